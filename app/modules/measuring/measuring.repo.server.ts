import type { Insertable } from "kysely";
import type { Db } from "#app/db/schema";
import type { PageReadingsTable } from "./measuring.table";

export async function insertReadings(db: Db, rows: Insertable<PageReadingsTable>[]): Promise<void> {
  await db.insertInto("page_readings").values(rows).execute();
}

/** Deletes everything that was noted of a browser. */
export async function deleteReadingsOf(db: Db, reader: string): Promise<void> {
  await db.deleteFrom("page_readings").where("reader", "=", reader).execute();
}

/** Deletes at most so many of the readings from before an instant. @returns how many there were */
export async function deleteReadingsBefore(db: Db, before: string, most: number): Promise<number> {
  const rows = await db
    .deleteFrom("page_readings")
    .where("id", "in", (eb) => eb.selectFrom("page_readings").select("id").where("at", "<", before).limit(most))
    .returning("id")
    .execute();
  return rows.length;
}

/** How many pages are noted of a browser, and since when. */
export async function countReadingsOf(db: Db, reader: string): Promise<{ pages: number; since?: string }> {
  const row = await db
    .selectFrom("page_readings")
    .select((eb) => [eb.fn.countAll().as("pages"), eb.fn.min("at").as("since")])
    .where("reader", "=", reader)
    .executeTakeFirstOrThrow();
  return { pages: Number(row.pages), since: row.since ?? undefined };
}

/** The pages read most since an instant, with how often. */
export async function selectMostRead(db: Db, since: string, most: number): Promise<{ path: string; times: number }[]> {
  const rows = await db
    .selectFrom("page_readings")
    .select((eb) => ["path", eb.fn.countAll().as("times")])
    .where("at", ">=", since)
    .groupBy("path")
    .orderBy("times", "desc")
    .orderBy("path")
    .limit(most)
    .execute();
  return rows.map(({ path, times }) => ({ path, times: Number(times) }));
}
