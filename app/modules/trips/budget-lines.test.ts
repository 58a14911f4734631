import { describe, expect, it } from "vitest";
import { onTheSpotLine } from "./budget-lines";

const trip = (totalMinor: number, onTheSpotMinor: number, budgetMinor: number) => ({
  cost: { lines: [], totalMinor, perTravellerMinor: totalMinor, currency: "USD" },
  onTheSpotMinor,
  budgetMinor,
  currency: "USD",
  children: 0,
});

describe("what days cost on the spot", () => {
  it("comes on top of a price, and together they keep to the budget or do not", () => {
    expect(onTheSpotLine(trip(250_000, 50_000, 400_000), false)).toBe(
      "Allow about $500 for meals, tickets and transport: $3,000 in all, within your $4,000 budget.",
    );
    expect(onTheSpotLine(trip(250_000, 150_000, 400_000), false)).toMatch(
      /: \$4,000 in all, within your \$4,000 budget\.$/,
    );
    expect(onTheSpotLine(trip(250_000, 150_049, 400_000), false)).toMatch(
      /^Allow about \$1,500 .*: \$4,000 in all, within your \$4,000 budget\.$/,
    );
    expect(onTheSpotLine(trip(250_000, 150_050, 400_000), false)).toMatch(
      /: \$4,001 in all, \$1 over your \$4,000 budget\.$/,
    );
    expect(onTheSpotLine(trip(250_000, 50_000, 0), false)).toMatch(/: \$3,000 in all\.$/);
  });

  it("comes out of a budget that is no price: it is never added to it", () => {
    expect(onTheSpotLine(trip(400_000, 60_000, 400_000), true)).toBe(
      "Meals, tickets and transport in your days come to about $600, which leaves $3,400 for everything else.",
    );
    expect(onTheSpotLine(trip(40_000, 60_000, 40_000), true)).toBe(
      "Meals, tickets and transport in your days come to about $600 alone, $200 over your budget.",
    );
    expect(onTheSpotLine(trip(60_000, 60_000, 60_000), true)).toMatch(/which leaves \$0 for everything else\.$/);
  });

  it("is in part an estimate with children, said once", () => {
    const family = { ...trip(250_000, 50_000, 400_000), children: 2 };
    for (const isBudget of [true, false])
      expect(onTheSpotLine(family, isBudget)).toMatch(/[^.]\. Children at about half price: an estimate\.$/);
    expect(onTheSpotLine({ ...family, onTheSpotMinor: 0 }, false)).toBeUndefined();
  });

  it("is not spoken of where it is nothing", () => {
    for (const isBudget of [true, false]) expect(onTheSpotLine(trip(1, 0, 1), isBudget)).toBeUndefined();
  });
});
