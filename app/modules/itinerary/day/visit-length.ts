import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { PlaceKind } from "#app/modules/catalogue/schema/vocabulary";
import { isShow } from "./shows";
import type { Show } from "./shows";

/** Plans are read in fives: ways, visits and days all fall on five minutes. */
export const GRID = 5;

export function roundUp(minutes: number): number {
  return Math.ceil(minutes / GRID) * GRID;
}

export function roundDown(minutes: number): number {
  return Math.floor(minutes / GRID) * GRID;
}

/** A visit shorter than this share of the usual one does not count as a visit. */
const SHORTEST_VISIT = 0.7;

/** Kinds that begin and end for the whole audience: a play or a boat is not left before its end. */
const ENDS_FOR_ALL: ReadonlySet<PlaceKind> = new Set<PlaceKind>(["theatre", "boat-trip"]);
/** A show that takes less goes round and round; one that takes longer is a day's outing with breaks of its own. */
const SHORTEST_SHOW = 100;
const LONGEST_SHOW = 180;

/** A place as a stay of a night or two meets it: it is seen for less time rather than not at all. */
type HurriedPlace = Pick<PlaceSource, "minutes"> &
  Partial<Pick<PlaceSource, "kind" | "hours" | "starts">> & { leastMinutes?: number };

/** Minutes of the shortest visit that still counts as one; the traveller's own length where they have given one. */
export function shortestVisit(place: HurriedPlace & { stayMinutes?: number }): number {
  const { kind, minutes, hours, leastMinutes = minutes, stayMinutes } = place;
  if (stayMinutes !== undefined) return stayMinutes;
  if (kind && hours !== undefined && isShow(place as Show)) return minutes;
  if (kind && ENDS_FOR_ALL.has(kind) && minutes >= SHORTEST_SHOW && minutes <= LONGEST_SHOW) return minutes;
  return Math.min(minutes, leastMinutes, roundUp(minutes * SHORTEST_VISIT));
}

/**
 * On a stay of a night or two, a reason to come is seen for the best half of its length, for three quarters of an hour
 * at least.
 */
const HURRIED_VISIT = 0.5;
const LEAST_HURRIED = 45;
/** Kinds that a traveller walks through from room to room, or from corner to corner, for as long as they like. */
const CAN_BE_HURRIED: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  "museum",
  "gallery",
  "library",
  "temple",
  "church",
  "mosque",
  "palace",
  "castle",
  "ruin",
  "monument",
  "park",
  "garden",
  "square",
  "street",
  "neighbourhood",
  "market",
  "shop",
  "beach",
  "lake",
  "bridge",
  "viewpoint",
]);

/** A visit shorter than this share of the way there is not worth the way. */
const LEAST_FOR_THE_WAY = 0.7;

/**
 * The same place on a stay of a night or two: the best of it, where half of it can be seen.
 * @param way minutes from the hotel
 */
export function hurried(place: PlaceSource, way: number): PlaceSource & HurriedPlace {
  if (!CAN_BE_HURRIED.has(place.kind)) return place;
  const leastMinutes = Math.max(
    LEAST_HURRIED,
    roundUp(place.minutes * HURRIED_VISIT),
    roundUp(way * LEAST_FOR_THE_WAY),
  );
  return { ...place, leastMinutes };
}

/** Minutes of a full-day place that a traveller without a whole day sees, between two of their half days. */
const HALF_DAY_VISIT = 180;
const LEAST_OF_A_DAY = 1 / 3;
const LEAST_HALF_DAY = 80;
/** Kinds that can be seen by halves, though not from room to room: the animals are there at dawn and at dusk. */
const HALF_DAY_KINDS: ReadonlySet<PlaceKind> = new Set<PlaceKind>([...CAN_BE_HURRIED, "wildlife", "zoo", "theme-park"]);

/**
 * A place that usually takes a day, or a good part of one, for a traveller with half a day: the game drive at dawn, the
 * first of the ruins. Undefined for a place that cannot be seen by halves.
 * @param way minutes from the hotel
 */
export function byHalfDay(place: PlaceSource, way: number): (PlaceSource & HurriedPlace) | undefined {
  if (!HALF_DAY_KINDS.has(place.kind)) return undefined;
  const minutes = Math.min(HALF_DAY_VISIT, place.minutes);
  const least = Math.max(LEAST_HALF_DAY, roundUp(place.minutes * LEAST_OF_A_DAY), roundUp(way * LEAST_FOR_THE_WAY));
  return { ...place, dayTrip: false, minutes, leastMinutes: Math.min(minutes, least) };
}
