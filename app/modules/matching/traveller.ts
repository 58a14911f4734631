import type { Vibe } from "#app/modules/catalogue/schema/vocabulary";
import { travelDnaOf } from "#app/modules/profile/dna";
import { AXES } from "#app/modules/profile/traits";
import type { TravelDna } from "#app/modules/profile/dna";
import type { Avoid, Axis } from "#app/modules/profile/traits";
import type { Point } from "#app/shared/geo";
import type { Units } from "#app/shared/units";

export type MarkKind = "saved" | "dismissed" | "visited";

/** A traveller's mark of a destination. */
export interface Mark {
  slug: string;
  kind: MarkKind;
}

/** A traveller as the scoring sees one. */
export interface Traveller {
  axes: Record<Axis, number>;
  /** 0 to 1: the share of each axis that rests on answers. */
  certainty: Record<Axis, number>;
  vibes: Record<Vibe, number>;
  avoids: readonly Avoid[];
  /** The share of the quiz that was answered. */
  confidence: number;
  /** The usual departure of trips. */
  home?: Point;
  /** Whether the traveller needs ways without stairs or hills. */
  needsEasyWays: boolean;
  marks: readonly Mark[];
  /** The units in which this traveller reads temperatures. */
  units: Units;
}

/** A traveller with a Travel DNA; in the middle of every axis without one. */
export function travellerOf(
  dna: TravelDna | undefined,
  more: { home?: Point; needsEasyWays?: boolean; marks?: readonly Mark[]; units?: Units } = {},
): Traveller {
  const { axes, certainty, vibes, avoids, confidence } = dna ?? travelDnaOf({});
  return {
    axes,
    certainty,
    vibes,
    avoids,
    confidence,
    needsEasyWays: more.needsEasyWays ?? false,
    marks: more.marks ?? [],
    units: more.units ?? "metric",
    ...(more.home && { home: more.home }),
  };
}

/** The preferences of a scoring call (CHECKLIST API-08); the documents' own call sends the defaults. */
export interface ScoringPreferences {
  budget: "budget-friendly" | "moderate" | "luxury";
  pace: "relaxed" | "balanced" | "packed";
  style: "mixed" | "luxury" | "adventure" | "culture" | "beach" | "urban" | "nature";
  comfort: "basic" | "standard" | "luxury";
}

const STATED: { [K in "budget" | "pace" | "comfort"]: Record<ScoringPreferences[K], number> } = {
  budget: { "budget-friendly": 0.18, moderate: 0.46, luxury: 0.9 },
  pace: { relaxed: 0.1, balanced: 0.5, packed: 0.95 },
  comfort: { basic: 0.1, standard: 0.5, luxury: 0.95 },
};
const STATED_CERTAINTY = 0.8;
const STYLE_VIBES: Record<Exclude<ScoringPreferences["style"], "mixed">, readonly Vibe[]> = {
  luxury: ["wellness", "romantic"],
  adventure: ["adventure", "nature"],
  culture: ["culture", "urban"],
  beach: ["beach", "wellness"],
  urban: ["urban", "nightlife", "culture"],
  nature: ["nature", "adventure"],
};
const STYLE_PULL = 0.5;

/** A traveller with stated preferences, which outweigh the DNA's values on the same axes. */
export function withPreferences(traveller: Traveller, said: ScoringPreferences): Traveller {
  const axes = { ...traveller.axes };
  const certainty = { ...traveller.certainty };
  for (const axis of ["budget", "pace", "comfort"] as const) {
    axes[axis] = (STATED[axis] as Record<string, number>)[said[axis]] ?? axes[axis];
    certainty[axis] = Math.max(STATED_CERTAINTY, certainty[axis]);
  }
  const vibes = { ...traveller.vibes };
  for (const vibe of said.style === "mixed" ? [] : STYLE_VIBES[said.style])
    vibes[vibe] = Math.min(1, vibes[vibe] + STYLE_PULL);
  const known = AXES.reduce((sum, axis) => sum + certainty[axis], 0) / AXES.length;
  return { ...traveller, axes, certainty, vibes, confidence: Math.max(traveller.confidence, known) };
}
