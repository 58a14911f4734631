import { isInRing } from "../tiles/rings";
import type { Box } from "../water-code";

/** A point of the earth in degrees. */
export type Corner = [lon: number, lat: number];

/** The sea at a coast, within the box of that coast. */
export interface Sea {
  box: Box;
  /** Each with its outer ring first, and the islands in it behind. */
  waters: Corner[][][];
}

/** How far from the edge of its box a coast may end, as a share of the box; it is led straight to the edge. */
const NEAR_EDGE = 0.05;
/** Around islands without a coast beside them, in degrees: some hundred metres of sea. */
const AROUND = 0.005;

/** The box around lines, and as much more of it to each side, in degrees. */
export function boxOf(lines: readonly (readonly Corner[])[], more = 0): Box {
  const box: Box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const line of lines)
    for (const [lon, lat] of line) {
      box.west = Math.min(box.west, lon - more);
      box.east = Math.max(box.east, lon + more);
      box.south = Math.min(box.south, lat - more);
      box.north = Math.max(box.north, lat + more);
    }
  return box;
}

/** The corners of a box clockwise from the north-west; the edge behind each is a side of length one. */
export const cornersOf = ({ west, south, east, north }: Box): Corner[] => [
  [west, north],
  [east, north],
  [east, south],
  [west, south],
];

/**
 * The spot on the edge of a box that is nearest to a corner of the coast, clockwise from the north-west: 1.5 is the
 * middle of the east side. Undefined for one that lies too far inside.
 */
function onEdge([lon, lat]: Corner, { west, south, east, north }: Box): number | undefined {
  const [x, y] = [(lon - west) / (east - west), (north - lat) / (north - south)];
  const sides = [
    { away: y, at: x },
    { away: 1 - x, at: 1 + y },
    { away: 1 - y, at: 3 - x },
    { away: x, at: 4 - y },
  ];
  const nearest = sides.reduce((best, side) => (side.away < best.away ? side : best));
  return nearest.away > NEAR_EDGE ? undefined : nearest.at % 4;
}

function spotAt(at: number, { west, south, east, north }: Box): Corner {
  const [lon, lat] = [west + (at % 1) * (east - west), north - (at % 1) * (north - south)];
  const spots: Corner[] = [
    [lon, north],
    [east, lat],
    [east - (lon - west), south],
    [west, south + (north - lat)],
  ];
  return spots[Math.floor(at) % 4]!;
}

/** The corners of a box that are passed clockwise from one spot of its edge to another. */
function around(from: number, to: number, box: Box): Corner[] {
  const end = to <= from ? to + 4 : to;
  const passed: Corner[] = [];
  for (let k = Math.floor(from) + 1; k < end; k += 1) passed.push(cornersOf(box)[k % 4]!);
  return [spotAt(from, box), ...passed, spotAt(end % 4, box)];
}

/** The part of a ring on one side of a line: "axis" 0 for longitudes, 1 for latitudes. */
function cutAt(ring: readonly Corner[], axis: 0 | 1, edge: number, isKept: (value: number) => boolean): Corner[] {
  return ring.flatMap((corner, k) => {
    const before = ring.at(k - 1)!;
    const share = (edge - before[axis]) / (corner[axis] - before[axis]);
    const crossing: Corner = [
      axis === 0 ? edge : before[0] + share * (corner[0] - before[0]),
      axis === 1 ? edge : before[1] + share * (corner[1] - before[1]),
    ];
    if (isKept(corner[axis])) return isKept(before[axis]) ? [corner] : [crossing, corner];
    return isKept(before[axis]) ? [crossing] : [];
  });
}

function cutToBox(ring: readonly Corner[], { west, south, east, north }: Box): Corner[] {
  const columns = cutAt(
    cutAt(ring, 0, west, (lon) => lon >= west),
    0,
    east,
    (lon) => lon <= east,
  );
  return cutAt(
    cutAt(columns, 1, south, (lat) => lat >= south),
    1,
    north,
    (lat) => lat <= north,
  );
}

const isClosed = (line: readonly Corner[]): boolean =>
  line.length > 3 && line[0]![0] === line.at(-1)![0] && line[0]![1] === line.at(-1)![1];

interface Piece {
  line: readonly Corner[];
  from: number;
  to: number;
}

/** Rings of sea: along a coast to its end, then clockwise along the edge to where the next coast begins. */
function ringsOf(pieces: readonly Piece[], box: Box): Corner[][] {
  const left = new Set(pieces);
  const rings: Corner[][] = [];
  for (const first of pieces) {
    if (!left.has(first)) continue;
    const ring: Corner[] = [];
    for (let piece = first; ;) {
      left.delete(piece);
      ring.push(...piece.line);
      const ahead = ({ from }: Piece): number => (from - piece.to + 4) % 4;
      const next = [first, ...left].reduce((best, one) => (ahead(one) < ahead(best) ? one : best));
      ring.push(...around(piece.to, next.from, box));
      if (next === first) break;
      piece = next;
    }
    ring.push(ring[0]!);
    rings.push(ring);
  }
  return rings;
}

/**
 * The sea beside coasts, which have the land on their left (as OpenStreetMap draws them). The coast of an extract is an
 * open line; its box is where it ends, so that no coast is made up beyond.
 * @param coasts open lines and closed ones, joined as far as they go
 * @returns undefined where a coast ends in the middle: nobody can tell there what is sea
 */
export function seaBeside(coasts: readonly Corner[][]): Sea | undefined {
  const open = coasts.filter((line) => !isClosed(line) && line.length > 1);
  const islands = coasts.filter(isClosed);
  if (open.length === 0 && islands.length === 0) return undefined;
  const box = open.length > 0 ? boxOf(open) : boxOf(islands, AROUND);
  if (!(box.west < box.east && box.south < box.north)) return undefined;
  const pieces = open.flatMap((line): Piece[] => {
    const [from, to] = [onEdge(line[0]!, box), onEdge(line.at(-1)!, box)];
    return from === undefined || to === undefined ? [] : [{ line, from, to }];
  });
  if (pieces.length < open.length) return undefined;
  const whole: Corner[] = [...cornersOf(box), cornersOf(box)[0]!];
  const rings = open.length > 0 ? ringsOf(pieces, box) : [whole];
  const holes = islands.flatMap((island) => {
    const cut = cutToBox(island.slice(1), box);
    return cut.length > 2 ? [[...cut, cut[0]!]] : [];
  });
  return {
    box,
    waters: rings.map((ring) => [ring, ...holes.filter((hole) => hole.some((corner) => isInRing(corner, ring)))]),
  };
}
