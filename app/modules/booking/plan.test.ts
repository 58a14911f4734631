import { describe, expect, test } from "vitest";
import { featureOfPrice, findPrice, grantsOf, isFeature, purchaseOptions } from "./plan";

const NOW = new Date("2026-11-21T10:00:00Z");
const PAID_UNTIL = new Date("2026-12-21T10:00:00Z");

test("purchaseOptions come in cents, each with a price id and words", () => {
  expect(purchaseOptions("surprise_me")).toEqual([
    { price_id: "price_trip_pass_2900", description: "Single trip pass, per trip", price: 2900 },
    { price_id: "price_premium_monthly_1900", description: "Monthly premium, per month", price: 1900 },
  ]);
});

test("isFeature knows own names only", () => {
  expect(["trip_pass", "premium", "surprise_me", "price_lock"].every(isFeature)).toBe(true);
  expect(["", "trip", "constructor", "__proto__", null, 1].some(isFeature)).toBe(false);
});

test("findPrice allows a feature its own prices", () => {
  expect(findPrice("price_lock", "price_trip_pass_2900")).toBe("price_trip_pass_2900");
  expect(findPrice("premium", "price_trip_pass_2900")).toBeUndefined();
  expect(findPrice("premium", "toString")).toBeUndefined();
});

test("featureOfPrice names the plan", () => {
  expect(featureOfPrice("price_trip_pass_2900")).toBe("trip_pass");
  expect(featureOfPrice("price_premium_monthly_1900")).toBe("premium");
});

describe("grantsOf", () => {
  test("a pass lasts until it is used", () => {
    expect(grantsOf("trip_pass", "price_trip_pass_2900", NOW)).toEqual([
      { kind: "trip_pass", startsAt: NOW, endsAt: undefined },
    ]);
  });

  test("premium lasts as long as it is paid, and so does the feature it was bought for", () => {
    expect(grantsOf("price_lock", "price_premium_monthly_1900", NOW, PAID_UNTIL)).toEqual([
      { kind: "premium", startsAt: NOW, endsAt: PAID_UNTIL },
      { kind: "price_lock", startsAt: NOW, endsAt: PAID_UNTIL },
    ]);
  });

  test("a pass bought for price lock protects prices for thirty days", () => {
    expect(grantsOf("price_lock", "price_trip_pass_2900", NOW)[1]).toEqual({
      kind: "price_lock",
      startsAt: NOW,
      endsAt: new Date("2026-12-21T10:00:00Z"),
    });
  });
});
