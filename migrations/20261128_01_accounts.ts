import type { Kysely } from "kysely";

/** Accounts, their sessions and what proves an address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("users")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("email", "text", (c) => c.notNull().unique())
    .addColumn("email_verified_at", "text")
    .addColumn("password_hash", "text")
    .addColumn("google_sub", "text", (c) => c.unique())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("first_name", "text", (c) => c.notNull())
    .addColumn("last_name", "text", (c) => c.notNull())
    .addColumn("handle", "text", (c) => c.unique())
    .addColumn("avatar", "text")
    .addColumn("bio", "text")
    .addColumn("social_links", "text", (c) => c.notNull().defaultTo("{}"))
    .addColumn("is_admin", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("quiz_completed", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("onboarding_complete", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("loyalty_points", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("loyalty_tier", "text", (c) => c.notNull().defaultTo("explorer"))
    .addColumn("accepted_terms_version", "text")
    .addColumn("accepted_terms_at", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("sessions")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("token_hash", "text", (c) => c.notNull().unique())
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("user_agent", "text", (c) => c.notNull())
    .addColumn("address", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("expires_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("sessions_user").on("sessions").column("user_id").execute();
  await db.schema
    .createTable("api_tokens")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("family", "text", (c) => c.notNull())
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("token_hash", "text", (c) => c.notNull().unique())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("expires_at", "text", (c) => c.notNull())
    .addColumn("used_at", "text")
    .execute();
  await db.schema.createIndex("api_tokens_family").on("api_tokens").column("family").execute();
  await db.schema.createIndex("api_tokens_user").on("api_tokens").column("user_id").execute();
  await db.schema
    .createTable("rate_limits")
    .addColumn("key", "text", (c) => c.primaryKey())
    .addColumn("points", "integer", (c) => c.notNull())
    .addColumn("window_ends_at", "text", (c) => c.notNull())
    .execute();
  // One row an account: a newer link takes the place of the older one.
  await db.schema
    .createTable("password_resets")
    .addColumn("user_id", "text", (c) => c.primaryKey().references("users.id").onDelete("cascade"))
    .addColumn("token_hash", "text", (c) => c.notNull().unique())
    .addColumn("expires_at", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("email_confirmations")
    .addColumn("user_id", "text", (c) => c.primaryKey().references("users.id").onDelete("cascade"))
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("token_hash", "text", (c) => c.notNull())
    .addColumn("expires_at", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("email_confirmations").execute();
  await db.schema.dropTable("password_resets").execute();
  await db.schema.dropTable("rate_limits").execute();
  await db.schema.dropTable("api_tokens").execute();
  await db.schema.dropTable("sessions").execute();
  await db.schema.dropTable("users").execute();
}
