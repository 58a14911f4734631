import type { OneWay } from "./one-way";
import type { FlownLegs } from "../offers/flight";
import { usableBetween } from "../offers/usable-time";

/** A way there and a way back that are sold together. */
export interface RoundTrip {
  out: OneWay;
  back: OneWay;
}

/** Flights that are sold as one: there and back again, or one of them. */
export type SoldWays = RoundTrip | { out: OneWay; back?: undefined } | { out?: undefined; back: OneWay };

/** Round trips, or single ways, of one search at most; each is offered in up to four kinds of ticket. */
const MAX_SOLD = 160;
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
 * there are more than {@link MAX_SOLD}, every airline keeps its best in turn, so that a large one does not crowd
 * out the others.
 * @param sold "any" also combines airlines that have nothing to do with each other, as two single tickets; "apart" does
 *   so for a way home that ends in another city than the one left, and asks for the same airport at the destination;
 *   "open-jaw" is for a way home from another place, sold as one ticket, and asks for the same airport at home
 */
export function chooseRoundTrips(
  out: readonly OneWay[],
  back: readonly OneWay[],
  sold: keyof typeof SHARED_ENDS = "together",
): RoundTrip[] {
  const endsOf = SHARED_ENDS[sold];
  const isOneTicket = sold === "together" || sold === "open-jaw";
  const outByAirline = groupWays(out, "there");
  const backByAirline = groupWays(back, "back");
  const groups: RoundTrip[][] = [];
  const alliances = new Map<string, RoundTrip[]>();
  for (const [key, ways] of outByAirline) {
    for (const [otherKey, otherWays] of backByAirline) {
      if (endsOf(key) !== endsOf(otherKey)) continue;
      const [a, b] = [ways[0] as OneWay, otherWays[0] as OneWay];
      if (a.carrier.iata === b.carrier.iata) {
        groups.push(combine(ways, otherWays));
      } else if (!isOneTicket || (a.carrier.alliance !== null && a.carrier.alliance === b.carrier.alliance)) {
        const name = `${isOneTicket ? a.carrier.alliance : sold} ${endsOf(key)}`;
        const partners = combine(ways.slice(0, WAYS_PER_PARTNER), otherWays.slice(0, WAYS_PER_PARTNER));
        alliances.set(name, [...(alliances.get(name) ?? []), ...partners]);
      }
    }
  }
  return takeInTurn([...groups, ...alliances.values()].map(bestFirst), MAX_SOLD);
}

/**
 * Single ways in one direction: of each airline the fastest few, the first to arrive and the last to leave, and every
 * airline's best in turn where there are more than {@link MAX_SOLD}.
 */
export function chooseSingles(ways: readonly OneWay[], direction: "there" | "back"): SoldWays[] {
  const groups = [...groupWays(ways, direction).values()].map((group) =>
    bestFirst(group.map((way): SoldWays => (direction === "there" ? { out: way } : { back: way }))),
  );
  return takeInTurn(groups, MAX_SOLD);
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

/** The ways that are sold as one, in their order. */
export function waysOf({ out, back }: SoldWays): OneWay[] {
  return [out, back].flatMap((way) => way ?? []);
}

function bestFirst<Sold extends SoldWays>(sold: readonly Sold[]): Sold[] {
  return sold
    .map((trip) => ({
      trip,
      cost: costOf(trip),
      key: waysOf(trip)
        .map(({ flights }) => flights)
        .join(" "),
    }))
    .sort((a, b) => a.cost - b.cost || (a.key < b.key ? -1 : 1))
    .map(({ trip }) => trip);
}

function costOf(sold: SoldWays): number {
  const minutes = waysOf(sold).reduce((sum, { leg }) => sum + leg.durationMinutes, 0);
  return minutes - USABLE_WORTH * usableBetween(legsOf(sold));
}

/** The same as legs. */
export function legsOf({ out, back }: SoldWays): FlownLegs {
  if (!out) return { inbound: back.leg };
  return { outbound: out.leg, ...(back && { inbound: back.leg }) };
}

function takeInTurn<Sold>(groups: readonly Sold[][], limit: number): Sold[] {
  const taken: Sold[] = [];
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

/** The airports that the ways there and back have in common, of the key of either. */
const SHARED_ENDS = {
  together: airportsOf,
  any: airportsOf,
  /** The one at the destination. */
  apart: (key: string) => airportsOf(key).slice(key.indexOf("-") + 1),
  /** The one at home. */
  "open-jaw": (key: string) => key.slice(0, key.indexOf("-")),
} as const;
