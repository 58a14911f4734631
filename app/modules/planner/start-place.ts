import type { Picture } from "#app/modules/catalogue/art/poster-view";
import { climateByMonth } from "#app/modules/catalogue/places/explore-climate";
import type { MonthClimate } from "#app/modules/catalogue/places/explore-climate";
import type { DestinationSource } from "#app/modules/catalogue/schema/destination.schema";
import { TRIP_LIMITS } from "#app/config/product";
import { daysBetween, eachDay, isLocalDate, monthOf } from "#app/shared/calendar";
import { formatCount } from "#app/shared/format";
import { MONTHS } from "#app/shared/months";
import { degreesIn, formatTemperature } from "#app/shared/units";
import type { Units } from "#app/shared/units";
import type { StartValues } from "./start-form";

/** More months than a stay of three weeks can touch. */
const MOST_MONTHS = 2;

/** The first step's words about the place that it names. */
export interface StartPlace {
  slug: string;
  name: string;
  /** In words. */
  country: string;
  /** By month, January first: the mean daily high, in the degrees of the traveller. */
  highs: number[];
  /** By month, January first: the usual weather, as part of a sentence. */
  usual: string[];
  /** 1 to 12. */
  best: readonly number[];
  /** The months of the typed dates. */
  chosen: number[];
}

/** A place with its picture. */
export type ShownPlace = StartPlace & { picture: Picture };

/** A place that the typed text may mean, or a route through a country, with its poster. */
export interface PlaceChoice {
  name: string;
  /** In words; of a route, how many of our places it may go to. */
  country: string;
  src: string;
  /** The whole text of the field once it is taken: with the names typed before it. */
  text: string;
}

/** A place at its best in a month, for a traveller who has named none yet. */
export interface PlaceInSeason {
  slug: string;
  name: string;
  month: string;
  picture: Picture;
}

function monthInWords({ high, low, rainDays }: MonthClimate, units: Units): string {
  const rain = rainDays < 1 ? "hardly any rain" : `rain on ${formatCount(Math.round(rainDays), "day")}`;
  return `about ${formatTemperature(high, units)} by day, ${formatTemperature(low, units)} at night, ${rain}`;
}

/** The months, 1 to 12, that dates touch in their order; none for dates that no trip can have. */
function monthsOf({ startDate, endDate }: Pick<StartValues, "startDate" | "endDate">): number[] {
  if (!isLocalDate(startDate)) return [];
  if (!isLocalDate(endDate) || endDate < startDate) return [monthOf(startDate)];
  if (daysBetween(startDate, endDate) > TRIP_LIMITS.maxNights) return [];
  return [...new Set(eachDay(startDate, endDate).map(monthOf))].slice(0, MOST_MONTHS);
}

/** A place as the first step shows it beside the form, with the weather of the typed dates. */
export function startPlace(
  destination: Pick<DestinationSource, "slug" | "name" | "climate" | "bestMonths">,
  country: string,
  dates: Pick<StartValues, "startDate" | "endDate">,
  units: Units,
): StartPlace {
  const months = climateByMonth(destination);
  const chosen = monthsOf(dates);
  return {
    slug: destination.slug,
    name: destination.name,
    country,
    highs: months.map(({ high }) => Math.round(degreesIn(high, units)) || 0),
    usual: months.map((one) => monthInWords(one, units)),
    best: destination.bestMonths,
    chosen,
  };
}

/** The usual weather of the months of the dates, a sentence each; empty while there are no dates. */
export function weatherOf({ name, chosen, usual }: Pick<StartPlace, "name" | "chosen" | "usual">): string[] {
  return chosen.map((month, index) =>
    index === 0
      ? `${name} in ${MONTHS[month - 1]}: ${usual[month - 1]}.`
      : `In ${MONTHS[month - 1]}: ${usual[month - 1]}.`,
  );
}
