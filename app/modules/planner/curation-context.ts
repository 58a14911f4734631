import type { CurationContext } from "#app/modules/inventory/curated";
import { travellersOf } from "#app/modules/trips/trip";
import type { Trip } from "#app/modules/trips/trip";

/** Share of the wished budget that flights and the stay may take; the rest is for the days. */
const SHARES = { flights: 0.45, stay: 0.4 } as const;

/** Wishes as the curation weighs them, 0 to 1. */
const PACE = { relaxed: 0.2, moderate: 0.5, packed: 0.8 } as const;
const COMFORT = { "budget-friendly": 0.2, moderate: 0.5, luxury: 0.9 } as const;

/** What the curation has to know of a trip to choose the few flights or stays that are shown (CHECKLIST PLAN-14). */
export function curationContextFor(
  trip: Pick<Trip, "budgetMinor" | "adults" | "children" | "preferences">,
  part: keyof typeof SHARES,
): CurationContext {
  return {
    budgetMinor: Math.round(trip.budgetMinor * travellersOf(trip) * SHARES[part]),
    adults: trip.adults,
    children: trip.children,
    preferences: { pace: PACE[trip.preferences.pace], comfort: COMFORT[trip.preferences.budgetTier] },
  };
}
