import type { CurationContext } from "#app/modules/inventory/offers/curated";
import { travellersOf } from "#app/modules/trips/trip/trip";
import type { DaysCost } from "#app/modules/trips/trip/days-cost";
import type { Trip } from "#app/modules/trips/trip/trip";

/** Share of the wished budget that flights and the stay may take; the rest is for the days. */
const SHARES = { flights: 0.45, stay: 0.4 } as const;

/**
 * The share of the budget kept back for days in the wished style; the least cost of the days is kept back in any case.
 */
const MOST_FOR_DAYS = 0.4;

/** Wishes as the curation weighs them, 0 to 1. */
const PACE = { relaxed: 0.2, moderate: 0.5, packed: 0.8 } as const;
const COMFORT = { "budget-friendly": 0.2, moderate: 0.5, luxury: 0.9 } as const;

/**
 * The facts about a trip by which the curation chooses the few flights or stays that are shown (CHECKLIST PLAN-14).
 * Once the other of the two is chosen, the rest of the budget is shared out; before, the least cost of the other is set
 * aside.
 * @param leastOtherMinor the lowest price of the other of the two for the whole party, where it is known
 * @param days the cost of the trip's days, where it is known
 */
export function curationContextFor(
  trip: Pick<Trip, "budgetMinor" | "adults" | "children" | "preferences" | "flight" | "hotel" | "journeyId">,
  part: keyof typeof SHARES,
  leastOtherMinor?: number,
  days?: DaysCost,
): CurationContext {
  const budgetMinor = trip.budgetMinor * travellersOf(trip);
  const [chosen, other] =
    part === "flights"
      ? ([trip.hotel?.offer.totalMinor, "stay"] as const)
      : ([trip.flight?.offer.priceMinor, "flights"] as const);
  const besideMinor = chosen ?? leastOtherMinor;
  const forDays = days ? Math.min(days.usualMinor, Math.max(days.leastMinor, budgetMinor * MOST_FOR_DAYS)) : 0;
  const share = SHARES[part];
  const shareMinor =
    chosen === undefined
      ? Math.min(budgetMinor * share, ((budgetMinor - forDays) * share) / (SHARES.flights + SHARES.stay))
      : Math.min(((budgetMinor - chosen) * share) / (1 - SHARES[other]), budgetMinor - chosen - forDays);
  return {
    budgetMinor: Math.max(0, Math.round(shareMinor)),
    ...(besideMinor !== undefined && {
      mostMinor: Math.max(0, budgetMinor - besideMinor),
      trip: {
        budgetMinor,
        beside: chosen === undefined ? ("least" as const) : other,
        ...(trip.journeyId !== undefined && { isPlaceOfLonger: true as const }),
      },
    }),
    ...(days && { days }),
    adults: trip.adults,
    children: trip.children,
    preferences: { pace: PACE[trip.preferences.pace], comfort: COMFORT[trip.preferences.budgetTier] },
  };
}
