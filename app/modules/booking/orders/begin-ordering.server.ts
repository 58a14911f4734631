import { PRICE_KEPT_MINOR } from "#app/config/product";
import { newId } from "#app/db/ids.server";
import { enqueueJob } from "#app/db/jobs.server";
import type { Db } from "#app/db/schema";
import type { ProviderSession } from "#app/integrations/stripe/payment-provider";
import { priceOf } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import type { Checkout } from "../money/booking.repo.server";
import { selectLock } from "../money/holds.repo.server";
import type { TripOrdersTable } from "../rules/orders.table";
import { insertOrdering, selectUsedOffers, updateCheckout } from "../money/orders.repo.server";
import { HELD_ORDER, ORDERED_FLIGHT, ORDERED_STAY, TRIP_ORDERING } from "../rules/stored-orders";
import { tellTripOfOrders } from "./trip-references.server";

/** Job that orders a trip which is paid for. */
export const ORDER_TRIP_JOB = "order-trip";

/** Whether any part of a trip is ordered after its payment and apart from it. */
export function isOrderedApart({ flight, hotel }: Pick<Trip, "flight" | "hotel">): boolean {
  return flight?.offer.source !== undefined || hotel?.offer.source !== undefined;
}

/** How much a price may rise before its traveller is asked again: what a lock promises, nothing without one. */
async function allowanceOf(trx: Db, { hold_id, price_locked_until }: Checkout): Promise<number> {
  if (hold_id) return (await selectLock(trx, hold_id))?.cap_minor ?? 0;
  return price_locked_until ? PRICE_KEPT_MINOR : 0;
}

type NewOrder = { held_ref?: string } & Pick<
  TripOrdersTable,
  "part" | "state" | "provider" | "offer_ref" | "offer" | "price_minor"
>;

/** The orders of a trip. Parts that are booked at once stand already. */
function ordersOf(trip: Trip): NewOrder[] {
  const { lines } = priceOf(trip);
  const priceMinor = (category: "flights" | "hotel"): number =>
    lines.find((line) => line.category === category)?.totalMinor ?? 0;
  const [flight, stay] = [trip.flight?.offer, trip.hotel?.offer];
  return [
    ...(flight
      ? [
          {
            part: "flights" as const,
            state: flight.source ? ("waiting" as const) : ("made" as const),
            provider: flight.provider,
            offer_ref: flight.source?.ref ?? null,
            offer: ORDERED_FLIGHT.write(flight),
            price_minor: priceMinor("flights"),
          },
        ]
      : []),
    ...(stay
      ? [
          {
            part: "stay" as const,
            state: stay.source ? ("waiting" as const) : ("made" as const),
            provider: stay.provider,
            offer_ref: stay.source?.ref ?? null,
            offer: ORDERED_STAY.write(stay),
            price_minor: priceMinor("hotel"),
          },
        ]
      : []),
  ];
}

/** Flights whose seats are held already are paid, not ordered. */
async function paidByHold(trx: Db, { hold_id: holdId }: Checkout, order: NewOrder): Promise<NewOrder> {
  const held = holdId && order.part === "flights" ? (await selectLock(trx, holdId))?.held_order : undefined;
  if (!held || !holdId) return order;
  const { ref, price } = HELD_ORDER.read(held, holdId);
  const offer = ORDERED_FLIGHT.read(order.offer, holdId);
  const source = offer.source && { ...offer.source, price };
  return { ...order, held_ref: ref, offer: ORDERED_FLIGHT.write({ ...offer, ...(source && { source }) }) };
}

/** An ordering that begins: what was paid or set aside for it, and that nothing of it was done yet. */
function orderingOf(checkout: Checkout, session: ProviderSession, at: string) {
  const isTaken = session.paymentStatus !== "authorised";
  return {
    checkout_id: checkout.id,
    user_id: checkout.user_id,
    state: "ordering" as const,
    money: isTaken ? ("captured" as const) : ("authorised" as const),
    payment_intent: session.paymentIntent ?? null,
    amount_minor: session.amountMinor,
    credit_minor: checkout.credit_minor,
    currency: session.currency,
    captured_minor: isTaken ? session.amountMinor : 0,
    back_minor: 0,
    origin: checkout.origin,
    paid_at: at,
    lease: null,
    lease_until: null,
    next_at: at,
    failures: 0,
    created_at: at,
    updated_at: at,
  };
}

/**
 * Notes that a trip which is paid for has to be ordered, or its seats to be held, in the transaction that takes the
 * payment into account.
 */
export async function beginOrdering(
  trx: Db,
  checkout: Checkout,
  session: ProviderSession,
  trip: Trip,
  about: string,
  purpose: "trip" | "hold" = "trip",
): Promise<void> {
  // The machine's clock, not the request's: the worker that orders it counts from here.
  const at = new Date().toISOString();
  const wanted = ordersOf(trip).filter(({ part }) => purpose === "trip" || part === "flights");
  const orders = await Promise.all(wanted.map((order) => paidByHold(trx, checkout, order)));
  // By an order of this trip that came to nothing, or of the trip that it is a copy of: then the same is asked for
  // anew.
  const used = await selectUsedOffers(
    trx,
    orders.flatMap(({ offer_ref }) => offer_ref ?? []),
  );
  await updateCheckout(trx, checkout.id, { status: "ordering" });
  const ordering = {
    ...orderingOf(checkout, session, at),
    trip_id: trip.id,
    purpose,
    allowance_minor: purpose === "hold" ? 0 : await allowanceOf(trx, checkout),
    about,
  };
  await insertOrdering(
    trx,
    ordering,
    orders.map((order) => ({
      ...order,
      ...(!order.held_ref && order.offer_ref !== null && used.has(order.offer_ref) && { state: "stale" as const }),
      id: newId(),
      checkout_id: checkout.id,
      attempt: 0,
      rise_minor: 0,
      looks: 0,
      created_at: at,
      updated_at: at,
    })),
  );
  await tellTripOfOrders(trx, checkout.id, new Date(at));
  const work = TRIP_ORDERING.write({ checkoutId: checkout.id });
  await enqueueJob(trx, ORDER_TRIP_JOB, `order:${checkout.id}`, work);
}
