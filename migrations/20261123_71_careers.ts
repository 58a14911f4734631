import type { Kysely } from "kysely";

/** Open positions, their applications, and the applications' files; the files themselves lie on the disk. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("job_postings")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("department", "text", (c) => c.notNull())
    .addColumn("location", "text", (c) => c.notNull())
    .addColumn("type", "text", (c) => c.notNull())
    .addColumn("level", "text", (c) => c.notNull())
    .addColumn("description", "text", (c) => c.notNull())
    .addColumn("responsibilities", "text", (c) => c.notNull())
    .addColumn("requirements", "text", (c) => c.notNull())
    .addColumn("nice_to_have", "text", (c) => c.notNull())
    .addColumn("benefits", "text", (c) => c.notNull())
    .addColumn("status", "text", (c) => c.notNull())
    .addColumn("posted_on", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("job_applications")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("key", "text", (c) => c.notNull().unique())
    .addColumn("job_id", "text", (c) => c.notNull())
    .addColumn("job_title", "text", (c) => c.notNull())
    .addColumn("user_id", "text", (c) => c.references("users.id").onDelete("cascade"))
    .addColumn("first_name", "text", (c) => c.notNull())
    .addColumn("last_name", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("email_key", "text", (c) => c.notNull())
    .addColumn("phone", "text", (c) => c.notNull())
    .addColumn("linked_in", "text", (c) => c.notNull())
    .addColumn("portfolio", "text", (c) => c.notNull())
    .addColumn("cover_letter", "text", (c) => c.notNull())
    .addColumn("experience", "text", (c) => c.notNull())
    .addColumn("why_voyance", "text", (c) => c.notNull())
    .addColumn("start_date", "text", (c) => c.notNull())
    .addColumn("status", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("answered_at", "text")
    .addColumn("closed_at", "text")
    .execute();
  await db.schema
    .createIndex("job_applications_status")
    .on("job_applications")
    .columns(["status", "created_at"])
    .execute();
  await db.schema.createIndex("job_applications_email").on("job_applications").column("email_key").execute();
  await db.schema.createIndex("job_applications_user").on("job_applications").column("user_id").execute();
  await db.schema
    .createTable("resumes")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("application_id", "text", (c) => c.unique().references("job_applications.id").onDelete("cascade"))
    .addColumn("file_name", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("bytes", "integer", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("resumes").execute();
  await db.schema.dropTable("job_applications").execute();
  await db.schema.dropTable("job_postings").execute();
}
