/** A JSON Schema as our descriptions write it. */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  contentEncoding?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
}

export interface Field {
  /** Dotted; a list adds "[]". */
  name: string;
  words: string;
  isRequired: boolean;
  note?: string;
}

/** Longer lists of choices are named by their first few. */
const MOST_CHOICES = 8;

const shapeName = (ref: string): string => ref.replace(/^.*\//, "");

function choices(values: readonly unknown[]): string {
  const shown = values.slice(0, MOST_CHOICES).map(String);
  const rest = values.length - shown.length;
  return shown.join(", ") + (rest > 0 ? ` or ${rest} more` : "");
}

function between(least: number | undefined, most: number | undefined, unit = ""): string {
  const said = unit && ` ${unit}`;
  if (least !== undefined && most !== undefined) return `, ${least} to ${most}${said}`;
  if (most !== undefined) return `, up to ${most}${said}`;
  return least !== undefined && least > (unit ? 1 : 0) ? `, at least ${least}${said}` : "";
}

const FORMATS: Record<string, string> = { "date-time": "instant, UTC", date: "day" };

/** A value's type and bounds in a few words: "whole number, 1 to 9". */
export function wordsOf(schema: JsonSchema): string {
  const { $ref, type, anyOf, items } = schema;
  if ($ref) return shapeName($ref);
  if (schema.const !== undefined) return `always ${JSON.stringify(schema.const)}`;
  if (schema.enum) return choices(schema.enum);
  if (anyOf)
    return anyOf
      .map((one) => (one.type === "null" ? "nothing" : wordsOf(one)))
      .filter((words, index, all) => all.indexOf(words) === index)
      .join(", or ");
  if (type === "array")
    return `list of: ${items ? wordsOf(items) : "anything"}${between(schema.minItems, schema.maxItems, "entries")}`;
  if (type === "integer") return `whole number${between(schema.minimum, schema.maximum)}`;
  if (type === "number") return `number${between(schema.minimum, schema.maximum)}`;
  if (type === "boolean") return "true or false";
  if (type === "object") return "object";
  if (type !== "string") return "anything";
  if (schema.contentEncoding === "binary") return "file";
  const minLength = (schema.minLength ?? 0) > 1 ? schema.minLength : undefined;
  return `${FORMATS[schema.format ?? ""] ?? "text"}${between(minLength, schema.maxLength, "characters")}`;
}

function* linesOf(schema: JsonSchema, prefix: string): Generator<Field> {
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    const inner = part.type === "array" ? (part.items ?? {}) : part;
    const objects = [inner, ...(inner.anyOf ?? [])].filter(({ properties }) => properties !== undefined);
    const at = `${prefix}${name}`;
    yield {
      name: at,
      words: wordsOf(part) + (part.default === undefined ? "" : `; ${JSON.stringify(part.default)} when left out`),
      isRequired: schema.required?.includes(name) ?? false,
      ...(part.description !== undefined && { note: part.description }),
    };
    for (const object of objects) yield* linesOf(object, `${at}${part.type === "array" ? "[]" : ""}.`);
  }
}

/** The fields of an object and of the objects in it, a line each; named shapes are not opened. */
export function fieldsOf(schema: JsonSchema): Field[] {
  return [...linesOf(schema, "")];
}
