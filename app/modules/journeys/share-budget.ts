import type { BudgetLevel } from "#app/modules/catalogue/schema/vocabulary";
import type { DestinationSource } from "#app/modules/catalogue/schema/destination.schema";

const LEVELS = { "budget-friendly": "budget", moderate: "moderate", luxury: "luxury" } as const;

const DOLLAR = 100;

/**
 * The budget of a longer trip shared among its places: by their nights, and by what a day costs in each. The shares add
 * up to the whole, in whole dollars.
 * @param budgetMinor per traveller, in cents
 */
export function shareBudget(
  budgetMinor: number,
  places: readonly { costs: DestinationSource["costs"]; nights: number }[],
  tier: BudgetLevel,
): number[] {
  const weights = places.map(({ costs, nights }) => nights * costs[LEVELS[tier]].reduce((sum, cost) => sum + cost, 0));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let [weightSoFar, given] = [0, 0];
  return weights.map((weight, index) => {
    if (index === weights.length - 1) return budgetMinor - given;
    weightSoFar += weight;
    const share = Math.round((budgetMinor * weightSoFar) / all / DOLLAR) * DOLLAR - given;
    given += share;
    return share;
  });
}
