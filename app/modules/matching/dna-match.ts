import { TRAIT_AXES } from "#app/modules/profile/traits";
import type { Axis } from "#app/modules/profile/traits";
import type { MatchSubject } from "./subject";
import type { Traveller } from "./traveller";
import { scoreMatch } from "./score";

/** How alike a Travel DNA and a destination are, whatever the month (CHECKLIST ENT-10). */
export interface DnaMatch {
  destinationId: string;
  /** 0 to 1. */
  similarity: number;
  matchingFactors: string[];
  differingFactors: string[];
  confidence: number;
  explanation: string;
}

/** The axes on which the destination has a value. */
function placesOn(subject: MatchSubject): Partial<Record<Axis, number>> {
  return {
    pace: subject.pace,
    nature: subject.nature,
    food: subject.food,
    social: subject.social,
    novelty: 1 - subject.renown,
  };
}

const NEAR = 0.25;
const FAR = 0.45;

function listWords(words: readonly string[]): string {
  return words.length <= 1 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** Compares a traveller with a destination axis by axis; axes without an answer do not count. */
export function dnaMatchOf(
  traveller: Traveller,
  subject: MatchSubject,
  subjects: ReadonlyMap<string, MatchSubject>,
): DnaMatch {
  const { reasoning, confidence } = scoreMatch(traveller, subject, subject.bestMonths[0] ?? 1, subjects);
  const similarity = 0.6 * reasoning.styleMatch + 0.2 * reasoning.paceMatch + 0.2 * reasoning.comfortMatch;
  const compared = (Object.entries(placesOn(subject)) as [Axis, number][])
    .filter(([axis]) => traveller.certainty[axis] > 0)
    .map(([axis, value]) => ({ label: TRAIT_AXES[axis].label, distance: Math.abs(traveller.axes[axis] - value) }))
    .sort((a, b) => a.distance - b.distance);
  const matchingFactors = compared.filter(({ distance }) => distance <= NEAR).map(({ label }) => label);
  const differingFactors = compared.filter(({ distance }) => distance >= FAR).map(({ label }) => label);
  const alike =
    matchingFactors.length > 0
      ? `${subject.name} is like you in ${listWords(matchingFactors).toLowerCase()}`
      : `${subject.name} is not much like you in any trait`;
  const unlike = differingFactors.length > 0 ? `, and unlike you in ${listWords(differingFactors).toLowerCase()}` : "";
  return {
    destinationId: subject.slug,
    similarity,
    matchingFactors,
    differingFactors,
    confidence,
    explanation: `${alike}${unlike}.`,
  };
}
