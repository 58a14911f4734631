import { sentText } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";

/** The fields of one person, in the order of the form. */
export const TRAVELLER_FIELDS = [
  ...(["title", "givenName", "familyName", "bornOn", "gender"] as const),
  ...(["passportNumber", "passportCountry", "passportExpires"] as const),
] as const;
export type TravellerField = (typeof TRAVELLER_FIELDS)[number];

/** The typed values for one traveller; an empty field is an empty text. */
export type TravellerTexts = Record<TravellerField, string>;
/** The texts of an empty form. */
export function emptyTexts(): TravellerTexts {
  return Object.fromEntries(TRAVELLER_FIELDS.map((field) => [field, ""])) as TravellerTexts;
}

/** Fields beside those of a traveller: a saved traveller to use, and whether to save this one. */
export const CHOICES = ["saved", "remember"] as const;

/** The name of a field of one person in a form of several. */
export function fieldOf(person: string, field: TravellerField | (typeof CHOICES)[number]): string {
  return `${person}-${field}`;
}

/** The typed values for one traveller in a form that was refused. */
export function textsTyped(problem: FormProblem, person: string): TravellerTexts {
  return Object.fromEntries(
    TRAVELLER_FIELDS.map((field) => [field, sentText(problem, fieldOf(person, field)) ?? ""]),
  ) as TravellerTexts;
}
