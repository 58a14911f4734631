import { seededRng } from "#app/shared/rng";
import type { Rng } from "#app/shared/rng";
import type { Change, DayArrangement } from "./day-arrangement";
import type { Id } from "../engine/problem";
import { improveDays } from "./improve-days";

const MOST_TAKEN_OUT = 8;
/** Places for a visit that are read by the clock, the likeliest first. */
const MOST_TRIED = 6;
/** Minutes that a kilometre from the hotel counts for in finding the visit that is hardest to place. */
const MINUTES_A_KM = 20;
const EPSILON = 0.01;

/**
 * Takes some visits out of their days, puts them in anew and improves from there, some tens of times; what is better
 * stays. So the search leaves a deal that no single move betters (ruin and recreate, as in the solver, but for the
 * arrangement).
 * @param rounds how often part of the days is dealt anew
 */
export function dealAnew(book: DayArrangement, mostReads: number, rounds: number): void {
  const rng = seededRng(book.days);
  let [best, least] = [book.moment(), book.total()];
  const most = Math.max(EPSILON, book.overspent());
  for (let round = 0; round < rounds && book.reads < mostReads; round++) {
    const hasRoom = putAnew(book, chosenBy(rng, book), rng);
    if (hasRoom) improveDays(book, mostReads);
    // With visits taken out, ways may for a moment cost more than there is.
    const isBetter = hasRoom && book.total() < least - EPSILON && book.overspent() <= most;
    if (isBetter) [best, least] = [book.moment(), book.total()];
    else book.goBackTo(best);
  }
}

/** The visits that lie round a chosen one, on whichever day; or all those of two days. */
function chosenBy(rng: Rng, book: DayArrangement): Id[] {
  const free = book.order.flat().filter((x) => !book.input.fixed.has(x));
  if (free.length < 2) return [];
  const drawn = (): Id => free[Math.floor(rng() * free.length)]!;
  const centre = drawn();
  if (rng() < 0.5) {
    const other = drawn();
    const both = book.order.filter((ids) => ids.includes(centre) || ids.includes(other)).flat();
    return free.filter((x) => both.includes(x));
  }
  const many = 2 + Math.floor(rng() * (Math.min(MOST_TAKEN_OUT, free.length) - 1));
  return free.sort((a, b) => book.kmBetween(centre, a) - book.kmBetween(centre, b) || a - b).slice(0, many);
}

/**
 * Takes visits out and puts each in where it costs least, the long and the far first. @returns false if a visit finds
 * no room
 */
function putAnew(book: DayArrangement, chosen: readonly Id[], rng: Rng): boolean {
  const out = new Set(chosen);
  book.set(
    book.order.flatMap((ids, d): Change[] =>
      ids.some((x) => out.has(x)) ? [[d, ids.filter((x) => !out.has(x))]] : [],
    ),
  );
  const hardness = new Map(
    chosen.map((x) => [x, (book.minutesOf(x) + MINUTES_A_KM * book.kmBetween(0, x)) * (0.5 + rng())]),
  );
  return (
    chosen.length > 0 &&
    [...chosen].sort((a, b) => hardness.get(b)! - hardness.get(a)! || a - b).every((x) => putIn(book, x))
  );
}

/** Puts a visit where it costs least. @param days those it may have @returns false if it finds no room */
export function putIn(book: DayArrangement, x: Id, days: Iterable<number> = book.order.keys()): boolean {
  const options: { day: number; at: number; guess: number; torn: number }[] = [];
  for (const day of days) {
    if (book.input.capacity[day]! === 0) continue;
    const ids = book.order[day]!;
    const torn = book.clusters.tornBy([{ x, from: -1, to: day }]);
    const fuller = book.loadBy(day, book.minutesOf(x)) + book.blank(day, ids.length + 1) - book.blank(day, ids.length);
    for (let at = 0; at <= ids.length; at++)
      options.push({ day, at, torn, guess: torn + fuller + book.added(ids, at, x) });
  }
  options.sort((a, b) => a.guess - b.guess);
  let best: { change: Change; cost: number } | undefined;
  let found = 0;
  for (const { day, at, torn } of options) {
    const change: Change = [day, book.order[day]!.toSpliced(at, 0, x)];
    const cost = book.costOf([change], torn);
    if (cost === undefined) continue;
    if (!best || cost < best.cost) best = { change, cost };
    if (++found >= MOST_TRIED) break;
  }
  if (best) book.set([best.change]);
  return best !== undefined;
}
