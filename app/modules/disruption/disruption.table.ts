import type { RiskLevel, SubscriptionStatus } from "./disruption";

export interface DisruptionSubscriptionsTable {
  id: string;
  trip_id: string;
  user_id: string;
  status: SubscriptionStatus;
  subscribed_at: string;
  expires_at: string;
}

export interface DisruptionPredictionsTable {
  trip_id: string;
  overall_risk: RiskLevel;
  risk_score: number;
  events: string;
  /** 1 when the alert is made up. */
  is_sample: number;
  last_updated: string;
  next_check_at: string;
}

export interface DisruptionAlertsTable {
  id: string;
  trip_id: string;
  /** The key under which the event is told: one alert each. */
  event_id: string;
  event: string;
  is_sample: number;
  at: string;
}
