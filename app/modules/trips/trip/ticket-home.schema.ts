import { z } from "zod";
import { flightLegSchema } from "#app/modules/inventory/offers/offer.schema";
import type { FlightHome, TicketHome } from "./ticket-home";

export const ticketHomeSchema: z.ZodType<TicketHome> = z.object({
  tripId: z.string(),
  slug: z.string(),
  name: z.string(),
  on: z.iso.date(),
});

export const flightHomeSchema: z.ZodType<FlightHome> = z.object({
  tripId: z.string(),
  place: z.string(),
  leg: flightLegSchema,
  isSandbox: z.boolean(),
  isPaid: z.literal(true).optional(),
});
