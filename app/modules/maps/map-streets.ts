import type { Point } from "#app/shared/geo";
import { MAP } from "./map-frame";
import type { MapFrame, Spot } from "./map-frame";
import { cutToMap, thinned } from "./outlines";
import { joinLines } from "./regions/join-lines";

/** Kinds of streets on a drawn map, from the lowest to the highest. */
const STREET_KINDS = ["green", "street", "main", "rail"] as const;
export type StreetKind = (typeof STREET_KINDS)[number];

/** A street, a rail, or the outline of a park or wood. */
export interface MapStreet {
  kind: StreetKind;
  /** Streets with a lower one come first where there is not room for all. */
  rank: number;
  points: readonly Point[];
}

/** Path data of all streets of a kind, in units of the map. */
export type DrawnStreets = Partial<Record<StreetKind, string>>;

/** Characters for all lines, and for all parks: a map of a day has some ten thousand without them. */
const MOST_LINES = 5000;
const MOST_GREEN = 1500;
/** Lines run this far beyond the edge, in units. */
const BEYOND = 6;
/** Half units: finer steps are not seen. */
const STEPS = 2;
const TOLERANCE = 0.7;
const SHORTEST = 8;
/** A park that is smaller is a dot, in square units. */
const SMALLEST = 40;

const SHIFT = 10_000;
const codeOf = ([x, y]: Spot): number => (Math.round(x * STEPS) + SHIFT) * 4 * SHIFT + Math.round(y * STEPS) + SHIFT;
const spotOf = (code: number): Spot => [
  (Math.floor(code / (4 * SHIFT)) - SHIFT) / STEPS,
  ((code % (4 * SHIFT)) - SHIFT) / STEPS,
];

const isNear = ([x, y]: Spot): boolean =>
  x > -BEYOND && x < MAP.width + BEYOND && y > -BEYOND && y < MAP.height + BEYOND;

/** The pieces of a line that lie on the map, with one spot beyond each edge that they cross. */
function piecesOnMap(line: readonly Spot[]): Spot[][] {
  const pieces: Spot[][] = [];
  let piece: Spot[] | undefined;
  for (let k = 1; k < line.length; k += 1) {
    const [from, to] = [line[k - 1]!, line[k]!];
    if (!isNear(from) && !isNear(to)) {
      piece = undefined;
      continue;
    }
    if (piece) piece.push(to);
    else pieces.push((piece = [from, to]));
  }
  return pieces;
}

const lengthOf = (line: readonly Spot[]): number =>
  line.slice(1).reduce((sum, [x, y], k) => sum + Math.hypot(x - line[k]![0], y - line[k]![1]), 0);

const areaOf = (ring: readonly Spot[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], k) => {
      const [nextX, nextY] = ring[(k + 1) % ring.length]!;
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

function pathOf(line: readonly Spot[], isClosed: boolean): string {
  const step = (value: number): string => String(value).replace(/^(-?)0\./, "$1.");
  const [[x, y] = [0, 0], ...rest] = line;
  const steps = rest.map(([nextX, nextY], k) => {
    const [fromX, fromY] = line[k]!;
    return `l${step(nextX - fromX)} ${step(nextY - fromY)}`.replace(" -", "-");
  });
  return `M${step(x)} ${step(y)}`.replace(" -", "-") + steps.join("") + (isClosed ? "z" : "");
}

/** Paths in their order, as many as there is room for. */
function within(paths: readonly string[], most: number): { d: string; left: number } {
  let left = most;
  const taken = paths.filter((path) => {
    if (path.length > left) return false;
    left -= path.length;
    return true;
  });
  return { d: taken.join(""), left };
}

const rounded = (line: readonly Spot[]): Spot[] => line.map((spot) => spotOf(codeOf(spot)));

function greenOn(streets: readonly MapStreet[], frame: MapFrame): string {
  const rings = streets
    .filter(({ kind }) => kind === "green")
    .map(({ points }) => rounded(thinned(cutToMap(points.map(frame.onMap)), 2 * TOLERANCE)))
    .filter((ring) => ring.length > 2 && areaOf(ring) >= SMALLEST)
    .sort((a, b) => areaOf(b) - areaOf(a));
  return within(
    rings.map((ring) => pathOf(ring, true)),
    MOST_GREEN,
  ).d;
}

/** Lines of a kind and rank on the map, joined where they meet, the longest first. */
function linesOn(streets: readonly MapStreet[], frame: MapFrame): Spot[][] {
  const pieces = streets.flatMap(({ points }) => piecesOnMap(points.map(frame.onMap)));
  // Equal spots in a row would be ends of a line on their own.
  const codes = pieces.map((piece) => piece.map(codeOf).filter((code, k, all) => code !== all[k - 1]));
  return joinLines(codes)
    .map((line) => rounded(thinned(line.map(spotOf), TOLERANCE)))
    .filter((line) => line.length > 1 && lengthOf(line) >= SHORTEST)
    .sort((a, b) => lengthOf(b) - lengthOf(a));
}

/** The streets of a map as path data, the ones of higher rank first, within a bound of its bytes. */
export function drawStreets(streets: readonly MapStreet[], frame: MapFrame): DrawnStreets {
  const drawn: DrawnStreets = {};
  const green = greenOn(streets, frame);
  if (green !== "") drawn.green = green;
  const lines = streets.filter(({ kind }) => kind !== "green");
  let most = MOST_LINES;
  for (const rank of [...new Set(lines.map((street) => street.rank))].sort((a, b) => a - b)) {
    const ofRank = lines.filter((street) => street.rank === rank);
    for (const kind of STREET_KINDS) {
      const paths = linesOn(
        ofRank.filter((street) => street.kind === kind),
        frame,
      ).map((line) => pathOf(line, false));
      const { d, left } = within(paths, most);
      if (d !== "") drawn[kind] = (drawn[kind] ?? "") + d;
      most = left;
    }
  }
  return drawn;
}
