import { DISRUPTION } from "#app/config/product";
import { durationInWords, formatShortDate } from "#app/shared/format";
import { isCurrent, sortAlerts } from "./disruption";
import type { DisruptionEvent, EventType, Prediction, RiskLevel, SubscriptionStatus } from "./disruption";
import type { Subscription } from "./disruption.dto";
import type { LocalClock, WatchWindow } from "./watch-window";

/** Each kind of event in words (CHECKLIST DIS-17). */
export const EVENT_WORDS: Record<EventType, string> = {
  WEATHER_WARNING: "Weather warning",
  FLIGHT_DELAY: "Flight delay",
  FLIGHT_CANCELLATION: "Flight cancellation",
  GATE_CHANGE: "Gate change",
  TERMINAL_CHANGE: "Terminal change",
  SCHEDULE_UPDATE: "Schedule update",
  STRIKE_ALERT: "Strike",
  SECURITY_DELAY: "Security delay",
  HOTEL_ISSUE: "Hotel issue",
  TRAFFIC_ALERT: "Traffic",
};

/** Each level in words; a colour never says it alone. */
export const RISK_WORDS: Record<RiskLevel, string> = {
  LOW: "Low risk",
  MEDIUM: "Medium risk",
  HIGH: "High risk",
  CRITICAL: "Critical risk",
};

/** An alert as its page shows it. Times are local, in words. */
export interface AlertView {
  id: string;
  kind: string;
  severity: RiskLevel;
  title: string;
  description: string;
  affected: string[];
  actions: string[];
  /** "Likely (70%)" */
  likelihood: string;
  /** "about 45 min" */
  delay?: string;
  /** "Wed 14 Apr, 18:05" */
  until?: string;
  noticed: string;
}

/** The watching of a trip, as a page shows it. */
export interface WatchView {
  tripId: string;
  risk: RiskLevel;
  /** Whether the alerts are made up. */
  isSample: boolean;
  alerts: AlertView[];
  /** The status of the reader's own subscription; undefined while there was no decision. */
  status?: SubscriptionStatus;
  /** The sentence about when we look, shown below the alerts or in their place. */
  schedule: string;
  /** "Last looked at Wed 14 Apr, 18:05." */
  looked?: string;
  problem?: string;
  /** Whether alerts may come while the page is open. */
  isLive: boolean;
  /** Whether it is too early to watch. */
  isAhead: boolean;
  /** Whether the time to watch is over. */
  isOver: boolean;
}

function likelihoodInWords(likelihood: number): string {
  const word =
    likelihood >= 0.8 ? "Very likely" : likelihood >= 0.5 ? "Likely" : likelihood >= 0.25 ? "Possible" : "Unlikely";
  return `${word} (${Math.round(likelihood * 100)}%)`;
}

type InWords = (instant: Date) => string;

function toAlertView(event: DisruptionEvent, inWords: InWords): AlertView {
  const { delayMinutes, likelihood } = event.estimatedImpact;
  return {
    id: event.id,
    kind: EVENT_WORDS[event.type],
    severity: event.severity,
    title: event.title,
    description: event.description,
    affected: event.affectedServices,
    actions: event.suggestedActions,
    likelihood: likelihoodInWords(likelihood),
    delay: delayMinutes ? `about ${durationInWords(delayMinutes)}` : undefined,
    until: event.expiresAt && inWords(new Date(event.expiresAt)),
    noticed: inWords(new Date(event.detectedAt)),
  };
}

const HALF_HOURLY = DISRUPTION.checkMinutes === 30 ? "every half hour" : `every ${DISRUPTION.checkMinutes} minutes`;

function scheduleOf(
  { opensAt, closesAt }: WatchWindow,
  status: SubscriptionStatus | undefined,
  now: Date,
  inWords: InWords,
): string {
  if (now > closesAt) return "We checked until a day after you left, so there's nothing left to watch.";
  if (status === "PAUSED") return "Alerts are paused. We won't look for anything until you turn them back on.";
  if (now < opensAt) return `We check ${HALF_HOURLY} from two days before you leave.`;
  return `We check ${HALF_HOURLY} until ${inWords(closesAt)}.`;
}

/** Puts together the view of a booked trip's disruptions: alerts only within the hours in which it is watched. */
export function toWatchView({
  tripId,
  now,
  clock,
  watched,
  prediction,
  subscription,
  problem,
}: {
  tripId: string;
  now: Date;
  clock: LocalClock;
  watched: WatchWindow;
  prediction?: Prediction;
  /** The subscription in its present state. */
  subscription?: Subscription;
  problem?: string;
}): WatchView {
  const inWords: InWords = (instant) => {
    const local = clock.at(instant);
    return `${formatShortDate(local.slice(0, 10))}, ${local.slice(11, 16)}`;
  };
  const isOver = now > watched.closesAt;
  const isAhead = now < watched.opensAt;
  const status = subscription?.status;
  const events = (prediction?.events ?? []).filter((event) => isCurrent(event, now));
  const alerts = isOver || isAhead ? [] : sortAlerts(events.map((event) => ({ event, timestamp: event.detectedAt })));
  return {
    tripId,
    risk: alerts.length === 0 ? "LOW" : (prediction?.overallRisk ?? "LOW"),
    isSample: prediction?.isSample ?? false,
    alerts: alerts.map(({ event }) => toAlertView(event, inWords)),
    status,
    schedule: `${scheduleOf(watched, status, now, inWords)} Times are local to ${clock.place}.`,
    looked: prediction && !isAhead ? `Last checked on ${inWords(new Date(prediction.lastUpdated))}.` : undefined,
    problem,
    isLive: !isOver && !isAhead && status !== "PAUSED",
    isAhead,
    isOver,
  };
}
