import type { DayBook } from "./day-book";

/** A visit is left out only if that wins so much more than it is worth. */
const REGRET = 1.3;

/**
 * Leaves out visits that nobody asked for where the way to them, or a district torn for them, outweighs them by far: also a
 * lesser reason to come where one would ride much longer than one stays. Asked last, when the search has found no better day for them.
 */
export function leaveOutDear(book: DayBook): void {
  for (let d = 0; d < book.days; d++)
    for (const x of book.order[d]!) {
      const ids = book.order[d]!;
      const at = ids.indexOf(x);
      if (at < 0 || !(book.mayLeaveOut(x, d) || book.isNotWorthTheRide(x, d))) continue;
      const torn = book.clusters.tornBy([{ x, from: d, to: -1 }]);
      const won = book.saved(ids, at) - torn;
      if (won > REGRET * book.worthOf(x)) book.take([[d, ids.toSpliced(at, 1)]], torn);
    }
}
