import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { signPayload } from "#app/integrations/stripe/sandbox/events.server";
import {
  completeBooking,
  confirmBySession,
  findBooking,
  lockPrice,
  startCheckout,
} from "#app/modules/booking/checkout/booking.server";
import { confirmBooking } from "#app/modules/booking/checkout/confirmation.server";
import { fulfilCheckout } from "#app/modules/booking/checkout/fulfilment.server";
import { reconcileOpenCheckouts } from "#app/modules/booking/checkout/reconciliation.server";
import { ForgedEvent } from "#app/shared/forged-event";
import { handlePaymentWebhook } from "#app/modules/booking/checkout/webhook.server";
import { removeTrip } from "#app/modules/trips/store/trips.server";
import {
  WEBHOOK_SECRET,
  chosenStay,
  closeBookingWorld,
  countRows,
  insertChosenTrip,
  listRefunds,
  makeCtx,
  openBookingWorld,
  waitingWebhooks,
} from "./booking.fixture";
import type { BookingWorld } from "./booking.fixture";

let world: BookingWorld;
let tripId: string;
let sessionId: string;
beforeEach(async () => {
  world = await openBookingWorld();
  tripId = await insertChosenTrip(world.ada);
  ({ sessionId } = await startCheckout(world.ctx, world.ada, tripId));
});
afterEach(closeBookingWorld);

const comeBack = (
  hints: { sessionId?: string; paymentStatus?: string } = { sessionId, paymentStatus: "paid" },
  user = world.ada,
  trip = tripId,
) => confirmBooking(world.ctx, user, trip, hints);
const hook = (payload: string, at = new Date()) =>
  handlePaymentWebhook(world.ctx, payload, signPayload(payload, WEBHOOK_SECRET, at));
const statusOf = async (trip: string) =>
  (await db().selectFrom("trips").select("status").where("id", "=", trip).executeTakeFirstOrThrow()).status;

async function firstWebhook(): Promise<string> {
  const [payload] = await waitingWebhooks();
  if (!payload) throw new Error("No webhook is waiting");
  return payload;
}

async function expectBookedOnce(): Promise<void> {
  expect(await statusOf(tripId)).toBe("booked");
  expect(await countRows("bookings")).toBe(1);
  expect(await countRows("jobs")).toBe(1);
  expect(await db().selectFrom("jobs").select(["kind", "key"]).executeTakeFirst()).toEqual({
    kind: "trip-confirmation",
    key: `confirmation:${tripId}`,
  });
}

describe("a paid session", () => {
  test("is booked on return, without any webhook", async () => {
    await world.sandbox.pay(sessionId);
    const confirmation = await comeBack();
    expect(confirmation).toMatchObject({
      status: "confirmed",
      isFirstView: true,
      view: {
        tripName: "Seven days in Kyoto",
        destination: "Kyoto",
        startDate: "2027-04-14",
        endDate: "2027-04-21",
        travellers: 2,
        totalPaidMinor: 200_000,
        perTravellerMinor: 100_000,
        currency: "USD",
      },
    });
    await expectBookedOnce();
  });

  test("is booked by its webhook, without any return, and announced on the first visit only", async () => {
    await world.sandbox.pay(sessionId);
    expect(await hook(await firstWebhook())).toBe("handled");
    await expectBookedOnce();
    expect(await comeBack()).toMatchObject({ status: "confirmed", isFirstView: true });
    expect(await comeBack()).toMatchObject({ status: "confirmed", isFirstView: false });
  });

  test("stays booked once on reload, late webhook and second webhook", async () => {
    await world.sandbox.pay(sessionId);
    await comeBack();
    await comeBack();
    const payload = await firstWebhook();
    expect(await hook(payload)).toBe("handled");
    expect(await hook(payload)).toBe("duplicate");
    await expectBookedOnce();
    expect(await countRows("payment_events")).toBe(1);
    expect(await listRefunds()).toEqual([]);
  });

  test("asked for twenty times at once gives one booking and one mail", async () => {
    await world.sandbox.pay(sessionId);
    const payload = await firstWebhook();
    await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? hook(payload) : comeBack())));
    await expectBookedOnce();
    expect(await countRows("payment_events")).toBe(1);
  });

  test("is booked by reconciliation when the webhook is lost and nobody comes back", async () => {
    await world.sandbox.pay(sessionId);
    const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    await reconcileOpenCheckouts(minutesFromNow(1), world.ctx.log);
    expect(await countRows("bookings")).toBe(0);
    await reconcileOpenCheckouts(minutesFromNow(3), world.ctx.log);
    await expectBookedOnce();
  });

  test("is booked when noting its session id failed", async () => {
    await db().updateTable("checkouts").set({ provider_session_id: null }).execute();
    await world.sandbox.pay(sessionId);
    await hook(await firstWebhook());
    await expectBookedOnce();
  });

  test("uses up the price locks and keeps their date", async () => {
    const locked = await insertChosenTrip(world.ada);
    await lockPrice(world.ctx, world.ada, locked);
    const checkout = await startCheckout(world.ctx, world.ada, locked);
    await world.sandbox.pay(checkout.sessionId);
    expect(await comeBack({ sessionId: checkout.sessionId, paymentStatus: "paid" }, world.ada, locked)).toMatchObject({
      status: "confirmed",
      view: { priceHeldUntil: "21 November 2026, 12:15 in Helsinki" },
    });
    expect(await db().selectFrom("price_locks").select("used_at").executeTakeFirst()).toEqual({
      used_at: world.ctx.now.toISOString(),
    });
  });

  test("keeps the address the traveller used for the mail, whoever books", async () => {
    await world.sandbox.pay(sessionId);
    await handlePaymentWebhook(
      makeCtx({ origin: "http://127.0.0.1:9" }),
      await firstWebhook(),
      signPayload(await firstWebhook(), WEBHOOK_SECRET, new Date()),
    );
    const job = await db().selectFrom("jobs").select("payload").executeTakeFirstOrThrow();
    expect(JSON.parse(job.payload)).toEqual({
      version: 1,
      value: { tripId, userId: world.ada.id, origin: "http://localhost:3000" },
    });
  });

  test("has a reference of six letters", async () => {
    await world.sandbox.pay(sessionId);
    await comeBack();
    expect((await findBooking(world.ada.id, tripId))?.reference).toMatch(/^[A-Z]{6}$/);
  });
});

describe("a payment that cannot be used", () => {
  test("is given back when the trip was booked by another", async () => {
    await world.sandbox.pay(sessionId);
    await comeBack();
    // A second page of the same trip, as an old client may have kept open.
    await db().updateTable("trips").set({ status: "planning" }).where("id", "=", tripId).execute();
    await db().updateTable("checkouts").set({ scope: "moved aside" }).execute();
    const second = await startCheckout(world.ctx, world.ada, tripId);
    await db().updateTable("trips").set({ status: "booked" }).where("id", "=", tripId).execute();
    await world.sandbox.pay(second.sessionId);
    const results = await Promise.all([
      fulfilCheckout(world.ctx, second.sessionId),
      fulfilCheckout(world.ctx, second.sessionId),
    ]);
    expect(results.map((one) => one.status)).toEqual(["refunded", "refunded"]);
    expect(await countRows("bookings")).toBe(1);
    expect(await listRefunds()).toEqual([expect.objectContaining({ amount: 200_000, reason: "duplicate" })]);
    expect(await comeBack({ sessionId: second.sessionId, paymentStatus: "paid" })).toMatchObject({
      status: "confirmed",
      notice: "The trip was booked by another payment. Your payment was refunded in full.",
    });
  });

  test("is given back when the trip was changed while the page was open", async () => {
    await db().updateTable("trips").set({ adults: 4 }).where("id", "=", tripId).execute();
    await world.sandbox.pay(sessionId);
    expect(await comeBack()).toMatchObject({
      status: "failed",
      message: "The trip was changed after its payment page was opened. Your payment was refunded in full.",
    });
    expect(await statusOf(tripId)).toBe("planning");
    expect(await countRows("bookings")).toBe(0);
    expect(await countRows("jobs")).toBe(0);
    expect(await listRefunds()).toHaveLength(1);
  });

  test("is given back when the trip was cancelled", async () => {
    await db().updateTable("trips").set({ status: "cancelled" }).where("id", "=", tripId).execute();
    await world.sandbox.pay(sessionId);
    expect(await fulfilCheckout(world.ctx, sessionId)).toMatchObject({ status: "refunded" });
    expect(await statusOf(tripId)).toBe("cancelled");
    expect(await countRows("bookings")).toBe(0);
    expect(await listRefunds()).toHaveLength(1);
  });

  test("is given back when the trip was deleted", async () => {
    await removeTrip(world.ctx, tripId, world.ada.id);
    await world.sandbox.pay(sessionId);
    await hook(await firstWebhook());
    expect(await listRefunds()).toHaveLength(1);
  });

  test("is given back when it is not the amount asked for", async () => {
    await db().updateTable("checkouts").set({ amount_minor: 250_000 }).execute();
    await world.sandbox.pay(sessionId);
    expect(await fulfilCheckout(world.ctx, sessionId)).toMatchObject({ status: "refunded" });
    expect(await statusOf(tripId)).toBe("planning");
    expect(await listRefunds()).toHaveLength(1);
  });

  test("is given back later when the provider cannot be asked at once", async () => {
    await db().updateTable("trips").set({ adults: 4 }).where("id", "=", tripId).execute();
    await world.sandbox.pay(sessionId);
    const refund = world.provider.refund.bind(world.provider);
    world.provider.refund = () => Promise.reject(new Error("The line is down"));
    expect(await comeBack()).toMatchObject({ status: "failed" });
    expect(await listRefunds()).toEqual([]);
    world.provider.refund = refund;
    await reconcileOpenCheckouts(new Date(Date.now() + 3 * 60_000), world.ctx.log);
    expect(await listRefunds()).toHaveLength(1);
    expect(await db().selectFrom("checkouts").select("status").executeTakeFirst()).toEqual({ status: "refunded" });
    await reconcileOpenCheckouts(new Date(Date.now() + 6 * 60_000), world.ctx.log);
    expect(await listRefunds()).toHaveLength(1);
  });
});

describe("coming back", () => {
  test("without the session: the information is missing", async () => {
    expect(await comeBack({ paymentStatus: "paid" })).toMatchObject({
      status: "failed",
      message: "Missing booking information",
      httpStatus: 400,
    });
  });

  test.each(["failed", "canceled"])("with the word %s changes nothing", async (paymentStatus) => {
    expect(await comeBack({ sessionId, paymentStatus })).toMatchObject({
      status: "failed",
      message: "Payment was not completed. Please try booking again.",
    });
    expect(await statusOf(tripId)).toBe("planning");
  });

  test.each(["paid", "succeeded", undefined])("unpaid with the word %s books nothing", async (paymentStatus) => {
    expect(await comeBack({ sessionId, paymentStatus })).toMatchObject({
      status: "failed",
      message: "We couldn't confirm your booking. Please check your payment status or contact support.",
    });
    expect(await statusOf(tripId)).toBe("planning");
    expect(await countRows("bookings")).toBe(0);
  });

  test("with a paid session of another trip or traveller finds nothing", async () => {
    const cheap = await insertChosenTrip(world.ada, { hotel: chosenStay(200) });
    const cheapCheckout = await startCheckout(world.ctx, world.ada, cheap);
    await world.sandbox.pay(cheapCheckout.sessionId);
    expect(await comeBack({ sessionId: cheapCheckout.sessionId, paymentStatus: "paid" })).toMatchObject({
      status: "failed",
      httpStatus: 404,
    });
    const eves = await insertChosenTrip(world.eve);
    const evesCheckout = await startCheckout(world.ctx, world.eve, eves);
    await world.sandbox.pay(evesCheckout.sessionId);
    expect(await comeBack({ sessionId: evesCheckout.sessionId, paymentStatus: "paid" })).toMatchObject({
      status: "failed",
      httpStatus: 404,
    });
    await expect(
      comeBack({ sessionId: evesCheckout.sessionId, paymentStatus: "paid" }, world.ada, eves),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await countRows("bookings")).toBe(0);
  });

  test("with an invented session finds nothing", async () => {
    expect(await comeBack({ sessionId: "cs_test_invented", paymentStatus: "paid" })).toMatchObject({
      status: "failed",
      httpStatus: 404,
    });
  });

  test("before a slow payment has settled says so, and confirms when it has", async () => {
    await world.sandbox.pay(sessionId, true);
    expect(await comeBack()).toEqual({ status: "processing", tripName: "Seven days in Kyoto" });
    await hook(await firstWebhook());
    expect(await countRows("bookings")).toBe(0);
    await world.sandbox.settle(sessionId, "succeeded");
    expect(await comeBack()).toMatchObject({ status: "confirmed" });
  });

  test("after a slow payment has failed says that it was not completed", async () => {
    await world.sandbox.pay(sessionId, true);
    await world.sandbox.settle(sessionId, "failed");
    expect(await comeBack()).toMatchObject({
      status: "failed",
      message: "Payment was not completed. Please try booking again.",
    });
    expect((await startCheckout(world.ctx, world.ada, tripId)).sessionId).not.toBe(sessionId);
  });

  test("is written to whoever is gone for days when a slow payment fails in the end, once", async () => {
    await world.sandbox.pay(sessionId, true);
    // Days of sweeps, in which the refund is on its way.
    for (const day of [1, 2, 3]) {
      await reconcileOpenCheckouts(new Date(Date.now() + day * 86_400_000), world.ctx.log);
      expect(await countRows("jobs")).toBe(0);
    }
    await world.sandbox.settle(sessionId, "failed");
    const failed = (await waitingWebhooks()).find((payload) => payload.includes("async_payment_failed"))!;
    await hook(failed);
    await reconcileOpenCheckouts(new Date(Date.now() + 4 * 86_400_000), world.ctx.log);
    await comeBack();
    const jobs = await db().selectFrom("jobs").select(["key", "payload"]).execute();
    expect(jobs.map(({ key }) => key)).toEqual([expect.stringMatching(/^mail:payment-failed:/)]);
    expect(jobs[0]!.payload).toContain("Payment not completed: Seven days in Kyoto");
    expect(jobs[0]!.payload).toContain(`/trips/${tripId}`);
    expect(await statusOf(tripId)).toBe("planning");
  });

  test("is told what failed: the trip, or its confirmation", async () => {
    await world.sandbox.pay(sessionId);
    const failing = (port: "trips" | "booking" | "payments") =>
      confirmBooking(makeCtx({ faults: { [port]: { kind: "error" } } }), world.ada, tripId, {
        sessionId,
        paymentStatus: "paid",
      });
    expect(await failing("trips")).toMatchObject({ status: "failed", message: "Failed to load booking confirmation" });
    expect(await failing("booking")).toMatchObject({ status: "failed", message: "Failed to confirm booking" });
    expect(await failing("payments")).toMatchObject({ status: "failed", message: "Failed to confirm booking" });
    expect(await comeBack()).toMatchObject({ status: "confirmed" });
  });

  test("to a booked trip needs no provider", async () => {
    await world.sandbox.pay(sessionId);
    await comeBack();
    await world.sandbox.close();
    expect(await comeBack()).toMatchObject({ status: "confirmed" });
  });
});

describe("webhooks", () => {
  test.each([
    ["signed by somebody else", (payload: string) => signPayload(payload, "whsec_forged", new Date())],
    [
      "signed six minutes ago",
      (payload: string) => signPayload(payload, WEBHOOK_SECRET, new Date(Date.now() - 360_000)),
    ],
    [
      "dated six minutes ahead",
      (payload: string) => signPayload(payload, WEBHOOK_SECRET, new Date(Date.now() + 360_000)),
    ],
    ["without a signature", () => ""],
  ])("%s are refused and change nothing", async (_, signature) => {
    await world.sandbox.pay(sessionId);
    const payload = await firstWebhook();
    await expect(handlePaymentWebhook(world.ctx, payload, signature(payload))).rejects.toThrow(ForgedEvent);
    expect(await countRows("bookings")).toBe(0);
    expect(await countRows("payment_events")).toBe(0);
  });

  test("that claim a payment which the provider does not know of book nothing", async () => {
    const claim = JSON.stringify({
      id: "evt_claim",
      object: "event",
      type: "checkout.session.completed",
      data: { object: { id: sessionId, payment_status: "paid", amount_total: 1 } },
    });
    expect(await hook(claim)).toBe("handled");
    expect(await countRows("bookings")).toBe(0);
  });

  test("of unknown kinds and unknown sessions are taken and noted", async () => {
    expect(
      await hook(
        JSON.stringify({ id: "evt_1", object: "event", type: "customer.created", data: { object: { id: "cus_1" } } }),
      ),
    ).toBe("ignored");
    expect(
      await hook(
        JSON.stringify({
          id: "evt_2",
          object: "event",
          type: "checkout.session.completed",
          data: { object: { id: "cs_test_foreign" } },
        }),
      ),
    ).toBe("handled");
    const notes = await db().selectFrom("payment_events").select(["id", "outcome"]).orderBy("id").execute();
    expect(notes).toEqual([
      { id: "evt_1", outcome: "ignored" },
      { id: "evt_2", outcome: "unknown session" },
    ]);
  });

  test("close a checkout that expired", async () => {
    await world.provider.expireSession(sessionId);
    await hook(await firstWebhook());
    expect(await db().selectFrom("checkouts").select("status").executeTakeFirst()).toEqual({ status: "expired" });
  });

  test("are not noted when their effect failed, so that they come again", async () => {
    await world.sandbox.pay(sessionId);
    const payload = await firstWebhook();
    const failing = makeCtx({ faults: { payments: { kind: "error" } } });
    await expect(
      handlePaymentWebhook(failing, payload, signPayload(payload, WEBHOOK_SECRET, new Date())),
    ).rejects.toThrow();
    expect(await countRows("payment_events")).toBe(0);
    await hook(payload);
    await expectBookedOnce();
  });
});

describe("calls of the API", () => {
  test("confirm by session only what is paid", async () => {
    await expect(confirmBySession(world.ctx, world.ada, tripId, sessionId)).rejects.toMatchObject({ code: "CONFLICT" });
    await world.sandbox.pay(sessionId);
    expect(await confirmBySession(world.ctx, world.ada, tripId, sessionId)).toMatchObject({
      status: "confirmed",
      booking: { tripId, amountMinor: 200_000 },
    });
    await expect(confirmBySession(world.ctx, world.ada, tripId, "cs_test_other")).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  test("complete with price locks only what is paid, and only with own locks", async () => {
    const lock = await lockPrice(world.ctx, world.ada, tripId);
    await expect(completeBooking(world.ctx, world.ada, tripId, [lock.id])).rejects.toMatchObject({ code: "CONFLICT" });
    await world.sandbox.pay(sessionId);
    const foreign = await lockPrice(world.ctx, world.eve, await insertChosenTrip(world.eve));
    await expect(completeBooking(world.ctx, world.ada, tripId, [foreign.id])).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    expect(await completeBooking(world.ctx, world.ada, tripId, [lock.id, lock.id])).toMatchObject({
      status: "confirmed",
    });
    await expectBookedOnce();
  });

  test("say which part failed", async () => {
    await expect(
      completeBooking(makeCtx({ faults: { booking: { kind: "status", status: 503 } } }), world.ada, tripId),
    ).rejects.toMatchObject({ message: "Failed to confirm booking", status: 503 });
  });
});
