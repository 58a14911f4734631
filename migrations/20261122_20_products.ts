import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Products by their old ids, which contained their price. */
const RENAMED = [
  ["price_trip_pass_2900", "trip_pass"],
  ["price_premium_monthly_1900", "premium_monthly"],
] as const;

/**
 * Renames the content of a lock and the goods of a checkout to "item_key", a subscription's paywall to "feature", and
 * products to ids without their price.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("price_locks").renameColumn("subject", "item_key").execute();
  await db.schema.alterTable("checkouts").renameColumn("subject", "item_key").execute();
  await db.schema.alterTable("subscriptions").renameColumn("plan", "feature").execute();
  for (const [before, after] of RENAMED) {
    await sql`update checkouts set item_key = ${after} where item_key = ${before}`.execute(db);
    await sql`update checkouts set scope = replace(replace(scope, 'plan:', 'product:'), ${before}, ${after})
      where scope like ${`plan:%:${before}`}`.execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const [before, after] of RENAMED) {
    await sql`update checkouts set scope = replace(replace(scope, 'product:', 'plan:'), ${after}, ${before})
      where scope like ${`product:%:${after}`}`.execute(db);
    await sql`update checkouts set item_key = ${before} where item_key = ${after}`.execute(db);
  }
  await db.schema.alterTable("subscriptions").renameColumn("feature", "plan").execute();
  await db.schema.alterTable("checkouts").renameColumn("item_key", "subject").execute();
  await db.schema.alterTable("price_locks").renameColumn("item_key", "subject").execute();
}
