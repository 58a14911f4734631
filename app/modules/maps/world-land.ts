import type { MapFrame, Spot } from "./map-frame";
import { MAP } from "./map-frame";
import { BEYOND as BEYOND_EDGE, cutToMap, thinned } from "./outlines";
import { decodeNumbers, encodeRing } from "./water-code";

/** Land and borders on a map, as path data in parts of its units. */
export interface MapLand {
  land: string;
  borders: string;
}

/** How many units of the path data are one unit of the map. */
export const LAND_UNITS = 2;
/** Steps to a degree of the stored lines: one is half a kilometre. */
export const LAND_STEPS = 200;

/** A coast, a border, a lake's shore or a river of the world, in steps of longitude and latitude. */
export interface LandLine {
  kind: "land" | "border" | "lake" | "river";
  line: readonly (readonly [x: number, y: number])[];
}

/** A box of the world, in steps. */
interface StepBox {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** A stretch of a stored line, which is decoded only where it may be seen. */
interface Stretch extends StepBox {
  letters: string;
}

/** A stored line: its stretches, each from the end of the one before. */
export interface StoredLine extends StepBox {
  kind: string;
  stretches: Stretch[];
}

/** Corners of a stretch: fewer make more of them to look at, more make larger ones to decode. */
const STRETCH = 48;
/** Corners that deviate by less are left out, in units of the map; the coarser ones where a coast has too many. */
const TOLERANCES = [0.6, 1, 1.6, 2.6] as const;
/** Letters of the land on one map, so that a page stays small beside the coast of Norway too. */
const MOST_LETTERS = 9_000;
/** Corners nearer than this to the one before are not even looked at, in units of the map. */
const LEAST_STEP = 0.4;
/** Islands of less are left out, in square units of the map. */
const LEAST_AREA = 1.5;
/** A border is followed this far beyond the edge of the map, in units. */
const BEYOND = 10;

const endsOf = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];

/** A line as it is stored: a row for each stretch, with the box around it. Its reading is {@link readWorldLand}. */
export function writeLandLine({ kind, line }: LandLine): string {
  return Array.from({ length: Math.ceil(line.length / STRETCH) }, (_, k) => {
    const spots = line.slice(k * STRETCH, (k + 1) * STRETCH);
    // The way to the next stretch belongs to this one, and that of the last one to the start of the ring.
    const all = [...spots, line[(k + 1) * STRETCH] ?? line[0]!];
    const [west, east] = endsOf(all.map(([x]) => x));
    const [south, north] = endsOf(all.map(([, y]) => y));
    const box = encodeRing([
      [west, south],
      [east, north],
    ]);
    return `${k === 0 ? kind : ""}\t${box}\t${encodeRing(spots)}`;
  }).join("\n");
}

/** The lines of the stored land. */
export function readWorldLand(text: string): StoredLine[] {
  const lines: StoredLine[] = [];
  for (const row of text.trimEnd().split("\n")) {
    const [kind = "", box = "", letters = ""] = row.split("\t");
    const [west = 0, south = 0, width = 0, height = 0] = decodeNumbers(box);
    const stretch = { west, south, east: west + width, north: south + height, letters };
    const line = kind === "" ? lines.at(-1) : undefined;
    if (!line) lines.push({ ...stretch, kind, stretches: [stretch] });
    else {
      line.stretches.push(stretch);
      [line.west, line.east] = [Math.min(line.west, stretch.west), Math.max(line.east, stretch.east)];
      [line.south, line.north] = [Math.min(line.south, stretch.south), Math.max(line.north, stretch.north)];
    }
  }
  return lines;
}

/** All corners of a stored line, as longitude and latitude in degrees. */
export function cornersOf({ stretches }: StoredLine): [lon: number, lat: number][] {
  return stretches.flatMap(({ letters }) => {
    const numbers = decodeNumbers(letters);
    let [x, y] = [0, 0];
    return Array.from({ length: numbers.length >> 1 }, (_, k): [number, number] => {
      x += numbers[2 * k]!;
      y += numbers[2 * k + 1]!;
      return [x / LAND_STEPS, y / LAND_STEPS];
    });
  });
}

/** The part of the world in a frame: where its steps lie on the map, and which boxes may be seen at all. */
interface Window extends StepBox {
  /** Units of the map to a step. */
  perX: number;
  perY: number;
}

/** The windows of a frame: the stored lines end at the date line, and beyond it they are seen from the other side. */
function windowsOf({ box }: MapFrame): Window[] {
  const [perX, perY] = [
    MAP.width / (box.east - box.west) / LAND_STEPS,
    MAP.height / (box.north - box.south) / LAND_STEPS,
  ];
  const [south, north] = [box.south * LAND_STEPS, box.north * LAND_STEPS];
  return [-360, 0, 360].map((turn) => ({
    west: (box.west - turn) * LAND_STEPS,
    east: (box.east - turn) * LAND_STEPS,
    ...{ south, north, perX, perY },
  }));
}

/** Whether something within a box can be seen, with what is drawn beyond the edge of the map. */
function isSeen(box: StepBox, { west, east, south, north, perX, perY }: Window): boolean {
  const [besideX, besideY] = [BEYOND_EDGE / perX, BEYOND_EDGE / perY];
  return (
    box.east >= west - besideX &&
    box.west <= east + besideX &&
    box.north >= south - besideY &&
    box.south <= north + besideY
  );
}

/**
 * A line in units of the map. Of a stretch that is out of sight or too small to see its first corner is enough: the
 * part of the line that is cut to the map stays the same.
 */
function spotsOf(stretches: readonly Stretch[], window: Window): Spot[] {
  const spots: Spot[] = [];
  for (const stretch of stretches) {
    const isFine = Math.max((stretch.east - stretch.west) * window.perX, (stretch.north - stretch.south) * window.perY);
    const numbers = decodeNumbers(stretch.letters, isFine < LEAST_STEP || !isSeen(stretch, window) ? 2 : Infinity);
    let [x, y] = [0, 0];
    for (let k = 0; k + 1 < numbers.length; k += 2) {
      x += numbers[k]!;
      y += numbers[k + 1]!;
      const spot: Spot = [(x - window.west) * window.perX, (window.north - y) * window.perY];
      const last = spots.at(-1);
      if (!last || Math.abs(last[0] - spot[0]) + Math.abs(last[1] - spot[1]) >= LEAST_STEP) spots.push(spot);
    }
  }
  return spots;
}

/** The stored lines of a kind that may be seen in a frame, in units of the map. */
function linesIn(kind: LandLine["kind"], frame: MapFrame, world: readonly StoredLine[]): Spot[][] {
  return windowsOf(frame).flatMap((window) =>
    world
      // A coast may lie all around a map on which none of it is seen.
      .filter((line) => line.kind === kind && isSeen(line, window))
      .map(({ stretches }) => spotsOf(stretches, window)),
  );
}

function areaOf(ring: readonly Spot[]): number {
  const twice = ring.map(([x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length]!;
    return x * nextY - nextX * y;
  });
  return Math.abs(twice.reduce((sum, part) => sum + part, 0)) / 2;
}

/** A line as path data by its steps, in the units of the land. */
function pathOf(line: readonly Spot[]): string {
  const fine = line.map(([x, y]) => [Math.round(x * LAND_UNITS), Math.round(y * LAND_UNITS)] as const);
  const steps = fine.slice(1).map(([x, y], at) => `${x - fine[at]![0]} ${y - fine[at]![1]}`);
  return `M${fine[0]!.join(" ")}l${steps
    .filter((step) => step !== "0 0")
    .join(" ")
    .replaceAll(" -", "-")}`;
}

const isNear = ([x, y]: Spot): boolean =>
  x > -BEYOND && x < MAP.width + BEYOND && y > -BEYOND && y < MAP.height + BEYOND;

/** The parts of a line that lie on the map. */
function partsOnMap(line: readonly Spot[]): Spot[][] {
  const parts: Spot[][] = [[]];
  for (const spot of line)
    if (isNear(spot)) parts.at(-1)!.push(spot);
    else if (parts.at(-1)!.length > 0) parts.push([]);
  return parts.filter((part) => part.length > 1);
}

/** Land and borders in a frame, drawn as finely as the bound of their letters allows. */
export function landOn(frame: MapFrame, world: readonly StoredLine[]): MapLand {
  let rings = linesIn("land", frame, world)
    .map(cutToMap)
    .filter((ring) => ring.length > 2 && areaOf(ring) >= LEAST_AREA);
  let lines = linesIn("border", frame, world).flatMap(partsOnMap);
  let drawn: MapLand = { land: "", borders: "" };
  for (const tolerance of TOLERANCES) {
    rings = rings.map((ring) => thinned(ring, tolerance)).filter((ring) => ring.length > 2);
    lines = lines.map((line) => thinned(line, tolerance));
    drawn = { land: rings.map((ring) => `${pathOf(ring)}z`).join(""), borders: lines.map(pathOf).join("") };
    if (drawn.land.length + drawn.borders.length <= MOST_LETTERS) break;
  }
  return drawn;
}
