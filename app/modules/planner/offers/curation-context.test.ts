import { describe, expect, it } from "vitest";
import { bareTrip, fullTrip } from "#app/modules/documents/trip.fixture";
import { curationContextFor } from "./curation-context";

/** Two adults and a child who would like to spend 1,000 dollars each. */
const family = bareTrip({ adults: 2, children: 1, budgetMinor: 100_000 });
const moneyFor = (part: "flights" | "stay", trip = family): number => curationContextFor(trip, part).budgetMinor!;
const wishesOf = (changes: Partial<typeof family.preferences>) =>
  curationContextFor({ ...family, preferences: { ...family.preferences, ...changes } }, "stay").preferences!;

describe("the basis for choosing the few offers", () => {
  it("is the budget of the whole party: most of it for flights, then the stay, and something left for the days", () => {
    expect(moneyFor("flights")).toBe(135_000);
    expect(moneyFor("stay")).toBe(120_000);
    const left = 300_000 - moneyFor("flights") - moneyFor("stay");
    expect(left).toBe(45_000);
    expect(moneyFor("flights", { ...family, children: 0 })).toBe(90_000);
  });

  it("is what the flights have left once they are chosen, and no more than what the least of the other leaves", () => {
    const trip = fullTrip("kyoto", 7, { ...family, hotel: undefined });
    const [flight, budget] = [trip.flight!.offer.priceMinor, 300_000];
    const stay = curationContextFor(trip, "stay", 5);
    expect(stay.budgetMinor).toBe(Math.round((Math.max(0, budget - flight) * 0.4) / 0.55));
    expect(stay).toMatchObject({
      mostMinor: Math.max(0, budget - flight),
      trip: { budgetMinor: budget, beside: "flights" },
    });
    expect(curationContextFor(family, "flights", 70_000)).toMatchObject({
      budgetMinor: 135_000,
      mostMinor: 230_000,
      trip: { budgetMinor: budget, beside: "least" },
    });
    expect(curationContextFor(family, "flights").mostMinor).toBeUndefined();
    const place = curationContextFor({ ...family, journeyId: "j1" }, "flights", 70_000);
    expect(place.trip).toEqual({ budgetMinor: budget, beside: "least", isPlaceOfLonger: true });
  });

  it("leaves the days what they cost in the style of the trip, up to two fifths of the budget, or what they cost at the least", () => {
    const shareFor = (usualMinor: number, leastMinor: number) =>
      curationContextFor(family, "flights", undefined, { usualMinor, leastMinor }).budgetMinor;
    expect(shareFor(30_000, 10_000)).toBe(135_000);
    expect(shareFor(90_000, 10_000)).toBe(Math.round((210_000 * 0.45) / 0.85));
    expect(shareFor(500_000, 10_000)).toBe(Math.round((180_000 * 0.45) / 0.85));
    expect(shareFor(500_000, 150_000)).toBe(Math.round((150_000 * 0.45) / 0.85));
    expect(shareFor(500_000, 400_000)).toBe(0);
    const trip = fullTrip("kyoto", 7, { ...family, budgetMinor: 200_000, hotel: undefined });
    const left = 600_000 - trip.flight!.offer.priceMinor;
    const days = { usualMinor: 240_000, leastMinor: 60_000 };
    expect(curationContextFor(trip, "stay", undefined, days)).toMatchObject({
      budgetMinor: Math.round(Math.min((left * 0.4) / 0.55, left - 240_000)),
      days,
    });
  });

  it("is in whole cents", () => {
    expect(moneyFor("flights", { ...family, budgetMinor: 100_001 })).toBe(135_001);
    expect(moneyFor("stay", { ...family, budgetMinor: 100_001 })).toBe(120_001);
  });

  it("tells children from adults, who pay and sleep otherwise", () => {
    expect(curationContextFor(family, "flights")).toMatchObject({ adults: 2, children: 1 });
  });

  it("gives time more weight the fuller the days, and comfort the more is spent; the middle weighs neither up nor down", () => {
    const paces = (["relaxed", "moderate", "packed"] as const).map((pace) => wishesOf({ pace }).pace!);
    const comforts = (["budget-friendly", "moderate", "luxury"] as const).map(
      (budgetTier) => wishesOf({ budgetTier }).comfort!,
    );
    for (const [low, middle, high] of [paces, comforts]) {
      expect(middle).toBe(0.5);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThan(0.5);
      expect(high).toBeGreaterThan(0.5);
      expect(high).toBeLessThanOrEqual(1);
    }
  });
});
