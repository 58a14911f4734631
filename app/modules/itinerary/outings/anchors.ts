import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { DayRequest } from "../day/day-request";
import { isMealPlace } from "../day/meal-tables";
import { nightsOf } from "../day/pace";

/** One of the few reasons to come, by rank. */
export interface RankedAnchor {
  place: PlaceSource;
  /** A stay of this many nights or more should hold it. */
  nights: number;
}

/** Where a destination names no anchors: how many of its weightiest places stand in for them. */
const STAND_INS = 12;
/** So many of them a night is what a first visit manages. */
const STAND_INS_A_NIGHT = 2.5;
/** A feast of a few days a year that weighs less is no reason to come. */
const FEAST_WEIGHT = 4;
const NIGHTS_FOR_AN_OUTING = { 5: 3, 4: 5 } as const;

function isStandIn(place: PlaceSource): place is PlaceSource & { weight: 4 | 5 } {
  return place.weight >= 4 && place.kind !== "restaurant" && place.kind !== "food-hall" && place.kind !== "cafe";
}

/** Places of weight 5, then 4, in the order of the file: all that is known where no anchors are named. */
function standIns(places: readonly PlaceSource[]): RankedAnchor[] {
  return places
    .filter(isStandIn)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, STAND_INS)
    .map((place, rank) => {
      const nights = 1 + Math.floor(rank / STAND_INS_A_NIGHT);
      return { place, nights: place.dayTrip ? Math.max(nights, NIGHTS_FOR_AN_OUTING[place.weight]) : nights };
    });
}

/**
 * The feasts of these days alone that a traveller who is there should not miss; they come before all that is there next
 * year as well.
 */
function feastsAmong(places: readonly PlaceSource[]): RankedAnchor[] {
  return places
    .filter(({ onlyOn, weight }) => onlyOn && weight >= FEAST_WEIGHT)
    .sort((a, b) => b.weight - a.weight)
    .map((place) => ({ place, nights: 1 }));
}

/** The reasons to come, the first first, among the places that this party can visit and that are there on its days. */
export function anchorsAmong(
  places: readonly PlaceSource[],
  { arrangement, unwanted }: Pick<DayRequest, "arrangement" | "unwanted">,
): RankedAnchor[] {
  const byId = new Map(places.map((place) => [place.id, place]));
  const named = (arrangement?.anchors ?? []).flatMap(({ place: id, nights }) => {
    const place = byId.get(id);
    return place ? [{ place, nights }] : [];
  });
  const isNamed = (arrangement?.anchors ?? []).length > 0;
  const feasts = feastsAmong(places);
  const usual = isNamed ? named : standIns(places.filter(({ onlyOn }) => !onlyOn));
  return [...feasts, ...usual.filter(({ place }) => !place.onlyOn)].filter(({ place }) => !unwanted.includes(place.id));
}

/** The first of what people come for is told even where it is missing. */
export const ALWAYS_SAID = 5;

/**
 * Tables that are reasons to come, a market hall or the one house for a dish, the first first: these nights have room
 * for them, or they are high on the list of reasons.
 */
export function tablesPeopleComeFor(
  places: readonly PlaceSource[],
  {
    arrangement,
    unwanted,
    firstDate,
    lastDate,
  }: Pick<DayRequest, "arrangement" | "unwanted" | "firstDate" | "lastDate">,
): PlaceSource[] {
  const nights = nightsOf({ firstDate, lastDate });
  return (arrangement?.anchors ?? []).flatMap((anchor, rank) => {
    const place = places.find(({ id }) => id === anchor.place);
    const isAsked = place && isMealPlace(place) && !unwanted.includes(place.id);
    return isAsked && (anchor.nights <= nights || rank < ALWAYS_SAID) ? [place] : [];
  });
}
