import { formatHeight } from "#app/shared/units";
import type { Units } from "#app/shared/units";
import type { Leg, LegMode } from "./itinerary";

/** How a way is told after its minutes: "12 min walk", "24 min by metro". */
export const MODE_WORDS: Readonly<Record<LegMode, string>> = {
  walk: "walk",
  transit: "by local transport",
  metro: "by metro",
  tram: "by tram",
  bus: "by bus",
  train: "by train",
  ferry: "by ferry",
  boat: "by boat",
  taxi: "by taxi",
  "tuk-tuk": "by tuk-tuk",
  driver: "by car with a driver",
  jeep: "by jeep",
  car: "by hire car",
};

/** "14 min walk, 60 m up", "24 min by metro". */
export function wayInWords({ minutes, mode, riseMetres }: Leg, units: Units): string {
  const way = `${minutes} min ${MODE_WORDS[mode]}`;
  return riseMetres === undefined ? way : `${way}, ${formatHeight(riseMetres, units)} up`;
}

/** Said once with the days of a trip. */
export const WAYS_ARE_ESTIMATES = "Travel times and fares are estimates.";
