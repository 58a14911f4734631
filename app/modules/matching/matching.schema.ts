import { z } from "zod";

const MOST = 50;
const MONTH = "A month is a whole number from 1 to 12";
const LIMIT = `A limit is a whole number from 1 to ${MOST}`;

/** The call that scores destinations; without preferences the documents' own defaults count (CHECKLIST API-08). */
export const scoresCallSchema = z.strictObject({
  destinations: z
    .array(z.string().min(1).max(80), { error: "Name the destinations to score" })
    .min(1, "Name at least one destination")
    .max(MOST, `Name at most ${MOST} destinations`),
  preferences: z
    .strictObject({
      budget: z.enum(["budget-friendly", "moderate", "luxury"]).default("moderate"),
      pace: z.enum(["relaxed", "balanced", "packed"]).default("balanced"),
      style: z.enum(["mixed", "luxury", "adventure", "culture", "beach", "urban", "nature"]).default("mixed"),
      comfort: z.enum(["basic", "standard", "luxury"]).default("standard"),
    })
    .optional(),
  /** Month of travel, 1 to 12; the current one when left out. */
  month: z.int({ error: MONTH }).min(1, MONTH).max(12, MONTH).optional(),
});

/** The call for DNA matches (CHECKLIST API-07). */
export const dnaMatchesQuerySchema = z.strictObject({
  limit: z.coerce.number({ error: LIMIT }).int(LIMIT).min(1, LIMIT).max(MOST, LIMIT).default(6),
});

const share = z.number().min(0).max(1);

/** How well a destination suits the caller (CHECKLIST ENT-09). */
export const scoreReply = z
  .object({
    destinationId: z.string(),
    score: share,
    confidence: share,
    reasoning: z.object({
      budgetMatch: share,
      paceMatch: share,
      styleMatch: share,
      comfortMatch: share,
      seasonalFactors: share,
      userHistory: share,
    }),
    recommendations: z.array(z.string()),
  })
  .meta({ id: "MatchScore" });

/** How alike a Travel DNA and a destination are (CHECKLIST ENT-10). */
export const dnaMatchReply = z
  .object({
    destinationId: z.string(),
    similarity: share,
    matchingFactors: z.array(z.string()),
    differingFactors: z.array(z.string()),
    confidence: share,
    explanation: z.string(),
  })
  .meta({ id: "DnaMatch" });
