import { z } from "zod";
import { CHOICES, TRAVELLER_FIELDS, fieldOf } from "./traveller-fields";
import type { TravellerField, TravellerTexts } from "./traveller-fields";
import type { TravellerProblems } from "./traveller-rules";

/** Longer than any text that fits a field; a text that is too long for a ticket is refused beside its field. */
const LONGEST = 254;
const text = z.string().trim().max(LONGEST, `Use ${LONGEST} letters or fewer`).default("");

/** The form of several travellers; every field may be left empty, since the details need not be entered all at once. */
export function travellersFormSchema(people: readonly string[], others: readonly string[] = []) {
  const names = people.flatMap((person) => [...TRAVELLER_FIELDS, ...CHOICES].map((field) => fieldOf(person, field)));
  return z.object(Object.fromEntries([...names, ...others].map((name) => [name, text])));
}

/** The sent values for one traveller. */
export function textsSent(values: Readonly<Record<string, string>>, person: string): TravellerTexts {
  return Object.fromEntries(
    TRAVELLER_FIELDS.map((field) => [field, values[fieldOf(person, field)] ?? ""]),
  ) as TravellerTexts;
}

/** Fills empty fields with the known values. */
export function filledUp(texts: TravellerTexts, known: TravellerTexts): TravellerTexts {
  return Object.fromEntries(TRAVELLER_FIELDS.map((field) => [field, texts[field] || known[field]])) as TravellerTexts;
}

/** Whether all fields of a traveller are empty. */
export function isUntold(texts: TravellerTexts): boolean {
  return TRAVELLER_FIELDS.every((field) => texts[field] === "");
}

/** The problems of one traveller, by the names of the form. */
export function problemsIn(person: string, problems: TravellerProblems): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, words]) => [fieldOf(person, field as TravellerField), [words]]),
  );
}
