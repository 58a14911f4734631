import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { cancelBooked, quoteCancellation, settleCancelled } from "#app/modules/booking/checkout/cancel-booking.server";
import { findBooking } from "#app/modules/booking/checkout/booking.server";
import { balancesOf } from "#app/modules/booking/rules/ledger";
import { selectCheckout } from "#app/modules/booking/money/booking.repo.server";
import { selectAbout, selectChargeOfCheckout } from "#app/modules/booking/money/ledger.repo.server";
import { sweepCare } from "#app/modules/booking/orders/order-care.server";
import { tellLost } from "#app/modules/booking/orders/order-lost.server";
import { syncPayment } from "#app/modules/booking/money/payment-sync.server";
import { askProvider } from "#app/modules/booking/money/payments.server";
import { sweepRefunds } from "#app/modules/booking/orders/trip-refunds.server";
import { getTrip } from "#app/modules/trips/store/trips.server";
import * as orderPage from "#app/routes/admin/order";
import * as tripPage from "#app/routes/trips/trip";
import { insertUser, listRefunds, makeCtx } from "./booking.fixture";
import { closeOrderedWorld, openOrderedWorld, orderedTrip } from "./ordered-trip.fixture";
import type { OrderedWorld } from "./ordered-trip.fixture";
import { argsFor } from "../planning/party.fixture";

let world: OrderedWorld;
let admin: CurrentUser;
beforeAll(async () => {
  world = await openOrderedWorld();
  admin = await insertUser("Desk");
  await db().updateTable("users").set({ is_admin: 1 }).where("id", "=", admin.id).execute();
}, 60_000);
afterAll(closeOrderedWorld);

const tripOf = (tripId: string) => getTrip(makeCtx(), tripId, { userId: world.ada.id });
const dueNow = (table: "trip_refunds" | "trip_orders") =>
  table === "trip_refunds"
    ? db().updateTable(table).set({ next_at: "2020-01-01T00:00:00.000Z" }).execute()
    : db().updateTable(table).set({ care_at: "2020-01-01T00:00:00.000Z" }).execute();
async function sweep(): Promise<void> {
  await dueNow("trip_refunds");
  await sweepRefunds(makeCtx(), 50);
}

/** Calls a trip off as its traveller does, and does the work that follows. */
async function callOff(tripId: string): Promise<number> {
  const quote = (await quoteCancellation(makeCtx(), world.ada, await tripOf(tripId)))!;
  await cancelBooked(makeCtx(), world.ada, tripId, quote.backMinor);
  await settle(tripId);
  return quote.backMinor;
}
async function settle(tripId: string): Promise<void> {
  const job = await db()
    .selectFrom("jobs")
    .selectAll()
    .where("key", "=", `trip-cancelled:${tripId}`)
    .executeTakeFirstOrThrow();
  await settleCancelled(makeCtx(), job);
}

/** The whole refund of the payment, by the payment provider and by the ledger, which balances. */
async function backOf(checkoutId: string): Promise<number> {
  const charge = (await selectChargeOfCheckout(db(), checkoutId))!;
  const balances = balancesOf((await selectAbout(db(), charge.id)).flatMap(({ transfers }) => transfers));
  expect([...balances.values()].reduce((sum, amount) => sum + amount, 0)).toBe(0);
  expect(balances.get("customer") ?? 0).toBe(0);
  const refunds = (await listRefunds()).filter((one) => one.payment_intent === charge.payment_intent);
  const sum = refunds.reduce((all, { amount }) => all + amount, 0);
  expect(balances.get("refund") ?? 0).toBe(sum);
  return sum;
}
const notesOf = async (tripId: string) =>
  (
    (await tripPage.loader(await argsFor(`/trips/${tripId}`, { user: world.ada }))) as {
      payment: { moneyBack: string[] };
    }
  ).payment.moneyBack;
async function mailsAbout(text: string): Promise<string[]> {
  const rows = await db().selectFrom("jobs").select("payload").where("kind", "=", "mail").execute();
  return rows.map(({ payload }) => payload).filter((payload) => payload.includes(text));
}
const refundOf = (checkoutId: string) =>
  db().selectFrom("trip_refunds").selectAll().where("checkout_id", "=", checkoutId).executeTakeFirstOrThrow();

describe("the refund of a trip that was called off", () => {
  it("is passed on when its source says it later, once, with a letter and in the ledger", async () => {
    const { tripId, checkoutId } = await orderedTrip(world, { parts: ["flights"] });
    const order = world.fake.orders.at(-1)!;
    // The airline does not give the refund beforehand.
    const quoted = world.fake.cancellations.length;
    await quoteCancellation(makeCtx(), world.ada, await tripOf(tripId));
    const pending = world.fake.cancellations.slice(quoted);
    expect(pending).toHaveLength(1);
    world.fake.befall({
      method: "POST",
      path: /^\/air\/order_cancellations$/,
      times: 3,
      instead: {
        status: 201,
        data: { ...pending[0]!, refund_amount: null, refund_currency: null, refund_to: "balance" },
      },
    });
    Object.assign(pending[0]!, { refund_amount: null, refund_currency: null });
    expect(await callOff(tripId)).toBe(0);
    expect(await backOf(checkoutId)).toBe(0);
    expect(await notesOf(tripId)).toEqual([expect.stringContaining("The airline hasn't said yet what you get back")]);
    expect((await mailsAbout(`/trips/${tripId}`)).at(-1)).toContain("hasn’t said yet");
    const half = (Number(order.total_amount) / 2).toFixed(2);
    Object.assign(order["cancellation"] as object, { refund_amount: half, refund_currency: order.total_currency });
    await sweep();
    const first = await backOf(checkoutId);
    expect(Math.abs(first - 500_00)).toBeLessThanOrEqual(1);
    expect(await notesOf(tripId)).toEqual([expect.stringContaining("went back to you")]);
    expect((await mailsAbout("back: ")).filter((mail) => mail.includes(tripId))).toHaveLength(1);
    // Looked at again, and the job once more, nothing moves.
    await sweep();
    await settle(tripId);
    expect(await backOf(checkoutId)).toBe(first);
    // It gives the rest as well.
    Object.assign(order["cancellation"] as object, { refund_amount: order.total_amount });
    await sweep();
    expect(await backOf(checkoutId)).toBe(1_000_00);
    expect((await refundOf(checkoutId)).passed_minor).toBe(1_000_00);
  });

  it("is never less than was promised, although its source gives less", async () => {
    const { tripId, checkoutId } = await orderedTrip(world, { parts: ["flights"] });
    const order = world.fake.orders.at(-1)!;
    const promised = await callOff(tripId);
    expect(promised).toBe(1_000_00);
    Object.assign(order["cancellation"] as object, { refund_amount: "1.00" });
    await sweep();
    expect(await backOf(checkoutId)).toBe(1_000_00);
    expect(await refundOf(checkoutId)).toMatchObject({ state: "said", promised_minor: 1_000_00 });
  });

  it("is sent once, although an answer of the payment provider is lost and both job and sweep are at it", async () => {
    const { tripId, checkoutId } = await orderedTrip(world, { parts: ["flights"] });
    await callOff(tripId);
    // As if the process had ended before it noted the refund.
    await db()
      .updateTable("trip_refunds")
      .set({ passed_minor: 0, sending_minor: 1_000_00 })
      .where("checkout_id", "=", checkoutId)
      .execute();
    await Promise.all([settle(tripId), sweep()]);
    expect(await backOf(checkoutId)).toBe(1_000_00);
    expect(await refundOf(checkoutId)).toMatchObject({ passed_minor: 1_000_00, sending_minor: null });
  });

  it("does not go back a second time while a bank looks into the payment, and does once we have won", async () => {
    const { tripId, checkoutId } = await orderedTrip(world, { parts: ["flights"] });
    const payment = (await selectChargeOfCheckout(db(), checkoutId))!.payment_intent!;
    await world.sandbox.dispute(payment, "needs_response");
    await syncPayment(makeCtx(), payment);
    expect(await callOff(tripId)).toBe(0);
    await sweep();
    expect(await backOf(checkoutId)).toBe(0);
    expect(await refundOf(checkoutId)).toMatchObject({ state: "said", given_minor: 1_000_00, sending_minor: null });
    await world.sandbox.dispute(payment, "won");
    await syncPayment(makeCtx(), payment);
    await sweep();
    expect(await backOf(checkoutId)).toBe(1_000_00);
  });

  it("is what is left of the payment, where a part of it went back by hand", async () => {
    const { tripId, checkoutId } = await orderedTrip(world, { parts: ["flights"] });
    const charge = (await selectChargeOfCheckout(db(), checkoutId))!;
    const { amount_minor: paidMinor } = (await selectCheckout(db(), checkoutId))!;
    await askProvider(makeCtx(), (provider) =>
      provider.refund({
        paymentIntent: charge.payment_intent!,
        amountMinor: paidMinor - 300_00,
        idempotencyKey: `by-hand:${checkoutId}`,
        isDuplicate: false,
        metadata: {},
      }),
    );
    await syncPayment(makeCtx(), charge.payment_intent!);
    expect(await callOff(tripId)).toBe(300_00);
    await sweep();
    expect(await backOf(checkoutId)).toBe(paidMinor);
    expect(await refundOf(checkoutId)).toMatchObject({ state: "said", passed_minor: 300_00 });
  });

  it("that nobody tells us is noted at the desk and passed on, the same amount once", async () => {
    const { tripId, checkoutId } = await orderedTrip(world, { parts: ["flights"], flights: { price_minor: 1_500_00 } });
    const order = world.fake.orders.at(-1)!;
    order["route"] = "LTN-SYD";
    expect(await callOff(tripId)).toBe(0);
    const { id } = await db()
      .selectFrom("trip_orders")
      .select("id")
      .where("checkout_id", "=", checkoutId)
      .executeTakeFirstOrThrow();
    const note = async (amount: string) => {
      const fields: [string, string][] = [
        ["intent", "given-note"],
        ["orderId", id],
        ["amount", amount],
      ];
      const args = await argsFor(`/admin/orders/${checkoutId}`, { user: admin, fields });
      await orderPage.action({ ...args, params: { id: checkoutId } });
    };
    await note("much");
    expect(await backOf(checkoutId)).toBe(0);
    for (let time = 0; time < 2; time++) await note("120.50");
    expect(await backOf(checkoutId)).toBe(120_50);
    await note("20");
    expect(await backOf(checkoutId)).toBe(120_50);
    // Never more than was paid.
    await note("999999");
    expect(await backOf(checkoutId)).toBe(1_500_00);
  });
});

describe("an airline's own cancellation", () => {
  it("stands in part from then on: the traveller is told, and what it gives back is passed on", async () => {
    const { tripId, checkoutId } = await orderedTrip(world);
    const order = world.fake.orders.at(-1)!;
    Object.assign(order, {
      cancelled_at: new Date().toISOString(),
      available_actions: [],
      cancellation: {
        id: "ore_airline",
        order_id: order.id,
        refund_amount: order.total_amount,
        refund_currency: order.total_currency,
        refund_to: "balance",
        expires_at: null,
        confirmed_at: new Date().toISOString(),
      },
    });
    await dueNow("trip_orders");
    await sweepCare(makeCtx(), 50);
    const trip = await tripOf(tripId);
    expect(trip).toMatchObject({ status: "booked", orders: { state: "partly" } });
    expect(trip.flight).toBeUndefined();
    expect(trip.hotel).toBeDefined();
    expect((await findBooking(world.ada.id, tripId))?.state).toBe("partly");
    const page = (await tripPage.loader(await argsFor(`/trips/${tripId}`, { user: world.ada }))) as {
      ordered: { partly?: string };
      trip: { badge: { label: string } };
    };
    expect(page.trip.badge.label).toBe("Booked in part");
    expect(page.ordered.partly).toMatch(
      /^The airline has cancelled your flights\. .* Your stay is booked\. Book other flights/,
    );
    const job = await db().selectFrom("jobs").selectAll().where("kind", "=", "order-lost").executeTakeFirstOrThrow();
    await tellLost(job);
    expect(await mailsAbout("Flights cancelled")).toHaveLength(1);
    await sweep();
    expect(await backOf(checkoutId)).toBe(1_000_00);
    // The rest is called off by its traveller: both refunds are given, each once.
    await callOff(tripId);
    await sweep();
    const all = await backOf(checkoutId);
    expect(all).toBeGreaterThanOrEqual(1_000_00);
    expect(all).toBeLessThanOrEqual(2_000_00);
    expect((await refundOf(checkoutId)).passed_minor).toBe(all);
  });
});
