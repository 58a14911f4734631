/** What is wrong with a form that was sent, and what was in it: a page shows the one beside the other. */
export interface FormProblem {
  /** Messages by the name of the field. */
  fields: Record<string, string[]>;
  /** Of the form as a whole. */
  message: string | null;
  /** What was sent, without secrets. */
  values: Record<string, string | string[] | undefined>;
}

/** The text that was sent in a field; undefined when nothing was sent or the field is no text. */
export function sentText(problem: Pick<FormProblem, "values"> | undefined, name: string): string | undefined {
  const value = problem?.values[name];
  return Array.isArray(value) ? value[0] : value;
}

/** All that was sent under a name: of boxes that were ticked, or of a list. */
export function sentList(problem: Pick<FormProblem, "values">, name: string): string[] {
  const value = problem.values[name];
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
}

/** The fields that have messages, for the summary above a form. */
export function listProblems(fields: FormProblem["fields"]): { id: string; text: string }[] {
  return Object.entries(fields).flatMap(([id, texts]) => texts.map((text) => ({ id, text })));
}
