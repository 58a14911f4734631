import { z } from "zod";

/**
 * A destination as callers see it (CHECKLIST ENT-01, ENT-02). It has several spellings of some fields, for callers that
 * know them by those.
 */
export const destinationReply = z
  .object({
    id: z.string(),
    name: z.string(),
    city: z.string(),
    country: z.string(),
    region: z.string(),
    tagline: z.string(),
    description: z.string(),
    image_url: z.string(),
    imageUrl: z.string().describe("A larger picture"),
    tags: z.array(z.string()),
    climate: z.string(),
    vibe_score: z.number().describe("How much there is to see, out of 10"),
    airport_code: z.string(),
    best_time_to_visit: z.array(z.string()),
    bestTimeToVisit: z.array(z.string()),
    bestTime: z.string(),
    best_months: z.array(z.number().int().min(1).max(12)),
    temperature_range: z.string(),
    known_for: z.array(z.string()),
    popularFor: z.array(z.string()),
    budget: z.string(),
    vibes: z.array(z.string()),
    style: z.string(),
    featured: z.boolean(),
    budgetRange: z
      .object({ min: z.number(), max: z.number(), currency: z.literal("USD") })
      .describe("What five to seven days cost one traveller"),
    averageCostPerDay: z.number().describe("For one adult with a moderate budget, in US dollars"),
    averageCost: z.number(),
    duration: z.string(),
    highlights: z.array(z.string()),
    coordinates: z.object({ lat: z.number(), lng: z.number() }),
    seasonal_events: z.array(
      z.object({ name: z.string(), when: z.string(), months: z.array(z.number().int()), note: z.string() }),
    ),
  })
  .meta({ id: "Destination" });

/** The filters of destinations (CHECKLIST ENT-08). */
export const filterOptionsReply = z.object({
  vibes: z.array(z.string()).readonly(),
  budgets: z.array(z.string()).readonly(),
  regions: z.array(z.string()).readonly(),
  seasons: z.array(z.string()).readonly(),
});

/** A place to fly from. */
export const airportChoiceReply = z.object({
  value: z.string().describe("The code of the airport, or of a city with several"),
  kind: z.enum(["city", "airport"]),
  label: z.string(),
  detail: z.string(),
  city: z.string(),
  country: z.string(),
  airports: z.array(z.string()).readonly(),
});
