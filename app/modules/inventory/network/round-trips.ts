import type { OneWay } from "./one-way";
import { usableBetween } from "../offers/usable-time";

/** A way there and a way back that are sold together. */
export interface RoundTrip {
  out: OneWay;
  back: OneWay;
}

/** Round trips of one search at most; each is offered in up to four kinds of ticket. */
const MAX_ROUND_TRIPS = 160;
/** Ways of one airline in one direction that are combined. */
const WAYS_PER_AIRLINE = 6;
/** Ways of each airline that are combined with those of its alliance partners. */
const WAYS_PER_PARTNER = 2;
/** Least time at the destination. */
const LEAST_STAY_MS = 3 * 3_600_000;
/** An hour of waking day at the destination is worth this many hours in the air. */
const USABLE_WORTH = 0.5;

/**
 * Combines ways there and back of the same airline, or of partners in one alliance, between the same two airports. When
 * there are more than {@link MAX_ROUND_TRIPS}, every airline keeps its best in turn, so that a large one does not crowd
 * out the others.
 * @param sold "any" also combines airlines that have nothing to do with each other, as two single tickets
 */
export function chooseRoundTrips(
  out: readonly OneWay[],
  back: readonly OneWay[],
  sold: "together" | "any" = "together",
): RoundTrip[] {
  const outByAirline = groupWays(out, "there");
  const backByAirline = groupWays(back, "back");
  const groups: RoundTrip[][] = [];
  const alliances = new Map<string, RoundTrip[]>();
  for (const [key, ways] of outByAirline) {
    for (const [otherKey, otherWays] of backByAirline) {
      if (airportsOf(key) !== airportsOf(otherKey)) continue;
      const [a, b] = [ways[0] as OneWay, otherWays[0] as OneWay];
      if (a.carrier.iata === b.carrier.iata) {
        groups.push(combine(ways, otherWays));
      } else if (sold === "any" || (a.carrier.alliance !== null && a.carrier.alliance === b.carrier.alliance)) {
        const name = `${sold === "any" ? sold : a.carrier.alliance} ${airportsOf(key)}`;
        const partners = combine(ways.slice(0, WAYS_PER_PARTNER), otherWays.slice(0, WAYS_PER_PARTNER));
        alliances.set(name, [...(alliances.get(name) ?? []), ...partners]);
      }
    }
  }
  return takeInTurn([...groups, ...alliances.values()].map(bestFirst), MAX_ROUND_TRIPS);
}

/** Ways by airports and airline; of each airline the fastest few, the first to arrive and the last to leave. */
function groupWays(ways: readonly OneWay[], direction: "there" | "back"): Map<string, OneWay[]> {
  const groups = new Map<string, OneWay[]>();
  for (const way of ways) {
    const { from, to } = way.leg;
    const key = `${direction === "there" ? `${from}-${to}` : `${to}-${from}`} ${way.carrier.iata}`;
    const group = groups.get(key);
    if (group) group.push(way);
    else groups.set(key, [way]);
  }
  for (const [key, group] of groups) groups.set(key, varied(group));
  return groups;
}

function varied(ways: readonly OneWay[]): OneWay[] {
  const byDuration = [...ways].sort(
    (a, b) => a.leg.durationMinutes - b.leg.durationMinutes || (a.flights < b.flights ? -1 : 1),
  );
  const firstToArrive = byDuration.reduce((best, way) => (way.arriveMs < best.arriveMs ? way : best));
  const lastToLeave = byDuration.reduce((best, way) => (way.departMs > best.departMs ? way : best));
  return [...new Set([...byDuration.slice(0, WAYS_PER_AIRLINE - 2), firstToArrive, lastToLeave])];
}

function combine(ways: readonly OneWay[], otherWays: readonly OneWay[]): RoundTrip[] {
  const trips: RoundTrip[] = [];
  for (const out of ways) {
    for (const back of otherWays) if (back.departMs - out.arriveMs >= LEAST_STAY_MS) trips.push({ out, back });
  }
  return trips;
}

function bestFirst(trips: readonly RoundTrip[]): RoundTrip[] {
  return trips
    .map((trip) => ({ trip, cost: costOf(trip), key: `${trip.out.flights} ${trip.back.flights}` }))
    .sort((a, b) => a.cost - b.cost || (a.key < b.key ? -1 : 1))
    .map(({ trip }) => trip);
}

function costOf({ out, back }: RoundTrip): number {
  return out.leg.durationMinutes + back.leg.durationMinutes - USABLE_WORTH * usableBetween(out.leg, back.leg);
}

function takeInTurn(groups: readonly RoundTrip[][], limit: number): RoundTrip[] {
  const taken: RoundTrip[] = [];
  const longest = Math.max(0, ...groups.map((group) => group.length));
  for (let turn = 0; turn < longest && taken.length < limit; turn++) {
    for (const group of groups) {
      const trip = group[turn];
      if (trip && taken.length < limit) taken.push(trip);
    }
  }
  return taken;
}

function airportsOf(key: string): string {
  return key.slice(0, key.indexOf(" "));
}
