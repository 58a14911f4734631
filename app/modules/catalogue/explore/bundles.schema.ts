import { z } from "zod";
import { BUDGETS, REGIONS, STYLES, VIBES } from "../schema/vocabulary";

const card = z.object({
  id: z.string(),
  city: z.string(),
  country: z.string(),
  tagline: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  priceLevel: z.enum(["$", "$$", "$$$"]),
  averageCostPerDay: z.number().int().positive().describe("Whole US dollars for one adult of moderate habits"),
  image_url: z.string(),
});

const item = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  region: z.enum(REGIONS),
  tagline: z.string(),
  description: z.string(),
  image_url: z.string(),
  tags: z.array(z.string()),
  climate: z.string(),
  vibe_score: z.number().min(0).max(10),
  airport_code: z.string().length(3),
  best_time_to_visit: z.array(z.string()),
  best_months: z.array(z.number().int().min(1).max(12)),
  temperature_range: z.string(),
  known_for: z.array(z.string()),
  budget: z.enum(BUDGETS),
  vibes: z.array(z.enum(VIBES)),
  style: z.enum(STYLES),
  featured: z.boolean(),
  budgetRange: z.object({ min: z.number(), max: z.number(), currency: z.literal("USD") }),
  averageCostPerDay: z.number().int().positive(),
});
const items = z.array(item);

export const destinationsBundleSchema = z
  .object({
    version: z.string(),
    generatedAt: z.iso.datetime(),
    destinationCount: z.number().int(),
    trending: z.array(card),
    budget: z.array(card),
    styles: z.object({ beach: card, luxury: card, adventure: card, culture: card }),
    additional: z.array(card),
  })
  .meta({ title: "Destinations bundle" });

export const exploreBundleSchema = z
  .object({
    version: z.string(),
    generatedAt: z.iso.datetime(),
    schemaVersion: z.literal(1),
    imageSource: z.string(),
    apiDependency: z.boolean(),
    destinationCount: z.number().int(),
    isLocked: z.boolean(),
    spotlight: items,
    seasonal: z.object({ spring: items, summer: items, autumn: items, winter: items }),
    style: z.object({ luxury: items, adventure: items, culture: items, beach: items, urban: items, nature: items }),
    all: items,
  })
  .meta({ title: "Explore bundle" });
