import { openBuiltThread, readBuiltFile } from "#app/integrations/threads/built-thread.server";
import { writeCalendar } from "./write-calendar.server";
import type { CalendarCall } from "./write-calendar.server";

const NAME = "calendar-worker";

/** A calendar of a hundred trips takes some seconds; a thread that writes none for half a minute ends. */
const LIMITS = { patienceMs: 30_000, mostWaiting: 60, idleMs: 30_000 };

/**
 * Writes a calendar off the server's thread, so that other pages are answered meanwhile. It rejects with an AppError
 * UNAVAILABLE, with the time to come back, if too many calendars are waited for.
 */
export const askCalendar = openBuiltThread<CalendarCall, string>(NAME, LIMITS, writeCalendar);

/** What writes the calendars, in a few letters: another build may write other ones of the same trips. */
export const calendarWriter = (): string => readBuiltFile(NAME);
