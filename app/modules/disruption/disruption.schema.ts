import { z } from "zod";
import { storedShape } from "#app/shared/stored-shape";
import { EVENT_TYPES, RISK_LEVELS } from "./disruption";

const instant = z.iso.datetime({ offset: true }).transform((value) => new Date(value).toISOString());
const share = z.number().min(0).max(1);
const line = z.string().trim().min(1).max(200);

const eventSchema = z.object({
  id: z.string().min(1).max(100),
  type: z.enum(EVENT_TYPES),
  severity: z.enum(RISK_LEVELS),
  title: line,
  description: z.string().trim().max(1_000),
  affectedServices: z.array(line).max(20),
  estimatedImpact: z.object({
    delayMinutes: z
      .number()
      .int()
      .min(0)
      .max(7 * 24 * 60)
      .optional(),
    likelihood: share,
  }),
  suggestedActions: z.array(line).max(20),
  detectedAt: instant,
  expiresAt: instant.optional(),
});

/** A source's answer, before it is trusted (CHECKLIST ENT-19, ENT-20, DIS-10). */
export const predictionSchema = z.object({
  bookingId: z.string().min(1).max(100),
  overallRisk: z.enum(RISK_LEVELS),
  riskScore: share,
  predictions: z
    .array(eventSchema)
    .max(50)
    .refine((events) => new Set(events.map(({ id }) => id)).size === events.length, "Two events have one id"),
  lastUpdated: instant,
  nextCheckAt: instant,
});
export type SourcePrediction = z.output<typeof predictionSchema>;

/** An event as it is kept. */
export const EVENT = storedShape("disruption_alerts.event", eventSchema);
/** The events of a prediction as they are kept. */
export const EVENTS = storedShape("disruption_predictions.events", z.array(eventSchema));

/** The jobs that look at a trip, and tell of an alert. */
export const CHECK_JOB = "disruption-check";
export const TELL_JOB = "disruption-alert";

/** The payload of the job that looks at a trip. */
export const CHECK = storedShape("jobs.payload", z.object({ tripId: z.string(), ownerId: z.string() }));
/** The payload of the job that tells of an alert. */
export const TELL = storedShape("jobs.payload", z.object({ tripId: z.string(), alertId: z.string() }));

/** The part of an address that names a booking. */
export const bookingParams = z.object({
  bookingId: z.string().trim().min(1).max(64).describe("The id of a booked trip, or of its booking"),
});
