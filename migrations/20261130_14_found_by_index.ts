import type { Kysely } from "kysely";

/** Columns by which upkeep and sweeps look for rows, each in an index. */
const INDEXES = {
  trips_start: ["trips", "start_date"],
  // A trip that is deleted closes the planners in which it is open.
  planner_sessions_trip: ["planner_sessions", "trip_id"],
  sessions_end: ["sessions", "expires_at"],
  api_tokens_end: ["api_tokens", "expires_at"],
  password_resets_end: ["password_resets", "expires_at"],
  email_confirmations_end: ["email_confirmations", "expires_at"],
  rate_limits_end: ["rate_limits", "window_ends_at"],
  trip_orders_held_ref: ["trip_orders", "held_ref"],
  sandbox_payment_objects_kind: ["sandbox_payment_objects", "kind"],
  trip_orders_open_ref: ["trip_orders", "open_ref"],
  contact_messages_at: ["contact_messages", "created_at"],
  place_reports_decided: ["place_reports", "decided_at"],
  job_applications_closed: ["job_applications", "closed_at"],
} as const satisfies Record<string, readonly [table: string, column: string]>;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, [table, column]] of Object.entries(INDEXES))
    await db.schema.createIndex(name).on(table).column(column).execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of Object.keys(INDEXES)) await db.schema.dropIndex(name).execute();
}
