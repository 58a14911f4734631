import { sql } from "kysely";
import type { Kysely } from "kysely";

/** An index for the next job of each kind, however many others wait or were done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("jobs_waiting")
    .on("jobs")
    .columns(["kind", "attempts", "run_at"])
    .where(sql.ref("done_at"), "is", null)
    .where(sql.ref("given_up_at"), "is", null)
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("jobs_waiting").execute();
}
