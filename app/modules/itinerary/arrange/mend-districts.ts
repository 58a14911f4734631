import { seededRng } from "#app/shared/rng";
import type { Rng } from "#app/shared/rng";
import { DISTRICT_DAYS } from "../day/arranging";
import type { Change, DayArrangement } from "./day-arrangement";
import { putIn } from "./deal-anew";
import type { Id } from "../engine/problem";
import { improveDays } from "./improve-days";

/** Making a district whole has to win so much more than the fit of the visits left out for it. */
const REGRET = 2;
/** Fewest stops that a whole day keeps when the stops of a district are left out of it; half a day keeps one. */
const LEAST_STOPS = 2;
/** How often two days are dealt anew for a district, each time in another order and with another day beside them. */
const TRIES = 4;
const EPSILON = 0.01;

/**
 * Makes districts whole that the search has left on three days or more. Either the visits that the traveller has not
 * asked for are left out of one of their days, or all visits of the district on one day join another, and the other
 * visits of the two days are dealt anew.
 */
export function mendDistricts(book: DayArrangement, mostReads: number): void {
  const rng = seededRng(book.days);
  for (let cluster = 0; cluster < book.clusters.size; cluster++)
    while (book.clusters.daysWith(cluster).length > DISTRICT_DAYS && mend(book, cluster, mostReads, rng));
}

function mend(book: DayArrangement, cluster: number, mostReads: number, rng: Rng): boolean {
  const { capacity, fixed, isWhole } = book.input;
  const minutesOf = (d: number): number => within(book, cluster, d).reduce((sum, x) => sum + book.minutesOf(x), 0);
  const on = book.clusters.daysWith(cluster).filter((d) => capacity[d]! > 0 && within(book, cluster, d).length > 0);
  const pairs = on
    .sort((a, b) => minutesOf(a) - minutesOf(b) || a - b)
    .filter((d) => !within(book, cluster, d).some((x) => fixed.has(x)))
    .flatMap((from) => on.filter((to) => to !== from).map((to) => ({ from, to })));
  const now = book.moment();
  const least = book.total();
  const isBetterWithout = (out: readonly Id[]): boolean =>
    now.order.every((ids, d) => book.order[d]!.length >= Math.min(ids.length, isWhole[d] ? LEAST_STOPS : 1)) &&
    book.total() + (REGRET - 1) * out.reduce((sum, x) => sum + book.worthOf(x), 0) < least - EPSILON;
  for (const d of on) {
    const out = within(book, cluster, d);
    if (out.some((x) => book.isNeeded(x))) continue;
    book.set([[d, book.order[d]!.filter((x) => !out.includes(x))]]);
    if (isBetterWithout(out)) return true;
    book.goBackTo(now);
  }
  for (let round = 0; round < TRIES; round++)
    for (const { from, to } of pairs) {
      if (book.reads >= mostReads) return false;
      const beside = Math.floor(rng() * book.days);
      const out = join(book, cluster, { from, to, days: round === 0 ? [from, to] : [from, to, beside] }, rng);
      if (out) {
        improveDays(book, mostReads);
        if (isBetterWithout(out)) return true;
      }
      book.goBackTo(now);
    }
  return false;
}

/** The visits of a district on a day. */
function within(book: DayArrangement, cluster: number, d: number): Id[] {
  return book.order[d]!.filter((x) => book.clusters.has(cluster, x));
}

/**
 * Puts all visits of a district that two days have into one of them, and the others of these days where they cost
 * least.
 * @returns the visits that find no room; undefined where a visit that has to be made is among them
 */
function join(
  book: DayArrangement,
  cluster: number,
  { from, to, days }: { from: number; to: number; days: readonly number[] },
  rng: Rng,
): Id[] | undefined {
  const { fixed, capacity } = book.input;
  const dealt = [...new Set(days)].filter((d) => capacity[d]! > 0);
  const free = dealt.flatMap((d) => book.order[d]!).filter((x) => !fixed.has(x));
  const rank = new Map(free.map((x) => [x, (book.isNeeded(x) ? 1e4 : 0) + book.minutesOf(x) * (0.5 + rng())]));
  const together = new Set([from, to].flatMap((d) => within(book, cluster, d)));
  book.set(dealt.map((d): Change => [d, book.order[d]!.filter((x) => fixed.has(x))]));
  const out = free
    .sort((a, b) => Number(together.has(b)) - Number(together.has(a)) || rank.get(b)! - rank.get(a)! || a - b)
    .filter((x) => !(together.has(x) ? putIn(book, x, [to]) : putIn(book, x)));
  return out.some((x) => book.isNeeded(x)) ? undefined : out;
}
