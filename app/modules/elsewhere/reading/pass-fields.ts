const MOST_LETTERS = 500;
const MOST_FIELDS = 40;
const GROUPS = ["headerFields", "primaryFields", "secondaryFields", "auxiliaryFields", "backFields"];

export type Thing = Record<string, unknown>;
export const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const textOf = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number"
    ? String(value).slice(0, MOST_LETTERS).trim() || undefined
    : undefined;

/** A field on the face or the back of a pass. */
export interface PassField {
  group: string;
  key: string;
  label: string;
  value: string;
  currency?: string;
}

const listOf = (value: unknown): Thing[] => (Array.isArray(value) ? value.slice(0, MOST_FIELDS).filter(isThing) : []);

/** Every field of a pass, in order. */
export function fieldsOf(face: Thing): PassField[] {
  return GROUPS.flatMap((group) =>
    listOf(face[group]).flatMap((field) => {
      const value = textOf(field.value);
      const currency = textOf(field.currencyCode);
      return value ? [{ group, key: textOf(field.key) ?? "", label: textOf(field.label) ?? "", value, currency }] : [];
    }),
  );
}

/** What a pass says for programs: on the pass itself and on each of its fields. */
export function semanticsOf(pass: Thing, face: Thing): Thing {
  const each = [pass.semantics, ...GROUPS.flatMap((group) => listOf(face[group]).map((field) => field.semantics))];
  return Object.assign({}, ...each.filter(isThing).reverse()) as Thing;
}

/** The texts of a pass's barcodes. */
export function barcodesOf(pass: Thing): string[] {
  return [...listOf(pass.barcodes), ...(isThing(pass.barcode) ? [pass.barcode] : [])].flatMap(({ message }) =>
    typeof message === "string" ? [message.slice(0, 2_000)] : [],
  );
}

/** Days that a pass is about. */
export function relevantDatesOf(pass: Thing): string[] {
  const dates = listOf(pass.relevantDates).flatMap((one) => textOf(one.date) ?? textOf(one.startDate) ?? []);
  return [textOf(pass.relevantDate), ...dates].flatMap((text) => text ?? []);
}
