import { addDays } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import { formatShortDate } from "#app/shared/format";
import type { SaidDays } from "./days-in-words";
import type { Said } from "../said";

const D = "(\\d{1,2})(st|nd|rd|th)?";
const SPAN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:from |between )?(?:the )?${D} ?(?:-|–|to|until|till|through|and) ?(?:the )?${D}(?![\\p{L}\\p{N}]|[.:/]\\d)`,
  "u",
);
const START =
  /(?<!\p{L})(?:(?:from|leav(?:e|ing)|depart(?:ing)?|start(?:ing)?|arriv(?:e|ing)|fly(?:ing)?(?: out)?|on)(?: on)?) the (\d{1,2})(?:st|nd|rd|th)(?! (?:birthday|anniversary|floor|century|weeks?|weekend|half|day|time))(?!\p{L})/u;
const LONGEST_MONTHS = 62;

/** The first day after another whose number in its month is the given one. */
function nextOf(number: number, after: LocalDate): LocalDate | undefined {
  return Array.from({ length: LONGEST_MONTHS }, (_, index) => addDays(after, index + 1)).find(
    (date) => Number(date.slice(8)) === number,
  );
}

/**
 * Takes days out of a text whose month is named nowhere: "the 3rd to the 10th", "from the 3rd". They are the next such
 * ones, and the page says so.
 */
export function takeBareDays(said: Said, days: SaidDays, today: LocalDate): void {
  const span = SPAN.exec(said.text);
  const hasOrdinal = span !== null && (span[2] !== undefined || span[4] !== undefined);
  const match = hasOrdinal ? span : START.exec(said.text);
  const start = match && nextOf(Number(match[1]), today);
  if (!match || !start) return;
  said.cut(match.index, match[0].length);
  days.startDate = start;
  if (hasOrdinal) days.endDate = nextOf(Number(match[3]), start);
  days.guess = [days.guess, `You didn't name a month, so we took the next one: ${formatShortDate(start)}.`]
    .filter(Boolean)
    .join(" ");
}
