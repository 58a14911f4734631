import type { DestinationSource, PlaceSource } from "#app/modules/catalogue/destination.schema";
import { isMealPlace } from "./meal-tables";
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

/** Days that a stay may be longer than what there is to see before it is worth a word. */
const SPARE_DAYS = 2;

/** What somebody is told before booking more nights than a place has days at their pace; undefined where it has enough. */
export function longStayLine(
  { name, places, dayTrips }: Pick<DestinationSource, "name" | "places" | "dayTrips">,
  pace: Pace,
  nights: number,
): string | undefined {
  const town = places.filter((place) => !isMealPlace(place) && !place.dayTrip);
  const enough = Math.ceil(townDaysOf(town, pace)) + dayTrips.length;
  // The days of arriving and leaving make one day between them.
  if (nights <= enough + SPARE_DAYS) return undefined;
  return `About ${enough} days are enough for ${name} at this pace. In ${nights} nights some days will be light and some places come twice: stay for less, or add a second place.`;
}
