import { sunCalculatorFor } from "#app/modules/catalogue/hours/sun";
import { monthOf } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import type { DayRequest } from "../day/day-request";

type Where = Pick<DayRequest["destination"], "lat" | "lon" | "timeZone" | "highs" | "rainDays">;

/** Mean daily highs of a month, degrees Celsius: one sits in the sun, stays out of it, warms up, goes into the water. */
const PLEASANT = { from: 15, below: 33 };
const COLD_BELOW = 6;
const WATER_FROM = 18;
const SNOW_BELOW = 8;
/** With more days of rain in a month nobody counts on the sun. */
const MOST_RAIN_DAYS = 14;
/** Long before it sets the sun is behind the houses. */
const LOW_SUN = 60;

/** What the sky and the month are like during a while, as far as words depend on it. */
export interface Weather {
  isSunny: boolean;
  isLight: boolean;
  isCold: boolean;
}

/** The weather of a while by the sun of its day and the means of its month. @param start minutes since local midnight */
export function weatherIn(where: Where, date: LocalDate, start: number, end: number): Weather {
  const { dawn, dusk, sunrise, sunset } = sunCalculatorFor(where)(date);
  const high = highOf(where, date);
  const isPleasant = high >= PLEASANT.from && high < PLEASANT.below;
  const rainDays = where.rainDays?.[monthOf(date) - 1] ?? 0;
  return {
    isSunny: isPleasant && rainDays <= MOST_RAIN_DAYS && start >= sunrise + LOW_SUN && end <= sunset - LOW_SUN,
    isLight: start >= dawn && end <= dusk,
    isCold: high < COLD_BELOW,
  };
}

function highOf({ highs }: Pick<Where, "highs">, date: LocalDate): number {
  return highs?.[monthOf(date) - 1] ?? (PLEASANT.from + PLEASANT.below) / 2;
}

/** Whether it is too cold to lie on a beach and to go into the water. */
export function isTooColdToBathe(where: Pick<Where, "highs">, date: LocalDate): boolean {
  return highOf(where, date) < WATER_FROM;
}

const IN_THE_WATER = /\b(swim(ming|s)?|bath(e|ing)|dip|paddle|snorkel(ling)?|sunbath(e|ing)|suncream|towel)\b/i;
const IN_THE_SNOW = /\b(ski(ing|s)?|sledg(e|es|ing)|in the snow|snow(shoes|shoeing|drifts))\b/i;

/** Whether a remark is about bathing in the cold, or about snow when there is none. */
export function isOfOtherWeather(remark: string, where: Pick<Where, "highs">, date: LocalDate): boolean {
  if (IN_THE_WATER.test(remark)) return isTooColdToBathe(where, date);
  return IN_THE_SNOW.test(remark) && highOf(where, date) >= SNOW_BELOW;
}
