import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#app/db/client.server";
import { findActiveLock, findBooking, lockPrice, startCheckout } from "#app/modules/booking/checkout/booking.server";
import { getPaymentLedger, listBalances } from "#app/modules/booking/desk/bookings-desk.server";
import { fulfilCheckout } from "#app/modules/booking/checkout/fulfilment.server";
import { sendHoldEnds } from "#app/modules/booking/orders/hold-ends.server";
import {
  confirmPaidHold,
  exportHolds,
  findRunningHold,
  letHoldGo,
  daysOfHold,
  priceWithHold,
  startPaidHold,
} from "#app/modules/booking/checkout/holds.server";
import { syncPayment } from "#app/modules/booking/money/payment-sync.server";
import { PRODUCTS } from "#app/modules/booking/rules/products";
import { getReceipt, listPaymentsOf } from "#app/modules/booking/money/receipts.server";
import { reconcileOpenCheckouts } from "#app/modules/booking/checkout/reconciliation.server";
import { PRICE_HOLD } from "#app/config/product";
import type { HotelOffer } from "#app/modules/inventory/offers/hotel";
import * as inventory from "#app/modules/inventory/search/inventory.server";
import { hotelQueryFor } from "#app/modules/planner/offers.server";
import { priceOf } from "#app/modules/trips/trip/trip";
import { HOTEL } from "#app/modules/trips/trip/stored-trip";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { closeBookingWorld, insertTrip, listRefunds, makeCtx, openBookingWorld, updateTrip } from "./booking.fixture";
import type { BookingWorld } from "./booking.fixture";

const FEE = PRODUCTS.price_hold.priceMinor;
const HOUR_MS = 3_600_000;
let world: BookingWorld;
let tripId: string;
let offer: HotelOffer;
beforeEach(async () => {
  world = await openBookingWorld();
  tripId = await insertTrip(world.ada);
  const [first] = (await inventory.searchHotels(hotelQueryFor(await trip(), "2026-11-21"))).offers;
  offer = first!;
  await costs(offer.totalMinor);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await closeBookingWorld();
});

const trip = () => getTrip(world.ctx, tripId, { userId: world.ada.id });
const later = (hours: number) => makeCtx({ now: new Date(world.ctx.now.getTime() + hours * HOUR_MS) });
/** Lets the stay cost this much from now on, here and at its source. */
async function costs(totalMinor: number): Promise<void> {
  vi.spyOn(inventory, "getHotelOffer").mockResolvedValue({ ...offer, totalMinor });
  await updateTrip(tripId, { hotel: HOTEL.write({ offer: { ...offer, totalMinor }, reason: "the first" }) });
}
const total = async () => priceOf(await trip()).totalMinor;
const lockNow = async (ctx = world.ctx) => findActiveLock(ctx, world.ada, await trip());

async function payHold(): Promise<string> {
  const { sessionId } = await startPaidHold(world.ctx, world.ada, tripId);
  await world.sandbox.pay(sessionId);
  expect(await confirmPaidHold(world.ctx, world.ada, tripId, sessionId)).toEqual({ status: "held" });
  return sessionId;
}

async function book(ctx = world.ctx) {
  const { sessionId } = await startCheckout(ctx, world.ada, tripId);
  const page = await world.sandbox.pay(sessionId);
  return { page, done: await fulfilCheckout(ctx, sessionId) };
}

async function balances() {
  return Object.fromEntries((await listBalances()).map(({ account, amountMinor }) => [account, amountMinor]));
}

describe("a price that is held for days", () => {
  test("is held once its fee is paid, until the full hour three days on, and no word of an address does it", async () => {
    const { sessionId } = await startPaidHold(world.ctx, world.ada, tripId);
    expect(await confirmPaidHold(world.ctx, world.ada, tripId, sessionId)).toEqual({ status: "unpaid" });
    expect(await lockNow()).toBeUndefined();
    const page = await world.sandbox.pay(sessionId);
    expect(page).toMatchObject({ amountMinor: FEE, lines: [{ description: expect.stringMatching(/in Helsinki \(/) }] });
    expect(await confirmPaidHold(world.ctx, world.ada, tripId, sessionId)).toEqual({ status: "held" });
    expect(await confirmPaidHold(world.ctx, world.ada, tripId, sessionId)).toEqual({ status: "held" });
    expect(await lockNow()).toMatchObject({
      amountMinor: await total(),
      lockedUntil: "2026-11-24T10:00:00.000Z",
      paid: { feeMinor: FEE, capMinor: PRICE_HOLD.capMinor },
    });
    expect(await lockNow(later(72))).toBeUndefined();
    await expect(confirmPaidHold(world.ctx, world.eve, tripId, sessionId)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("has one payment page, however often its button is pressed, and none once it is held", async () => {
    const pressed = await Promise.all([1, 2, 3].map(() => startPaidHold(world.ctx, world.ada, tripId)));
    expect(new Set(pressed.map(({ sessionId }) => sessionId)).size).toBe(1);
    const { sessionId } = pressed[0]!;
    await Promise.all([1, 2, 3].map(() => world.sandbox.pay(sessionId)));
    await Promise.all([1, 2, 3].map(() => fulfilCheckout(world.ctx, sessionId)));
    expect(await db().selectFrom("price_locks").selectAll().execute()).toHaveLength(1);
    expect(await listPaymentsOf(world.ada)).toMatchObject([{ amountMinor: FEE, refundedMinor: 0 }]);
    await expect(startPaidHold(world.ctx, world.ada, tripId)).rejects.toMatchObject({ code: "CONFLICT" });
    // The free lock is the present one.
    expect((await lockPrice(world.ctx, world.ada, tripId)).paid).toBeDefined();
  });

  test.each([
    ["rises within the cap", PRICE_HOLD.capMinor, 0],
    ["rises beyond the cap", PRICE_HOLD.capMinor + 40_00, 40_00],
    ["falls", -50_00, -50_00],
  ])("is honoured to the cent when the price %s, and its fee counts", async (_, moved, dearer) => {
    const held = await total();
    await payHold();
    await costs(offer.totalMinor + moved);
    const { page, done } = await book(later(71));
    expect(done.status).toBe("booked");
    expect(page).toMatchObject({ amountMinor: held + dearer - FEE });
    expect(await findBooking(world.ada.id, tripId)).toMatchObject({ amountMinor: held + dearer, creditMinor: FEE });
    expect(await balances()).toMatchObject({
      "Payment provider": held + dearer,
      Traveller: 0,
      "Revenue: trip": -(held + dearer),
      "Revenue: price hold": 0,
    });
    expect(await exportHolds(world.ada.id)).toMatchObject([{ usedAt: later(71).now.toISOString(), endedAt: null }]);
  });

  test("shows its credit in the ledger of its own payment, and has a receipt", async () => {
    await payHold();
    await book();
    const { id } = await db()
      .selectFrom("checkouts")
      .select("id")
      .where("feature", "=", "price_hold")
      .executeTakeFirstOrThrow();
    expect((await getPaymentLedger(id)).entries.map(({ kind }) => kind)).toEqual(["charge", "credit"]);
    const [, fee] = await listPaymentsOf(world.ada);
    expect(fee).toMatchObject({
      name: expect.stringMatching(/^Price held for up to 3 days: Trip to Kyoto/),
      amountMinor: FEE,
    });
    expect((await getReceipt(world.ctx, world.ada, fee!.id)).bytes.length).toBeGreaterThan(1000);
  });

  test("is over after its time: then the price of the day is paid, and the fee counts no more", async () => {
    await payHold();
    await costs(offer.totalMinor + 10_00);
    const { page } = await book(later(73));
    expect(page?.amountMinor).toBe(await total());
    expect(await findBooking(world.ada.id, tripId)).toMatchObject({ creditMinor: 0 });
  });

  test("holds for what was chosen: another stay, and it waits for the first to come back", async () => {
    await payHold();
    await updateTrip(tripId, { adults: 3 });
    expect(await lockNow()).toBeUndefined();
    expect(await findRunningHold(world.ctx, world.ada, await trip())).toMatchObject({
      isOther: true,
      feeMinor: FEE,
      until: expect.stringContaining("Helsinki"),
    });
    // A lock of the present price is found beside it.
    const free = await lockPrice(world.ctx, world.ada, tripId);
    expect((await lockNow())?.id).toBe(free.id);
    await updateTrip(tripId, { adults: 2 });
    expect((await lockNow())?.paid).toBeDefined();
  });
});

describe("a payment for a hold that holds nothing any more", () => {
  test.each([
    ["the trip was changed", () => updateTrip(tripId, { adults: 3 }), /changed/],
    ["the trip was booked", () => updateTrip(tripId, { status: "booked" }), /booked/],
    ["the trip is gone", () => db().deleteFrom("trips").execute(), /no longer exists/],
  ])("goes back when %s", async (_, change, why) => {
    const { sessionId } = await startPaidHold(world.ctx, world.ada, tripId);
    await change();
    await world.sandbox.pay(sessionId);
    const done = await fulfilCheckout(world.ctx, sessionId);
    expect(done).toMatchObject({ status: "refunded", checkout: { refund_reason: expect.stringMatching(why) } });
    expect((await listRefunds()).map(({ amount }) => amount)).toEqual([FEE]);
    expect(await balances()).toMatchObject({ "Payment provider": 0, Traveller: 0 });
  });

  test("goes back when it comes after the time", async () => {
    const { sessionId } = await startPaidHold(world.ctx, world.ada, tripId);
    await world.sandbox.pay(sessionId);
    expect(await fulfilCheckout(later(80), sessionId)).toMatchObject({ status: "refunded" });
    expect((await listRefunds()).map(({ amount }) => amount)).toEqual([FEE]);
  });
});

describe("a hold that ends before its time", () => {
  test("is let go once: the payment page that rests on it ends, and the fee stays paid", async () => {
    await payHold();
    const lock = (await lockNow())!;
    const { sessionId } = await startCheckout(world.ctx, world.ada, tripId);
    await expect(letHoldGo(world.ctx, world.eve, tripId, lock.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(letHoldGo(world.ctx, world.ada, tripId, "another")).rejects.toMatchObject({ code: "CONFLICT" });
    await letHoldGo(world.ctx, world.ada, tripId, lock.id);
    await expect(letHoldGo(world.ctx, world.ada, tripId, lock.id)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await lockNow()).toBeUndefined();
    expect(await world.provider.findSession(sessionId)).toMatchObject({ status: "expired" });
    expect(await listRefunds()).toEqual([]);
    const { page } = await book();
    expect(page?.amountMinor).toBe(await total());
  });

  test("gives the trip's payment back when the hold was let go while it was on its way", async () => {
    await payHold();
    const { sessionId } = await startCheckout(world.ctx, world.ada, tripId);
    await world.sandbox.pay(sessionId);
    await db().updateTable("price_locks").set({ ended_at: "2026-11-21", ended_as: "released" }).execute();
    expect(await fulfilCheckout(world.ctx, sessionId)).toMatchObject({ status: "refunded" });
    expect(await findBooking(world.ada.id, tripId)).toBeUndefined();
    expect(await listRefunds()).toHaveLength(1);
  });

  test("lets a paid trip be booked rather than let go", async () => {
    await payHold();
    const lock = (await lockNow())!;
    const { sessionId } = await startCheckout(world.ctx, world.ada, tripId);
    await world.sandbox.pay(sessionId);
    await expect(letHoldGo(world.ctx, world.ada, tripId, lock.id)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await findBooking(world.ada.id, tripId)).toMatchObject({ creditMinor: FEE });
  });

  test("is free to let go where it was free", async () => {
    const lock = await lockPrice(world.ctx, world.ada, tripId);
    await letHoldGo(world.ctx, world.ada, tripId, lock.id);
    expect(await lockNow()).toBeUndefined();
    expect((await lockPrice(world.ctx, world.ada, tripId)).id).not.toBe(lock.id);
  });

  test("gives the fee back, once, when whoever sells it can't keep it, whatever the provider of payments does meanwhile", async () => {
    await payHold();
    vi.spyOn(inventory, "getHotelOffer").mockResolvedValue(undefined);
    const refund = vi.spyOn(world.provider, "refund").mockRejectedValueOnce(new Error("no line"));
    const look = async () => priceWithHold(world.ctx, await trip(), { userId: world.ada.id }, world.ada);
    expect(await look()).toMatchObject({ isRefused: true, lock: undefined });
    expect(await look()).toMatchObject({ isRefused: false });
    expect(refund).toHaveBeenCalledTimes(1);
    await reconcileOpenCheckouts(new Date(Date.now() + HOUR_MS), world.ctx.log);
    await reconcileOpenCheckouts(new Date(Date.now() + 2 * HOUR_MS), world.ctx.log);
    expect((await listRefunds()).map(({ amount }) => amount)).toEqual([FEE]);
    // Only the provider's fee for the payment is left.
    const { "Payment provider": left, "Provider's fees": kept, Traveller } = await balances();
    expect([left! + kept!, Traveller]).toEqual([0, 0]);
  });

  test("ends with its fee, and calls no trip off: what was given back by hand holds nothing", async () => {
    const sessionId = await payHold();
    const { paymentIntent } = (await world.provider.findSession(sessionId))!;
    await world.provider.refund({
      paymentIntent: paymentIntent!,
      idempotencyKey: "by hand",
      isDuplicate: false,
      metadata: {},
    });
    await syncPayment(world.ctx, paymentIntent!);
    expect(await lockNow()).toBeUndefined();
    expect((await trip()).status).toBe("planning");
    expect(await exportHolds(world.ada.id)).toMatchObject([{ endedAs: "returned" }]);
  });
});

describe("prices that can be held for days", () => {
  test("is offered where whoever sells it keeps the price, and the trip is far enough ahead", async () => {
    expect(daysOfHold(world.ctx, world.ada, await trip()).until !== undefined).toBe(true);
    const soon = makeCtx({ now: new Date("2027-04-12T10:00:00Z") });
    expect(daysOfHold(soon, world.ada, await trip()).until !== undefined).toBe(false);
    expect(daysOfHold(world.ctx, world.ada, { ...(await trip()), status: "booked" }).until !== undefined).toBe(false);
    expect(daysOfHold(world.ctx, world.ada, { ...(await trip()), hotel: undefined }).until !== undefined).toBe(false);
    await updateTrip(tripId, { hotel: HOTEL.write({ offer: { ...offer, provider: "duffel" }, reason: "" }) });
    expect(daysOfHold(world.ctx, world.ada, await trip()).until !== undefined).toBe(false);
    await expect(startPaidHold(world.ctx, world.ada, tripId)).rejects.toMatchObject({ code: "CONFLICT" });
  });

  test("is offered at the price of today, looked at again when that has moved", async () => {
    vi.spyOn(inventory, "getHotelOffer").mockResolvedValue({ ...offer, totalMinor: offer.totalMinor + 10_00 });
    await expect(startPaidHold(world.ctx, world.ada, tripId)).rejects.toThrow("The price has just changed");
    const { sessionId } = await startPaidHold(world.ctx, world.ada, tripId);
    expect(await db().selectFrom("checkouts").select("held_minor").executeTakeFirst()).toEqual({
      held_minor: await total(),
    });
    expect(sessionId).toMatch(/^cs_/);
    await expect(startPaidHold(world.ctx, world.eve, tripId)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("the reminder of a hold", () => {
  const job = () => db().selectFrom("jobs").selectAll().where("kind", "=", "hold-ends").executeTakeFirstOrThrow();
  const mails = () => db().selectFrom("jobs").select("payload").where("key", "like", "mail:hold-ends:%").execute();

  test("is due a day before the end, and written once", async () => {
    await payHold();
    const { id, payload, run_at, ...noted } = await job();
    const { lockedUntil } = (await lockNow())!;
    const before = Date.parse(lockedUntil) - world.ctx.now.getTime() - 24 * HOUR_MS;
    expect(Math.abs(Date.parse(run_at) - Date.now() - before)).toBeLessThan(10 * 60_000);
    const work = { id, payload, attempts: 1, createdAt: noted.created_at };
    for (let time = 0; time < 2; time++) await sendHoldEnds(later(40), work);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.payload).toMatch(/is held for you until .*Eastern European/);
    expect(mail?.payload).toContain(`/trips/${tripId}/hold`);
  });

  test("says nothing of a hold that was let go, is over, or holds something else by now", async () => {
    await payHold();
    const { id, payload, created_at: createdAt } = await job();
    const work = { id, payload, attempts: 1, createdAt };
    await sendHoldEnds(later(24 * 30), work);
    await updateTrip(tripId, { adults: 3 });
    await sendHoldEnds(later(1), work);
    await updateTrip(tripId, { adults: 2 });
    await letHoldGo(world.ctx, world.ada, tripId, (await lockNow())!.id);
    await sendHoldEnds(later(1), work);
    expect(await mails()).toEqual([]);
  });
});
