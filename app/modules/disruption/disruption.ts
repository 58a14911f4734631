import { DISRUPTION } from "#app/config/product";

/** From calm to grave (CHECKLIST DIS-03). */
export const RISK_LEVELS = ["LOW", "MEDIUM", "HIGH", "CRITICAL"] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

/** The kinds of events that may disrupt a trip (CHECKLIST DIS-17). */
export const EVENT_TYPES = [
  "WEATHER_WARNING",
  "FLIGHT_DELAY",
  "FLIGHT_CANCELLATION",
  "GATE_CHANGE",
  "TERMINAL_CHANGE",
  "SCHEDULE_UPDATE",
  "STRIKE_ALERT",
  "SECURITY_DELAY",
  "HOTEL_ISSUE",
  "TRAFFIC_ALERT",
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** A paused subscription rests until its owner resumes it; an expired one is over (CHECKLIST DIS-06). */
export const SUBSCRIPTION_STATUSES = ["ACTIVE", "PAUSED", "EXPIRED"] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** One event that may disrupt a trip (CHECKLIST ENT-20). Instants are UTC ISO texts. */
export interface DisruptionEvent {
  id: string;
  type: EventType;
  severity: RiskLevel;
  title: string;
  description: string;
  affectedServices: string[];
  /** Likelihood from 0 to 1. */
  estimatedImpact: { delayMinutes?: number; likelihood: number };
  suggestedActions: string[];
  detectedAt: string;
  expiresAt?: string;
}

/** The prediction of a booked trip as a whole (CHECKLIST ENT-19). Instants are UTC ISO texts. */
export interface Prediction {
  overallRisk: RiskLevel;
  /** 0 to 1. */
  riskScore: number;
  events: DisruptionEvent[];
  lastUpdated: string;
  nextCheckAt: string;
  /** Whether the prediction is made up, as an example of alerts. */
  isSample: boolean;
}

/** An event that was told to a trip's travellers (CHECKLIST ENT-21). */
export interface DisruptionAlert {
  id: string;
  event: DisruptionEvent;
  /** UTC ISO instant at which it was first seen. */
  timestamp: string;
}

/** The least score that goes with a level. */
const SCORE_FROM: Record<RiskLevel, number> = { LOW: 0, MEDIUM: 0.3, HIGH: 0.6, CRITICAL: 0.85 };

const gravityOf = (level: RiskLevel): number => RISK_LEVELS.indexOf(level);

/** The graver of two levels. */
export function graver(a: RiskLevel, b: RiskLevel): RiskLevel {
  return gravityOf(a) >= gravityOf(b) ? a : b;
}

/** The risk of a trip once an alert has come: only a high or critical one raises it (CHECKLIST DIS-04, DIS-05). */
export function raisedRisk(overall: RiskLevel, severity: RiskLevel): RiskLevel {
  return severity === "HIGH" || severity === "CRITICAL" ? graver(overall, severity) : overall;
}

/** A score that is at least the level's own. */
export function scoreFor(level: RiskLevel, score: number): number {
  return Math.max(score, SCORE_FROM[level]);
}

/** Whether an alert is worth disturbing the traveller for. */
export function isGrave(severity: RiskLevel): boolean {
  return gravityOf(severity) >= gravityOf("HIGH");
}

/** Whether an event still counts at an instant. */
export function isCurrent({ expiresAt }: Pick<DisruptionEvent, "expiresAt">, now: Date): boolean {
  return expiresAt === undefined || Date.parse(expiresAt) > now.getTime();
}

/** The gravest first, among equals the newest (CHECKLIST DIS-15). */
export function sortAlerts<A extends Pick<DisruptionAlert, "event" | "timestamp">>(alerts: readonly A[]): A[] {
  return [...alerts].sort(
    (a, b) =>
      gravityOf(b.event.severity) - gravityOf(a.event.severity) || Date.parse(b.timestamp) - Date.parse(a.timestamp),
  );
}

/** The alerts of a trip that are kept: the fifty newest, none older than two days (CHECKLIST DIS-13, DIS-14). */
export function keptAlerts<A extends Pick<DisruptionAlert, "timestamp">>(alerts: readonly A[], now: Date): A[] {
  const since = now.getTime() - DISRUPTION.keptHours * 3_600_000;
  return [...alerts]
    .filter(({ timestamp }) => Date.parse(timestamp) >= since)
    .sort((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp))
    .slice(0, DISRUPTION.mostKept);
}

/** The status of a subscription at an instant, whatever was stored last. */
export function statusAt(
  { status, expiresAt }: { status: SubscriptionStatus; expiresAt: string },
  now: Date,
): SubscriptionStatus {
  return Date.parse(expiresAt) <= now.getTime() ? "EXPIRED" : status;
}
