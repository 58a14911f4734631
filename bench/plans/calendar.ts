import { addDays } from "#app/shared/calendar";
import { sunMinutes } from "./sun";

/** The judge's knowledge of dates, written from memory and without the planner's calendar. Valid for 2026 to 2028. */
const FEASTS: Readonly<Record<string, readonly string[]>> = {
  easter: ["2026-04-05", "2027-03-28", "2028-04-16"],
  "good-friday": ["2026-04-03", "2027-03-26", "2028-04-14"],
  "orthodox-easter": ["2026-04-12", "2027-05-02", "2028-04-16"],
  "yom-kippur": ["2026-09-21", "2027-10-11", "2028-09-30"],
  nyepi: ["2026-03-19", "2027-03-08", "2028-03-26"],
  tet: ["2026-02-17", "2027-02-06", "2028-01-26"],
  seollal: ["2026-02-17", "2027-02-07", "2028-01-27"],
  chuseok: ["2026-09-25", "2027-09-15", "2028-10-03"],
  "chuseok-days": ["2026-09-24", "2026-09-25", "2026-09-26", "2027-09-14", "2027-09-15", "2027-09-16"],
  holi: ["2026-03-04", "2027-03-22", "2028-03-11"],
  diwali: ["2026-11-08", "2027-10-29", "2028-10-17"],
  "mardi-gras": ["2026-02-17", "2027-02-09", "2028-02-29"],
  thanksgiving: ["2026-11-26", "2027-11-25", "2028-11-23"],
};

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const FRIDAY = "Fri";
const SATURDAY = "Sat";

function weekdayOf(date: string): string {
  return WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()]!;
}

/**
 * Whether a date is one of a list: weekdays (`Sun*` all but the last of a month; none of them on a feast after `!`),
 * dates of every year as MM-DD, feasts by name.
 */
export function isOneOf(date: string, days: readonly string[]): boolean {
  const weekday = weekdayOf(date);
  const isLast = addDays(date, 7).slice(0, 7) !== date.slice(0, 7);
  if (days.some((day) => day.startsWith("!") && FEASTS[day.slice(1)]?.includes(date))) return false;
  return days.some(
    (day) =>
      day === weekday ||
      (!isLast && day === `${weekday}*`) ||
      day === date.slice(5) ||
      (FEASTS[day]?.includes(date) ?? false),
  );
}

/** The customary closing days of museums and galleries; a city that differs stands by its slug. */
const MUSEUMS_SHUT: Readonly<Record<string, string>> = {
  GB: "12-25 12-26",
  IE: "12-25 12-26",
  IT: "12-25",
  ES: "12-25 01-01",
  PT: "12-25 01-01 05-01 easter",
  GR: "12-25 12-26 01-01 05-01 03-25 orthodox-easter",
  PL: "12-25 01-01 easter",
  DE: "12-24",
  BE: "12-25 01-01",
  DK: "12-24 12-25",
  SE: "12-24 12-25",
  NO: "12-24 12-25",
  FI: "12-24 12-25",
  EE: "12-24 12-25",
  IS: "12-25 01-01",
  HU: "12-24 12-25",
  CZ: "12-24",
  US: "12-25",
  AU: "12-25 good-friday",
  NZ: "12-25",
  AR: "12-25 01-01",
  IL: "yom-kippur",
  VN: "tet",
  JP: "12-30 12-31 01-01",
};

/** Whether museums of a country are shut on a date by custom. */
export function areMuseumsShut(country: string, date: string): boolean {
  return isOneOf(date, MUSEUMS_SHUT[country]?.split(" ") ?? []);
}

/** Whether the whole place stands still for a day. */
export function isSilent(slug: string, date: string): boolean {
  return slug === "bali" && isOneOf(date, ["nyepi"]);
}

/** Whether no public transport runs there at that minute of the day. */
export function isStill(
  { country, slug, lat, lon, timeZone }: Parameters<typeof sunMinutes>[0] & { country: string; slug: string },
  date: string,
  minutes: number,
): boolean {
  if (isSilent(slug, date)) return true;
  if (country === "GB" || country === "IE") return date.endsWith("12-25");
  if (country !== "IL") return false;
  const { sunset } = sunMinutes({ lat, lon, timeZone }, date);
  const rests = weekdayOf(date) === SATURDAY || isOneOf(date, ["yom-kippur"]);
  const isEve = weekdayOf(date) === FRIDAY || isOneOf(addDays(date, 1), ["yom-kippur"]);
  return (rests && minutes < sunset) || (isEve && minutes >= sunset - 45);
}

/** A note that a resident would not fail to give about a date. */
interface Telling {
  /** Countries and slugs. */
  where: string;
  /** First and last date, "MM-DD" of every year or a year's own; or a name of a feast. */
  days: string;
  says: RegExp;
}

const MUSLIM = "EG MA TN JO AE QA OM TR MY MV zanzibar jerusalem yogyakarta lombok";
const CHRISTIAN = "GB IE IT ES PT FR DE AT CH NL BE PL CZ HU DK SE NO FI EE LV GR HR US CA AU NZ MX BR AR CL PE CO";

const TOLD: readonly Telling[] = [
  { where: MUSLIM, days: "2027-02-09..2027-03-08", says: /ramadan|ramazan/i },
  { where: "EG MA TN JO AE QA OM TR MY MV", days: "2027-03-10", says: /eid|bayram|aidil|feast/i },
  { where: "bali", days: "nyepi", says: /nyepi/i },
  { where: "IL", days: "yom-kippur", says: /yom kippur|atonement/i },
  { where: "IL", days: "Sat", says: /sabbath|shabbat/i },
  { where: "IL", days: "2027-04-22..2027-04-28", says: /passover|pesach/i },
  { where: CHRISTIAN, days: "12-25", says: /christmas/i },
  { where: CHRISTIAN, days: "01-01", says: /new year|1 january/i },
  { where: "GR", days: "orthodox-easter", says: /easter/i },
  { where: "IT ES PT FR DE AT PL GB IE HU CZ DK SE NO AU NZ", days: "easter", says: /easter|holy week/i },
  { where: "seville", days: "2027-03-22..2027-03-27", says: /holy week|semana santa/i },
  { where: "VN", days: "tet", says: /t[eế]t\b|lunar new year/i },
  { where: "CN TW HK SG MY", days: "tet", says: /new year|spring festival/i },
  { where: "KR", days: "seollal", says: /seollal|new year/i },
  { where: "KR", days: "chuseok", says: /chuseok/i },
  { where: "JP", days: "05-03..05-05", says: /golden week/i },
  { where: "JP", days: "08-13..08-15", says: /\bo?bon\b/i },
  { where: "IN", days: "diwali", says: /diwali|deepavali/i },
  { where: "IN", days: "holi", says: /holi\b/i },
  { where: "TH", days: "04-13..04-15", says: /songkran/i },
  { where: "KH", days: "04-14..04-16", says: /new year/i },
  { where: "NL", days: "04-27", says: /king.s day/i },
  { where: "US", days: "thanksgiving", says: /thanksgiving/i },
  { where: "US", days: "07-04", says: /independence|fourth of july/i },
  { where: "MX", days: "11-02", says: /day of the dead|muertos/i },
  { where: "rio-de-janeiro", days: "2027-02-06..2027-02-09", says: /carni?val/i },
  { where: "new-orleans", days: "mardi-gras", says: /mardi gras|carnival/i },
  { where: "venice", days: "2027-01-31..2027-02-09", says: /carni?val/i },
  { where: "FR PT ES GR IT PL DE", days: "05-01", says: /labou?r|may day|1 may|workers/i },
  { where: "PL", days: "05-03", says: /constitution|3 may/i },
  { where: "IT ES FR PT GR PL AT", days: "08-15", says: /assumption|ferragosto|dormition|armed forces/i },
  { where: "CN", days: "10-01..10-05", says: /national day|golden week/i },
  { where: "FR", days: "07-14", says: /bastille|national|14 july/i },
];

function isWithin(date: string, days: string): boolean {
  const [from, to] = days.split("..");
  if (to === undefined) return date === days || isOneOf(date, [days]);
  const one = from!.length === 5 ? date.slice(5) : date;
  return one >= from! && one <= to;
}

/** The notes that a stay's days need: the first day of each, and a pattern of its words. */
export function tellingsOf(
  { country, slug }: { country: string; slug: string },
  dates: readonly string[],
): { date: string; says: RegExp }[] {
  return TOLD.filter(({ where }) => where.split(" ").some((one) => one === country || one === slug)).flatMap(
    ({ days, says }) =>
      dates
        .filter((date) => isWithin(date, days))
        .map((date) => ({ date, says }))
        .slice(0, 1),
  );
}

/** Months in which residents stay in at midday, by slug: 35 degrees and more are usual. */
const HOT: Readonly<Record<string, string>> = {
  dubai: "5 6 7 8 9",
  "abu-dhabi": "5 6 7 8 9",
  doha: "5 6 7 8 9",
  muscat: "5 6 7 8 9",
  luxor: "5 6 7 8 9",
  cairo: "6 7 8",
  delhi: "4 5 6",
  agra: "4 5 6",
  jaipur: "4 5 6",
  udaipur: "4 5",
  varanasi: "4 5 6",
  bangkok: "4",
  "chiang-mai": "4",
  "siem-reap": "3 4",
  "luang-prabang": "4",
  marrakech: "7 8",
  fes: "7 8",
  tunis: "7 8",
  seville: "7 8",
  athens: "7 8",
  petra: "7 8",
  samarkand: "7 8",
  uluru: "12 1 2",
  kyoto: "8",
  osaka: "8",
};

/** Whether midday there is too hot for any visit in the open. */
export function isTooHotAtMidday(slug: string, date: string): boolean {
  return HOT[slug]?.split(" ").includes(String(Number(date.slice(5, 7)))) ?? false;
}
