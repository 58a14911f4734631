import { isLocalDate } from "#app/shared/calendar";

/** Months in English, German, French, Spanish, Italian, Portuguese and Dutch, without accents. */
const MONTHS = [
  "jan january januar janner jaenner janvier janv enero ene gennaio gen janeiro januari",
  "feb february februar fevrier fevr fev febrero febbraio fevereiro februari",
  "mar march marz maerz mrz mars marzo marco maart mrt",
  "apr april avril avr abril abr aprile",
  "may mai mayo maggio mag maio mei",
  "jun june juni juin junio giugno giu junho",
  "jul july juli juillet juil julio luglio lug julho",
  "aug august aout agosto ago augustus",
  "sep sept september septembre septiembre settembre setembro set",
  "oct october oktober okt octobre octubre ottobre ott outubro out",
  "nov november novembre noviembre novembro",
  "dec december dezember dez decembre diciembre dic dicembre dezembro",
];
const MONTH_OF: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((names, index) => names.split(" ").map((name) => [name, index + 1] as const)),
);
/** Words that are months of one language and everyday words of another: a month only beside a year. */
const EVERYDAY: ReadonlySet<string> = new Set(["out", "set", "may", "mag", "gen", "ago", "mars"]);

/** A day that stands in a text. */
export interface TextDate {
  at: number;
  end: number;
  month: number;
  day: number;
  year?: number;
}
/** A time of day that stands in a text, "HH:mm". */
export interface TextClock {
  at: number;
  end: number;
  clock: string;
}
/** The order of a date in numbers: day first, month first, or not known. */
export type DateOrder = "day-first" | "month-first" | undefined;

/** A text without accents and odd spaces, letter for letter, so that places in both are the same. */
export function plainText(text: string): string {
  return text
    .replace(/[\u00a0\u2000-\u200b\u202f\u3000\t]/g, " ")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize("NFD").charAt(0));
}

const NUMBERS = /\b(\d{1,2})([./-])(\d{1,2})\2(20\d{2}|\d{2})(?![\d:])/g;
const YEAR = String.raw`(?:,?\s{0,2}(?:del?\s|of\s|-|/)?\s?'?(20\d{2}|[2-4]\d(?![\d:.h]))\b)?`;
const DAY_FIRST = new RegExp(
  String.raw`(?<![\d:.])(\d{1,2})(?:st|nd|rd|th|er|\.|º|°)?\s{0,2}(?:de\s|of\s|-|/)?\s?([A-Za-z]{3,10})\.?${YEAR}`,
  "g",
);
const MONTH_FIRST = new RegExp(
  String.raw`\b([A-Za-z]{3,10})\.?\s{1,2}(\d{1,2})(?:st|nd|rd|th)?(?![\d:]|\.\d)${YEAR}`,
  "g",
);
/** "31.12." and "31. 12. 13:51", as German and Czech write a day without its year. */
const NO_YEAR = /(?<![\d.:,])(\d{1,2})\. ?(\d{1,2})\.(?= |$)(?! ?20\d{2})/gm;
const YEAR_FIRST = /(?<![\d-])(20\d{2})([-/.]?)(0[1-9]|1[0-2]|[1-9])\2(0[1-9]|[12]\d|3[01]|[1-9])(?![\d-])/g;

const fullYear = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : text.length === 2 ? 2000 + Number(text) : Number(text);

const isDay = ({ year = 2028, month, day }: Omit<TextDate, "at" | "end">): boolean =>
  isLocalDate(`${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`);

/** The order in which a text writes days and months in numbers, where one of its dates can only be read in one way. */
export function orderIn(plain: string): DateOrder {
  for (const [, first, mark, second] of plain.matchAll(NUMBERS)) {
    if (mark !== "." && Number(first) > 12) return "day-first";
    if (mark !== "." && Number(second) > 12) return "month-first";
  }
  return undefined;
}

/**
 * The days in a text, in the order in which they stand there. "04/03/2027" counts only where the order is known.
 * @param plain a text from `plainText`
 */
export function datesIn(plain: string, order: DateOrder = orderIn(plain)): TextDate[] {
  const found: TextDate[] = [];
  const add = (match: RegExpMatchArray, year: number | undefined, month: number | undefined, day: number): void => {
    const date = {
      at: match.index!,
      end: match.index! + match[0].length,
      month: month ?? 0,
      day,
      ...(year && { year }),
    };
    if (month && isDay(date)) found.push(date);
  };
  for (const match of plain.matchAll(YEAR_FIRST)) add(match, Number(match[1]), Number(match[3]), Number(match[4]));
  for (const match of plain.matchAll(NUMBERS)) {
    const [a, b] = [Number(match[1]), Number(match[3])];
    const isDayFirst = match[2] === "." || a > 12 || a === b || (b <= 12 && order === "day-first");
    if (isDayFirst) add(match, fullYear(match[4]), b, a);
    else if (b > 12 || order === "month-first") add(match, fullYear(match[4]), a, b);
  }
  for (const match of plain.matchAll(NO_YEAR)) add(match, undefined, Number(match[2]), Number(match[1]));
  const month = (word: string, year: string | undefined): number | undefined =>
    year === undefined && EVERYDAY.has(word.toLowerCase()) && word !== "May" && word !== "MAY"
      ? undefined
      : MONTH_OF.get(word.toLowerCase());
  for (const match of plain.matchAll(DAY_FIRST))
    add(match, fullYear(match[3]), month(match[2]!, match[3]), Number(match[1]));
  for (const match of plain.matchAll(MONTH_FIRST))
    add(match, fullYear(match[3]), month(match[1]!, match[3]), Number(match[2]));
  const inOrder = found.sort((a, b) => a.at - b.at || b.end - a.end);
  // "4 March 12" holds two dates that overlap: the first counts, and of two at one place the longer.
  return inOrder.filter(
    (date, index) => !inOrder.slice(Math.max(0, index - 4), index).some(({ end }) => end > date.at),
  );
}

/**
 * "2027-03-04"; undefined without a year.
 * @param near the year, or the earliest day that a day without a year can be
 */
export function dayText({ year, month, day }: TextDate, near?: string): string | undefined {
  const text = (of: number): string => `${of}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  if (year) return text(year);
  if (!near) return undefined;
  const same = text(Number(near.slice(0, 4)));
  const next = same < near ? text(Number(near.slice(0, 4)) + 1) : same;
  return isLocalDate(next) ? next : undefined;
}

const CLOCK =
  /(?<![\d.,:+-])([01]?\d|2[0-4])(?:([:.h])([0-5]\d)(?::[0-5]\d)?)?\s?(a\.?m\b\.?|p\.?m\b\.?|uhr\b|h\b(?!\d))?(?![\d:]|[.,]\d)/gi;

/**
 * The times of day in a text: "07:00", "7:00 PM", "7.30 Uhr", "7h30", "15 Uhr".
 * @param plain a text from `plainText`
 */
export function clocksIn(plain: string): TextClock[] {
  return [...plain.matchAll(CLOCK)].flatMap((match) => {
    const [all, hours, mark, minutes = "00", suffix = ""] = match;
    const isSure = mark === ":" || (mark?.toLowerCase() === "h" && match[3] !== undefined) || suffix !== "";
    const half = /^[ap]/i.exec(suffix)?.[0].toLowerCase();
    const hour = Number(hours);
    if (!isSure || hour > (half ? 12 : 23) || (half && hour === 0)) return [];
    const full = half ? (hour % 12) + (half === "p" ? 12 : 0) : hour;
    return [{ at: match.index, end: match.index + all.length, clock: `${String(full).padStart(2, "0")}:${minutes}` }];
  });
}
