import type { Ring } from "./water-rings";

/** West, south, east and north in degrees. */
export type Rect = readonly [west: number, south: number, east: number, north: number];

interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

const known = new WeakMap<Ring, Bounds>();

function boundsOf(ring: Ring): Bounds {
  const before = known.get(ring);
  if (before) return before;
  const bounds = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (let k = 0; k < ring.length; k += 2) {
    const [lon, lat] = [ring[k]!, ring[k + 1]!];
    if (lon < bounds.west) bounds.west = lon;
    if (lon > bounds.east) bounds.east = lon;
    if (lat < bounds.south) bounds.south = lat;
    if (lat > bounds.north) bounds.north = lat;
  }
  known.set(ring, bounds);
  return bounds;
}

/** A ring without the points amid others that lie beyond the same edge of a box: they draw nothing there. */
function nearPart(ring: Ring, shift: number, [west, south, east, north]: Rect): number[] {
  const sideOf = (k: number): number => {
    const [lon, lat] = [ring[k]! + shift, ring[k + 1]!];
    return (lon < west ? 1 : lon > east ? 2 : 0) + (lat < south ? 4 : lat > north ? 8 : 0);
  };
  const kept: number[] = [];
  const count = ring.length;
  // What was kept last and what comes next lie beyond the same edge: between them nothing is seen.
  let last = 15;
  for (let k = 0; k < count; k += 2) {
    const side = sideOf(k);
    if (k > 0 && (last & side & sideOf((k + 2) % count)) !== 0) continue;
    kept.push(ring[k]! + shift, ring[k + 1]!);
    last = side;
  }
  return kept;
}

/** What of a line lies on the inner side of one edge (Sutherland and Hodgman). */
function clipAt(ring: readonly number[], axis: 0 | 1, edge: number, sign: 1 | -1): number[] {
  const kept: number[] = [];
  const count = ring.length;
  const isIn = (k: number): boolean => (ring[k + axis]! - edge) * sign >= 0;
  for (let k = 0; k < count; k += 2) {
    const before = (k + count - 2) % count;
    const [inside, wasInside] = [isIn(k), isIn(before)];
    if (inside !== wasInside) {
      const share = (edge - ring[before + axis]!) / (ring[k + axis]! - ring[before + axis]!);
      const across = ring[before + 1 - axis]! + share * (ring[k + 1 - axis]! - ring[before + 1 - axis]!);
      kept.push(...(axis === 0 ? [edge, across] : [across, edge]));
    }
    if (inside) kept.push(ring[k]!, ring[k + 1]!);
  }
  return kept;
}

/** The parts of a ring within a box; a box that passes the date line takes from both sides of it. */
export function clipRing(ring: Ring, [west, south, east, north]: Rect): Ring[] {
  const bounds = boundsOf(ring);
  return [0, 360, -360].flatMap((shift) => {
    const isApart =
      bounds.east + shift < west || bounds.west + shift > east || bounds.north < south || bounds.south > north;
    if (isApart) return [];
    const part = nearPart(ring, shift, [west, south, east, north]);
    const cut = clipAt(clipAt(clipAt(clipAt(part, 0, west, 1), 0, east, -1), 1, south, 1), 1, north, -1);
    return cut.length >= 6 ? [Float64Array.from(cut)] : [];
  });
}

/**
 * A ring without the points that lie closer to it than a tolerance in degrees of latitude (Douglas and Peucker).
 * @param stretch how much narrower a degree of longitude is here
 */
export function simplifyRing(ring: Ring, tolerance: number, stretch: number): number[] {
  const count = ring.length / 2;
  if (count < 4) return [...ring];
  const at = (k: number): [number, number] => [ring[2 * (k % count)]! * stretch, ring[2 * (k % count) + 1]!];
  const gap = (k: number, from: number, to: number): number => {
    const [[x, y], [ax, ay], [bx, by]] = [at(k), at(from), at(to)];
    const [dx, dy] = [bx - ax, by - ay];
    const length = dx * dx + dy * dy;
    const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
    return Math.hypot(x - ax - share * dx, y - ay - share * dy);
  };
  let far = 1;
  for (let k = 2; k < count; k += 1) if (gap(k, 0, 0) > gap(far, 0, 0)) far = k;
  const keep = new Set([0, far]);
  const spans: [number, number][] = [
    [0, far],
    [far, count],
  ];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    let [widest, most] = [0, tolerance];
    for (let k = from + 1; k < to; k += 1) {
      const distance = gap(k, from, to);
      if (distance > most) [widest, most] = [k, distance];
    }
    if (widest === 0) continue;
    keep.add(widest);
    spans.push([from, widest], [widest, to]);
  }
  return [...keep].sort((a, b) => a - b).flatMap((k) => [ring[2 * k]!, ring[2 * k + 1]!]);
}
