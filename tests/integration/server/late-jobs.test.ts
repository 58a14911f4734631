import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { JOB_KINDS } from "#app/boot/job-lanes";
import { db } from "#app/db/client.server";
import type { JobKind } from "#app/db/job-kinds";
import { newId } from "#app/db/ids.server";
import { grantEntitlement } from "#app/modules/accounts/account/accounts.server";
import { startCheckout } from "#app/modules/booking/checkout/booking.server";
import { fulfilCheckout } from "#app/modules/booking/checkout/fulfilment.server";
import { startPaidHold } from "#app/modules/booking/checkout/holds.server";
import { EVENT_TYPES } from "#app/modules/disruption/disruption";
import { EVENT } from "#app/modules/disruption/disruption.schema";
import { clearOutbox } from "#app/modules/email/email.server";
import { searchHotels } from "#app/modules/inventory/search/inventory.server";
import { hotelQueryFor } from "#app/modules/planner/offers.server";
import { SEALED_HINTS, SEALED_WISH } from "#app/modules/surprise/stored-sealed";
import { HOTEL } from "#app/modules/trips/trip/stored-trip";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { addDays, utcDateOf } from "#app/shared/calendar";
import {
  closeBookingWorld,
  insertTrip,
  listRefunds,
  makeCtx,
  openBookingWorld,
  updateTrip,
} from "../booking/booking.fixture";
import type { BookingWorld } from "../booking/booking.fixture";
import { gone, letters, work } from "./late-jobs.fixture";

const ORIGIN = "http://localhost:3000";
const now = new Date();
const inDays = (days: number) => addDays(utcDateOf(now), days);

describe("a job that comes after its trip was cancelled or deleted", () => {
  let world: BookingWorld;
  let tripId: string;
  let of: { tripId: string; userId: string; origin: string };
  beforeEach(async () => {
    world = await openBookingWorld();
    tripId = await insertTrip(world.ada, { start_date: inDays(60), end_date: inDays(63) });
    of = { tripId, userId: world.ada.id, origin: ORIGIN };
    const trip = await getTrip(makeCtx({ now }), tripId, { userId: world.ada.id });
    const [offer] = (await searchHotels(hotelQueryFor(trip, inDays(0)))).offers;
    await updateTrip(tripId, { hotel: HOTEL.write({ offer: offer!, reason: "It fits" }) });
    const source = "test:premium";
    await grantEntitlement(db(), { userId: world.ada.id, kind: "premium", source, startsAt: "2026-01-01" });
    const { sessionId } = await startCheckout(makeCtx({ now }), world.ada, tripId);
    await world.sandbox.pay(sessionId);
    await fulfilCheckout(makeCtx({ now }), sessionId);
    await db().deleteFrom("jobs").execute();
    await clearOutbox();
  });
  afterEach(closeBookingWorld);

  it("confirms what is booked, and nothing that was cancelled or deleted since, or whose account is gone", async () => {
    await updateTrip(tripId, { status: "cancelled" });
    await work("trip-confirmation", of);
    await work("trip-confirmation", { ...of, again: "1" });
    expect(await letters()).toEqual([]);
    await updateTrip(tripId, { status: "booked" });
    await work("trip-confirmation", of);
    expect(await letters()).toHaveLength(1);
    await clearOutbox();
    await gone("trips", tripId);
    await work("trip-confirmation", of);
    await gone("users", world.ada.id);
    await work("trip-confirmation", of);
    expect(await letters()).toEqual([]);
  });

  it("confirms a trip whose days can't be planned any more without them", async () => {
    await updateTrip(tripId, { destination_slug: "a-place-that-left-the-catalogue", itinerary: null });
    await work("trip-confirmation", of);
    expect(await letters()).toHaveLength(1);
  });

  it("gives a fall of the price back all the same, and says what is true of the trip by then", async () => {
    await db().updateTable("price_protections").set({ back_minor: 500 }).execute();
    await updateTrip(tripId, { status: "cancelled" });
    await work("price-fall", { ...of, backMinor: 500, day: inDays(0) });
    expect((await listRefunds()).map(({ amount }) => amount)).toEqual([500]);
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter?.text).toContain("Your trip is cancelled, so we don’t check its price any more.");
    expect(letter?.text).not.toContain("your booking stays");
    await gone("trips", tripId);
    await work("price-fall", { ...of, backMinor: 500, day: inDays(1) });
    expect(await letters()).toHaveLength(1);
  });

  it("ends a reminder of a hold whose trip was booked or deleted", async () => {
    const held = await insertTrip(world.ada, { start_date: inDays(60), end_date: inDays(63) });
    const { hotel } = await db().selectFrom("trips").select("hotel").where("id", "=", tripId).executeTakeFirstOrThrow();
    await updateTrip(held, { hotel });
    const { sessionId } = await startPaidHold(makeCtx({ now }), world.ada, held);
    await world.sandbox.pay(sessionId);
    await fulfilCheckout(makeCtx({ now }), sessionId);
    const { id: lockId } = await db()
      .selectFrom("price_locks")
      .select("id")
      .where("trip_id", "=", held)
      .executeTakeFirstOrThrow();
    await updateTrip(held, { status: "booked" });
    await work("hold-ends", { ...of, tripId: held, lockId });
    await gone("trips", held);
    await work("hold-ends", { ...of, tripId: held, lockId });
    await work("release-held-seats", { lockId });
    expect(await letters()).toEqual([]);
  });

  it("gives back what was promised of a cancelled trip once, and writes to nobody about a trip that is gone", async () => {
    await updateTrip(tripId, { status: "cancelled" });
    await work("trip-cancelled", { ...of, backMinor: 700 });
    expect((await listRefunds()).map(({ amount }) => amount)).toEqual([700]);
    expect(await letters()).toHaveLength(1);
    await gone("trips", tripId);
    await work("trip-cancelled", { ...of, backMinor: 700 });
    expect(await letters()).toHaveLength(1);
  });

  it("opens no envelope of a trip that was cancelled, and writes nothing of one that is gone", async () => {
    const at = now.toISOString();
    const wish = SEALED_WISH.write({
      request: {
        ...{ startDate: inDays(60), endDate: inDays(63), adults: 2, children: 0, tier: "splurge", seed: 1 },
        origin: { code: "LON", label: "London (all airports)" },
      },
      ...{ passports: ["GB"], validUntil: inDays(1500), refused: { countries: [], places: [] }, limitMinor: 1 },
    });
    const hints = SEALED_HINTS.write({ days: null, evenings: null, rain: null, flight: null, crowd: 1 });
    await db()
      .insertInto("sealed_trips")
      .values({
        ...{ trip_id: tripId, user_id: world.ada.id, wish, hints, origin: ORIGIN, opens_at: at },
        ...{ opened_at: at, called_off_at: null, refund_minor: null, created_at: at },
      })
      .execute();
    await updateTrip(tripId, { status: "cancelled" });
    await work("seal-opened", of);
    await gone("trips", tripId);
    await work("seal-opened", of);
    await work("sealed-called-off", of);
    expect(await letters()).toEqual([]);
  });

  it("tells no device of an alert about a trip that was cancelled, and looks at none", async () => {
    const at = now.toISOString();
    const event = EVENT.write({
      ...{ id: "strike", type: EVENT_TYPES[0], severity: "CRITICAL", title: "Strike", description: "A strike" },
      ...{ affectedServices: [], estimatedImpact: { likelihood: 1 }, suggestedActions: [], detectedAt: at },
    });
    const alert = { id: newId(), trip_id: tripId, event_id: "strike", event, is_sample: 1, at };
    await db().insertInto("disruption_alerts").values(alert).execute();
    const watch = { id: newId(), trip_id: tripId, user_id: world.ada.id, status: "ACTIVE" as const, subscribed_at: at };
    const expires_at = `${inDays(3)}T00:00:00.000Z`;
    await db()
      .insertInto("disruption_subscriptions")
      .values({ ...watch, expires_at })
      .execute();
    await db()
      .insertInto("push_devices")
      .values({
        ...{ id: newId(), user_id: world.ada.id, endpoint: "https://push.test/1", endpoint_hash: "h" },
        ...{ p256dh: "p", auth: "a", name: "Browser", created_at: at },
      })
      .execute();
    await work("disruption-alert", { tripId, alertId: alert.id });
    expect(await db().selectFrom("jobs").select("kind").execute()).toEqual([{ kind: "push" }]);
    await db().deleteFrom("jobs").execute();
    await updateTrip(tripId, { status: "cancelled" });
    await work("disruption-alert", { tripId, alertId: alert.id });
    await work("disruption-check", { tripId, ownerId: world.ada.id });
    expect(await db().selectFrom("jobs").select("kind").execute()).toEqual([]);
  });

  it("ends quietly, of whatever kind it is, when all that it speaks of is gone", async () => {
    const told: Record<JobKind, object> = {
      "disruption-alert": { tripId, alertId: "gone" },
      "disruption-check": { tripId, ownerId: world.ada.id },
      "email-confirmation": { id: "1", userId: world.ada.id, email: "new@example.com", origin: ORIGIN },
      "flights-changed": { changeId: "gone", origin: ORIGIN },
      "hold-ends": { ...of, lockId: "gone" },
      // A letter holds the facts of the time of writing, and is sent unchanged.
      mail: { key: "1", to: "ada@voyance.test", subject: "Goodbye", text: "Goodbye", html: "<p>Goodbye</p>" },
      "order-lost": { orderId: "gone" },
      "order-trip": { checkoutId: "gone" },
      "password-reset": { id: "1", email: world.ada.email, origin: ORIGIN },
      "price-fall": { ...of, backMinor: 1, day: inDays(0) },
      push: { userId: world.ada.id, deviceId: "gone", title: "Hello", body: "Hello", address: "/" },
      "release-held-seats": { lockId: "gone" },
      "seal-opened": of,
      "sealed-called-off": of,
      "trip-cancelled": { ...of, backMinor: 1 },
      "trip-confirmation": of,
      "plan-days": { tripId, holder: { userId: world.ada.id } },
      "trip-not-booked": { checkoutId: "gone" },
      "trip-reminder": { tripId, userId: world.ada.id, reminder: "day", departsAt: now.toISOString() },
      "whole-paid": { checkoutId: "gone" },
    };
    await gone("trips", tripId);
    await gone("users", world.ada.id);
    for (const kind of JOB_KINDS) await work(kind, told[kind]);
    expect((await letters()).map(({ subject }) => subject)).toEqual(["Goodbye"]);
    expect(await listRefunds()).toEqual([]);
  });
});
