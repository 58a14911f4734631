import type { BudgetLevel } from "#app/modules/catalogue/schema/vocabulary";
import type { Pace } from "#app/modules/itinerary/day/itinerary";
import { strongestVibes } from "#app/modules/profile/dna";
import type { TravelDna } from "#app/modules/profile/dna";
import type { Preferences } from "#app/modules/profile/preferences";
import type { StartValues } from "./start-form";

/** What is known of a traveller before the form is filled in. */
export interface KnownTraveller {
  home: Preferences["home"];
  dna: TravelDna | undefined;
}

export interface Prefilled {
  values: StartValues;
  /** Where the suggestions come from, in words; null when there are none. */
  source: string | null;
}

const SHOWN_INTERESTS = 3;
/** The middle third of an axis stands for the middle choice. */
const LOW = 1 / 3;
const HIGH = 2 / 3;

function third<T>(value: number, choices: readonly [T, T, T]): T {
  if (value < LOW) return choices[0];
  return value > HIGH ? choices[2] : choices[1];
}

/** The pace of an axis from "one thing a day" to "from early to late". */
export function paceOf(axis: number): Pace {
  return third<Pace>(axis, ["relaxed", "moderate", "packed"]);
}

/** The budget tier of an axis from careful to generous. */
export function budgetTierOf(axis: number): BudgetLevel {
  return third<BudgetLevel>(axis, ["budget-friendly", "moderate", "luxury"]);
}

function sourceOf(hasHome: boolean, hasTaste: boolean): string | null {
  if (hasHome && hasTaste) return "From your preferences and your Travel DNA. Change anything you like.";
  if (hasTaste) return "From your Travel DNA. Change anything you like.";
  return hasHome ? "Your home airport comes from your preferences. Change anything you like." : null;
}

/**
 * Suggestions for a fresh form. They take the place of defaults only: what the query names or somebody typed stays,
 * and so does a trip's own form, which never comes here. An axis nobody answered suggests nothing.
 * @param said what was chosen for this trip, so that its value is no default
 */
export function prefillStart(
  fresh: StartValues,
  { home, dna }: KnownTraveller,
  said: readonly ("pace" | "budgetTier")[] = [],
): Prefilled {
  const pace = dna && dna.certainty.pace > 0 && !said.includes("pace") ? paceOf(dna.axes.pace) : undefined;
  const budgetTier =
    dna && dna.certainty.budget > 0 && !said.includes("budgetTier") ? budgetTierOf(dna.axes.budget) : undefined;
  const interests = dna && fresh.interests.length === 0 ? strongestVibes(dna, SHOWN_INTERESTS) : [];
  const departureCity = fresh.departureCity === "" ? home?.label : undefined;
  return {
    values: {
      ...fresh,
      departureCity: departureCity ?? fresh.departureCity,
      pace: pace ?? fresh.pace,
      budgetTier: budgetTier ?? fresh.budgetTier,
      interests: interests.length > 0 ? interests : fresh.interests,
    },
    source: sourceOf(
      departureCity !== undefined,
      pace !== undefined || budgetTier !== undefined || interests.length > 0,
    ),
  };
}
