import type { Reasoning } from "./score";

/** A destination that suits the traveller, as pages show it. */
export interface Match {
  slug: string;
  name: string;
  country: string;
  /** 0 to 1. */
  score: number;
  /** 0 to 1. */
  confidence: number;
  reasoning: Reasoning;
  because: [string, string];
  drawback: string;
  /** The change that would lift the match most, if any would. */
  change: string | null;
  isSaved: boolean;
}
