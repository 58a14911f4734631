import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { waysFor } from "../travel/access-rules";
import { anchorsAmong } from "./anchors";
import type { RankedAnchor } from "./anchors";
import { dayOf, windowsForVisits } from "./day-frame";
import type { DayRequest } from "../day/day-request";
import type { Day, Window } from "../engine/problem";
import { townDaysOf } from "../day/enough-days";
import { bestDatesOf } from "../hours/feast-places";
import { gentlenessOf } from "../party/gentle-day";
import { needsADay } from "./far-from-hotel";
import { farAreas, heldAsStops } from "./outing-areas";
import { isShortStay, nightsOf, PACE_RULES } from "../day/pace";
import type { TravelWays } from "../travel/travel-model";
import { shortestVisit } from "../day/visit-length";

/** A reason to come that lies in town, with the days on which the traveller can be inside. */
export interface TownAnchor {
  place: PlaceSource;
  /** Among all reasons to come, the first being 0. */
  rank: number;
  days: readonly number[];
}

/** The facts of a stay before any of its days is settled. */
export interface Stay {
  request: DayRequest;
  dates: readonly string[];
  nights: number;
  ways: TravelWays;
  openOn: (place: PlaceSource, day: number) => readonly Window[];
  places: readonly PlaceSource[];
  anchors: readonly RankedAnchor[];
  /** The reasons to come that these nights have room for, the first first. */
  due: RankedAnchor[];
  /**
   * The places that are placed before everything else: those due, then on a short stay those that a night more would
   * hold.
   */
  sought: readonly RankedAnchor[];
  /** Places that only an outing reaches. */
  kept: ReadonlySet<string>;
  /** Days between the one of arriving and the one of leaving. */
  whole: number;
  townDays: number;
  /** The same without what the known days out of these nights show, however near it lies. */
  ownDays: number;
  /** The town would fill less than half of the whole days. */
  isMadeOfOutings: boolean;
  ofTown: readonly TownAnchor[];
  /** How many reasons to come of the town are shut on each day. */
  shutInTown: readonly number[];
  /** Minutes of visits on each day of the plan to stay close to. */
  load: readonly number[];
  /** Days on which something of the town is held at its hour. */
  held: ReadonlySet<number>;
}

/** A trip is made of outings where the town fills less than this share of the whole days. */
const TOWN_SHARE = 0.5;
const WAY_MINUTES = 20;

/** Places that only an outing reaches. */
export function keptFrom(request: DayRequest, places: readonly PlaceSource[], ways: TravelWays): Set<string> {
  const covered = new Set((request.arrangement?.dayTrips ?? []).flatMap((trip) => trip.places));
  const held = heldAsStops(request);
  const far = places.filter(
    (place) => !held.has(place.id) && needsADay(place, request.base, covered.has(place.id), ways),
  );
  const apart = farAreas(places, request, ways).flatMap(({ outing, beyond }) => [...outing.places, ...beyond]);
  return new Set([...far, ...apart].map(({ id }) => id));
}

/** How many minutes there are for the things people come for on the day of arriving or leaving. */
function roomOf({ pace }: DayRequest, { start, end, maxActive = 0, breaks = [] }: Day, isGentle: boolean): number {
  const atTable = breaks.reduce((sum, { duration }) => sum + duration, 0);
  return Math.min(end - start - atTable, isGentle ? maxActive : PACE_RULES[pace].maxActive);
}

/** The reasons to come that lie in town, by rank; a half day at either end counts for as many as it holds. */
function townAnchors(
  request: DayRequest,
  dates: readonly string[],
  due: readonly RankedAnchor[],
  anchors: readonly RankedAnchor[],
  kept: ReadonlySet<string>,
  openOn: Stay["openOn"],
): TownAnchor[] {
  const last = dates.length - 1;
  const free = dates.map((date) => dayOf(request, date, undefined));
  const isGentle = (day: number): boolean => day === 0 && gentlenessOf(request) !== undefined;
  const room = new Map([0, last].map((day) => [day, roomOf(request, free[day]!, isGentle(day))]));
  /** Whether the traveller can be there so many minutes after the day has begun. */
  const fits = (place: PlaceSource, day: number, after: number): boolean => {
    const { start, end } = free[day]!;
    return windowsForVisits(request, place, free[day]!, dates[day]!, undefined, [...openOn(place, day)]).some(
      ({ open, latestStart }) =>
        Math.max(open, start + after + WAY_MINUTES) <= Math.min(latestStart, end - shortestVisit(place) - WAY_MINUTES),
    );
  };
  /** Whether it is over when the day usually begins. */
  const isBefore = (place: PlaceSource, day: number): boolean => {
    const { start, end } = free[day]!;
    const windows = openOn(place, day);
    return (
      windows.some(({ open }) => open <= end - shortestVisit(place) - WAY_MINUTES) &&
      windows.every(({ latestStart }) => latestStart < start + WAY_MINUTES)
    );
  };
  return due
    .filter(({ place }) => !kept.has(place.id))
    .map((anchor) => ({ ...anchor, best: bestDatesOf(anchor.place, dates, request.destination.country) }))
    .map(({ best, ...anchor }) => ({
      place: anchor.place,
      rank: anchors.findIndex(({ place }) => place === anchor.place),
      days: dates.flatMap((date, day) => {
        if (best && !best.has(date)) return [];
        // A day begins early for what is over by then.
        if (day > 0 && day < last) return openOn(anchor.place, day).length > 0 ? [day] : [];
        if (day > 0 && isBefore(anchor.place, day)) return [day];
        const left = room.get(day)!;
        const needed = anchor.place.minutes + WAY_MINUTES;
        const used = roomOf(request, free[day]!, isGentle(day)) - left;
        if (needed > left || !fits(anchor.place, day, used)) return [];
        room.set(day, left - needed);
        return [day];
      }),
    }));
}

/** Whether something stands on the day of an outing already, as a part of it or after it. */
function isOnDayOut({ edit, locked }: DayRequest, { placeId, date }: DayRequest["locked"][number]): boolean {
  if (locked.some((one) => one.outing && one.date === date)) return true;
  const day = edit?.before.days.find((one) => one.date === date);
  return day?.dayTrip !== undefined && day.items.some((item) => item.placeId === placeId);
}

/** Looks over a stay: what people come for, what lies out of town, and what its days hold already. */
export function stayOf(
  request: DayRequest,
  dates: readonly string[],
  places: readonly PlaceSource[],
  openOn: Stay["openOn"],
): Stay {
  const ways = waysFor(request);
  const nights = nightsOf(request);
  const anchors = anchorsAmong(places, request);
  const due = anchors.filter((anchor) => anchor.nights <= nights);
  const later = isShortStay(request) ? anchors.filter((anchor) => anchor.nights === nights + 1) : [];
  const kept = keptFrom(request, places, ways);
  const town = places.filter(({ id }) => !kept.has(id) && !request.unwanted.includes(id));
  const townDays = townDaysOf(town, request.pace);
  const trips = (request.arrangement?.dayTrips ?? []).filter((trip) => trip.nights <= nights);
  const onTrips = new Set(trips.flatMap((trip) => trip.places));
  const ownDays = townDaysOf(
    town.filter(({ id }) => !onTrips.has(id)),
    request.pace,
  );
  const whole = Math.max(0, dates.length - 2);
  const minutesOf = new Map(places.map(({ id, minutes }) => [id, minutes]));
  return {
    request,
    dates,
    nights,
    ways,
    openOn,
    places,
    anchors,
    due,
    sought: [...due, ...later],
    kept,
    whole,
    townDays,
    ownDays,
    isMadeOfOutings: townDays < whole * TOWN_SHARE,
    ofTown: townAnchors(request, dates, due, anchors, kept, openOn),
    shutInTown: dates.map(
      (_, day) => due.filter(({ place }) => !kept.has(place.id) && openOn(place, day).length === 0).length,
    ),
    load: dates.map((_, day) => (request.keep?.[day] ?? []).reduce((sum, id) => sum + (minutesOf.get(id) ?? 0), 0)),
    held: new Set(
      request.locked.flatMap((lock) =>
        kept.has(lock.placeId) || isOnDayOut(request, lock) ? [] : [dates.indexOf(lock.date)],
      ),
    ),
  };
}
