import type { Insertable, Selectable, Updateable } from "kysely";
import type { Db } from "#app/db/schema";
import type { WrittenGuidesTable } from "./written-guides.table";

export type WrittenGuideRow = Selectable<WrittenGuidesTable>;

function published(db: Db, now: string) {
  return db.selectFrom("written_guides").selectAll().where("status", "=", "published").where("publish_at", "<=", now);
}

/** The published guides, newest first, and the revision of each. @param now UTC ISO instant */
export function selectPublishedRevisions(db: Db, now: string): Promise<Pick<WrittenGuideRow, "id" | "revision">[]> {
  return published(db, now)
    .clearSelect()
    .select(["id", "revision"])
    .orderBy("publish_at", "desc")
    .orderBy("slug")
    .execute();
}

/** Guides by their ids, whole. */
export function selectGuidesById(db: Db, ids: readonly string[]): Promise<WrittenGuideRow[]> {
  return db
    .selectFrom("written_guides")
    .selectAll()
    .where("id", "in", [...ids])
    .execute();
}

/** A published guide by its address. @param now UTC ISO instant */
export function selectPublishedGuide(db: Db, slug: string, now: string): Promise<WrittenGuideRow | undefined> {
  return published(db, now).where("slug", "=", slug).executeTakeFirst();
}

/** All of the desk's guides for a list, the last changed first. */
export function selectWrittenGuides(db: Db) {
  return db
    .selectFrom("written_guides")
    .select(["id", "slug", "status", "publish_at", "title", "type", "updated_at"])
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .execute();
}

export function selectWrittenGuide(db: Db, id: string): Promise<WrittenGuideRow | undefined> {
  return db.selectFrom("written_guides").selectAll().where("id", "=", id).executeTakeFirst();
}

/** @returns false when the address is in use */
export async function insertWrittenGuide(db: Db, row: Insertable<WrittenGuidesTable>): Promise<boolean> {
  const made = await db
    .insertInto("written_guides")
    .values(row)
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

/** Changes a guide if it is unchanged since the caller saw it. @returns whether it did */
export async function updateWrittenGuide(
  db: Db,
  id: string,
  revision: number,
  values: Updateable<WrittenGuidesTable>,
): Promise<boolean> {
  const changed = await db
    .updateTable("written_guides")
    .set({ ...values, revision: revision + 1 })
    .where("id", "=", id)
    .where("revision", "=", revision)
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}

/** Deletes a draft if it is unchanged since the caller saw it. @returns whether it did */
export async function deleteWrittenGuide(db: Db, id: string, revision: number): Promise<boolean> {
  const gone = await db
    .deleteFrom("written_guides")
    .where("id", "=", id)
    .where("revision", "=", revision)
    .where("status", "=", "draft")
    .returning("id")
    .executeTakeFirst();
  return gone !== undefined;
}
