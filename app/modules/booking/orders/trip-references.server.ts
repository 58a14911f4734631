import type { Db } from "#app/db/schema";
import type { OrderedPart, TripOrders } from "#app/modules/trips/trip/trip-orders";
import { noteOrders } from "#app/modules/trips/store/trips.server";
import { stands } from "../rules/order-saga";
import type { OrderPart } from "../rules/order-saga";
import { selectOrdering } from "../money/orders.repo.server";
import type { Ordering } from "../money/orders.repo.server";
import { MADE_ORDER } from "../rules/stored-orders";

/** The reference of a part for its traveller; undefined while it does not stand. */
function partOf({ orders }: Ordering, part: OrderPart): OrderedPart | undefined {
  const row = orders.find((one) => one.part === part);
  if (!row || row.made === null || !stands(row)) return undefined;
  const { reference, documents } = MADE_ORDER.read(row.made, row.id);
  return { ...(reference !== undefined && { reference }), documents };
}

/** How the orders of a trip stand, as its own pages and papers know it. */
function tripOrdersOf(ordering: Ordering): TripOrders {
  const flights = partOf(ordering, "flights");
  const stay = partOf(ordering, "stay");
  // A trip that could not be ordered at all goes back to the planner, which knows of no orders.
  const state = ordering.state === "failed" ? "ordering" : ordering.state;
  return { state, ...(flights && { flights }), ...(stay && { stay }) };
}

/** Brings how its orders stand to a trip, in the transaction that changes them. */
export async function tellTripOfOrders(trx: Db, checkoutId: string, now: Date): Promise<void> {
  const ordering = await selectOrdering(trx, checkoutId);
  if (ordering?.purpose === "trip")
    await noteOrders(trx, ordering.trip_id, ordering.user_id, tripOrdersOf(ordering), now);
}
