import type { Taste, Vibe } from "#app/modules/catalogue/schema/vocabulary";
import { VIBES } from "#app/modules/catalogue/schema/vocabulary";
import { nearestArchetype } from "./archetypes";
import type { ArchetypeId } from "./archetypes";
import { QUESTIONS } from "./quiz";
import type { Answers, AnswerEffect } from "./quiz";
import { AVOIDS, AXES } from "./traits";
import type { Avoid, Axis } from "./traits";

/** A traveller's profile from the quiz. All values but the version and the names are from 0 to 1. */
export interface TravelDna {
  version: 1;
  axes: Record<Axis, number>;
  /** The share of each axis that rests on answers; the rest is the middle, which is assumed without one. */
  certainty: Record<Axis, number>;
  /** How much each mood draws the traveller. */
  vibes: Record<Vibe, number>;
  avoids: Avoid[];
  archetype: ArchetypeId;
  /** The share of the questions that were answered. */
  confidence: number;
}

/** An unanswered axis stands in the middle; this share of an answer's weight pulls an answered one there too. */
const MIDDLE = 0.5;
const MIDDLE_WEIGHT = 0.25;
/** A mood without a question draws every traveller a little. */
const UNASKED_VIBE = 0.3;

function effectsOf(answers: Answers): AnswerEffect[] {
  return QUESTIONS.flatMap((question) => {
    const chosen = question.options.filter((option) => answers[question.id]?.includes(option.id));
    // Several choices of one question share its weight on the axes; moods add up, each at its full strength.
    return chosen.map((option) => ({ ...option.effect, share: 1 / chosen.length }));
  });
}

/**
 * Travel DNA of the answers: an axis is the weighted mean of the chosen options' values and of the middle; a mood is
 * the sum of the options' pulls on top of the pull that every traveller feels, kept from 0 to 1. Same answers, same DNA
 * (docs/travel-dna.md).
 */
export function travelDnaOf(answers: Answers): TravelDna {
  const effects = effectsOf(answers);
  const axes = {} as Record<Axis, number>;
  const certainty = {} as Record<Axis, number>;
  for (const axis of AXES) {
    const given = effects.flatMap(({ axes: values, share = 1 }) =>
      values?.[axis] === undefined ? [] : [{ value: values[axis], weight: share }],
    );
    const weight = given.reduce((sum, one) => sum + one.weight, 0);
    axes[axis] =
      (MIDDLE * MIDDLE_WEIGHT + given.reduce((sum, one) => sum + one.value * one.weight, 0)) / (MIDDLE_WEIGHT + weight);
    certainty[axis] = weight / (MIDDLE_WEIGHT + weight);
  }
  const vibes = {} as Record<Vibe, number>;
  for (const vibe of VIBES) {
    const pull = effects.reduce((sum, { vibes: values }) => sum + (values?.[vibe] ?? 0), 0);
    vibes[vibe] = Math.max(0, Math.min(1, UNASKED_VIBE + pull));
  }
  const avoids = AVOIDS.filter((avoid) => effects.some((effect) => effect.avoids === avoid));
  const answered = QUESTIONS.filter(({ id }) => (answers[id]?.length ?? 0) > 0).length;
  return {
    version: 1,
    axes,
    certainty,
    vibes,
    avoids,
    archetype: nearestArchetype(axes, certainty, vibes),
    confidence: answered / QUESTIONS.length,
  };
}

/** The moods that draw a traveller most, strongest first; fewer when fewer stand out. */
export function strongestVibes(dna: Pick<TravelDna, "vibes">, limit: number): Vibe[] {
  return [...VIBES]
    .filter((vibe) => dna.vibes[vibe] > UNASKED_VIBE)
    .sort((a, b) => dna.vibes[b] - dna.vibes[a])
    .slice(0, limit);
}

/**
 * How much food draws a traveller, on the scale of the moods: the middle of its axis, or an axis without answers, draws
 * like a mood without a question.
 */
export function foodPull({ axes, certainty }: Pick<TravelDna, "axes" | "certainty">): number {
  const beyondMiddle = 2 * (axes.food - MIDDLE) * certainty.food;
  return Math.max(0, UNASKED_VIBE + beyondMiddle * (1 - UNASKED_VIBE));
}

/** A Travel DNA in which food is the reason to go where the preferences say so; they outweigh the quiz. */
export function withStatedFood<T extends Pick<TravelDna, "axes" | "certainty">>(dna: T, lovesFood: boolean): T {
  if (!lovesFood) return dna;
  return { ...dna, axes: { ...dna.axes, food: 1 }, certainty: { ...dna.certainty, food: 1 } };
}

/** Food draws a traveller enough from here on to be named among the tastes. */
const FOOD_LOVER = 0.6;

/** The moods that draw a traveller most, and food beside them where it is a reason to go. */
export function strongestTastes(dna: Pick<TravelDna, "vibes" | "axes" | "certainty">, mostMoods: number): Taste[] {
  return [...strongestVibes(dna, mostMoods), ...(foodPull(dna) >= FOOD_LOVER ? (["food"] as const) : [])];
}
