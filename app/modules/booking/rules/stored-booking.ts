import { z } from "zod";
import { storedShape } from "#app/shared/stored-shape";

/** The payload of the job that gives a fall of a price back. */
export const PRICE_FALL = storedShape(
  "jobs.payload",
  z.object({ tripId: z.string(), userId: z.string(), backMinor: z.number().int().positive(), day: z.iso.date() }),
);

/** The payload of the job that follows the cancellation of a booked trip. */
export const TRIP_CANCELLED = storedShape(
  "jobs.payload",
  z.object({
    tripId: z.string(),
    userId: z.string(),
    backMinor: z.number().int().nonnegative(),
    /** Where the traveller reached the product: the link in the mail leads there. */
    origin: z.string(),
  }),
);

/** The payload of the job that reminds of a hold before it ends. */
export const HOLD_ENDS = storedShape(
  "jobs.payload",
  z.object({ tripId: z.string(), userId: z.string(), lockId: z.string(), origin: z.string() }),
);

/** The payload of the job that follows a booking. */
export const TRIP_CONFIRMATION = storedShape(
  "jobs.payload",
  z.object({
    tripId: z.string(),
    userId: z.string(),
    /** Where the traveller reached the product: links in the mail lead there. */
    origin: z.string(),
    /** A key that tells it from the first one, where its traveller asked for it again. */
    again: z.string().optional(),
  }),
);

/** The payload of the job that follows a payment for several places. */
export const WHOLE_PAID = storedShape("jobs.payload", z.object({ checkoutId: z.string() }));
