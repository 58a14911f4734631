import type { Generated } from "kysely";

/** A trip from the first planner step to the last day; JSON columns carry a version of their own. */
export interface TripsTable {
  id: string;
  owner_id: string | null;
  visitor_id: string | null;
  form_key: string;
  name: string;
  destination_slug: string | null;
  destination_name: string;
  origin: string;
  origin_label: string;
  start_date: string;
  end_date: string;
  adults: number;
  children: number;
  /** JSON list of how old each child is on the last day; null where the ages were not asked. */
  child_ages: string | null;
  /** The traveller's budget, per traveller. */
  budget_minor: number;
  currency: string;
  status: "draft" | "planning" | "booked" | "completed" | "cancelled";
  planner_step: "start" | "flights" | "hotels" | "checkout" | "itinerary";
  preferences: string;
  flight: string | null;
  hotel: string | null;
  /** JSON of the flights and the stay that were booked elsewhere, or are not needed. */
  elsewhere: string | null;
  /** JSON of how its orders stand and what is quoted for them. */
  orders: Generated<string | null>;
  itinerary: string | null;
  /** JSON list of what is ticked of the packing list and the checklist; none before anything was. */
  ticked: string | null;
  /** JSON list of what the party noted of its spending. */
  spending: string | null;
  /** The owner's notes. */
  notes: string | null;
  price_confidence: number;
  /** How many commands have changed it; each write names the one it read. */
  revision: Generated<number>;
  shared_at: string | null;
  /** 1 where the readers of a shared trip see what its flights and stay cost. */
  shares_prices: Generated<number>;
  booked_at: string | null;
  /** UTC ISO instant at which the envelope opens; none for a trip without a secret. */
  sealed_until: string | null;
  /** The longer trip of which it is one place; null for a trip of one place. */
  journey_id: string | null;
  /** The name that the traveller gave to the longer trip; each of its places keeps it. */
  journey_name: string | null;
  /** JSON of how it joins the places before and after it. */
  between_places: string | null;
  /** JSON of its flight home, where that is on the ticket of the first place of the longer trip. */
  flight_home: string | null;
  created_at: string;
  updated_at: string;
}

/** Which trip a holder ("user:…" or "visitor:…") has open in the planner. */
export interface PlannerSessionsTable {
  holder: string;
  trip_id: string;
  updated_at: string;
}

/** A command that changed a trip; the revisions of a trip have no gaps. */
export interface TripCommandsTable {
  trip_id: string;
  revision: number;
  key: string;
  kind: string;
  fingerprint: string;
  changed: string;
  at: string;
  /** The device that sent it, by the name it has for this; null where that was not said. */
  device: string | null;
}
