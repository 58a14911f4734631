import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { LAND_STEPS, writeLandLine } from "../../app/modules/maps/world-land";
import type { LandLine } from "../../app/modules/maps/world-land";
import { thinned } from "../../app/modules/maps/outlines";
import type { Spot } from "../../app/modules/maps/map-frame";

type Atlas = Topology<{ land: GeometryCollection; countries: GeometryCollection }>;
/** Points by longitude and latitude, as the atlas has them. */
type Points = readonly (readonly number[])[];

/** Corners that deviate by less are left out, in steps. */
const TOLERANCE = 1;

/** A line of the atlas in whole steps; undefined for an island that is smaller than they are. */
function lineOf(kind: LandLine["kind"], points: Points): LandLine[] {
  const fine = points.map(([lon, lat]): Spot => [lon! * LAND_STEPS, lat! * LAND_STEPS]);
  const line = thinned(fine, TOLERANCE).map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  return line.length > (kind === "land" ? 3 : 1) ? [{ kind, line }] : [];
}

/** Coasts and borders of the world, a line each, for the maps of routes and longer trips. */
export function buildWorldLand(): string {
  const file = createRequire(import.meta.url).resolve("world-atlas/countries-10m.json");
  const atlas = JSON.parse(readFileSync(file, "utf8")) as Atlas;
  const rings = feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === "MultiPolygon" ? geometry.coordinates.flat() : geometry.type === "Polygon" ? geometry.coordinates : [],
  );
  const borders = mesh(atlas, atlas.objects.countries, (a, b) => a !== b).coordinates;
  const lines = [...rings.flatMap((ring) => lineOf("land", ring)), ...borders.flatMap((line) => lineOf("border", line))];
  return `${lines.map(writeLandLine).join("\n")}\n`;
}
