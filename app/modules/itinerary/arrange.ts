import { DayBook, HALF_DAY_CAPACITY, KM_COST } from "./day-book";
import type { Arranging } from "./day-book";
import type { Id } from "./engine/problem";

/** A day that holds fewer is filled up while there is something to fill it with. */
const FILLED_STOPS = 3;
const FILLED_LOAD = 0.55;
/** What a better hour may make up for, when a move is not obviously one. */
const HOUR_SLACK = 14;
/** One comes back to a place after so many days, or a little sooner where nothing else is left. */
const AGAIN_AFTER_DAYS = 4;
const AGAIN_AT_LEAST = 2;
const SEEN_AGAIN_STOPS = 2;
const MOST_READS = 9000;

class Arranger extends DayBook {
  run(): Id[][] {
    this.improve();
    if (this.fill()) this.improve();
    return this.fillQuiet();
  }

  /** Whole days that hold fewer than two stops when everything has its day: what is left, then a place once more. */
  fillQuiet(): Id[][] {
    const { isWhole, again, spare, mayComeEarlier } = this.input;
    const left = new Set(spare.filter((x) => !this.order.some((ids) => ids.includes(x))));
    const fresh = new Set(again.map(({ node }) => node));
    const placeOf = new Map(again.map(({ node, first }) => [node, first]));
    const daysOf = (place: Id): number[] =>
      this.order.flatMap((ids, d) => (ids.some((x) => x === place || placeOf.get(x) === place) ? [d] : []));
    for (let d = 0; d < this.days; d++)
      while (this.order[d]!.length < (isWhole[d] ? SEEN_AGAIN_STOPS : this.blank(d, 0) > 0 ? 1 : 0)) {
        const after = (days: number): ReadonlySet<Id> =>
          new Set(
            [...fresh].filter((x) => {
              const on = daysOf(placeOf.get(x)!);
              return on.length > 0 && (mayComeEarlier || on[0]! < d) && on.every((day) => Math.abs(day - d) >= days);
            }),
          );
        const x =
          this.bestFor(d, left) ?? this.bestFor(d, after(AGAIN_AFTER_DAYS)) ?? this.bestFor(d, after(AGAIN_AT_LEAST));
        if (x === undefined) break;
        left.delete(x);
        fresh.delete(x);
      }
    return this.order;
  }

  private improve(): void {
    for (let again = true; again && this.reads < MOST_READS;) {
      again = this.relocateAll();
      again = this.swapAll() || again;
      again = this.gatherAll() || again;
      again = this.turnAll() || again;
    }
  }

  /** Each visit to the best place on any day. */
  private relocateAll(): boolean {
    let moved = false;
    for (let d = 0; d < this.days; d++)
      for (const x of [...this.order[d]!]) {
        if (this.reads >= MOST_READS) return moved;
        if (!this.order[d]!.includes(x)) continue;
        moved = this.relocate(x, d) || moved;
      }
    return moved;
  }

  private relocate(x: Id, from: number): boolean {
    const ids = this.order[from]!;
    const without = ids.filter((one) => one !== x);
    const weight = this.input.problem.nodes[x]!.duration + 15;
    const removed = this.added(without, ids.indexOf(x), x);
    const options: { day: number; at: number; guess: number; torn: number }[] = [];
    for (let day = 0; day < this.days; day++) {
      if (day !== from && (this.input.held.has(x) || this.input.capacity[day]! === 0)) continue;
      const target = day === from ? without : this.order[day]!;
      const torn = this.tornBy(x, from, day);
      const load =
        day === from
          ? 0
          : this.loadOf(from, -weight) +
            this.loadOf(day, weight) +
            this.blank(from, ids.length - 1) -
            this.blank(from, ids.length) +
            this.blank(day, target.length + 1) -
            this.blank(day, target.length);
      for (let at = 0; at <= target.length; at++) {
        const guess = KM_COST * (this.added(target, at, x) - removed) + torn + load;
        if (guess < HOUR_SLACK) options.push({ day, at, guess, torn });
      }
    }
    options.sort((a, b) => a.guess - b.guess);
    for (const { day, at, torn } of options.slice(0, 5)) {
      const next = (day === from ? without : this.order[day]!).toSpliced(at, 0, x);
      const changes: [number, Id[]][] =
        day === from
          ? [[day, next]]
          : [
              [from, without],
              [day, next],
            ];
      if (this.take(changes, torn)) return true;
    }
    return false;
  }

  /** Two visits of different days change places. */
  private swapAll(): boolean {
    let moved = false;
    for (let a = 0; a < this.days; a++)
      for (let b = a + 1; b < this.days; b++)
        for (let i = 0; i < this.order[a]!.length; i++)
          for (let j = 0; j < this.order[b]!.length; j++) {
            if (this.reads >= MOST_READS) return moved;
            moved = this.swap(a, i, b, j) || moved;
          }
    return moved;
  }

  private swap(a: number, i: number, b: number, j: number): boolean {
    const [x, y] = [this.order[a]![i]!, this.order[b]![j]!];
    if (this.input.held.has(x) || this.input.held.has(y)) return false;
    const [restA, restB] = [this.order[a]!.toSpliced(i, 1), this.order[b]!.toSpliced(j, 1)];
    const best = (ids: readonly Id[], z: Id): number => {
      let at = 0;
      for (let p = 1; p <= ids.length; p++) if (this.added(ids, p, z) < this.added(ids, at, z)) at = p;
      return at;
    };
    const [atA, atB] = [best(restA, y), best(restB, x)];
    const km =
      this.added(restA, atA, y) - this.added(restA, i, x) + this.added(restB, atB, x) - this.added(restB, j, y);
    const torn = this.tornSwap(x, a, y, b);
    const nodes = this.input.problem.nodes;
    const change = nodes[y]!.duration - nodes[x]!.duration;
    if (KM_COST * km + torn + this.loadOf(a, change) + this.loadOf(b, -change) >= HOUR_SLACK / 2) return false;
    return this.take(
      [
        [a, restA.toSpliced(atA, 0, y)],
        [b, restB.toSpliced(atB, 0, x)],
      ],
      torn,
    );
  }

  private tornSwap(x: Id, a: number, y: Id, b: number): number {
    const first = this.tornBy(x, a, b);
    this.tally(x, a, -1);
    this.tally(x, b, 1);
    const second = this.tornBy(y, b, a);
    this.tally(x, b, -1);
    this.tally(x, a, 1);
    return first + second;
  }

  /** All visits of a district on one day join those on another. */
  private gatherAll(): boolean {
    let moved = false;
    const districts = this.count.length / this.days;
    for (let district = 0; district < districts; district++)
      for (let from = 0; from < this.days; from++)
        for (let to = 0; to < this.days; to++) {
          if (this.reads >= MOST_READS) return moved;
          if (from !== to) moved = this.gather(district, from, to) || moved;
        }
    return moved;
  }

  private gather(district: number, from: number, to: number): boolean {
    const on = (d: number): number => this.count[district * this.days + d]!;
    if (on(from) === 0 || on(to) === 0) return false;
    const moving = this.order[from]!.filter((x) => this.districtOf[x] === district);
    if (moving.some((x) => this.input.held.has(x)) || moving.length < 2) return false;
    const rest = this.order[from]!.filter((x) => !moving.includes(x));
    const target = [...this.order[to]!];
    for (const x of moving) {
      let at = 0;
      for (let p = 1; p <= target.length; p++) if (this.added(target, p, x) < this.added(target, at, x)) at = p;
      target.splice(at, 0, x);
    }
    const before = this.torn(district);
    for (const x of moving) {
      this.tally(x, from, -1);
      this.tally(x, to, 1);
    }
    const after = this.torn(district);
    for (const x of moving) {
      this.tally(x, to, -1);
      this.tally(x, from, 1);
    }
    return this.take(
      [
        [from, rest],
        [to, target],
      ],
      after - before,
    );
  }

  /** Runs of a day the other way round. */
  private turnAll(): boolean {
    let moved = false;
    for (let d = 0; d < this.days; d++)
      for (let i = 0; i < this.order[d]!.length - 1; i++)
        for (let j = i + 1; j < this.order[d]!.length; j++) {
          if (this.reads >= MOST_READS) return moved;
          const ids = this.order[d]!;
          const turned = [...ids.slice(0, i), ...ids.slice(i, j + 1).reverse(), ...ids.slice(j + 1)];
          if (KM_COST * (this.kmOf(turned) - this.kmOf(ids)) < HOUR_SLACK) moved = this.take([[d, turned]], 0) || moved;
        }
    return moved;
  }

  /** Puts what is left into whole days that hold too little. */
  private fill(): boolean {
    let filled = false;
    const left = new Set(this.input.spare.filter((x) => !this.order.some((ids) => ids.includes(x))));
    const isThin = (d: number): boolean =>
      (this.order[d]!.length === 0 && this.input.capacity[d]! >= HALF_DAY_CAPACITY) ||
      (this.input.isWhole[d]! &&
        (this.order[d]!.length < FILLED_STOPS - 1 ||
          (this.order[d]!.length < FILLED_STOPS && this.minutes(d) < FILLED_LOAD * this.input.capacity[d]!)));
    for (let round = 0; round < FILLED_STOPS; round++)
      for (let d = 0; d < this.days; d++) {
        if (!isThin(d) || this.order[d]!.length > round) continue;
        const x = this.bestFor(d, left);
        if (x === undefined) continue;
        left.delete(x);
        filled = true;
      }
    return filled;
  }

  /** Adds the place that costs a day least, districts and ways considered; undefined where none fits. */
  private bestFor(d: number, left: ReadonlySet<Id>): Id | undefined {
    const options: { x: Id; at: number; cost: number; torn: number }[] = [];
    for (const x of left) {
      const torn = this.tornBy(x, -1, d);
      for (let at = 0; at <= this.order[d]!.length; at++)
        options.push({ x, at, torn, cost: KM_COST * this.added(this.order[d]!, at, x) + torn });
    }
    options.sort((a, b) => a.cost - b.cost || a.x - b.x);
    for (const { x, at, torn } of options.slice(0, 40))
      if (this.take([[d, this.order[d]!.toSpliced(at, 0, x)]], Math.min(torn, 0) - 1e5)) return x;
    return undefined;
  }
}

/** The same days, and in those that hold next to nothing what is left or a place once more. Deterministic. */
export function fillQuietDays(input: Arranging): Id[][] {
  return new Arranger(input).fillQuiet();
}

/** The same visits, and what fills thin days, dealt to days and put in order. Deterministic. */
export function arrangeDays(input: Arranging): Id[][] {
  return new Arranger(input).run();
}
