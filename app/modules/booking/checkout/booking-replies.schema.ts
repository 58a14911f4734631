import { z } from "zod";

/** How a call that asks for a booking ends (CHECKLIST API-17, API-18). */
export const outcomeReply = z
  .object({
    status: z.enum(["confirmed", "processing"]),
    booking: z
      .object({
        id: z.string(),
        state: z
          .enum(["ordering", "confirmed", "partly"])
          .describe("Whether everything that was paid for is booked: partly if the stay could not be booked"),
        tripId: z.string(),
        reference: z.string(),
        amountMinor: z.number().int().describe("What was paid, in cents"),
        creditMinor: z.number().int().describe("How much of it an earlier hold fee had paid, in cents"),
        currency: z.string(),
        priceLockedUntil: z.iso.datetime().optional(),
        bookedAt: z.iso.datetime(),
      })
      .optional()
      .describe("Once it is confirmed"),
  })
  .meta({ id: "BookingOutcome" });

/** Where the booking of a trip stands (CHECKLIST API-19). */
export const bookingStatusReply = z.object({
  status: z.enum(["idle", "creating_session", "redirecting", "processing", "confirmed", "failed"]),
});
