import { expect, it } from "vitest";
import { loyaltyStanding, pointsFor, tierOf } from "./loyalty";

it("begins with the explorer and rises with what was booked", () => {
  expect([tierOf(0), tierOf(2_499), tierOf(2_500), tierOf(99_999)]).toEqual([
    "explorer",
    "explorer",
    "wayfarer",
    "voyager",
  ]);
  expect(pointsFor(122_799)).toBe(1227);
});

it("says how far the next tier is, and nothing at the last", () => {
  expect(loyaltyStanding(500, "explorer")).toEqual({ name: "Explorer", next: { name: "Wayfarer", missing: 2000 } });
  expect(loyaltyStanding(20_000, "voyager").next).toBeNull();
});
