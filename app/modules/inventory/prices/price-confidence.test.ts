import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceConfidence, priceConfidenceText } from "./price-confidence";

const outlook = fc.record({
  daysAhead: fc.integer({ min: -5, max: 600 }),
  seasonality: fc.double({ min: 0.5, max: 2, noNaN: true }),
  stops: fc.integer({ min: 0, max: 3 }),
});

describe("priceConfidence", () => {
  it("stays between 0.2 and 0.92", () => {
    fc.assert(
      fc.property(outlook, (any) => {
        expect(priceConfidence(any)).toBeGreaterThanOrEqual(0.2);
        expect(priceConfidence(any)).toBeLessThanOrEqual(0.92);
      }),
    );
  });

  it("never grows with a stop, with a higher season, or as departure nears within three weeks", () => {
    fc.assert(
      fc.property(outlook, (any) => {
        const confidence = priceConfidence(any);
        expect(priceConfidence({ ...any, stops: any.stops + 1 })).toBeLessThanOrEqual(confidence);
        expect(priceConfidence({ ...any, seasonality: any.seasonality + 0.2 })).toBeLessThanOrEqual(confidence);
        if (any.daysAhead <= 21)
          expect(priceConfidence({ ...any, daysAhead: any.daysAhead - 1 })).toBeLessThanOrEqual(confidence);
      }),
    );
  });

  it("is highest from three weeks to two months ahead of a quiet season", () => {
    expect(priceConfidence({ daysAhead: 40, seasonality: 0.9, stops: 0 })).toBe(0.92);
    expect(priceConfidence({ daysAhead: 0, seasonality: 1, stops: 0 })).toBe(0.52);
    expect(priceConfidence({ daysAhead: 365, seasonality: 1, stops: 0 })).toBe(0.62);
    expect(priceConfidence({ daysAhead: 40, seasonality: 1.2, stops: 2 })).toBe(0.75);
  });

  it("has words for every level", () => {
    expect(new Set([0.9, 0.6, 0.3].map(priceConfidenceText)).size).toBe(3);
  });
});
