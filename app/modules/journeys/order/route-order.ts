import type { RouteAsk, RoutePlan } from "./route-problem";
import { lostToWays, nightsAllowed, planOf, priceRoute, stayValue } from "./route-value";
import type { IndexedStay, Leaning, PricedRoute, PricedWay } from "./route-value";

/** Differences below this come from rounding; of two such routes the one nearer to the order typed is taken. */
const SAME = 1e-6;
/** Stands for home where a place is named by its index. */
const HOME = -1;

/** The traveller has just come to a place. */
interface Arrival {
  /** The places come to, the present one too, a bit each. */
  set: number;
  /** The place before, or `HOME`. */
  before: number;
  at: number;
}

/** The best that can follow an arrival, each by the nights spent before it. */
interface Solved {
  /** The value of the stay and of all that follows; -Infinity where nothing is possible. */
  value: Float64Array;
  nights: Uint8Array;
  /** The place to go to then, or `HOME`. */
  next: Int8Array;
}

/** The search among the routes that begin at one place. */
interface Search {
  priced: PricedRoute;
  first: number;
  solved: Map<number, Solved>;
}

const keyOf = ({ set, before, at }: Arrival, count: number): number => (set * count + at) * (count + 1) + before + 1;

const onwards = ({ set, at }: Arrival, next: number): Arrival => ({ set: set | (1 << next), before: at, at: next });

/** Places that may come next: with the order kept, only the one typed next. */
function nextPlaces({ places, keepsOrder }: RouteAsk, { set, at }: Arrival): number[] {
  if (keepsOrder) return at + 1 < places.length ? [at + 1] : [];
  return [...places.keys()].filter((index) => ((set >> index) & 1) === 0);
}

function placesIn(set: number): number {
  let count = 0;
  for (let rest = set; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}

const wayTo = ({ fromHome, between }: PricedRoute, { before, at }: Arrival): PricedWay =>
  before === HOME ? fromHome[at]! : between[before]![at]!;

/** Takes the way home after the stay where that is worth more than what was found so far. */
function takeHome({ priced, first }: Search, arrival: Arrival, found: Solved): void {
  const { ask, homeward } = priced;
  const home = homeward[first]![arrival.at]!;
  if (home.cost === Infinity) return;
  const lost = lostToWays(wayTo(priced, arrival), home);
  for (let used = 0; used < ask.nights; used++) {
    const left = ask.nights - used;
    if (nightsAllowed(priced, arrival.at, used, left)?.most !== left) continue;
    found.value[used] = stayValue(ask.places[arrival.at]!, left, lost) - home.cost;
    found.nights[used] = left;
  }
}

/** Takes the way to the next place after the stay where that is worth more than what was found so far. */
function takeWay(search: Search, arrival: Arrival, next: number, found: Solved): void {
  const { ask, between } = search.priced;
  const way = between[arrival.at]![next]!;
  if (way.cost === Infinity) return;
  const lost = lostToWays(wayTo(search.priced, arrival), way);
  const gain = Array.from({ length: ask.nights + 1 }, (_, n) => stayValue(ask.places[arrival.at]!, n, lost) - way.cost);
  const rest = solve(search, onwards(arrival, next)).value;
  const behind = placesIn(arrival.set);
  const ahead = ask.places.length - behind;
  for (let used = behind - 1; used < ask.nights - ahead; used++) {
    const allowed = nightsAllowed(search.priced, arrival.at, used, ask.nights - used - ahead);
    for (let nights = allowed?.least ?? 1; nights <= (allowed?.most ?? 0); nights++) {
      const value = gain[nights]! + rest[used + nights]!;
      if (value <= found.value[used]! + SAME) continue;
      found.value[used] = value;
      found.nights[used] = nights;
      found.next[used] = next;
    }
  }
}

/** The best that can follow an arrival. All that its value hangs on is in the arrival, so each is solved once. */
function solve(search: Search, arrival: Arrival): Solved {
  const { ask } = search.priced;
  const key = keyOf(arrival, ask.places.length);
  const known = search.solved.get(key);
  if (known) return known;
  const size = ask.nights + 1;
  const found = {
    value: new Float64Array(size).fill(-Infinity),
    nights: new Uint8Array(size),
    next: new Int8Array(size).fill(HOME),
  };
  const toCome = nextPlaces(ask, arrival);
  if (toCome.length === 0) takeHome(search, arrival, found);
  for (const next of toCome) takeWay(search, arrival, next, found);
  search.solved.set(key, found);
  return found;
}

/** The stays of the best route from an arrival on. */
function staysFrom(search: Search, arrival: Arrival, used: number): IndexedStay[] {
  const found = solve(search, arrival);
  const [nights, next] = [found.nights[used]!, found.next[used]!];
  const here = { at: arrival.at, nights };
  return next === HOME ? [here] : [here, ...staysFrom(search, onwards(arrival, next), used + nights)];
}

/** The stays of the route that is worth most, proven. Undefined when none is possible. */
export function bestStays(priced: PricedRoute): IndexedStay[] | undefined {
  const { places, keepsOrder } = priced.ask;
  // The first place matters to what follows only where the traveller may come back to it.
  const solvedForAll = new Map<number, Solved>();
  let best: { value: number; stays: IndexedStay[] } | undefined;
  for (const first of keepsOrder ? [0] : places.keys()) {
    const mayLoop = priced.homeward[first]!.some(({ loops }) => loops);
    const search = { priced, first, solved: mayLoop ? new Map<number, Solved>() : solvedForAll };
    const arrival = { set: 1 << first, before: HOME, at: first };
    const value = solve(search, arrival).value[0]! - priced.fromHome[first]!.cost;
    if (value > (best?.value ?? -Infinity) + SAME) best = { value, stays: staysFrom(search, arrival, 0) };
  }
  return best?.stays;
}

/** The best route as the question is looked at with a leaning. Undefined when none is possible. */
export function bestLeaning(ask: RouteAsk, leaning: Leaning): RoutePlan | undefined {
  const priced = priceRoute(ask, leaning);
  const stays = bestStays(priced);
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
