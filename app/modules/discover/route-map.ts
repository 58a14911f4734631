import { LAND_UNITS, landOfRoute } from "#app/modules/catalogue/routes/route-land";
import { frameOf } from "#app/modules/maps/map-frame";
import type { Spot } from "#app/modules/maps/map-frame";
import { placeLabels } from "#app/modules/maps/place-labels";
import type { MapText } from "#app/modules/maps/place-labels";
import { spreadPins } from "#app/modules/maps/spread-pins";
import type { Point } from "#app/shared/geo";

/** Of the pins, and the size of names, in units of the map. */
const RADIUS = 11;
const NAME_SIZE = 14;
/** A pin that stands farther from its place than this has a line to it. */
const LEADER_FROM = 4;

/** The map of a route, in units of the map. */
export interface RouteMap {
  /** Path data of land and borders, and by how much they are larger than the map. */
  land: string;
  borders: string;
  landUnits: number;
  /** From pin to pin, as path data. */
  line: string;
  /** Lines from pins that made room to their places. */
  leaders: string;
  pins: { x: number; y: number }[];
  names: Omit<MapText, "style">[];
}

const tenth = (value: number): number => Math.round(value * 10) / 10 || 0;
const at = ([x, y]: Spot): string => `${tenth(x)} ${tenth(y)}`;

/** Draws the way of a route through its places: numbered pins that stand apart, and names where there is room. */
export function routeMap(slug: string, places: readonly (Point & { name: string })[]): RouteMap {
  const spots = places.map(frameOf(places).onMap);
  const pins = spreadPins(spots);
  const { texts } = placeLabels(
    places.map(({ name }, k) => ({ text: name, at: pins[k]!, radius: RADIUS, size: NAME_SIZE, style: "name" })),
    pins.map(([x, y]) => ({ left: x - RADIUS, right: x + RADIUS, top: y - RADIUS, bottom: y + RADIUS })),
    pins.slice(1).map((pin, k) => [pins[k]!, pin]),
  );
  const land = landOfRoute(slug);
  const isMoved = (k: number): boolean =>
    Math.hypot(pins[k]![0] - spots[k]![0], pins[k]![1] - spots[k]![1]) > LEADER_FROM;
  return {
    land: land?.land ?? "",
    borders: land?.borders ?? "",
    landUnits: LAND_UNITS,
    line: `M${pins.map(at).join("L")}`,
    leaders: spots.flatMap((spot, k) => (isMoved(k) ? [`M${at(spot)}L${at(pins[k]!)}`] : [])).join(""),
    pins: pins.map(([x, y]) => ({ x: tenth(x), y: tenth(y) })),
    names: texts.map(({ text, x, y, size, anchor }) => ({ text, x: tenth(x), y: tenth(y), size, anchor })),
  };
}
