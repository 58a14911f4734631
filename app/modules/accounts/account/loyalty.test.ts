import { expect, it } from "vitest";
import { loyaltyStanding, pointsFor, tierOf } from "./loyalty";

it("begins with the explorer and rises with what was booked", () => {
  expect([-1, 0, 2_499, 2_500, 9_999, 10_000, 99_999].map(tierOf)).toEqual([
    "explorer",
    "explorer",
    "explorer",
    "wayfarer",
    "wayfarer",
    "voyager",
    "voyager",
  ]);
  expect([pointsFor(122_799), pointsFor(100), pointsFor(99), pointsFor(-500)]).toEqual([1227, 1, 0, 0]);
});

it("says how far the next tier is, and nothing at the last", () => {
  expect(loyaltyStanding(500, "explorer")).toEqual({ name: "Explorer", next: { name: "Wayfarer", missing: 2000 } });
  expect(loyaltyStanding(20_000, "voyager")).toEqual({ name: "Voyager", next: null });
  expect(loyaltyStanding(2_500, "wayfarer")).toEqual({ name: "Wayfarer", next: { name: "Voyager", missing: 7_500 } });
});

it("keeps a tier that is higher or older than the points, and asks for none that are there already", () => {
  expect(loyaltyStanding(3_000, "explorer").next).toEqual({ name: "Wayfarer", missing: 0 });
  expect(loyaltyStanding(10, "gold")).toEqual({ name: "Explorer", next: { name: "Wayfarer", missing: 2_490 } });
});
