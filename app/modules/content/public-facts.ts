import type { WhatIsReal } from "#app/config/what-is-real";

/** What the public texts say in figures, asked of the product itself and never typed into a sentence. */
export interface PublicFacts {
  real: WhatIsReal;
  destinations: number;
  countries: number;
  /** Questions of the Dream Quiz. */
  questions: number;
  /** Prices as they are charged, such as "$29". */
  passPrice: string;
  premiumPrice: string;
  /** Day of the reference exchange rates, as people read it. */
  ratesDay: string;
  supportEmail: string;
  /** Host of the language model that may read the sentence of a wish; undefined where none is set up. */
  languageModel?: string;
}
