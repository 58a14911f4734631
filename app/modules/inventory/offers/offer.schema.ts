import { z } from "zod";
import { CABINS, FARES } from "./flight";
import type { FlightLeg, FlightOffer } from "./flight";
import { BOARDS, STAY_KINDS } from "./hotel";
import type { HotelOffer } from "./hotel";
import { PROVIDERS } from "./offer";

const sourcePrice = z.object({ amount: z.string(), currency: z.string() });

const source = z.object({
  ref: z.string(),
  requestRef: z.string().optional(),
  isOwn: z.boolean(),
  travellerRefs: z.array(z.string()),
  price: sourcePrice,
  expiresAt: z.string(),
  askedAt: z.string(),
  hold: z.object({ payBy: z.string().optional(), priceUntil: z.string().optional() }).optional(),
  documents: z.enum(["none", "passport"]),
});

const fareTerm = z.union([z.literal("unknown"), z.object({ allowed: z.boolean(), penalty: sourcePrice.optional() })]);

const segment = z.object({
  airline: z.string(),
  airlineName: z.string(),
  operatedBy: z.string().optional(),
  flightNumber: z.string(),
  from: z.string(),
  to: z.string(),
  departAt: z.string(),
  arriveAt: z.string(),
  departLocal: z.string(),
  arriveLocal: z.string(),
  durationMinutes: z.number(),
});

/** One direction as it is kept. */
export const flightLegSchema: z.ZodType<FlightLeg> = z.object({
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

const soldBy = {
  id: z.string(),
  provider: z.enum(PROVIDERS),
  isSandbox: z.boolean(),
};

const ticket = {
  cabin: z.enum(CABINS),
  fare: z.enum(FARES).optional(),
  fareBrand: z.string().optional(),
  conditions: z.object({ change: fareTerm, refund: fareTerm }).optional(),
  service: z.enum(["full", "low-cost"]).optional(),
  bags: z.string().optional(),
  holdBags: z.number().optional(),
  priceMinor: z.number(),
  pricePerTravellerMinor: z.number(),
  adultPriceMinor: z.number().optional(),
  childPriceMinor: z.number().optional(),
  currency: z.literal("USD"),
  priceConfidence: z.number().optional(),
  source: source.optional(),
};

/** A flight as it is kept with a trip: there and back again, or one way. */
export const flightOfferSchema: z.ZodType<FlightOffer> = z.union([
  z.object({ ...soldBy, outbound: flightLegSchema, inbound: flightLegSchema.optional(), ...ticket }),
  z.object({ ...soldBy, outbound: z.undefined().optional(), inbound: flightLegSchema, ...ticket }),
]);

/** A stay as it is kept with a trip. */
export const hotelOfferSchema: z.ZodType<HotelOffer> = z.object({
  id: z.string(),
  propertyId: z.string(),
  provider: z.enum(PROVIDERS),
  name: z.string(),
  kind: z.enum(STAY_KINDS).optional(),
  neighbourhood: z.string().optional(),
  address: z.string(),
  lat: z.number(),
  lon: z.number(),
  stars: z.literal([1, 2, 3, 4, 5]).optional(),
  rating: z.number().nullable(),
  amenities: z.array(z.string()),
  roomType: z.string(),
  roomClass: z.literal([1, 2, 3]).optional(),
  board: z.enum(BOARDS).optional(),
  guests: z.number(),
  rooms: z.number(),
  checkIn: z.string(),
  checkOut: z.string(),
  checkInTime: z.string().optional(),
  checkOutTime: z.string().optional(),
  nights: z.number(),
  totalMinor: z.number(),
  perNightMinor: z.number(),
  currency: z.literal("USD"),
  cancellation: z.object({
    freeUntil: z.string().optional(),
    text: z.string(),
    steps: z.array(z.object({ before: z.string(), back: sourcePrice })).optional(),
  }),
  dueOnArrival: sourcePrice.optional(),
  conditions: z.array(z.object({ title: z.string(), text: z.string() })).optional(),
  walkToCentreMinutes: z.number(),
  transit: z.string().optional(),
  straightKm: z.number().optional(),
  priceConfidence: z.number().optional(),
  isSandbox: z.boolean(),
  source: source.optional(),
});
