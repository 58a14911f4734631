import { z } from "zod";

const MOST = 50;

/** The call that scores destinations; without preferences the documents' own defaults count (CHECKLIST API-08). */
export const scoresCallSchema = z.strictObject({
  destinations: z.array(z.string().min(1).max(80), { error: "Name the destinations to score" }).min(1, "Name at least one destination").max(MOST, `Name at most ${MOST} destinations`),
  preferences: z
    .strictObject({
      budget: z.enum(["budget-friendly", "moderate", "luxury"]).default("moderate"),
      pace: z.enum(["relaxed", "balanced", "packed"]).default("balanced"),
      style: z.enum(["mixed", "luxury", "adventure", "culture", "beach", "urban", "nature"]).default("mixed"),
      comfort: z.enum(["basic", "standard", "luxury"]).default("standard"),
    })
    .optional(),
  /** Month of travel, 1 to 12; the current one when left out. */
  month: z.number().int().min(1).max(12).optional(),
});

/** The call for DNA matches (CHECKLIST API-07). */
export const dnaMatchesQuerySchema = z.strictObject({ limit: z.coerce.number().int().min(1, "A limit is at least 1").max(MOST, `A limit is at most ${MOST}`).default(6) });
