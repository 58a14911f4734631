import type { Kysely } from "kysely";
import { withProcessLock } from "#app/db/lock.server";
import type { Database } from "#app/db/schema";
import { tell } from "#app/db/told.server";
import { seedAccounts } from "./accounts";
import { seedPositions } from "./positions";
import { seedPayments } from "./payments";
import { seedTravellers } from "./travellers";
import { seedTrips } from "./trips";

/** Tables that hold the data of visitors and accounts, in an order in which they can be emptied. */
const EMPTIED: (keyof Database)[] = [
  "jobs",
  "audit_entries",
  "desk_entries",
  "place_reports",
  "contact_messages",
  "resumes",
  "job_applications",
  "job_postings",
  "measured_events",
  "page_readings",
  "ledger_entries",
  "price_protections",
  "payment_events",
  "sandbox_payment_objects",
  "sandbox_orders",
  "subscriptions",
  "trip_orders",
  "trip_orderings",
  "bookings",
  "price_locks",
  "checkouts",
  "itinerary_grants",
  "calendar_feeds",
  "mailed_calendars",
  "planner_sessions",
  "trip_companions",
  "surprise_runs",
  "trips",
  "destination_marks",
  "travel_preferences",
  "travel_profiles",
  "quiz_sessions",
  "entitlements",
  "rate_limits",
  "password_resets",
  "email_confirmations",
  "passkey_challenges",
  "passkeys",
  "api_tokens",
  "sessions",
  "users",
];

/**
 * Fills the sandbox with its accounts and trips; existing data stays as it is, however many processes do this at once.
 */
export function seedSandbox(db: Kysely<Database>, now: Date): Promise<void> {
  // Of several processes that start on one empty database, one does the work.
  return withProcessLock(db, "sandbox-seed", async () => {
    await seedPositions(db, now);
    await seedAccounts(db, now);
    await seedTravellers(db, now);
    await seedTrips(db, now);
    await seedPayments(db, now);
  });
}

/** Puts the sandbox back to its seed. */
export async function resetSandbox(db: Kysely<Database>, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const table of EMPTIED) await trx.deleteFrom(table).execute();
  });
  await seedSandbox(db, now);
  await tell(db, "shared-pages");
}
