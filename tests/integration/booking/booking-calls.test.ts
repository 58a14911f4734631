import type { Updateable } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#app/db/client.server";
import {
  completeBooking,
  confirmBySession,
  findBooking,
  getBookingStatus,
  lockPrice,
  startCheckout,
} from "#app/modules/booking/checkout/booking.server";
import { selectTripCheckouts } from "#app/modules/booking/money/booking.repo.server";
import { selectActiveLock, useUpLocks } from "#app/modules/booking/money/locks.repo.server";
import type { TripsTable } from "#app/modules/trips/trip/trips.table";
import {
  NOT_PAID,
  UNCONFIRMED,
  closeBookingWorld,
  countRows,
  insertChosenTrip,
  makeCtx,
  openBookingWorld,
  updateTrip,
} from "./booking.fixture";
import type { BookingWorld } from "./booking.fixture";

let world: BookingWorld;
let tripId: string;
beforeEach(async () => {
  world = await openBookingWorld();
  tripId = await insertChosenTrip(world.ada);
});
afterEach(closeBookingWorld);

const begin = async () => (await startCheckout(world.ctx, world.ada, tripId)).sessionId;
const setTrip = (values: Updateable<TripsTable>) => updateTrip(tripId, values);

describe("the payment page of a trip", () => {
  const pageOf = async (sessionId: string) => (await world.sandbox.findPayment(sessionId))!;

  test("says where, when and for how many, a line for all", async () => {
    const payment = await pageOf(await begin());
    expect(payment.lines).toHaveLength(1);
    expect(payment.lines[0]!.description).toMatch(/^Kyoto, .*14.*21.*2027, 2 travellers$/);
  });

  test("leads back to the pages it was opened from, whose own questions stay", async () => {
    const { sessionId } = await startCheckout(world.ctx, world.ada, tripId, {
      successPath: "/planner/done?step=5",
      cancelPath: "/planner/booking?step=4",
    });
    expect(await pageOf(sessionId)).toMatchObject({
      successUrl: `http://localhost:3000/planner/done?step=5&session_id=${sessionId}&payment_status=paid`,
      cancelUrl: `http://localhost:3000/planner/booking?step=4&session_id=${sessionId}&payment_status=canceled`,
    });
    expect(await db().selectFrom("checkouts").select("return_to").executeTakeFirst()).toEqual({
      return_to: "/planner/done?step=5",
    });
  });

  test("takes a name that is longer than the provider allows", async () => {
    await setTrip({ name: "x".repeat(300) });
    expect((await pageOf(await begin())).lines[0]!.name).toBe("x".repeat(250));
  });

  test("is asked for with the buyer's address and what the payment is for", async () => {
    const asked = vi.spyOn(world.provider, "createSession");
    await begin();
    const row = await db().selectFrom("checkouts").selectAll().executeTakeFirstOrThrow();
    expect(asked.mock.calls).toMatchObject([
      [
        {
          idempotencyKey: `checkout:${row.id}`,
          clientReference: row.id,
          customerEmail: "ada@voyance.test",
          currency: "USD",
          billing: "once",
          capture: "now",
          metadata: { tripId, userId: world.ada.id, checkoutId: row.id },
        },
      ],
    ]);
    expect(row).toMatchObject({
      user_id: world.ada.id,
      trip_id: tripId,
      feature: "trip",
      scope: `trip:${tripId}`,
      amount_minor: 200_000,
      currency: "USD",
      status: "open",
      origin: "http://localhost:3000",
      return_to: null,
      price_locked_until: null,
      attempt: 1,
    });
    expect(row.url).toMatch(/\/sandbox\/pay\/cs_/);
  });

  test("of a later try counts on, so that no try is taken for another", async () => {
    await world.provider.expireSession(await begin());
    await begin();
    const attempts = await db().selectFrom("checkouts").select("attempt").orderBy("attempt").execute();
    expect(attempts).toEqual([{ attempt: 1 }, { attempt: 2 }]);
  });

  test.each([
    ["the way back", { return_to: "/elsewhere" }],
    [
      "the address of this site, some time ago,",
      { origin: "http://127.0.0.1:3000", created_at: "2026-01-01T00:00:00.000Z" },
    ],
    ["the currency", { currency: "EUR" }],
    ["what is offered", { item_key: "something else" }],
    ["the amount", { amount_minor: 200_001 }],
    ["the product", { feature: "trip_pass" as const }],
    ["the hold it rests on", { hold_id: "another" }],
  ])("is another one when %s is another", async (_, values) => {
    const first = await begin();
    await db().updateTable("checkouts").set(values).execute();
    expect(await begin()).not.toBe(first);
    expect(await world.provider.findSession(first)).toMatchObject({ status: "expired" });
  });

  test("is a new one when the provider knows the old one no more, or never gave it for this", async () => {
    const first = await begin();
    await db().updateTable("checkouts").set({ provider_session_id: "cs_test_forgotten" }).execute();
    expect(await begin()).not.toBe(first);
    await db().updateTable("checkouts").set({ provider_session_id: null, amount_minor: 1 }).execute();
    const third = await begin();
    expect(third).not.toBe(first);
    expect(await countRows("checkouts")).toBe(3);
    expect(await world.sandbox.findPayment(third)).toMatchObject({ amountMinor: 200_000 });
  });

  test("that was paid at the moment it was to be ended counts", async () => {
    const first = await begin();
    await db().updateTable("checkouts").set({ amount_minor: 1 }).execute();
    const expire = world.provider.expireSession.bind(world.provider);
    world.provider.expireSession = async (id) => {
      await world.sandbox.pay(id);
      return expire(id);
    };
    const again = await startCheckout(world.ctx, world.ada, tripId);
    expect(again.sessionId).toBe(first);
    expect(again.url).toContain(`/trips/${tripId}/confirmation?session_id=${first}`);
  });

  test("is refused for a cancelled trip in words of its own", async () => {
    await setTrip({ status: "cancelled" });
    const refusal = { code: "CONFLICT", message: "This trip was cancelled, so it can't be booked" };
    await expect(startCheckout(world.ctx, world.ada, tripId)).rejects.toMatchObject(refusal);
    await expect(lockPrice(world.ctx, world.ada, tripId)).rejects.toMatchObject(refusal);
  });

  test("tells why an unlocked price is refused in a word that programs read", async () => {
    await setTrip({ price_confidence: 0.1 });
    await expect(startCheckout(world.ctx, world.ada, tripId)).rejects.toMatchObject({
      details: { extra: { reason: "prices_not_locked" } },
    });
  });
});

describe("a price lock in the books", () => {
  test("is kept with what it was made for", async () => {
    const lock = await lockPrice(world.ctx, world.ada, tripId);
    const row = await db().selectFrom("price_locks").selectAll().executeTakeFirstOrThrow();
    expect(row).toEqual({
      id: lock.id,
      held_order: null,
      trip_id: tripId,
      user_id: world.ada.id,
      item_key: lock.itemKey,
      amount_minor: 200_000,
      currency: "USD",
      locked_until: "2026-11-21T10:15:00.000Z",
      used_at: null,
      checkout_id: null,
      fee_minor: 0,
      cap_minor: null,
      ended_at: null,
      ended_as: null,
      created_at: world.ctx.now.toISOString(),
    });
    const what = { tripId, userId: world.ada.id, itemKey: lock.itemKey };
    expect(await selectActiveLock(db(), what, world.ctx.now.toISOString())).toEqual(lock);
  });

  test("is the one of its traveller and trip that holds longest, and none once it is used or over", async () => {
    const lock = await lockPrice(world.ctx, world.ada, tripId);
    const longer = await lockPrice(makeCtx({ now: new Date("2026-11-21T10:20:00Z") }), world.ada, tripId);
    const find = (userId: string, at: string, trip = tripId) =>
      selectActiveLock(db(), { tripId: trip, userId, itemKey: lock.itemKey }, at);
    const NOW = "2026-11-21T10:00:00.000Z";
    expect((await find(world.ada.id, NOW))?.id).toBe(longer.id);
    expect(longer.id).not.toBe(lock.id);
    expect(await find(world.eve.id, NOW)).toBeUndefined();
    expect(await find(world.ada.id, NOW, "another")).toBeUndefined();
    expect(await find(world.ada.id, longer.lockedUntil)).toBeUndefined();
    const other = await lockPrice(world.ctx, world.ada, await insertChosenTrip(world.ada));
    await useUpLocks(db(), tripId, NOW);
    expect(await find(world.ada.id, NOW)).toBeUndefined();
    await useUpLocks(db(), tripId, "2027-01-01T00:00:00.000Z");
    const used = await db().selectFrom("price_locks").select(["id", "used_at"]).execute();
    expect(new Map(used.map(({ id, used_at }) => [id, used_at]))).toEqual(
      new Map([
        [lock.id, NOW],
        [longer.id, NOW],
        [other.id, null],
      ]),
    );
  });
});

describe("a call that asks for a booking", () => {
  test("is answered with the whole booking once it is paid", async () => {
    const lock = await lockPrice(world.ctx, world.ada, tripId);
    const sessionId = await begin();
    await world.sandbox.pay(sessionId);
    const { status, booking } = await confirmBySession(world.ctx, world.ada, tripId, sessionId);
    expect(status).toBe("confirmed");
    const row = await db().selectFrom("bookings").selectAll().executeTakeFirstOrThrow();
    expect(booking).toEqual({
      id: row.id,
      state: "confirmed",
      tripId,
      reference: row.reference,
      amountMinor: 200_000,
      currency: "USD",
      creditMinor: 0,
      priceLockedUntil: lock.lockedUntil,
      bookedAt: world.ctx.now.toISOString(),
    });
    const checkout = await db().selectFrom("checkouts").selectAll().executeTakeFirstOrThrow();
    expect(checkout).toMatchObject({ status: "paid", payment_intent: row.payment_intent });
    expect(row).toMatchObject({ user_id: world.ada.id, checkout_id: checkout.id, announced_at: null });
    expect(row.payment_intent).toMatch(/^pi_/);
    expect(await findBooking(world.ada.id, tripId)).toEqual(booking);
    expect(await findBooking(world.eve.id, tripId)).toBeUndefined();
    expect(await getBookingStatus(world.ctx, world.ada, tripId)).toBe("confirmed");
  });

  test("is told that money is on its way, that it was not paid, or that nobody knows", async () => {
    const ask = () => completeBooking(world.ctx, world.ada, tripId);
    await expect(ask()).rejects.toMatchObject({ code: "CONFLICT", message: UNCONFIRMED });
    const slow = await begin();
    await expect(ask()).rejects.toMatchObject({ code: "CONFLICT", message: UNCONFIRMED });
    await world.sandbox.pay(slow, true);
    expect(await ask()).toEqual({ status: "processing" });
    expect(await confirmBySession(world.ctx, world.ada, tripId, slow)).toEqual({ status: "processing" });
    await world.sandbox.settle(slow, "failed");
    await expect(confirmBySession(world.ctx, world.ada, tripId, slow)).rejects.toMatchObject({
      code: "CONFLICT",
      message: NOT_PAID,
    });
  });

  test("hears of a slow payment also when another page of the trip was never paid", async () => {
    const slow = await begin();
    await world.sandbox.pay(slow, true);
    await db().updateTable("checkouts").set({ scope: "moved aside" }).execute();
    await begin();
    expect(await completeBooking(world.ctx, world.ada, tripId)).toEqual({ status: "processing" });
    await world.sandbox.settle(slow, "failed");
    await expect(completeBooking(world.ctx, world.ada, tripId)).rejects.toMatchObject({ message: NOT_PAID });
  });

  test("asks the provider about pages that are open and about no other", async () => {
    await world.provider.expireSession(await begin());
    await begin();
    const asked = vi.spyOn(world.provider, "findSession");
    await expect(completeBooking(world.ctx, world.ada, tripId)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(asked).toHaveBeenCalledTimes(1);
    await db().updateTable("checkouts").set({ provider_session_id: null }).execute();
    await expect(completeBooking(world.ctx, world.ada, tripId)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test("knows the pages of this trip and traveller, the newest first", async () => {
    const first = await begin();
    await world.provider.expireSession(first);
    const second = await begin();
    await startCheckout(world.ctx, world.ada, await insertChosenTrip(world.ada));
    const found = await selectTripCheckouts(db(), tripId, world.ada.id);
    expect(found.map((row) => row.provider_session_id)).toEqual([second, first]);
    expect(await selectTripCheckouts(db(), tripId, world.eve.id)).toEqual([]);
  });

  test("finds nothing with a lock of another trip, or one that never was", async () => {
    const other = await lockPrice(world.ctx, world.ada, await insertChosenTrip(world.ada));
    const own = await lockPrice(world.ctx, world.ada, tripId);
    for (const ids of [[other.id], [own.id, "invented"]])
      await expect(completeBooking(world.ctx, world.ada, tripId, ids)).rejects.toMatchObject({
        code: "NOT_FOUND",
        message: "We couldn't find these price locks.",
      });
  });

  test("says which part failed, and logs it", async () => {
    const error = vi.fn();
    const failing = makeCtx({ faults: { booking: { kind: "error" } }, log: { ...world.ctx.log, error } });
    await expect(confirmBySession(failing, world.ada, tripId, "cs_1")).rejects.toMatchObject({
      code: "UNAVAILABLE",
      status: 500,
      message: "Failed to confirm booking",
    });
    expect(error).toHaveBeenCalledTimes(1);
  });
});
