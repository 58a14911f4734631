import { describe, expect, test } from "vitest";
import { givenBack, nextAsk, refundInWords, shareOfQuote } from "./refund-follow";
import type { GivenBack } from "./refund-follow";

const price = { amount: "200.00", currency: "GBP" };
const quote = (amount: string | undefined, backTo: "payment" | "credit" | "unknown" = "payment") => ({
  ref: "ore_1",
  backTo,
  ...(amount && { back: { amount, currency: "GBP" } }),
});
const flights = (changes: Partial<GivenBack> = {}): GivenBack => ({
  part: "flights",
  priceMinor: 500_00,
  price,
  ...changes,
});

describe("what a source gives back", () => {
  test("reaches the traveller by its share of the price, never more than was paid", () => {
    expect(shareOfQuote(500_00, price, quote("50.00"))).toBe(125_00);
    expect(shareOfQuote(500_00, price, quote("400.00"))).toBe(500_00);
    expect(shareOfQuote(500_00, price, quote("50.00", "credit"))).toBe(0);
    expect(shareOfQuote(500_00, { ...price, amount: "0.00" }, quote("50.00"))).toBe(0);
    expect(shareOfQuote(500_00, { ...price, currency: "EUR" }, quote("50.00"))).toBe(0);
  });

  test("counts with what the desk has noted, and is said or not", () => {
    expect(givenBack([flights({ quote: quote("50.00") }), flights({ part: "stay" })])).toEqual({
      givenMinor: 125_00,
      isSaid: true,
    });
    expect(givenBack([flights({ quote: quote(undefined) })])).toEqual({ givenMinor: 0, isSaid: false });
    expect(givenBack([flights({ quote: quote(undefined, "unknown") })]).isSaid).toBe(false);
    expect(givenBack([flights({ quote: quote(undefined, "credit") })]).isSaid).toBe(true);
    expect(givenBack([flights({ quote: quote(undefined), notedMinor: 30_00 })])).toEqual({
      givenMinor: 30_00,
      isSaid: true,
    });
    expect(givenBack([flights({ quote: quote("50.00"), notedMinor: 900_00 })]).givenMinor).toBe(500_00);
  });

  test("is asked about daily, then weekly, for ninety days", () => {
    const now = new Date("2027-03-01T00:00:00Z");
    expect(nextAsk("2027-02-28T00:00:00.000Z", false, now)).toBe("2027-03-02T00:00:00.000Z");
    expect(nextAsk("2027-02-28T00:00:00.000Z", true, now)).toBe("2027-03-08T00:00:00.000Z");
    expect(nextAsk("2026-11-01T00:00:00.000Z", false, now)).toBeUndefined();
  });

  test("is told to its traveller", () => {
    const unsaid = [flights({ quote: quote(undefined) })];
    expect(refundInWords({ state: "unsaid", passedMinor: 0, currency: "USD" }, unsaid)).toEqual([
      "The airline hasn't said yet what you get back. We ask every day, and pass on whatever it refunds.",
    ]);
    expect(refundInWords({ state: "said", passedMinor: 125_00, currency: "USD" }, [flights()])).toEqual([
      "$125.00 went back to you, the way you paid.",
    ]);
    expect(refundInWords({ state: "by hand", passedMinor: 0, currency: "USD" }, [])[0]).toContain("by hand");
  });
});
