import { z } from "zod";
import { flightOfferSchema, hotelOfferSchema } from "#app/modules/inventory/offer.schema";
import type { CancelQuote, MadeOrder } from "#app/modules/inventory/order-source";
import { storedShape } from "#app/shared/stored-shape";

const price = z.object({ amount: z.string(), currency: z.string() });

const quote: z.ZodType<CancelQuote> = z.object({
  ref: z.string(),
  back: price.optional(),
  backTo: z.enum(["payment", "credit", "unknown"]),
  expiresAt: z.string().optional(),
});

const made: z.ZodType<MadeOrder> = z.object({
  ref: z.string(),
  reference: z.string().optional(),
  documents: z.array(z.string()),
  isTicketed: z.boolean(),
  price,
  status: z.enum(["held", "booked", "cancelled"]),
  payBy: z.string().optional(),
  priceUntil: z.string().optional(),
  cancellation: quote.optional(),
});

/** The offer that an order is made of. */
export const ORDERED_FLIGHT = storedShape("trip_orders.offer (flights)", flightOfferSchema);
export const ORDERED_STAY = storedShape("trip_orders.offer (stay)", hotelOfferSchema);
/** The order as its source last told it. */
export const MADE_ORDER = storedShape("trip_orders.made", made);
/** What cancelling it gives back. */
export const CANCEL_QUOTE = storedShape("trip_orders.quote", quote);

/** What the jobs are told that order a trip, or tell its traveller how that ended. */
export const TRIP_ORDERING = storedShape("jobs.payload", z.object({ checkoutId: z.string() }));
