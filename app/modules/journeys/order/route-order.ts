import type { RouteAsk, RoutePlan } from "./route-problem";
import { lostToWays, nightsAllowed, planOf, priceRoute, stayValue, worthOnDates } from "./route-value";
import type { IndexedStay, Leaning, PricedRoute, PricedWay } from "./route-value";

/** Differences below this come from rounding; of two such routes the one nearer to the order typed is taken. */
const SAME = 1e-6;
/** Stand for home, and for any place from which the way is short, where a place is named by its index. */
const HOME = -1;
const ANY = -2;
/** A way that takes nothing from a stay. */
const SHORT: PricedWay = { minutes: 0, dollars: 0, awake: 0, cost: 0, nights: 0 };

/** The traveller has just come to a place. */
interface Arrival {
  /** The places come to, the present one too, a bit each. */
  set: number;
  /** The place before, or `HOME`; `ANY` when the way from it takes nothing from the stay, whatever the way on. */
  before: number;
  at: number;
  /** Nights on the way so far, by which the date is later than the nights spent tell; 0 where no date counts. */
  late: number;
}

/** The best that can follow an arrival, each by the nights spent before it. */
interface Solved {
  /** The value of the stay and of all that follows; -Infinity where nothing is possible. */
  value: Float64Array;
  nights: Uint8Array;
  /** The place to go to then, or `HOME`. */
  next: Int8Array;
}

/** Facts that are the same for all routes of a question, by place. */
interface Stays {
  /** The nights that a place may have, by the nights spent before, for each number of nights on the way. */
  allowed: Map<number, ReturnType<typeof nightsAllowed>[][]>;
  /** The value of a stay that loses nothing to its ways, by its nights. */
  usual: Float64Array[];
  /** The way on to another place that takes longest. */
  longest: PricedWay[];
}

/** The search among the routes that begin at one place. */
interface Search {
  priced: PricedRoute;
  stays: Stays;
  /** Places of a route. */
  count: number;
  first: number;
  solved: Map<number, Solved>;
}

const longer = (a: PricedWay, b: PricedWay): PricedWay => (b.cost < Infinity && b.awake > a.awake ? b : a);

function staysOf(priced: PricedRoute): Stays {
  const { places, nights } = priced.ask;
  const upTo = Array.from({ length: nights + 1 }, (_, index) => index);
  return {
    allowed: new Map(),
    usual: places.map((place) => Float64Array.from(upTo, (stay) => stayValue(place, stay, 0))),
    longest: priced.between.map((ways) => ways.reduce(longer, SHORT)),
  };
}

/** The nights that a place may have, by the nights spent before. */
function allowedAt({ priced, stays }: Search, { at, late }: Arrival): ReturnType<typeof nightsAllowed>[] {
  const { places, nights } = priced.ask;
  const known = stays.allowed.get(late);
  if (known) return known[at]!;
  const upTo = Array.from({ length: nights + 1 }, (_, index) => index);
  const made = places.map((_place, one) => upTo.map((used) => nightsAllowed(priced, one, used + late, nights - used)));
  stays.allowed.set(late, made);
  return made[at]!;
}

/** The value of a stay by its nights, when its ways take so much of a day. */
function stayValues({ priced, stays }: Search, at: number, lost: number): Float64Array {
  const usual = stays.usual[at]!;
  return lost === 0 ? usual : usual.map((_value, nights) => stayValue(priced.ask.places[at]!, nights, lost));
}

/** More nights than can be on the ways of one trip. */
const MOST_LATE = 64;

const keyOf = ({ set, before, at, late }: Arrival, places: number): number =>
  ((set * places + at) * (places + 2) + before + 2) * MOST_LATE + late;

/** The arrival at the next place. Those that differ only in where a short way came from are the same. */
function onwards({ priced, stays, count }: Search, { set, at, late }: Arrival, next: number): Arrival {
  const [now, way] = [set | (1 << next), priced.between[at]![next]!];
  const isAnyWay = placesIn(now) < count && lostToWays(way, stays.longest[next]!) === 0;
  return { set: now, before: isAnyWay ? ANY : at, at: next, late: late + way.nights };
}

const isIn = (set: number, index: number): boolean => ((set >> index) & 1) === 1;

function placesIn(set: number): number {
  let count = 0;
  for (let rest = set; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}

/** Whether all places that a route does not come to may be left out: none is one with a wish of its own. */
function mayEnd({ places }: RouteAsk, set: number): boolean {
  return places.every(({ on, fixedNights }, index) => isIn(set, index) || (!on && fixedNights === undefined));
}

function wayTo({ fromHome, between }: PricedRoute, { before, at }: Arrival): PricedWay {
  if (before === ANY) return SHORT;
  return before === HOME ? fromHome[at]! : between[before]![at]!;
}

/** Takes the way home after the stay. */
function takeHome(search: Search, arrival: Arrival, found: Solved): void {
  const { ask, homeward } = search.priced;
  const { at, late, set } = arrival;
  const home = homeward[search.first]![at]!;
  if (home.cost === Infinity || !mayEnd(ask, set)) return;
  const stay = stayValues(search, at, lostToWays(wayTo(search.priced, arrival), home));
  const allowed = allowedAt(search, arrival);
  for (let used = search.count - 1; used < ask.nights; used++) {
    const left = ask.nights - used;
    if (allowed[used]?.most !== left) continue;
    found.value[used] = stay[left]! + worthOnDates(ask, ask.places[at]!, used + late, left) - home.cost;
    found.nights[used] = left;
  }
}

/** Takes the way to the next place after the stay where that is worth more than what was found so far. */
function takeWay(search: Search, arrival: Arrival, next: number, found: Solved): void {
  const { ask, between } = search.priced;
  const way = between[arrival.at]![next]!;
  if (way.cost === Infinity) return;
  const stay = stayValues(search, arrival.at, lostToWays(wayTo(search.priced, arrival), way));
  const rest = solve(search, onwards(search, arrival, next)).value;
  const behind = placesIn(arrival.set);
  const until = ask.nights - (search.count - behind);
  const [place, allowedHere] = [ask.places[arrival.at]!, allowedAt(search, arrival)];
  for (let used = behind - 1; used < until; used++) {
    const allowed = allowedHere[used];
    if (!allowed) continue;
    const day = used + arrival.late;
    const most = Math.min(allowed.most, until - used);
    let [best, taken] = [found.value[used]! + SAME, 0];
    for (let nights = allowed.least; nights <= most; nights++) {
      const value = stay[nights]! + worthOnDates(ask, place, day, nights) + rest[used + nights]! - way.cost;
      if (value <= best) continue;
      best = value;
      taken = nights;
    }
    if (taken === 0) continue;
    found.value[used] = best;
    found.nights[used] = taken;
    found.next[used] = next;
  }
}

/** The best that can follow an arrival. All that its value hangs on is in the arrival, so each is solved once. */
function solve(search: Search, arrival: Arrival): Solved {
  const { places, nights, keepsOrder } = search.priced.ask;
  const key = keyOf(arrival, places.length);
  const known = search.solved.get(key);
  if (known) return known;
  const found = {
    value: new Float64Array(nights + 1).fill(-Infinity),
    nights: new Uint8Array(nights + 1),
    next: new Int8Array(nights + 1).fill(HOME),
  };
  if (placesIn(arrival.set) === search.count) takeHome(search, arrival, found);
  else
    for (let next = keepsOrder ? arrival.at + 1 : 0; next < places.length; next++)
      if (!isIn(arrival.set, next)) takeWay(search, arrival, next, found);
  search.solved.set(key, found);
  return found;
}

/** The stays of the best route from an arrival on. */
function staysFrom(search: Search, arrival: Arrival, used: number): IndexedStay[] {
  const found = solve(search, arrival);
  const [nights, next] = [found.nights[used]!, found.next[used]!];
  const here = { at: arrival.at, nights };
  return next === HOME ? [here] : [here, ...staysFrom(search, onwards(search, arrival, next), used + nights)];
}

/**
 * The stays of the route that is worth most, proven. Undefined when none is possible.
 * @param leaves how many of the places are left out, of those without a wish of their own
 */
export function bestStays(priced: PricedRoute, leaves = 0): IndexedStay[] | undefined {
  const { places } = priced.ask;
  const [stays, count] = [staysOf(priced), places.length - leaves];
  // The first place matters to what follows only where the way home hangs on it.
  const solvedForAll = new Map<number, Solved>();
  const usual = priced.homeward.map((ways, last) => ways[last]!.cost);
  let best: { value: number; stays: IndexedStay[] } | undefined;
  for (const first of places.keys()) {
    const isOwn = priced.homeward[first]!.some(({ cost }, last) => cost !== usual[last]);
    const search = { priced, stays, count, first, solved: isOwn ? new Map<number, Solved>() : solvedForAll };
    const arrival = { set: 1 << first, before: HOME, at: first, late: priced.fromHome[first]!.nights };
    const value = solve(search, arrival).value[0]! - priced.fromHome[first]!.cost;
    if (value > (best?.value ?? -Infinity) + SAME) best = { value, stays: staysFrom(search, arrival, 0) };
  }
  return best?.stays;
}

/** The best route as the question is looked at with a leaning. Undefined when none is possible. */
export function bestLeaning(ask: RouteAsk, leaning: Leaning, leaves = 0): RoutePlan | undefined {
  const priced = priceRoute(ask, leaning);
  const stays = bestStays(priced, leaves);
  return stays && planOf(priced, stays);
}

/**
 * The best order of places and the nights in each, proven: no other route is worth more to the traveller.
 * @returns undefined when there is none: fewer nights than places, fixed nights that do not add up, dates that clash,
 * no way between the places
 */
export function bestRoute(ask: RouteAsk): RoutePlan | undefined {
  return bestLeaning(ask, {});
}
