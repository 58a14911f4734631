import { db } from "#app/db/client.server";
import { newId } from "#app/db/ids.server";
import { startCheckout } from "#app/modules/booking/checkout/booking.server";
import { fulfilCheckout } from "#app/modules/booking/checkout/fulfilment.server";
import type { OrderRow } from "#app/modules/booking/money/orders.repo.server";
import type { TripOrderingsTable } from "#app/modules/booking/rules/orders.table";
import { MADE_ORDER, ORDERED_FLIGHT, ORDERED_STAY } from "#app/modules/booking/rules/stored-orders";
import {
  getFlightOffer,
  getHotelOffer,
  orderSourceOf,
  searchFlights,
  searchHotels,
} from "#app/modules/inventory/search/inventory.server";
import type { OrderAnswer, OrderTraveller } from "#app/modules/inventory/search/order-source";
import { flightQueryFor, hotelQueryFor } from "#app/modules/planner/offers.server";
import { FLIGHT, HOTEL, ITINERARY } from "#app/modules/trips/trip/stored-trip";
import { getTrip } from "#app/modules/trips/store/trips.server";
import type { FakeDuffel } from "#tests/mocks/duffel/fake-duffel";
import { fakeOfProcess } from "#tests/mocks/duffel/fake-of-process";
import { closeBookingWorld, insertChosenTrip, makeCtx, openBookingWorld, updateTrip } from "./booking.fixture";
import type { BookingWorld } from "./booking.fixture";
import { template } from "../planning/party.fixture";

export interface OrderedWorld extends BookingWorld {
  fake: FakeDuffel;
}

/**
 * A world in which flights and stays are ordered at a fake of Duffel, over HTTP. A file that opens it is listed under
 * `ORDERED` of vite.config.ts.
 */
export async function openOrderedWorld(): Promise<OrderedWorld> {
  return { fake: fakeOfProcess, ...(await openBookingWorld()) };
}

export { closeBookingWorld as closeOrderedWorld };

const PEOPLE: OrderTraveller[] = ["Ada", "Bo"].map((givenName) => ({
  title: "ms",
  gender: "f",
  givenName,
  familyName: "Example",
  bornOn: "1990-05-20",
}));
const CONTACT = { email: "ada@voyance.test", phone: "+447700900123" };

function madeOf(answer: OrderAnswer) {
  if (answer.status !== "made") throw new Error(`It is ${answer.status}`);
  return answer.order;
}

interface Wanted {
  /** The parts that are ordered. */
  parts?: readonly ("flights" | "stay")[];
  ordering?: Partial<TripOrderingsTable>;
  flights?: Partial<OrderRow>;
  stay?: Partial<OrderRow>;
}

/** Four days in Kyoto with their plan, paid for 2,000 dollars, whose flights and stay stand at the fake. */
export async function orderedTrip(world: OrderedWorld, wanted: Wanted = {}) {
  const { parts = ["flights", "stay"] } = wanted;
  const dates = { start_date: template.startDate, end_date: template.endDate };
  const tripId = await insertChosenTrip(world.ada, { ...dates, itinerary: ITINERARY.write(template.itinerary!) });
  const { sessionId } = await startCheckout(world.ctx, world.ada, tripId);
  await world.sandbox.pay(sessionId);
  await fulfilCheckout(world.ctx, sessionId);
  const checkout = await db()
    .selectFrom("checkouts")
    .selectAll()
    .where("provider_session_id", "=", sessionId)
    .executeTakeFirstOrThrow();
  const trip = await getTrip(makeCtx(), tripId, { userId: world.ada.id });
  const source = orderSourceOf("duffel")!;
  const today = new Date().toISOString().slice(0, 10);
  const at = new Date().toISOString();
  const rows: OrderRow[] = [];
  const row = (changes: Pick<OrderRow, "part" | "offer" | "offer_ref" | "made" | "ref">): OrderRow => ({
    id: newId(),
    checkout_id: checkout.id,
    state: "made",
    attempt: 1,
    provider: "duffel",
    price_minor: 1_000_00,
    rise_minor: 0,
    why: null,
    message: null,
    quote: null,
    first_sent_at: at,
    sent_at: at,
    look_at: null,
    looks: 0,
    care_at: at,
    cares: 0,
    told_failed_at: null,
    open_ref: null,
    given_minor: null,
    held_ref: null,
    created_at: at,
    updated_at: at,
    ...changes,
  });
  if (parts.includes("flights")) {
    const query = flightQueryFor(trip, today);
    const offer = (await getFlightOffer(query, (await searchFlights(query)).offers[0]!.id, { fresh: true }))!;
    const made = madeOf(await source.flights.order({ key: newId(), offer, travellers: PEOPLE, contact: CONTACT }));
    await updateTrip(tripId, { flight: FLIGHT.write({ offer, reason: "It fits" }) });
    const refs = { offer_ref: offer.source!.ref, made: MADE_ORDER.write(made), ref: made.ref };
    rows.push({ ...row({ part: "flights", offer: ORDERED_FLIGHT.write(offer), ...refs }), ...wanted.flights });
  }
  if (parts.includes("stay")) {
    const query = hotelQueryFor(trip, today);
    const offer = (await getHotelOffer(query, (await searchHotels(query)).offers[0]!.id, { fresh: true }))!;
    const made = madeOf(await source.stays.order({ key: newId(), offer, travellers: PEOPLE, contact: CONTACT }));
    await updateTrip(tripId, { hotel: HOTEL.write({ offer, reason: "It fits" }) });
    const refs = { offer_ref: offer.source!.ref, made: MADE_ORDER.write(made), ref: made.ref };
    rows.push({ ...row({ part: "stay", offer: ORDERED_STAY.write(offer), ...refs }), ...wanted.stay });
  }
  await db()
    .insertInto("trip_orderings")
    .values({
      checkout_id: checkout.id,
      trip_id: tripId,
      user_id: world.ada.id,
      purpose: "trip",
      state: "confirmed",
      money: "captured",
      payment_intent: checkout.payment_intent,
      amount_minor: checkout.amount_minor,
      credit_minor: 0,
      currency: "USD",
      captured_minor: checkout.amount_minor,
      back_minor: 0,
      allowance_minor: 0,
      origin: "http://localhost:3000",
      about: "Trip to Kyoto",
      paid_at: at,
      lease: null,
      lease_until: null,
      next_at: at,
      failures: 0,
      created_at: at,
      updated_at: at,
      ...wanted.ordering,
    })
    .execute();
  await db().insertInto("trip_orders").values(rows).execute();
  return { tripId, checkoutId: checkout.id };
}
