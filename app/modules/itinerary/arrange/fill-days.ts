import type { Change, DayArrangement } from "./day-arrangement";
import type { Id } from "../engine/problem";
import { isLongRide } from "../party/way-costs";

/** A day that holds fewer is filled up while there is something to fill it with. */
const FILLED_STOPS = 3;
const FILLED_LOAD = 0.55;
/** A second visit to a place comes after so many days, or a little sooner where nothing else is left. */
const AGAIN_AFTER_DAYS = 4;
const AGAIN_AT_LEAST = 2;
const SEEN_AGAIN_STOPS = 2;
/** The longest ride to a second visit, as a multiple of the visit: a small thing is not worth hours of riding again. */
const MOST_RIDE_AGAIN = 4;
/** Places that are tried for a day, those that cost it least first. */
const MOST_TRIED = 40;
/** Days that are tried for a place that is left, and how much of its worth at the best hour is won by it at least. */
const MOST_DAYS_TRIED = 3;
const LEAST_GAIN = 0.3;
/** A visit that fills a thin day is worth any way to it. */
const FILLS = 1e5;

/** Puts what is left into whole days that hold too little. */
export function fillThinDays(book: DayArrangement): void {
  const { capacity, isWhole } = book.input;
  const spare = new Set(book.unused());
  const isThin = (d: number): boolean => {
    const stops = book.order[d]!.length;
    if (!isWhole[d]) return stops === 0 && book.isHalf(d);
    if (stops >= FILLED_STOPS) return false;
    return stops < FILLED_STOPS - 1 || book.minutesOn[d]! < FILLED_LOAD * capacity[d]!;
  };
  for (let round = 0; round < FILLED_STOPS; round++)
    for (let d = 0; d < book.days; d++) {
      if (!isThin(d) || book.order[d]!.length > round) continue;
      const x = putBest(book, d, spare);
      if (x !== undefined) spare.delete(x);
    }
}

/**
 * Fills whole days that hold fewer than two stops when everything has its day: first with the places left over, then
 * with a second visit. Where only the money for the way is lacking, something dear that the traveller has not asked for
 * gives way.
 * @returns whether there were such days and something for them
 */
export function fillQuiet(book: DayArrangement): boolean {
  const spare = new Set(book.unused());
  const taken = new Set(book.order.flat());
  const unused = new Set(book.input.returns.filter(({ node }) => !taken.has(node)));
  const lacks = (d: number): boolean =>
    book.order[d]!.length < (book.input.isWhole[d] ? SEEN_AGAIN_STOPS : book.isHalf(d) ? 1 : 0);
  const again = (d: number, days: number): ReadonlySet<Id> =>
    new Set(
      [...unused].flatMap(({ node, first, mayComeEarlier }, index, all) => {
        // The first of the visits left to a place stands for all of them.
        if (all.findIndex((other) => other.first === first) < index) return [];
        const on = book.daysOf(first);
        const isFree = on.length > 0 && (mayComeEarlier || on[0]! < d);
        const isFar = book.order[d]!.length === 0 && book.ridePerStay(node) > MOST_RIDE_AGAIN;
        return isFree && !isFar && on.every((day) => Math.abs(day - d) >= days) ? [node] : [];
      }),
    );
  const fill = (d: number, put: typeof putBest): boolean => {
    const x = put(book, d, spare) ?? put(book, d, again(d, AGAIN_AFTER_DAYS)) ?? put(book, d, again(d, AGAIN_AT_LEAST));
    if (x === undefined) return false;
    spare.delete(x);
    for (const one of unused) if (one.node === x) unused.delete(one);
    return true;
  };
  let filled = false;
  let put: typeof putBest = putBest;
  for (let isLacking = true; isLacking;) {
    isLacking = false;
    for (let d = 0; d < book.days; d++) while (lacks(d) && fill(d, put)) filled = true;
    // A visit that gave way may have left its own day thin, and paid for more than one way.
    for (let d = 0; d < book.days && !isLacking; d++)
      isLacking = book.input.isWhole[d]! && lacks(d) && fill(d, putForWhatGivesWay);
    if (isLacking) put = putCheapest;
  }
  return filled;
}

/**
 * Spares the morning of leaving, which is for something new or for packing: a second visit is taken off, and so is a
 * lone visit that is no reason to come and takes a longer ride than the visit lasts.
 */
export function spareLastMorning(book: DayArrangement): void {
  const d = book.days - 1;
  const fresh = book.order[d]!.filter((x) => !book.isReturn(x));
  const isWorthIt = fresh.length !== 1 || book.isNeeded(fresh[0]!) || book.ridePerStay(fresh[0]!) <= 1;
  const kept = isWorthIt ? fresh : [];
  if (!book.input.isWhole[d] && kept.length < book.order[d]!.length) book.set([[d, kept]]);
}

/**
 * A traveller with a late flight has most of the last day left, in minutes; days that hold so many visits have one to
 * spare for it.
 */
const LONG_LAST_DAY = 6 * 60;
const FILLS_LAST_DAY = 330;
/** With no flight before the evening, the last day is worth one more day for a district. */
const WHOLE_LAST_DAY = 9 * 60;
const FILLS_WHOLE_LAST_DAY = 460;
/** About seven kilometres, there and back. */
const MOST_WAY_ON_LAST_DAY = 230;
const LAST_DAY_STOPS = 3;
const MOST_LAST_DAY_STOPS = 5;
const LAST_DAY_LOAD = 0.4;
const STOPS_TO_SPARE = 4;

/** A last day that is nearly a whole one takes visits from days that hold many, those that lie best first. */
export function fillLongLastDay(book: DayArrangement): void {
  const d = book.days - 1;
  const { problem, isWhole, fixed } = book.input;
  const { start, end } = problem.days[d]!;
  if (d === 0 || isWhole[d] || end - start < LONG_LAST_DAY) return;
  const options = (): (Option & { from: number; cost: number })[] =>
    book.order.flatMap((ids, from) => {
      if (from === d || ids.length < STOPS_TO_SPARE) return [];
      return ids.flatMap((x) => {
        if (fixed.has(x) || book.isReturn(x) || book.ridePerStay(x) > 1) return [];
        const torn = book.clusters.tornBy([{ x, from, to: d }]);
        const at = book.bestAt(book.order[d]!, x);
        const way = book.added(book.order[d]!, at, x);
        if (way > MOST_WAY_ON_LAST_DAY) return [];
        return [{ x, from, torn, cost: torn + way, filled: book.order[d]!.toSpliced(at, 0, x) }];
      });
    });
  const takeOne = (): boolean =>
    options()
      .sort((a, b) => a.cost - b.cost || a.x - b.x)
      .some(({ x, from, torn, filled }) =>
        book.take(
          [
            [from, book.order[from]!.filter((y) => y !== x)],
            [d, filled],
          ],
          torn - (end - start < WHOLE_LAST_DAY ? FILLS_LAST_DAY : FILLS_WHOLE_LAST_DAY),
        ),
      );
  const isThin = (): boolean => {
    const stops = book.order[d]!.length;
    return (
      stops < LAST_DAY_STOPS || (stops < MOST_LAST_DAY_STOPS && book.minutesOn[d]! < LAST_DAY_LOAD * (end - start))
    );
  };
  while (isThin() && takeOne());
}

/** Puts what is left where a day has room for it, if it is worth the way, the fuller day and the district it opens. */
export function takeInMore(book: DayArrangement): void {
  const { capacity } = book.input;
  const left = book.unused().filter((x) => !book.isReturn(x));
  for (const x of left.sort((a, b) => book.worthOf(b) - book.worthOf(a) || a - b)) {
    const options = [...book.order.entries()].flatMap(([day, ids]) => {
      if (capacity[day]! === 0) return [];
      const torn = book.clusters.tornBy([{ x, from: -1, to: day }]) + LEAST_GAIN * book.worthOf(x);
      const at = book.bestAt(ids, x);
      const guess = torn + book.added(ids, at, x) + book.loadBy(day, book.minutesOf(x)) - book.worthOf(x);
      return guess < 0 ? [{ day, at, torn, guess }] : [];
    });
    options
      .sort((a, b) => a.guess - b.guess || a.day - b.day)
      .slice(0, MOST_DAYS_TRIED)
      .some(({ day, at, torn }) => book.take([[day, book.order[day]!.toSpliced(at, 0, x)]], torn));
  }
}

interface Option {
  x: Id;
  filled: Id[];
  torn: number;
}

/** The cost of a long ride to a second visit, beside anything else. */
const LONG_RIDE_AGAIN = 1e4;

/** The visits that may be added to a day, the cheapest for it first, districts and ways considered. */
function optionsFor(book: DayArrangement, d: number, places: ReadonlySet<Id>): Option[] {
  const ids = book.order[d]!;
  const options: (Option & { cost: number })[] = [];
  for (const x of places) {
    const torn = book.clusters.tornBy([{ x, from: -1, to: d }]);
    for (let at = 0; at <= ids.length; at++) {
      const isFar = book.isReturn(x) && isLongRide(book.input, ids[at - 1] ?? 0, x);
      const cost = book.added(ids, at, x) + torn + (isFar ? LONG_RIDE_AGAIN : 0);
      options.push({ x, torn, filled: ids.toSpliced(at, 0, x), cost });
    }
  }
  return options.sort((a, b) => a.cost - b.cost || a.x - b.x).slice(0, MOST_TRIED);
}

/**
 * The visits that may be added to a day, those that cost least money first, with the dollars that are lacking for them.
 */
function cheapestFor(book: DayArrangement, d: number, places: ReadonlySet<Id>): (Option & { lacking: number })[] {
  return optionsFor(book, d, places)
    .flatMap((option) => {
      const more = book.moreMoneyFor(d, option.filled);
      return more === undefined ? [] : [{ ...option, lacking: book.overspent() + more }];
    })
    .sort((a, b) => a.lacking - b.lacking);
}

/**
 * Takes the first of the options that a day bears. A whole day is worth any way to what fills it, half a day is not.
 */
function putFirst(book: DayArrangement, d: number, options: readonly Option[]): Id | undefined {
  return options.find(({ filled, torn }) =>
    book.take([[d, filled]], book.input.isWhole[d] ? Math.min(torn, 0) - FILLS : torn),
  )?.x;
}

/** Adds the place that costs a day least; undefined where none fits. */
function putBest(book: DayArrangement, d: number, places: ReadonlySet<Id>): Id | undefined {
  return putFirst(book, d, optionsFor(book, d, places));
}

/** The same where money is short. */
function putCheapest(book: DayArrangement, d: number, places: ReadonlySet<Id>): Id | undefined {
  return putFirst(book, d, cheapestFor(book, d, places));
}

/**
 * Adds the place that costs least to a day for which money is lacking, in place of the least of what its price pays
 * for.
 */
function putForWhatGivesWay(book: DayArrangement, d: number, places: ReadonlySet<Id>): Id | undefined {
  for (const { x, filled, torn, lacking } of cheapestFor(book, d, places)) {
    const given = lacking > 0 ? leastWorth(book, d, lacking) : undefined;
    if (!given) continue;
    const changes: Change[] = [
      [given.from, book.order[given.from]!.filter((y) => y !== given.y)],
      [d, filled],
    ];
    if (book.take(changes, Math.min(torn, 0) - FILLS)) return x;
  }
  return undefined;
}

/** The visit of another day that is worth least of those that may be given up and save so much. */
function leastWorth(book: DayArrangement, d: number, dollars: number): { y: Id; from: number } | undefined {
  const given = book.order.flatMap((ids, from) =>
    from === d
      ? []
      : ids.flatMap((y) => {
          const rest = ids.filter((one) => one !== y);
          return book.mayBeGivenUp(y) && (book.moreMoneyFor(from, rest) ?? 0) <= -dollars ? [{ y, from }] : [];
        }),
  );
  return given.sort((a, b) => book.worthOf(a.y) - book.worthOf(b.y) || a.y - b.y)[0];
}
