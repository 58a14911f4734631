import { z } from "zod";
import { oneLine } from "#app/shared/one-line";
import { MOST_NOTES } from "./trip";

const MOST_NAME = 80;

const NAMELESS = "Give the trip a name";

/** A new name of a trip. */
export const renameSchema = z.object({
  tripName: z
    .string({ error: NAMELESS })
    .transform(oneLine)
    .refine((name) => name !== "", { error: NAMELESS })
    .refine((name) => name.length <= MOST_NAME, { error: `Use ${MOST_NAME} characters or fewer.` }),
});

/** The owner's notes on a trip; an empty field takes the notes away. */
export const notesSchema = z.object({
  notes: z
    .string()
    .default("")
    .transform((text) => text.replace(/\r\n?/g, "\n").trimEnd())
    .refine((text) => text.length <= MOST_NOTES, {
      error: `Use ${MOST_NOTES.toLocaleString("en")} characters or fewer`,
    }),
});
