import type { BudgetLevel } from "#app/modules/catalogue/schema/vocabulary";
import type { Pace } from "#app/modules/itinerary/day/itinerary";
import { strongestTastes } from "#app/modules/profile/dna";
import type { TravelDna } from "#app/modules/profile/dna";
import type { Preferences } from "#app/modules/profile/preferences";
import type { StartValues } from "./start-form";

/** The facts about a traveller that are known before the form is filled in. */
export interface KnownTraveller {
  home: Preferences["home"];
  dna: TravelDna | undefined;
  /** Whether every plan looks for good food. */
  lovesFood: boolean;
}

export interface Prefilled {
  values: StartValues;
  /** The source of the suggestions, in words; null when there are none. */
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

function sourceOf(hasHome: boolean, hasFood: boolean, hasTaste: boolean): string | null {
  if ((hasHome || hasFood) && hasTaste) return "From your preferences and your Travel DNA. Change anything you like.";
  if (hasTaste) return "From your Travel DNA. Change anything you like.";
  if (hasFood) return "From your preferences. Change anything you like.";
  return hasHome ? "Your home airport comes from your preferences. Change anything you like." : null;
}

/**
 * Suggestions for a fresh form. They replace defaults only: values of the query or typed ones stay, and a trip's own
 * form never gets suggestions. An axis without an answer suggests nothing.
 * @param said the values chosen for this trip, which are no defaults
 */
export function prefillStart(
  fresh: StartValues,
  { home, dna, lovesFood }: KnownTraveller,
  said: readonly ("pace" | "budgetTier")[] = [],
): Prefilled {
  const pace = dna && dna.certainty.pace > 0 && !said.includes("pace") ? paceOf(dna.axes.pace) : undefined;
  const budgetTier =
    dna && dna.certainty.budget > 0 && !said.includes("budgetTier") ? budgetTierOf(dna.axes.budget) : undefined;
  const drawn = dna && fresh.interests.length === 0 ? strongestTastes(dna, SHOWN_INTERESTS) : [];
  // The preference holds for every trip, so it joins what was chosen for this one.
  const hasFood = lovesFood && ![...drawn, ...fresh.interests].includes("food");
  const departureCity = fresh.departureCity === "" ? home?.label : undefined;
  return {
    values: {
      ...fresh,
      departureCity: departureCity ?? fresh.departureCity,
      pace: pace ?? fresh.pace,
      budgetTier: budgetTier ?? fresh.budgetTier,
      interests: [...(drawn.length > 0 ? drawn : fresh.interests), ...(hasFood ? ["food"] : [])],
    },
    source: sourceOf(
      departureCity !== undefined,
      hasFood,
      pace !== undefined || budgetTier !== undefined || drawn.length > 0,
    ),
  };
}
