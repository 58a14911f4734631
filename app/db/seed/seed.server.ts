import type { Kysely } from "kysely";
import type { Database } from "../schema";
import { seedAccounts } from "./accounts";
import { seedTrips } from "./trips";

/** Tables that hold what people do, in an order in which they can be emptied. */
const EMPTIED: (keyof Database)[] = [
  "jobs", "payment_events", "sandbox_payment_objects", "subscriptions", "bookings", "price_locks", "checkouts",
  "itinerary_grants", "planner_sessions", "trips", "entitlements", "rate_limits", "api_tokens", "sessions", "users",
];

/** Fills the sandbox with its accounts and trips; what is there already stays as it is. */
export async function seedSandbox(db: Kysely<Database>, now: Date): Promise<void> {
  await seedAccounts(db, now);
  await seedTrips(db, now);
}

/** Puts the sandbox back to its seed. */
export async function resetSandbox(db: Kysely<Database>, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const table of EMPTIED) await trx.deleteFrom(table).execute();
  });
  await seedSandbox(db, now);
}
