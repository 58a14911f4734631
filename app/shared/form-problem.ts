/** The problems of a form that was sent, and its values: a page shows both beside each other. */
export interface FormProblem {
  /** Messages by the name of the field. */
  fields: Record<string, string[]>;
  /** The message about the form as a whole. */
  message: string | null;
  /** The sent values, without secrets. */
  values: Record<string, string | string[] | undefined>;
}

/** The problem of a form that is refused as a whole: by a button, or by the state that it would change. */
export function problemOf(message: string | null, values: FormProblem["values"] = {}): FormProblem {
  return { fields: {}, message, values };
}

/** A problem in one text, for where no fields are shown. */
export function problemInWords({ message, fields }: Pick<FormProblem, "message" | "fields">): string {
  return message ?? [...new Set(Object.values(fields).flat())].join(" ");
}

/** The text that was sent in a field; undefined when nothing was sent or the field is no text. */
export function sentText(problem: Pick<FormProblem, "values"> | undefined, name: string): string | undefined {
  const value = problem?.values[name];
  return Array.isArray(value) ? value[0] : value;
}

/** All values that were sent under a name: of ticked boxes, or of a list. */
export function sentList(problem: Pick<FormProblem, "values">, name: string): string[] {
  const value = problem.values[name];
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
}

/**
 * The fields that have messages, for the summary above a form; a message that two fields share stands once.
 * @param order the names of the fields as the page has them, where the messages may come in another order
 */
export function listProblems(
  fields: FormProblem["fields"],
  order: readonly string[] = [],
): { id: string; text: string }[] {
  const place = (id: string): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return Object.entries(fields)
    .flatMap(([id, texts]) => texts.map((text) => ({ id, text })))
    .sort((one, other) => place(one.id) - place(other.id))
    .filter(({ text }, index, all) => all.findIndex((one) => one.text === text) === index);
}
