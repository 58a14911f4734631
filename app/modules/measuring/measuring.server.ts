import { RETENTION } from "#app/config/retention";
import { db } from "#app/db/client.server";
import { deleteOlder } from "#app/db/delete-old.server";
import { hashToken, newId } from "#app/db/ids.server";
import { tell, onTold } from "#app/db/told.server";
import type { LocalDate } from "#app/shared/calendar";
import type { Log } from "#app/shared/context";
import {
  countNotedOf,
  deleteNotedOf,
  insertEvents,
  insertReadings,
  selectMostRead,
  selectReadingsByDay,
} from "./measuring.repo.server";
import type { EventName } from "./measuring";
import type { MeasuredEventsTable, PageReadingsTable } from "./measuring.table";

const DAY_MS = 86_400_000;
/** Readings wait for others this long, in milliseconds, and are written together. */
const WRITE_EVERY_MS = 5_000;
/** The most notes that one process holds until then; more cannot come from people who read pages, and are dropped. */
const MOST_WAITING = 500;
const RUN_LETTERS = 16;
const SHOWN_DAYS = 30;
const MOST_SHOWN = 50;

let waiting: PageReadingsTable[] = [];
let pressed: MeasuredEventsTable[] = [];
let writing: Promise<void> = Promise.resolve();

/** Notes that a page was read; written a little later, together with others. */
export function noteReading(reader: string, path: string, at: Date): void {
  if (waiting.length >= MOST_WAITING) return;
  waiting.push({ id: newId(), reader, path, at: minuteOf(at) });
}

/** Rounded to the minute: enough for counting, too little to follow a visitor by. */
const minuteOf = (at: Date): string => `${at.toISOString().slice(0, 16)}:00.000Z`;

/** Notes a pressed button in the same way. Runs are named so that they lead to no account. */
export function noteClick(reader: string, name: EventName, details: Record<string, string | number>, at: Date): void {
  if (pressed.length >= MOST_WAITING) return;
  const { run_id: run, ...rest } = details;
  const said = run === undefined ? rest : { run_id: hashToken(`${reader} ${run}`).slice(0, RUN_LETTERS), ...rest };
  pressed.push({ id: newId(), reader, name, details: JSON.stringify(said), at: minuteOf(at) });
}

/** Writes the waiting notes, one batch after the other: when the promise resolves, all earlier notes are written. */
function writeReadings(): Promise<void> {
  const written = writing.then(async () => {
    const [rows, events] = [waiting, pressed];
    [waiting, pressed] = [[], []];
    if (rows.length > 0) await insertReadings(db(), rows);
    if (events.length > 0) await insertEvents(db(), events);
  });
  writing = written.catch(() => undefined);
  return written;
}

/** Forgets all notes about a browser, written or not, here and in every other process. */
export async function forgetReader(reader: string): Promise<void> {
  await forgetHere(reader);
  await tell(db(), "readers", reader);
}

async function forgetHere(reader: string): Promise<void> {
  waiting = waiting.filter((row) => row.reader !== reader);
  pressed = pressed.filter((row) => row.reader !== reader);
  await writing;
  await deleteNotedOf(db(), reader);
}

/** The notes about a browser, for its owner to see. */
export async function readingsOf(reader: string): Promise<{ pages: number; pressed: number; since?: string }> {
  await writeReadings();
  const [pages, events] = await Promise.all([
    countNotedOf(db(), "page_readings", reader),
    countNotedOf(db(), "measured_events", reader),
  ]);
  const since = [pages.since, events.since].filter((one) => one !== undefined).sort()[0];
  return { pages: pages.count, pressed: events.count, ...(since !== undefined && { since }) };
}

/** Deletes notes that are as old as they may become. */
export async function forgetOldReadings(now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION.readingDays * DAY_MS).toISOString();
  for (const table of ["page_readings", "measured_events"] as const) await deleteOlder(db(), table, "at", before);
}

/** How often pages were read on each day from a date on, by browsers that agreed to be counted. */
export async function readingsByDay(from: LocalDate): Promise<{ on: LocalDate; value: number }[]> {
  return selectReadingsByDay(db(), from);
}

/** The pages read most of late, for the metrics. */
export async function mostRead(now: Date): Promise<{ path: string; times: number }[]> {
  return selectMostRead(db(), new Date(now.getTime() - SHOWN_DAYS * DAY_MS).toISOString(), MOST_SHOWN);
}

/** Writes the waiting notes, every few seconds. @returns a function that stops it */
export function startWritingReadings(log: Log): () => void {
  const timer = setInterval(() => {
    writeReadings().catch((error: unknown) => log.error({ err: error }, "pages read could not be noted"));
  }, WRITE_EVERY_MS).unref();
  const endHearing = onTold("readers", (reader) => {
    // Where the readers are not known that want to be forgotten, what waits is not written.
    if (reader === undefined) [waiting, pressed] = [[], []];
    else forgetHere(reader).catch((error: unknown) => log.error({ err: error }, "a reader could not be forgotten"));
  });
  return () => {
    endHearing();
    clearInterval(timer);
  };
}
