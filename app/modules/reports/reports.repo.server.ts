import type { Insertable, Selectable } from "kysely";
import { deleteOlder } from "#app/db/delete-old.server";
import { pastMark } from "#app/db/past-mark.server";
import type { Db } from "#app/db/schema";
import type { PageMark } from "#app/shared/lists/pages";
import type { PlaceReportsTable } from "./reports.table";

export type ReportRow = Selectable<PlaceReportsTable>;

export async function insertReport(db: Db, row: Insertable<PlaceReportsTable>): Promise<void> {
  await db
    .insertInto("place_reports")
    .values(row)
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}

/** Reports of a status or of all; waiting ones oldest first, others newest first. */
export function selectReports(
  db: Db,
  status: ReportRow["status"] | "all",
  { after, limit }: { after?: PageMark; limit: number },
): Promise<ReportRow[]> {
  const direction = status === "new" ? "asc" : "desc";
  return db
    .selectFrom("place_reports")
    .selectAll()
    .$if(status !== "all", (query) => query.where("status", "=", status as ReportRow["status"]))
    .$if(after !== undefined, (query) => query.where(pastMark(["created_at", "id"], after!, direction)))
    .orderBy("created_at", direction)
    .orderBy("id", direction)
    .limit(limit)
    .execute();
}

/** How many reports wait. */
export async function countNewReports(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("place_reports")
    .where("status", "=", "new")
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function selectReport(db: Db, id: string): Promise<ReportRow | undefined> {
  return db.selectFrom("place_reports").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The reports of an account, oldest first. */
export function selectReportsOf(db: Db, userId: string): Promise<ReportRow[]> {
  return db.selectFrom("place_reports").selectAll().where("user_id", "=", userId).orderBy("created_at").execute();
}

export async function updateReport(
  db: Db,
  id: string,
  values: Pick<ReportRow, "status" | "change" | "decided_at">,
): Promise<void> {
  await db.updateTable("place_reports").set(values).where("id", "=", id).execute();
}

/** Deletes reports that were decided before an instant. */
export async function deleteReportsDecidedBefore(db: Db, before: string): Promise<void> {
  await deleteOlder(db, "place_reports", "decided_at", before);
}
