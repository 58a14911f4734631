import type { DestinationSource } from "../schema/destination.schema";
import { monthly } from "./explore-item";

/** The usual weather of a month. */
export interface MonthClimate {
  /** 1 to 12. */
  month: number;
  /** Mean daily high and low, degrees Celsius. */
  high: number;
  low: number;
  /** Millimetres, and days with rain. */
  rain: number;
  rainDays: number;
  /** Degrees Celsius, by the sea only. */
  sea?: number;
}

const WARM = { from: 22, to: 33 };
const MILD = { from: 13, to: 26 };
const COLD_BELOW = 9;
const MAX_RAIN_DAYS = 7;
const MAX_RAIN_MM = 80;

/** The climate of a place by month, January first. */
export function climateByMonth({ climate }: Pick<DestinationSource, "climate">): MonthClimate[] {
  const [high, low, rain, rainDays] = [climate.high, climate.low, climate.rain, climate.rainDays].map(monthly);
  const sea = climate.sea === undefined ? undefined : monthly(climate.sea);
  return Array.from({ length: 12 }, (_, index) => ({
    month: index + 1,
    high: high?.[index] ?? 0,
    low: low?.[index] ?? 0,
    rain: rain?.[index] ?? 0,
    rainDays: rainDays?.[index] ?? 0,
    ...(sea && { sea: sea[index] ?? 0 }),
  }));
}

/** Warm is a day of 22 to 33 degrees. */
export function isWarm({ high }: MonthClimate): boolean {
  return high >= WARM.from && high <= WARM.to;
}

/** Mild is a day of 13 to 26 degrees. */
export function isMild({ high }: MonthClimate): boolean {
  return high >= MILD.from && high <= MILD.to;
}

/** Cold is a day that stays below 9 degrees. */
export function isCold({ high }: MonthClimate): boolean {
  return high < COLD_BELOW;
}

/** Dry is at most seven days of rain and 80 mm in the month. */
export function isDry({ rain, rainDays }: MonthClimate): boolean {
  return rainDays <= MAX_RAIN_DAYS && rain <= MAX_RAIN_MM;
}

/** Places that are warm and dry in a month, the driest and then the mildest first. */
export function warmAndDryIn<T extends Pick<DestinationSource, "climate" | "name">>(
  places: readonly T[],
  month: number,
): { place: T; climate: MonthClimate }[] {
  return places
    .flatMap((place) => {
      const climate = climateByMonth(place)[month - 1];
      return climate && isWarm(climate) && isDry(climate) ? [{ place, climate }] : [];
    })
    .sort(
      (a, b) =>
        a.climate.rainDays - b.climate.rainDays ||
        Math.abs(a.climate.high - 27) - Math.abs(b.climate.high - 27) ||
        a.place.name.localeCompare(b.place.name, "en"),
    );
}
