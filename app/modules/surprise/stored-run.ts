import { z } from "zod";
import { storedShape } from "#app/shared/stored-shape";
import type { Candidate } from "./candidate";
import { TIERS } from "./surprise";
import type { SurpriseRequest } from "./surprise";

export const requestSchema: z.ZodType<SurpriseRequest> = z.object({
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  adults: z.number().int(),
  children: z.number().int(),
  origin: z.object({ code: z.string(), label: z.string() }),
  tier: z.enum(TIERS),
  seed: z.number(),
});

const texts = z.array(z.string());
const candidateSchema: z.ZodType<Candidate> = z.object({
  id: z.string(),
  city: z.string(),
  country: z.string(),
  region: z.string(),
  final: z.number(),
  rationale: texts,
  events: texts,
  risks: texts,
  bestWindows: texts,
  entry: z.object({ text: z.string(), url: z.string() }).nullable(),
  price: z
    .object({
      band: z.string(),
      leastMinor: z.number().int(),
      totalMinor: z.number().int(),
      flightId: z.string(),
      hotelId: z.string(),
    })
    .nullable(),
});

/** How the JSON columns of a run are read and written. */
export const RUN_REQUEST = storedShape("surprise_runs.request", requestSchema);
export const RUN_CANDIDATES = storedShape("surprise_runs.candidates", z.array(candidateSchema));
export const RUN_SEEN = storedShape("surprise_runs.seen", texts);
