import type { Operator } from "#app/config/operator";
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
  /** What holding a price for days costs, and up to what rise it holds. */
  holdPrice: string;
  holdCap: string;
  /** Day of the reference exchange rates, as people read it. */
  ratesDay: string;
  supportEmail: string;
  /** Who runs this installation; undefined where nobody is named. */
  operator?: Operator;
  /** Whether it is a sandbox, in which nothing is meant in earnest. */
  isSandbox: boolean;
  /** Host of the language model that may read the sentence of a wish; undefined where none is set up. */
  languageModel?: string;
}

/** What has to be said where nobody is named; undefined where somebody is. */
export function nobodyNamed({ operator, isSandbox }: Pick<PublicFacts, "operator" | "isSandbox">): string | undefined {
  if (operator) return undefined;
  return isSandbox
    ? "This is a sandbox that no company operates yet, so no company or country is named here."
    : "The operator's name and address are not published here yet; we tell you on request.";
}
