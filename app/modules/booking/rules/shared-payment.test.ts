import { describe, expect, it } from "vitest";
import { seededRng } from "#app/shared/rng";
import { refundsOfPlaces, splitBy } from "./shared-payment";

const place = (checkoutId: string, receivedMinor: number, ownMinor = 0, byHandMinor = 0) => ({
  checkoutId,
  tripId: `trip-${checkoutId}`,
  receivedMinor,
  ownMinor,
  byHandMinor,
});
const refund = (amountMinor: number, metadata: Record<string, string> = {}) => ({ amountMinor, metadata });

describe("an amount shared out", () => {
  it("goes by weight, and the cents left over to the largest remainders", () => {
    expect(splitBy(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(splitBy(10, [1, 2])).toEqual([3, 7]);
    expect(splitBy(0, [5, 5])).toEqual([0, 0]);
    expect(splitBy(7, [0, 3])).toEqual([0, 7]);
    expect(splitBy(7, [])).toEqual([]);
    expect(splitBy(7, [0, 0])).toEqual([0, 0]);
  });

  it("comes to the amount, and within the weights when these hold it, whatever they are", () => {
    const rng = seededRng(7);
    const whole = (most: number) => Math.floor(rng() * most);
    for (let run = 0; run < 500; run++) {
      const weights = Array.from({ length: 1 + whole(8) }, () => whole(3) * whole(500_000));
      const sum = weights.reduce((total, weight) => total + weight, 0);
      const shares = splitBy(whole(sum + 1), weights);
      for (const [index, share] of shares.entries()) expect(share).toBeLessThanOrEqual(weights[index]!);
      const all = splitBy(sum, weights);
      expect(all).toEqual(weights);
    }
    expect(splitBy(1_000_001, [3, 3, 3]).reduce((total, share) => total + share, 0)).toBe(1_000_001);
  });
});

describe("refunds of a payment for several places", () => {
  it("belong to the place that they name, by its checkout or its trip", () => {
    const refunds = [refund(300, { checkoutId: "b" }), refund(50, { tripId: "trip-a", day: "2027-05-01" })];
    expect(refundsOfPlaces(refunds, [place("a", 1000), place("b", 500)])).toEqual([
      { ownMinor: 50, byHandMinor: 0 },
      { ownMinor: 300, byHandMinor: 0 },
    ]);
  });

  it("made by hand are spread by what is left, and no place is given back before all are", () => {
    expect(refundsOfPlaces([refund(600)], [place("a", 1000), place("b", 500)])).toEqual([
      { ownMinor: 0, byHandMinor: 400 },
      { ownMinor: 0, byHandMinor: 200 },
    ]);
    // As much as one of them cost.
    const [a, b] = refundsOfPlaces([refund(500)], [place("a", 1000), place("b", 500)]);
    expect([a!.byHandMinor < 1000, b!.byHandMinor < 500]).toEqual([true, true]);
    expect(refundsOfPlaces([refund(1500)], [place("a", 1000), place("b", 500)])).toEqual([
      { ownMinor: 0, byHandMinor: 1000 },
      { ownMinor: 0, byHandMinor: 500 },
    ]);
  });

  it("keep what was entered before, and share out what is new alone", () => {
    const refunds = [refund(600), refund(300), refund(500, { checkoutId: "a" })];
    expect(refundsOfPlaces(refunds, [place("a", 1000, 0, 400), place("b", 500, 0, 200)])).toEqual([
      { ownMinor: 500, byHandMinor: 475 },
      { ownMinor: 0, byHandMinor: 425 },
    ]);
    // A refund that the provider does not tell of yet is not taken back.
    expect(refundsOfPlaces([], [place("a", 1000, 100), place("b", 500)])).toEqual([
      { ownMinor: 100, byHandMinor: 0 },
      { ownMinor: 0, byHandMinor: 0 },
    ]);
  });

  it("that name a place of another payment count as made by hand", () => {
    expect(refundsOfPlaces([refund(300, { tripId: "elsewhere" })], [place("a", 100), place("b", 200)])).toEqual([
      { ownMinor: 0, byHandMinor: 100 },
      { ownMinor: 0, byHandMinor: 200 },
    ]);
  });
});
