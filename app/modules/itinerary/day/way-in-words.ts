import type { LegMode } from "./itinerary";

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

/** Said once with the days of a trip. */
export const WAYS_ARE_ESTIMATES = "Travel times and fares are estimates.";
