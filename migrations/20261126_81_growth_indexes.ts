import type { Kysely } from "kysely";

/** The columns of look-ups and sweeps on tables that grow with every traveller. */
const INDEXES: readonly { name: string; table: string; columns: string[] }[] = [
  { name: "trips_end", table: "trips", columns: ["end_date"] },
  { name: "trips_status", table: "trips", columns: ["status"] },
  { name: "bookings_user", table: "bookings", columns: ["user_id"] },
  { name: "price_locks_user", table: "price_locks", columns: ["user_id", "created_at"] },
  { name: "price_protections_user", table: "price_protections", columns: ["user_id", "created_at"] },
  { name: "trip_companions_email", table: "trip_companions", columns: ["email"] },
  { name: "subscriptions_due", table: "subscriptions", columns: ["status", "current_period_end"] },
  { name: "ledger_entries_kind", table: "ledger_entries", columns: ["kind", "occurred_at"] },
  { name: "ledger_entries_at", table: "ledger_entries", columns: ["occurred_at"] },
  { name: "checkouts_touched", table: "checkouts", columns: ["updated_at"] },
  { name: "payment_events_at", table: "payment_events", columns: ["received_at"] },
  { name: "jobs_given_up", table: "jobs", columns: ["given_up_at"] },
  { name: "disruption_predictions_at", table: "disruption_predictions", columns: ["last_updated"] },
  { name: "disruption_subscriptions_expiry", table: "disruption_subscriptions", columns: ["expires_at"] },
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { name, table, columns } of INDEXES)
    await db.schema.createIndex(name).on(table).columns(columns).execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const { name } of [...INDEXES].reverse()) await db.schema.dropIndex(name).execute();
}
