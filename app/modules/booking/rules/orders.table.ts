import type { Generated } from "kysely";
import type { OrderRefusal } from "#app/modules/inventory/search/order-source";
import type { ProviderName } from "#app/modules/inventory/offers/offer";
import type { ChangeState } from "./airline-change";
import type { RefundState } from "./refund-follow";
import type { MoneyState, OrderPart, OrderState, Saga } from "./order-saga";

/** A trip that is ordered after its payment: how that stands, and what became of the money. */
export interface TripOrderingsTable {
  checkout_id: string;
  trip_id: string;
  user_id: string;
  /** Whether a trip is ordered, or its seats are held. */
  purpose: "trip" | "hold";
  state: Saga["state"];
  money: MoneyState;
  payment_intent: string | null;
  amount_minor: number;
  credit_minor: number;
  currency: string;
  captured_minor: number;
  back_minor: number;
  /** How much a price may rise before its traveller is asked again. */
  allowance_minor: number;
  /** Where the traveller reached the product; mails link to it. */
  origin: string;
  /** What a receipt calls the trip. */
  about: string;
  paid_at: string;
  /** Who works on it, and until when nobody else does. */
  lease: string | null;
  lease_until: string | null;
  next_at: string;
  /** How often in a row a step has failed. */
  failures: number;
  created_at: string;
  updated_at: string;
}

/** One order of such a trip. */
export interface TripOrdersTable {
  id: string;
  checkout_id: string;
  part: OrderPart;
  state: OrderState;
  attempt: number;
  provider: ProviderName;
  /** How its source names the offer; null for one that is booked at once. */
  offer_ref: string | null;
  /** The offer as it is ordered, see stored-orders.ts. */
  offer: string;
  price_minor: number;
  /** What its offer has risen by since it was paid, which we bear. */
  rise_minor: number;
  why: OrderRefusal | null;
  /** What the source said, for the desk. */
  message: string | null;
  /** The order as its source holds it, see stored-orders.ts. */
  made: string | null;
  ref: string | null;
  /** What confirms its cancellation. */
  quote: string | null;
  first_sent_at: string | null;
  sent_at: string | null;
  look_at: string | null;
  looks: number;
  /** When an order that stands is read again; null when it is not, and how often it was. */
  care_at: Generated<string | null>;
  cares: Generated<number>;
  /** The order that keeps the seats already, and only has to be paid. */
  held_ref: Generated<string | null>;
  /** What its source calls it while its outcome is open. */
  open_ref: Generated<string | null>;
  /** When its source told that the last try has failed. */
  told_failed_at: Generated<string | null>;
  /** What the desk was told that its source gives back of it, for the traveller; minor units. */
  given_minor: Generated<number | null>;
  created_at: string;
  updated_at: string;
}

/** What an airline has changed of an order, and what its traveller said to it. */
export interface AirlineChangesTable {
  id: string;
  order_id: string;
  checkout_id: string;
  trip_id: string;
  user_id: string;
  /** How its source names it. */
  source_ref: string;
  /** The flights as they were and as they are, see stored-orders.ts. */
  change: string;
  state: ChangeState;
  found_at: string;
  updated_at: string;
}

/** What comes back of an ordered trip that was called off, see refund-follow.ts. Amounts in minor units. */
export interface TripRefundsTable {
  checkout_id: string;
  trip_id: string;
  user_id: string;
  /** Where the traveller reached the product; mails link to it. */
  origin: string;
  /** 1 once its traveller has called the trip off. */
  called_off: number;
  promised_minor: number;
  /** What the sources say that they give, at most. */
  given_minor: number;
  /** What went back to the traveller. */
  passed_minor: number;
  /** What that is about to be; null while nothing is on its way. */
  sending_minor: number | null;
  state: RefundState;
  /** When it is asked about again; null when its time is over. */
  next_at: string | null;
  created_at: string;
  updated_at: string;
}
