import { describe, expect, test } from "vitest";
import { planCard } from "../money/upgrade-offer";
import {
  PRODUCTS,
  PLAN_IDS,
  benefitsOf,
  findPlanFor,
  findPlanId,
  grantsOf,
  isFeature,
  isFeatureSold,
  planIdOf,
  purchaseOptions,
} from "./products";

const NOW = new Date("2026-11-21T10:00:00Z");
const PAID_UNTIL = new Date("2026-12-21T10:00:00Z");

describe("the ids of products", () => {
  test("name no price, so that a price may change", () => {
    for (const id of PLAN_IDS) expect(id).not.toMatch(/\d/);
  });

  test("belong to one product each, former ones too", () => {
    const all = PLAN_IDS.flatMap((id) => [id, ...PRODUCTS[id].formerIds]);
    expect(new Set(all).size).toBe(all.length);
  });

  test("that stand in old bills and calls are understood", () => {
    expect(planIdOf("price_trip_pass_2900")).toBe("trip_pass");
    expect(planIdOf("price_premium_monthly_1900")).toBe("premium_monthly");
    expect(PLAN_IDS.map(planIdOf)).toEqual([...PLAN_IDS]);
  });

  test.each(["", "toString", "__proto__", "price_trip_pass_100", null, 1])("%o was never sold", (id) => {
    expect(findPlanId(id)).toBeUndefined();
    expect(() => planIdOf(String(id))).toThrow("No plan was ever called");
  });
});

test("nothing is promised of a booking where nothing is sold", () => {
  const where = (inventory: "sandbox" | "none") => ({ payments: "sandbox", inventory, mail: "outbox" }) as const;
  expect(benefitsOf("trip_pass", where("sandbox"))).toEqual([
    "Full customization",
    "AI recommendations",
    "Real-time booking",
    "15-minute price lock",
  ]);
  expect(benefitsOf("trip_pass", where("none"))).toEqual(["Full customization", "AI recommendations"]);
  expect(benefitsOf("premium_monthly", where("none"))).toEqual(benefitsOf("premium_monthly", where("sandbox")));
  expect(isFeatureSold("price_lock", where("sandbox"))).toBe(true);
  expect(isFeatureSold("price_lock", where("none"))).toBe(false);
  expect(isFeatureSold("surprise_me", where("none"))).toBe(true);
});

test("purchaseOptions come in cents, each with an id and words", () => {
  expect(purchaseOptions("surprise_me")).toEqual([
    { price_id: "trip_pass", description: "Single trip pass, per trip", price: 2900 },
    { price_id: "premium_monthly", description: "Monthly premium, per month", price: 1900 },
  ]);
});

test("a paywall offers what lifts it, at the prices of the list", () => {
  expect(Object.fromEntries(PLAN_IDS.map((id) => [id, [PRODUCTS[id].priceMinor, PRODUCTS[id].billing]]))).toEqual({
    trip_pass: [2900, "once"],
    premium_monthly: [1900, "month"],
  });
  const offered = (["trip_pass", "premium", "surprise_me", "price_lock"] as const).map((feature) =>
    purchaseOptions(feature).map(({ price_id }) => price_id),
  );
  expect(offered).toEqual([
    ["trip_pass"],
    ["premium_monthly"],
    ["trip_pass", "premium_monthly"],
    ["trip_pass", "premium_monthly"],
  ]);
});

test("isFeature knows own names only", () => {
  expect(["trip_pass", "premium", "surprise_me", "price_lock"].every(isFeature)).toBe(true);
  expect(["", "trip", "constructor", "__proto__", null, 1].some(isFeature)).toBe(false);
});

test("findPlanFor allows a feature its own products, by any of their ids", () => {
  expect(findPlanFor("price_lock", "trip_pass")).toBe("trip_pass");
  expect(findPlanFor("price_lock", "price_trip_pass_2900")).toBe("trip_pass");
  expect(findPlanFor("premium", "trip_pass")).toBeUndefined();
  expect(findPlanFor("premium", "toString")).toBeUndefined();
});

describe("grantsOf", () => {
  test("a pass lasts until it is used", () => {
    expect(grantsOf("trip_pass", "trip_pass", NOW)).toEqual([{ kind: "trip_pass", startsAt: NOW, endsAt: undefined }]);
  });

  test("premium lasts as long as it is paid, and so does the feature it was bought for", () => {
    expect(grantsOf("price_lock", "premium_monthly", NOW, PAID_UNTIL)).toEqual([
      { kind: "premium", startsAt: NOW, endsAt: PAID_UNTIL },
      { kind: "price_lock", startsAt: NOW, endsAt: PAID_UNTIL },
    ]);
  });

  test("each product by itself gives its own right and no other", () => {
    for (const id of PLAN_IDS) {
      const { feature, grants } = PRODUCTS[id];
      expect(grantsOf(feature, id, NOW, PAID_UNTIL)).toEqual([{ kind: grants, startsAt: NOW, endsAt: PAID_UNTIL }]);
    }
    expect(grantsOf("premium", "premium_monthly", NOW, PAID_UNTIL)[0]!.kind).toBe("premium");
  });

  test("a pass bought for price lock protects prices for thirty days", () => {
    expect(grantsOf("price_lock", "trip_pass", NOW)[1]).toEqual({
      kind: "price_lock",
      startsAt: NOW,
      endsAt: new Date("2026-12-21T10:00:00Z"),
    });
  });

  test("a pass bought for Surprise Me opens it for good", () => {
    expect(grantsOf("surprise_me", "trip_pass", NOW)).toEqual([
      { kind: "trip_pass", startsAt: NOW, endsAt: undefined },
      { kind: "surprise_me", startsAt: NOW, endsAt: undefined },
    ]);
  });
});

test("every plan is offered with both decimals of its price (CHECKLIST PAY-02)", () => {
  expect(planCard("trip_pass", { payments: "sandbox", inventory: "sandbox", mail: "outbox" }).price).toBe("$29.00");
  expect(planCard("premium_monthly", undefined).price).toBe("$19.00");
});
