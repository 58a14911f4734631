import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SMALL_TOWN } from "../offers/small-town.fixture";
import {
  breakfastUsd,
  centreFactor,
  classUsd,
  nightFactor,
  roomNightUsd,
  stayDaysAheadFactor,
  staySeasonFactor,
} from "./stay-prices";
import { dayNumber } from "../network/zone-clock";

const { costs } = SMALL_TOWN;

describe("the price of a room", () => {
  it("rises with the class, from about the budget to the luxury level", () => {
    const prices = ([1, 2, 3, 4, 5] as const).map((stars) => classUsd(costs, stars));
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(prices[0]).toBeCloseTo(54);
    expect(prices[2]).toBe(160);
    expect(prices[4]).toBe(480);
  });

  it("falls with the way to the centre", () => {
    const km = fc.double({ min: 0, max: 200, noNaN: true });
    fc.assert(
      fc.property(km, km, (a, b) => {
        expect(centreFactor(Math.min(a, b))).toBeGreaterThanOrEqual(centreFactor(Math.max(a, b)));
      }),
    );
  });

  it("takes the month of each night from the place's own season", () => {
    expect(staySeasonFactor(costs, dayNumber("2027-07-31"))).toBe(1.3);
    expect(staySeasonFactor(costs, dayNumber("2027-12-01"))).toBe(0.8);
  });

  it("is highest on Saturday night and lowest on Sunday night", () => {
    const week = Array.from({ length: 7 }, (_, day) => nightFactor(dayNumber("2027-04-12") + day));
    expect(Math.max(...week)).toBe(week[5]);
    expect(Math.min(...week)).toBe(week[6]);
  });

  it("never falls as arrival nears within three months", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 90 }), (a, b) => {
        expect(stayDaysAheadFactor(Math.min(a, b))).toBeGreaterThanOrEqual(stayDaysAheadFactor(Math.max(a, b)));
      }),
    );
    expect(stayDaysAheadFactor(2_000)).toBe(stayDaysAheadFactor(330));
  });

  it("multiplies all of these", () => {
    const night = dayNumber("2027-08-14");
    expect(roomNightUsd({ costs, stars: 3, kind: "hotel", centreKm: 6, night, daysAhead: 30 })).toBeCloseTo(
      160 * 0.85 * 1.3 * 1.12,
    );
  });

  it("adds breakfast by the level of the class", () => {
    expect(breakfastUsd(costs, 1)).toBeCloseTo(4.8);
    expect(breakfastUsd(costs, 3)).toBeCloseTo(9.6);
    expect(breakfastUsd(costs, 5)).toBeCloseTo(24);
  });
});
