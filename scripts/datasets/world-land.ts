import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoEqualEarth, geoPath } from "d3-geo";
import type { MultiPolygon, Polygon, Position } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { presimplify, quantile, simplify } from "topojson-simplify";

/** The land of the world as one SVG path, with the numbers of the projection that drew it. */
export interface WorldLandFile {
  width: number;
  height: number;
  scale: number;
  translate: [number, number];
  path: string;
}

const WIDTH = 960;
const HEIGHT = 460;
/** Share of the points that matter least and are left out. */
const LEFT_OUT = 0.25;
/** Islands smaller than that many square pixels would be specks. */
const SPECK = 1.5;
/** Nobody is sent to Antarctica, and it would take a fifth of the sheet. */
const SOUTHERN_LIMIT = -60;

/** Land in the Equal Earth projection, coordinates in whole pixels. */
export function buildWorldLand(): WorldLandFile {
  const file = createRequire(import.meta.url).resolve("world-atlas/land-110m.json");
  const topology = presimplify(JSON.parse(readFileSync(file, "utf8")) as Topology<{ land: GeometryCollection }>);
  const simple = simplify(topology, quantile(topology, LEFT_OUT));
  const polygons = feature(simple, simple.objects.land)
    .features.flatMap(({ geometry }) => polygonsOf(geometry as Polygon | MultiPolygon))
    .filter(([outline = []]) => outline.some(([, lat = 0]) => lat > SOUTHERN_LIMIT));
  const land = (coordinates: Position[][][]): MultiPolygon => ({ type: "MultiPolygon", coordinates });
  const fitted = geoEqualEarth().fitSize([WIDTH, HEIGHT], land(polygons));
  const scale = Math.round(fitted.scale() * 100) / 100;
  const translate = fitted.translate().map((value) => Math.round(value * 100) / 100) as [number, number];
  const path = geoPath(geoEqualEarth().scale(scale).translate(translate)).digits(0);
  const visible = polygons.filter((polygon) => path.area({ type: "Polygon", coordinates: polygon }) >= SPECK);
  return { width: WIDTH, height: HEIGHT, scale, translate, path: path(land(visible)) ?? "" };
}

function polygonsOf(geometry: Polygon | MultiPolygon): Position[][][] {
  return geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
}
