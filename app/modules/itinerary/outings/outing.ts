import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { DayRequest } from "../day/day-request";
import type { Outing, OutingTimes } from "./day-out";
import type { Window } from "../engine/problem";
import { fromHotel, needsADay } from "./far-from-hotel";
import { minutesInHeat } from "../party/midday-heat";
import { farAreas, heldAsStops } from "./outing-areas";
import { minutesAt, waitForSunset } from "./outing-sunset";
import { lunchHoursOn } from "./outing-lunch";
import { OutingRun, SHORTEST_SHARE, startIn } from "./outing-run";
import type { Manner, Opening } from "./outing-run";
import { outingOf, withPlaces } from "./own-outing";
import { legBetween } from "../travel/travel-model";
import type { TravelWays } from "../travel/travel-model";
import { GRID, roundUp } from "../day/visit-length";

/** With children the traveller leaves earlier, not before eight, to be home for an early dinner. */
const HOME_WITH_CHILDREN = 18 * 60 + 15;
const EARLIEST_WITH_CHILDREN = 8 * 60;
const EARLIER_WITH_CHILDREN = [60, 120, 180, 240];
/** Outings end before this, with shorter visits if need be. */
const HOME_BY = 20 * 60 + 30;
const LONGER = 150;
const HOME_FOR_LUNCH = 13 * 60;
/** A traveller who has been up since long before dawn eats so many minutes before others. */
const LUNCH_AFTER_DAWN = 60;
/** And one who comes to a table so long after them still has something. */
const LATE_LUNCH = 90;
function clockMinutes(text: string): number {
  return Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
}

/** The places of an outing for which it is made: those that matter most. */
export function mainPlaces({ places }: Pick<Outing, "places">): PlaceSource[] {
  const most = Math.max(...places.map(({ weight }) => weight));
  return places.filter(({ weight }) => weight === most);
}

/**
 * All outings this party could make from their hotel: the day trips of the destination as far as their main places can
 * be visited, then far and long places that none of them goes to, and days in other parts of the region.
 * @param places those the party can visit
 */
export function outingsAmong(places: readonly PlaceSource[], request: DayRequest, ways: TravelWays): Outing[] {
  const { arrangement, base, unwanted } = request;
  const held = heldAsStops(request);
  const byId = new Map(places.map((place) => [place.id, place]));
  const trips = arrangement?.dayTrips ?? [];
  const covered = new Set(trips.flatMap((trip) => trip.places));
  const known = trips.flatMap((trip): Outing[] => {
    const open = trip.places.flatMap((id) => (unwanted.includes(id) || held.has(id) ? [] : (byId.get(id) ?? [])));
    if (open.length === 0) return [];
    const asked = trip.places.map((id) => byId.get(id)?.weight ?? 0);
    // A traveller who takes the main place out of a day that they hold still makes the rest of it.
    const isHeld = request.locked.some((lock) => lock.outing?.id === trip.id);
    const isMainThere = isHeld || Math.max(...open.map(({ weight }) => weight)) >= Math.max(...asked);
    // Without its path there is nothing to walk.
    const isPathThere = trip.by !== "walk" || trip.places.every((id) => byId.has(id) || !isPath(request, id));
    if (!isPathThere) return [];
    const outing = fromHotel({ ...trip, places: open, back: trip.back ?? trip.minutes }, base, ways);
    return isMainThere && outing ? [outing] : [];
  });
  const own = places.filter(
    (place) =>
      !covered.has(place.id) &&
      !unwanted.includes(place.id) &&
      !held.has(place.id) &&
      needsADay(place, base, false, ways),
  );
  const areas = farAreas(places, request, ways).map(({ outing, beyond }) => ({ ...outing, beyond }));
  return [...known, ...own.map((place) => outingOf(place, base, ways)), ...areas];
}

function isPath({ places }: DayRequest, id: string): boolean {
  return places.some((place) => place.id === id && place.kind === "trail");
}

/** A traveller who leaves later has no day left. */
const LATEST_LEAVE = 10 * 60;

/** Until when an outing can wait for travellers who slept long, minutes since local midnight: a tour does not wait. */
export function latestLeave({ leave, operator }: Outing): number {
  const usual = clockMinutes(leave);
  return operator === "tour" ? usual : Math.max(usual, LATEST_LEAVE);
}

/** In the heat the traveller leaves so many minutes earlier, but not before six; a tour leaves when it does. */
const EARLIER_IN_HEAT = [0, 60, 120];
const EARLIEST_IN_HEAT = 6 * 60;
const IN_HEAT = [false, true].flatMap((isLongAtTable) =>
  EARLIER_IN_HEAT.map((earlier) => ({ earlier, isLongAtTable })),
);

/** One run through the day with every visit at a share of its usual length. */
function run(
  outing: Outing,
  openOf: Opening,
  share: number,
  ways: TravelWays,
  manner: Manner,
): OutingTimes | "closed" | undefined {
  const usual = clockMinutes(outing.leave);
  const asked = Math.max(Math.min(usual, EARLIEST_IN_HEAT), usual - manner.earlier, roundUp(manner.restedAt));
  const first = startIn(openOf(outing.places[0]!), outing.places[0]!, asked + outing.minutes, GRID);
  if (!first) return "closed";
  // The traveller leaves later rather than standing at a shut gate.
  const leave = roundUp(Math.max(asked, first.start - outing.minutes));
  const reach = leave + roundUp(outing.minutes);
  const day = new OutingRun(outing, openOf, manner, reach);
  for (const place of outing.places) {
    day.goTo(place, ways);
    const outcome = day.visit(place, share);
    if (outcome !== "visited") return outcome === "closed" ? "closed" : undefined;
  }
  // One who is home by one eats in town.
  const isOutAtNoon = day.at + outing.back > HOME_FOR_LUNCH;
  const { from, by } = manner.lunch;
  const isLunchTime = day.at >= from - LUNCH_AFTER_DAWN && day.at <= by + LATE_LUNCH;
  if (day.isLunchDue() && leave < from && isOutAtNoon && isLunchTime) day.at = day.eat(day.at);
  const { visits, lunch, dinner, at } = day;
  const meals = { ...(lunch && { lunch }), ...(dinner && { dinner }) };
  return { leave, reach, visits, ...meals, turnBack: at, home: at + roundUp(outing.back) };
}

/**
 * The hours of an outing on a day, visits as long as they usually are or, where the day is too long, down to three
 * fifths of that. "closed" when a place is shut on arrival; "too-long" when the traveller is not home in the evening.
 */
function timeOuting(
  outing: Outing,
  openOf: (place: PlaceSource) => readonly Window[],
  ways: TravelWays,
  manner: Manner,
): OutingTimes | "closed" | "too-long" {
  if (outing.places.some((place) => openOf(place).length === 0)) return "closed";
  let longest: OutingTimes | undefined;
  let isShut = true;
  // A traveller who dines on the way is out for the evening.
  const homeBy = typeof outing.dinner === "object" ? HOME_BY + LONGER : HOME_BY;
  for (const share of [1, 0.9, 0.8, 0.7, SHORTEST_SHARE]) {
    const times = run(outing, openOf, share, ways, manner);
    if (times !== "closed") isShut = false;
    if (typeof times !== "object") continue;
    if (times.home <= homeBy) return times;
    longest = times;
  }
  // A day that is known to be that long is made all the same, with short visits; it is what people do.
  if (longest && longest.home <= HOME_BY + LONGER) return longest;
  return isShut ? "closed" : "too-long";
}

/** An outing as far as it can be made on a day, with its hours. */
export interface FittedOuting {
  outing: Outing;
  times: OutingTimes;
}

/** The party for which an outing is made, and the kind of day. */
interface HowMade extends Pick<Manner, "restedAt" | "isWithoutLunch" | "isHeld"> {
  /** When the sun goes down where it ends, minutes since local midnight. */
  sunset?: number;
  /** Midday is too hot for the open. */
  isHot: boolean;
  isWithChildren: boolean;
  /** When people there sit down to lunch, minutes since local midnight; at noon where it is not known. */
  firstLunch?: number;
}

/** An outing on the day it is made. */
export interface PlannedOuting extends FittedOuting {
  day: number;
}

/** An outing without one of its places; where that was the first, the way goes on to the next. */
function without(outing: Outing, left: PlaceSource, ways: TravelWays): Outing {
  const places = outing.places.filter((place) => place !== left);
  const { lat, lon } = left;
  const further = left === outing.places[0] ? legBetween({ lat, lon }, places[0]!, ways).minutes : 0;
  return { ...withPlaces(outing, places), minutes: outing.minutes + further };
}

/** So many minutes at the sights are too many to give up for the shade. */
const LOST_TO_SHADE = 30;

/**
 * The hours of an outing in the heat: made in the manner that leaves least of it in the sun of midday and is over by
 * then.
 */
function coolest(
  outing: Outing,
  usual: OutingTimes,
  openOf: (place: PlaceSource) => readonly Window[],
  ways: TravelWays,
  usually: Manner,
  homeBy: number,
): OutingTimes {
  let best = usual;
  for (const manner of IN_HEAT) {
    if (outing.operator === "tour" && manner.earlier > 0) continue;
    const times = timeOuting(outing, openOf, ways, { ...usually, ...manner });
    if (typeof times !== "object" || times.home > homeBy || minutesAt(times) < minutesAt(usual) - LOST_TO_SHADE)
      continue;
    if (minutesInHeat(times.visits) < minutesInHeat(best.visits)) best = times;
  }
  return best;
}

/**
 * The hours of an outing with children: left as much earlier as brings them home for dinner, where that costs them
 * nothing.
 */
function homeForDinner(
  outing: Outing,
  usual: OutingTimes,
  openOf: (place: PlaceSource) => readonly Window[],
  ways: TravelWays,
  usually: Manner,
): OutingTimes {
  const isOfNight = mainPlaces(outing).some(({ bestTime }) => bestTime === "evening" || bestTime === "night");
  if (outing.operator === "tour" || isOfNight) return usual;
  let best = usual;
  for (const earlier of EARLIER_WITH_CHILDREN) {
    if (best.home <= HOME_WITH_CHILDREN || clockMinutes(outing.leave) - earlier < EARLIEST_WITH_CHILDREN) return best;
    const times = timeOuting(outing, openOf, ways, { ...usually, earlier });
    if (typeof times === "object" && times.home < best.home) best = times;
  }
  return best;
}

/**
 * The outing on a day, if need be without its lesser places that are shut on arrival or for which the day is too short,
 * the least first. "closed" and "too-long" as of {@link timeOuting}, when not even its main places can be seen.
 */
export function fitOuting(
  outing: Outing,
  openOf: (place: PlaceSource) => readonly Window[],
  ways: TravelWays,
  { isHot, restedAt, isWithChildren, firstLunch, sunset, ...held }: HowMade,
): FittedOuting | "closed" | "too-long" {
  const lunch = lunchHoursOn(outing, { firstLunch, isWithChildren, isHot });
  const usually: Manner = { earlier: 0, isLongAtTable: false, restedAt, lunch, ...held };
  const fitted = (made: Outing, usual: OutingTimes): FittedOuting => {
    const times = isWithChildren
      ? homeForDinner(made, usual, openOf, ways, usually)
      : waitForSunset(made, usual, sunset, (later, isWithoutLunch) =>
          timeOuting(made, openOf, ways, { ...usually, earlier: -later, isWithoutLunch }),
        );
    const homeBy = isWithChildren ? Math.max(HOME_WITH_CHILDREN, times.home) : Infinity;
    return { outing: made, times: isHot ? coolest(made, times, openOf, ways, usually, homeBy) : times };
  };
  const times = timeOuting(outing, openOf, ways, usually);
  if (typeof times === "object") return fitted(outing, times);
  const main = new Set(mainPlaces(outing));
  const lesser = outing.places
    .filter((place) => !main.has(place))
    .sort((a, b) => openOf(a).length - openOf(b).length || a.weight - b.weight);
  const alone = lesser.map((place) => without(outing, place, ways));
  const rests = lesser.slice(1).reduce((all, place) => [...all, without(all.at(-1)!, place, ways)], alone.slice(0, 1));
  for (const rest of [...alone, ...rests.slice(1)]) {
    const fit = timeOuting(rest, openOf, ways, usually);
    if (typeof fit === "object") return fitted(rest, fit);
  }
  return times;
}

/** The price of an outing for one adult, entrances and lunch included, in whole US dollars. */
export function priceOfOuting(outing: Outing): number {
  return outing.price + outing.places.reduce((sum, place) => sum + place.price, 0);
}
