import type { DayBook } from "./day-book";
import type { Id } from "./engine/problem";

/** A day that holds fewer is filled up while there is something to fill it with. */
const FILLED_STOPS = 3;
const FILLED_LOAD = 0.55;
/** One comes back to a place after so many days, or a little sooner where nothing else is left. */
const AGAIN_AFTER_DAYS = 4;
const AGAIN_AT_LEAST = 2;
const SEEN_AGAIN_STOPS = 2;
/** Places that are tried for a day, those that cost it least first. */
const MOST_TRIED = 40;
/** What fills a thin day is worth any way to it. */
const FILLS = 1e5;

/** Puts what is left into whole days that hold too little. */
export function fillThinDays(book: DayBook): void {
  const { capacity, isWhole } = book.input;
  const spare = new Set(book.unused());
  const isThin = (d: number): boolean => {
    const stops = book.order[d]!.length;
    if (!isWhole[d]) return stops === 0 && book.isHalf(d);
    if (stops >= FILLED_STOPS) return false;
    return stops < FILLED_STOPS - 1 || book.minutes(d) < FILLED_LOAD * capacity[d]!;
  };
  for (let round = 0; round < FILLED_STOPS; round++)
    for (let d = 0; d < book.days; d++) {
      if (!isThin(d) || book.order[d]!.length > round) continue;
      const x = putBest(book, d, spare);
      if (x !== undefined) spare.delete(x);
    }
}

/** Whole days that hold fewer than two stops when everything has its day: what is left, then a place once more. @returns whether there were such days and something for them */
export function fillQuiet(book: DayBook): boolean {
  const { isWhole, returns } = book.input;
  const spare = new Set(book.unused());
  const unused = new Set(returns);
  let filled = false;
  for (let d = 0; d < book.days; d++)
    while (book.order[d]!.length < (isWhole[d] ? SEEN_AGAIN_STOPS : book.isHalf(d) ? 1 : 0)) {
      const after = (days: number): ReadonlySet<Id> =>
        new Set(
          [...unused].flatMap(({ node, first, mayComeEarlier }, index, all) => {
            // One of the visits that are left to a place stands for all of them.
            if (all.findIndex((other) => other.first === first) < index) return [];
            const on = book.daysOf(first);
            const isFree = on.length > 0 && (mayComeEarlier || on[0]! < d);
            return isFree && on.every((day) => Math.abs(day - d) >= days) ? [node] : [];
          }),
        );
      const x =
        putBest(book, d, spare) ?? putBest(book, d, after(AGAIN_AFTER_DAYS)) ?? putBest(book, d, after(AGAIN_AT_LEAST));
      if (x === undefined) break;
      spare.delete(x);
      for (const one of unused) if (one.node === x) unused.delete(one);
      filled = true;
    }
  return filled;
}

/**
 * Adds the place that costs a day least, districts and ways considered; undefined where none fits. A whole day is worth any
 * way to what fills it, half a day is not.
 */
function putBest(book: DayBook, d: number, places: ReadonlySet<Id>): Id | undefined {
  const ids = book.order[d]!;
  const options: { x: Id; at: number; cost: number; torn: number }[] = [];
  for (const x of places) {
    const torn = book.clusters.tornBy([{ x, from: -1, to: d }]);
    for (let at = 0; at <= ids.length; at++) options.push({ x, at, torn, cost: book.added(ids, at, x) + torn });
  }
  options.sort((a, b) => a.cost - b.cost || a.x - b.x);
  return options
    .slice(0, MOST_TRIED)
    .find(({ x, at, torn }) =>
      book.take([[d, ids.toSpliced(at, 0, x)]], book.input.isWhole[d] ? Math.min(torn, 0) - FILLS : torn),
    )?.x;
}
