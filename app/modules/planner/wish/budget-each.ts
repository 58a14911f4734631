import { TRIP_LIMITS } from "#app/config/product";
import type { WishBudget } from "./wish-parts";

const dollars = (amount: number): string => `$${amount.toLocaleString("en-US")}`;
const within = (amount: number): number =>
  Math.min(TRIP_LIMITS.maxBudgetMinor / 100, Math.max(TRIP_LIMITS.minBudgetMinor / 100, Math.floor(amount)));

/**
 * The budget of each traveller, in whole US dollars, as the planner needs it, from a budget for the trip, for a day,
 * for each or for all. An amount without such a word is for all of them; a day's budget is each traveller's.
 * @param nights undefined while the length is open; a day's budget then gives none for the trip
 */
export function budgetEach(
  { dollars: said, isFor, per, own, isBare, isWithoutFlights }: WishBudget,
  { adults, children }: { adults: number; children: number },
  nights: number | undefined,
): { dollars: number; note?: string } | undefined {
  const people = adults + children;
  if (per === "day") {
    if (nights === undefined) return undefined;
    const each = within((isFor === "all" ? said / people : said) * (nights + 1));
    const whom = isFor === "unsaid" && people > 1 ? `We took ${dollars(said)} a day for each of you. ` : "";
    return { dollars: each, note: `${whom}For ${nights + 1} days, without flights. Add what your flights may cost.` };
  }
  const isShared = isFor !== "each" && people > 1;
  const each = within(isShared ? said / people : said);
  const all = people === 2 ? "both of you" : `all ${people} of you`;
  const rate = own ? `${own} is about ${dollars(said)}. ` : isBare ? "We took US dollars. " : "";
  const shared = isShared
    ? isFor === "all"
      ? `${dollars(said)} for ${all}.`
      : `We took ${dollars(said)} for ${all}.`
    : "";
  const flights = isWithoutFlights ? " That leaves out your flights, so add what they may cost." : "";
  const note = `${rate}${shared}${flights}`.trim();
  return { dollars: each, ...(note && { note }) };
}
