/**
 * The checker's own reading of one day. It shares no code with the engine on purpose: it follows
 * `problem.ts`, "How a day is timed", with plain objects and exhaustive choices.
 */
import type { Break, Id, Node, Problem, Window } from "./problem";

/** A leg with the breaks taken on it. */
interface Ride {
  ready: number;
  travel: number;
  cost: number;
  walk: number;
  rest: number;
}

interface Visit {
  node: Id;
  start: number;
  leave: number;
  /** Idle time before it, travel and breaks not counted. */
  wait: number;
}

export interface DayReading {
  visits: Visit[];
  travel: number;
  cost: number;
  walk: number;
  active: number;
  end: number;
}

/** The lock of each locked place: of locks that contradict each other the first one counts. */
export function effectiveLocks(p: Problem): Map<Id, { day: number; start?: number }> {
  const locks = new Map<Id, { day: number; start?: number }>();
  for (const { node, day, start } of p.rules?.locked ?? []) {
    if (p.nodes[node] === undefined || p.days[day] === undefined) continue;
    const held = locks.get(node);
    if (!held) locks.set(node, { day, start });
    else if (held.day === day && held.start === undefined) held.start = start;
  }
  return locks;
}

const shortest = (node: Node): number => Math.min(node.duration, node.minDuration ?? node.duration);

export class DayChecker {
  private readonly breaks: Break[] = [];
  private readonly locks: ReturnType<typeof effectiveLocks>;
  /** The day can be travelled, within its limits, without any visit. */
  readonly possible: boolean;

  constructor(
    private readonly p: Problem,
    private readonly d: number,
  ) {
    this.locks = effectiveLocks(p);
    const { day } = this;
    const emptyDayWorks = (): boolean => {
      const reading = this.run([], [], 0);
      return typeof reading !== "string" && this.limitError(reading) === undefined;
    };
    this.possible = day.start <= day.end && emptyDayWorks();
    if (!this.possible) return;
    const asked = [...(day.breaks ?? [])].sort((a, b) => a.earliest - b.earliest || a.latestStart - b.latestStart);
    for (const one of asked) {
      this.breaks.push(one);
      if (!emptyDayWorks()) this.breaks.pop();
    }
  }

  get day() {
    return this.p.days[this.d]!;
  }

  /** The windows of a place on this day, locks applied. */
  windows(x: Id): Window[] {
    const node = this.p.nodes[x]!;
    const stated = (typeof node.windows === "function" ? node.windows(this.d) : node.windows) ?? [
      { open: this.day.start, latestStart: this.day.end },
    ];
    const exact = this.locks.get(x)?.start;
    return [...stated]
      .filter((w) => exact === undefined || (exact >= w.open && exact <= w.latestStart))
      .map((w) => (exact === undefined ? w : { ...w, open: exact, latestStart: exact }))
      .sort((a, b) => a.open - b.open);
  }

  /** The day as it runs, or the reason it cannot run in time. */
  read(ids: readonly Id[]): DayReading | string {
    const split = this.splitBreaks(ids);
    if (typeof split === "string") return split;
    const plain = this.run(ids, split, 0);
    if (typeof plain === "string") return plain;
    const spare = (this.day.maxActive ?? Infinity) - plain.active;
    const stretched = this.run(ids, split, spare);
    return typeof stretched === "string" || this.limitError(stretched) ? plain : stretched;
  }

  /** The first limit of the day that a reading breaks. */
  limitError(reading: DayReading): string | undefined {
    const { maxActive, maxPrice, maxWalk, maxWait } = this.day;
    if (maxActive !== undefined && reading.active > maxActive) return `day ${this.d} is too active`;
    if (maxPrice !== undefined && this.priceOf(reading) > maxPrice + 1e-9) return `day ${this.d} is over its budget`;
    if (maxWalk !== undefined && reading.walk > maxWalk) return `day ${this.d} has too much walking`;
    const late = reading.visits.slice(1).find((visit) => maxWait !== undefined && visit.wait > maxWait);
    return late && `day ${this.d} waits too long for place ${late.node}`;
  }

  priceOf(reading: DayReading): number {
    return reading.visits.reduce((sum, visit) => sum + (this.p.nodes[visit.node]!.price ?? 0), reading.cost);
  }

  private startOf(x: Id, arrive: number): { start: number; close: number } | undefined {
    const least = shortest(this.p.nodes[x]!);
    for (const w of this.windows(x)) {
      const close = Math.min(w.latestEnd ?? Infinity, this.day.end);
      const start = Math.max(arrive, w.open);
      if (start <= w.latestStart && start + least <= close) return { start, close };
    }
    return undefined;
  }

  /** How many breaks each leg takes, for the day to end earliest. */
  private splitBreaks(ids: readonly Id[]): number[] | string {
    const stops = [this.day.from, ...ids, this.day.to];
    let states: ({ time: number; split: number[] } | undefined)[] = [{ time: this.day.start, split: [] }];
    for (let i = 1; i < stops.length; i++) {
      const following: typeof states = [];
      for (let to = 0; to <= this.breaks.length; to++) {
        let best: { time: number; split: number[] } | undefined;
        for (let by = to; by >= 0; by--) {
          const state = states[by];
          if (!state) continue;
          const { ready } = this.ride(stops[i - 1]!, stops[i]!, state.time, this.breaks.slice(by, to));
          if (ready < (best?.time ?? Infinity)) best = { time: ready, split: [...state.split, to - by] };
        }
        if (best && i <= ids.length) {
          const visit = this.startOf(stops[i]!, best.time);
          best = visit && { ...best, time: visit.start + shortest(this.p.nodes[stops[i]!]!) };
        }
        following[to] = best;
      }
      if (following.every((state) => state === undefined))
        return `day ${this.d} does not reach place ${stops[i]} in time`;
      states = following;
    }
    const final = states[this.breaks.length];
    if (!final) return `day ${this.d} has no room for its breaks`;
    return final.time <= this.day.end ? final.split : `day ${this.d} ends too late`;
  }

  private run(ids: readonly Id[], split: number[], spare: number): DayReading | string {
    const reading: DayReading = { visits: [], travel: 0, cost: 0, walk: 0, active: 0, end: 0 };
    let here = this.day.from;
    let now = this.day.start;
    let used = 0;
    let left = spare;
    const book = (ride: Ride): void => {
      reading.travel += ride.travel;
      reading.cost += ride.cost;
      reading.walk += ride.walk;
    };
    for (const [index, x] of ids.entries()) {
      const rests = this.breaks.slice(used, used + split[index]!);
      let ride = this.ride(here, x, now, rests);
      const visit = this.startOf(x, ride.ready);
      if (!visit) return `day ${this.d} does not reach place ${x} in time`;
      const wait = visit.start - now - ride.travel - ride.rest;
      if (index === 0 && rests.length === 0) ride = this.ride(here, x, this.lateDeparture(x, now, visit.start), rests);
      book(ride);
      used += rests.length;
      const node = this.p.nodes[x]!;
      const least = shortest(node);
      let added = 0;
      if (left > 0 && node.duration > least) {
        const most = Math.min(node.duration - least, left, visit.close - visit.start - least);
        added = largest(Math.max(0, most), (extra) => this.finishes(ids, split, index, visit.start + least + extra));
      }
      left -= added;
      now = visit.start + least + added;
      here = x;
      reading.visits.push({ node: x, start: visit.start, leave: now, wait });
      reading.active += now - visit.start;
    }
    const home = this.ride(here, this.day.to, now, this.breaks.slice(used));
    book(home);
    reading.active += reading.travel;
    reading.end = home.ready;
    return home.ready <= this.day.end ? reading : `day ${this.d} ends too late`;
  }

  /** A traveller who would wait at the first visit leaves later. */
  private lateDeparture(x: Id, from: number, start: number): number {
    const inTime = (delay: number): boolean => this.ride(this.day.from, x, from + delay, []).ready <= start;
    return from + largest(Math.max(0, start - from), inTime);
  }

  /** Whether the visits after `index` still work with shortest stays when it is left at that time. */
  private finishes(ids: readonly Id[], split: number[], index: number, leave: number): boolean {
    let used = split.slice(0, index + 1).reduce((sum, n) => sum + n, 0);
    let now = leave;
    for (let i = index + 1; i < ids.length; i++) {
      const { ready } = this.ride(ids[i - 1]!, ids[i]!, now, this.breaks.slice(used, used + split[i]!));
      used += split[i]!;
      const visit = this.startOf(ids[i]!, ready);
      if (!visit) return false;
      now = visit.start + shortest(this.p.nodes[ids[i]!]!);
    }
    return this.ride(ids[ids.length - 1]!, this.day.to, now, this.breaks.slice(used)).ready <= this.day.end;
  }

  /** The quickest way from one place to the next with these breaks on it, in order. */
  private ride(from: Id, to: Id, depart: number, rests: readonly Break[]): Ride {
    const first = rests[0];
    if (!first) return this.move(from, to, depart);
    let best: Ride = { ready: Infinity, travel: 0, cost: 0, walk: 0, rest: 0 };
    const consider = (parts: Ride[], ready: number, rest: number): void => {
      if (ready >= best.ready) return;
      const sum = (key: "travel" | "cost" | "walk" | "rest"): number =>
        parts.reduce((total, part) => total + part[key], 0);
      best = { ready, travel: sum("travel"), cost: sum("cost"), walk: sum("walk"), rest: sum("rest") + rest };
    };
    for (const place of first.at?.length ? first.at : [undefined]) {
      const way = place === undefined ? undefined : this.move(from, place, depart);
      const begin = this.mealStart(first, place, way?.ready ?? depart);
      if (begin === undefined) continue;
      const onward = this.ride(place ?? from, to, begin + first.duration, rests.slice(1));
      consider(way ? [way, onward] : [onward], onward.ready, first.duration);
    }
    const final = rests[rests.length - 1]!;
    if (!final.at?.length) {
      const way = this.ride(from, to, depart, rests.slice(0, -1));
      const begin = this.mealStart(final, undefined, way.ready);
      if (begin !== undefined) consider([way], begin + final.duration, final.duration);
    }
    return best;
  }

  private mealStart(rest: Break, place: Id | undefined, from: number): number | undefined {
    if (place === undefined) {
      const begin = Math.max(from, rest.earliest);
      return begin <= rest.latestStart ? begin : undefined;
    }
    const node = this.p.nodes[place];
    if (!node) return undefined;
    const stated = (typeof node.windows === "function" ? node.windows(this.d) : node.windows) ?? [
      { open: -Infinity, latestStart: Infinity },
    ];
    for (const w of [...stated].sort((a, b) => a.open - b.open)) {
      const begin = Math.max(from, rest.earliest, w.open);
      const last = Math.min(rest.latestStart, w.latestStart, (w.latestEnd ?? Infinity) - rest.duration);
      if (begin <= last) return begin;
    }
    return undefined;
  }

  private move(from: Id, to: Id, depart: number): Ride {
    const { travel } = this.p;
    if (typeof travel === "function") {
      const leg = travel(from, to, depart, this.d);
      const time = Math.ceil(leg.time);
      return { ready: depart + time, travel: time, cost: leg.cost ?? 0, walk: leg.walk ?? 0, rest: 0 };
    }
    const cell = from * travel.n + to;
    const time = travel.time[cell]!;
    return {
      ready: depart + time,
      travel: time,
      cost: travel.cost?.[cell] ?? 0,
      walk: travel.walk?.[cell] ?? 0,
      rest: 0,
    };
  }
}

/** The largest whole number up to `most` that holds, where smaller ones hold whenever larger ones do; 0 at least. */
function largest(most: number, holds: (n: number) => boolean): number {
  let low = 0;
  let high = most;
  while (low < high) {
    const middle = low + Math.ceil((high - low) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
