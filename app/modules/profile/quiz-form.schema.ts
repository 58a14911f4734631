import { z } from "zod";
import { QUESTION_IDS } from "./quiz";

/** The form of a question, and the button that begins the quiz anew. */
export const quizFormSchema = z.object({
  intent: z.enum(["answer", "skip", "retake"]).catch("answer"),
  question: z.enum(QUESTION_IDS).optional(),
  choice: z.array(z.string()).default([]),
});
