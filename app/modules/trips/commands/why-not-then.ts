import type { OpenWindow } from "#app/modules/catalogue/hours/opening-hours";
import { formatClock, formatWeekday } from "#app/shared/format";

/**
 * Why a stop cannot begin when its traveller asks for it: shut on that day, shut at that hour, or no room among the
 * others.
 * @param windows when it is open on that date, in minutes since local midnight
 */
export function whyNotThen(name: string, date: string, start: number, windows: readonly OpenWindow[]): string {
  const cannot = `${name} can't begin at ${formatClock(start)}`;
  if (windows.length === 0) return `${cannot}: it's closed on ${formatWeekday(date)}`;
  const isOpen = windows.some(({ open, close }) => open <= start && start < close);
  const hours = windows.map(({ open, close }) => `${formatClock(open)} to ${formatClock(close)}`).join(" and ");
  return isOpen
    ? `${cannot}: with the other stops on ${formatWeekday(date)} and the travel between them, there's no room for it then`
    : `${cannot}: on ${formatWeekday(date)} it's open from ${hours}`;
}
