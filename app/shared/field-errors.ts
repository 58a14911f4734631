import type { z } from "zod";

/** Messages of a failed parse by dotted field path; those of the whole go under "form". */
export function fieldErrors(error: z.ZodError, whole = "form"): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const messages = (fields[issue.path.join(".") || whole] ??= []);
    if (!messages.includes(issue.message)) messages.push(issue.message);
  }
  return fields;
}
