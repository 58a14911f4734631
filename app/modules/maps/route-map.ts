import type { Point } from "#app/shared/geo";
import { frameOf } from "./map-frame";
import type { Spot } from "./map-frame";
import { placeLabels } from "./place-labels";
import type { MapText } from "./place-labels";
import { spreadPins } from "./spread-pins";
import { LAND_UNITS } from "./world-land";
import type { MapLand } from "./world-land";

/** Of the pins, and the size of names, in units of the map. */
export const PIN_RADIUS = 11;
const NAME_SIZE = 14;
/** A pin that stands farther from its place than this has a line to it. */
const LEADER_FROM = 4;
/** How far a flight bends away from the straight line, as a share of its length. */
const BEND = 0.16;

/** What a map of several places tells apart between them, in the order of its key. */
export const MAP_MEANS = ["train", "coach", "car", "ferry", "flight"] as const;
export type MapMeans = (typeof MAP_MEANS)[number];

/** A place of the map, and the means by which one goes on from it. */
export interface MapStay extends Point {
  name: string;
  /** Undefined at the last place, and where it is not known. */
  onward?: MapMeans;
}

/** The map of a trip of several places, in units of the map. */
export interface RouteMap extends MapLand {
  /** By how much the path data of land and borders are larger than the map. */
  landUnits: number;
  /** The ways from pin to pin as path data, by their means. */
  ways: { by: MapMeans; d: string }[];
  /** Lines from pins that made room to their places. */
  leaders: string;
  pins: { x: number; y: number }[];
  names: Omit<MapText, "style">[];
  /** The map in words: "1 Rome, by train to 2 Florence". */
  words: string;
}

const MEANS_IN_WORDS: Record<MapMeans, string> = {
  train: "by train",
  coach: "by coach",
  car: "by car",
  ferry: "by ferry",
  flight: "by plane",
};

const tenth = (value: number): number => Math.round(value * 10) / 10 || 0;
const at = ([x, y]: Spot): string => `${tenth(x)} ${tenth(y)}`;

/** A way from pin to pin: bent for a flight, straight for all others. */
function wayPath(by: MapMeans, from: Spot, to: Spot): string {
  if (by !== "flight") return `M${at(from)}L${at(to)}`;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  // Bent upwards, as a flight is drawn by hand.
  const side = dx < 0 ? -BEND : BEND;
  return `M${at(from)}Q${at([(from[0] + to[0]) / 2 + dy * side, (from[1] + to[1]) / 2 - dx * side])} ${at(to)}`;
}

function inWords(stays: readonly MapStay[]): string {
  return stays
    .map(({ name }, k) => {
      const by = stays[k - 1]?.onward;
      return `${by ? `${MEANS_IN_WORDS[by]} to ` : ""}${k + 1} ${name}`;
    })
    .join(", ");
}

/** Draws the way through several places: numbered pins that stand apart, names where there is room, ways by their means. */
export function routeMap(stays: readonly MapStay[], { land, borders }: MapLand): RouteMap {
  const spots = stays.map(frameOf(stays).onMap);
  const pins = spreadPins(spots);
  const { texts } = placeLabels(
    stays.map(({ name }, k) => ({ text: name, at: pins[k]!, radius: PIN_RADIUS, size: NAME_SIZE, style: "name" })),
    pins.map(([x, y]) => ({
      left: x - PIN_RADIUS,
      right: x + PIN_RADIUS,
      top: y - PIN_RADIUS,
      bottom: y + PIN_RADIUS,
    })),
    pins.slice(1).map((pin, k) => [pins[k]!, pin]),
  );
  const isMoved = (k: number): boolean =>
    Math.hypot(pins[k]![0] - spots[k]![0], pins[k]![1] - spots[k]![1]) > LEADER_FROM;
  const ways = MAP_MEANS.map((by) => ({
    by,
    d: pins
      .slice(1)
      .map((pin, k) => (stays[k]!.onward === by ? wayPath(by, pins[k]!, pin) : ""))
      .join(""),
  }));
  return {
    land,
    borders,
    landUnits: LAND_UNITS,
    ways: ways.filter(({ d }) => d !== ""),
    leaders: spots.flatMap((spot, k) => (isMoved(k) ? [`M${at(spot)}L${at(pins[k]!)}`] : [])).join(""),
    pins: pins.map(([x, y]) => ({ x: tenth(x), y: tenth(y) })),
    names: texts.map(({ text, x, y, size, anchor }) => ({ text, x: tenth(x), y: tenth(y), size, anchor })),
    words: inWords(stays),
  };
}
