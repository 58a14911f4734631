import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { isOpenIn } from "#app/modules/catalogue/places/open-season";
import { formatCount } from "#app/shared/format";
import { isMealPlace } from "./meal-tables";
import type { Arrangement } from "./arrangement";
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

/** The things to do at a destination: the sights, and the known days out of town. */
interface ThingsToDo {
  places: readonly PlaceSource[];
  dayTrips: Arrangement["dayTrips"];
}

/** Days that lie out of town: trips that hold something no other holds, and far places to which no trip goes. */
function daysOut(far: ReadonlySet<string>, dayTrips: ThingsToDo["dayTrips"], isOpen: (id: string) => boolean): number {
  const held = new Set<string>();
  let days = 0;
  for (const { places } of dayTrips) {
    const fresh = places.filter((id) => isOpen(id) && !held.has(id));
    if (fresh.length > 0) days++;
    for (const id of fresh) held.add(id);
  }
  return days + [...far].filter((id) => !held.has(id)).length;
}

/**
 * For how many days there is something new at a pace in these months; nights of a stay likewise, since the days of
 * arriving and leaving make one day between them. The plan and the steps before it count by this.
 * @param months 1 to 12, those of the trip
 */
export function enoughDays({ places, dayTrips }: ThingsToDo, pace: Pace, months: readonly number[]): number {
  const open = places.filter(
    (place) => !isMealPlace(place) && !place.onlyOn && [...new Set(months)].some((month) => isOpenIn(place, month)),
  );
  const ids = new Set(open.map(({ id }) => id));
  const onTrips = new Set(dayTrips.flatMap((trip) => trip.places));
  const far = open.filter(({ dayTrip }) => dayTrip);
  const town = open.filter((place) => !place.dayTrip && !onTrips.has(place.id));
  const out = daysOut(new Set(far.map(({ id }) => id)), dayTrips, (id) => ids.has(id));
  return Math.max(1, Math.ceil(townDaysOf(town, pace)) + out);
}

/**
 * Whether a stay is so much longer than what there is to see that it is worth a word.
 * @param enough days, of `enoughDays`
 */
export function isLongStay(nights: number, enough: number): boolean {
  return nights > enough + SPARE_DAYS;
}

/**
 * The line that tells the traveller, before they book, that a stay has more nights than the place has days at their
 * pace.
 */
export function longStayLine(name: string, enough: number, nights: number): string {
  return `About ${formatCount(enough, "day")} ${enough === 1 ? "is" : "are"} enough for ${name} at this pace. In ${nights} nights some days will be light, and you will come to some places twice.`;
}
