import { parseOpeningHours, windowsOn } from "#app/modules/catalogue/hours/opening-hours";
import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import type { Itinerary, ItineraryDay, ItineraryItem, Pace } from "#app/modules/itinerary/day/itinerary";
import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";
import { sunMinutes } from "./sun";

/** The judge's knowledge of a stay beside its plan. */
interface StayFacts {
  destination: Destination;
  base: Point;
  children: number;
  pace: Pace;
  /** What the days may cost one adult in all, in whole US dollars. */
  budget?: number;
}

/** A reason for leaving something out that the finished plan contradicts. */
export interface UntrueReason {
  kind: "room" | "town" | "shut" | "money" | "pace" | "absent";
  name: string;
  why: string;
  because: string;
}

type Place = Destination["places"][number];

/** Streets are longer than the crow flies; a ride in town waits first, and is slower than one out of it. */
const DETOUR = 1.3;
const ON_FOOT = { km: 1.6, kmh: 4.4 };
const WAIT = 15;
const KMH = { town: 17, road: 45 };
const TOWN_KM = 12;
const DOOR = 5;
/** A visit in a free while may be so much shorter than usual. */
const SHORT = 0.8;
const LEAST_VISIT = 30;
/** More way than this for one stop is no filling of a while. */
const LONGEST_WAY = 60;
/** Minutes of visits and ways that a day of each pace bears at the most. */
const FULL: Readonly<Record<Pace, number>> = { relaxed: 400, moderate: 540, packed: 680 };
/** So few dollars are no reason. */
const REAL_MONEY = 10;
const HOT_FROM = 32;
const ROUNDING = 5;
const HALF_A_DAY = 240;
const AT_HOURS: ReadonlySet<Place["bestTime"]> = new Set(["sunset", "evening", "night"]);
const EATEN_AT: ReadonlySet<Place["kind"]> = new Set(["restaurant", "food-hall", "cafe", "bar"]);

function minutesBetween(a: Point, b: Point): number {
  const km = distanceKm(a, b) * DETOUR;
  if (km <= ON_FOOT.km) return (km / ON_FOOT.kmh) * 60 + DOOR;
  const town = Math.min(km, TOWN_KM);
  return WAIT + (town / KMH.town + (km - town) / KMH.road) * 60 + DOOR;
}

/** A while of a day in which nothing is planned, between two things that are. */
export interface FreeWhile {
  day: ItineraryDay;
  from: Point;
  to: Point;
  start: number;
  end: number;
}

const isFirm = ({ role, start, end }: ItineraryItem): boolean =>
  role === "visit" || role === "meal" || role === "transfer" || role === "breakfast" || end - start < DOOR * 5;

/** The whiles of the whole days in town. */
export function freeWhiles(plan: Itinerary, base: Point): FreeWhile[] {
  return plan.days.slice(1, -1).flatMap((day) => {
    const spotOf = (item: ItineraryItem): Point =>
      item.role === "rest" || item.role === "breakfast" ? base : item.location;
    const firm = day.items.filter(isFirm);
    return firm.slice(1).flatMap((next, index): FreeWhile[] => {
      const before = firm[index]!;
      if (next.start - before.end <= DOOR * 4) return [];
      return [{ day, from: spotOf(before), to: spotOf(next), start: before.end, end: next.start }];
    });
  });
}

function activeOf({ items, wayHome }: ItineraryDay): number {
  return items.reduce(
    (sum, { role, start, end, legBefore }) => sum + (role === "visit" ? end - start : 0) + (legBefore?.minutes ?? 0),
    wayHome?.minutes ?? 0,
  );
}

/** The minutes at which a place would be begun in a while, and what its ways take; undefined where it does not fit. */
export function fitIn(
  place: Place,
  { day, from, to, start, end }: FreeWhile,
  { destination }: StayFacts,
): { at: number; way: number; visit: number } | undefined {
  const [there, on] = [minutesBetween(from, place), minutesBetween(place, to)];
  const visit = Math.min(place.minutes, Math.max(LEAST_VISIT, SHORT * place.minutes));
  const { dawn, sunset } = sunMinutes(destination, day.date);
  const sun = () => ({ dawn, sunrise: dawn + 30, sunset, dusk: sunset + 30 });
  const high = Number(destination.climate.high.split(" ")[Number(day.date.slice(5, 7)) - 1]);
  const latest = Math.min(end - on, place.indoor ? Infinity : sunset + 15);
  if (high >= HOT_FROM && !place.indoor && start + there < 16 * 60 && latest > 11.5 * 60) return undefined;
  for (const { open, close } of windowsOn(parseOpeningHours(place.hours), day.date, sun)) {
    const at = Math.max(open, start + there);
    if (at + visit <= Math.min(close - (place.lastEntry ? 0 : 5), latest)) {
      if (place.lastEntry && at > close - place.lastEntry) continue;
      return { at, way: there + on - minutesBetween(from, to), visit };
    }
  }
  return undefined;
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(Math.round(minutes) % 60).padStart(2, "0")}`;

const OF_THE_HOURS =
  /free time|closed when|too much for one day|instead|hours you have left|half a day|over your budget|one more day|No time|more than any|on the evening|wrong time|for another time|after a day out/i;

/** Why days that are said to be kept for the town could hold it: a while as long as it needs, or longer than is said. */
function untrueOfTown(plan: Itinerary, left: Itinerary["leftOut"][number], facts: StayFacts): string | undefined {
  const { destination, base } = facts;
  const place = destination.places.find(({ id }) => id === left.placeId);
  if (!place) return undefined;
  const trip = destination.dayTrips.find(({ places }) => places.includes(place.id));
  const way = trip ? 2 * trip.minutes : 2 * minutesBetween(base, place);
  const whiles = freeWhiles(plan, base).filter(({ day }) => !day.dayTrip);
  const said = /no more than ([\d½]+ hours?|half an hour) free/.exec(left.why)?.[1];
  // Days that are said to be kept for the town, without a word of what is free, hold something.
  const most = said === undefined ? HALF_A_DAY : said.startsWith("half") ? 30 : hoursSaid(said) * 60;
  const needed = way + place.minutes;
  const long = whiles.find((one) => {
    const minutes = one.end - one.start;
    return minutes > most + ROUNDING || (minutes >= needed && fitIn(place, one, facts) !== undefined);
  });
  return long && `${clock(long.start)}-${clock(long.end)} on ${long.day.date} is free`;
}

const hoursSaid = (words: string): number => Number(/\d+/.exec(words)?.[0] ?? 0) + (words.includes("½") ? 0.5 : 0);

/**
 * The reasons for leaving out that the finished plan contradicts: a while that holds the place, its ways and its hours
 * on a day that is not full; days that are said to be kept for the town and stand empty; a few dollars called too dear;
 * a place that is named as chosen and is not there. By the judge's own ways, sun and reading of hours.
 */
export function untrueReasons(plan: Itinerary, facts: StayFacts): UntrueReason[] {
  const { destination, base, pace, budget } = facts;
  const cost = plan.days.reduce((sum, { costMinor }) => sum + costMinor, 0) / 100;
  const names = new Set(plan.days.flatMap(({ items }) => items.map(({ name }) => name)));
  const whiles = freeWhiles(plan, base).filter(({ day }) => !day.dayTrip && (day.notes ?? []).length === 0);
  return plan.leftOut.flatMap((left): UntrueReason[] => {
    const { placeId, name, why } = left;
    const untrue = (kind: UntrueReason["kind"], because: string): UntrueReason[] => [{ kind, name, why, because }];
    const place = destination.places.find(({ id }) => id === placeId);
    if (!place) return [];
    if (/for the town|free in one go|full days? ha(s|ve) no room/.test(why)) {
      const because = untrueOfTown(plan, left, facts);
      return because ? untrue("town", because) : [];
    }
    const over = /take the days \$(\d+) over/.exec(why);
    if (over && Number(over[1]) < REAL_MONEY) return untrue("money", `$${over[1]} is no reason`);
    if (over && budget !== undefined && budget - cost >= place.price)
      return untrue("money", `$${budget - cost} are left`);
    const chosen = /^We chose (.*) instead/.exec(why)?.[1] ?? /enough like it: (.*)\.$/.exec(why)?.[1];
    if (chosen && ![...names].some((one) => chosen.includes(one))) return untrue("absent", "it is in no day");
    if (/enough like it/.test(why) || !OF_THE_HOURS.test(why) || AT_HOURS.has(place.bestTime)) return [];
    if (EATEN_AT.has(place.kind) || place.starts || place.onlyOn || place.dayTrip) return [];
    if (place.bestTime === "morning" && whiles.every(({ start }) => start > 11 * 60)) return [];
    const spare = budget === undefined ? Infinity : budget - cost;
    for (const one of whiles) {
      const fit = fitIn(place, one, facts);
      if (!fit || fit.way > LONGEST_WAY || place.price > spare) continue;
      if (place.bestTime === "morning" && fit.at > 12 * 60) continue;
      if (activeOf(one.day) + fit.way + fit.visit > FULL[pace]) continue;
      return untrue(
        /too much/.test(why) ? "pace" : /closed/.test(why) ? "shut" : "room",
        `${one.day.date} ${clock(one.start)}-${clock(one.end)} holds it from ${clock(fit.at)}, day of ${Math.round(activeOf(one.day))} min`,
      );
    }
    return [];
  });
}
