import { describe, expect, it } from "vitest";
import { meansAmong, nothingFitsText } from "./means";

const couple = { adults: 2, children: 0 };
const prices = [300_00, 400_00, 500_00, 900_00];

describe("what money counts for by the means of the traveller", () => {
  it("is every dollar while the share is up to six times a plain price, and less the more there is", () => {
    const weightOf = (budgetMinor: number) => meansAmong(prices, { ...couple, budgetMinor }).costOf(100_00) / 100_00;
    expect(weightOf(500_00)).toBe(1);
    expect(weightOf(1_200_00)).toBe(1);
    expect(weightOf(2_400_00)).toBe(1);
    expect(weightOf(4_800_00)).toBeCloseTo(1 / 3);
    expect(weightOf(12_000_00)).toBeCloseTo(1 / 9);
    expect(weightOf(1_000_000_00)).toBeGreaterThan(0);
    expect(meansAmong(prices, couple).costOf(100_00)).toBe(100_00);
  });

  it("is twice as much for what the share does not hold", () => {
    const { costOf } = meansAmong(prices, { ...couple, budgetMinor: 400_00 });
    expect(costOf(400_00)).toBe(400_00);
    expect(costOf(500_00)).toBe(600_00);
  });

  it("ends where the rest of the trip could not be paid", () => {
    const tight = meansAmong(prices, { ...couple, budgetMinor: 400_00, mostMinor: 350_00 });
    expect(tight.isWithin(350_00)).toBe(true);
    expect(tight.isWithin(350_01)).toBe(false);
    expect(tight.isNothingWithin).toBe(false);
    expect(meansAmong(prices, { ...couple, mostMinor: 299_99 }).isNothingWithin).toBe(true);
    expect(meansAmong([], { ...couple, mostMinor: 1 }).isNothingWithin).toBe(false);
  });
});

describe("what is said when nothing fits", () => {
  const context = { ...couple, mostMinor: 276_00, trip: { budgetMinor: 400_00, beside: "least" as const } };

  it("is by how much, with the cheapest of both", () => {
    expect(nothingFitsText(388_00, context)).toBe(
      "Nothing here fits your $400 for two: the cheapest flights and the cheapest stay come to $512, $112 over. " +
        "Other dates, fewer nights or a higher budget would help.",
    );
  });

  it("names what is chosen already", () => {
    const chosen = (beside: "flights" | "stay") =>
      nothingFitsText(388_00, { ...context, adults: 1, trip: { budgetMinor: 400_00, beside } });
    expect(chosen("flights")).toMatch(
      /^Nothing here fits your \$400: with your flights, the cheapest stay brings it to/,
    );
    expect(chosen("stay")).toMatch(/: with your stay, the cheapest flights bring it to \$512, \$112 over\./);
  });

  it("is nothing where something fits to the cent, or where it cannot be told", () => {
    expect(nothingFitsText(276_00, context)).toBeUndefined();
    expect(nothingFitsText(388_00, couple)).toBeUndefined();
  });
});
