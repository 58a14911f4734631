import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { PlaceKind } from "#app/modules/catalogue/schema/vocabulary";
import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";
import type { Outing } from "./day-out";
import type { DayRequest } from "../day/day-request";

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{M}]+/u);
/** Shorter words than this are no names. */
const SHORTEST_NAME = 4;

const namesAny = (said: ReadonlySet<string>, { name, district }: PlaceSource): boolean =>
  wordsOf(`${name} ${district}`).some((word) => said.has(word));

/**
 * When lunch is had on a day out, minutes since local midnight: not before `from`, halfway through a visit at `usual`,
 * and begun by `by`.
 */
export interface LunchHours {
  from: number;
  usual: number;
  by: number;
}

/** Where people sit down at noon. */
const LUNCH_AT_NOON: LunchHours = { from: 11 * 60 + 30, usual: 12 * 60 + 30, by: 13 * 60 + 50 };
const NOON = 12 * 60;
/** In the heat the shade of a table comes first: no more than so many minutes after noon's guests. */
const LATEST_IN_HEAT = 30;
/** Children are hungry so many minutes before others. */
const SOONER_WITH_CHILDREN = 60;

/** The facts that the hours of a lunch out depend on. */
interface LunchFacts {
  /** When people there sit down to lunch, minutes since local midnight; at noon where it is not known. */
  firstLunch?: number;
  isWithChildren: boolean;
  isHot: boolean;
}

/**
 * The hours of the lunch of a day out: those of the country's kitchens where a table is looked for; what is taken along
 * or comes with a tour is eaten at noon.
 */
export function lunchHoursOn(
  { lunch }: Pick<Outing, "lunch">,
  { firstLunch = NOON, isWithChildren, isHot }: LunchFacts,
): LunchHours {
  const usualLater = lunch.how === "bought" ? Math.max(0, firstLunch - NOON) : 0;
  const later = isHot ? Math.min(LATEST_IN_HEAT, usualLater) : usualLater;
  const { from, usual, by } = LUNCH_AT_NOON;
  return { from: from + later, usual: usual + later, by: by + later - (isWithChildren ? SOONER_WITH_CHILDREN : 0) };
}

/** The stops that a lunch is named after: "a garden restaurant in Jerash", "by the falls or in Jungmun". */
export function lunchPlaces({ lunch, places }: Pick<Outing, "lunch" | "places">): ReadonlySet<PlaceSource> {
  if (lunch.how === "before") return new Set();
  const said = new Set(wordsOf(lunch.where).filter(({ length }) => length >= SHORTEST_NAME));
  return new Set(places.filter((place) => namesAny(said, place)));
}

/** All stops of a day out as its file tells it, those left out on its day too. */
export function stopsInFile(
  { arrangement, places }: Pick<DayRequest, "arrangement" | "places">,
  outing: Pick<Outing, "id" | "places">,
): readonly PlaceSource[] {
  const trip = arrangement?.dayTrips.find(({ id }) => id === outing.id);
  return trip ? places.filter(({ id }) => trip.places.includes(id)) : outing.places;
}

/** So near to what it is named after a lunch is there. */
const THERE_KM = 1.5;

/**
 * Whether a lunch is had elsewhere than at the stops it is named after, for example because the traveller comes to them
 * too late for it.
 * @param places of {@link stopsInFile}
 * @param town name of the destination, which is no stop
 */
export function isEatenElsewhere(
  lunch: Outing["lunch"],
  near: Point & { district: string },
  places: readonly PlaceSource[],
  town: string,
): boolean {
  if (lunch.how === "before" || lunch.how === "packed") return false;
  const ofTown = new Set(wordsOf(town));
  const names = lunch.where.split(/[^\p{L}\p{M}]+/u).filter((word) => /^\p{Lu}/u.test(word));
  const said = new Set(names.map((word) => word.toLowerCase()).filter((word) => word.length >= SHORTEST_NAME));
  const named = places.filter((place) => namesAny(new Set([...said].filter((word) => !ofTown.has(word))), place));
  const isThere = (place: PlaceSource): boolean =>
    place.district === near.district || distanceKm(place, near) <= THERE_KM;
  return named.length > 0 && !named.some(isThere) && !wordsOf(near.district).some((word) => said.has(word));
}

/** Kinds that a visitor cannot step out of halfway and come back to. */
const IN_ONE_PIECE: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  "boat-trip",
  "tour",
  "trail",
  "cave",
  "theatre",
  "workshop",
  "sport",
]);
/** A longer visit has its lunch within it, wherever that is. */
const LONGEST_PIECE = 210;
/** How a lunch is named that is had on board or along the way. */
const ON_THE_WAY = new Set(["board", "boat", "deck", "raft", "platform", "trail", "path", "picnic", "underground"]);

/** Whether a visit is made in one piece, so that lunch is had before or after it and never halfway. */
export function isInOnePiece({ kind, minutes }: PlaceSource, { lunch }: Pick<Outing, "lunch">): boolean {
  if (!IN_ONE_PIECE.has(kind) || minutes > LONGEST_PIECE || lunch.how === "before") return false;
  return lunch.how !== "packed" && !wordsOf(lunch.where).some((word) => ON_THE_WAY.has(word));
}
