import type { Insertable, Selectable } from "kysely";
import { pastMark } from "#app/db/past-mark.server";
import type { Db } from "#app/db/schema";
import type { PageMark } from "#app/shared/lists/pages";
import type { AuditEntriesTable, DeskEntriesTable } from "./desk.table";
import type { SubjectKind } from "./inbox";

export type DeskEntry = Selectable<DeskEntriesTable>;
export type AuditEntry = Selectable<AuditEntriesTable>;

export async function insertEntry(db: Db, row: Insertable<DeskEntriesTable>): Promise<void> {
  await db.insertInto("desk_entries").values(row).execute();
}

/** Notes and answers about a message or an application, oldest first. */
export function selectEntries(db: Db, kind: SubjectKind, ids: readonly string[]): Promise<DeskEntry[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("desk_entries")
    .selectAll()
    .where("subject_kind", "=", kind)
    .where("subject_id", "in", [...ids])
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export async function deleteEntries(db: Db, kind: SubjectKind, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom("desk_entries")
    .where("subject_kind", "=", kind)
    .where("subject_id", "in", [...ids])
    .execute();
}

export async function insertAudit(db: Db, row: Insertable<AuditEntriesTable>): Promise<void> {
  await db.insertInto("audit_entries").values(row).execute();
}

/** The desk's actions, newest first. */
export function selectAudit(db: Db, { after, limit }: { after?: PageMark; limit: number }): Promise<AuditEntry[]> {
  return db
    .selectFrom("audit_entries")
    .selectAll()
    .$if(after !== undefined, (query) => query.where(pastMark(["at", "id"], after!, "desc")))
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}
