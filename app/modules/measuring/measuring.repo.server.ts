import type { Insertable } from "kysely";
import { dayOf } from "#app/db/day-of.server";
import type { Db } from "#app/db/schema";
import type { MeasuredEventsTable, PageReadingsTable } from "./measuring.table";

export async function insertReadings(db: Db, rows: Insertable<PageReadingsTable>[]): Promise<void> {
  await db.insertInto("page_readings").values(rows).execute();
}

export async function insertEvents(db: Db, rows: Insertable<MeasuredEventsTable>[]): Promise<void> {
  await db.insertInto("measured_events").values(rows).execute();
}

const TABLES = ["page_readings", "measured_events"] as const;
/** The tables of notes: read pages, and pressed buttons. */
export type Noted = (typeof TABLES)[number];

/** Deletes all notes about a browser. */
export async function deleteNotedOf(db: Db, reader: string): Promise<void> {
  for (const table of TABLES) await db.deleteFrom(table).where("reader", "=", reader).execute();
}

/** The number of notes of a kind about a browser, and the instant of the first. */
export async function countNotedOf(db: Db, table: Noted, reader: string): Promise<{ count: number; since?: string }> {
  const row = await db
    .selectFrom(table)
    .select((eb) => [eb.fn.countAll().as("count"), eb.fn.min("at").as("since")])
    .where("reader", "=", reader)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), since: row.since ?? undefined };
}

/** How often pages were read on each day since an instant. */
export async function selectReadingsByDay(db: Db, since: string): Promise<{ on: string; value: number }[]> {
  const rows = await db
    .selectFrom("page_readings")
    .select((eb) => [dayOf("at").as("on"), eb.fn.countAll().as("value")])
    .where("at", ">=", since)
    .groupBy(dayOf("at"))
    .execute();
  return rows.map(({ on, value }) => ({ on, value: Number(value) }));
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
