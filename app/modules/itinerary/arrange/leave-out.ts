import type { Change, DayArrangement } from "./day-arrangement";
import type { Id } from "../engine/problem";
import { LEG_BUFFER_MINUTES } from "../travel/travel-model";
import { LONG_RIDE_MINUTES } from "../party/way-costs";

/**
 * A visit is left out only if that wins so much more than it is worth, on a stay with time for everything much more.
 */
const REGRET = { usual: 1.3, ample: 6 };
/** A whole day keeps so many places when others are left out of it. */
const LEAST_STOPS = { usual: 3, ample: 2 };

/** A way that costs so much more is worth changing another day for. */
const DEAR_WAY = 400;

/** A lesser reason to come is not worth a ride that is so many times as long as the visit. */
const RIDE_FOR_LESSER = 2;

/**
 * Whether a lesser reason to come may stay out for its way: a long ride leads to it that takes longer than the visit,
 * or the way there and on takes much longer.
 */
function isNotWorthTheRide(book: DayArrangement, x: Id, d: number): boolean {
  const { lesser, fixed, firstStay, problem } = book.input;
  const ids = book.order[d]!;
  if (!lesser.has(x) || fixed.has(x) || book.isSeenTwice(x) || ids.length < 2) return false;
  const at = ids.indexOf(x);
  const { travel, nodes } = problem;
  if (typeof travel === "function") return false;
  const minutes = (from: Id, to: Id): number => travel.time[from * travel.n + to]!;
  const [before, after] = [ids[at - 1] ?? 0, ids[at + 1] ?? 0];
  if (minutes(before, x) - LEG_BUFFER_MINUTES >= Math.max(LONG_RIDE_MINUTES, firstStay[x]!)) return true;
  return minutes(before, x) + minutes(x, after) - minutes(before, after) > RIDE_FOR_LESSER * nodes[x]!.duration;
}

/**
 * Leaves out visits that the traveller has not asked for where the way to them, or a district torn for them, outweighs
 * them by far; also a lesser reason to come where the ride takes much longer than the visit. Runs last, when the search
 * has found no better day for them.
 */
export function leaveOutDear(book: DayArrangement): void {
  // Where there is time for second visits, a visit is left out only for a way across all of town and back.
  const stay = book.input.returns.length > 0 ? "ample" : "usual";
  for (let isDone = false; !isDone;) {
    const options = book.order.flatMap((ids, d) =>
      ids.flatMap((x, at) => {
        if (!book.mayLeaveOut(x, d, LEAST_STOPS[stay]) && !isNotWorthTheRide(book, x, d)) return [];
        const torn = book.clusters.tornBy([{ x, from: d, to: -1 }]);
        const won = book.saved(ids, at) - torn - REGRET[stay] * book.worthOf(x);
        return won > 0 ? [{ d, at, torn, won }] : [];
      }),
    );
    // The farthest visit goes first: without it another may be near enough.
    options.sort((a, b) => b.won - a.won);
    isDone = !options.some(({ d, at, torn }) => book.take([[d, book.order[d]!.toSpliced(at, 1)]], torn));
  }
}

/**
 * Moves a visit far from the others of its day to another day, where a lesser one lies in its way and gives way to it,
 * if that wins by far more than the worth of the visit given up.
 */
export function makeRoomForFar(book: DayArrangement): void {
  for (let d = 0; d < book.days; d++)
    for (const x of book.order[d]!) {
      const ids = book.order[d]!;
      const at = ids.indexOf(x);
      if (at < 0 || book.input.fixed.has(x) || book.saved(ids, at) < DEAR_WAY) continue;
      const best = exchangesFor(book, x, d).sort((a, b) => b.won - a.won)[0];
      if (best) book.set(best.changes);
    }
}

interface Exchange {
  changes: readonly Change[];
  won: number;
}

function exchangesFor(book: DayArrangement, x: Id, from: number): Exchange[] {
  const without = book.order[from]!.filter((one) => one !== x);
  return book.order.flatMap((ids, to) =>
    ids.flatMap((y): Exchange[] => {
      if (to === from || (!book.mayLeaveOut(y, to, 0) && !book.mayBeGivenUp(y))) return [];
      const rest = ids.filter((one) => one !== y);
      const changes: Change[] = [
        [from, without],
        [to, rest.toSpliced(book.bestAt(rest, x), 0, x)],
      ];
      const torn = book.clusters.tornBy([
        { x, from, to },
        { x: y, from: to, to: -1 },
      ]);
      const more = book.costOf(changes, torn);
      const won = more === undefined ? 0 : -more - (REGRET.ample - 1) * book.worthOf(y);
      return won > 0 ? [{ changes, won }] : [];
    }),
  );
}
