import { calendarDay } from "#app/modules/catalogue/country/calendar-days";
import type { SunCalculator } from "#app/modules/catalogue/hours/opening-hours";
import { sunCalculatorFor } from "#app/modules/catalogue/hours/sun";
import type { LocalDate } from "#app/shared/calendar";
import type { DayRequest } from "../day/day-request";
import { roundUp } from "../day/visit-length";

type Where = Pick<DayRequest["destination"], "country" | "slug" | "lat" | "lon" | "timeZone">;

const suns = new WeakMap<Where, SunCalculator>();

function sunsetOn(where: Where, date: LocalDate): number {
  const sun = suns.get(where) ?? sunCalculatorFor(where);
  suns.set(where, sun);
  return sun(date).sunset;
}

/**
 * When people sit down to dinner on a day of Ramadan where they break the fast at tables: at sunset, all at once.
 * Minutes since local midnight; undefined on other days, and where they do so at home.
 */
export function iftarOn(where: Where, date: LocalDate): number | undefined {
  const { isRamadan, rules } = calendarDay(where.country, date, where.slug);
  return isRamadan && rules.iftar === "out" ? roundUp(sunsetOn(where, date)) : undefined;
}
