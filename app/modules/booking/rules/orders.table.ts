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
  /** The name of the trip on a receipt. */
  about: string;
  paid_at: string;
  /** The worker on it, and until when it is closed to others. */
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
  /** The rise of its offer since it was paid, which the product bears. */
  rise_minor: number;
  why: OrderRefusal | null;
  /** The source's message, for the desk. */
  message: string | null;
  /** The order as its source holds it, see stored-orders.ts. */
  made: string | null;
  ref: string | null;
  /** The source's key for confirming its cancellation. */
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
  /** The source's reference for it while its outcome is open. */
  open_ref: Generated<string | null>;
  /** When its source told that the last try has failed. */
  told_failed_at: Generated<string | null>;
  /** The refund of its source for the traveller, as noted at the desk; minor units. */
  given_minor: Generated<number | null>;
  created_at: string;
  updated_at: string;
}

/** An airline's changes of an order, and the traveller's answers to them. */
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

/** The refunds of an ordered trip that was cancelled, see refund-follow.ts. Amounts in minor units. */
export interface TripRefundsTable {
  checkout_id: string;
  trip_id: string;
  user_id: string;
  /** Where the traveller reached the product; mails link to it. */
  origin: string;
  /** 1 once its traveller has called the trip off. */
  called_off: number;
  promised_minor: number;
  /** The refund by the sources' word, at most. */
  given_minor: number;
  /** The amount that went back to the traveller. */
  passed_minor: number;
  /** The new value of that amount; null while nothing is on its way. */
  sending_minor: number | null;
  state: RefundState;
  /** When it is asked about again; null when its time is over. */
  next_at: string | null;
  created_at: string;
  updated_at: string;
}
