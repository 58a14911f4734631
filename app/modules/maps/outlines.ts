import type { Spot } from "./map-frame";
import { MAP } from "./map-frame";

/** Water is drawn this far beyond the edge, so that its cut line stays out of sight. */
export const BEYOND = 30;
/** Corners are rounded by at most this much, in units. */
const ROUNDING = 12;

type Edge = readonly [axis: 0 | 1, at: number, sign: 1 | -1];
const EDGES: readonly Edge[] = [
  [0, -BEYOND, 1],
  [0, MAP.width + BEYOND, -1],
  [1, -BEYOND, 1],
  [1, MAP.height + BEYOND, -1],
];

function cutAt(ring: readonly Spot[], [axis, at, sign]: Edge): Spot[] {
  return ring.flatMap((spot, k) => {
    const before = ring[(k + ring.length - 1) % ring.length]!;
    const isIn = (spot[axis] - at) * sign >= 0;
    if ((before[axis] - at) * sign >= 0 === isIn) return isIn ? [spot] : [];
    const share = (at - before[axis]) / (spot[axis] - before[axis]);
    const across = before[axis === 0 ? 1 : 0] + share * (spot[axis === 0 ? 1 : 0] - before[axis === 0 ? 1 : 0]);
    const crossing: Spot = axis === 0 ? [at, across] : [across, at];
    return isIn ? [crossing, spot] : [crossing];
  });
}

/** The part of a closed line that lies on the map or a little beyond its edge. */
export function cutToMap(ring: readonly Spot[]): Spot[] {
  return EDGES.reduce<Spot[]>((rest, edge) => cutAt(rest, edge), [...ring]);
}

function gap([x, y]: Spot, [ax, ay]: Spot, [bx, by]: Spot): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

/** A line without the spots that deviate from it by less than a tolerance in units (Douglas and Peucker). */
export function thinned(line: readonly Spot[], tolerance: number): Spot[] {
  const keep = new Set([0, line.length - 1]);
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    let [widest, most] = [0, tolerance];
    for (let k = from + 1; k < to; k += 1) {
      const distance = gap(line[k]!, line[from]!, line[to]!);
      if (distance > most) [widest, most] = [k, distance];
    }
    if (widest === 0) continue;
    keep.add(widest);
    spans.push([from, widest], [widest, to]);
  }
  return line.filter((_, k) => keep.has(k));
}

const whole = (value: number): number => Math.round(value) || 0;

/** A closed line as path data, its corners rounded as a pen rounds them. */
export function softOutline(ring: readonly Spot[]): string {
  if (ring.length < 3) return "";
  const towards = ([x, y]: Spot, [tx, ty]: Spot): Spot => {
    const length = Math.hypot(tx - x, ty - y);
    const share = length === 0 ? 0 : Math.min(0.5, ROUNDING / length);
    return [x + (tx - x) * share, y + (ty - y) * share];
  };
  let [atX, atY] = [0, 0];
  const step = ([x, y]: Spot): string => `${whole(x) - atX} ${whole(y) - atY}`.replace(" -", "-");
  const parts = ring.map((corner, k) => {
    const start = towards(corner, ring[(k + ring.length - 1) % ring.length]!);
    const end = towards(corner, ring[(k + 1) % ring.length]!);
    const line = k === 0 ? `M${whole(start[0])} ${whole(start[1])}` : `l${step(start)}`;
    [atX, atY] = [whole(start[0]), whole(start[1])];
    const bend = `q${step(corner)} ${step(end)}`.replace(" -", "-");
    [atX, atY] = [whole(end[0]), whole(end[1])];
    return (line === "l0 0" ? "" : line) + bend;
  });
  return `${parts.join("")}z`;
}

/** The convex outline of some spots (monotone chain). */
export function hullOf(spots: readonly Spot[]): Spot[] {
  const sorted = [...spots].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (line: readonly Spot[]): Spot[] => {
    const chain: Spot[] = [];
    for (const spot of line) {
      while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, spot) <= 0) chain.pop();
      chain.push(spot);
    }
    return chain.slice(0, -1);
  };
  return sorted.length < 3 ? sorted : [...half(sorted), ...half(sorted.toReversed())];
}

function turn([ax, ay]: Spot, [bx, by]: Spot, [cx, cy]: Spot): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}
