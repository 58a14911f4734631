import { z } from "zod";
import { INBOX_STATUSES } from "./inbox";

const TEXT = "Please write something first";
const text = z
  .string({ error: TEXT })
  .transform((typed) => typed.replace(/\r\n?/g, "\n").trim())
  .pipe(z.string({ error: TEXT }).min(1, TEXT).max(8_000, "Please use 8,000 characters or fewer"));

/** The actions on an entry of the inbox. */
export const inboxSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("reply-send"), reply: text }),
  z.object({ intent: z.literal("note-add"), note: text }),
  z.object({ intent: z.literal("status-set"), status: z.enum(INBOX_STATUSES, { error: "Please choose a status" }) }),
  z.object({
    intent: z.literal("subject-delete"),
    understood: z.literal("on", { error: "Tick the box to delete it for good" }),
  }),
]);

export type InboxIntent = z.infer<typeof inboxSchema>;
