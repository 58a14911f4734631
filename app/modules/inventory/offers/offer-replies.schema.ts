import { z } from "zod";

const end = z.object({ time: z.string().describe("Local time, without a zone"), airport: z.string() });

/** One direction of a round trip (CHECKLIST ENT-15). */
const flightReply = z
  .object({
    airline: z.string(),
    flightNumber: z.string(),
    departure: end,
    arrival: end,
    duration: z.number().int().describe("Minutes"),
    stops: z.number().int(),
    cabinClass: z.string(),
    price: z
      .number()
      .describe(
        "Half of the round trip's one fare, for the whole party, in US dollars: both directions add up to it. All of it where one direction is flown",
      ),
    label: z.string().optional().describe("Present while the fare is simulated"),
  })
  .meta({ id: "Flight" });

/** Both directions, or the one that is flown, and the fare that they are sold at together. */
export const flightsReply = z.object({
  departure: flightReply.optional().describe("The way there; missing where only the way home is flown"),
  return: flightReply.optional().describe("The way home; missing where only the way there is flown"),
  fare: z.number().describe("The one fare of the round trip, or of the one way, for the whole party, in US dollars"),
});

/** A stay (CHECKLIST ENT-16). */
export const hotelReply = z
  .object({
    name: z.string(),
    address: z.string(),
    rating: z.number().nullable().describe("The hotel's class, 1 to 5, if it is known; never a score given by guests"),
    ratingKind: z.literal("hotel class"),
    checkIn: z.string(),
    checkOut: z.string(),
    roomType: z.string(),
    guests: z.number().int(),
    amenities: z.array(z.string()),
    nights: z.number().int(),
    totalPrice: z.number().describe("US dollars"),
    pricePerNight: z.number().describe("US dollars"),
    label: z.string().optional().describe("Present while the stay is simulated"),
  })
  .meta({ id: "Hotel" });
