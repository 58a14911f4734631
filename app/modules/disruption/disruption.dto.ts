import { sortAlerts } from "./disruption";
import type { DisruptionAlert, DisruptionEvent, Prediction, SubscriptionStatus } from "./disruption";

/** A subscription as use cases see it. Instants are UTC ISO texts. */
export interface Subscription {
  id: string;
  status: SubscriptionStatus;
  subscribedAt: string;
  expiresAt: string;
}

/** A prediction as the API sends it (CHECKLIST ENT-19). @param bookingId in the caller's own spelling */
export function toPredictionDto(bookingId: string, { events, isSample, ...prediction }: Prediction) {
  const sorted = sortAlerts(events.map((event) => ({ event, timestamp: event.detectedAt })));
  return {
    bookingId,
    overallRisk: prediction.overallRisk,
    riskScore: prediction.riskScore,
    predictions: sorted.map(({ event }) => event),
    lastUpdated: prediction.lastUpdated,
    nextCheckAt: prediction.nextCheckAt,
    isSample,
  };
}

/** A subscription as the API sends it (CHECKLIST ENT-22). @param bookingId in the caller's own spelling */
export function toSubscriptionDto(bookingId: string, { id, status, subscribedAt, expiresAt }: Subscription) {
  return { subscriptionId: id, bookingId, status, subscribedAt, expiresAt };
}

/** An alert as the stream sends it (CHECKLIST ENT-21). */
interface AlertDto {
  alertId: string;
  bookingId: string;
  event: DisruptionEvent;
  timestamp: string;
}

/** @param bookingId in the caller's own spelling */
export function toAlertDto(bookingId: string, { id, event, timestamp }: DisruptionAlert): AlertDto {
  return { alertId: id, bookingId, event, timestamp };
}
