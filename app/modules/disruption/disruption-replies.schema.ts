import { z } from "zod";
import { EVENT_TYPES, RISK_LEVELS, SUBSCRIPTION_STATUSES } from "./disruption";

const instant = z.iso.datetime();

/** One thing that may go wrong (CHECKLIST ENT-20). */
const eventReply = z
  .object({
    id: z.string(),
    type: z.enum(EVENT_TYPES),
    severity: z.enum(RISK_LEVELS),
    title: z.string(),
    description: z.string(),
    affectedServices: z.array(z.string()),
    estimatedImpact: z.object({
      delayMinutes: z.number().int().optional(),
      likelihood: z.number().min(0).max(1),
    }),
    suggestedActions: z.array(z.string()),
    detectedAt: instant,
    expiresAt: instant.optional(),
  })
  .meta({ id: "DisruptionEvent" });

/** The prediction of a booked trip (CHECKLIST ENT-19). */
export const predictionReply = z
  .object({
    bookingId: z.string(),
    overallRisk: z.enum(RISK_LEVELS),
    riskScore: z.number().min(0).max(1),
    predictions: z.array(eventReply).describe("The most serious first, then the newest"),
    lastUpdated: instant,
    nextCheckAt: instant,
    isSample: z.boolean().describe("Whether the events are made up, as they are in the sandbox"),
  })
  .meta({ id: "DisruptionPrediction" });

/** A subscription to a trip's alerts, and its end (CHECKLIST ENT-22). */
export const subscriptionReply = z
  .object({
    subscriptionId: z.string(),
    bookingId: z.string(),
    status: z.enum(SUBSCRIPTION_STATUSES),
    subscribedAt: instant,
    expiresAt: instant,
  })
  .meta({ id: "DisruptionSubscription" });
