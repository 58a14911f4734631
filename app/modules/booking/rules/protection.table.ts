import type { Generated } from "kysely";

/** A booked trip whose price is watched for thirty days. */
export interface PriceProtectionsTable {
  trip_id: string;
  user_id: string;
  /** The payment that falls go back to. */
  payment_intent: string;
  /** The lowest price of the trip so far, minor units. */
  lowest_minor: number;
  /** The amount that went back so far. */
  back_minor: number;
  currency: string;
  /** The last local date on which it is looked at. */
  until: string;
  /** The last date on which it was looked at, UTC. */
  checked_on: string;
  /** Where the traveller reached the product; mails link to it. */
  origin: string;
  /** Its price could not be looked at: not asked for again before this instant. */
  try_after: Generated<string | null>;
  created_at: string;
}
