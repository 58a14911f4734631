import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { distanceKm } from "#app/shared/geo";
import type { DayRequest, Lock, RequestedPlace } from "../day/day-request";
import { needsADay } from "./far-from-hotel";
import type { Outing } from "./day-out";
import { outingTo } from "./own-outing";
import { legBetween } from "../travel/travel-model";
import type { TravelWays } from "../travel/travel-model";

/** Longest ride, in minutes, to a stop among others, and a little less beside a stop that is so far. */
const FAR_MINUTES = 75;
const BESIDE_FAR_MINUTES = 60;
/** Places within this of each other are one part of the region. */
const AREA_KM = 8;
/** From so much on a part of the region is worth a day. */
const LEAST_PLACES = 2;
const LEAST_MINUTES = 120;
/** And so much is a day there. */
const MOST_PLACES = 6;
const MOST_MINUTES = 330;

const AFTER_DARK: ReadonlySet<PlaceSource["bestTime"]> = new Set<PlaceSource["bestTime"]>([
  "sunset",
  "evening",
  "night",
]);

/** The facts that the areas of a stay depend on. */
type Asked = Pick<DayRequest, "arrangement" | "base" | "unwanted" | "wanted" | "locked" | "keep" | "edit">;

/**
 * Places that are locked at their hour as stops among others: they make no day out where days are planned anew around
 * them, nor where days are edited and they stand on an ordinary day.
 */
export function heldAsStops({ locked, keep, edit }: Pick<Asked, "locked" | "keep" | "edit">): Set<string> {
  const stands = ({ placeId, date, start }: Lock): boolean =>
    edit?.before.days.some(
      (day) =>
        day.date === date && !day.dayTrip && day.items.some((item) => item.placeId === placeId && item.start === start),
    ) ?? false;
  return new Set(
    locked.flatMap((lock) =>
      lock.start === undefined || lock.outing || (keep && !stands(lock)) ? [] : [lock.placeId],
    ),
  );
}

/** A part of the region that is far from the hotel: what a day there holds, and what it has no room for. */
export interface FarArea {
  outing: Outing;
  beyond: PlaceSource[];
}

/**
 * The parts of the region that are too far from the hotel for a stop among others, and to which no known day trip goes:
 * the ordinary sights of one town for a traveller who stays in the other. Each is a day, or several, with what counts
 * most in the first.
 * @param places sights that this party can visit
 */
export function farAreas(places: readonly RequestedPlace[], request: Asked, ways: TravelWays): FarArea[] {
  const { base, arrangement, unwanted } = request;
  const held = heldAsStops(request);
  const onTrips = new Set((arrangement?.dayTrips ?? []).flatMap((trip) => trip.places));
  const minutes = new Map(places.map((place) => [place, legBetween(base, place, ways).minutes]));
  const apart = places.filter(
    (place) =>
      minutes.get(place)! >= BESIDE_FAR_MINUTES &&
      place.stayMinutes === undefined &&
      !held.has(place.id) &&
      !onTrips.has(place.id) &&
      !unwanted.includes(place.id) &&
      !needsADay(place, base, false, ways),
  );
  const left = new Set(apart);
  const days = heldDays(request);
  const areas: FarArea[] = [];
  for (const centre of byWorth(apart, request)) {
    // A day that is held is made of what it was made of, whatever lay in the middle of it then.
    const day = days.find((ids) => ids.includes(centre.id));
    if (!left.has(centre) || (!day && minutes.get(centre)! < FAR_MINUTES)) continue;
    const around = [...left].filter((place) => distanceKm(centre, place) <= AREA_KM || day?.includes(place.id));
    for (const place of around) left.delete(place);
    areas.push(...daysIn(around, request, ways));
  }
  return areas;
}

/** Orders places: those asked for first, then reasons to come, then the weightiest. */
function byWorth(places: readonly PlaceSource[], { arrangement, wanted, locked, keep = [] }: Asked): PlaceSource[] {
  const asked = new Set([...wanted, ...locked.map(({ placeId }) => placeId), ...keep.flat()]);
  const reasons = (arrangement?.anchors ?? []).map(({ place }) => place);
  const rank = ({ id }: PlaceSource): number => (reasons.includes(id) ? reasons.indexOf(id) : reasons.length);
  return [...places].sort(
    (a, b) => Number(asked.has(b.id)) - Number(asked.has(a.id)) || rank(a) - rank(b) || b.weight - a.weight,
  );
}

function daysIn(around: readonly PlaceSource[], request: Asked, ways: TravelWays): FarArea[] {
  const asked = new Set([...request.wanted, ...request.locked.map(({ placeId }) => placeId)]);
  const kept = keptDays(around, request, asked);
  let left = byWorth(around, request).filter((place) => !AFTER_DARK.has(place.bestTime) || asked.has(place.id));
  const held = [...kept];
  left = left.filter((place) => !kept.flat().includes(place));
  while (isWorthADay(left) || (left.length > 0 && asked.has(left[0]!.id))) {
    const day = dayAmong(left);
    left = left.filter((place) => !day.includes(place));
    held.push(day);
  }
  const beyond = around.filter((place) => !held.flat().includes(place));
  return held.map((day, index) => ({
    outing: outingTo(asHeld(day, request) ?? inOrder(day, request), request.base, ways),
    beyond: index === held.length - 1 ? beyond : [],
  }));
}

/** The places of the days out of which something is locked, where days are planned anew around it. */
function heldDays({ locked, keep }: Pick<Asked, "locked" | "keep">): (readonly string[])[] {
  if (keep) return [];
  return [...new Map(locked.flatMap(({ outing }) => (outing ? [[outing.id, outing.places]] : []))).values()];
}

/**
 * A plan that is changed keeps the days it has there, without what was taken out of them; what is asked for joins the
 * first.
 */
function keptDays(
  around: readonly PlaceSource[],
  { keep = [], locked }: Asked,
  asked: ReadonlySet<string>,
): (readonly PlaceSource[])[] {
  const days = (keep.length > 0 ? keep : heldDays({ locked }))
    .map((day) => around.filter(({ id }) => day.includes(id)))
    .filter((places) => places.length > 0);
  const joining = around.filter(({ id }) => asked.has(id) && !days.flat().some((place) => place.id === id));
  return days.map((places, index) => (index === 0 ? [...places, ...joining] : places));
}

function isWorthADay(places: readonly PlaceSource[]): boolean {
  return places.length >= LEAST_PLACES && minutesOf(places) >= LEAST_MINUTES;
}

const minutesOf = (places: readonly PlaceSource[]): number => places.reduce((sum, { minutes }) => sum + minutes, 0);

/** As many of these as a day holds, the first first. */
function dayAmong(places: readonly PlaceSource[]): PlaceSource[] {
  return places.reduce<PlaceSource[]>(
    (day, place) =>
      day.length === 0 || (day.length < MOST_PLACES && minutesOf(day) + place.minutes <= MOST_MINUTES)
        ? [...day, place]
        : day,
    [],
  );
}

/** A day in the order in which its traveller holds it; undefined where nothing of it is held. */
function asHeld(places: readonly PlaceSource[], { locked, keep }: Asked): PlaceSource[] | undefined {
  const of = keep ? undefined : locked.find(({ outing, placeId }) => outing && places.some(({ id }) => id === placeId));
  const order = of?.outing?.places;
  if (!order || !places.every(({ id }) => order.includes(id))) return undefined;
  return places.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}

/** From the hotel to what is nearest, and on to what is nearest to that. */
function inOrder(places: readonly PlaceSource[], { base }: Asked): PlaceSource[] {
  const left = [...places];
  const order: PlaceSource[] = [];
  for (let here: { lat: number; lon: number } = base; left.length > 0;) {
    left.sort((a, b) => distanceKm(here, a) - distanceKm(here, b));
    here = left.shift()!;
    order.push(here as PlaceSource);
  }
  return order;
}
