import { z } from "zod";
import { BUDGETS, TASTES } from "#app/modules/catalogue/schema/vocabulary";
import { elsewhereSchema } from "#app/modules/elsewhere/elsewhere.schema";
import { flightsReply, hotelReply } from "#app/modules/inventory/offers/offer-replies.schema";
import { LEG_MODES, PACES } from "#app/modules/itinerary/day/itinerary";
import { betweenSchema } from "../trip/between.schema";
import { TRIP_STATUSES } from "../trip/trip";

const listed = {
  id: z.string(),
  revision: z.number().int().describe("Goes up with every change to the trip; its ETag contains it too"),
  name: z.string(),
  destination: z.string(),
  departureCity: z.string(),
  status: z.enum(TRIP_STATUSES),
  bookingState: z
    .enum(["ordering", "confirmed", "partly"])
    .nullable()
    .describe(
      "For a paid trip whose flights and stay are ordered after payment: ordering until they are booked, partly if only one of them is",
    ),
  sealedUntil: z.iso
    .datetime()
    .nullable()
    .describe("When the envelope of a sealed trip opens; null for every other trip"),
  journey: z
    .string()
    .optional()
    .describe("Of one place of a longer trip: the same at all of its places, which follow each other by their dates"),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  totalDays: z.number().int(),
  travelers: z.number().int().describe("Adults and children together"),
  budget: z.object({ total: z.number().describe("Per traveller, in the currency's main unit") }),
  currency: z.string(),
  updatedAt: z.iso.datetime(),
  preferences: z.object({ interests: z.array(z.enum(TASTES)), budgetTier: z.enum(BUDGETS), pace: z.enum(PACES) }),
  metadata: z.object({ updatedAt: z.iso.datetime() }),
};

/** A trip in a list (CHECKLIST ENT-13). */
export const tripReply = z.object(listed).meta({ id: "Trip" });

const way = z
  .object({
    mode: z.enum(LEG_MODES),
    minutes: z.number(),
    km: z.number(),
    price: z.number().describe("For one adult, in US dollars"),
    riseMetres: z.number().optional().describe("Of a walk that climbs: metres from its beginning up to its end"),
  })
  .meta({ id: "Way" });

/** A line of a day (CHECKLIST ENT-17). */
const activityReply = z
  .object({
    id: z.string(),
    name: z.string(),
    type: z.enum(["attraction", "experience", "restaurant", "transport"]),
    date: z.iso.date(),
    location: z.object({
      name: z.string(),
      to: z.string().optional().describe("Of a ride or a walk that ends elsewhere: where it ends"),
    }),
    description: z.string(),
    startTime: z.string().describe("Local time"),
    price: z.number().describe("For one adult, in US dollars"),
    tags: z.array(z.string()),
    provider: z.object({ bookingUrl: z.string() }).optional(),
    why: z.string().optional().describe("Why it is in this plan"),
    way: way.optional().describe("How to get there from the stop before"),
  })
  .meta({ id: "Activity" });

const flightEnd = z.object({ time: z.string().describe("Local time"), airport: z.string() });

/** The flights, the stay and the days of a trip (CHECKLIST ENT-12, ENT-14). */
export const itineraryReply = z
  .object({
    flights: flightsReply.nullable(),
    hotel: hotelReply.nullable(),
    elsewhere: elsewhereSchema
      .nullable()
      .describe("What was booked elsewhere; not-needed for a part the trip does without"),
    between: betweenSchema
      .optional()
      .describe("How it joins the places before and after it on a longer trip; a side that is missing is home"),
    returnsFrom: z
      .string()
      .optional()
      .describe("The last place of a longer trip, where the return of these flights leaves from there"),
    flightHome: z
      .object({
        onTicketOf: z.string().describe("The trip of the first place, which has the ticket and its price"),
        isPaid: z.boolean(),
        flightNumber: z.string(),
        departure: flightEnd,
        arrival: flightEnd,
      })
      .optional()
      .describe("The flight home of a longer trip's last place, where it is on the ticket of the first one"),
    activities: z.array(activityReply),
    days: z.array(
      z.object({
        date: z.iso.date(),
        price: z.number().describe("What the day costs one adult, in US dollars"),
        wayHome: way.extend({ leaves: z.string() }).nullable(),
      }),
    ),
  })
  .meta({ id: "Itinerary" });

/** A whole trip (CHECKLIST ENT-12, ENT-14). */
export const tripDetailReply = z
  .object({
    ...listed,
    metadata: listed.metadata.extend({
      bookingSessionId: z
        .string()
        .optional()
        .describe("The payment provider's session: the one that was paid, or the checkout that is open"),
    }),
    adults: z.number().int(),
    children: z.number().int(),
    childAges: z.array(z.number().int()).optional().describe("Ages on the last day, where they are known"),
    budget: z.object({
      total: z.number().describe("Per traveller, in the currency's main unit"),
      breakdown: z.record(z.string(), z.number()).describe("The same by category"),
    }),
    pricing: z.object({
      locked: z.boolean(),
      lockedUntil: z.iso.datetime().nullable(),
      confidence: z.number().min(0).max(1).nullable().describe("Null where the source of an offer does not say"),
    }),
    priceAlerts: z
      .array(
        z.object({ id: z.string(), severity: z.literal("urgent"), message: z.string() }).meta({ id: "PriceAlert" }),
      )
      .describe("What to know about the price before booking; empty once it is locked, steady or paid"),
    itinerary: itineraryReply,
    shared: z.boolean().describe("Whether anyone with the link can see it"),
  })
  .meta({ id: "TripDetail" });

/** How many trips there are (CHECKLIST API-29). */
export const tripCountsReply = z.object({
  total: z.number().int(),
  upcoming: z.number().int(),
  past: z.number().int(),
  byStatus: z.record(z.enum(TRIP_STATUSES), z.number().int()),
});
