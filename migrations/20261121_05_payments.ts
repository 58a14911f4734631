import { sql } from "kysely";
import type { Kysely } from "kysely";

const KEPT = ["id", "user_id", "trip_id", "feature", "provider_session_id", "url", "amount_minor", "currency", "status", "return_to", "attempt", "created_at", "updated_at"];

/**
 * Checkouts lose their foreign keys: a payment that arrives after its trip was deleted must still
 * be found, so that it can be given back. Each gains its scope: one open session a scope.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("checkouts_kept")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", (c) => c.notNull())
    .addColumn("trip_id", "text")
    .addColumn("feature", "text", (c) => c.notNull())
    .addColumn("scope", "text", (c) => c.notNull())
    .addColumn("subject", "text", (c) => c.notNull())
    .addColumn("provider_session_id", "text", (c) => c.unique())
    .addColumn("url", "text")
    .addColumn("amount_minor", "bigint", (c) => c.notNull())
    .addColumn("currency", "text", (c) => c.notNull())
    .addColumn("status", "text", (c) => c.notNull())
    .addColumn("return_to", "text")
    .addColumn("origin", "text", (c) => c.notNull())
    .addColumn("price_locked_until", "text")
    .addColumn("payment_intent", "text")
    .addColumn("refund_id", "text")
    .addColumn("refund_reason", "text")
    .addColumn("attempt", "integer", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();
  const columns = sql.join(KEPT.map((name) => sql.ref(name)));
  // Old rows cannot share a scope, since each attempt of a trip may have been left open.
  await sql`insert into checkouts_kept (${columns}, scope, subject, origin) select ${columns}, 'row:' || id, '', '' from checkouts`.execute(db);
  await db.schema.dropTable("checkouts").execute();
  await db.schema.alterTable("checkouts_kept").renameTo("checkouts").execute();
  await db.schema.createIndex("checkouts_scope_attempt").on("checkouts").columns(["scope", "attempt"]).unique().execute();
  await db.schema.createIndex("checkouts_one_open").on("checkouts").column("scope").unique().where(sql.ref("status"), "=", "open").execute();
  await db.schema.createIndex("checkouts_trip").on("checkouts").columns(["trip_id", "status"]).execute();
  await db.schema.createIndex("checkouts_user").on("checkouts").column("user_id").execute();
  await db.schema.createIndex("checkouts_status").on("checkouts").columns(["status", "created_at"]).execute();

  await db.schema.alterTable("bookings").addColumn("announced_at", "text").execute();
  await db.schema.alterTable("price_locks").addColumn("subject", "text", (c) => c.notNull().defaultTo("")).execute();

  await db.schema
    .createTable("subscriptions")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("provider_subscription_id", "text", (c) => c.notNull().unique())
    .addColumn("plan", "text", (c) => c.notNull())
    .addColumn("status", "text", (c) => c.notNull())
    .addColumn("current_period_end", "text", (c) => c.notNull())
    .addColumn("cancel_at_period_end", "integer", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("subscriptions_user").on("subscriptions").column("user_id").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("subscriptions").execute();
  await db.schema.alterTable("price_locks").dropColumn("subject").execute();
  await db.schema.alterTable("bookings").dropColumn("announced_at").execute();
  await db.schema
    .createTable("checkouts_before")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("trip_id", "text", (c) => c.references("trips.id").onDelete("cascade"))
    .addColumn("feature", "text", (c) => c.notNull())
    .addColumn("provider_session_id", "text", (c) => c.unique())
    .addColumn("url", "text")
    .addColumn("amount_minor", "bigint", (c) => c.notNull())
    .addColumn("currency", "text", (c) => c.notNull())
    .addColumn("status", "text", (c) => c.notNull())
    .addColumn("return_to", "text")
    .addColumn("attempt", "integer", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();
  const columns = sql.join(KEPT.map((name) => sql.ref(name)));
  await sql`insert into checkouts_before (${columns}) select ${columns} from checkouts where user_id in (select id from users) and (trip_id is null or trip_id in (select id from trips))`.execute(db);
  await db.schema.dropTable("checkouts").execute();
  await db.schema.alterTable("checkouts_before").renameTo("checkouts").execute();
  await db.schema.createIndex("checkouts_trip").on("checkouts").columns(["trip_id", "status"]).execute();
}
