import { addDays } from "#app/shared/calendar";

/**
 * Fills the names in braces of a declared example: `{tripId}` from the words, `{date+60}` with the day so many days
 * ahead.
 * @param wordOf the word that replaces a name
 */
export function fillExample<T>(example: T, today: string, wordOf: (name: string) => string): T {
  const filled = JSON.stringify(example).replace(/\{(date\+(\d+)|\w+)\}/g, (_, name: string, days?: string) =>
    days === undefined ? wordOf(name) : addDays(today, Number(days)),
  );
  return JSON.parse(filled) as T;
}

/** A name as API descriptions write it: TRIP_ID. */
export function placeholderOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}
