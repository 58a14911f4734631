import type { Point } from "#app/shared/geo";
import type { Box } from "./water-code";

/** A spot of the drawing, in its units; x grows to the right, y downwards. */
export type Spot = readonly [x: number, y: number];

/** The map itself, without the strip below it. */
export const MAP = { width: 400, height: 300 } as const;
/** Scale, north and credit stand on a strip below the map, which nothing else may enter. */
export const STRIP = 24;
export const MAP_SIZE = { width: MAP.width, height: MAP.height + STRIP } as const;
/** Room at the edges, so that pins and their names stay inside. */
const INSET = { x: 40, top: 30, bottom: 30 } as const;
const METRES_PER_DEGREE = 111_195;
/** Streets are not drawn: a closer map than this would be empty. */
const LEAST_METRES_ACROSS = 900;

/** The part of the earth on a map, and the positions of points on it. */
export interface MapFrame {
  box: Box;
  metresPerUnit: number;
  onMap(point: Point): Spot;
}

/** A longitude next to another, across the date line too. */
function lonBeside(lon: number, centre: number): number {
  if (lon - centre > 180) return lon - 360;
  return lon - centre < -180 ? lon + 360 : lon;
}

/**
 * The frame that shows all of some points, with room around them; at least some hundred metres wide. @throws RangeError
 * without points
 */
export function frameOf(points: readonly Point[]): MapFrame {
  const [first] = points;
  if (!first) throw new RangeError("A map needs a point to show");
  const lons = points.map(({ lon }) => lonBeside(lon, first.lon));
  const lats = points.map(({ lat }) => lat);
  const [west, east, south, north] = [Math.min(...lons), Math.max(...lons), Math.min(...lats), Math.max(...lats)];
  const [midLat, midLon] = [(south + north) / 2, (west + east) / 2];
  const stretch = Math.cos((midLat * Math.PI) / 180);
  const perDegree = Math.min(
    (MAP.width - 2 * INSET.x) / ((east - west) * stretch),
    (MAP.height - INSET.top - INSET.bottom) / (north - south),
    (MAP.width * METRES_PER_DEGREE) / LEAST_METRES_ACROSS,
  );
  const midY = (INSET.top + MAP.height - INSET.bottom) / 2;
  const [halfLon, up, down] = [MAP.width / 2 / perDegree / stretch, midY / perDegree, (MAP.height - midY) / perDegree];
  return {
    box: { west: midLon - halfLon, east: midLon + halfLon, north: midLat + up, south: midLat - down },
    metresPerUnit: METRES_PER_DEGREE / perDegree,
    onMap: ({ lat, lon }) => [
      MAP.width / 2 + (lonBeside(lon, midLon) - midLon) * stretch * perDegree,
      midY + (midLat - lat) * perDegree,
    ],
  };
}

/** Whether a frame lies within a box. */
export function isWithin(frame: Pick<MapFrame, "box">, box: Box): boolean {
  const shift = lonBeside(frame.box.west, box.west) - frame.box.west;
  return (
    frame.box.west + shift >= box.west &&
    frame.box.east + shift <= box.east &&
    frame.box.south >= box.south &&
    frame.box.north <= box.north
  );
}

/** Whether a spot lies on the map, at least so far from its edges. */
export function isOnMap([x, y]: Spot, margin = 0): boolean {
  return x >= margin && x <= MAP.width - margin && y >= margin && y <= MAP.height - margin;
}
