import { z } from "zod";
import { flightLegSchema, flightOfferSchema, hotelOfferSchema } from "#app/modules/inventory/offers/offer.schema";
import { cancelQuoteSchema, madeOrderSchema, storedPrice } from "#app/modules/inventory/search/stored-order";
import { PROVIDERS } from "#app/modules/inventory/offers/offer";
import { storedShape } from "#app/shared/stored-shape";

/** The offer that an order is made of. */
export const ORDERED_FLIGHT = storedShape("trip_orders.offer (flights)", flightOfferSchema);
export const ORDERED_STAY = storedShape("trip_orders.offer (stay)", hotelOfferSchema);
/** The order as its source last told it. */
export const MADE_ORDER = storedShape("trip_orders.made", madeOrderSchema);
/** The refund for cancelling it. */
export const CANCEL_QUOTE = storedShape("trip_orders.quote", cancelQuoteSchema);

/** A change of an airline as its source tells it. */
export const AIRLINE_CHANGE = storedShape(
  "airline_changes.change",
  z.object({
    before: z.array(z.string()),
    after: z.array(z.string()),
    legs: z.array(z.object({ before: flightLegSchema, after: flightLegSchema.optional() })).optional(),
    canAccept: z.boolean(),
  }),
);

/** The payload of the job that writes to a traveller whose airline has changed the flights. */
export const FLIGHTS_CHANGED = storedShape("jobs.payload", z.object({ changeId: z.string(), origin: z.string() }));

/** The payload of the job that writes to a traveller whose airline or hotel has cancelled. */
export const ORDER_LOST = storedShape("jobs.payload", z.object({ orderId: z.string() }));

/** The order that a paid hold rests on, and what it costs there. */
const heldOrder = z.object({ provider: z.enum(PROVIDERS), ref: z.string(), price: storedPrice });
export const HELD_ORDER = storedShape("price_locks.held_order", heldOrder);
/** The payload of the job that gives held seats back. */
export const HELD_ORDER_RELEASE = storedShape(
  "jobs.payload",
  z.object({ lockId: z.string(), held: heldOrder.optional() }),
);

/** The payload of the jobs that order a trip, or tell its traveller how that ended. */
export const TRIP_ORDERING = storedShape("jobs.payload", z.object({ checkoutId: z.string() }));
