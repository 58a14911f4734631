/** Dates and durations as people read them. Only Intl: these run in the browser too. Local dates are "YYYY-MM-DD". */

const dayMonth = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
const dayMonthYear = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" });
const shortDate = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

function utc(localDate: string): Date {
  return new Date(`${localDate}T00:00:00Z`);
}

/** "14 April 2027" */
export function formatDate(localDate: string): string {
  return dayMonthYear.format(utc(localDate));
}

/** "14 April" */
export function formatDayMonth(localDate: string): string {
  return dayMonth.format(utc(localDate));
}

/** "Wednesday" */
export function formatWeekday(localDate: string): string {
  return weekday.format(utc(localDate));
}

/** "Wed 14 Apr" */
export function formatShortDate(localDate: string): string {
  return shortDate.format(utc(localDate)).replace(",", "");
}

/** Shortened where month or year are shared: "14 to 21 April 2027" reads "14 – 21 April 2027" (CHECKLIST TRIP-15). */
export function formatDateRange(start: string, end: string): string {
  if (start === end) return formatDate(start);
  if (start.slice(0, 7) === end.slice(0, 7)) return `${Number(start.slice(8))} – ${formatDate(end)}`;
  if (start.slice(0, 4) === end.slice(0, 4)) return `${dayMonth.format(utc(start))} – ${formatDate(end)}`;
  return `${formatDate(start)} – ${formatDate(end)}`;
}

/** 135 minutes read "2h 15m" (CHECKLIST TRIP-32), less than an hour "50 min". */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours}h` : `${hours}h ${rest}m`;
}

/** 135 minutes as a sentence says them: "2 hours 15 minutes". */
export function durationInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return formatCount(rest, "minute");
  return rest === 0 ? formatCount(hours, "hour") : `${formatCount(hours, "hour")} ${formatCount(rest, "minute")}`;
}

/** Minutes since local midnight as "09:05"; values past midnight wrap. */
export function formatClock(minutes: number): string {
  const inDay = ((minutes % 1440) + 1440) % 1440;
  return `${String(Math.floor(inDay / 60)).padStart(2, "0")}:${String(inDay % 60).padStart(2, "0")}`;
}

/** "Direct", "1 stop" or "2 stops" (CHECKLIST TRIP-33). */
export function formatStops(stops: number): string {
  if (stops === 0) return "Direct";
  return stops === 1 ? "1 stop" : `${stops} stops`;
}

/** "1 traveller" or "3 travellers". */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

const DAY_MS = 86_400_000;

/** The length of a trip as every page tells it: "9 nights", or "1 day" without a night. Local dates. */
export function formatLength(startDate: string, endDate: string): string {
  const nights = Math.round((utc(endDate).getTime() - utc(startDate).getTime()) / DAY_MS);
  return nights > 0 ? formatCount(nights, "night") : formatCount(1, "day");
}

/** Words that begin a line of their own, changed to follow a colon: "Free to cancel" becomes "free to cancel". */
export function inSentence(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
