import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { signPayload } from "#app/integrations/stripe/sandbox/events.server";
import { createSession, findUserBySession } from "#app/modules/accounts/account/accounts.server";
import { startCheckout } from "#app/modules/booking/checkout/booking.server";
import { getPaymentLedger, listBalances } from "#app/modules/booking/desk/bookings-desk.server";
import { salesByDay } from "#app/modules/booking/desk/sales-by-day.server";
import { quoteCancellation } from "#app/modules/booking/checkout/cancel-booking.server";
import { confirmBooking } from "#app/modules/booking/checkout/confirmation.server";
import { fulfilCheckout } from "#app/modules/booking/checkout/fulfilment.server";
import { getBilling, startProductCheckout, syncSubscription } from "#app/modules/booking/checkout/memberships.server";
import { getReceipt } from "#app/modules/booking/money/receipts.server";
import { reconcileOpenCheckouts } from "#app/modules/booking/checkout/reconciliation.server";
import { bookingOf } from "#app/modules/booking/checkout/trip-page.server";
import { handlePaymentWebhook } from "#app/modules/booking/checkout/webhook.server";
import { addDays } from "#app/shared/calendar";
import { getTrip } from "#app/modules/trips/store/trips.server";
import {
  WEBHOOK_SECRET,
  closeBookingWorld,
  insertChosenTrip,
  openBookingWorld,
  waitingWebhooks,
} from "./booking.fixture";
import type { BookingWorld } from "./booking.fixture";

let world: BookingWorld;
beforeEach(async () => {
  world = await openBookingWorld();
});
afterEach(closeBookingWorld);

const balances = async () =>
  Object.fromEntries((await listBalances()).map(({ account, amountMinor }) => [account, amountMinor]));
const total = async () => Object.values(await balances()).reduce((sum, amount) => sum + amount, 0);
const sweep = () => reconcileOpenCheckouts(new Date(Date.now() + 600_000), world.ctx.log);
const checkoutOf = (sessionId: string) =>
  db().selectFrom("checkouts").selectAll().where("provider_session_id", "=", sessionId).executeTakeFirstOrThrow();
const kinds = async () =>
  (await db().selectFrom("ledger_entries").select("kind").orderBy("occurred_at").execute()).map(({ kind }) => kind);

/** The refund as the page of a trip of Ada's shows it to an account. */
const moneyBack = async (tripId: string, userId: string) => {
  const trip = await getTrip(world.ctx, tripId, { userId: world.ada.id });
  return (await bookingOf(world.ctx, trip, userId)).payment.moneyBack;
};

/** Delivers the sandbox's due webhooks, in the order given. */
async function deliver(types: RegExp, times = 1): Promise<void> {
  for (const payload of (await waitingWebhooks()).filter((one) => types.test(one)))
    for (let time = 0; time < times; time++)
      await handlePaymentWebhook(world.ctx, payload, signPayload(payload, WEBHOOK_SECRET, new Date()));
}

async function paidTrip() {
  const tripId = await insertChosenTrip(world.ada);
  const { sessionId } = await startCheckout(world.ctx, world.ada, tripId);
  await world.sandbox.pay(sessionId);
  await fulfilCheckout(world.ctx, sessionId);
  return { tripId, sessionId, checkout: await checkoutOf(sessionId) };
}

async function paidPass() {
  const { sessionId } = await startProductCheckout(world.ctx, world.ada, { feature: "trip_pass" });
  await world.sandbox.pay(sessionId);
  await fulfilCheckout(world.ctx, sessionId);
  return { sessionId, checkout: await checkoutOf(sessionId) };
}

const adaNow = async () => (await findUserBySession(world.ctx, await createSession(world.ctx, world.ada.id, "tests")))!;
const giveBack = (checkout: { payment_intent: string | null }, amount: number) =>
  fetchRefund(checkout.payment_intent ?? "", amount);

/** A refund in the provider's dashboard. */
async function fetchRefund(paymentIntent: string, amount: number): Promise<void> {
  const response = await fetch(`${world.sandbox.apiBase}/v1/refunds`, {
    method: "POST",
    headers: { Authorization: "Bearer sk_test_integration", "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ payment_intent: paymentIntent, amount: String(amount) }).toString(),
  });
  expect(response.status).toBe(200);
}

describe("a payment in the ledger", () => {
  test("is entered once with what it sold, and its fee when the provider tells it", async () => {
    const { checkout, sessionId } = await paidTrip();
    await fulfilCheckout(world.ctx, sessionId);
    expect(await balances()).toEqual({
      "Payment provider": 200_000,
      "Revenue: trip": -200_000,
      Traveller: 0,
    });
    await sweep();
    await sweep();
    expect(await kinds()).toEqual(["charge", "fee"]);
    expect(await balances()).toEqual({
      "Payment provider": 200_000 - 5_830,
      "Provider's fees": 5_830,
      "Revenue: trip": -200_000,
      Traveller: 0,
    });
    const ledger = await getPaymentLedger(checkout.id);
    expect(ledger.balances.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(0);
    await expect(getPaymentLedger("none")).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("counts on its day at the desk: trips by how many, and all that came in", async () => {
    await paidTrip();
    await paidPass();
    const { occurred_at: at } = await db().selectFrom("ledger_entries").select("occurred_at").executeTakeFirstOrThrow();
    const today = at.slice(0, 10);
    const { trips, receivedMinor } = await salesByDay(today);
    expect(trips.top).toEqual({ on: today, value: 1 });
    expect(receivedMinor).toMatchObject({ total: 200_000 + 2_900, top: { on: today, value: 200_000 + 2_900 } });
    expect((await salesByDay(addDays(today, 40))).receivedMinor.total).toBe(0);
  });

  test("that cannot be used stands as owed until it is back, and comes to nothing then", async () => {
    const tripId = await insertChosenTrip(world.ada);
    const { sessionId } = await startCheckout(world.ctx, world.ada, tripId);
    await db().deleteFrom("trips").where("id", "=", tripId).execute();
    await world.sandbox.pay(sessionId);
    await fulfilCheckout(world.ctx, sessionId);
    expect(await kinds()).toEqual(["charge", "refund"]);
    expect(await balances()).toEqual({ "Payment provider": 0, Traveller: 0 });
    // The webhook of that refund finds nothing new.
    await deliver(/charge.refunded/, 2);
    expect(await kinds()).toEqual(["charge", "refund", "fee"]);
    expect(await total()).toBe(0);
  });

  test("cannot be changed afterwards, and no line can move nothing", async () => {
    await paidTrip();
    await expect(sql`update ledger_transfers set amount_minor = 1`.execute(db())).rejects.toThrow("append-only");
    await expect(sql`update ledger_entries set user_id = 'x'`.execute(db())).rejects.toThrow("append-only");
    const line = (values: object) =>
      db()
        .insertInto("ledger_transfers")
        .columns(["entry_id", "line", "debit", "credit", "amount_minor", "currency"])
        .expression((eb) =>
          eb
            .selectFrom("ledger_entries")
            .select(["id", sql<number>`9`.as("line")])
            .select(
              Object.entries({ debit: "provider", credit: "customer", amount: 1, currency: "USD", ...values }).map(
                ([name, value]) => sql.val(value).as(name),
              ),
            ),
        )
        .execute();
    await expect(line({ amount: 0 })).rejects.toThrow();
    await expect(line({ credit: "provider" })).rejects.toThrow();
  });
});

describe("money that goes back from the provider's dashboard", () => {
  test("in part is noted, and takes nothing away", async () => {
    const { tripId, checkout } = await paidTrip();
    await giveBack(checkout, 30_000);
    await giveBack(checkout, 20_000);
    await deliver(/charge.refunded/, 2);
    expect(await checkoutOf(checkout.provider_session_id!)).toMatchObject({ status: "paid", refunded_minor: 50_000 });
    expect((await getTrip(world.ctx, tripId, { userId: world.ada.id })).status).toBe("booked");
    expect(await balances()).toMatchObject({ Refunded: 50_000, Traveller: 0 });
    expect((await getBilling(world.ada)).payments).toMatchObject([{ amountMinor: 200_000, refundedMinor: 50_000 }]);
    expect(await moneyBack(tripId, world.ada.id)).toEqual(["$500 of what you paid has been refunded so far."]);
    expect(await moneyBack(tripId, world.eve.id)).toEqual([]);
    expect(await total()).toBe(0);
  });

  test("in full calls the trip off and says so", async () => {
    const { tripId, sessionId, checkout } = await paidTrip();
    await giveBack(checkout, 200_000);
    await deliver(/charge.refunded/);
    expect(await checkoutOf(sessionId)).toMatchObject({ status: "refunded", refunded_minor: 200_000 });
    expect((await getTrip(world.ctx, tripId, { userId: world.ada.id })).status).toBe("cancelled");
    expect(await confirmBooking(world.ctx, world.ada, tripId, { sessionId })).toMatchObject({
      status: "failed",
      message: "We refunded your payment. Your payment was refunded in full.",
    });
  });

  test("in full ends the right that it paid for", async () => {
    const { checkout } = await paidPass();
    expect((await adaNow()).tripPassesLeft).toBe(1);
    await giveBack(checkout, 1_000);
    await deliver(/charge.refunded/);
    expect((await adaNow()).tripPassesLeft).toBe(1);
    await giveBack(checkout, 1_900);
    await deliver(/charge.refunded/);
    expect((await adaNow()).tripPassesLeft).toBe(0);
    expect((await adaNow()).capabilities.canSeeMatches).toBe(false);
  });

  test("is noticed by the sweep when its webhook is lost", async () => {
    const { checkout } = await paidTrip();
    await giveBack(checkout, 30_000);
    await sweep();
    expect(await checkoutOf(checkout.provider_session_id!)).toMatchObject({ refunded_minor: 30_000 });
  });
});

describe("a dispute", () => {
  test("of a trip is told where the trip and its payment are, and leaves nothing to refund", async () => {
    const { tripId, checkout } = await paidTrip();
    const trip = () => getTrip(world.ctx, tripId, { userId: world.ada.id });
    expect(await quoteCancellation(world.ctx, world.ada, await trip())).toMatchObject({ paidMinor: 200_000 });
    await world.sandbox.dispute(checkout.payment_intent!, "needs_response");
    await deliver(/charge.dispute/);
    expect((await trip()).status).toBe("booked");
    expect(await moneyBack(tripId, world.ada.id)).toEqual([expect.stringMatching(/^Your bank is looking into/)]);
    const lookedInto = { paidMinor: 0, backMinor: 0, dispute: expect.stringContaining("looking into") };
    expect(await quoteCancellation(world.ctx, world.ada, await trip())).toMatchObject(lookedInto);
    await world.sandbox.dispute(checkout.payment_intent!, "lost");
    await deliver(/charge.dispute.closed/);
    expect(await quoteCancellation(world.ctx, world.ada, await trip())).toMatchObject({ paidMinor: 0, backMinor: 0 });
    const [payment] = (await getBilling(world.ada)).payments;
    expect(payment?.dispute).toContain("gave you this payment back");
    expect(await total()).toBe(0);
  });

  test("holds back the right, which comes back when it is won", async () => {
    const { checkout } = await paidPass();
    await world.sandbox.dispute(checkout.payment_intent!, "needs_response");
    await deliver(/charge.dispute/);
    expect((await adaNow()).tripPassesLeft).toBe(0);
    expect(await checkoutOf(checkout.provider_session_id!)).toMatchObject({ dispute: "open" });
    expect(await balances()).toMatchObject({ Disputed: 2900 });
    await world.sandbox.dispute(checkout.payment_intent!, "won");
    await deliver(/charge.dispute/, 2);
    expect((await adaNow()).tripPassesLeft).toBe(1);
    expect(await balances()).toMatchObject({ Disputed: 0 });
    expect(await total()).toBe(0);
  });

  test("that is won brings back no right whose money went back meanwhile", async () => {
    const { checkout } = await paidPass();
    await world.sandbox.dispute(checkout.payment_intent!, "needs_response");
    await deliver(/charge.dispute/);
    await giveBack(checkout, 2_900);
    await deliver(/charge.refunded/);
    await world.sandbox.dispute(checkout.payment_intent!, "won");
    await deliver(/charge.dispute/, 2);
    expect((await adaNow()).tripPassesLeft).toBe(0);
  });

  test("of a month of premium stays in force when the subscription is read again", async () => {
    const { sessionId } = await startProductCheckout(world.ctx, world.ada, { feature: "premium" });
    await world.sandbox.pay(sessionId);
    await fulfilCheckout(world.ctx, sessionId);
    const charge = await db().selectFrom("ledger_entries").selectAll().executeTakeFirstOrThrow();
    const { provider_subscription_id: id } = await db()
      .selectFrom("subscriptions")
      .selectAll()
      .executeTakeFirstOrThrow();
    const membership = async () => {
      const ctx = { ...world.ctx, now: new Date() };
      return (await findUserBySession(ctx, await createSession(ctx, world.ada.id, "tests")))?.membership;
    };
    expect(await membership()).toBe("premium");
    await world.sandbox.dispute(charge.payment_intent!, "needs_response");
    await deliver(/charge.dispute/);
    await syncSubscription(world.ctx, id);
    expect(await membership()).toBe("free");
    await world.sandbox.dispute(charge.payment_intent!, "won");
    await deliver(/charge.dispute/);
    await syncSubscription(world.ctx, id);
    expect(await membership()).toBe("premium");
  });

  test("that is lost is heard of whole, though its beginning was not", async () => {
    const { tripId, checkout } = await paidTrip();
    await world.sandbox.dispute(checkout.payment_intent!, "lost");
    await deliver(/charge.dispute/);
    expect(await balances()).toMatchObject({ Disputed: 0, Refunded: 200_000 });
    // The airline is paid: the trip stays, and the desk sees it.
    expect((await getTrip(world.ctx, tripId, { userId: world.ada.id })).status).toBe("booked");
    expect(await checkoutOf(checkout.provider_session_id!)).toMatchObject({ dispute: "lost" });
  });
});

describe("a receipt", () => {
  test("is a document of one payment, for whoever made it", async () => {
    await paidTrip();
    const [payment] = (await getBilling(world.ada)).payments;
    expect(payment).toMatchObject({ name: "Trip to Kyoto, 14 – 21 April 2027", amountMinor: 200_000 });
    const { fileName, bytes } = await getReceipt(world.ctx, world.ada, payment!.id);
    expect(fileName).toMatch(/^Voyance_Receipt_[A-Z0-9]{10}\.pdf$/);
    expect(Buffer.from(bytes.slice(0, 5)).toString()).toBe("%PDF-");
    await expect(getReceipt(world.ctx, world.eve, payment!.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
