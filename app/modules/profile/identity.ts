import { DEFAULT_IDENTITY, archetypeOf } from "./archetypes";
import type { TravelDna } from "./dna";

/** The travel identity as pages and callers see it (CHECKLIST ENT-36). */
export interface Identity {
  primary: string;
  tagline: string;
  traits: string[];
}

/**
 * The identity of a Travel DNA; the default one without, and for a quiz in which every question was skipped (CHECKLIST
 * DNA-06 to DNA-08).
 */
export function identityOf(dna: Pick<TravelDna, "archetype" | "confidence"> | undefined): Identity {
  if (!dna || dna.confidence === 0) return { ...DEFAULT_IDENTITY, traits: [...DEFAULT_IDENTITY.traits] };
  const { name, tagline, traits } = archetypeOf(dna.archetype);
  return { primary: name, tagline, traits: [...traits] };
}

/** The traveller's character in two sentences; null where nothing is known. */
export function describeTraveller(dna: Pick<TravelDna, "archetype" | "confidence"> | undefined): string | null {
  return !dna || dna.confidence === 0 ? null : archetypeOf(dna.archetype).description;
}

/** The place whose poster shows the traveller; null where nothing is known. */
export function posterOfTraveller(dna: Pick<TravelDna, "archetype" | "confidence"> | undefined): string | null {
  return !dna || dna.confidence === 0 ? null : archetypeOf(dna.archetype).poster;
}

/** The stages of the reveal (CHECKLIST DNA-12). */
export const REVEAL_STAGES = ["Cognitive Analysis", "DNA Sequencing", "Pattern Recognition", "Profile Ready"] as const;
