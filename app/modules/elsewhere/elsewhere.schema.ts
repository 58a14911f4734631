import { z } from "zod";
import type { OwnFlight, OwnFlights } from "./own-flights";
import type { OwnPrice } from "./own-price";
import { STAY_SLOTS, STAY_SPOTS, placesOf } from "./own-stay";
import type { OneStay, OwnStay } from "./own-stay";
import { LAND_WAYS, MOST_RIDE_NAME } from "./own-way";
import type { OwnWay } from "./own-way";

/** The most letters of a booking code, of the name of a stay and of its address. */
export const MOST_CODE = 40;
export const MOST_NAME = 120;
export const MOST_ADDRESS = 200;
/** The most stays of a trip, one after the other. */
const MOST_STAYS = STAY_SLOTS.length;

const ownPriceSchema: z.ZodType<OwnPrice> = z.object({
  amountMinor: z.number().int().min(1),
  currency: z.string().length(3),
  usdMinor: z.number().int().min(0),
  rateDate: z.iso.date(),
});

const ownFlightSchema: z.ZodType<OwnFlight> = z.object({
  date: z.iso.date(),
  flightNumber: z.string().max(12).optional(),
  airline: z.string().max(3).optional(),
  airlineName: z.string().optional(),
  from: z.string().length(3).optional(),
  to: z.string().length(3).optional(),
  departs: z.string().length(5).optional(),
  times: z
    .object({
      departAt: z.string(),
      arriveAt: z.string(),
      departLocal: z.string(),
      arriveLocal: z.string(),
      durationMinutes: z.number().int().min(0),
    })
    .optional(),
});

const stopSchema = z.object({
  name: z.string().min(1).max(MOST_NAME),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
});

const ownWaySchema: z.ZodType<OwnWay> = z.object({
  by: z.enum(LAND_WAYS),
  date: z.iso.date(),
  time: z.string().length(5).optional(),
  at: stopSchema.optional(),
  far: z.object({ date: z.iso.date(), time: z.string().length(5), at: stopSchema.optional() }).optional(),
  name: z.string().min(1).max(MOST_RIDE_NAME).optional(),
});

/** A traveller's own flights as they are stored with a trip. */
const ownFlightsSchema: z.ZodType<OwnFlights> = z.object({
  outbound: z.array(ownFlightSchema).max(4),
  inbound: z.array(ownFlightSchema).max(4),
  ways: z.object({ out: ownWaySchema.optional(), back: ownWaySchema.optional() }).optional(),
  confirmation: z.string().max(MOST_CODE).optional(),
  price: ownPriceSchema.optional(),
});

const oneStayShape = {
  name: z.string().min(1).max(MOST_NAME),
  address: z.string().max(MOST_ADDRESS).optional(),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  spot: z.enum(STAY_SPOTS),
  part: z.string().optional(),
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  checkInTime: z.string().optional(),
  checkOutTime: z.string().optional(),
  hasBreakfast: z.boolean(),
  isPrivate: z.literal(true).optional(),
  confirmation: z.string().max(MOST_CODE).optional(),
  price: ownPriceSchema.optional(),
};
const oneStaySchema: z.ZodType<OneStay> = z.object(oneStayShape);

/** A traveller's own stay as it is stored with a trip. */
const ownStaySchema: z.ZodType<OwnStay> = z.object({
  ...oneStayShape,
  then: z
    .array(oneStaySchema)
    .max(MOST_STAYS - 1)
    .optional(),
});

/** Stands for a part of a trip that its traveller does without. */
const NOT_NEEDED = "not-needed";

/** A part of a trip that is not bought here: a booking made elsewhere, or the word that it is not needed. */
export const ownFlightsPartSchema = z.union([ownFlightsSchema, z.literal(NOT_NEEDED)]);
export const ownStayPartSchema = z.union([ownStaySchema, z.literal(NOT_NEEDED)]);

/** The parts of a trip that are not bought here. A missing part is open, or bought here. */
export const elsewhereSchema = z.object({
  flights: ownFlightsPartSchema.optional(),
  stay: ownStayPartSchema.optional(),
});
export type Elsewhere = z.output<typeof elsewhereSchema>;

function eachPart(
  { flights, stay }: Elsewhere,
  flown: (flights: OwnFlights) => OwnFlights,
  stayed: (stay: OneStay) => OneStay,
): Elsewhere {
  const staysAt = (all: OwnStay): OwnStay => {
    const [first, ...then] = placesOf(all).map(stayed);
    return { ...first!, ...(then.length > 0 && { then }) };
  };
  return {
    flights: typeof flights === "object" ? flown(flights) : flights,
    stay: typeof stay === "object" ? staysAt(stay) : stay,
  };
}

/** The bookings without their codes, for companions of the traveller who booked. */
export function withoutCodes(elsewhere: Elsewhere): Elsewhere {
  return eachPart(
    elsewhere,
    (flights) => ({ ...flights, confirmation: undefined }),
    (stay) => ({ ...stay, confirmation: undefined }),
  );
}

/** The bookings without their prices, for readers outside the party. */
export function withoutPrices(elsewhere: Elsewhere): Elsewhere {
  return eachPart(
    elsewhere,
    (flights) => ({ ...flights, price: undefined }),
    (stay) => ({ ...stay, price: undefined }),
  );
}
