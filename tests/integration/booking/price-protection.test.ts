import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#app/db/client.server";
import { grantEntitlement } from "#app/modules/accounts/account/accounts.server";
import { startCheckout } from "#app/modules/booking/checkout/booking.server";
import { listBalances } from "#app/modules/booking/desk/bookings-desk.server";
import { bookingOf } from "#app/modules/booking/checkout/trip-page.server";
import { fulfilCheckout } from "#app/modules/booking/checkout/fulfilment.server";
import {
  PRICE_FALL_JOB,
  checkProtectedPrices,
  exportProtections,
  findProtection,
  sendPriceFall,
} from "#app/modules/booking/orders/protection.server";
import { searchHotels } from "#app/modules/inventory/search/inventory.server";
import { hotelQueryFor } from "#app/modules/planner/offers.server";
import { priceToday } from "#app/modules/planner/planner.server";
import { HOTEL } from "#app/modules/trips/trip/stored-trip";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { claimJob, finishJob } from "#tests/setup/jobs";
import { closeBookingWorld, insertTrip, listRefunds, makeCtx, openBookingWorld, updateTrip } from "./booking.fixture";
import type { BookingWorld } from "./booking.fixture";

const DAY_MS = 86_400_000;
let world: BookingWorld;
let tripId: string;
beforeEach(async () => {
  world = await openBookingWorld();
  tripId = await insertTrip(world.ada);
  const trip = await getTrip(world.ctx, tripId, { userId: world.ada.id });
  const [offer] = (await searchHotels(hotelQueryFor(trip, "2026-11-21"))).offers;
  await updateTrip(tripId, { hotel: HOTEL.write({ offer: offer!, reason: "the first" }) });
});
afterEach(closeBookingWorld);

const after = (days: number) => makeCtx({ now: new Date(world.ctx.now.getTime() + days * DAY_MS) });
const grant = (kind: "premium" | "trip_pass" | "price_lock", endsAt?: string) =>
  grantEntitlement(db(), { userId: world.ada.id, kind, source: `test:${kind}`, startsAt: "2026-01-01", endsAt });
const protection = () => findProtection(world.ada.id, tripId);

async function book(): Promise<void> {
  const { sessionId } = await startCheckout(world.ctx, world.ada, tripId);
  await world.sandbox.pay(sessionId);
  await fulfilCheckout(world.ctx, sessionId);
}

/** Lets the trip have cost this much more than its price on a day. */
async function paidMoreThan(day: number, moreMinor: number): Promise<void> {
  const today = await priceToday(after(day), await getTrip(world.ctx, tripId, { userId: world.ada.id }));
  await db()
    .updateTable("price_protections")
    .set({ lowest_minor: today + moreMinor })
    .execute();
}

/** Does the noted work, like the runner: each job twice, since an answer may be lost. */
async function runJobs(): Promise<void> {
  for (let job = await claimJob(new Date()); job; job = await claimJob(new Date())) {
    if (job.kind === PRICE_FALL_JOB) for (let time = 0; time < 2; time++) await sendPriceFall(world.ctx, job);
    await finishJob(job, new Date());
  }
}

const mails = async () =>
  (await db().selectFrom("jobs").select(["key", "payload"]).where("kind", "=", "mail").execute()).map(
    ({ payload }) => payload,
  );

describe("a booked trip", () => {
  test("is protected by a plan, for thirty days, and not without one", async () => {
    await book();
    expect(await protection()).toBeUndefined();
    expect(await exportProtections(world.ada.id)).toEqual([]);
  });

  test.each(["premium", "trip_pass", "price_lock"] as const)("is protected by %s", async (kind) => {
    await grant(kind);
    await book();
    expect(await protection()).toMatchObject({ until: "2026-12-21", checkedOn: "2026-11-21", backMinor: 0 });
    expect(await findProtection(world.eve.id, tripId)).toBeUndefined();
    const trip = await getTrip(world.ctx, tripId, { userId: world.ada.id });
    expect((await bookingOf(world.ctx, trip, world.ada.id)).payment).toEqual({
      protection: expect.stringContaining("until 21 December 2026"),
      moneyBack: [],
    });
  });

  test("is protected by the pass that was spent on it, and by no pass that was spent elsewhere", async () => {
    await grant("trip_pass");
    const spend = (id: string) => db().updateTable("entitlements").set({ trip_id: id }).execute();
    await spend("another");
    await book();
    expect(await protection()).toBeUndefined();
    await db().deleteFrom("bookings").execute();
    await updateTrip(tripId, { status: "planning" });
    await spend(tripId);
    await book();
    expect(await protection()).toBeDefined();
  });
});

describe("a price that can't be looked at", () => {
  test("waits an hour, and keeps no other trip waiting", async () => {
    await grant("premium");
    await book();
    const failing = tripId;
    const { hotel } = await db().selectFrom("trips").select("hotel").where("id", "=", tripId).executeTakeFirstOrThrow();
    tripId = await insertTrip(world.ada, { hotel });
    await book();
    // This job is asked for first, before all others, and always fails.
    await db()
      .updateTable("price_protections")
      .set({ checked_on: "2026-11-20" })
      .where("trip_id", "=", failing)
      .execute();
    await updateTrip(failing, { hotel: "{broken" });
    for (let pass = 0; pass < 2; pass++) await checkProtectedPrices(after(3), 1);
    expect(await protection()).toMatchObject({ checkedOn: "2026-11-24" });
    expect(await findProtection(world.ada.id, failing)).toMatchObject({ checkedOn: "2026-11-20" });
    await updateTrip(failing, { hotel });
    await checkProtectedPrices(after(3), 1);
    expect(await findProtection(world.ada.id, failing)).toMatchObject({ checkedOn: "2026-11-20" });
    await checkProtectedPrices(after(3 + 1 / 24), 1);
    expect(await findProtection(world.ada.id, failing)).toMatchObject({ checkedOn: "2026-11-24" });
  });
});

describe("a price that is watched", () => {
  beforeEach(async () => {
    await grant("premium");
    await book();
  });

  test("gives a fall back once, by the payment itself, and says so by mail", async () => {
    await paidMoreThan(3, 34_00);
    // Two processes look on the same day, and again later that day.
    await Promise.all([checkProtectedPrices(after(3), 10), checkProtectedPrices(after(3), 10)]);
    await checkProtectedPrices(after(3), 10);
    await runJobs();
    expect((await listRefunds()).map(({ amount }) => amount)).toEqual([34_00]);
    expect(await protection()).toMatchObject({ checkedOn: "2026-11-24", backMinor: 34_00 });
    const balances = Object.fromEntries(
      (await listBalances()).map(({ account, amountMinor }) => [account, amountMinor]),
    );
    expect(balances).toMatchObject({ Refunded: 34_00, Traveller: 0 });
    const sent = (await mails()).filter((payload) => payload.includes("got cheaper"));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain("$34");
    expect((await getTrip(world.ctx, tripId, { userId: world.ada.id })).status).toBe("booked");
  });

  test("that rises, or falls by cents, gives nothing back", async () => {
    await paidMoreThan(3, -50_00);
    await checkProtectedPrices(after(3), 10);
    await paidMoreThan(4, 99);
    await checkProtectedPrices(after(4), 10);
    await runJobs();
    expect(await listRefunds()).toEqual([]);
    expect(await protection()).toMatchObject({ checkedOn: "2026-11-25", backMinor: 0 });
  });

  test("is not looked at any more after its last day, nor for a trip that was called off", async () => {
    await paidMoreThan(31, 34_00);
    await checkProtectedPrices(after(31), 10);
    expect(await protection()).toMatchObject({ checkedOn: "2026-11-21" });
    await paidMoreThan(2, 34_00);
    await updateTrip(tripId, { status: "cancelled" });
    await checkProtectedPrices(after(2), 10);
    expect(await protection()).toMatchObject({ checkedOn: "2026-11-23", backMinor: 0 });
  });

  test("that cannot be asked for holds up no other, and is asked for again", async () => {
    const error = vi.fn();
    await db().updateTable("trips").set({ hotel: "not readable" }).execute();
    await checkProtectedPrices({ ...after(2), log: { ...world.ctx.log, error } }, 10);
    expect(error).toHaveBeenCalledOnce();
    expect(await protection()).toMatchObject({ checkedOn: "2026-11-21" });
  });
});
