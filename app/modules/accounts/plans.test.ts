import { describe, expect, it } from "vitest";
import { CAPABILITY_IDS, PLAN_TABLE, capabilitiesOn, includedIn, nextAllowance, standingOf } from "./plans";
import type { Holdings, Membership } from "./plans";

type Right = Holdings["rights"][number];
const right = (kind: Right["kind"], more: Partial<Right> = {}): Right => ({
  kind,
  tripId: null,
  endsAt: null,
  ...more,
});
const held = (rights: Right[] = [], freeUsed = 1): Holdings => ({ rights, freeUsed });
const open = (holdings: Holdings) => CAPABILITY_IDS.filter((id) => standingOf(holdings).capabilities[id]);

describe("what an account may do", () => {
  it.each<[string, Holdings, string[]]>([
    ["a new account", held([], 0), ["canGenerateTrip", "canLockPrice", "canHoldPriceForDays"]],
    ["one that used its free trip", held(), ["canLockPrice", "canHoldPriceForDays"]],
    ["a pass that waits", held([right("trip_pass")]), [...CAPABILITY_IDS]],
    [
      "a pass that is spent",
      held([right("trip_pass", { tripId: "t" })]),
      ["hasPaidPlan", "canSeeMatches", "canLockPrice", "canHoldPriceForDays"],
    ],
    ["premium", held([right("premium")]), [...CAPABILITY_IDS]],
    ["the surprise alone", held([right("surprise_me")]), ["canUseSurprise", "canLockPrice", "canHoldPriceForDays"]],
    [
      "the surprise of a spent pass",
      held([right("surprise_me", { tripId: "t" })]),
      ["canLockPrice", "canHoldPriceForDays"],
    ],
    [
      "price protection alone",
      held([right("price_lock")]),
      ["canLockPrice", "canHoldPriceForDays", "hasPriceProtection"],
    ],
  ])("%s", (_, holdings, expected) => {
    expect(open(holdings)).toEqual(expected);
  });

  it("counts what is left, and says until when prices are protected", () => {
    expect(
      standingOf(held([right("trip_pass"), right("trip_pass"), right("trip_pass", { tripId: "t" })], 0)),
    ).toMatchObject({ membership: "trip_pass", tripPassesLeft: 2, freeItinerariesLeft: 1, protectedUntil: null });
    const both = [right("price_lock", { endsAt: "2026-12-01" }), right("premium", { endsAt: "2026-12-24" })];
    expect(standingOf(held(both))).toMatchObject({ membership: "premium", protectedUntil: "2026-12-24" });
    expect(standingOf(held(both.toReversed())).protectedUntil).toBe("2026-12-24");
    expect(standingOf(held([...both, right("trip_pass")])).protectedUntil).toBeNull();
    expect(standingOf(held([right("surprise_me", { endsAt: "2026-12-24" })])).protectedUntil).toBeNull();
  });

  it("uses up premium before a pass, and a pass before the free trip", () => {
    expect(nextAllowance(held([right("trip_pass"), right("premium")], 0))).toBe("premium");
    expect(nextAllowance(held([right("trip_pass")], 0))).toBe("trip_pass");
    expect(nextAllowance(held([right("trip_pass", { tripId: "t" })], 0))).toBe("free");
    expect(nextAllowance(held())).toBeUndefined();
  });
});

describe("what it may do on one trip", () => {
  const { capabilities } = standingOf(held());
  it("stays open where days were planned or paid, and holds no price of a closed trip", () => {
    expect(capabilitiesOn(capabilities, { isOpen: true, isPlannedOrPaid: true })).toMatchObject({
      canGenerateTrip: true,
      canLockPrice: true,
    });
    expect(capabilitiesOn(capabilities, { isOpen: false, isPlannedOrPaid: false })).toMatchObject({
      canGenerateTrip: false,
      canLockPrice: false,
      canHoldPriceForDays: false,
    });
  });
});

describe("the table that is sold by", () => {
  // One account for each column: what it opens must be what the column says.
  const accounts: Record<Membership, Holdings> = {
    free: held([], 0),
    trip_pass: held([right("trip_pass")]),
    premium: held([right("premium")]),
  };
  it.each(Object.keys(PLAN_TABLE) as (keyof typeof PLAN_TABLE)[])("says of %s what the product does", (id) => {
    for (const plan of Object.keys(accounts) as Membership[])
      expect(standingOf(accounts[plan]).capabilities[id], plan).toBe(PLAN_TABLE[id].plans[plan] !== null);
  });

  it("lists what a plan opens beyond the free one", () => {
    expect(includedIn("free").map(({ name }) => name)).toEqual([
      "Trips planned day by day",
      "Holding a price in checkout",
      "Holding a price for days",
    ]);
    expect(includedIn("premium").map(({ name }) => name)).toContain("Surprise Me");
    expect(includedIn("trip_pass").map(({ name }) => name)).not.toContain("Holding a price in checkout");
  });
});
