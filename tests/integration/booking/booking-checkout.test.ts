import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { attachSession, closeCheckout, selectOpenCheckout } from "#app/modules/booking/money/booking.repo.server";
import {
  findActiveLock,
  findBookingSession,
  getBookingStatus,
  lockPrice,
  startCheckout,
} from "#app/modules/booking/checkout/booking.server";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { FLIGHT } from "#app/modules/trips/trip/stored-trip";
import { getTrip } from "#app/modules/trips/store/trips.server";
import {
  chosenStay,
  closeBookingWorld,
  countRows,
  insertChosenTrip,
  insertTrip,
  makeCtx,
  openBookingWorld,
} from "./booking.fixture";
import type { BookingWorld } from "./booking.fixture";

let world: BookingWorld;
beforeEach(async () => {
  world = await openBookingWorld();
});
afterEach(closeBookingWorld);

const minutesLater = (minutes: number) => makeCtx({ now: new Date(world.ctx.now.getTime() + minutes * 60_000) });

describe("startCheckout", () => {
  test("asks for the stored price: a person's share times travellers", async () => {
    const tripId = await insertChosenTrip(world.ada);
    const checkout = await startCheckout(world.ctx, world.ada, tripId);
    expect(checkout).toMatchObject({
      status: "redirecting",
      url: `http://localhost:3000/sandbox/pay/${checkout.sessionId}`,
    });
    const payment = await world.sandbox.findPayment(checkout.sessionId);
    expect(payment).toMatchObject({
      amountMinor: 200_000,
      currency: "USD",
      lines: [{ name: "Seven days in Kyoto", unitAmountMinor: 100_000, quantity: 2 }],
      successUrl: `http://localhost:3000/trips/${tripId}/confirmation?session_id=${checkout.sessionId}&payment_status=paid`,
      cancelUrl: `http://localhost:3000/trips/${tripId}/confirmation?session_id=${checkout.sessionId}&payment_status=canceled`,
    });
    const session = await world.provider.findSession(checkout.sessionId);
    const row = await db().selectFrom("checkouts").selectAll().where("trip_id", "=", tripId).executeTakeFirstOrThrow();
    expect(session).toMatchObject({ clientReference: row.id, metadata: { tripId, userId: world.ada.id } });
  });

  test("is named in the trip's own answer, and in nobody else's (CHECKLIST ENT-12)", async () => {
    const tripId = await insertChosenTrip(world.ada);
    expect(await findBookingSession(world.ada, tripId)).toBeUndefined();
    const { sessionId } = await startCheckout(world.ctx, world.ada, tripId);
    expect(await findBookingSession(world.ada, tripId)).toBe(sessionId);
    expect(await findBookingSession(world.eve, tripId)).toBeUndefined();
    await db().updateTable("checkouts").set({ status: "expired" }).where("trip_id", "=", tripId).execute();
    expect(await findBookingSession(world.ada, tripId)).toBeUndefined();
  });

  test("needs a trip", async () => {
    await expect(startCheckout(world.ctx, world.ada, " ")).rejects.toMatchObject({
      code: "BAD_REQUEST",
      message: "Trip ID is required for booking",
    });
  });

  test("does not know the trip of somebody else", async () => {
    const tripId = await insertChosenTrip(world.eve);
    await expect(startCheckout(world.ctx, world.ada, tripId)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await countRows("checkouts")).toBe(0);
  });

  test.each(["booked", "completed"] as const)("refuses a trip that is %s", async (status) => {
    const tripId = await insertChosenTrip(world.ada, { status });
    await expect(startCheckout(world.ctx, world.ada, tripId)).rejects.toMatchObject({
      code: "CONFLICT",
      message: "This trip has already been booked or completed",
    });
  });

  test("refuses wavering prices without a lock, with both texts", async () => {
    const tripId = await insertChosenTrip(world.ada, { price_confidence: 0.79 });
    await expect(startCheckout(world.ctx, world.ada, tripId)).rejects.toMatchObject({
      code: "CONFLICT",
      message: "Prices must be locked before booking",
      details: { extra: { notice: "Prices are currently fluctuating. Please lock prices before booking." } },
    });
  });

  test("takes steady prices as they are, and any price that is locked", async () => {
    const steady = await insertChosenTrip(world.ada, { price_confidence: 0.8 });
    await expect(startCheckout(world.ctx, world.ada, steady)).resolves.toMatchObject({ status: "redirecting" });
    const wavering = await insertChosenTrip(world.ada, { price_confidence: 0.1 });
    await lockPrice(world.ctx, world.ada, wavering);
    await expect(startCheckout(world.ctx, world.ada, wavering)).resolves.toMatchObject({ status: "redirecting" });
  });

  test("gives the open payment page again", async () => {
    const tripId = await insertChosenTrip(world.ada);
    const first = await startCheckout(world.ctx, world.ada, tripId);
    expect(await startCheckout(world.ctx, world.ada, tripId)).toEqual(first);
    expect(await countRows("checkouts")).toBe(1);
  });

  test("gives every tab the same page when all ask at once", async () => {
    const tripId = await insertChosenTrip(world.ada);
    const all = await Promise.all(Array.from({ length: 12 }, () => startCheckout(world.ctx, world.ada, tripId)));
    expect(new Set(all.map((one) => one.sessionId)).size).toBe(1);
    expect(await countRows("checkouts")).toBe(1);
  });

  test("ends the old page when the price changed", async () => {
    const tripId = await insertChosenTrip(world.ada);
    const first = await startCheckout(world.ctx, world.ada, tripId);
    await db()
      .updateTable("trips")
      .set({ hotel: chosenStay(220_000) })
      .where("id", "=", tripId)
      .execute();
    const second = await startCheckout(world.ctx, world.ada, tripId);
    expect(second.sessionId).not.toBe(first.sessionId);
    expect(await world.provider.findSession(first.sessionId)).toMatchObject({ status: "expired" });
    expect(await world.sandbox.findPayment(second.sessionId)).toMatchObject({ amountMinor: 220_000, status: "open" });
  });

  test("is one page for tabs on two addresses that ask at once", async () => {
    const tripId = await insertChosenTrip(world.ada);
    const origins = ["http://localhost:3000", "http://127.0.0.1:3000"];
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        startCheckout(makeCtx({ origin: origins[index % 2] ?? "" }), world.ada, tripId),
      ),
    );
    expect(new Set(all.map((one) => one.sessionId)).size).toBe(1);
    const rows = await db().selectFrom("checkouts").select(["status", "provider_session_id"]).execute();
    expect(rows.map((row) => row.status)).toEqual(["open"]);
    const sessions = await db()
      .selectFrom("sandbox_payment_objects")
      .select("id")
      .where("kind", "=", "session")
      .execute();
    const open = await Promise.all(
      sessions.map(async ({ id }) => (await world.provider.findSession(id))?.status === "open"),
    );
    expect(open.filter(Boolean)).toHaveLength(1);
  });

  test("makes a page that leads back to where it is asked for, once the old one of another address is no double press", async () => {
    const tripId = await insertChosenTrip(world.ada);
    const first = await startCheckout(world.ctx, world.ada, tripId);
    const elsewhere = makeCtx({ origin: "http://127.0.0.1:3000" });
    expect((await startCheckout(elsewhere, world.ada, tripId)).sessionId).toBe(first.sessionId);
    await db()
      .updateTable("checkouts")
      .set({ created_at: new Date(Date.now() - 3 * 60_000).toISOString() })
      .execute();
    const second = await startCheckout(elsewhere, world.ada, tripId);
    expect((await world.sandbox.findPayment(second.sessionId))?.successUrl).toMatch(/^http:\/\/127\.0\.0\.1:3000\//);
    expect(await world.provider.findSession(first.sessionId)).toMatchObject({ status: "expired" });
  });

  test("takes no second session for a checkout that has one", async () => {
    const tripId = await insertChosenTrip(world.ada);
    const { sessionId } = await startCheckout(world.ctx, world.ada, tripId);
    const { id } = (await selectOpenCheckout(db(), `trip:${tripId}`))!;
    const at = new Date().toISOString();
    expect(await attachSession(db(), id, "cs_test_other", null, at)).toBe(false);
    expect(await attachSession(db(), id, sessionId, null, at)).toBe(true);
  });

  test("makes another page after the first expired", async () => {
    const tripId = await insertChosenTrip(world.ada);
    const first = await startCheckout(world.ctx, world.ada, tripId);
    await world.provider.expireSession(first.sessionId);
    const second = await startCheckout(world.ctx, world.ada, tripId);
    expect(second.sessionId).not.toBe(first.sessionId);
  });

  test("sends whoever has paid to the confirmation instead of to a second payment", async () => {
    const tripId = await insertChosenTrip(world.ada);
    const { sessionId } = await startCheckout(world.ctx, world.ada, tripId);
    await world.sandbox.pay(sessionId);
    const again = await startCheckout(world.ctx, world.ada, tripId);
    expect(again).toEqual({
      status: "redirecting",
      sessionId,
      url: `http://localhost:3000/trips/${tripId}/confirmation?session_id=${sessionId}&payment_status=paid`,
    });
  });

  test("finds its session again when the provider's answer was lost", async () => {
    const tripId = await insertChosenTrip(world.ada);
    const first = await startCheckout(world.ctx, world.ada, tripId);
    await db()
      .updateTable("checkouts")
      .set({ provider_session_id: null, url: null })
      .where("trip_id", "=", tripId)
      .execute();
    expect(await startCheckout(world.ctx, world.ada, tripId)).toEqual(first);
  });

  test("does not close a checkout that was given its session since it was read", async () => {
    const tripId = await insertChosenTrip(world.ada);
    await startCheckout(world.ctx, world.ada, tripId);
    await db().updateTable("checkouts").set({ provider_session_id: null }).execute();
    const read = await selectOpenCheckout(db(), `trip:${tripId}`);
    await attachSession(db(), read?.id ?? "", "cs_test_late", null, new Date().toISOString());
    await closeCheckout(db(), { id: read?.id ?? "", provider_session_id: null }, "expired", new Date().toISOString());
    expect(await selectOpenCheckout(db(), `trip:${tripId}`)).toMatchObject({
      status: "open",
      provider_session_id: "cs_test_late",
    });
  });

  test.each(["checkout", "payments"] as const)("says so when %s fails, and works again afterwards", async (port) => {
    const tripId = await insertChosenTrip(world.ada);
    await expect(
      startCheckout(makeCtx({ faults: { [port]: { kind: "error" } } }), world.ada, tripId),
    ).rejects.toMatchObject({ message: "Failed to create checkout session", status: 500 });
    await expect(startCheckout(world.ctx, world.ada, tripId)).resolves.toMatchObject({ status: "redirecting" });
  });
});

describe("price locks", () => {
  test("hold for fifteen minutes", async () => {
    const tripId = await insertChosenTrip(world.ada, { price_confidence: 0.5 });
    const lock = await lockPrice(world.ctx, world.ada, tripId);
    expect(lock).toMatchObject({ amountMinor: 200_000, currency: "USD", lockedUntil: "2026-11-21T10:15:00.000Z" });
    await expect(startCheckout(minutesLater(14), world.ada, tripId)).resolves.toBeDefined();
    await expect(startCheckout(minutesLater(15), world.ada, tripId)).rejects.toMatchObject({
      message: "Prices must be locked before booking",
    });
  });

  test("are not made longer by pressing again", async () => {
    const tripId = await insertChosenTrip(world.ada);
    const lock = await lockPrice(world.ctx, world.ada, tripId);
    expect(await lockPrice(minutesLater(10), world.ada, tripId)).toEqual(lock);
    expect((await lockPrice(minutesLater(16), world.ada, tripId)).id).not.toBe(lock.id);
  });

  test("keep the price that was locked when the stored one rises, and let it fall", async () => {
    const { flight } = fullTrip("kyoto", 7);
    const at = (priceMinor: number) => FLIGHT.write({ ...flight!, offer: { ...flight!.offer, priceMinor } });
    const tripId = await insertTrip(world.ada, { flight: at(80_000) });
    await lockPrice(world.ctx, world.ada, tripId);
    const setPrice = (minor: number) =>
      db()
        .updateTable("trips")
        .set({ flight: at(minor) })
        .where("id", "=", tripId)
        .execute();
    const amount = async () =>
      (await world.sandbox.findPayment((await startCheckout(world.ctx, world.ada, tripId)).sessionId))?.amountMinor;
    await setPrice(95_000);
    expect(await amount()).toBe(80_000);
    await setPrice(70_000);
    expect(await amount()).toBe(70_000);
  });

  test("hold for what was locked, not for another flight", async () => {
    const tripId = await insertChosenTrip(world.ada, { price_confidence: 0.5 });
    await lockPrice(world.ctx, world.ada, tripId);
    await db().updateTable("trips").set({ adults: 3 }).where("id", "=", tripId).execute();
    expect(
      await findActiveLock(world.ctx, world.ada, await getTrip(world.ctx, tripId, { userId: world.ada.id })),
    ).toBeUndefined();
    await expect(startCheckout(world.ctx, world.ada, tripId)).rejects.toMatchObject({
      message: "Prices must be locked before booking",
    });
  });

  test("are for the owner of the trip, while it can be booked", async () => {
    const tripId = await insertChosenTrip(world.ada);
    await expect(lockPrice(world.ctx, world.eve, tripId)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const booked = await insertChosenTrip(world.ada, { status: "booked" });
    await expect(lockPrice(world.ctx, world.ada, booked)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await countRows("price_locks")).toBe(0);
  });
});

describe("getBookingStatus", () => {
  test.each([
    ["booked", "confirmed"],
    ["completed", "confirmed"],
    ["cancelled", "failed"],
    ["planning", "creating_session"],
    ["draft", "idle"],
  ] as const)("a trip that is %s reads %s", async (status, expected) => {
    expect(await getBookingStatus(world.ctx, world.ada, await insertChosenTrip(world.ada, { status }))).toBe(expected);
  });

  test("says so when it cannot be checked, and knows only own trips", async () => {
    const tripId = await insertChosenTrip(world.ada);
    await expect(
      getBookingStatus(makeCtx({ faults: { booking: { kind: "error" } } }), world.ada, tripId),
    ).rejects.toMatchObject({ message: "Failed to check booking status" });
    await expect(getBookingStatus(world.ctx, world.eve, tripId)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
