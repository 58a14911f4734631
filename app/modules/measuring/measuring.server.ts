import { RETENTION } from "#app/config/retention";
import { db } from "#app/db/client.server";
import { newId } from "#app/db/ids.server";
import type { Log } from "#app/shared/context";
import {
  countReadingsOf,
  deleteReadingsBefore,
  deleteReadingsOf,
  insertReadings,
  selectMostRead,
} from "./measuring.repo.server";
import type { PageReadingsTable } from "./measuring.table";

const DAY_MS = 86_400_000;
/** Readings wait so long for others, and are written together. */
const WRITE_EVERY_MS = 5_000;
/** What one process holds until then; more come from no reader of pages, and are dropped. */
const MOST_WAITING = 500;
const BATCH = 500;
const SHOWN_DAYS = 30;
const MOST_SHOWN = 50;

let waiting: PageReadingsTable[] = [];
let writing: Promise<void> = Promise.resolve();

/** Notes that a page was read; written a little later, together with others. */
export function noteReading(reader: string, path: string, at: Date): void {
  if (waiting.length >= MOST_WAITING) return;
  waiting.push({ id: newId(), reader, path, at: `${at.toISOString().slice(0, 16)}:00.000Z` });
}

/** Writes what waits, one batch after the other: whoever has waited for this knows that all before is written. */
function writeReadings(): Promise<void> {
  const written = writing.then(async () => {
    const rows = waiting;
    waiting = [];
    if (rows.length > 0) await insertReadings(db(), rows);
  });
  writing = written.catch(() => undefined);
  return written;
}

/** Forgets everything that was noted of a browser, written or not. */
export async function forgetReader(reader: string): Promise<void> {
  waiting = waiting.filter((row) => row.reader !== reader);
  await writing;
  await deleteReadingsOf(db(), reader);
}

/** What is noted of a browser, for its owner to see. */
export async function readingsOf(reader: string): Promise<{ pages: number; since?: string }> {
  await writeReadings();
  return countReadingsOf(db(), reader);
}

/** Deletes readings that are as old as they may become, in batches. */
export async function forgetOldReadings(now: Date, batch = BATCH): Promise<void> {
  const before = new Date(now.getTime() - RETENTION.readingDays * DAY_MS).toISOString();
  while ((await deleteReadingsBefore(db(), before, batch)) === batch)
    await new Promise((resolve) => setImmediate(resolve));
}

/** The pages read most of late, for the metrics. */
export async function mostRead(now: Date): Promise<{ path: string; times: number }[]> {
  return selectMostRead(db(), new Date(now.getTime() - SHOWN_DAYS * DAY_MS).toISOString(), MOST_SHOWN);
}

/** Writes what waits, every few seconds. @returns what stops it */
export function startWritingReadings(log: Log): () => void {
  const timer = setInterval(() => {
    writeReadings().catch((error: unknown) => log.error({ err: error }, "pages read could not be noted"));
  }, WRITE_EVERY_MS).unref();
  return () => clearInterval(timer);
}
