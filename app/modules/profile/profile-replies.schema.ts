import { z } from "zod";
import { DIETS } from "#app/modules/catalogue/schema/diets";
import { ACCESS_NEEDS, UNITS } from "./preferences";
import { AVOIDS, AXES } from "./traits";

const share = z.number().min(0).max(1);

/** A travel identity (CHECKLIST ENT-36). */
export const identityReply = z.object({ primary: z.string(), tagline: z.string(), traits: z.array(z.string()) });

/** A Travel DNA (CHECKLIST PROF-03). */
export const travelDnaReply = z
  .object({
    profileType: z.string(),
    tagline: z.string(),
    archetype: identityReply,
    preferences: z.object({
      destinations: z.array(z.string()).describe("Places the traveller has saved"),
      vibes: z.array(z.string()),
      avoids: z.array(z.enum(AVOIDS)),
    }),
    traits: z
      .object({ socialLevel: share })
      .catchall(share)
      .describe(`Each from 0 to 1: socialLevel, ${AXES.join(", ")}`),
    certainty: z.record(z.string(), share).describe("How sure each trait is"),
    confidence: share,
  })
  .meta({ id: "TravelDna" });

/** A traveller's settings for every trip. */
export const preferencesReply = z.object({
  home: z.object({ code: z.string(), label: z.string() }).nullable().describe("Where trips start"),
  currency: z.string(),
  units: z.enum(UNITS),
  accessNeeds: z.array(z.enum(ACCESS_NEEDS)),
  diets: z.array(z.enum(DIETS)),
  lovesFood: z.boolean().describe("Whether every plan looks for good food"),
  tripReminders: z.boolean().describe("Whether an email comes 7 days and 1 day before a trip"),
});
