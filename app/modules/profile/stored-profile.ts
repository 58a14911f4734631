import { z } from "zod";
import { DIETS } from "#app/modules/catalogue/schema/diets";
import { VIBES } from "#app/modules/catalogue/schema/vocabulary";
import { storedShape } from "#app/shared/stored-shape";
import { ARCHETYPE_IDS } from "./archetypes";
import { AVOIDS, AXES } from "./traits";
import type { TravelDna } from "./dna";
import { ACCESS_NEEDS } from "./preferences";
import { QUESTION_IDS } from "./quiz";
import type { Answers } from "./quiz";

/** Answers to the quiz, by question. */
export const answersSchema: z.ZodType<Answers> = z.partialRecord(z.enum(QUESTION_IDS), z.array(z.string()));

const dnaSchema: z.ZodType<TravelDna> = z.object({
  version: z.literal(1),
  axes: z.record(z.enum(AXES), z.number()),
  certainty: z.record(z.enum(AXES), z.number()),
  vibes: z.record(z.enum(VIBES), z.number()),
  avoids: z.array(z.enum(AVOIDS)),
  archetype: z.enum(ARCHETYPE_IDS),
  confidence: z.number(),
});

/** How the JSON columns of this module are read and written. */
export const QUIZ_ANSWERS = storedShape("quiz_sessions.answers", answersSchema);
export const PROFILE_ANSWERS = storedShape("travel_profiles.answers", answersSchema);
export const PROFILE_DNA = storedShape("travel_profiles.dna", dnaSchema);
export const ACCESS_NEEDS_SET = storedShape("travel_preferences.access_needs", z.array(z.enum(ACCESS_NEEDS)));
export const DIETS_SET = storedShape("travel_preferences.diets", z.array(z.enum(DIETS)));
