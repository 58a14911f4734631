import { z } from "zod";
import { TRIP_LIMITS } from "#app/config/product";
import { addDays, daysBetween, isLocalDate } from "#app/shared/calendar";
import { MOST_NIGHTS, TIERS, usualRequest } from "./surprise";

const L = TRIP_LIMITS;

function leave(missing: string, today: string) {
  return z
    .string({ error: missing })
    .trim()
    .refine(isLocalDate, { error: "Use a real date, such as 2027-05-14", abort: true })
    .refine((day) => day > today, "Tomorrow is the earliest you can leave")
    .refine((day) => day <= addDays(today, L.maxDaysAhead), `Flights are sold about ${L.maxDaysAhead} days ahead`);
}

function comeBack(missing: string) {
  return z
    .string({ error: missing })
    .trim()
    .refine(isLocalDate, { error: "Use a real date, such as 2027-05-14", abort: true });
}

function heads(label: "adults" | "children", least: number, most: number) {
  return z.coerce
    .number({ error: `Say how many ${label}` })
    .int(`Enter the number of ${label}`)
    .min(least, least === 1 ? "At least one adult has to travel" : `Enter ${least} or more ${label}`)
    .max(most, `At most ${most} ${label}`);
}

const tier = z.enum(TIERS, { error: "Choose Safe, Stretch or Splurge" });
/** Milliseconds of a clock, or any other number of a caller's choice. */
const seed = z.coerce
  .number({ error: "A seed is a whole number" })
  .int("A seed is a whole number")
  .min(0, "A seed is 0 or more")
  .max(Number.MAX_SAFE_INTEGER, "A seed has at most 16 digits");

/** The problem with the nights between two existing days. */
function nightsProblem(start: string, end: string): string | undefined {
  const nights = daysBetween(start, end);
  if (nights < 1) return "Come back at least one day after you leave";
  return nights > MOST_NIGHTS ? `A surprise can last up to ${MOST_NIGHTS} nights` : undefined;
}

/** The form of /surprise (CHECKLIST SURP-01); an empty field is refused in words. */
export function surpriseFormSchema(today: string) {
  return z
    .object({
      startDate: leave("Choose the day you leave", today),
      endDate: comeBack("Choose the day you come back"),
      adults: heads("adults", 1, L.maxAdults).default(1),
      childCount: heads("children", 0, L.maxChildren).default(0),
      departureCity: z
        .string({ error: "Tell us where you're leaving from" })
        .trim()
        .min(1, "Tell us where you're leaving from")
        .max(80, "That is too long for a city"),
      tier: tier.default("safe"),
      seed,
    })
    .superRefine(({ startDate, endDate, adults, childCount }, ctx) => {
      const problem = isLocalDate(startDate) && isLocalDate(endDate) && nightsProblem(startDate, endDate);
      if (problem) ctx.addIssue({ code: "custom", path: ["endDate"], message: problem });
      if (adults + childCount > L.maxTravellers)
        ctx.addIssue({
          code: "custom",
          path: ["childCount"],
          message: `At most ${L.maxTravellers} travellers in one trip`,
        });
    });
}

const day = "A day, such as 2027-05-14";

/**
 * The call for three places (CHECKLIST API-31); missing fields have the page's defaults (CHECKLIST SURP-10 to SURP-13).
 */
export function previewCallSchema(today: string) {
  const usual = usualRequest(today, new Date(`${today}T00:00:00Z`));
  return z
    .strictObject({
      start_date: leave(day, today).default(usual.startDate).describe(`${day}; two weeks ahead when left out`),
      end_date: comeBack(day).optional().describe(`${day}; four days after the start when left out`),
      budget_tier: tier.default(usual.tier),
      seed: seed
        .optional()
        .describe("Decides between places that fit equally well; the time of the call when left out"),
      adults: heads("adults", 1, L.maxAdults).default(1),
      children: heads("children", 0, L.maxChildren).default(0),
      origin: z
        .string()
        .trim()
        .min(1)
        .max(80)
        .optional()
        .describe("City or airport; when left out, the caller's home, then where their last trip started, then London"),
    })
    .transform((call) => ({
      ...call,
      end_date: call.end_date ?? addDays(call.start_date, daysBetween(usual.startDate, usual.endDate)),
    }))
    .superRefine(({ start_date, end_date, adults, children }, ctx) => {
      const problem = nightsProblem(start_date, end_date);
      if (problem) ctx.addIssue({ code: "custom", path: ["end_date"], message: problem });
      if (adults + children > L.maxTravellers)
        ctx.addIssue({
          code: "custom",
          path: ["children"],
          message: `At most ${L.maxTravellers} travellers in one trip`,
        });
    });
}

const runId = z.string({ error: "Name the run" }).trim().min(1, "Name the run").max(64, "We don't know that run");

/** The call for other places (CHECKLIST API-34). */
export const regenerateCallSchema = z.strictObject({
  run_id: runId.describe("The run to draw again"),
  seed: seed.optional().describe("The time of the call when left out"),
  diversify: z
    .boolean()
    .optional()
    .describe("Avoid places similar to those shown before; when left out, from the second time on"),
});

/** The call that makes a trip of a place (CHECKLIST API-33). */
export const itineraryCallSchema = z.strictObject({
  run_id: runId.describe("The run it was drawn in"),
  candidate_id: z
    .string({ error: "Name the candidate" })
    .trim()
    .min(1, "Name the candidate")
    .max(80, "We don't know that candidate"),
});

const HISTORY_LIMIT = 10;
const MOST_HISTORY = 50;

/** The part of a history that is asked for (CHECKLIST API-35). */
export const historyQuerySchema = z.strictObject({
  limit: z.coerce
    .number({ error: `A limit is a whole number from 1 to ${MOST_HISTORY}` })
    .int(`A limit is a whole number from 1 to ${MOST_HISTORY}`)
    .min(1, `A limit is a whole number from 1 to ${MOST_HISTORY}`)
    .max(MOST_HISTORY, `A limit is a whole number from 1 to ${MOST_HISTORY}`)
    .default(HISTORY_LIMIT),
  offset: z.coerce
    .number({ error: "An offset is a whole number from 0" })
    .int("An offset is a whole number from 0")
    .min(0, "An offset is a whole number from 0")
    .max(1_000_000, "An offset has at most seven digits")
    .default(0),
});

const texts = z.array(z.string());

/** A place that was drawn (CHECKLIST ENT-38). */
const candidateReply = z
  .object({
    candidate_id: z.string(),
    city: z.string(),
    country: z.string(),
    region: z.string(),
    image_url: z.string(),
    est_price_band: z
      .string()
      .nullable()
      .describe("Flights and stay for everybody on these dates, from a real search; null where nothing is sold"),
    rationale_bullets: texts,
    scores: z.object({ final: z.number().min(0).max(1) }),
    notes: z.object({ event_highlights: texts, risk_flags: texts, best_windows: texts }),
  })
  .meta({ id: "SurpriseCandidate" });

/** A draw and its three places (CHECKLIST ENT-38). */
export const runReply = z
  .object({
    run_id: z.string(),
    candidates: z.array(candidateReply),
    start_date: z.string(),
    end_date: z.string(),
    budget_tier: z.enum(TIERS),
    adults: z.number().int(),
    children: z.number().int(),
    origin: z.string(),
    seed: z.number(),
    regeneration_count: z.number().int().min(0),
    shown_before: z.boolean().describe("Whether everything that fits has been shown, so that places come again"),
    chosen_candidate_id: z.string().nullable(),
    trip_id: z.string().nullable(),
    created_at: z.string(),
  })
  .meta({ id: "SurpriseRun" });

export const historyReply = z.object({
  runs: z.array(runReply),
  total: z.number().int().min(0),
  limit: z.number().int(),
  offset: z.number().int(),
});

export type SurpriseForm = z.output<ReturnType<typeof surpriseFormSchema>>;

const id = z.string().min(1).max(80);

/** The buttons of the results. */
export const runPressSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("candidate-choose"), runId: id, candidateId: id }),
  z.object({ intent: z.enum(["surprise-share", "surprise-unshare"]), runId: id }),
  z.object({
    intent: z.literal("surprise-regenerate"),
    runId: id,
    seed: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  }),
]);
export type RunPress = z.output<typeof runPressSchema>;
