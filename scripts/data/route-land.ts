import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { LAND_UNITS } from "../../app/modules/catalogue/routes/route-land";
import type { RouteLand } from "../../app/modules/catalogue/routes/route-land";
import { MAP, frameOf } from "../../app/modules/maps/map-frame";
import type { MapFrame, Spot } from "../../app/modules/maps/map-frame";
import { cutToMap, thinned } from "../../app/modules/maps/outlines";
import type { Point } from "../../app/shared/geo";
import { readYaml } from "../read-yaml";

type Atlas = Topology<{ land: GeometryCollection; countries: GeometryCollection }>;
/** Points by longitude and latitude, as the atlas has them. */
type Points = readonly (readonly number[])[];
type Box = MapFrame["box"];
/** A ring or a line of the atlas with the box around it, so that most are left out at a glance. */
interface Line extends Box {
  points: Points;
}

const CATALOGUE = path.resolve("app/modules/catalogue");
/** Corners that deviate by less are left out, and so are islands of less than the area, both in units of the map. */
const TOLERANCE = 0.6;
const LEAST_AREA = 1.5;
/** A border is followed this far beyond the edge of the map. */
const BEYOND = 10;

const yamlOf = <T>(...names: string[]): T => readYaml(readFileSync(path.join(CATALOGUE, ...names), "utf8")) as T;

function placesOf(file: string): Point[] {
  const { stays } = yamlOf<{ stays: { slug: string }[] }>("routes", "authored", file);
  return stays.map(({ slug }) => yamlOf<Point>("destinations", `${slug}.yaml`));
}

function lineOf(points: Points): Line {
  const [lons, lats] = [points.map(([lon]) => lon!), points.map(([, lat]) => lat!)];
  const ends = (values: readonly number[]): [number, number] =>
    values.reduce<[number, number]>(([low, high], one) => [Math.min(low, one), Math.max(high, one)], [Infinity, -Infinity]);
  const [[west, east], [south, north]] = [ends(lons), ends(lats)];
  return { points, west, east, south, north };
}

/** The rings of the land and the borders between countries, finely drawn. */
function readAtlas(): { rings: Line[]; borders: Line[] } {
  const file = createRequire(import.meta.url).resolve("world-atlas/countries-10m.json");
  const atlas = JSON.parse(readFileSync(file, "utf8")) as Atlas;
  const rings = feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === "MultiPolygon" ? geometry.coordinates.flat() : geometry.type === "Polygon" ? geometry.coordinates : [],
  );
  const borders = mesh(atlas, atlas.objects.countries, (a, b) => a !== b).coordinates;
  return { rings: rings.map(lineOf), borders: borders.map(lineOf) };
}

function touches(box: Box, line: Line): boolean {
  return line.east >= box.west && line.west <= box.east && line.north >= box.south && line.south <= box.north;
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

function landOn({ box }: MapFrame, { rings, borders }: ReturnType<typeof readAtlas>): RouteLand {
  const { west, east, south, north } = box;
  // The atlas ends at the date line, and so does what is drawn: no route of ours has a place beyond.
  const onMap = ({ points }: Line): Spot[] =>
    points.map(([lon, lat]) => [((lon! - west) / (east - west)) * MAP.width, ((north - lat!) / (north - south)) * MAP.height]);
  const drawn = (lines: readonly Line[]): Spot[][] => lines.filter((line) => touches(box, line)).map(onMap);
  const land = drawn(rings)
    .map((ring) => thinned(cutToMap(ring), TOLERANCE))
    .filter((ring) => ring.length > 2 && areaOf(ring) >= LEAST_AREA)
    .map((ring) => `${pathOf(ring)}z`);
  const lines = drawn(borders).flatMap(partsOnMap).map((line) => pathOf(thinned(line, TOLERANCE)));
  const rounded = (degrees: number): number => Math.round(degrees * 100) / 100;
  return { corner: [rounded(west), rounded(north)], land: land.join(""), borders: lines.join("") };
}

/** Land and borders on the map of each authored route, by its slug. */
export function buildRouteLand(): Record<string, RouteLand> {
  const atlas = readAtlas();
  const files = readdirSync(path.join(CATALOGUE, "routes", "authored")).sort();
  return Object.fromEntries(
    files.map((file) => [path.basename(file, ".yaml"), landOn(frameOf(placesOf(file)), atlas)]),
  );
}
