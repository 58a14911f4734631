import { vi } from "vitest";
import { z } from "zod";
import { utcDateOf } from "#app/shared/calendar";

/** A schema as JSON Schema tells it, as far as these tests ask. */
interface Part {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  anyOf?: Part[];
  oneOf?: Part[];
  allOf?: Part[];
  items?: Part;
  minimum?: number;
  properties?: Record<string, Part>;
}

const partOf = (schema: z.ZodType): Part => z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Part;

function* placesIn(part: Part, at: readonly string[] = []): Generator<readonly string[]> {
  for (const one of [part.anyOf, part.oneOf, part.allOf].flatMap((list) => list ?? [])) yield* placesIn(one, at);
  for (const [name, one] of Object.entries(part.properties ?? {})) yield* placesIn(one, [...at, name]);
  if (part.items) yield* placesIn(part.items, [...at, "0"]);
  if (!part.properties && !part.items && at.length > 0) yield at;
}

/** The places of texts in the values of a schema: names, and "0" for an entry of a list. */
export function textPlaces(schema: z.ZodType): readonly (readonly string[])[] {
  return [...new Map([...placesIn(partOf(schema))].map((at) => [at.join("."), at])).values()];
}

/** The value with a text in a place. */
export function withText(value: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return text;
  if (name === "0") return [withText((value as unknown[] | undefined)?.[0], rest, text)];
  const fields = typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  return { ...fields, [name]: withText(fields[name], rest, text) };
}

export type Pair = readonly [name: string, value: string];

const inDays = (days: number) => utcDateOf(new Date(Date.now() + days * 86_400_000));
/** Usual values of a form's fields. */
const USUAL: Readonly<Record<string, string>> = {
  destination: "Lisbon",
  departureCity: "London",
  startDate: inDays(60),
  endDate: inDays(64),
  budgetTotal: "2000",
  email: "ann@example.com",
  firstName: "Ann",
  lastName: "Lee",
  password: "Harbour-light-7",
  confirmPassword: "Harbour-light-7",
  amount: "12.50",
  currency: "USD",
  date: inDays(61),
  start: "10:00",
  minutes: "60",
  hours: "work 9:00 to 17:00 on weekdays",
  appointments: "dinner on Friday at 20:00",
};

function usualOf(name: string, part: Part): string {
  const chosen = part.const ?? part.enum?.[0] ?? part.items?.enum?.[0] ?? USUAL[name];
  if (chosen !== undefined) return String(chosen);
  if (part.default !== undefined && typeof part.default !== "object") return String(part.default);
  return part.type === "number" || part.type === "integer" ? String(Math.max(1, part.minimum ?? 1)) : "Lisbon";
}

function shapesOf(part: Part): Record<string, Part>[] {
  const among = part.anyOf ?? part.oneOf;
  if (among) return among.flatMap(shapesOf);
  if (part.allOf)
    return part.allOf
      .map(shapesOf)
      .reduce((left, right) => left.flatMap((one) => right.map((other) => ({ ...one, ...other }))), [{}]);
  return part.properties ? [part.properties] : [];
}

/** The forms that a schema takes, filled in: one for each part of a union, and for each of its buttons. */
export function formsOf(schema: z.ZodType): Pair[][] {
  return shapesOf(partOf(schema)).flatMap((fields) => {
    const buttons = fields.intent?.enum ?? [fields.intent?.const];
    return buttons.map((button) =>
      Object.entries(fields).map(([name, part]): Pair => [
        name,
        name === "intent" && button !== undefined ? String(button) : usualOf(name, part),
      ]),
    );
  });
}

const isButton = (name: string): boolean => name === "intent";

/** Whether all of a form is in another one with the same button. */
export function isWithin(form: readonly Pair[], other: readonly Pair[]): boolean {
  return form.every(([name, value]) => other.some(([one, its]) => one === name && (!isButton(name) || its === value)));
}

/** The names that a call reads: of its query, its form or its headers. */
export async function namesAsked(
  of: typeof URLSearchParams | typeof FormData | typeof Headers,
  call: () => Promise<unknown>,
): Promise<string[]> {
  const names = new Set<string>();
  const noted = (["get", "getAll", "has"] as const).filter((method) => method in of.prototype);
  const spies = noted.map((method) => {
    const prototype = of.prototype as unknown as Record<string, (name: string) => unknown>;
    const real = prototype[method]!;
    return vi.spyOn(prototype, method).mockImplementation(function (this: unknown, name: string) {
      names.add(name);
      return real.call(this, name);
    });
  });
  try {
    await call();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  // Names that begin with an underscore are the form reader's own.
  return [...names].filter((name) => !name.startsWith("_"));
}
