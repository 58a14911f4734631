import { sentText } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";

/** The fields of one person, in the order of the form. */
export const TRAVELLER_FIELDS = [
  ...(["title", "givenName", "familyName", "bornOn", "gender"] as const),
  ...(["passportNumber", "passportCountry", "passportExpires"] as const),
] as const;
export type TravellerField = (typeof TRAVELLER_FIELDS)[number];

/** What was typed for one person; a field that was left empty is an empty text. */
export type TravellerTexts = Record<TravellerField, string>;
/** Nothing of anybody. */
export function emptyTexts(): TravellerTexts {
  return Object.fromEntries(TRAVELLER_FIELDS.map((field) => [field, ""])) as TravellerTexts;
}

/** Beside the fields of a person: somebody saved to take, and whether to save this one. */
export const CHOICES = ["saved", "remember"] as const;

/** The name of a field of one person in a form of several. */
export function fieldOf(person: string, field: TravellerField | (typeof CHOICES)[number]): string {
  return `${person}-${field}`;
}

/** What was typed for one person in a form that was refused. */
export function textsTyped(problem: FormProblem, person: string): TravellerTexts {
  return Object.fromEntries(
    TRAVELLER_FIELDS.map((field) => [field, sentText(problem, fieldOf(person, field)) ?? ""]),
  ) as TravellerTexts;
}
