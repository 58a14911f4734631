export interface PriceLocksTable {
  id: string;
  trip_id: string;
  user_id: string;
  amount_minor: number;
  currency: string;
  locked_until: string;
  used_at: string | null;
  created_at: string;
}

export interface CheckoutsTable {
  id: string;
  user_id: string;
  trip_id: string | null;
  /** What is paid for: a trip, or a feature of the product. */
  feature: "trip" | "trip_pass" | "premium" | "surprise_me" | "price_lock";
  provider_session_id: string | null;
  url: string | null;
  amount_minor: number;
  currency: string;
  status: "open" | "paid" | "expired" | "failed" | "refunded";
  return_to: string | null;
  attempt: number;
  created_at: string;
  updated_at: string;
}

export interface BookingsTable {
  id: string;
  trip_id: string;
  user_id: string;
  /** The six letters a traveller quotes. */
  reference: string;
  checkout_id: string;
  amount_minor: number;
  currency: string;
  payment_intent: string | null;
  price_locked_until: string | null;
  created_at: string;
}

export interface PaymentEventsTable {
  id: string;
  type: string;
  provider_session_id: string | null;
  outcome: string;
  received_at: string;
}

export interface SandboxPaymentObjectsTable {
  id: string;
  kind: string;
  idempotency_key: string | null;
  body: string;
  created_at: string;
  updated_at: string;
}
