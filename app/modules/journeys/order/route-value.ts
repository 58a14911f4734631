import { daysBetween } from "#app/shared/calendar";
import type { RouteAsk, RoutePlace, RoutePlan, RouteStay, RouteWay } from "./route-problem";

const DAY_MINUTES = 24 * 60;
/** Of a day, the minutes in which a traveller would be out. */
const AWAKE_A_DAY = 750;
/** The share of these minutes that goes to sights; the rest goes to meals and pauses, which a way takes along. */
const SEEING = 0.6;
/** Of a way that is travelled overnight, the minutes between dinner and breakfast. */
const NIGHT_ON_BOARD = 690;
/** A minute of the night on the way counts by so much: it costs no sight, only some sleep. */
const ASLEEP = 0.15;
/** What packing, checking out and checking in take, in minutes of sights. */
const HOTEL_CHANGE = 90;
/** Waiting for the one departure of a day, in minutes; of several departures, the share of each. */
const WAIT_FOR_ONE_A_DAY = 60;
const MOST_WAIT = 240;
/** Of a stay, the part of a day that arriving and leaving usually take. The worth of a stay has it taken off. */
const USUAL_LOSS = 0.5;
/** Dollars an hour saved is worth to a traveller of a moderate budget. */
const PRICE_PER_HOUR = 20;

/** How a question is to be looked at, where it is not as the traveller asked it. */
export interface Leaning {
  /** Trips end in this manner only: with a way home from the last place, or back at the first. */
  end?: "open" | "loop";
  /** Time on the way counts so many times as much, and so does money. */
  time?: number;
  money?: number;
}

/** A way with its price to the traveller. */
export interface PricedWay {
  minutes: number;
  dollars: number;
  /** Minutes of it in which sights could be seen. */
  awake: number;
  /** What all of it costs, in minutes of sights. */
  cost: number;
  /** Days by which it makes all later dates later; 0 where no date counts. */
  nights: number;
}

/** The way home from the last place. */
interface WayHome extends PricedWay {
  loops: boolean;
}

/** A question whose ways are all priced; places by their index as typed. */
export interface PricedRoute {
  ask: RouteAsk;
  /** With the change of hotel. */
  between: readonly (readonly PricedWay[])[];
  fromHome: readonly PricedWay[];
  /** By first place, then by last place. */
  homeward: readonly (readonly WayHome[])[];
  /** Days after the start on which a place is wanted. */
  wantedOn: readonly ({ from: number; to: number } | undefined)[];
}

/** A stay by the index of its place. */
export interface IndexedStay {
  at: number;
  nights: number;
}

/** A way, and those of its minutes that are a ride to or from an airport far from the place. */
type TakenWay = RouteWay & { ride?: number };

const NO_WAY: TakenWay = { minutes: 0, dollars: 0 };

/**
 * Minutes of a way in which its traveller is awake: at most so many of each day, none of a night on board, and all of a
 * ride to an airport.
 */
function awakeOn({ minutes, isOvernight, ride = 0 }: TakenWay): number {
  if (isOvernight) return Math.max(0, minutes - NIGHT_ON_BOARD);
  const others = minutes - ride;
  return Math.floor(others / DAY_MINUTES) * AWAKE_A_DAY + Math.min(others % DAY_MINUTES, AWAKE_A_DAY) + ride;
}

/** Whether it matters on which dates the places of a question are visited. */
function isByDates({ places, startDate }: RouteAsk): boolean {
  return startDate !== undefined && places.some(({ on, byDate }) => on ?? byDate);
}

function priceWay(way: TakenWay, ask: RouteAsk, leaning: Leaning): PricedWay {
  const { minutes, dollars, perDay, isOvernight } = way;
  const { pricePerHour = PRICE_PER_HOUR } = ask;
  const { time = 1, money = 1 } = leaning;
  const nights = isByDates(ask) ? (way.nights ?? (isOvernight ? 1 : 0)) : 0;
  if (minutes === Infinity) return { minutes, dollars, awake: Infinity, cost: Infinity, nights };
  const awake = awakeOn(way);
  const wait = perDay === undefined ? 0 : Math.min(MOST_WAIT, WAIT_FOR_ONE_A_DAY / perDay);
  const [spent, paid] = [awake + ASLEEP * (minutes - awake) + wait, (dollars / pricePerHour) * 60];
  return { minutes, dollars, awake, cost: SEEING * (time * spent + money * paid), nights };
}

/** A way home with what is added to it; more minutes are spent awake. */
function withMore(way: TakenWay, adds: { minutes: number; dollars: number } | undefined): TakenWay {
  if (!adds) return way;
  const { minutes, dollars, ride = 0 } = way;
  return { ...way, minutes: minutes + adds.minutes, dollars: dollars + adds.dollars, ride: ride + adds.minutes };
}

/** Prices all ways of a question. */
export function priceRoute(ask: RouteAsk, leaning: Leaning = {}): PricedRoute {
  const { places, startDate } = ask;
  const price = (way: TakenWay): PricedWay => priceWay(way, ask, leaning);
  const isHomeKnown = places.every(({ home }) => home);
  const homes = places.map(({ home }): TakenWay => (isHomeKnown && home) || NO_WAY);
  const ways = places.map((from) => places.map((to) => (from === to ? NO_WAY : ask.wayBetween(from.slug, to.slug))));
  const homeFrom = (first: number, last: number): WayHome => {
    const [back, there] = [ways[last]![first]!, homes[first]!];
    const adds = first !== last ? ask.homeAdds?.(places[first]!.slug, places[last]!.slug) : undefined;
    const open = { ...price(withMore(homes[last]!, adds)), loops: false };
    if (!isHomeKnown || first === last || leaning.end === "open" || ask.endsAtLast) return open;
    const sum = { ...back, minutes: back.minutes + there.minutes, dollars: back.dollars + there.dollars };
    const loop = { ...price(sum), loops: true };
    return leaning.end === "loop" || loop.cost < open.cost ? loop : open;
  };
  return {
    ask,
    between: ways.map((row) =>
      row.map((way) => {
        const priced = price(way);
        return { ...priced, cost: priced.cost + HOTEL_CHANGE };
      }),
    ),
    fromHome: homes.map(price),
    homeward: places.map((_first, first) => places.map((_last, last) => homeFrom(first, last))),
    wantedOn: places.map(({ on }) =>
      on && startDate ? { from: daysBetween(startDate, on.from), to: daysBetween(startDate, on.to) } : undefined,
    ),
  };
}

/**
 * The worth of some nights, of which a part of a day may be lost: on a straight line between whole nights. Of a stay
 * that has lost all but the day that is usually lost, nothing is left.
 */
function worthAt(worth: readonly number[], nights: number): number {
  const last = worth.length - 1;
  if (nights >= last) return worth[last] ?? 0;
  if (nights < 1) return (worth[1]! * Math.max(0, nights - USUAL_LOSS)) / (1 - USUAL_LOSS);
  const whole = Math.floor(nights);
  return worth[whole]! + (nights - whole) * (worth[whole + 1]! - worth[whole]!);
}

/** The part of a day that the ways to and from a stay take beyond what is usual. */
export function lostToWays(to: PricedWay, from: PricedWay): number {
  return Math.max(0, (to.awake + from.awake) / 2 / AWAKE_A_DAY - USUAL_LOSS);
}

/** What a stay is worth when its ways take so much of a day. */
export function stayValue(place: RoutePlace, nights: number, lost: number): number {
  return worthAt(place.worth, nights - lost);
}

/** What a stay is worth besides on its dates. @param day of the trip on which it begins, 0 is the start */
export function worthOnDates(
  { startDate }: Pick<RouteAsk, "startDate">,
  { byDate }: RoutePlace,
  day: number,
  nights: number,
): number {
  return startDate === undefined ? 0 : (byDate?.[day]?.[nights] ?? 0);
}

/**
 * The nights a place may have: at least one and not too many, or the fixed number, and enough to be there on the dates
 * wanted.
 * @param day of the trip on which the stay begins, 0 is the start
 * @param left nights of the trip from the stay on
 * @returns undefined when the stay comes too late for its dates
 */
export function nightsAllowed(
  { ask, wantedOn }: PricedRoute,
  at: number,
  day: number,
  left: number,
): { least: number; most: number } | undefined {
  const [fixed, on] = [ask.places[at]!.fixedNights, wantedOn[at]];
  const least = Math.max(1, fixed ?? 1, on ? on.to - day : 1);
  const range = { least, most: Math.min(left, fixed ?? ask.mostNights ?? left) };
  return range.least > range.most || (on && day > on.from) ? undefined : range;
}

/** The days of the trip on which stays begin, 0 is the start: nights on the way make those behind them later. */
function daysOf({ fromHome, between }: PricedRoute, stays: readonly IndexedStay[]): number[] {
  const days: number[] = [];
  for (const [index, { at }] of stays.entries()) {
    const before = stays[index - 1];
    const way = before ? between[before.at]![at]! : fromHome[at]!;
    days.push(way.nights + (before ? days[index - 1]! + before.nights : 0));
  }
  return days;
}

/** What a whole route is worth to the traveller, in minutes of sights; -Infinity when it is impossible. */
export function routeValue(priced: PricedRoute, stays: readonly IndexedStay[]): number {
  const { ask, between, fromHome, homeward } = priced;
  const [first, last] = [stays[0]!.at, stays.at(-1)!.at];
  let value = -fromHome[first]!.cost - homeward[first]![last]!.cost;
  const days = daysOf(priced, stays);
  let used = 0;
  for (const [index, { at, nights }] of stays.entries()) {
    const day = days[index]!;
    const allowed = nightsAllowed(priced, at, day, ask.nights - used);
    if (!allowed || nights < allowed.least || nights > allowed.most) return -Infinity;
    const [before, after] = [stays[index - 1], stays[index + 1]];
    const to = before ? between[before.at]![at]! : fromHome[at]!;
    const from = after ? between[at]![after.at]! : homeward[first]![at]!;
    if (from.cost === Infinity || to.cost === Infinity) return -Infinity;
    const place = ask.places[at]!;
    value += stayValue(place, nights, lostToWays(to, from)) + worthOnDates(ask, place, day, nights);
    value -= after ? from.cost : 0;
    used += nights;
  }
  return used === ask.nights ? value : -Infinity;
}

/** A route as its plan: stays by name, with minutes, dollars and worth. */
export function planOf(priced: PricedRoute, stays: readonly IndexedStay[]): RoutePlan {
  const { ask, between, fromHome, homeward } = priced;
  const [first, last] = [stays[0]!.at, stays.at(-1)!.at];
  const home = homeward[first]![last]!;
  const days = daysOf(priced, stays);
  const ways = [fromHome[first]!, ...stays.slice(1).map(({ at }, index) => between[stays[index]!.at]![at]!), home];
  return {
    stays: stays.map(({ at, nights }) => ({ slug: ask.places[at]!.slug, nights })),
    loops: home.loops,
    minutes: ways.reduce((sum, way) => sum + way.minutes, 0),
    dollars: ways.reduce((sum, way) => sum + way.dollars, 0),
    worth: stays.reduce((sum, { at, nights }, index) => {
      const place = ask.places[at]!;
      return sum + worthAt(place.worth, nights) + worthOnDates(ask, place, days[index]!, nights);
    }, 0),
  };
}

/** Stays by the index of their places. @returns undefined when a place is not of the question */
function indexed({ places }: RouteAsk, stays: readonly RouteStay[]): IndexedStay[] | undefined {
  const found = stays.map(({ slug, nights }) => ({ at: places.findIndex((place) => place.slug === slug), nights }));
  return found.length > 0 && found.every(({ at }) => at >= 0) ? found : undefined;
}

/** What stays are worth to the traveller as a whole, less their ways; -Infinity when they are impossible. */
export function valueOfStays(ask: RouteAsk, stays: readonly RouteStay[]): number {
  const found = indexed(ask, stays);
  return found ? routeValue(priceRoute(ask), found) : -Infinity;
}

/**
 * What an order and nights of the traveller's own come to. The dates wanted and the number of nights in all are not
 * held against it.
 * @returns undefined when a place is not of the question
 */
export function routeAsMoved(ask: RouteAsk, stays: readonly RouteStay[]): RoutePlan | undefined {
  const found = indexed(ask, stays);
  return found && planOf(priceRoute(ask), found);
}
