import type { Kysely } from "kysely";

/** Messages, applications and reports of visitors, guides of the desk, and the log of its work. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Messages to us. The key counts a message once that is sent twice.
  await db.schema
    .createTable("contact_messages")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("key", "text", (c) => c.notNull().unique())
    .addColumn("user_id", "text", (c) => c.references("users.id").onDelete("cascade"))
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("email_key", "text", (c) => c.notNull())
    .addColumn("message", "text", (c) => c.notNull())
    .addColumn("status", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("answered_at", "text")
    .addColumn("closed_at", "text")
    .execute();
  await db.schema
    .createIndex("contact_messages_status")
    .on("contact_messages")
    .columns(["status", "created_at"])
    .execute();
  await db.schema.createIndex("contact_messages_email").on("contact_messages").column("email_key").execute();
  await db.schema.createIndex("contact_messages_user").on("contact_messages").column("user_id").execute();
  // Open positions, who applied for them, and the files they sent; the files themselves lie on the disk.
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
  // The work of the desk: its notes and answers beside what people sent, and a log of every change with who made it.
  await db.schema
    .createTable("desk_entries")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("subject_kind", "text", (c) => c.notNull())
    .addColumn("subject_id", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("author_name", "text", (c) => c.notNull())
    .addColumn("text", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("desk_entries_subject")
    .on("desk_entries")
    .columns(["subject_kind", "subject_id", "created_at"])
    .execute();
  await db.schema
    .createTable("audit_entries")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("at", "text", (c) => c.notNull())
    .addColumn("actor_id", "text", (c) => c.notNull())
    .addColumn("actor_name", "text", (c) => c.notNull())
    .addColumn("action", "text", (c) => c.notNull())
    .addColumn("subject", "text", (c) => c.notNull())
    .addColumn("before", "text", (c) => c.notNull())
    .addColumn("after", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("audit_entries_at").on("audit_entries").column("at").execute();
  // Reports of travellers on a place, the decision, and the change it led to.
  await db.schema
    .createTable("place_reports")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("key", "text", (c) => c.notNull().unique())
    .addColumn("place_id", "text", (c) => c.notNull())
    .addColumn("place_name", "text", (c) => c.notNull())
    .addColumn("problem", "text", (c) => c.notNull())
    .addColumn("words", "text", (c) => c.notNull())
    .addColumn("user_id", "text", (c) => c.references("users.id").onDelete("cascade"))
    .addColumn("status", "text", (c) => c.notNull())
    .addColumn("change", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("decided_at", "text")
    .execute();
  await db.schema.createIndex("place_reports_status").on("place_reports").columns(["status", "created_at"]).execute();
  await db.schema.createIndex("place_reports_user").on("place_reports").column("user_id").execute();
  // Guides that our own people write: as they were typed, and as they may be shown.
  await db.schema
    .createTable("written_guides")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("slug", "text", (c) => c.notNull().unique())
    .addColumn("status", "text", (c) => c.notNull())
    .addColumn("publish_at", "text")
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("type", "text", (c) => c.notNull())
    .addColumn("excerpt", "text", (c) => c.notNull())
    .addColumn("tags", "text", (c) => c.notNull())
    .addColumn("related", "text", (c) => c.notNull())
    .addColumn("body", "text", (c) => c.notNull())
    .addColumn("clean_body", "text", (c) => c.notNull())
    .addColumn("revision", "integer", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    // Guides of the desk that stand in front of the others.
    .addColumn("featured", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex("written_guides_published")
    .on("written_guides")
    .columns(["status", "publish_at"])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("written_guides").execute();
  await db.schema.dropTable("place_reports").execute();
  await db.schema.dropTable("audit_entries").execute();
  await db.schema.dropTable("desk_entries").execute();
  await db.schema.dropTable("resumes").execute();
  await db.schema.dropTable("job_applications").execute();
  await db.schema.dropTable("job_postings").execute();
  await db.schema.dropTable("contact_messages").execute();
}
