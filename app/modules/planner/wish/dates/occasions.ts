import { easterOf, isInRamadan, orthodoxEasterOf } from "#app/modules/catalogue/country/calendar-days";
import { holidaysBetween } from "#app/modules/catalogue/country/holidays";
import { addDays, daysBetween, eachDay, weekdayOf } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import { patternOf } from "#app/shared/patterns";
import { A_NUMBER as N, numberIn } from "../number-words";
import type { Said } from "../said";

interface Feast {
  says: RegExp;
  /** Its first and last day in a year; undefined where no country of ours keeps it in that year. */
  on: (year: number, country: string | undefined) => [LocalDate, LocalDate] | undefined;
  /** The days that people leave before it, and their nights, where they are not those of any other feast. */
  trip?: { before: number; nights: number };
  /** A reason for a place too, so that the search reads the words as well. */
  isTopic?: boolean;
}

const IN = "(?:over |at |for |during |around |on |in |from |starting (?:on |at )?)?(?:the )?";
const says = (words: string): RegExp => new RegExp(`\\b${IN}(?:${words})(?![\\p{L}])`, "u");
const pad = (day: string) => (year: number) => [`${year}-${day}`, `${year}-${day}`] as [LocalDate, LocalDate];

/** The days of a public holiday, in the country of the trip or else in those that are known for it. */
function holiday(name: RegExp, ...countries: readonly string[]): Feast["on"] {
  return (year, country) => {
    for (const one of [country, ...countries]) {
      if (one === undefined) continue;
      const days = holidaysBetween(one, `${year}-01-01`, `${year}-12-31`).filter((day) => name.test(day.name));
      const [first] = days;
      if (!first) continue;
      const last = days.reduce((end, day) => (daysBetween(end, day.date) <= 2 ? day.lastDate : end), first.lastDate);
      return [first.date, last];
    }
    return undefined;
  };
}

/** The first and the last day of the Ramadan that begins in a year. */
function ramadanOf(year: number): [LocalDate, LocalDate] | undefined {
  const from = eachDay(`${year}-01-02`, `${year}-12-31`).find(
    (day) => isInRamadan(day) && !isInRamadan(addDays(day, -1)),
  );
  const until = from && eachDay(addDays(from, 28), addDays(from, 30)).findLast(isInRamadan);
  return from && until ? [from, until] : undefined;
}

/** How a country's own list of holidays leads to its Easter Sunday. */
const OF_EASTER: readonly [RegExp, number][] = [
  [/^(?:Orthodox )?Easter Sunday$|^Orthodox Easter$/, 0],
  [/^(?:Orthodox )?Good Friday$/, 2],
  [/^(?:Orthodox )?Easter Monday$/, -1],
];

/** Easter Sunday as a country keeps it: the Orthodox one where its holidays say so. */
function easterIn(year: number, country: string | undefined): LocalDate {
  const days = country ? holidaysBetween(country, `${year}-01-01`, `${year}-12-31`) : [];
  for (const [name, shift] of OF_EASTER) {
    const found = days.find((day) => name.test(day.name));
    if (found) return addDays(found.date, shift);
  }
  return easterOf(year);
}

const shifted = (date: LocalDate, from: number, to: number): [LocalDate, LocalDate] => [
  addDays(date, from),
  addDays(date, to),
];
/** A long weekend up to a Monday. */
const TO_MONDAY = { before: 3, nights: 3 };

const FEASTS = {
  "lunar new year": {
    says: says("chinese new year|lunar new year|lunar-new-year|cny|tet|seollal|korean new year|spring festival"),
    on: holiday(/^(?!.*off in lieu).*(?:(?:Chinese|Lunar|Korean) New Year|Spring Festival)|^Tet/, "CN"),
    isTopic: true,
  },
  "orthodox easter": {
    says: says("(?:greek|orthodox) easter(?: (?:weekend|holidays?|break|week))?"),
    on: (year) => shifted(orthodoxEasterOf(year), -2, 0),
    trip: { before: 0, nights: 3 },
  },
  "holy week": {
    says: says("holy week|semana santa|easter week"),
    on: (year, country) => shifted(easterIn(year, country), -7, 0),
    trip: { before: 1, nights: 7 },
  },
  easter: {
    says: says("(?:easter|good friday)(?! island)(?: (?:weekend|holidays?|break|time|monday|sunday))?"),
    on: (year, country) => shifted(easterIn(year, country), -2, 0),
    trip: { before: 0, nights: 3 },
  },
  carnival: {
    says: says(
      "(?:carnival|carnevale|carnaval|mardi gras|fasching|fastnacht)(?! of cultures)(?: (?:week|time|season))?",
    ),
    // From the Friday before Lent to Ash Wednesday.
    on: (year, country) => shifted(easterIn(year, country), -51, -46),
    trip: { before: 0, nights: 5 },
    isTopic: true,
  },
  thanksgiving: {
    says: says("thanksgiving(?: (?:weekend|break|week))?"),
    on: holiday(/^Thanksgiving(?: Day)?$/, "US"),
    trip: { before: 1, nights: 4 },
  },
  "orthodox christmas": { says: says("(?:orthodox|coptic) christmas"), on: pad("01-07") },
  twixmas: {
    says: says(
      "(?:(?:between|from) (?:christmas|xmas) and|(?:from )?(?:christmas|xmas) ?(?:to|until|till|through|-|–)) ?(?:the )?new years?(?:'?s)?(?: eve| day)?|twixmas",
    ),
    on: (year) => [`${year}-12-26`, `${year + 1}-01-01`],
    trip: { before: 0, nights: 6 },
  },
  christmas: {
    says: says(
      "(?:(?:over|for|during) the holidays|holiday season|christmas|xmas)(?! (?:markets?|lights))(?: (?:eve|day|holidays?|break|time|week|vacation))?",
    ),
    on: pad("12-25"),
    trip: { before: 2, nights: 5 },
  },
  "new year": {
    says: says("(?:new years?(?:'?s)?(?: eve| day)?|nye|hogmanay)"),
    on: pad("01-01"),
    trip: { before: 3, nights: 4 },
  },
  "golden week": {
    says: says("golden week"),
    on: (year, country) => (country === "CN" ? [`${year}-10-01`, `${year}-10-07`] : [`${year}-04-29`, `${year}-05-05`]),
  },
  valentine: { says: says("(?:st\\.? )?valentine'?s?(?:'s)?(?: (?:day|weekend))?"), on: pad("02-14") },
  patrick: { says: says("(?:st\\.?|saint) patrick'?s?(?: (?:day|weekend))?"), on: pad("03-17") },
  halloween: { says: says("hallowe'?en"), on: pad("10-31") },
  "day of the dead": {
    says: says("day of the dead|dia de (?:los )?muertos"),
    on: (year) => [`${year}-10-31`, `${year}-11-02`],
    isTopic: true,
  },
  songkran: { says: says("songkran"), on: holiday(/^Songkran/, "TH"), isTopic: true },
  diwali: { says: says("diwali|deepavali"), on: holiday(/^(?:Diwali|Deepavali)/, "IN"), isTopic: true },
  holi: { says: says("holi"), on: holiday(/^Holi$/, "IN"), isTopic: true },
  // Some days in: the moon may move its beginning by a day.
  ramadan: { says: says("ramadan"), on: ramadanOf, trip: { before: -3, nights: 5 } },
  eid: { says: says("eid(?: al[- ]fitr)?(?! al[- ]adha)"), on: holiday(/^Eid al-Fitr$|^Hari Raya Puasa$/, "AE") },
  "memorial day": { says: says("memorial day(?: weekend)?"), on: holiday(/^Memorial Day$/, "US"), trip: TO_MONDAY },
  "labor day": { says: says("labou?r day(?: weekend)?"), on: holiday(/^Labor Day$/, "US"), trip: TO_MONDAY },
  "presidents day": {
    says: says("president'?s'? day(?: weekend)?"),
    on: holiday(/^Washington's Birthday$/, "US"),
    trip: TO_MONDAY,
  },
  "columbus day": { says: says("columbus day(?: weekend)?"), on: holiday(/^Columbus Day$/, "US"), trip: TO_MONDAY },
  "mlk day": { says: says("mlk(?: day)?(?: weekend)?"), on: holiday(/^Martin Luther King/, "US"), trip: TO_MONDAY },
  "august bank holiday": {
    says: says("(?:aug(?:ust)?|summer) bank holiday(?: weekend)?"),
    on: holiday(/^Summer bank holiday/i, "GB"),
    trip: TO_MONDAY,
  },
  "may bank holiday": {
    says: says("(?:early )?may bank holiday(?: weekend)?|may day"),
    on: holiday(/^Early May bank holiday/i, "GB"),
    trip: TO_MONDAY,
  },
  ascension: {
    says: says("ascension(?: day)?(?! island)(?: (?:weekend|holidays?))?"),
    on: (year) => shifted(easterOf(year), 39, 39),
    trip: { before: 1, nights: 4 },
  },
  whitsun: {
    says: says("(?:whit(?:sun)?|pentecost)(?: (?:weekend|holidays?|monday|sunday|week))?"),
    on: (year) => shifted(easterOf(year), 49, 50),
    trip: { before: 2, nights: 3 },
  },
  midsummer: { says: says("midsummer(?:'s)?(?: (?:eve|day|weekend))?"), on: holiday(/^Midsummer/, "SE") },
} as const satisfies Record<string, Feast>;

export type FeastName = keyof typeof FEASTS;
const NAMES = Object.keys(FEASTS) as FeastName[];

/** The trip around a feast or another occasion. */
export interface OccasionTrip {
  startDate: LocalDate;
  /** Undefined beside a feast, where only the trip to it has a usual length. */
  nights?: number;
}

const SHORTEST = 3;
const WEEK = 7;
const FRIDAY = 5;

/** A trip that begins the day before an occasion and ends the day after it. */
export function tripAround([from, to]: readonly [LocalDate, LocalDate]): OccasionTrip {
  return { startDate: addDays(from, -1), nights: Math.max(SHORTEST, daysBetween(from, to) + 2) };
}

/** A feast as a sentence names it. */
export interface SaidFeast {
  feast: FeastName;
  /** Whether the trip is to be over before the feast, or begins after it. */
  side?: "before" | "after";
  /** Days between the feast and the day of departure before it or after it: "two weeks before Christmas". */
  apart?: number;
  /** Whether the trip is the weekend after it. */
  isWeekendAfter?: boolean;
  /** Whether the trip begins on its first day: "from Valentine's Day". */
  isFromThen?: boolean;
  nights?: number;
  year?: number;
}

/** "two weeks before" a feast, in days; undefined where the text says no such number. */
function daysApart(said: Said, feast: string): { days: number; side: "before" | "after" } | undefined {
  const groups = said.take(patternOf(`\\b${N} (days?|weeks?) (before|after) (?=${feast})`, "u"));
  if (!groups) return undefined;
  const [count = "", unit = "", side] = groups;
  return { days: numberIn(count) * (unit.startsWith("week") ? WEEK : 1), side: side === "before" ? "before" : "after" };
}

/** Takes the feast out of a sentence, or only finds it where its words are a reason for a place too. */
export function takeFeast(said: Said): SaidFeast | undefined {
  const feast = NAMES.find((one) => FEASTS[one].says.test(said.text));
  if (!feast) return undefined;
  const { says, isTopic }: Feast = FEASTS[feast];
  const apart = daysApart(said, says.source);
  const aside = said.take(
    patternOf(`\\b(?:(?:in |for )?(?:the )?(week|weekend) )?(?:just |right )?(before|after) (?=${says.source})`, "u"),
  );
  const words = says.exec(said.text)?.[0] ?? "";
  const isFromThen = /^(?:from|starting)/.test(words);
  // "Thanksgiving week" is a week, and "Golden Week" as long as it is.
  const isWeek = words.endsWith(" week") && !feast.includes("week") && !/ in \d+ (?:days|nights)/.test(said.text);
  if (!isTopic) said.take(says);
  const year = said.take(/(?<![\p{N}])(?:in )?(20[2-9]\d)(?![\p{N}./-])/u)?.[0];
  const [length = "", side] = aside ?? [];
  return {
    feast,
    ...((side === "before" || side === "after") && { side }),
    ...(apart && { side: apart.side, apart: apart.days }),
    ...(length === "weekend" && side === "after" && { isWeekendAfter: true }),
    ...(isFromThen && { isFromThen }),
    ...(isWeek && { nights: WEEK }),
    ...(length !== "" && { nights: length === "week" ? 7 : 2 }),
    ...(year && { year: Number(year) }),
  };
}

const UNWANTED =
  "(?<!\\p{L})(?:but )?(?:not|no|without|avoid(?:ing)?|outside(?: of)?|except)(?: (?:in|at|during|for|over|around|on|the))* ";

/** "Ramadan is fine" asks for no day. */
const ALLOWED = " (?:is|would be|'s) (?:fine|ok|okay|no problem|not a problem|alright)(?!\\p{L})";

/** A sentence without the feasts that are not wanted: "Venice in February, but not carnival". */
export function withoutUnwantedFeasts(sentence: string): string {
  return NAMES.reduce(
    (text, name) =>
      text.replace(
        patternOf(`${UNWANTED}(?:${FEASTS[name].says.source})|(?:${FEASTS[name].says.source})${ALLOWED}`, "giu"),
        " , ",
      ),
    sentence,
  );
}

/** The words of a feast, as a sentence says them: they are understood. */
export function feastWords(name: FeastName, folded: string): string[] {
  return FEASTS[name].says.exec(folded)?.[0].split(" ") ?? [];
}

/**
 * The trip to a feast as it is kept in a country, the next one that is still ahead.
 * @param country the country of the trip; without it the one that is known for the feast
 * @param year the year that was named
 */
export function tripToFeast(
  { feast: name, side, apart, isWeekendAfter, isFromThen, nights: said, year }: SaidFeast,
  country: string | undefined,
  today: LocalDate,
): OccasionTrip | undefined {
  const { on, trip }: Feast = FEASTS[name];
  const current = Number(today.slice(0, 4));
  const trips = (year === undefined ? [current, current + 1] : [year]).flatMap((one): OccasionTrip[] => {
    const days = on(one, country);
    if (!days) return [];
    if (apart !== undefined)
      return [{ startDate: side === "before" ? addDays(days[0], -apart) : addDays(days[1], apart) }];
    if (isFromThen) return [{ startDate: days[0] }];
    // The Friday that follows.
    if (isWeekendAfter) return [{ startDate: addDays(days[1], (FRIDAY - weekdayOf(days[1]) + 7) % 7 || WEEK) }];
    if (side === "after") return [{ startDate: addDays(days[1], 1) }];
    if (side === "before") return [{ startDate: addDays(days[0], -1 - (said ?? WEEK)) }];
    // Two nights for New Year are those around it, and those of a bank holiday end on it.
    const before = (nights: number): number => {
      const usual = trip?.before ?? 0;
      if (said === undefined || said >= nights) return usual;
      return usual === nights ? said : Math.min(usual, Math.ceil(said / 2));
    };
    return [trip ? { startDate: addDays(days[0], -before(trip.nights)), nights: trip.nights } : tripAround(days)];
  });
  return trips.find(({ startDate }) => year !== undefined || startDate > today);
}
