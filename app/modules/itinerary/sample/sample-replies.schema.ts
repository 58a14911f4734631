import { z } from "zod";
import { PACES } from "../day/itinerary";
import { SAMPLE_TYPES } from "./sample.dto";

const dollars = z.number().describe("US dollars, for both travellers");
const date = z.iso.date();
const clock = z.string().describe("Local time, such as 09:30");
const flightEnd = z.object({ airport: z.string(), city: z.string(), time: clock, date, terminal: z.string() });
const flight = z.object({
  airline: z.string(),
  flightNumber: z.string(),
  departure: flightEnd,
  arrival: flightEnd,
  duration: z.number().int().describe("Minutes"),
  stops: z.number().int(),
  seats: z.string(),
  class: z.string(),
});
const hotel = z.object({
  name: z.string(),
  type: z.string(),
  checkIn: date,
  checkOut: date,
  nights: z.number().int(),
  rooms: z.string(),
  amenities: z.array(z.string()),
  rating: z.number().describe("Of 5"),
  reviewCount: z.number().int(),
  address: z.string(),
  distanceFromAirport: z.string(),
  images: z.array(z.string()).describe("Drawings of the place; this hotel does not exist"),
  recentReviews: z.array(z.object({ author: z.string(), date, rating: z.number(), comment: z.string() })),
});
const activity = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  time: clock,
  duration: z.number().int().describe("Minutes"),
  type: z.enum(SAMPLE_TYPES),
  cost: z.number().describe("US dollars, for one adult"),
  location: z.object({ name: z.string(), address: z.string() }),
  rating: z.null().describe("Always null: we hold no ratings of places"),
  tags: z.array(z.string()),
  isLocked: z.boolean(),
});
const weather = z.object({
  high: z.number().describe("Mean of the month, in degrees Celsius"),
  low: z.number(),
  condition: z.string(),
  description: z.string(),
});
const day = z.object({
  date,
  dayNumber: z.number().int(),
  theme: z.string(),
  description: z.string(),
  weather,
  activities: z.array(activity),
  totalCost: dollars,
  estimatedWalkingTime: z.number().int().describe("Minutes"),
  estimatedDistance: z.number().describe("Kilometres, by any means of transport"),
});

/** A sample itinerary as callers see it (CHECKLIST ENT-27 to ENT-33). */
export const sampleReply = z
  .object({
    destination: z.string(),
    startDate: date,
    endDate: date,
    travelers: z.number().int(),
    totalCost: dollars.describe("Flights, hotel and days, in US dollars for both travellers"),
    style: z.enum(["luxury", "moderate"]),
    pace: z.enum(PACES),
    flightCost: dollars.nullable().describe("null where no flights are offered; then flightInfo is null too"),
    hotelCost: dollars.nullable().describe("null where no stays are offered; then hotelInfo is null too"),
    dailyCosts: z.array(dollars),
    flightInfo: z.object({ outbound: flight, return: flight }).nullable(),
    hotelInfo: hotel.nullable(),
    destinationInfo: z.object({
      overview: z.string(),
      culturalNotes: z.array(z.string()),
      bestTime: z.string(),
      currency: z.string(),
      language: z.string(),
      tips: z.array(z.string()),
    }),
    days: z.array(day),
  })
  .meta({ id: "SampleItinerary" });
