/** Several places of a longer trip, paid once. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { signPayload } from "#app/integrations/stripe/sandbox/events.server";
import { deleteAccountAndPayments } from "#app/modules/booking/checkout/account-deletion.server";
import {
  completeBooking,
  confirmBySession,
  findBookingSession,
  getBookingStatus,
  startCheckout,
} from "#app/modules/booking/checkout/booking.server";
import { cancelBooked, settleCancelled } from "#app/modules/booking/checkout/cancel-booking.server";
import { confirmBooking } from "#app/modules/booking/checkout/confirmation.server";
import { fulfilCheckout } from "#app/modules/booking/checkout/fulfilment.server";
import { reconcileOpenCheckouts } from "#app/modules/booking/checkout/reconciliation.server";
import { handlePaymentWebhook } from "#app/modules/booking/checkout/webhook.server";
import { getPaymentLedger, listBalances, listPayments } from "#app/modules/booking/desk/bookings-desk.server";
import { getReceipt, listPaymentsOf } from "#app/modules/booking/money/receipts.server";
import { syncPayment } from "#app/modules/booking/money/payment-sync.server";
import { outcomeInWords } from "#app/modules/booking/checkout/whole-paid";
import { sendWholePaid } from "#app/modules/booking/checkout/whole-paid.server";
import { lockWhole, startWholeCheckout } from "#app/modules/booking/whole/whole-checkout.server";
import { confirmWhole } from "#app/modules/booking/whole/whole-confirmation.server";
import { clearOutbox, deliverMail, listOutbox } from "#app/modules/email/email.server";
import { HOTEL } from "#app/modules/trips/trip/stored-trip";
import { getTrip, removeTrip } from "#app/modules/trips/store/trips.server";
import { claimJob, finishJob } from "#tests/setup/jobs";
import {
  WEBHOOK_SECRET,
  chosenStay,
  closeBookingWorld,
  countRows,
  insertTrip,
  listRefunds,
  makeCtx,
  openBookingWorld,
  updateTrip,
  waitingWebhooks,
} from "./booking.fixture";
import type { BookingWorld } from "./booking.fixture";
import { insertWhole, paidWhole, partsOf } from "./whole.fixture";

let world: BookingWorld;
beforeEach(async () => {
  world = await openBookingWorld();
});
afterEach(closeBookingWorld);

const statusesOf = async (tripIds: readonly string[]) => {
  const rows = await db().selectFrom("trips").select(["id", "status"]).execute();
  return tripIds.map((id) => rows.find((row) => row.id === id)?.status);
};
const balances = async () =>
  Object.fromEntries((await listBalances()).map(({ account, amountMinor }) => [account, amountMinor]));
const start = (journeyId: string) => startWholeCheckout(world.ctx, world.ada, journeyId);
const sweep = () => reconcileOpenCheckouts(new Date(Date.now() + 600_000), world.ctx.log);
const back = async () => (await listRefunds()).map(({ amount }) => amount).toSorted((a, b) => a - b);
const confirm = (journeyId: string, sessionId: string, user = world.ada) =>
  confirmWhole(world.ctx, user, journeyId, { sessionId, paymentStatus: "paid" });

async function mails(): ReturnType<typeof listOutbox> {
  clearOutbox();
  for (let job = await claimJob(new Date()); job; job = await claimJob(new Date())) {
    if (job.kind === "mail") await deliverMail(job);
    if (job.kind === "whole-paid") await sendWholePaid(world.ctx, job);
    await finishJob(job, new Date());
  }
  return listOutbox();
}

/** A refund in the provider's dashboard. */
async function giveBackByHand(paymentIntent: string, amount: number, metadata: Record<string, string> = {}) {
  const named = Object.fromEntries(Object.entries(metadata).map(([key, value]) => [`metadata[${key}]`, value]));
  const response = await fetch(`${world.sandbox.apiBase}/v1/refunds`, {
    method: "POST",
    headers: { Authorization: "Bearer sk_test_integration", "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ payment_intent: paymentIntent, amount: String(amount), ...named }).toString(),
  });
  expect(response.status).toBe(200);
}

describe("places that are paid once", () => {
  test("are asked for on one page, each by its own price", async () => {
    const { journeyId, tripIds } = await insertWhole(world.ada);
    const { sessionId, url } = await start(journeyId);
    expect(url).toContain(sessionId);
    expect(await world.provider.findSession(sessionId)).toMatchObject({ amountMinor: 600_000, status: "open" });
    const parts = await partsOf(tripIds);
    expect(parts.map(({ amount_minor, status, feature }) => [amount_minor, status, feature])).toEqual([
      [100_000, "open", "trip"],
      [200_000, "open", "trip"],
      [300_000, "open", "trip"],
    ]);
    expect(await findBookingSession(world.ada, tripIds[1]!)).toBe(sessionId);
  });

  test("are booked once by return, webhook and reconciliation, with one mail about the payment", async () => {
    const { journeyId, tripIds } = await insertWhole(world.ada);
    const { sessionId } = await start(journeyId);
    await world.sandbox.pay(sessionId);
    const [payload] = await waitingWebhooks();
    await Promise.all([
      ...Array.from({ length: 5 }, () => confirm(journeyId, sessionId)),
      handlePaymentWebhook(world.ctx, payload!, signPayload(payload!, WEBHOOK_SECRET, new Date())),
      sweep(),
    ]);
    expect(await statusesOf(tripIds)).toEqual(["booked", "booked", "booked"]);
    expect(await countRows("bookings")).toBe(3);
    const confirmation = await confirm(journeyId, sessionId);
    expect(confirmation).toMatchObject({
      status: "confirmed",
      heading: "Rome, Florence and Venice",
      paidMinor: 600_000,
      places: [
        { name: "Rome", outcome: "booked", amountMinor: 100_000 },
        { name: "Florence", outcome: "booked", amountMinor: 200_000 },
        { name: "Venice", outcome: "booked", amountMinor: 300_000 },
      ],
    });
    expect(await listRefunds()).toEqual([]);
    const keys = (await db().selectFrom("jobs").select("key").execute()).map(({ key }) => key);
    expect(keys.filter((key) => key?.startsWith("confirmation:"))).toHaveLength(3);
    const sent = await mails();
    expect(sent.map(({ subject }) => subject)).toEqual(["Paid: Rome, Florence and Venice"]);
    expect(sent[0]!.text).toContain("$6,000.00");
    expect(sent[0]!.attachments.map(({ filename }) => filename)).toEqual([
      "Rome,_Florence_and_Venice_Itinerary.pdf",
      "Rome,_Florence_and_Venice.ics",
    ]);
    await syncPayment(world.ctx, (await partsOf(tripIds))[0]!.payment_intent!);
    const now = await balances();
    expect([now["Revenue: trip"], now["Traveller"]]).toEqual([-600_000, 0]);
    // The provider's fee of one payment, shared out: 2.9 % and 30 cents.
    expect(now["Provider's fees"]).toBe(17_430);
  });

  test("can be told of by the page of each place, and by the API", async () => {
    const { journeyId, tripIds } = await insertWhole(world.ada);
    const { sessionId } = await start(journeyId);
    expect(await getBookingStatus(world.ctx, world.ada, tripIds[0]!)).toBe("creating_session");
    await world.sandbox.pay(sessionId);
    expect(await confirmBySession(world.ctx, world.ada, tripIds[0]!, sessionId)).toMatchObject({
      status: "confirmed",
      booking: { amountMinor: 100_000 },
    });
    expect(await completeBooking(world.ctx, world.ada, tripIds[1]!)).toMatchObject({ status: "confirmed" });
    expect(await getBookingStatus(world.ctx, world.ada, tripIds[2]!)).toBe("confirmed");
    const shown = await confirmBooking(world.ctx, world.ada, tripIds[2]!, { sessionId, paymentStatus: "paid" });
    expect(shown).toMatchObject({ status: "confirmed", view: { totalPaidMinor: 300_000 } });
  });

  test("are nobody else's", async () => {
    const { journeyId } = await insertWhole(world.ada);
    await expect(startWholeCheckout(world.ctx, world.eve, journeyId)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(lockWhole(world.ctx, world.eve, journeyId)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const { sessionId } = await start(journeyId);
    await expect(confirm(journeyId, sessionId, world.eve)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const eves = await insertWhole(world.eve);
    expect(await confirm(eves.journeyId, sessionId, world.eve)).toMatchObject({ status: "failed", httpStatus: 404 });
    const other = await insertWhole(world.ada);
    expect(await confirm(other.journeyId, sessionId)).toMatchObject({ status: "failed", httpStatus: 404 });
  });

  test("are refused with the place that still lacks something", async () => {
    const { journeyId, tripIds } = await insertWhole(world.ada);
    await updateTrip(tripIds[1]!, { hotel: null });
    await expect(start(journeyId)).rejects.toMatchObject({
      code: "CONFLICT",
      message: expect.stringMatching(/^Florence: Choose your flights/) as string,
    });
    await updateTrip(tripIds[1]!, { hotel: chosenStay(200_000), price_confidence: 0.3 });
    await expect(start(journeyId)).rejects.toMatchObject({
      message: "Florence: Prices must be locked before booking",
    });
    await lockWhole(world.ctx, world.ada, journeyId);
    expect(await countRows("price_locks")).toBe(3);
    await start(journeyId);
    expect(await countRows("checkouts")).toBe(4);
  });

  test("are those that are still open; a last one is paid by itself", async () => {
    const { journeyId, tripIds } = await insertWhole(world.ada);
    await updateTrip(tripIds[0]!, { status: "cancelled" });
    const { sessionId } = await start(journeyId);
    expect(await world.provider.findSession(sessionId)).toMatchObject({ amountMinor: 500_000 });
    await updateTrip(tripIds[1]!, { status: "booked" });
    await expect(start(journeyId)).rejects.toMatchObject({ code: "CONFLICT" });
  });
});

describe("two ways to pay for a place", () => {
  test("never stay open beside each other", async () => {
    const { journeyId, tripIds } = await insertWhole(world.ada);
    const own = await startCheckout(world.ctx, world.ada, tripIds[0]!);
    const whole = await start(journeyId);
    expect((await start(journeyId)).sessionId).toBe(whole.sessionId);
    expect((await world.provider.findSession(own.sessionId))?.status).toBe("expired");
    const again = await startCheckout(world.ctx, world.ada, tripIds[2]!);
    expect((await world.provider.findSession(whole.sessionId))?.status).toBe("expired");
    expect((await partsOf(tripIds)).map(({ status }) => status)).toEqual(["expired", "expired", "expired"]);
    expect((await world.provider.findSession(again.sessionId))?.status).toBe("open");
  });

  test("in two tabs at once leave one open", async () => {
    const { journeyId, tripIds } = await insertWhole(world.ada);
    const tabs = [0, 1, 2, 3].flatMap((tab) => [
      start(journeyId),
      startCheckout(world.ctx, world.ada, tripIds[tab % 3]!),
    ]);
    const started = (await Promise.all(tabs)).map(({ sessionId }) => sessionId);
    const sessions = await Promise.all([...new Set(started)].map((id) => world.provider.findSession(id)));
    const open = sessions.filter((session) => session?.status === "open");
    const amounts = open.reduce((sum, session) => sum + session!.amountMinor, 0);
    // Either the whole is open, or places by themselves.
    expect(open.length === 1 || open.every((session) => session!.amountMinor < 600_000)).toBe(true);
    expect(amounts).toBeLessThanOrEqual(600_000);
  });

  test("that were both paid give back what was paid twice, and no more", async () => {
    const { journeyId, tripIds } = await insertWhole(world.ada);
    const own = await startCheckout(world.ctx, world.ada, tripIds[1]!);
    // Both pages are open, as after a lost call.
    await db().updateTable("checkouts").set({ scope: "moved aside" }).execute();
    const whole = await start(journeyId);
    await world.sandbox.pay(own.sessionId);
    await world.sandbox.pay(whole.sessionId);
    await fulfilCheckout(world.ctx, own.sessionId);
    await fulfilCheckout(world.ctx, whole.sessionId);
    expect(await statusesOf(tripIds)).toEqual(["booked", "booked", "booked"]);
    expect(await back()).toEqual([200_000]);
    expect(await confirm(journeyId, whole.sessionId)).toMatchObject({
      status: "confirmed",
      places: [{ outcome: "booked" }, { outcome: "going back" }, { outcome: "booked" }],
    });
    expect((await balances())["Traveller"]).toBe(0);
  });

  test("of which one was paid already lead to that payment", async () => {
    const { journeyId, tripIds } = await insertWhole(world.ada);
    const own = await startCheckout(world.ctx, world.ada, tripIds[0]!);
    await world.sandbox.pay(own.sessionId);
    const started = await start(journeyId);
    expect(started).toMatchObject({ sessionId: own.sessionId, url: expect.stringContaining("/journeys/") as string });
    expect(await confirm(journeyId, own.sessionId)).toEqual({ status: "elsewhere", tripId: tripIds[0] });
    await fulfilCheckout(world.ctx, own.sessionId);
    const rest = await start(journeyId);
    expect(await world.provider.findSession(rest.sessionId)).toMatchObject({ amountMinor: 500_000 });
    await world.sandbox.pay(rest.sessionId);
    const single = await startCheckout(world.ctx, world.ada, tripIds[1]!);
    expect(single.sessionId).toBe(rest.sessionId);
    expect(single.url).toContain(`/trips/${tripIds[1]}/confirmation?session_id=${rest.sessionId}`);
    const shown = await confirmBooking(world.ctx, world.ada, tripIds[1]!, { sessionId: rest.sessionId });
    expect(shown).toMatchObject({ status: "confirmed", view: { totalPaidMinor: 200_000 } });
    expect(await listRefunds()).toEqual([]);
  });
});

describe("a place that can't be had any more", () => {
  test("gets its own amount back, and the others are booked", async () => {
    const { journeyId, tripIds } = await insertWhole(world.ada);
    const { sessionId } = await start(journeyId);
    await updateTrip(tripIds[0]!, { hotel: chosenStay(100_000, "another stay") });
    await removeTrip(world.ctx, tripIds[2]!, world.ada.id);
    await world.sandbox.pay(sessionId);
    const confirmation = await confirm(journeyId, sessionId);
    expect(confirmation).toMatchObject({
      status: "confirmed",
      places: [
        { name: "One place", outcome: "going back" },
        { name: "Rome", outcome: "going back", amountMinor: 100_000 },
        { name: "Florence", outcome: "booked" },
      ],
    });
    expect(await back()).toEqual([100_000, 300_000]);
    expect(await statusesOf(tripIds)).toEqual(["planning", "booked", undefined]);
    const [mail] = await mails();
    expect(mail!.text).toContain("The trip was changed after its payment page was opened.");
    await syncPayment(world.ctx, (await partsOf(tripIds))[0]!.payment_intent!);
    const now = await balances();
    expect([now["Revenue: trip"], now["Traveller"], now["Refunded"] ?? 0]).toEqual([-200_000, 0, 0]);
    if (confirmation.status !== "confirmed") return;
    expect(outcomeInWords(confirmation.places[1]!)).toBe(
      "Not booked. The trip was changed after its payment page was opened. $1,000.00 is on its way back to you, the way you paid.",
    );
  });

  test("and whose refund failed is given back by reconciliation", async () => {
    const { journeyId, tripIds } = await insertWhole(world.ada);
    const { sessionId } = await start(journeyId);
    await updateTrip(tripIds[0]!, { hotel: null });
    await world.sandbox.pay(sessionId);
    await fulfilCheckout(makeCtx({ faults: { payments: undefined } }), sessionId);
    await db().updateTable("checkouts").set({ status: "refunding" }).where("trip_id", "=", tripIds[0]!).execute();
    await sweep();
    expect(await back()).toEqual([100_000]);
    expect((await partsOf(tripIds)).map(({ status }) => status)).toEqual(["refunded", "paid", "paid"]);
  });

  test("is made up for when the process ended between two places", async () => {
    const { journeyId, tripIds } = await insertWhole(world.ada);
    const { sessionId } = await start(journeyId);
    await world.sandbox.pay(sessionId);
    await fulfilCheckout(world.ctx, sessionId);
    // As if it had ended before the last place, and before the whole was noted.
    const last = (await partsOf(tripIds))[2]!;
    await db().deleteFrom("bookings").where("trip_id", "=", tripIds[2]!).execute();
    await db().deleteFrom("ledger_entries").where("checkout_id", "=", last.id).execute();
    await db().deleteFrom("jobs").execute();
    await updateTrip(tripIds[2]!, { status: "planning", booked_at: null });
    await db().updateTable("checkouts").set({ status: "open" }).where("id", "in", [last.id, last.part_of!]).execute();
    await sweep();
    expect(await statusesOf(tripIds)).toEqual(["booked", "booked", "booked"]);
    expect((await mails()).map(({ subject }) => subject)).toEqual(["Paid: Rome, Florence and Venice"]);
  });
});

describe("after the payment", () => {
  const refundedOf = async (tripIds: readonly string[]) =>
    (await partsOf(tripIds)).map(({ refunded_minor }) => refunded_minor);

  test("one place is cancelled, and its refund is its own", async () => {
    const { tripIds, paymentIntent } = await paidWhole(world);
    const trip = await getTrip(world.ctx, tripIds[1]!, { userId: world.ada.id });
    await updateTrip(tripIds[1]!, {
      hotel: HOTEL.write({
        ...trip.hotel!,
        offer: {
          ...trip.hotel!.offer,
          cancellation: { ...trip.hotel!.offer.cancellation, freeUntil: "2027-05-01" },
        },
      }),
    });
    const { backMinor } = await cancelBooked(world.ctx, world.ada, tripIds[1]!, 0);
    expect(backMinor).toBe(200_000);
    const job = await db()
      .selectFrom("jobs")
      .selectAll()
      .where("kind", "=", "trip-cancelled")
      .executeTakeFirstOrThrow();
    await settleCancelled(world.ctx, job);
    await syncPayment(world.ctx, paymentIntent);
    expect(await statusesOf(tripIds)).toEqual(["booked", "cancelled", "booked"]);
    expect(await refundedOf(tripIds)).toEqual([0, 200_000, 0]);
    expect(await back()).toEqual([200_000]);
  });

  test("a refund by hand is spread over them, and calls none off", async () => {
    const { tripIds, paymentIntent } = await paidWhole(world);
    await giveBackByHand(paymentIntent, 300_000);
    await syncPayment(world.ctx, paymentIntent);
    await syncPayment(world.ctx, paymentIntent);
    expect(await refundedOf(tripIds)).toEqual([50_000, 100_000, 150_000]);
    expect(await statusesOf(tripIds)).toEqual(["booked", "booked", "booked"]);
    // A further one that names a place is that place's.
    await giveBackByHand(paymentIntent, 50_000, { tripId: tripIds[0]! });
    await syncPayment(world.ctx, paymentIntent);
    expect(await refundedOf(tripIds)).toEqual([100_000, 100_000, 150_000]);
    expect(await statusesOf(tripIds)).toEqual(["cancelled", "booked", "booked"]);
    // The rest calls off the rest.
    await giveBackByHand(paymentIntent, 250_000);
    await syncPayment(world.ctx, paymentIntent);
    expect(await refundedOf(tripIds)).toEqual([100_000, 200_000, 300_000]);
    expect(await statusesOf(tripIds)).toEqual(["cancelled", "cancelled", "cancelled"]);
    const now = await balances();
    expect([now["Traveller"], now["Refunded"], now["Payment provider"]]).toEqual([0, 600_000, -17_430]);
  });

  test("a dispute holds them all, and one that is won frees them", async () => {
    const { tripIds, paymentIntent } = await paidWhole(world);
    await world.sandbox.dispute(paymentIntent, "needs_response");
    await syncPayment(world.ctx, paymentIntent);
    expect((await partsOf(tripIds)).map(({ dispute }) => dispute)).toEqual(["open", "open", "open"]);
    expect((await balances())["Disputed"]).toBe(600_000);
    const { backMinor } = await cancelBooked(world.ctx, world.ada, tripIds[0]!, 0);
    expect(backMinor).toBe(0);
    await world.sandbox.dispute(paymentIntent, "won");
    await syncPayment(world.ctx, paymentIntent);
    expect((await partsOf(tripIds)).map(({ dispute }) => dispute)).toEqual(["won", "won", "won"]);
    expect((await balances())["Disputed"]).toBe(0);
  });

  test("a payment that failed in the end closes all of it, with one mail, and can be tried again", async () => {
    const { journeyId, tripIds } = await insertWhole(world.ada);
    const { sessionId } = await start(journeyId);
    await world.sandbox.pay(sessionId, true);
    expect(await confirm(journeyId, sessionId)).toMatchObject({ status: "processing" });
    await world.sandbox.settle(sessionId, "failed");
    await sweep();
    expect((await partsOf(tripIds)).map(({ status }) => status)).toEqual(["failed", "failed", "failed"]);
    const sent = await mails();
    expect(sent.map(({ subject }) => subject)).toEqual(["Payment not completed: Rome, Florence and Venice"]);
    expect(sent[0]!.text).toContain(`/journeys/${journeyId}`);
    expect((await start(journeyId)).sessionId).not.toBe(sessionId);
  });

  test("an account that is deleted leaves no open page behind", async () => {
    const { journeyId, tripIds } = await insertWhole(world.ada);
    const { sessionId } = await start(journeyId);
    await deleteAccountAndPayments(world.ctx, world.ada);
    expect((await world.provider.findSession(sessionId))?.status).toBe("expired");
    expect((await partsOf(tripIds)).map(({ status }) => status)).toEqual(["expired", "expired", "expired"]);
  });
});

describe("one payment", () => {
  test("is one line of billing with its places, and has one receipt", async () => {
    const { parts, paymentIntent } = await paidWhole(world);
    await giveBackByHand(paymentIntent, 40_000, { checkoutId: parts[1]!.id });
    await syncPayment(world.ctx, paymentIntent);
    const [line, ...others] = await listPaymentsOf(world.ada);
    expect(others).toEqual([]);
    expect(line).toMatchObject({ name: "Trip of 3 places", amountMinor: 600_000, refundedMinor: 40_000 });
    expect(line!.places).toMatchObject([
      { name: "Trip to Rome, 1 – 4 May 2027", amountMinor: 100_000, refundedMinor: 0 },
      { name: "Trip to Florence, 4 – 7 May 2027", amountMinor: 200_000, refundedMinor: 40_000 },
      { name: "Trip to Venice, 7 – 10 May 2027", amountMinor: 300_000, refundedMinor: 0 },
    ]);
    const charges = await db().selectFrom("ledger_entries").select("id").where("kind", "=", "charge").execute();
    const names = await Promise.all(
      charges.map(async ({ id }) => (await getReceipt(world.ctx, world.ada, id)).fileName),
    );
    expect(new Set(names).size).toBe(1);
    await expect(getReceipt(world.ctx, world.eve, charges[0]!.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("is one line at the desk, also where one of its places needs a person", async () => {
    const { parts } = await paidWhole(world);
    const { rows: paid } = await listPayments("paid");
    expect(paid).toHaveLength(1);
    expect(paid[0]).toMatchObject({ feature: "longer_trip", amountMinor: 600_000, status: "paid" });
    expect(paid[0]!.places.map(({ reference }) => reference?.length)).toEqual([6, 6, 6]);
    await db().updateTable("checkouts").set({ status: "unrefundable" }).where("id", "=", parts[0]!.id).execute();
    const [line, ...others] = (await listPayments("attention")).rows;
    expect(others).toEqual([]);
    expect([line!.id, line!.places.length]).toEqual([parts[0]!.part_of, 3]);
    const { balances: held, parts: places } = await getPaymentLedger(parts[0]!.part_of!);
    expect(places).toHaveLength(3);
    expect(held.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(0);
    expect(held.find(({ account }) => account === "Revenue: trip")?.amountMinor).toBe(-600_000);
    expect((await getPaymentLedger(parts[1]!.id)).partOf).toBe(parts[0]!.part_of);
  });
});

test("a trip of one place has no page of the whole to pay on", async () => {
  await insertTrip(world.ada);
  await expect(start("none")).rejects.toMatchObject({ code: "NOT_FOUND" });
});
