import { z } from "zod";
import type { Declaration } from "#app/http/api/operation";

interface Part {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Part[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  items?: Part;
  properties?: Record<string, Part>;
  required?: string[];
}

const partsOf = (schema: z.ZodType): Part => z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Part;

const OTHER_TYPES: unknown[] = [null, 7.5, "zzz", true, [], {}, ["x"], { x: 1 }, -1, 1e308, "x".repeat(5_000)];

/** Values most of which do not fit the part. */
function oddValues({ minimum, maximum, maxLength, maxItems, items }: Part): unknown[] {
  return [
    ...OTHER_TYPES,
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + 1]),
    ...(maxLength === undefined ? [] : ["x".repeat(maxLength + 1)]),
    ...(maxItems === undefined ? [] : [Array<unknown>(maxItems + 1).fill(items?.enum?.[0] ?? "x")]),
  ];
}

/** The body with one part replaced, or left out, at every place that its schema names. */
function* changed(part: Part, value: unknown, path: string): Generator<{ what: string; value: unknown }> {
  for (const odd of oddValues(part)) yield { what: `${path} = ${JSON.stringify(odd).slice(0, 40)}`, value: odd };
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  if (!part.properties && !isObject) return;
  const fields = isObject ? (value as Record<string, unknown>) : {};
  for (const name of part.required ?? [])
    yield { what: `${path} without ${name}`, value: { ...fields, [name]: undefined } };
  for (const [name, inner] of Object.entries(part.properties ?? {}))
    for (const one of changed(inner, fields[name], `${path}.${name}`))
      yield { what: one.what, value: { ...fields, [name]: one.value } };
}

/** Bodies that the schema does not take, from every place of it; at least one. */
export function wrongBodies(schema: z.ZodType, example: unknown): { what: string; text: string }[] {
  const wrong = [...changed(partsOf(schema), example, "body")]
    .filter(({ value }) => !schema.safeParse(value).success)
    .map(({ what, value }) => ({ what, text: JSON.stringify(value) }));
  if (wrong.length === 0) throw new Error("This body takes anything");
  return wrong;
}

/** Queries that the declaration does not take. */
export function wrongQueries({ query, example }: Declaration): { what: string; query: Record<string, string> }[] {
  if (!query) return [];
  return Object.entries(partsOf(query).properties ?? {}).flatMap(([name, part]) =>
    oddValues(part)
      .map((odd) => ({ ...example.query, [name]: typeof odd === "object" ? JSON.stringify(odd) : String(odd) }))
      .filter((asked) => !query.safeParse(asked).success)
      .map((asked) => ({ what: `${name}=${asked[name]?.slice(0, 40)}`, query: asked })),
  );
}

const FEW = 2;
const LONG = 240;

const DAY_MS = 86_400_000;

/** Days from today on as the description fills them in: `{date+60}`. */
function withoutDays(text: string, today: string): string {
  return text.replace(/^\d{4}-\d{2}-\d{2}(?=$|T)/, (date) =>
    date < today ? date : `{date+${Math.round((Date.parse(date) - Date.parse(today)) / DAY_MS)}}`,
  );
}

/** An answer as descriptions show it: a few entries of each list, and the beginning of long texts. */
export function shortened(value: unknown, today: string): unknown {
  if (typeof value === "string") {
    const text = value.replace(/^http:\/\/(localhost|127\.0\.0\.1):\d+/, "https://voyance.example");
    return text.length > LONG ? `${text.slice(0, LONG)}…` : withoutDays(text, today);
  }
  if (Array.isArray(value)) return value.slice(0, FEW).map((one) => shortened(one, today));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, /token$/i.test(name) ? "…" : shortened(inner, today)]),
  );
}
