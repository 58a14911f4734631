import { Temporal } from "temporal-polyfill";
import type { LocalDate } from "#app/shared/calendar";
import { OPENS_DAYS_BEFORE } from "./sealed-terms";
import type { SurpriseRequest } from "./surprise";

/** The wish of a traveller who does not want to know the destination. */
export interface SealedWish {
  request: SurpriseRequest;
  /** ISO codes of the countries that issued the party's passports. */
  passports: string[];
  /** The day on which the first of them runs out. */
  validUntil: LocalDate;
  /** Destinations that a traveller refuses, or has visited: ISO codes of countries, and slugs of places. */
  refused: { countries: string[]; places: string[] };
  /** The most that flights and stay may cost the whole party, in minor units. */
  limitMinor: number;
}

const OPENS_AT_HOUR = 9;

/** The opening of the envelope: nine in the morning at the place of departure. @returns UTC ISO instant */
export function opensAt(startDate: LocalDate, timeZone: string): string {
  const day = Temporal.PlainDate.from(startDate).subtract({ days: OPENS_DAYS_BEFORE });
  const nine = day.toZonedDateTime({ timeZone, plainTime: { hour: OPENS_AT_HOUR } });
  return new Date(nine.epochMilliseconds).toISOString();
}
