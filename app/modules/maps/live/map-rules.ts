import type { MapInks } from "../palette";

/** Which shapes of a layer a rule is about. Rules with the same choice share the object, and so its path. */
export interface ShapeChoice {
  layer: string;
  /** Of shapes that say of which kind they are: one of these. */
  kind?: readonly string[];
  class?: readonly string[];
  subclass?: readonly string[];
  /** Whether it lies in a tunnel; both without it. */
  isTunnel?: boolean;
  /** Lines or areas only; both without it. */
  form?: "line" | "area";
}

/** How shapes are painted, in pixels of the screen. */
export interface PaintRule {
  shapes: ShapeChoice;
  fill?: keyof MapInks;
  stroke?: LineStyle;
  /** Rings that are outlines and islands by turns; other polygons bring their holes along. */
  isByTurns?: true;
  /** The zooms at which it is painted; all without them. */
  from?: number;
}

interface LineStyle {
  ink: keyof MapInks;
  /** At every zoom, or at zoom 15 for a line that grows. */
  width: number;
  /** How much wider a line is at the next zoom. */
  grows?: number;
  /** What it is wider than the line that lies on it. */
  rim?: number;
  dash?: readonly number[];
}

const GROWTH_ZOOM = 15;
const THINNEST = 0.6;

/** The width of a line at a zoom, in pixels. */
export function widthAt({ width, grows, rim = 0 }: LineStyle, zoom: number): number {
  return Math.max(THINNEST, grows === undefined ? width : width * grows ** (zoom - GROWTH_ZOOM)) + rim;
}

const of = (layer: string, ...kind: string[]): ShapeChoice => ({ layer, ...(kind.length > 0 && { kind }) });

/** The base map: the sea is the paper, and land lies on it. */
const BASE: readonly PaintRule[] = [
  { shapes: of("earth"), fill: "land", stroke: { ink: "shore", width: 1.2 }, isByTurns: true },
  { shapes: of("lakes"), fill: "water", stroke: { ink: "shore", width: 0.8 }, isByTurns: true },
  { shapes: of("rivers"), stroke: { ink: "shore", width: 1 }, from: 5 },
  { shapes: of("wide", "box"), fill: "land" },
  { shapes: of("wide", "water"), fill: "water" },
  { shapes: of("wide", "shore"), stroke: { ink: "shore", width: 1.2 } },
  { shapes: of("near", "box"), fill: "land" },
  { shapes: of("near", "water"), fill: "water" },
  { shapes: of("near", "shore"), stroke: { ink: "shore", width: 1.2 } },
  { shapes: of("borders"), stroke: { ink: "soft", width: 1, dash: [5, 3] } },
];

const cover = (...kinds: string[]): ShapeChoice => ({ layer: "landcover", class: kinds });

/** Woods, waters and houses, below the streets. */
const GROUND: readonly PaintRule[] = [
  { shapes: cover("grass"), fill: "grass", isByTurns: true },
  { shapes: cover("wood"), fill: "wood", isByTurns: true },
  { shapes: cover("sand"), fill: "sand", isByTurns: true },
  { shapes: cover("ice"), fill: "strip", isByTurns: true },
  {
    ...{ shapes: { layer: "water" }, fill: "water", isByTurns: true },
    stroke: { ink: "shore", width: 0.8 },
  },
  {
    shapes: { layer: "waterway", class: ["river", "canal"] },
    stroke: { ink: "water", width: 3, grows: 1.4 },
    from: 11,
  },
  { shapes: { layer: "waterway", class: ["stream"] }, stroke: { ink: "shore", width: 1 }, from: 14 },
  {
    ...{ shapes: { layer: "transportation", class: ["path"], form: "area" }, fill: "street", isByTurns: true },
    from: 14,
  },
  { shapes: { layer: "building" }, fill: "building", isByTurns: true, from: 15 },
];

/** Streets, the narrow ones first. */
const STREETS: readonly { shapes: Omit<ShapeChoice, "layer">; ink: "street" | "main"; width: number; from: number }[] =
  [
    { shapes: { class: ["service", "track"] }, ink: "street", width: 2, from: 15 },
    { shapes: { class: ["path"], subclass: ["pedestrian"] }, ink: "street", width: 3.5, from: 14 },
    { shapes: { class: ["minor", "busway", "raceway"] }, ink: "street", width: 4.5, from: 13 },
    { shapes: { class: ["tertiary"] }, ink: "street", width: 5.5, from: 12 },
    { shapes: { class: ["secondary"] }, ink: "main", width: 6, from: 11 },
    { shapes: { class: ["primary"] }, ink: "main", width: 6.5, from: 10 },
    { shapes: { class: ["motorway", "trunk"] }, ink: "main", width: 7, from: 9 },
  ];
const GROWS = 1.45;
/** Farther away a rim would be wider than its street. */
const RIMS_FROM = 13;

const ways = STREETS.map((street) => ({
  ...street,
  open: { layer: "transportation", form: "line", isTunnel: false, ...street.shapes } satisfies ShapeChoice,
  tunnel: { layer: "transportation", form: "line", isTunnel: true, ...street.shapes } satisfies ShapeChoice,
}));

const line = (shapes: Omit<ShapeChoice, "layer">): ShapeChoice => ({
  layer: "transportation",
  form: "line",
  ...shapes,
});
const FOOTPATHS = ["footway", "path", "cycleway", "bridleway"];
const rails = line({ class: ["rail"] });

/** Tunnels, footpaths and stairs, streets with a rim, and rails over them. */
const LINES: readonly PaintRule[] = [
  ...ways.map(({ tunnel, width, from }): PaintRule => ({
    shapes: tunnel,
    stroke: { ink: "rim", width: width / 3, grows: 1.3, dash: [4, 4] },
    from: Math.max(RIMS_FROM, from),
  })),
  {
    shapes: line({ class: ["path"], subclass: FOOTPATHS, isTunnel: false }),
    stroke: { ink: "rim", width: 1.2, grows: 1.15, dash: [3, 2] },
    from: 15,
  },
  {
    shapes: line({ class: ["path"], subclass: ["steps"], isTunnel: false }),
    stroke: { ink: "rim", width: 2.6, grows: 1.25, dash: [1.2, 1.2] },
    from: 15,
  },
  ...ways.map(({ open, width, from }): PaintRule => ({
    shapes: open,
    stroke: { ink: "rim", width, grows: GROWS, rim: 1.6 },
    from: Math.max(RIMS_FROM, from),
  })),
  ...ways.map(({ open, ink, width, from }): PaintRule => ({
    shapes: open,
    stroke: { ink, width, grows: GROWS },
    from,
  })),
  { shapes: rails, stroke: { ink: "rail", width: 1.6, grows: 1.2 }, from: 11 },
  { shapes: rails, stroke: { ink: "land", width: 0.8, grows: 1.2, dash: [5, 5] }, from: 14 },
  { shapes: line({ class: ["transit"] }), stroke: { ink: "rail", width: 1, dash: [2, 2] }, from: 14 },
  { shapes: line({ class: ["aerialway"] }), stroke: { ink: "soft", width: 1, dash: [1, 3] }, from: 13 },
  { shapes: line({ class: ["ferry"] }), stroke: { ink: "soft", width: 1, dash: [4, 4] }, from: 11 },
];

/**
 * The rules in the order of painting. The layers of streets are named as OpenMapTiles names them, so that tiles of a
 * region and tiles of any such server are painted by the same rules (decision 029).
 */
export const PAINT_RULES: readonly PaintRule[] = [...BASE, ...GROUND, ...LINES];

/** How a name is written. */
export interface NameRule {
  size: number;
  weight: number;
  /** Extra space between letters, in pixels. */
  spacing: number;
  isCapital: boolean;
  ink: keyof MapInks;
  /** What stands at the place: a dot of the ground, a pin of the page, the name itself in the middle, or the line along which it runs. */
  beside: "dot" | "pin" | "nothing" | "line";
  /** The zooms at which such names are written. */
  from: number;
  until: number;
  /** Names of a higher rank are written first; more people come before fewer of the same rank. */
  rank: number;
}

/**
 * Names of the base map and of the page (stops beside their pins, and parts of town), then those of maps with streets,
 * where a city or town is a "place": its name of the base map ends where that begins.
 */
export const NAME_KINDS = [
  ...["country", "capital", "town", "airport", "stop", "area"],
  ...["place", "village", "quarter", "station", "park", "street"],
] as const;
export type NameKind = (typeof NAME_KINDS)[number];

export const NAME_RULES: Record<NameKind, NameRule> = {
  country: {
    ...{ size: 12, weight: 500, spacing: 2.5, isCapital: true, ink: "soft", beside: "nothing" },
    ...{ from: 2, until: 6.5, rank: 2 },
  },
  capital: {
    ...{ size: 14, weight: 600, spacing: 0, isCapital: false, ink: "ink", beside: "dot" },
    ...{ from: 4, until: 12.5, rank: 3 },
  },
  town: {
    ...{ size: 13, weight: 500, spacing: 0, isCapital: false, ink: "ink", beside: "dot" },
    ...{ from: 4, until: 12.5, rank: 1 },
  },
  airport: {
    ...{ size: 11, weight: 600, spacing: 1, isCapital: true, ink: "soft", beside: "dot" },
    ...{ from: 8, until: 14, rank: 0 },
  },
  stop: {
    ...{ size: 13, weight: 600, spacing: 0, isCapital: false, ink: "ink", beside: "pin" },
    ...{ from: 13, until: 99, rank: 4 },
  },
  area: {
    ...{ size: 12, weight: 500, spacing: 0.6, isCapital: false, ink: "soft", beside: "nothing" },
    ...{ from: 12, until: 99, rank: 2 },
  },
  place: {
    ...{ size: 14, weight: 600, spacing: 0, isCapital: false, ink: "ink", beside: "nothing" },
    ...{ from: 13, until: 15, rank: 3 },
  },
  village: {
    ...{ size: 13, weight: 500, spacing: 0, isCapital: false, ink: "ink", beside: "nothing" },
    ...{ from: 12, until: 16, rank: 2 },
  },
  quarter: {
    ...{ size: 12, weight: 500, spacing: 0.6, isCapital: false, ink: "soft", beside: "nothing" },
    ...{ from: 13, until: 17, rank: 1.5 },
  },
  station: {
    ...{ size: 12, weight: 600, spacing: 0, isCapital: false, ink: "soft", beside: "dot" },
    ...{ from: 14, until: 99, rank: 1 },
  },
  park: {
    ...{ size: 12, weight: 400, spacing: 0, isCapital: false, ink: "soft", beside: "nothing" },
    ...{ from: 15, until: 99, rank: 0.5 },
  },
  street: {
    ...{ size: 12, weight: 400, spacing: 0.2, isCapital: false, ink: "ink", beside: "line" },
    ...{ from: 14, until: 99, rank: 0 },
  },
};

/** The kind of a name by the class of its place. */
export const PLACE_NAMES: ReadonlyMap<unknown, NameKind> = new Map([
  ["city", "place"],
  ["town", "place"],
  ["village", "village"],
  ["hamlet", "village"],
  ["suburb", "quarter"],
  ["quarter", "quarter"],
  ["neighbourhood", "quarter"],
]);

/** The kind of a name by the class of a point of interest. */
export const POINT_NAMES: ReadonlyMap<unknown, NameKind> = new Map([
  ["railway", "station"],
  ["park", "park"],
]);

/** Classes of streets whose names are written first where there is not room for all. */
export const STREETS_BY_RANK: readonly string[] = STREETS.flatMap(({ shapes }) => shapes.class ?? []);
