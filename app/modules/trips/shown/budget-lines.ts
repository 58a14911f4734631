import { CHILDREN_ESTIMATE } from "#app/modules/itinerary/words/party-costs";
import { formatMoney, inWholeDollars } from "#app/shared/money";
import { costsItsBudget } from "./trip-view";
import type { TripView } from "./trip-view";

/** Under a total that is no price: nothing is chosen, so it is what the traveller wants to spend. */
export const ONLY_A_BUDGET = "This is your budget, not a price. Flights and a place to stay come out of it.";

/**
 * The cost of the days on the spot, and how that goes with the budget; undefined when they cost nothing. The line says
 * that the children's part is an estimate.
 */
export function onTheSpotLine(
  trip: Pick<TripView, "cost" | "status" | "onTheSpotMinor" | "budgetMinor" | "currency" | "children">,
): string | undefined {
  const line = sumsLine(trip, costsItsBudget(trip));
  return line !== undefined && trip.children > 0 ? `${line} ${CHILDREN_ESTIMATE}` : line;
}

function sumsLine(
  {
    cost,
    onTheSpotMinor,
    budgetMinor,
    currency,
  }: Pick<TripView, "cost" | "onTheSpotMinor" | "budgetMinor" | "currency">,
  isBudget: boolean,
): string | undefined {
  if (onTheSpotMinor <= 0) return undefined;
  const money = (minor: number): string => formatMoney(minor, currency);
  // An estimate is told in whole dollars, and held to the budget so.
  const spot = inWholeDollars(onTheSpotMinor);
  if (isBudget) {
    const spent = `Meals, tickets and local transport come to about ${money(spot)}`;
    return spot <= budgetMinor
      ? `${spent}, which leaves ${money(budgetMinor - spot)} for everything else.`
      : `${spent} alone, ${money(spot - budgetMinor)} over your budget.`;
  }
  const all = inWholeDollars(cost.totalMinor + onTheSpotMinor);
  const more = `Allow about ${money(spot)} for meals, tickets and local transport: ${money(all)} in total`;
  if (budgetMinor <= 0) return `${more}.`;
  return all <= budgetMinor
    ? `${more}, within your ${money(budgetMinor)} budget.`
    : `${more}, ${money(all - budgetMinor)} over your ${money(budgetMinor)} budget.`;
}
