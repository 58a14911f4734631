import { z } from "zod";
import { flightLegSchema } from "#app/modules/inventory/offers/offer.schema";
import { PLACE_WAYS } from "./between";
import type { Between, BookedWay, PlaceWay } from "./between";
import type { FlightHome, TicketHome } from "./ticket-home";

const driveSchema: z.ZodType<NonNullable<PlaceWay["drive"]>> = z.object({
  from: z.string(),
  leaves: z.string().length(5),
  stop: z
    .object({
      of: z.string(),
      id: z.string(),
      name: z.string(),
      district: z.string(),
      note: z.string(),
      lat: z.number(),
      lon: z.number(),
      arrives: z.string().length(5),
      leaves: z.string().length(5),
      price: z.number().int().min(0),
      hasLunch: z.boolean(),
      addsMinutes: z.number().int().min(0),
    })
    .optional(),
});

const stopSchema = z.object({ name: z.string(), lat: z.number(), lon: z.number() });

const bookedSchema: z.ZodType<BookedWay> = z.object({
  by: z.enum(PLACE_WAYS),
  date: z.iso.date(),
  time: z.string().length(5),
  at: stopSchema.optional(),
  name: z.string().optional(),
});

const placeWaySchema: z.ZodType<PlaceWay> = z.object({
  by: z.enum(PLACE_WAYS),
  place: z.object({ slug: z.string(), name: z.string() }),
  date: z.iso.date(),
  time: z.string().length(5),
  minutes: z.number().int().min(0),
  dollars: z.number().int().min(0),
  at: stopSchema.optional(),
  airport: z.string().length(3).optional(),
  here: z.string().length(3).optional(),
  flight: z.string().optional(),
  isEstimate: z.literal(true).optional(),
  isOvernight: z.literal(true).optional(),
  drive: driveSchema.optional(),
  driver: z.literal(true).optional(),
  booked: bookedSchema.optional(),
});

export const betweenSchema: z.ZodType<Between> = z.object({
  out: placeWaySchema.optional(),
  back: placeWaySchema.optional(),
});

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
