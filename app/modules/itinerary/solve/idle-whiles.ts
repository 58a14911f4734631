import type { DayReading } from "../arrange/day-alone";
import type { Id } from "../engine/problem";
import { BASE } from "../outings/day-frame";

/** A while with nothing in it, minutes since local midnight. */
export interface IdleWhile {
  from: number;
  until: number;
}

/** Shorter whiles are on the way from one thing to the next. */
const SHORTEST = 15;

/**
 * The whiles of a day between its start, its visits and its meals, without the ways: where a meal lies between two
 * visits, the way is made in the longest while between them.
 * @param minutes of the way from one node to another
 * @param until when one has to be back at the hotel, of a day that goes on then; minutes since local midnight
 */
export function idleWhiles(
  start: number,
  { stops, breaks }: Pick<DayReading, "stops" | "breaks">,
  minutes: (from: Id, to: Id) => number,
  until?: number,
): IdleWhile[] {
  const visits = [{ node: BASE, start, leave: start }, ...stops];
  const back = until === undefined ? undefined : { node: BASE, start: until };
  return visits.flatMap(({ node, leave }, index) => {
    const next = visits[index + 1] ?? back;
    const end = next?.start ?? Infinity;
    const meals = breaks.filter((meal) => meal.start >= leave && meal.end <= end);
    const starts = [leave, ...meals.map((meal) => meal.end)];
    const ends = [...meals.map((meal) => meal.start), ...(next ? [next.start] : [])];
    const whiles = ends.map((until, order) => ({ from: starts[order]!, until }));
    const longest = whiles.reduce(
      (best, one) => (one.until - one.from > best.until - best.from ? one : best),
      whiles[0] ?? { from: leave, until: leave },
    );
    longest.from += next ? minutes(node, next.node) : 0;
    return whiles.filter(({ from, until }) => until - from >= SHORTEST);
  });
}

/** The minutes of a while that lie between two others. */
export function sharedWith({ from, until }: IdleWhile, other: IdleWhile): number {
  return Math.max(0, Math.min(until, other.until) - Math.max(from, other.from));
}

/** What fills a while moves nothing else by more minutes than this. */
const STILL = 30;

/** Whether all visits and meals of a day begin when they did, nearly, with one visit more. */
export function keepsHours(before: DayReading, after: DayReading): boolean {
  const isNear = (one: number, other: number | undefined): boolean =>
    other !== undefined && Math.abs(one - other) <= STILL;
  return (
    before.stops.every(({ node, start }) => isNear(start, after.stops.find((stop) => stop.node === node)?.start)) &&
    before.breaks.every(({ start }, index) => isNear(start, after.breaks[index]?.start))
  );
}
