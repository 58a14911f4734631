import type { Change, DayArrangement } from "./day-arrangement";
import type { Id } from "../engine/problem";

/** How much these visits count as reasons to come, together. */
function reasonsOf(book: DayArrangement, ids: readonly Id[]): number {
  return ids.reduce((sum, x) => sum + book.input.reason[x]!, 0);
}

/**
 * The same visits as they would be made on another day: as they stand, the other way round, or from another of them on.
 */
function bestTurn(book: DayArrangement, d: number, ids: readonly Id[]): Id[] {
  const turned = [...ids.map((_, at) => [...ids.slice(at), ...ids.slice(0, at)]), [...ids].reverse()];
  const costs = turned.map((order) => book.costOn(d, order));
  return turned[costs.indexOf(Math.min(...costs))]!;
}

/**
 * Two whole days of the town change places: what people come for comes first, and each day is on the better weekday.
 */
export function changeDaysAll(book: DayArrangement, mayGoOn: () => boolean): boolean {
  const { isWhole, fixed } = book.input;
  let moved = false;
  const mayMove = (d: number): boolean =>
    isWhole[d]! && !book.order[d]!.some((x) => fixed.has(x) || book.isSeenTwice(x));
  for (let a = 0; a < book.days; a++)
    for (let b = a + 1; b < book.days; b++) {
      if (!mayGoOn()) return moved;
      if (!book.changed.has(a) && !book.changed.has(b)) continue;
      if (!mayMove(a) || !mayMove(b)) continue;
      const [first, second] = [book.order[a]!, book.order[b]!];
      const isDue = reasonsOf(book, second) > reasonsOf(book, first);
      const [one, other] = [isDue ? bestTurn(book, b, first) : first, isDue ? bestTurn(book, a, second) : second];
      const torn = book.clusters.tornBy([
        ...one.map((x) => ({ x, from: a, to: b })),
        ...other.map((x) => ({ x, from: b, to: a })),
      ]);
      const changes: Change[] = [
        [a, other],
        [b, one],
      ];
      moved = book.take(changes, torn) || moved;
    }
  return moved;
}
