import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  SANDBOX_CABINS,
  cabinFactor,
  daysAheadFactor,
  distanceFareUsd,
  oneWayFareUsd,
  partyPrice,
  seasonFactor,
  stopsFactor,
  weekdayFactor,
  type OneWayFare,
} from "./fares";

const way: OneWayFare = {
  km: 9_500,
  stops: 1,
  cabin: "economy",
  fare: "basic",
  carrierKind: "full",
  weekday: 2,
  season: 1,
  daysAhead: 60,
};
const km = fc.integer({ min: 150, max: 19_000 });

describe("a fare", () => {
  it("never falls with distance, whatever else holds", () => {
    fc.assert(
      fc.property(
        km,
        km,
        fc.constantFrom(...SANDBOX_CABINS),
        fc.integer({ min: 0, max: 2 }),
        fc.integer({ min: 0, max: 330 }),
        (a, b, cabin, stops, daysAhead) => {
          const [near, far] = a < b ? [a, b] : [b, a];
          expect(oneWayFareUsd({ ...way, cabin, stops, daysAhead, km: near })).toBeLessThanOrEqual(
            oneWayFareUsd({ ...way, cabin, stops, daysAhead, km: far }),
          );
        },
      ),
    );
  });

  it("rises from economy over premium to business, the more the farther", () => {
    fc.assert(
      fc.property(km, (distance) => {
        const [economy, premium, business] = SANDBOX_CABINS.map((cabin) => cabinFactor(cabin, distance)) as [
          number,
          number,
          number,
        ];
        expect(economy).toBeLessThan(premium);
        expect(premium).toBeLessThan(business);
      }),
    );
    expect(cabinFactor("business", 12_000)).toBeGreaterThan(cabinFactor("business", 1_000));
  });

  it("falls with each stop", () => {
    expect(stopsFactor(0)).toBeGreaterThan(stopsFactor(1));
    expect(stopsFactor(1)).toBeGreaterThan(stopsFactor(2));
  });

  it("never falls as departure comes closer within two months", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }), (a, b) => {
        expect(daysAheadFactor(Math.min(a, b))).toBeGreaterThanOrEqual(daysAheadFactor(Math.max(a, b)));
      }),
    );
    expect(daysAheadFactor(0)).toBeGreaterThan(1.9 * daysAheadFactor(90));
    expect(daysAheadFactor(300)).toBeGreaterThan(daysAheadFactor(90));
    expect(daysAheadFactor(1_000)).toBe(daysAheadFactor(330));
  });

  it("costs more at the weekend than in the middle of the week", () => {
    for (const weekend of [5, 7])
      for (const midweek of [2, 3]) expect(weekdayFactor(weekend)).toBeGreaterThan(weekdayFactor(midweek));
  });

  it("follows the season of the destination's hemisphere, and Christmas everywhere", () => {
    expect(seasonFactor("2027-07-20", 41)).toBeGreaterThan(seasonFactor("2027-02-10", 41));
    expect(seasonFactor("2027-01-20", -34)).toBeGreaterThan(seasonFactor("2027-06-10", -34));
    for (const lat of [60, 5, -40]) {
      expect(seasonFactor("2027-12-23", lat)).toBeGreaterThan(seasonFactor("2027-12-10", lat));
      expect(seasonFactor("2028-01-02", lat)).toBeGreaterThan(seasonFactor("2028-01-12", lat));
    }
  });

  it("is near what such trips usually cost", () => {
    expect(distanceFareUsd(1_000)).toBeGreaterThan(70);
    expect(distanceFareUsd(1_000)).toBeLessThan(120);
    expect(distanceFareUsd(9_500)).toBeGreaterThan(400);
    expect(distanceFareUsd(9_500)).toBeLessThan(520);
    expect(oneWayFareUsd({ ...way, km: 1_500, carrierKind: "low-cost" })).toBeLessThan(
      0.6 * oneWayFareUsd({ ...way, km: 1_500 }),
    );
  });

  it("charges a standard ticket more than a basic one, also on the cheapest airline", () => {
    expect(
      oneWayFareUsd({ ...way, km: 300, carrierKind: "low-cost", fare: "standard" }) -
        oneWayFareUsd({ ...way, km: 300, carrierKind: "low-cost" }),
    ).toBeGreaterThan(18);
  });
});

describe("a party", () => {
  it("adds up: adults in full, children three quarters", () => {
    expect(partyPrice(100_00, 2, 1)).toEqual({
      // A cent more, so that a third of it is a whole price a person.
      priceMinor: 275_01,
      childPriceMinor: 75_00,
      pricePerTravellerMinor: 91_67,
    });
  });
});
