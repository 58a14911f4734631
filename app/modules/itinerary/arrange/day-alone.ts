import { compile } from "../engine/compile";
import { DayClock } from "../engine/day-clock";
import type { Day, Id, Problem, Window } from "../engine/problem";

/** An order of the visits of one day, as the engine's clock reads it. */
export interface DayReading {
  stops: { node: Id; start: number; leave: number }[];
  /** Meals; and hours that are not free, which are spent at the base: node 0. */
  breaks: { start: number; end: number; at?: Id }[];
  /** Fit of the visits at their hours. */
  score: number;
  /** Minutes on the way, and idle ones between visits. */
  travel: number;
  wait: number;
  price: number;
}

/** One day and the few visits that may be in it, apart from the rest of the trip, so that any order is read quickly. */
export class DayAlone {
  private readonly clock: DayClock;
  private readonly place: ReadonlyMap<Id, number>;
  private readonly nodes: readonly Id[];

  /**
   * @param nodes all that may be visited, at most once each
   * @param held hours that take the place of the opening of a node
   */
  constructor(
    { nodes, days, travel }: Problem,
    d: number,
    visits: readonly Id[],
    { held, day }: { held?: ReadonlyMap<Id, Window[]>; day?: Partial<Day> } = {},
  ) {
    const all = [days[d]!.from, ...visits];
    this.nodes = all;
    this.place = new Map(visits.map((x, index) => [x, index + 1]));
    const own: Problem = {
      nodes: all.map((x) => {
        const { score, windows, ...node } = nodes[x]!;
        const open = held?.get(x) ?? (typeof windows === "function" ? windows(d) : windows);
        return {
          ...node,
          categories: [],
          score: typeof score === "function" ? (_day: number, start: number) => score(d, start) : score,
          ...(open && { windows: open }),
        };
      }),
      days: [{ ...days[d]!, ...day, from: 0, to: 0 }],
      travel: typeof travel === "function" ? travel : among(travel, all),
    };
    this.clock = new DayClock(compile(own));
  }

  /** Undefined where the day cannot hold the visits in this order. */
  read(order: readonly Id[]): DayReading | undefined {
    const { clock } = this;
    const ids = order.map((x) => this.place.get(x)!);
    if (clock.read(0, ids, 0, ids.length) !== undefined) return undefined;
    return {
      stops: order.map((node, index) => ({ node, start: clock.start[index + 1]!, leave: clock.leave[index + 1]! })),
      breaks: clock.breaks.map(({ start, end, place }) => ({
        start,
        end,
        ...(place >= 0 && { at: this.nodes[place] }),
      })),
      score: clock.score,
      travel: clock.travel,
      wait: clock.wait,
      price: clock.price,
    };
  }
}

type Matrix = Exclude<Problem["travel"], (...args: never) => unknown>;

/** The ways between some of the nodes. */
export function among({ n, time, cost, walk }: Matrix, nodes: readonly Id[]): Matrix {
  const cells = nodes.flatMap((from) => nodes.map((to) => from * n + to));
  return {
    n: nodes.length,
    time: Int32Array.from(cells, (cell) => time[cell]!),
    ...(cost && { cost: Float64Array.from(cells, (cell) => cost[cell]!) }),
    ...(walk && { walk: Int32Array.from(cells, (cell) => walk[cell]!) }),
  };
}

/** All variations of an order: one visit put elsewhere in it, or two visits that change places. */
export function variations(ids: readonly Id[]): (readonly Id[])[] {
  const found: (readonly Id[])[] = [ids];
  for (let from = 0; from < ids.length; from++) {
    const rest = ids.toSpliced(from, 1);
    for (let to = 0; to < ids.length; to++) if (to !== from) found.push(rest.toSpliced(to, 0, ids[from]!));
    for (let other = from + 2; other < ids.length; other++)
      found.push(ids.with(from, ids[other]!).with(other, ids[from]!));
  }
  return found;
}

/** The orders in which a given visit comes last or last but one, with one of the others elsewhere. */
export function withAtEnd(ids: readonly Id[], x: Id): (readonly Id[])[] {
  const rest = ids.filter((one) => one !== x);
  return variations(rest).flatMap((others) => [[...others, x], others.toSpliced(-1, 0, x)]);
}
