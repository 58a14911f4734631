import { z } from "zod";
import { oneLine } from "#app/shared/one-line";
import { DEPARTMENTS } from "./position";

const line = (missing: string) =>
  z
    .string({ error: missing })
    .transform(oneLine)
    .pipe(z.string({ error: missing }).min(1, missing).max(120, "Please use 120 characters or fewer"));
const text = (missing: string) =>
  z
    .string({ error: missing })
    .transform((typed) => typed.replace(/\r\n?/g, "\n").trim())
    .pipe(z.string({ error: missing }).min(1, missing).max(8_000, "Please use 8,000 characters or fewer"));
const list = z
  .string()
  .optional()
  .transform((typed = "") => typed.replace(/\r\n?/g, "\n").trim())
  .refine((typed) => typed.length <= 8_000, "Please use 8,000 characters or fewer");

/** A position as the desk writes it; lists have a line for each entry. */
export const positionSchema = z.object({
  title: line("Please enter a title"),
  department: z.enum(DEPARTMENTS, { error: "Please choose a department" }),
  location: line("Please enter a place, or Remote"),
  type: line("Please enter a type, such as Full-time"),
  level: line("Please enter a level, such as Senior"),
  description: text("Please describe the position"),
  responsibilities: text("Please enter at least one line"),
  requirements: text("Please enter at least one line"),
  niceToHave: list,
  benefits: list,
});

export type PositionInput = z.infer<typeof positionSchema>;
