import { Temporal } from "temporal-polyfill";
import type { LocalDate } from "#app/shared/calendar";
import { OPENS_DAYS_BEFORE } from "./sealed-terms";
import type { SurpriseRequest } from "./surprise";

/** What somebody asks for who does not want to know where it goes. */
export interface SealedWish {
  request: SurpriseRequest;
  /** ISO codes of the countries that issued the party's passports. */
  passports: string[];
  /** The day on which the first of them runs out. */
  validUntil: LocalDate;
  /** Where nobody wants to go, or has been: ISO codes of countries, and slugs of places. */
  refused: { countries: string[]; places: string[] };
  /** What flights and stay may cost the whole party at most, in minor units. */
  limitMinor: number;
}

const OPENS_AT_HOUR = 9;

/** When the envelope opens: at nine in the morning where the trip sets out from. @returns UTC ISO instant */
export function opensAt(startDate: LocalDate, timeZone: string): string {
  const day = Temporal.PlainDate.from(startDate).subtract({ days: OPENS_DAYS_BEFORE });
  const nine = day.toZonedDateTime({ timeZone, plainTime: { hour: OPENS_AT_HOUR } });
  return new Date(nine.epochMilliseconds).toISOString();
}
