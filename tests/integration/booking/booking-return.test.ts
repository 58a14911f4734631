import type { Updateable } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#app/db/client.server";
import { onTold } from "#app/db/told.server";
import { findBooking, startCheckout } from "#app/modules/booking/checkout/booking.server";
import { confirmBooking } from "#app/modules/booking/checkout/confirmation.server";
import { fulfilCheckout } from "#app/modules/booking/checkout/fulfilment.server";
import { AppError } from "#app/shared/app-error";
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

/** The bytes that the next references are drawn from; where there are none, they are drawn as ever. */
const { drawn } = vi.hoisted(() => ({ drawn: [] as number[] }));
vi.mock(import("node:crypto"), async (original) => {
  const crypto = await original();
  const randomBytes = (size: number): Buffer => {
    const next = size === 6 ? drawn.shift() : undefined;
    return next === undefined ? crypto.randomBytes(size) : Buffer.alloc(size, next);
  };
  return { ...crypto, randomBytes: randomBytes as typeof crypto.randomBytes };
});

let world: BookingWorld;
let tripId: string;
beforeEach(async () => {
  world = await openBookingWorld();
  tripId = await insertChosenTrip(world.ada);
});
afterEach(closeBookingWorld);

const begin = async () => (await startCheckout(world.ctx, world.ada, tripId)).sessionId;
const setTrip = (values: Updateable<TripsTable>) => updateTrip(tripId, values);

describe("coming back from the payment page", () => {
  const comeBack = (sessionId: string | undefined, paymentStatus = "paid", ctx = world.ctx) =>
    confirmBooking(ctx, world.ada, tripId, { sessionId, paymentStatus });

  test("to a trip that was booked before payments were kept shows what it costs, and announces nothing", async () => {
    const sessionId = await begin();
    await setTrip({ status: "booked" });
    await db().updateTable("checkouts").set({ status: "paid" }).execute();
    const shown = await comeBack(sessionId);
    expect(shown).toMatchObject({
      status: "confirmed",
      isFirstView: false,
      view: { totalPaidMinor: 200_000, perTravellerMinor: 100_000, currency: "USD" },
    });
    expect(shown.status === "confirmed" && shown.view.reference).toBeUndefined();
  });

  test("shows the reference of the booking, with no lock where there was none", async () => {
    const sessionId = await begin();
    await world.sandbox.pay(sessionId);
    const shown = await comeBack(sessionId);
    const { reference } = (await findBooking(world.ada.id, tripId))!;
    expect(shown).toMatchObject({ status: "confirmed", view: { reference, priceHeldUntil: undefined } });
    expect(shown).not.toHaveProperty("notice");
  });

  test("is dated when the booking was first shown", async () => {
    const sessionId = await begin();
    await world.sandbox.pay(sessionId);
    await comeBack(sessionId);
    expect(await db().selectFrom("bookings").select("announced_at").executeTakeFirst()).toEqual({
      announced_at: world.ctx.now.toISOString(),
    });
  });

  test("to a trip that was booked, and cancelled since, says so instead of doubting its payment", async () => {
    const sessionId = await begin();
    await setTrip({ status: "cancelled" });
    await db().updateTable("checkouts").set({ status: "paid" }).execute();
    expect(await comeBack(sessionId)).toEqual({ status: "cancelled" });
  });

  test.each(["failed", "canceled"])("with the word %s to a trip that is booked shows the booking", async (word) => {
    const sessionId = await begin();
    await world.sandbox.pay(sessionId);
    await comeBack(sessionId);
    expect(await comeBack(sessionId, word)).toMatchObject({ status: "confirmed" });
  });

  test.each([
    ["nothing was paid", async () => undefined, "paid", UNCONFIRMED, 409],
    ["it was called off", async () => undefined, "canceled", NOT_PAID, 200],
    [
      "a slow payment failed",
      async (id: string) => {
        await world.sandbox.pay(id, true);
        await world.sandbox.settle(id, "failed");
      },
      "paid",
      NOT_PAID,
      200,
    ],
    ["the page expired", (id: string) => world.provider.expireSession(id), "paid", UNCONFIRMED, 409],
  ] as const)("says so when %s, and offers another try", async (_, happens, word, message, httpStatus) => {
    const sessionId = await begin();
    await happens(sessionId);
    expect(await comeBack(sessionId, word)).toEqual({ status: "failed", message, httpStatus, mayTryAgain: true });
  });

  test("offers no other try to somebody else's session, nor without one", async () => {
    expect(await comeBack("cs_test_invented")).toEqual({
      status: "failed",
      message: UNCONFIRMED,
      httpStatus: 404,
      mayTryAgain: false,
    });
    for (const none of [undefined, "", " "])
      expect(await comeBack(none)).toEqual({
        status: "failed",
        message: "Missing booking information",
        httpStatus: 400,
        mayTryAgain: false,
      });
    expect(await confirmBooking(world.ctx, world.ada, " ", { sessionId: "cs_1" })).toMatchObject({ httpStatus: 400 });
  });

  test("says what failed with the status of the part that failed, logs it, and offers another try", async () => {
    const sessionId = await begin();
    const error = vi.fn();
    const failing = (faults: Parameters<typeof makeCtx>[0]) =>
      comeBack(sessionId, "paid", makeCtx({ ...faults, log: { ...world.ctx.log, error } }));
    expect(await failing({ faults: { booking: { kind: "status", status: 502 } } })).toEqual({
      status: "failed",
      message: "Failed to confirm booking",
      httpStatus: 502,
      mayTryAgain: true,
    });
    expect(await failing({ faults: { trips: { kind: "status", status: 504 } } })).toEqual({
      status: "failed",
      message: "Failed to load booking confirmation",
      httpStatus: 504,
      mayTryAgain: true,
    });
    expect(error).toHaveBeenCalledTimes(2);
    world.provider.findSession = () => Promise.reject(new AppError("CONFLICT", "In the words of the part"));
    expect(await comeBack(sessionId)).toEqual({
      status: "failed",
      message: "In the words of the part",
      httpStatus: 409,
      mayTryAgain: false,
    });
  });

  test.each(["refunding", "refunded", "unrefundable"] as const)(
    "with a payment that is %s asks nobody, and tells of it beside the booking that another made",
    async (status) => {
      const sessionId = await begin();
      await db().updateTable("checkouts").set({ status, refund_reason: null }).execute();
      const asked = vi.spyOn(world.provider, "findSession");
      const whatNow =
        status === "unrefundable"
          ? "We're refunding your payment by hand; write to support@voyance.test if you have questions."
          : "Your payment was refunded in full.";
      const message = `This payment could not be used. ${whatNow}`;
      expect(await comeBack(sessionId)).toEqual({ status: "failed", message, httpStatus: 409, mayTryAgain: true });
      await setTrip({ status: "booked" });
      expect(await comeBack(sessionId)).toMatchObject({ status: "confirmed", notice: message });
      expect(asked).not.toHaveBeenCalled();
    },
  );
});

describe("a session that is looked at", () => {
  test("wakes those who wait for work when it was paid, and only then", async () => {
    const sessionId = await begin();
    const woken = vi.fn();
    const endHearing = onTold("jobs", woken);
    try {
      await fulfilCheckout(world.ctx, sessionId);
      expect(woken).not.toHaveBeenCalled();
      await world.sandbox.pay(sessionId);
      expect(await fulfilCheckout(world.ctx, sessionId)).toMatchObject({ status: "booked", isNew: true });
      expect(woken).toHaveBeenCalledTimes(1);
      expect(await fulfilCheckout(world.ctx, sessionId)).toMatchObject({ status: "booked", isNew: false });
      expect(woken).toHaveBeenCalledTimes(1);
    } finally {
      endHearing();
    }
  });

  test("is noted with what came of it", async () => {
    const outcomes: string[] = [];
    const look = async () => {
      const id = `evt_${outcomes.length}`;
      await fulfilCheckout(world.ctx, sessionId, { id, type: "checkout.session.completed" });
      const note = await db().selectFrom("payment_events").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
      expect(note).toMatchObject({ type: "checkout.session.completed", provider_session_id: sessionId });
      outcomes.push(note.outcome);
    };
    const sessionId = await begin();
    await look();
    await world.sandbox.pay(sessionId, true);
    await look();
    await world.sandbox.settle(sessionId, "succeeded");
    await look();
    await look();
    expect(outcomes).toEqual(["unpaid", "processing", "booked", "settled before"]);
  });

  test("of which the money came back before stays refunded, and of which a page ended stays ended", async () => {
    const sessionId = await begin();
    await world.provider.expireSession(sessionId);
    const event = { id: "evt_1", type: "checkout.session.expired" };
    expect(await fulfilCheckout(world.ctx, sessionId, event)).toMatchObject({ status: "expired" });
    expect(await db().selectFrom("payment_events").select("outcome").execute()).toEqual([{ outcome: "expired" }]);
    const other = await begin();
    await world.sandbox.pay(other);
    await db().updateTable("checkouts").set({ status: "refunded" }).execute();
    expect(await fulfilCheckout(world.ctx, other)).toMatchObject({ status: "refunded" });
    expect(await countRows("bookings")).toBe(0);
  });

  test("that names no payment yet is on its way, and one whose payment failed is closed", async () => {
    const sessionId = await begin();
    const session = (await world.provider.findSession(sessionId))!;
    const find = vi.spyOn(world.provider, "findSession");
    find.mockResolvedValue({ ...session, status: "complete", paymentStatus: "unpaid" });
    const pending = vi.spyOn(world.provider, "isPaymentPending").mockResolvedValue(false);
    expect(await fulfilCheckout(world.ctx, sessionId)).toMatchObject({ status: "processing" });
    expect(pending).not.toHaveBeenCalled();
    find.mockResolvedValue({ ...session, status: "complete", paymentStatus: "unpaid", paymentIntent: "pi_1" });
    expect(await fulfilCheckout(world.ctx, sessionId)).toMatchObject({ status: "failed" });
    expect(pending).toHaveBeenCalledWith("pi_1");
    expect(await db().selectFrom("checkouts").select("status").executeTakeFirst()).toEqual({ status: "failed" });
  });

  test("counts only when it is complete, whatever it says of money", async () => {
    const sessionId = await begin();
    const session = (await world.provider.findSession(sessionId))!;
    vi.spyOn(world.provider, "findSession").mockResolvedValue({ ...session, paymentStatus: "paid" });
    expect(await fulfilCheckout(world.ctx, sessionId)).toMatchObject({ status: "unpaid" });
    expect(await countRows("bookings")).toBe(0);
  });

  test("is found by our own reference only while its checkout has no session", async () => {
    const sessionId = await begin();
    await world.sandbox.pay(sessionId);
    await db().updateTable("checkouts").set({ provider_session_id: "cs_test_other" }).execute();
    expect(await fulfilCheckout(world.ctx, sessionId)).toEqual({ status: "unknown" });
    await db().updateTable("checkouts").set({ provider_session_id: null }).execute();
    expect(await fulfilCheckout(world.ctx, sessionId)).toMatchObject({ status: "booked" });
    expect(await db().selectFrom("checkouts").select("provider_session_id").executeTakeFirst()).toEqual({
      provider_session_id: sessionId,
    });
  });

  test("of a trip that has a booking already gives the money back, whatever the trip says of itself", async () => {
    const first = await begin();
    await world.sandbox.pay(first);
    await fulfilCheckout(world.ctx, first);
    await setTrip({ status: "planning" });
    const second = await begin();
    await world.sandbox.pay(second);
    expect(await fulfilCheckout(world.ctx, second)).toMatchObject({ status: "refunded" });
    expect(await countRows("bookings")).toBe(1);
    const row = await db()
      .selectFrom("checkouts")
      .select(["status", "refund_reason"])
      .where("provider_session_id", "=", second)
      .executeTakeFirst();
    expect(row).toEqual({ status: "refunded", refund_reason: "The trip was booked by another payment." });
    expect(await db().selectFrom("trips").select("status").where("id", "=", tripId).executeTakeFirst()).toEqual({
      status: "planning",
    });
  });

  test("draws the six letters again when another booking has them, three times at most", async () => {
    drawn.push(0);
    const first = await begin();
    await world.sandbox.pay(first);
    await fulfilCheckout(world.ctx, first);
    expect((await findBooking(world.ada.id, tripId))?.reference).toBe("AAAAAA");
    const other = await insertChosenTrip(world.ada);
    const { sessionId } = await startCheckout(world.ctx, world.ada, other);
    await world.sandbox.pay(sessionId);
    drawn.push(0, 0, 0);
    await expect(fulfilCheckout(world.ctx, sessionId)).rejects.toThrow();
    expect(drawn).toEqual([]);
    expect(await countRows("bookings")).toBe(1);
    drawn.push(0, 0, 1);
    expect(await fulfilCheckout(world.ctx, sessionId)).toMatchObject({ status: "booked" });
    expect((await findBooking(world.ada.id, other))?.reference).toBe("BBBBBB");
  });
});
