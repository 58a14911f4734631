import { describe, expect, it } from "vitest";
import { INVENTORY_REALITIES } from "#app/config/what-is-real";
import type { WhatIsReal } from "#app/config/what-is-real";
import {
  CAPABILITY_IDS,
  capabilitiesOn,
  includedIn,
  isProtected,
  nextAllowance,
  plansHere,
  standingOf as standingIn,
} from "./plans";
import type { Holdings, Membership } from "./plans";

type Right = Holdings["rights"][number];
const right = (kind: Right["kind"], more: Partial<Right> = {}): Right => ({
  kind,
  tripId: null,
  endsAt: null,
  ...more,
});
const held = (rights: Right[] = [], freeUsed = 1): Holdings => ({ rights, freeUsed });
const where = (inventory: WhatIsReal["inventory"]): WhatIsReal => ({ payments: "sandbox", inventory, mail: "outbox" });
const HERE = where("sandbox");
const standingOf = (holdings: Holdings) => standingIn(holdings, HERE);
/** All capabilities but the one that exists only where airlines ask for the travellers' details. */
const EVERYTHING = CAPABILITY_IDS.filter((id) => id !== "canSaveTravellers");
const open = (holdings: Holdings) => CAPABILITY_IDS.filter((id) => standingOf(holdings).capabilities[id]);

describe("an account's rights", () => {
  it.each<[string, Holdings, string[]]>([
    ["a new account", held([], 0), ["canGenerateTrip", "canLockPrice", "canHoldPriceForDays"]],
    ["one that used its free trip", held(), ["canLockPrice", "canHoldPriceForDays"]],
    ["a pass that waits", held([right("trip_pass")]), EVERYTHING],
    [
      "a pass that is spent",
      held([right("trip_pass", { tripId: "t" })]),
      ["hasPaidPlan", "canSeeMatches", "canLockPrice", "canHoldPriceForDays"],
    ],
    ["premium", held([right("premium")]), EVERYTHING],
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

describe("its rights on one trip", () => {
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
  // One account for each column: its rights must be those that the column names.
  const accounts: Record<Membership, Holdings> = {
    free: held([], 0),
    trip_pass: held([right("trip_pass")]),
    premium: held([right("premium")]),
  };
  it.each(INVENTORY_REALITIES)("says what the product does, with inventory %s", (inventory) => {
    const real = where(inventory);
    // A row is sold where an account can have it, and no account has a right that is not sold.
    const opened = CAPABILITY_IDS.filter(
      (id) => id !== "hasPaidPlan" && standingIn(accounts.premium, real).capabilities[id],
    );
    expect(plansHere(real)).toHaveLength(opened.length);
    for (const plan of Object.keys(accounts) as Membership[]) {
      const { capabilities } = standingIn(accounts[plan], real);
      expect(
        opened.filter((id) => capabilities[id]),
        plan,
      ).toHaveLength(plansHere(real).filter(({ plans }) => plans[plan] !== null).length);
    }
  });

  it("sells no price where nothing is sold, and travellers where they are asked", () => {
    const names = (inventory: WhatIsReal["inventory"]): string[] => plansHere(where(inventory)).map(({ name }) => name);
    const always = ["Trips planned day by day", "Places matched to your Travel DNA", "Surprise Me"];
    const sold = ["Holding a price in checkout", "Holding a price for days", "Price protection after booking"];
    expect(names("none")).toEqual(always);
    expect(names("duffel")).toEqual([...always, ...sold, "Travellers saved for your next trip"]);
    expect(names("sandbox")).toEqual([...always, ...sold]);
    expect(open(held([right("premium")]))).not.toContain("canSaveTravellers");
  });

  it("protects no price where nothing is sold, not even with a pass that was spent on the trip", () => {
    const spent = held([right("trip_pass", { tripId: "t" })]);
    expect(isProtected(spent, "t", HERE)).toBe(true);
    expect(isProtected(spent, "other", HERE)).toBe(false);
    expect(isProtected(spent, "t", where("none"))).toBe(false);
    expect(isProtected(accounts.premium, "t", where("none"))).toBe(false);
  });

  it("lists what a plan opens beyond the free one", () => {
    expect(includedIn("free", HERE).map(({ name }) => name)).toEqual([
      "Trips planned day by day",
      "Holding a price in checkout",
      "Holding a price for days",
    ]);
    expect(includedIn("premium", HERE).map(({ name }) => name)).toContain("Surprise Me");
    expect(includedIn("premium", where("duffel")).map(({ name }) => name)).toContain(
      "Travellers saved for your next trip",
    );
    expect(includedIn("trip_pass", HERE).map(({ name }) => name)).not.toContain("Holding a price in checkout");
  });
});
