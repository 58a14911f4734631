import { geoEqualEarth, geoPath } from "d3-geo";
import land from "#app/db/seed/generated/world-land.json";
import type { Point } from "#app/shared/geo";

/** Size of the world map in its own units; an SVG takes them as its viewBox. */
export const WORLD_WIDTH: number = land.width;
export const WORLD_HEIGHT: number = land.height;

/** Outline of all land without Antarctica, as the d of an SVG path. */
export const WORLD_LAND_PATH: string = land.path;

const [translateX = 0, translateY = 0] = land.translate;
const projection = geoEqualEarth().scale(land.scale).translate([translateX, translateY]);
const path = geoPath(projection).digits(1);

/** Where a place lies on the map, to a tenth of a unit. */
export function projectPoint(lat: number, lon: number): { x: number; y: number } {
  const [x = 0, y = 0] = projection([lon, lat]) ?? [];
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}

/**
 * The shortest way over the globe between two places, as the d of an SVG path. A way across the edge of the map is cut
 * there into two strokes. Two places at the same spot give an empty stroke.
 */
export function routeArc(from: Point, to: Point): string {
  return path({ type: "LineString", coordinates: [[from.lon, from.lat], [to.lon, to.lat]] }) ?? "";
}
