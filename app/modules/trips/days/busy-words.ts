import type { BusyPattern } from "#app/modules/itinerary/day/busy-hours";
import { formatClock } from "#app/shared/format";

const NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** The days of the week to choose from. */
export const WEEKDAY_CHOICES = NAMES.map((label, index) => ({ value: String(index + 1), label }));

const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** "every day", "on weekdays", "on Mondays and Fridays". */
function weekdaysInWords(weekdays: readonly number[]): string {
  const days = [...weekdays].sort((a, b) => a - b).join("");
  if (days === "1234567") return "every day";
  if (days === "12345") return "on weekdays";
  if (days === "67") return "at weekends";
  return `on ${listed.format(weekdays.map((day) => `${NAMES[day - 1]}s`))}`;
}

/** "Work, 09:00 to 17:00 on weekdays". */
export function busyInWords({ name, start, end, weekdays }: BusyPattern): string {
  return `${name}, ${formatClock(start)} to ${formatClock(end)} ${weekdaysInWords(weekdays)}`;
}
