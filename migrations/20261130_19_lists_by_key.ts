import type { Kysely } from "kysely";

/** The lists of the desk: each is read a page at a time, in the order of an index. */
const LISTS = {
  contact_messages_status: ["contact_messages", ["status", "created_at", "id"]],
  contact_messages_at: ["contact_messages", ["created_at", "id"]],
  job_applications_status: ["job_applications", ["status", "created_at", "id"]],
  job_applications_at: ["job_applications", ["created_at", "id"]],
  place_reports_status: ["place_reports", ["status", "created_at", "id"]],
  place_reports_at: ["place_reports", ["created_at", "id"]],
  checkouts_list: ["checkouts", ["status", "updated_at", "id"]],
  trip_orderings_list: ["trip_orderings", ["state", "paid_at", "checkout_id"]],
  audit_entries_at: ["audit_entries", ["at", "id"]],
} as const;

/** The shorter indexes that these take the place of. */
const BEFORE = {
  contact_messages_status: ["contact_messages", ["status", "created_at"]],
  contact_messages_at: ["contact_messages", ["created_at"]],
  job_applications_status: ["job_applications", ["status", "created_at"]],
  place_reports_status: ["place_reports", ["status", "created_at"]],
  audit_entries_at: ["audit_entries", ["at"]],
} as const;

type Indexes = Record<string, readonly [table: string, columns: readonly string[]]>;

async function replace(db: Kysely<unknown>, old: Indexes, fresh: Indexes): Promise<void> {
  for (const name of Object.keys(old)) await db.schema.dropIndex(name).execute();
  for (const [name, [table, columns]] of Object.entries(fresh))
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute();
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await replace(db, BEFORE, LISTS);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await replace(db, LISTS, BEFORE);
}
