import { PRICE_KEPT_MINOR } from "#app/config/product";
import { newId } from "#app/db/ids.server";
import { enqueueJob } from "#app/db/jobs.server";
import type { Db } from "#app/db/schema";
import type { ProviderSession } from "#app/integrations/stripe/payment-provider";
import { priceOf } from "#app/modules/trips/trip";
import type { Trip } from "#app/modules/trips/trip";
import type { Checkout } from "./booking.repo.server";
import { selectLock } from "./holds.repo.server";
import type { TripOrdersTable } from "./orders.table";
import { insertOrdering, selectUsedOffers, updateCheckout } from "./orders.repo.server";
import { tellTripOfOrders } from "./trip-references.server";
import { ORDERED_FLIGHT, ORDERED_STAY, TRIP_ORDERING } from "./stored-orders";

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

type NewOrder = Pick<TripOrdersTable, "part" | "state" | "provider" | "offer_ref" | "offer" | "price_minor">;

/** The orders of a trip. What is booked at once stands already. */
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

/** Notes that a trip which is paid for has to be ordered, in the transaction that takes its payment into account. */
export async function beginOrdering(
  trx: Db,
  checkout: Checkout,
  session: ProviderSession,
  trip: Trip,
  about: string,
): Promise<void> {
  // The machine's clock, not the request's: whoever orders it counts from here.
  const at = new Date().toISOString();
  const isTaken = session.paymentStatus !== "authorised";
  const orders = ordersOf(trip);
  // By an order of this trip that came to nothing, or of the trip that it is a copy of: then the same is asked for anew.
  const used = await selectUsedOffers(
    trx,
    orders.flatMap(({ offer_ref }) => offer_ref ?? []),
  );
  await updateCheckout(trx, checkout.id, { status: "ordering" });
  await insertOrdering(
    trx,
    {
      checkout_id: checkout.id,
      trip_id: trip.id,
      user_id: checkout.user_id,
      state: "ordering",
      money: isTaken ? "captured" : "authorised",
      payment_intent: session.paymentIntent ?? null,
      amount_minor: session.amountMinor,
      credit_minor: checkout.credit_minor,
      currency: session.currency,
      captured_minor: isTaken ? session.amountMinor : 0,
      back_minor: 0,
      allowance_minor: await allowanceOf(trx, checkout),
      origin: checkout.origin,
      about,
      paid_at: at,
      lease: null,
      lease_until: null,
      next_at: at,
      failures: 0,
      created_at: at,
      updated_at: at,
    },
    orders.map((order) => ({
      ...order,
      ...(order.offer_ref !== null && used.has(order.offer_ref) && { state: "stale" as const }),
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
