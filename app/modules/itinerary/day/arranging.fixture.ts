import type { Arranging } from "./arranging";
import type { Id, Problem } from "../engine/problem";

/** A place to visit on a made-up map. */
export interface Spot {
  x: number;
  y: number;
  district?: string;
  minutes?: number;
  score?: number;
  open?: [number, number];
}

/** Days of ten hours round a hotel at the origin; a unit of distance is a kilometre and ten minutes. */
export function arranging(spots: readonly Spot[], order: Id[][], change: Partial<Arranging> = {}): Arranging {
  const all: Spot[] = [{ x: 0, y: 0 }, ...spots];
  const n = all.length;
  const km = new Float64Array(n * n);
  all.forEach((a, from) => all.forEach((b, to) => (km[from * n + to] = Math.hypot(a.x - b.x, a.y - b.y))));
  const problem: Problem = {
    nodes: all.map(({ minutes = 60, score = 50, open }, index) => ({
      score: index === 0 ? 0 : score,
      duration: index === 0 ? 0 : minutes,
      ...(open && { windows: [{ open: open[0], latestStart: open[1] - minutes, latestEnd: open[1] }] }),
    })),
    days: order.map(() => ({ start: 540, end: 1140, from: 0, to: 0, maxActive: 450 })),
    travel: { n, time: Int32Array.from(km, (one) => Math.ceil(one * 10)) },
  };
  return {
    problem,
    order,
    km,
    firstStay: all.map(({ minutes = 60 }) => minutes),
    districts: all.map(({ district }) => (district === undefined ? [] : [district])),
    pairs: [],
    isWhole: order.map(() => true),
    isHalf: order.map(() => false),
    outings: order.map(() => undefined),
    great: problem.nodes.map(() => 0),
    mostGreat: Infinity,
    stops: problem.nodes.map(() => 1),
    mostStops: Infinity,
    museum: problem.nodes.map(() => 0),
    mostMuseum: Infinity,
    reason: problem.nodes.map(() => 0),
    lateness: order.map((_, d) => d),
    capacity: order.map(() => 450),
    spare: [],
    returns: [],
    fixed: new Set(),
    required: new Set(),
    lesser: new Set(),
    casual: new Set(),
    feasts: new Set(),
    ...change,
  };
}
