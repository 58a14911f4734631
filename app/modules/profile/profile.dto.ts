import { strongestVibes } from "./dna";
import { AXES } from "./traits";
import type { TravelDna } from "./dna";
import { identityOf } from "./identity";

/** A Travel DNA in the form of the documents (CHECKLIST PROF-03, ENT-36), with the whole model beside it. */
export function toTravelDnaDto(dna: TravelDna, savedDestinations: readonly string[]) {
  const identity = identityOf(dna);
  const rounded = (value: number): number => Math.round(value * 1000) / 1000;
  return {
    profileType: identity.primary,
    tagline: identity.tagline,
    archetype: identity,
    preferences: { destinations: [...savedDestinations], vibes: strongestVibes(dna, 3), avoids: dna.avoids },
    traits: {
      socialLevel: rounded(dna.axes.social),
      ...Object.fromEntries(AXES.map((axis) => [axis, rounded(dna.axes[axis])])),
    },
    certainty: Object.fromEntries(AXES.map((axis) => [axis, rounded(dna.certainty[axis])])),
    confidence: rounded(dna.confidence),
  };
}
