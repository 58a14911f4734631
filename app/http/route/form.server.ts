import { data } from "@remix-run/node";
import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { LONGEST_TEXT, beginning, tooLong } from "#app/shared/bounded-text";
import type { FormProblem } from "#app/shared/form-problem";
import { PASTED } from "#app/modules/planner/own-step";

/** The most letters of an over-long text that go back to the page that sent it. */
const LONGEST_KEPT = 4 * LONGEST_TEXT;
/** The most values of one name that go back to the page. */
const MOST_KEPT = 40;
/**
 * Names are flat: conform reads dots and brackets as paths, and one field named `x[99999999]` would become a list of a
 * hundred million. Names that begin with an underscore are conform's own.
 */
const FLAT_NAME = /^[A-Za-z][\w-]{0,63}$/;
/** The most fields of a form, and of one name: the code that reads them takes time by the square of these. */
const MOST_FIELDS = 1_000;
const MOST_OF_ONE_NAME = 200;
const SECRET = /password|token/i;
/** A message about one of these fields is about a button or a hidden field, so it stands above the form. */
const UNSEEN = /^(intent|.*Token|.*Id|.*Key)$/;

/** The answer to a button that this version does not have. */
const UNKNOWN_BUTTON = "We don't know that button. Reload the page and try again.";

/**
 * Fields without NUL, which no keyboard types and not every database can keep.
 * @throws a 400 answer for more fields than any page has
 */
export function cleanFields(fields: Iterable<[string, FormDataEntryValue]>): FormData {
  const kept = new FormData();
  const counts = new Map<string, number>();
  let total = 0;
  for (const [name, value] of fields) {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    total += 1;
    if (total > MOST_FIELDS || count > MOST_OF_ONE_NAME) throw brokenForm();
    if (!FLAT_NAME.test(name)) continue;
    if (typeof value === "string") kept.append(name, value.replaceAll("\0", ""));
    else kept.append(name, value);
  }
  return kept;
}

/** The answer to a body that is not a form, which the page's error boundary shows. */
export function brokenForm() {
  return data(
    { code: "BAD_REQUEST", message: "Part of the form got lost. Please go back and send it again." },
    { status: 400 },
  );
}

/**
 * The fields of a posted form.
 * @throws a 400 answer for a body that is not a form
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return cleanFields(await request.formData());
  } catch {
    throw brokenForm();
  }
}

/** A form that was read by its schema: its value, or the problem with it. */
export type Submitted<Value> =
  | { status: "success"; value: Value; problem: FormProblem }
  | { status: "error"; problem: FormProblem };

/** The most letters of fields that take more than {@link LONGEST_TEXT}. */
export type LongerFields = Readonly<Record<string, number>>;

/**
 * The form with every text cut to the bound of its field, so that the schema's rules are bounded; and the names of the
 * cut fields.
 */
function cutTexts(form: FormData, longer: LongerFields): { cut: FormData; tooMuch: Map<string, number> } {
  const cut = new FormData();
  const tooMuch = new Map<string, number>();
  for (const [name, value] of form) {
    const most = longer[name] ?? LONGEST_TEXT;
    if (typeof value === "string" && value.length > most) tooMuch.set(name, most);
    cut.append(name, typeof value === "string" ? beginning(value, most) : value);
  }
  return { cut, tooMuch };
}

/** Whether a schema reads a field; a text that it does not read is judged by the schema of its own button. */
function reads(schema: z.ZodType, name: string): boolean {
  return !(schema instanceof z.ZodObject) || name in schema.shape;
}

/**
 * The one way in which a form becomes values: conform turns its fields into the types of the schema (an empty field is
 * none, one ticked box is a list of one, "3" is a number), and keeps the sent text for the page. A text of more than
 * {@link LONGEST_TEXT} letters in a field that the schema reads is refused beside it, whatever the schema would take.
 * The `problem` of a success carries the values only, for a use case that refuses them.
 */
export function readSubmission<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  longer: LongerFields = {},
): Submitted<z.output<Schema>> {
  const { cut, tooMuch } = cutTexts(form, longer);
  const submission = parseWithZod(cut, { schema });
  const secrets = [...new Set(form.keys())].filter((name) => SECRET.test(name));
  const { error, initialValue } = submission.reply({ hideFields: secrets });
  const whole = [...tooMuch.keys()].filter((name) => !secrets.includes(name)).map((name) => [name, form.getAll(name)]);
  const values = keptValues({ ...initialValue, ...Object.fromEntries(whole) });
  const problem: FormProblem = { fields: {}, message: null, values };
  const judged = [...tooMuch].filter(([name]) => reads(schema, name));
  if (submission.status === "success" && judged.length === 0)
    return { status: "success", value: submission.value, problem };
  const say = (name: string, messages: readonly string[]): void => {
    if (name === "" || UNSEEN.test(name)) problem.message ??= messages[0]!;
    else problem.fields[name] ??= [...new Set(messages)];
  };
  for (const [name, messages] of Object.entries(error ?? {})) if (messages?.length) say(name, messages);
  // Where the field has a bound, the schema's own sentence names it.
  for (const [name, most] of judged) say(name, [tooLong(most)]);
  return { status: "error", problem };
}

/** Reads the body and then the form. @throws a 400 answer for a body that is not a form */
export async function parseForm<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<Submitted<z.output<Schema>>> {
  return readSubmission(await readForm(request), schema);
}

function keptValues(payload: Record<string, unknown>): FormProblem["values"] {
  const texts = (value: unknown): string[] =>
    (Array.isArray(value) ? value : [value])
      .filter((one): one is string => typeof one === "string")
      .slice(0, MOST_KEPT)
      .map((text) => text.slice(0, LONGEST_KEPT));
  return Object.fromEntries(
    Object.entries(payload).flatMap(([name, value]) => {
      const kept = texts(value);
      const [only] = kept;
      return only === undefined ? [] : [[name, kept.length > 1 ? kept : only]];
    }),
  );
}

/** The schema of a form that is only its buttons, each with a noun-verb name under `intent`. */
export function buttonSchema<const Intents extends readonly [string, ...string[]]>(intents: Intents) {
  return z.object({ intent: z.enum(intents, { error: UNKNOWN_BUTTON }) });
}

/** A field's text, cut to the most letters; a file sent in its place is no text. */
export function textOf(form: FormData, name: string, most = LONGEST_TEXT): string {
  const value = form.get(name);
  return typeof value === "string" ? value.slice(0, most) : "";
}

/** The bytes of a file in a form; empty for a form without it. */
export async function bytesOfFile(form: FormData, name: string): Promise<Uint8Array> {
  const file = form.get(name);
  return file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
}

/** The booking that a traveller brings: the bytes of its file or, where none was chosen, of its words, which stay. */
export async function broughtBooking(form: FormData): Promise<{ bytes: Uint8Array; pasted: string }> {
  const pasted = textOf(form, PASTED.field, PASTED.most);
  const file = await bytesOfFile(form, "bookingFile");
  return { bytes: file.length > 0 ? file : new TextEncoder().encode(pasted), pasted };
}
