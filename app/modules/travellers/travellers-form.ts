import { z } from "zod";
import { CHOICES, TRAVELLER_FIELDS, fieldOf } from "./traveller-fields";
import type { TravellerField, TravellerTexts } from "./traveller-fields";
import type { TravellerProblems } from "./traveller-rules";

/** Longer than anything that fits a field; what is too long for a ticket is said beside it. */
const LONGEST = 254;
const text = z.string().trim().max(LONGEST, `Use ${LONGEST} letters or fewer`).default("");

/** The form of so many people; every field may be left empty, since not everything has to be told at once. */
export function travellersFormSchema(people: readonly string[], others: readonly string[] = []) {
  const names = people.flatMap((person) => [...TRAVELLER_FIELDS, ...CHOICES].map((field) => fieldOf(person, field)));
  return z.object(Object.fromEntries([...names, ...others].map((name) => [name, text])));
}

/** What was sent for one person. */
export function textsSent(values: Readonly<Record<string, string>>, person: string): TravellerTexts {
  return Object.fromEntries(
    TRAVELLER_FIELDS.map((field) => [field, values[fieldOf(person, field)] ?? ""]),
  ) as TravellerTexts;
}

/** Where a field was left empty, what is known already stands in it. */
export function filledUp(texts: TravellerTexts, known: TravellerTexts): TravellerTexts {
  return Object.fromEntries(TRAVELLER_FIELDS.map((field) => [field, texts[field] || known[field]])) as TravellerTexts;
}

/** Whether nothing was told of somebody. */
export function isUntold(texts: TravellerTexts): boolean {
  return TRAVELLER_FIELDS.every((field) => texts[field] === "");
}

/** What is wrong with one person, by the names of the form. */
export function problemsIn(person: string, problems: TravellerProblems): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, words]) => [fieldOf(person, field as TravellerField), [words]]),
  );
}
