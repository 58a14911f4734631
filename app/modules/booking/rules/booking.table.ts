import type { Generated } from "kysely";
import type { DisputeStatus } from "./ledger";

export interface PriceLocksTable {
  id: string;
  trip_id: string;
  user_id: string;
  /** The subject of the lock: the offers, dates and people, see itemKeyOf. */
  item_key: string;
  amount_minor: number;
  currency: string;
  locked_until: string;
  used_at: string | null;
  /** The checkout that paid for a hold of days; null for a free lock. */
  checkout_id: Generated<string | null>;
  fee_minor: Generated<number>;
  /** Up to what rise the price is held; null: any. */
  cap_minor: Generated<number | null>;
  /** When it ended before its time, unused: a lock is used up or ended, and once. */
  ended_at: Generated<string | null>;
  ended_as: Generated<HoldEnd | null>;
  /** The order by which the airline keeps the seats, see stored-orders.ts; null where no order is needed. */
  held_order: Generated<string | null>;
  created_at: string;
}

/**
 * Let go by its traveller; refused by the airline or the hotel; its fee given back, or disputed; over with its seats
 * still kept.
 */
export type HoldEnd = "released" | "refused" | "returned" | "lapsed";

/** "refunding" is noted in the transaction that decides it; the refund itself follows and is retried until it is made.
 * "unrefundable" is money that the provider cannot give back by itself: a person has to, see the runbook. Of a trip that is
 * ordered after its payment: "ordering" until that is decided; money that was only set aside is "releasing", then "released". */
export type CheckoutStatus =
  | "open"
  | "paid"
  | "expired"
  | "failed"
  | "refunding"
  | "refunded"
  | "unrefundable"
  | "ordering"
  | "releasing"
  | "released";

/** One session asked of the payment provider. Rows outlive their trip and their account: money leaves a trace. */
export interface CheckoutsTable {
  id: string;
  user_id: string;
  trip_id: string | null;
  /** The thing paid for: a trip, several places of a longer one at once, or a feature of the product. */
  feature: "trip" | "longer_trip" | "trip_pass" | "premium" | "surprise_me" | "price_lock" | "price_hold";
  /** Two open checkouts never share a scope: "trip:ID", "journey:ID", "hold:TRIP", or "product:USER:PRODUCT". */
  scope: string;
  /** The exact offer for the amount: see itemKeyOf, or the id of a product. */
  item_key: string;
  /** Of a place that is paid together with others: the checkout of the whole, whose session and payment are its own. */
  part_of: Generated<string | null>;
  provider_session_id: string | null;
  url: string | null;
  amount_minor: number;
  currency: string;
  status: CheckoutStatus;
  return_to: string | null;
  /** Where the traveller reached the product; mails link to it. */
  origin: string;
  price_locked_until: string | null;
  /** Of a hold: the price that it holds. */
  held_minor: Generated<number | null>;
  /** Of a trip: the paid hold that its price rests on, and what of the price its fee has paid. */
  hold_id: Generated<string | null>;
  credit_minor: Generated<number>;
  payment_intent: string | null;
  refund_id: string | null;
  /** Why the money goes back, in words for the log and the billing page. */
  refund_reason: string | null;
  /** The amount that went back so far, minor units. */
  refunded_minor: Generated<number>;
  /** Where a dispute about it stands, if there is one. */
  dispute: Generated<DisputeStatus | null>;
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
  /** The price at which the trip was sold. */
  amount_minor: number;
  /** The part of it that the fee of a hold had paid before. */
  credit_minor: Generated<number>;
  currency: string;
  payment_intent: string | null;
  price_locked_until: string | null;
  /** "ordering" while flights and stay are being ordered; "partly" where one of them could not be had. */
  state: Generated<"ordering" | "confirmed" | "partly">;
  /** When the traveller was first told of the booking; null until then. */
  announced_at: string | null;
  created_at: string;
}

/** Premium, which the provider renews by itself; its state is always read from there. */
export interface SubscriptionsTable {
  id: string;
  user_id: string;
  provider_subscription_id: string;
  /** The feature whose paywall it was bought at; each paid month grants it beside premium. */
  feature: "premium" | "surprise_me" | "price_lock";
  status: string;
  current_period_end: string;
  cancel_at_period_end: number;
  created_at: string;
  updated_at: string;
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
