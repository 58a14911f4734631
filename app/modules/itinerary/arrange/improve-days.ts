import type { Change, DayArrangement } from "./day-arrangement";
import { changeDaysAll } from "./change-days";
import { lateBy } from "./day-burden";
import type { Id } from "../engine/problem";

/** The most that a better hour may make up for, where a move is not obviously better. */
const HOUR_SLACK = 14;
/** Places for a visit that are read by the clock, the likeliest first. */
const MOST_TRIED = 5;
/** A district is less torn by so much before a second visit is put in to make up for it. */
const WORTH_JOINING = 100;

/**
 * Changes the days by moves of visits, between days and within them, until no move makes them better or the readings
 * are used up. Moves between days that are as they were when they were last tried are not tried again.
 */
export function improveDays(book: DayArrangement, mostReads: number): void {
  const mayGoOn = (): boolean => book.reads < mostReads;
  const moves = [joinAll, relocateAll, swapAll, gatherAll, turnAll, replaceAll, changeDaysAll];
  for (let isBetter = true; isBetter && mayGoOn();) {
    isBetter = false;
    for (const move of moves) isBetter = move(book, mayGoOn) || isBetter;
  }
  book.changed.clear();
}

/** Each visit to the best place on any day. */
function relocateAll(book: DayArrangement, mayGoOn: () => boolean): boolean {
  let moved = false;
  for (let d = 0; d < book.days; d++)
    for (const x of book.order[d]!) {
      if (!mayGoOn()) return moved;
      if (book.order[d]!.includes(x)) moved = relocate(book, x, d) || moved;
    }
  return moved;
}

function relocate(book: DayArrangement, x: Id, from: number): boolean {
  const { fixed, capacity } = book.input;
  const ids = book.order[from]!;
  const without = ids.filter((one) => one !== x);
  const minutes = book.minutesOf(x);
  const saved = book.saved(ids, ids.indexOf(x));
  const lighter = book.loadBy(from, -minutes) + book.blank(from, ids.length - 1) - book.blank(from, ids.length);
  const options: { day: number; at: number; guess: number; torn: number }[] = [];
  for (let day = 0; day < book.days; day++) {
    if (!book.changed.has(from) && !book.changed.has(day)) continue;
    if (day !== from && (fixed.has(x) || capacity[day]! === 0)) continue;
    const target = day === from ? without : book.order[day]!;
    const torn = book.clusters.tornBy([{ x, from, to: day }]);
    const fuller = book.loadBy(day, minutes) + book.blank(day, target.length + 1) - book.blank(day, target.length);
    const beside = torn - saved + (day === from ? 0 : lighter + fuller + lateBy(book.input, x, from, day));
    for (let at = 0; at <= target.length; at++) {
      const guess = book.added(target, at, x) + beside;
      if (guess < HOUR_SLACK) options.push({ day, at, guess, torn });
    }
  }
  options.sort((a, b) => a.guess - b.guess);
  return options.slice(0, MOST_TRIED).some(({ day, at, torn }) => {
    if (day === from) return book.take([[day, without.toSpliced(at, 0, x)]], torn);
    const changes: Change[] = [
      [from, without],
      [day, book.order[day]!.toSpliced(at, 0, x)],
    ];
    return book.take(changes, torn);
  });
}

/** Two visits of different days change places. */
function swapAll(book: DayArrangement, mayGoOn: () => boolean): boolean {
  let moved = false;
  for (let a = 0; a < book.days; a++)
    for (let b = a + 1; b < book.days; b++) {
      if (!book.changed.has(a) && !book.changed.has(b)) continue;
      for (let i = 0; i < book.order[a]!.length; i++)
        for (let j = 0; j < book.order[b]!.length; j++) {
          if (!mayGoOn()) return moved;
          moved = swap(book, a, i, b, j) || moved;
        }
    }
  return moved;
}

function swap(book: DayArrangement, a: number, i: number, b: number, j: number): boolean {
  const { fixed } = book.input;
  const [x, y] = [book.order[a]![i]!, book.order[b]![j]!];
  if (fixed.has(x) || fixed.has(y)) return false;
  const change = book.minutesOf(y) - book.minutesOf(x);
  const saved = book.saved(book.order[a]!, i) + book.saved(book.order[b]!, j);
  const late = lateBy(book.input, x, a, b) + lateBy(book.input, y, b, a);
  const untorn = book.loadBy(a, change) + book.loadBy(b, -change) + late - saved;
  // Most pairs fall out here: even with all that is torn mended they would not pay.
  if (untorn - book.clusters.mostMended(x) - book.clusters.mostMended(y) >= HOUR_SLACK / 2) return false;
  const torn = book.clusters.tornBy([
    { x, from: a, to: b },
    { x: y, from: b, to: a },
  ]);
  const beside = torn + untorn;
  if (beside >= HOUR_SLACK / 2) return false;
  const [restA, restB] = [book.order[a]!.toSpliced(i, 1), book.order[b]!.toSpliced(j, 1)];
  const [atA, atB] = [book.bestAt(restA, y), book.bestAt(restB, x)];
  if (beside + book.added(restA, atA, y) + book.added(restB, atB, x) >= HOUR_SLACK / 2) return false;
  const changes: Change[] = [
    [a, restA.toSpliced(atA, 0, y)],
    [b, restB.toSpliced(atB, 0, x)],
  ];
  return book.take(changes, torn);
}

/** All visits of a district on one day join those on another. */
function gatherAll(book: DayArrangement, mayGoOn: () => boolean): boolean {
  let moved = false;
  for (let cluster = 0; cluster < book.clusters.size; cluster++) {
    const on = book.clusters.daysWith(cluster);
    for (const from of on)
      for (const to of on) {
        if (!mayGoOn()) return moved;
        if (from === to || (!book.changed.has(from) && !book.changed.has(to))) continue;
        moved = gather(book, cluster, from, to) || moved;
      }
  }
  return moved;
}

function gather(book: DayArrangement, cluster: number, from: number, to: number): boolean {
  const moving = book.order[from]!.filter((x) => book.clusters.has(cluster, x));
  if (moving.length < 2 || moving.some((x) => book.input.fixed.has(x))) return false;
  const target = [...book.order[to]!];
  for (const x of moving) target.splice(book.bestAt(target, x), 0, x);
  const changes: Change[] = [
    [from, book.order[from]!.filter((x) => !moving.includes(x))],
    [to, target],
  ];
  return book.take(changes, book.clusters.tornBy(moving.map((x) => ({ x, from, to }))));
}

/** Runs of a day the other way round. */
function turnAll(book: DayArrangement, mayGoOn: () => boolean): boolean {
  let moved = false;
  for (let d = 0; d < book.days; d++)
    for (let i = 0; book.changed.has(d) && i < book.order[d]!.length - 1; i++)
      for (let j = i + 1; j < book.order[d]!.length; j++) {
        if (!mayGoOn()) return moved;
        const ids = book.order[d]!;
        const turned = [...ids.slice(0, i), ...ids.slice(i, j + 1).reverse(), ...ids.slice(j + 1)];
        if (book.wayOf(turned) - book.wayOf(ids) < HOUR_SLACK) moved = book.take([[d, turned]], 0) || moved;
      }
  return moved;
}

/** Visits that the traveller has not asked for give way to others, worth as much, that lie better. */
function replaceAll(book: DayArrangement, mayGoOn: () => boolean): boolean {
  let moved = false;
  const unused = book.unused();
  for (let d = 0; d < book.days; d++)
    for (const x of book.changed.has(d) ? book.order[d]! : []) {
      if (!mayGoOn()) return moved;
      if (!book.order[d]!.includes(x)) continue;
      const y = replacementFor(book, d, x, unused);
      if (y === undefined) continue;
      unused.splice(unused.indexOf(y), 1, x);
      moved = true;
    }
  return moved;
}

function replacementFor(book: DayArrangement, d: number, x: Id, unused: readonly Id[]): Id | undefined {
  const ids = book.order[d]!;
  const at = ids.indexOf(x);
  const rest = ids.toSpliced(at, 1);
  const without = book.worthOf(x) - book.saved(ids, at);
  return unused.find((y) => {
    if (!book.mayReplace(y, x)) return false;
    const torn = book.clusters.tornBy([
      { x, from: d, to: -1 },
      { x: y, from: -1, to: d },
    ]);
    const best = book.bestAt(rest, y);
    const load = book.loadBy(d, book.minutesOf(y) - book.minutesOf(x));
    if (without + book.added(rest, best, y) + torn + load - book.worthOf(y) >= HOUR_SLACK) return false;
    return book.take([[d, rest.toSpliced(best, 0, y)]], torn);
  });
}

/** A visit joins its district on another day, and the day it leaves gets a second visit in its place. */
function joinAll(book: DayArrangement, mayGoOn: () => boolean): boolean {
  let moved = false;
  const returns = book.unused().filter((x) => book.isReturn(x));
  if (returns.length === 0) return false;
  for (let d = 0; d < book.days; d++)
    for (const x of book.order[d]!) {
      if (!mayGoOn()) return moved;
      if (book.isReturn(x) || book.input.fixed.has(x)) continue;
      const y = joinedFor(book, d, x, returns);
      if (y === undefined) continue;
      returns.splice(returns.indexOf(y), 1);
      moved = true;
    }
  return moved;
}

function joinedFor(book: DayArrangement, from: number, x: Id, returns: readonly Id[]): Id | undefined {
  const ids = book.order[from]!;
  const rest = ids.filter((one) => one !== x);
  const minutes = book.minutesOf(x);
  /** What each second visit adds to the day that is left: the same wherever the visit goes. */
  let instead: { y: Id; at: number; way: number }[] | undefined;
  for (let to = 0; to < book.days; to++) {
    if (to === from || book.input.capacity[to] === 0 || (!book.changed.has(from) && !book.changed.has(to))) continue;
    const joining = book.clusters.tornBy([{ x, from, to }]);
    if (joining > -WORTH_JOINING) continue;
    const target = book.order[to]!;
    const at = book.bestAt(target, x);
    const beside = joining + book.added(target, at, x) - book.saved(ids, ids.indexOf(x)) + book.loadBy(to, minutes);
    instead ??= returns.map((y) => {
      const best = book.bestAt(rest, y);
      return { y, at: best, way: book.added(rest, best, y) };
    });
    const likely = instead
      .map(({ way, ...one }) => ({ ...one, guess: beside + way }))
      .filter(({ guess }) => guess < HOUR_SLACK)
      .sort((a, b) => a.guess - b.guess || a.y - b.y);
    const taken = likely.slice(0, MOST_TRIED).find((one) => {
      const changes: Change[] = [
        [from, rest.toSpliced(one.at, 0, one.y)],
        [to, target.toSpliced(at, 0, x)],
      ];
      const torn = book.clusters.tornBy([
        { x, from, to },
        { x: one.y, from: -1, to: from },
      ]);
      return book.take(changes, torn);
    });
    if (taken) return taken.y;
  }
  return undefined;
}
