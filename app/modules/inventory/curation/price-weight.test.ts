import { describe, expect, it } from "vitest";
import { meansAmong, nothingFitsText, withDaysKept } from "./price-weight";

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

  it("moves a place of a longer trip with the whole alone", () => {
    const place = { ...context, trip: { ...context.trip, isPlaceOfLonger: true as const } };
    const help = /\. Fewer nights here, other dates for the whole trip or a higher budget would help\.$/;
    expect(nothingFitsText(388_00, place)).toMatch(help);
    expect(nothingFitsText(200_00, { ...place, days: { usualMinor: 900_00, leastMinor: 364_00 } })).toMatch(help);
  });

  it("is nothing where something fits to the cent, or where it cannot be told", () => {
    expect(nothingFitsText(276_00, context)).toBeUndefined();
    expect(nothingFitsText(388_00, couple)).toBeUndefined();
  });
});

describe("what is kept back for the days", () => {
  const days = { usualMinor: 500_00, leastMinor: 200_00 };
  const mostFor = (mostMinor: number) => withDaysKept({ ...couple, mostMinor, days }, prices).mostMinor;

  it("is what they cost in the style that was wished for, where a plain offer leaves as much", () => {
    expect(mostFor(1_000_00)).toBe(500_00);
    expect(mostFor(900_00)).toBe(400_00);
  });

  it("is less where that would leave only the cheapest", () => {
    expect(mostFor(899_99)).toBe(400_00);
    expect(mostFor(650_00)).toBe(400_00);
  });

  it("is never less than what they cost at the least", () => {
    expect(mostFor(599_99)).toBe(399_99);
    expect(mostFor(500_00)).toBe(300_00);
  });

  it("is as much as the cheapest leaves, where that is too little", () => {
    expect(mostFor(499_99)).toBe(315_00);
    expect(mostFor(310_00)).toBe(310_00);
  });

  it("changes nothing where nothing fits anyway, or where it is not known", () => {
    expect(mostFor(299_99)).toBe(299_99);
    expect(withDaysKept({ ...couple, days }, prices)).toEqual({ ...couple, days });
    expect(withDaysKept({ ...couple, mostMinor: 900_00 }, prices).mostMinor).toBe(900_00);
    expect(withDaysKept({ ...couple, mostMinor: 900_00, days }, []).mostMinor).toBe(900_00);
  });
});

describe("what is said when too little is left for the days", () => {
  const days = { usualMinor: 900_00, leastMinor: 364_00 };
  const context = { ...couple, days, mostMinor: 700_00, trip: { budgetMinor: 1_000_00, beside: "least" as const } };

  it("is how little that is, and what the days cost at the least", () => {
    expect(nothingFitsText(388_00, context)).toBe(
      "The cheapest flights and the cheapest stay leave $312 of your $1,000 for two for the days. " +
        "Even if you spend little, meals, transport and tickets there come to about $360. " +
        "Other dates, fewer nights or a higher budget would help.",
    );
  });

  it("names what is chosen already", () => {
    const chosen = (beside: "flights" | "stay") =>
      nothingFitsText(388_00, { ...context, trip: { budgetMinor: 1_000_00, beside } });
    expect(chosen("flights")).toMatch(/^With your flights, the cheapest stay leaves \$312 of/);
    expect(chosen("stay")).toMatch(/^With your stay, the cheapest flights leave \$312 of/);
  });

  it("is nothing where the days can be paid, to the cent", () => {
    expect(nothingFitsText(336_00, context)).toBeUndefined();
    expect(nothingFitsText(336_01, context)).toBeDefined();
  });
});
