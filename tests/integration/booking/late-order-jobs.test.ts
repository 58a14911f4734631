import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import { newId } from "#app/db/ids.server";
import { orderOnlyWhile, stopOrdering, sweepOrderings } from "#app/modules/booking/orders/ordering.server";
import { AIRLINE_CHANGE } from "#app/modules/booking/rules/stored-orders";
import { clearOutbox } from "#app/modules/email/email.server";
import { updateTrip } from "./booking.fixture";
import { gone, letters, work } from "../server/late-jobs.fixture";
import { closeOrderedWorld, openOrderedWorld, orderedTrip } from "./ordered-trip.fixture";
import type { OrderedWorld } from "./ordered-trip.fixture";

const ORIGIN = "http://localhost:3000";

let world: OrderedWorld;
beforeAll(async () => {
  world = await openOrderedWorld();
}, 60_000);
afterAll(closeOrderedWorld);

describe("an order that was just sent", () => {
  it("is not looked up, nor taken from its process, while the clock is not believed that says it is old", async () => {
    const old = new Date(Date.now() - 3_600_000).toISOString();
    const { checkoutId } = await orderedTrip(world, {
      parts: ["flights"],
      ordering: { state: "ordering", money: "authorised", lease: "another's", lease_until: old, next_at: old },
      flights: { state: "sending", made: null, ref: null, sent_at: old, first_sent_at: old },
    });
    const stand = () =>
      db()
        .selectFrom("trip_orderings")
        .innerJoin("trip_orders", "trip_orders.checkout_id", "trip_orderings.checkout_id")
        .select(["lease", "trip_orders.state", "trip_orders.attempt"])
        .where("trip_orderings.checkout_id", "=", checkoutId)
        .executeTakeFirstOrThrow();
    try {
      orderOnlyWhile(() => false);
      await sweepOrderings(world.ctx, 10);
      expect(await stand()).toEqual({ lease: "another's", state: "sending", attempt: 1 });
      orderOnlyWhile(() => true);
      await sweepOrderings(world.ctx, 10);
      await expect.poll(async () => (await stand()).lease).toBeNull();
      expect((await stand()).state).not.toBe("sending");
    } finally {
      orderOnlyWhile(() => true);
      stopOrdering();
    }
  });
});

describe("a job about what was ordered", () => {
  let tripId: string;
  let checkoutId: string;
  beforeEach(async () => {
    ({ tripId, checkoutId } = await orderedTrip(world, { ordering: { state: "failed", money: "released" } }));
    await db().deleteFrom("jobs").execute();
    await clearOutbox();
  });

  it("says that a trip was not booked as it stands by then", async () => {
    await work("trip-not-booked", { checkoutId });
    expect(await letters()).toEqual([]);
    await updateTrip(tripId, { status: "planning" });
    await work("trip-not-booked", { checkoutId });
    expect((await letters()).map(({ text }) => text)).toEqual([expect.stringContaining("Your plan is as you left it")]);
    for (const change of [() => updateTrip(tripId, { status: "cancelled" }), () => gone("trips", tripId)]) {
      await db().deleteFrom("jobs").execute();
      await change();
      await work("trip-not-booked", { checkoutId });
      const [letter, ...others] = await letters();
      expect(others).toEqual([]);
      expect(letter?.text).toContain("You were not charged.");
      expect(letter?.text).not.toContain("Your plan is as you left it");
    }
  });

  it("says nothing of flights that were changed or lost before their trip was cancelled or deleted", async () => {
    const order = await db()
      .selectFrom("trip_orders")
      .selectAll()
      .where("checkout_id", "=", checkoutId)
      .where("part", "=", "flights")
      .executeTakeFirstOrThrow();
    const at = new Date().toISOString();
    const change = {
      ...{ id: newId(), order_id: order.id, checkout_id: checkoutId, trip_id: tripId, user_id: world.ada.id },
      change: AIRLINE_CHANGE.write({ before: ["10:00"], after: ["11:00"], canAccept: false }),
      ...{ source_ref: "change", state: "open" as const, found_at: at, updated_at: at },
    };
    await db().insertInto("airline_changes").values(change).execute();
    await updateTrip(tripId, { status: "cancelled" });
    await work("flights-changed", { changeId: change.id, origin: ORIGIN });
    await work("order-lost", { orderId: order.id });
    await gone("trips", tripId);
    await work("flights-changed", { changeId: change.id, origin: ORIGIN });
    await work("order-lost", { orderId: order.id });
    expect(await letters()).toEqual([]);
  });
});
