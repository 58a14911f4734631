import { z } from "zod";
import { storedShape } from "#app/shared/stored-shape";
import type { SealedWish } from "./sealed";
import type { SealedHints } from "./sealed-hints";
import { requestSchema } from "./stored-run";

const texts = z.array(z.string());
const wishSchema: z.ZodType<SealedWish> = z.object({
  request: requestSchema,
  passports: texts,
  validUntil: z.iso.date(),
  refused: z.object({ countries: texts, places: texts }),
  limitMinor: z.number().int(),
});
const hint = z.string().nullable();
const hintsSchema: z.ZodType<SealedHints> = z.object({
  days: hint,
  evenings: hint,
  rain: hint,
  flight: hint,
  crowd: z.number().int(),
});

/** How the JSON columns of a sealed trip are read and written. */
export const SEALED_WISH = storedShape("sealed_trips.wish", wishSchema);
export const SEALED_HINTS = storedShape("sealed_trips.hints", hintsSchema);

/** The payload of the jobs after an opening and a cancellation. */
export const SEALED_WORK = storedShape("jobs.payload", z.object({ tripId: z.string(), userId: z.string() }));
