import { z } from "zod";
import { storedShape } from "#app/shared/stored-shape";
import { flightLegSchema } from "../offers/offer.schema";
import type { CancelQuote, MadeOrder } from "./order-source";

export const storedPrice = z.object({ amount: z.string(), currency: z.string() });

export const cancelQuoteSchema: z.ZodType<CancelQuote> = z.object({
  ref: z.string(),
  back: storedPrice.optional(),
  backTo: z.enum(["payment", "credit", "unknown"]),
  expiresAt: z.string().optional(),
});

/** An order as its source last told it. */
export const madeOrderSchema: z.ZodType<MadeOrder> = z.object({
  ref: z.string(),
  reference: z.string().optional(),
  documents: z.array(z.string()),
  isTicketed: z.boolean(),
  price: storedPrice,
  status: z.enum(["held", "booked", "cancelled"]),
  payBy: z.string().optional(),
  priceUntil: z.string().optional(),
  cancellation: cancelQuoteSchema.optional(),
});

const sandboxOrder = z.object({
  made: madeOrderSchema,
  /** The refund for cancelling. */
  back: z.enum(["all", "half", "none", "credit", "unsaid", "final"]),
  /** The newest quote of its cancellation. */
  quote: z.object({ ref: z.string(), expiresAt: z.string() }).optional(),
  /** The flights before and after the airline moves one, in words. */
  change: z
    .object({
      before: z.array(z.string()),
      after: z.array(z.string()),
      legs: z.array(z.object({ before: flightLegSchema, after: flightLegSchema })).optional(),
      acceptedAt: z.string().optional(),
    })
    .optional(),
});
export type SandboxOrder = z.output<typeof sandboxOrder>;

/** An order as the sandbox knows it. */
export const SANDBOX_ORDER = storedShape("sandbox_orders.details", sandboxOrder);
