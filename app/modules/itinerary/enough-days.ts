import type { PlaceSource } from "#app/modules/catalogue/destination.schema";
import type { Pace } from "./itinerary";
import { PACE_RULES } from "./pace";

/** Minutes that a stop of an ordinary day takes besides the visit. */
const WAY_MINUTES = 25;
/** Share of the pace's active minutes that an ordinary day is filled to. */
const FILLED = 0.8;

/** How many ordinary days the places of a town fill at a pace, not rounded. */
export function townDaysOf(town: readonly Pick<PlaceSource, "minutes">[], pace: Pace): number {
  return town.reduce((sum, { minutes }) => sum + minutes + WAY_MINUTES, 0) / (PACE_RULES[pace].maxActive * FILLED);
}
