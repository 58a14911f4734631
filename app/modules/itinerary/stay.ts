import type { PlaceSource } from "#app/modules/catalogue/destination.schema";
import { waysFor } from "./access-rules";
import { anchorsAmong } from "./anchors";
import type { RankedAnchor } from "./anchors";
import { dayOf, windowsForVisits } from "./day-frame";
import type { DayRequest } from "./day-request";
import type { Day, Window } from "./engine/problem";
import { townDaysOf } from "./enough-days";
import { needsADay } from "./outing";
import type { TravelWays } from "./travel-model";
import { shortestVisit } from "./visit-length";

/** A reason to come that lies in town, with the days on which one can be inside. */
export interface TownAnchor {
  place: PlaceSource;
  /** Among all reasons to come, the first being 0. */
  rank: number;
  days: readonly number[];
}

/** What is known of a stay before any of its days is settled. */
export interface Stay {
  request: DayRequest;
  dates: readonly string[];
  nights: number;
  ways: TravelWays;
  openOn: (place: PlaceSource, day: number) => readonly Window[];
  places: readonly PlaceSource[];
  anchors: readonly RankedAnchor[];
  /** What people come for and these nights have room for, the first first. */
  due: RankedAnchor[];
  /** What is placed before everything else: what is due, then on a short stay what a night more would hold. */
  sought: readonly RankedAnchor[];
  /** Places that only an outing reaches. */
  kept: ReadonlySet<string>;
  /** Days between the one of arriving and the one of leaving. */
  whole: number;
  townDays: number;
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
/** So many minutes of a half day are used up by one of the things people come for. */
const MINUTES_AN_ANCHOR = 150;
const WAY_MINUTES = 20;

/** Of so few nights nothing may go to a lesser sight while one that people come for would fit. */
const SHORT_STAY_NIGHTS = 2;

/** Places that only an outing reaches. */
export function keptFrom(request: DayRequest, places: readonly PlaceSource[], ways: TravelWays): Set<string> {
  const covered = new Set((request.arrangement?.dayTrips ?? []).flatMap((trip) => trip.places));
  return new Set(
    places.filter((place) => needsADay(place, request.base, covered.has(place.id), ways)).map(({ id }) => id),
  );
}

/** How many of the things people come for there is time for on the day of arriving or leaving. */
function roomOf({ start, end, maxActive = Infinity }: Day): number {
  return Math.floor(Math.min(end - start, maxActive) / MINUTES_AN_ANCHOR);
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
  const ends = new Map([0, last].map((day) => [day, dayOf(request, dates[day]!, undefined)]));
  const room = new Map([...ends].map(([day, free]) => [day, roomOf(free)]));
  const fits = (place: PlaceSource, day: number): boolean => {
    const free = ends.get(day)!;
    const shortest = shortestVisit(place);
    return windowsForVisits(request, place, free, dates[day]!, undefined, [...openOn(place, day)]).some(
      ({ open, latestStart }) =>
        Math.max(open, free.start + WAY_MINUTES) <= Math.min(latestStart, free.end - shortest - WAY_MINUTES),
    );
  };
  return due
    .filter(({ place }) => !kept.has(place.id))
    .map((anchor) => ({
      place: anchor.place,
      rank: anchors.indexOf(anchor),
      days: dates.flatMap((_, day) => {
        if (day > 0 && day < last) return openOn(anchor.place, day).length > 0 ? [day] : [];
        const left = room.get(day)!;
        if (left === 0 || !fits(anchor.place, day)) return [];
        room.set(day, left - 1);
        return [day];
      }),
    }));
}

/** Looks over a stay: what people come for, what lies out of town, and what its days hold already. */
export function stayOf(
  request: DayRequest,
  dates: readonly string[],
  places: readonly PlaceSource[],
  openOn: Stay["openOn"],
): Stay {
  const ways = waysFor(request);
  const nights = Math.max(1, dates.length - 1);
  const anchors = anchorsAmong(places, request);
  const due = anchors.filter((anchor) => anchor.nights <= nights);
  const later = nights <= SHORT_STAY_NIGHTS ? anchors.filter((anchor) => anchor.nights === nights + 1) : [];
  const kept = keptFrom(request, places, ways);
  const town = places.filter(({ id }) => !kept.has(id) && !request.unwanted.includes(id));
  const townDays = townDaysOf(town, request.pace);
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
    isMadeOfOutings: townDays < whole * TOWN_SHARE,
    ofTown: townAnchors(request, dates, due, anchors, kept, openOn),
    shutInTown: dates.map(
      (_, day) => due.filter(({ place }) => !kept.has(place.id) && openOn(place, day).length === 0).length,
    ),
    load: dates.map((_, day) => (request.keep?.[day] ?? []).reduce((sum, id) => sum + (minutesOf.get(id) ?? 0), 0)),
    held: new Set(request.locked.flatMap(({ placeId, date }) => (kept.has(placeId) ? [] : [dates.indexOf(date)]))),
  };
}
