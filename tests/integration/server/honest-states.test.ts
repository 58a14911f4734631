import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import { getTripCalendar } from "#app/modules/documents/calendar.server";
import { orderStore } from "#app/modules/booking/orders/order-store.server";
import { sweepCare } from "#app/modules/booking/orders/order-care.server";
import { beginOrdering } from "#app/modules/booking/orders/begin-ordering.server";
import { getTripOfParty } from "#app/modules/trips/party/party.server";
import { getTrip, markTripBooked, noteOrders } from "#app/modules/trips/store/trips.server";
import * as tripsCall from "#app/routes/api/trips/trips";
import * as dashboard from "#app/routes/trips/dashboard";
import * as tripPage from "#app/routes/trips/trip";
import { makeCtx } from "../booking/booking.fixture";
import { closeOrderedWorld, openOrderedWorld, orderedTrip } from "../booking/ordered-trip.fixture";
import type { OrderedWorld } from "../booking/ordered-trip.fixture";
import { argsFor, bringBo } from "../planning/party.fixture";

let world: OrderedWorld;
beforeAll(async () => {
  world = await openOrderedWorld();
}, 60_000);
afterAll(closeOrderedWorld);

const tripOf = (tripId: string) => getTrip(makeCtx(), tripId, { userId: world.ada.id });
const due = () => db().updateTable("trip_orders").set({ care_at: "2020-01-01T00:00:00.000Z" }).execute();
const hand = (checkoutId: string) => ({ checkoutId, token: "hand", now: new Date() });

/** The words of a trip in all places that show its state. */
async function saidOf(tripId: string) {
  const cards = await dashboard.loader({ ...(await argsFor("/trip/dashboard", { user: world.ada })), params: {} });
  const call = await tripsCall.answer({ ...(await argsFor("/api/v1/trips", { user: world.ada })), params: {} });
  const { data } = (await call.json()) as { data: { id: string; status: string; bookingState: string | null }[] };
  const page = (await tripPage.loader(await argsFor(`/trips/${tripId}`, { user: world.ada }))) as {
    trip: { badge: { label: string } };
    codes: { here: { flights?: string; stay?: string } };
    ordered: { isOpen: boolean; partly?: string } | null;
  };
  const calendar = await getTripCalendar(makeCtx(), world.ada.id, tripId);
  return {
    card: [cards.next, ...cards.trips].find((card) => card?.id === tripId)?.badge.label,
    call: data.find(({ id }) => id === tripId)?.bookingState,
    page: page.trip.badge.label,
    isOpen: page.ordered?.isOpen,
    here: page.codes.here,
    calendar: calendar.text,
  };
}

describe("a paid trip", () => {
  it("is called booked nowhere while it is being ordered, and carries its references once it is", async () => {
    const { tripId, checkoutId } = await orderedTrip(world, {
      ordering: { state: "ordering", money: "captured" },
      stay: { state: "waiting", made: null, ref: null },
    });
    await noteOrders(db(), tripId, world.ada.id, { state: "ordering" }, new Date());
    expect(await saidOf(tripId)).toMatchObject({
      card: "Being booked",
      call: "ordering",
      page: "Being booked",
      isOpen: true,
      here: {},
    });
    expect((await saidOf(tripId)).calendar).toContain("STATUS:TENTATIVE");
    const store = orderStore();
    expect(await store.take(hand(checkoutId))).toBe(true);
    const ordering = (await store.read(checkoutId))!;
    const stay = ordering.orders.find(({ part }) => part === "stay")!;
    const order = { part: "stay" as const, state: "made" as const, priceMinor: 1, attempt: 1, looks: 0 };
    const made = {
      ref: "bok_1",
      reference: "H-77",
      documents: [],
      isTicketed: true,
      price: { amount: "1.00", currency: "USD" },
      status: "booked" as const,
    };
    await store.noteOrder(hand(checkoutId), stay, order, { made });
    expect((await saidOf(tripId)).card).toBe("Being booked");
    await store.finish(hand(checkoutId), "confirmed");
    const said = await saidOf(tripId);
    const { booking_reference: reference } = world.fake.orders.at(-1)!;
    expect(said).toMatchObject({ card: "Booked", call: "confirmed", page: "Booked", isOpen: false });
    expect(said.here.flights).toMatch(new RegExp(`^Airline reference ${reference}, tickets 125-`));
    expect(said.here.stay).toBe("Hotel reference H-77");
    expect(said.calendar.replaceAll("\r\n ", "")).toContain(`Airline reference ${reference}`);
    expect(said.calendar).not.toContain("STATUS:TENTATIVE");
  });

  it("is booked in part where its stay could not be had, and not booked at all where nothing could", async () => {
    const partly = await orderedTrip(world, {
      ordering: { state: "ordering", money: "captured" },
      stay: { state: "refused", why: "gone", made: null, ref: null },
    });
    const store = orderStore();
    await store.take(hand(partly.checkoutId));
    await store.finish(hand(partly.checkoutId), "partly");
    expect(await saidOf(partly.tripId)).toMatchObject({
      card: "Booked in part",
      call: "partly",
      page: "Booked in part",
    });
    const none = await orderedTrip(world, { ordering: { state: "ordering", money: "released" } });
    await noteOrders(db(), none.tripId, world.ada.id, { state: "ordering" }, new Date());
    await store.take(hand(none.checkoutId));
    await store.finish(hand(none.checkoutId), "failed");
    expect(await saidOf(none.tripId)).toMatchObject({ card: "Planning", call: null, page: "Planning" });
  });

  it("begins to be ordered in the transaction that books it", async () => {
    const { tripId, checkoutId } = await orderedTrip(world);
    await db().deleteFrom("trip_orders").where("checkout_id", "=", checkoutId).execute();
    await db().deleteFrom("trip_orderings").where("checkout_id", "=", checkoutId).execute();
    const checkout = await db()
      .selectFrom("checkouts")
      .selectAll()
      .where("id", "=", checkoutId)
      .executeTakeFirstOrThrow();
    await markTripBooked(db(), tripId, world.ada.id, new Date());
    const session = { paymentStatus: "authorised", amountMinor: 1, currency: "USD" };
    await beginOrdering(db(), checkout, session as Parameters<typeof beginOrdering>[2], await tripOf(tripId), "Trip");
    expect((await tripOf(tripId)).orders).toEqual({ state: "ordering" });
  });

  it("learns its tickets when they come, and tells those who come along that it is booked, and no reference", async () => {
    const { tripId } = await orderedTrip(world, { parts: ["flights"] });
    const order = world.fake.orders.at(-1)!;
    await due();
    await sweepCare(makeCtx(), 50);
    expect((await tripOf(tripId)).orders?.flights).toMatchObject({ reference: order.booking_reference });
    const { revision } = await tripOf(tripId);
    order.documents = [{ type: "electronic_ticket", unique_identifier: "125-LATE" }];
    await due();
    await sweepCare(makeCtx(), 50);
    const after = await tripOf(tripId);
    expect(after.orders).toMatchObject({ state: "confirmed", flights: { documents: ["125-LATE"] } });
    // Unchanged values are no change of the trip.
    await due();
    await sweepCare(makeCtx(), 50);
    expect((await tripOf(tripId)).revision).toBe(after.revision);
    expect(after.revision).toBe(revision + 1);
    const { insertUser } = await import("../booking/booking.fixture");
    const bo = await insertUser("Bo");
    await bringBo({ ada: world.ada, bo, eve: world.eve }, tripId);
    const seen = await getTripOfParty(makeCtx(), tripId, bo.id);
    expect(seen.trip.orders).toEqual({ state: "confirmed" });
  });
});
