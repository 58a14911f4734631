import { isLocalDate } from "#app/shared/calendar";
import { clocksIn, datesIn, dayText, plainText } from "./dates";
import type { FoundTime } from "./found";

const MOST_LETTERS = 60;
const ISO =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[T\s]\s?(\d{1,2}):?(\d{2})(?::?\d{2}(?:[.,]\d+)?)?)?\s*(Z|UTC|GMT|[+-]\d{1,2}(?::?\d{2})?)?$/i;

/** "+09:00" from the ways in which programs write an offset; undefined for one that no place has. */
function offsetOf(text: string): string | undefined {
  if (/^(Z|UTC|GMT)$/i.test(text)) return "Z";
  const [, sign, hours = "", minutes = "00"] = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(text) ?? [];
  return sign && Number(hours) <= 14 && Number(minutes) < 60
    ? `${sign}${hours.padStart(2, "0")}:${minutes}`
    : undefined;
}

/** A day and a time of day in words or in the order of a country: "Mar 4, 2027 3:00 PM", "04.03.2027 15:00". */
function inWords(text: string): FoundTime | undefined {
  const plain = plainText(text);
  const date = datesIn(plain)[0];
  const day = date && dayText(date);
  if (!day) return undefined;
  const clock = clocksIn(plain.slice(0, date.at) + " ".repeat(date.end - date.at) + plain.slice(date.end))[0];
  return { local: clock ? `${day}T${clock.clock}` : day };
}

/** Reads a time as programs write it, ISO 8601 before all; undefined for any other text, or one of two meanings. */
export function readTime(text: string): FoundTime | undefined {
  const trimmed = text.trim();
  if (trimmed.length > MOST_LETTERS) return undefined;
  const [, year, month, day, hours, minutes, offset] = ISO.exec(trimmed) ?? [];
  if (!year) return inWords(trimmed);
  const date = `${year}-${month}-${day}`;
  if (!isLocalDate(date)) return undefined;
  if (!hours || Number(hours) > 23 || Number(minutes) > 59) return { local: date };
  const local = `${date}T${hours.padStart(2, "0")}:${minutes}`;
  const known = offset && offsetOf(offset);
  if (!known) return { local };
  const instant = new Date(`${local}:00${known}`).toISOString();
  return { ...(known !== "Z" && { local }), instant };
}

/** Reads a time as the wall clock that was written: the offset of a check-in is noise, since hotels write their own. */
export function readWall(text: string): FoundTime | undefined {
  const read = readTime(text);
  const local = read?.local ?? read?.instant?.slice(0, 16);
  return local ? { local } : undefined;
}
