import { describe, expect, it } from "vitest";
import { onTheSpotLine } from "./budget-lines";
import type { PriceLine, TripStatus } from "../trip/trip";

const trip = (
  totalMinor: number,
  onTheSpotMinor: number,
  budgetMinor: number,
  category: PriceLine["category"] = "flights",
  status: TripStatus = "planning",
) => ({
  cost: {
    lines: [{ category, label: "", totalMinor, perTravellerMinor: totalMinor }],
    totalMinor,
    perTravellerMinor: totalMinor,
    currency: "USD",
  },
  status,
  onTheSpotMinor,
  budgetMinor,
  currency: "USD",
  children: 0,
});
const unpriced = (onTheSpotMinor: number, budgetMinor: number) =>
  trip(budgetMinor, onTheSpotMinor, budgetMinor, "budget");

describe("what days cost on the spot", () => {
  it("comes on top of a price, and together they keep to the budget or do not", () => {
    expect(onTheSpotLine(trip(250_000, 50_000, 400_000))).toBe(
      "Allow about $500 for meals, tickets and local transport: $3,000 in total, within your $4,000 budget.",
    );
    expect(onTheSpotLine(trip(250_000, 150_000, 400_000))).toMatch(/: \$4,000 in total, within your \$4,000 budget\.$/);
    expect(onTheSpotLine(trip(250_000, 150_049, 400_000))).toMatch(
      /^Allow about \$1,500 .*: \$4,000 in total, within your \$4,000 budget\.$/,
    );
    expect(onTheSpotLine(trip(250_000, 150_050, 400_000))).toMatch(
      /: \$4,001 in total, \$1 over your \$4,000 budget\.$/,
    );
    expect(onTheSpotLine(trip(250_000, 50_000, 0))).toMatch(/: \$3,000 in total\.$/);
  });

  it("comes out of a budget that is no price: it is never added to it", () => {
    expect(onTheSpotLine(unpriced(60_000, 400_000))).toBe(
      "Meals, tickets and local transport come to about $600, which leaves $3,400 for everything else.",
    );
    expect(onTheSpotLine(unpriced(60_000, 40_000))).toBe(
      "Meals, tickets and local transport come to about $600 alone, $200 over your budget.",
    );
    expect(onTheSpotLine(unpriced(60_000, 60_000))).toMatch(/which leaves \$0 for everything else\.$/);
    expect(onTheSpotLine(trip(400_000, 60_000, 400_000, "budget", "booked"))).toMatch(/^Allow about \$600/);
  });

  it("is in part an estimate with children, said once", () => {
    const family = { ...trip(250_000, 50_000, 400_000), children: 2 };
    for (const one of [family, { ...unpriced(50_000, 400_000), children: 2 }])
      expect(onTheSpotLine(one)).toMatch(/[^.]\. Children at about half price: an estimate\.$/);
    expect(onTheSpotLine({ ...family, onTheSpotMinor: 0 })).toBeUndefined();
  });

  it("is not spoken of where it is nothing", () => {
    for (const one of [trip(1, 0, 1), unpriced(0, 1)]) expect(onTheSpotLine(one)).toBeUndefined();
  });
});
