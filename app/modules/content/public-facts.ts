import type { Operator } from "#app/config/operator";
import type { WhatIsReal } from "#app/config/what-is-real";

/** The figures that the public texts quote: read from the product itself and never typed into a sentence. */
export interface PublicFacts {
  real: WhatIsReal;
  destinations: number;
  countries: number;
  /** Questions of the Dream Quiz. */
  questions: number;
  /** Prices as they are charged, such as "$29". */
  passPrice: string;
  premiumPrice: string;
  /** The fee for holding a price for days, and the rise it covers. */
  holdPrice: string;
  holdCap: string;
  /** Day of the reference exchange rates, as people read it. */
  ratesDay: string;
  supportEmail: string;
  /** The business that runs this installation; undefined where none is named. */
  operator?: Operator;
  /** Whether the installation is a sandbox, in which no promise is meant in earnest. */
  isSandbox: boolean;
  /** Host of the language model that may read the sentence of a wish; undefined where none is configured. */
  languageModel?: string;
}

/** The sentence for an installation without a named operator; undefined where there is one. */
export function nobodyNamed({ operator, isSandbox }: Pick<PublicFacts, "operator" | "isSandbox">): string | undefined {
  if (operator) return undefined;
  return isSandbox
    ? "This is a sandbox that no company operates yet, so no company or country is named here."
    : "The operator's name and address are not published here yet; we tell you on request.";
}
