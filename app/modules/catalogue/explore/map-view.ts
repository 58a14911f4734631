import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";

/** Units of the world drawing for a degree; the drawing starts at 180 degrees west and 90 degrees north. */
const UNITS_PER_DEGREE = 10;
/** The visible part of the drawing: the far south is left out. */
export const WORLD_VIEW = { x: 0, y: 60, width: 3600, height: 1420 } as const;

/** A view of the drawing, in its units. */
export interface MapView {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The position of a place in the drawing, in whole units. */
export function onMap({ lat, lon }: Point): { x: number; y: number } {
  return { x: Math.round((lon + 180) * UNITS_PER_DEGREE), y: Math.round((90 - lat) * UNITS_PER_DEGREE) };
}

/** The view around a place, as many degrees wide, three units wide to two high, kept inside the drawing. */
export function viewAround(place: Point, degrees: number): MapView {
  const { x, y } = onMap(place);
  const width = degrees * UNITS_PER_DEGREE;
  const height = Math.round((width * 2) / 3);
  const inside = (value: number, from: number, size: number, span: number): number =>
    Math.max(from, Math.min(from + size - span, Math.round(value - span / 2)));
  return {
    x: inside(x, WORLD_VIEW.x, WORLD_VIEW.width, width),
    y: inside(y, WORLD_VIEW.y, WORLD_VIEW.height, height),
    width,
    height,
  };
}

const USUAL_DEGREES = 36;
const OCEAN_DEGREES = 120;
/** Places on the same islands do not show where the islands are. */
const SAME_ISLANDS_KM = 500;
const LONELY_KM = 3000;

/** The width of a view that shows where a place is: far out in an ocean, as wide as to the next continent. */
export function degreesAround(place: Point, others: readonly Point[]): number {
  const nearest = Math.min(...others.map((other) => distanceKm(place, other)).filter((km) => km > SAME_ISLANDS_KM));
  return nearest > LONELY_KM ? OCEAN_DEGREES : USUAL_DEGREES;
}

/** Room around the outermost places, and the least width of a view, in units of the drawing. */
const MARGIN = 60;
const LEAST_WIDTH = 500;

/** The view that shows all of some places, two units wide to one high at least, kept inside the drawing. */
export function viewOfAll(places: readonly Point[]): MapView {
  if (places.length === 0) return WORLD_VIEW;
  const spots = places.map(onMap);
  const span = (values: readonly number[]): { from: number; size: number } => ({
    from: Math.min(...values) - MARGIN,
    size: Math.max(...values) - Math.min(...values) + 2 * MARGIN,
  });
  const across = span(spots.map(({ x }) => x));
  const down = span(spots.map(({ y }) => y));
  const width = Math.min(WORLD_VIEW.width, Math.max(across.size, down.size * 1.6, LEAST_WIDTH));
  const height = Math.min(WORLD_VIEW.height, Math.max(down.size, width / 2.4));
  const inside = (start: number, from: number, size: number, length: number): number =>
    Math.round(Math.max(from, Math.min(from + size - length, start)));
  return {
    x: inside(across.from - (width - across.size) / 2, WORLD_VIEW.x, WORLD_VIEW.width, width),
    y: inside(down.from - (height - down.size) / 2, WORLD_VIEW.y, WORLD_VIEW.height, height),
    width: Math.round(width),
    height: Math.round(height),
  };
}
