import { z } from "zod";
import { PROBLEM_KINDS, REPORT_STATUSES } from "./report";

const lines = (text: string): string => text.replace(/\r\n?/g, "\n").trim();

/** A traveller's report about a place. */
export const reportSchema = z
  .object({
    place: z.string({ error: "We don't know that place" }).max(160),
    problem: z.enum(PROBLEM_KINDS, { error: "Please choose what is wrong" }),
    words: z
      .string()
      .optional()
      .transform((text = "") => lines(text))
      .refine((text) => text.length <= 2_000, "Please use 2,000 characters or fewer"),
  })
  .refine(({ problem, words }) => problem !== "other" || words !== "", {
    path: ["words"],
    message: "Please tell us what is wrong",
  });

/** The desk's decision about a report. */
export const decisionSchema = z
  .object({
    status: z.enum(REPORT_STATUSES, { error: "Please choose a status" }),
    change: z
      .string()
      .optional()
      .transform((text = "") => lines(text))
      .refine((text) => text.length <= 2_000, "Please use 2,000 characters or fewer"),
    /** Whether the photograph of the place is taken away with the decision. */
    takeAway: z.literal("on").optional(),
  })
  .refine(({ status, change }) => status === "new" || change !== "", {
    path: ["change"],
    message: "Please say what was changed, or why nothing was",
  });

export type ReportDecision = z.infer<typeof decisionSchema>;
