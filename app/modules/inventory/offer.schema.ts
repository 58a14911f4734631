import { z } from "zod";
import { CABINS, FARES } from "./flight";
import type { FlightOffer } from "./flight";
import { BOARDS, STAY_KINDS } from "./hotel";
import type { HotelOffer } from "./hotel";
import { PROVIDERS } from "./offer";

const segment = z.object({
  airline: z.string(),
  airlineName: z.string(),
  flightNumber: z.string(),
  from: z.string(),
  to: z.string(),
  departAt: z.string(),
  arriveAt: z.string(),
  departLocal: z.string(),
  arriveLocal: z.string(),
  durationMinutes: z.number(),
});

const leg = z.object({
  from: z.string(),
  to: z.string(),
  segments: z.array(segment).min(1),
  departAt: z.string(),
  arriveAt: z.string(),
  departLocal: z.string(),
  arriveLocal: z.string(),
  durationMinutes: z.number(),
  stops: z.number(),
  layovers: z.array(z.object({ airport: z.string(), minutes: z.number() })),
  dayOffset: z.number(),
});

/** A flight as it is kept with a trip. */
export const flightOfferSchema: z.ZodType<FlightOffer> = z.object({
  id: z.string(),
  provider: z.enum(PROVIDERS),
  isSandbox: z.boolean(),
  outbound: leg,
  inbound: leg,
  cabin: z.enum(CABINS),
  fare: z.enum(FARES),
  service: z.enum(["full", "low-cost"]),
  bags: z.string(),
  holdBags: z.number(),
  priceMinor: z.number(),
  pricePerTravellerMinor: z.number(),
  adultPriceMinor: z.number(),
  childPriceMinor: z.number(),
  currency: z.literal("USD"),
  priceConfidence: z.number(),
});

/** A stay as it is kept with a trip. */
export const hotelOfferSchema: z.ZodType<HotelOffer> = z.object({
  id: z.string(),
  propertyId: z.string(),
  provider: z.enum(PROVIDERS),
  name: z.string(),
  kind: z.enum(STAY_KINDS),
  neighbourhood: z.string(),
  address: z.string(),
  lat: z.number(),
  lon: z.number(),
  stars: z.literal([1, 2, 3, 4, 5]),
  rating: z.null(),
  amenities: z.array(z.string()),
  roomType: z.string(),
  roomClass: z.literal([1, 2, 3]),
  board: z.enum(BOARDS),
  guests: z.number(),
  rooms: z.number(),
  checkIn: z.string(),
  checkOut: z.string(),
  checkInTime: z.string(),
  checkOutTime: z.string(),
  nights: z.number(),
  totalMinor: z.number(),
  perNightMinor: z.number(),
  currency: z.literal("USD"),
  cancellation: z.object({ freeUntil: z.string().optional(), text: z.string() }),
  walkToCentreMinutes: z.number(),
  transit: z.string().optional(),
  straightKm: z.number().optional(),
  priceConfidence: z.number(),
  isSandbox: z.boolean(),
});
