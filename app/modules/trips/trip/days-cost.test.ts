import { describe, expect, it } from "vitest";
import { bareTrip, fullTrip } from "#app/modules/documents/trip.fixture";
import { daysCostOf } from "./days-cost";

const season = "100 100 100 100 100 100 100 100 100 100 100 100";
const costs = { budget: [20, 10, 4, 6], moderate: [60, 30, 8, 22], luxury: [200, 90, 30, 80], season } as const;
const place = { costs: { ...costs } } as unknown as Parameters<typeof daysCostOf>[1];

describe("what the days of a trip will cost", () => {
  it("is meals, transport and tickets for everybody, without the bed, in the style that was wished for and at the least", () => {
    const trip = bareTrip({ adults: 2, children: 0 });
    expect(daysCostOf(trip, place)).toEqual({ usualMinor: 7 * 2 * 60_00, leastMinor: 7 * 2 * 20_00 });
    const style = { ...trip, preferences: { ...trip.preferences, budgetTier: "luxury" as const } };
    expect(daysCostOf(style, place)).toEqual({ usualMinor: 7 * 2 * 200_00, leastMinor: 7 * 2 * 20_00 });
  });

  it("is less for a child than for an adult, and counts from the day one lands", () => {
    expect(daysCostOf(bareTrip({ adults: 1, children: 1 }), place).leastMinor).toBe(224_00);
    expect(daysCostOf(fullTrip("kyoto", 7), place).leastMinor).toBe(6 * 2 * 20_00);
  });

  it("is that of a day at the least", () => {
    const { startDate } = bareTrip();
    expect(daysCostOf(bareTrip({ adults: 1, endDate: startDate }), place).leastMinor).toBe(20_00);
  });
});
