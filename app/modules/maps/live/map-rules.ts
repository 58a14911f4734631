import type { MapInks } from "../palette";

/** How the shapes of a layer are painted, in pixels of the screen. */
export interface PaintRule {
  layer: string;
  /** Of shapes that say of which kind they are. */
  kind?: string;
  fill?: keyof MapInks;
  stroke?: { ink: keyof MapInks; width: number; dash?: readonly number[] };
  /** Rings that are outlines and islands by turns; other polygons bring their holes along. */
  isByTurns?: true;
  /** The zooms at which it is painted; all without them. */
  from?: number;
}

/** The rules in the order of painting: the sea is the paper of the map, and land lies on it. */
export const PAINT_RULES: readonly PaintRule[] = [
  { layer: "earth", fill: "land", stroke: { ink: "shore", width: 1.2 }, isByTurns: true },
  { layer: "lakes", fill: "water", stroke: { ink: "shore", width: 0.8 }, isByTurns: true },
  { layer: "rivers", stroke: { ink: "shore", width: 1 }, from: 5 },
  { layer: "wide", kind: "box", fill: "land" },
  { layer: "wide", kind: "water", fill: "water" },
  { layer: "wide", kind: "shore", stroke: { ink: "shore", width: 1.2 } },
  { layer: "near", kind: "box", fill: "land" },
  { layer: "near", kind: "water", fill: "water" },
  { layer: "near", kind: "shore", stroke: { ink: "shore", width: 1.2 } },
  { layer: "borders", stroke: { ink: "soft", width: 1, dash: [5, 3] } },
];

/** How a name is written. */
export interface NameRule {
  size: number;
  weight: number;
  /** Extra space between letters, in pixels. */
  spacing: number;
  isCapital: boolean;
  ink: keyof MapInks;
  /** What stands at the place: a dot of the ground, a pin of the page, or the name itself in the middle. */
  beside: "dot" | "pin" | "nothing";
  /** The zooms at which such names are written. */
  from: number;
  until: number;
  /** Names of a higher rank are written first; more people come before fewer of the same rank. */
  rank: number;
}

/** Names of the tiles, and of the page: stops beside their pins, and parts of town. */
export const NAME_KINDS = ["country", "capital", "town", "airport", "stop", "area"] as const;
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
};
