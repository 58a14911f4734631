import { beginning } from "#app/shared/bounded-text";
import { foldText } from "#app/shared/text";
import { SEASON_MONTHS, seasonOf } from "./explore-filters";
import { MONTHS } from "#app/shared/months";
import { entryOf } from "#app/shared/table";
import { readTopics } from "./explore-topics";
import { readWhere } from "../places/areas";
import type { Area } from "../places/areas";
import { BUDGETS, VIBES } from "../schema/vocabulary";
import type { BudgetLevel, Vibe } from "../schema/vocabulary";
import { BUDGET_WORDS, QUIET, VIBE_WORDS, WEATHER_WORDS } from "./intent-words";
import type { Weather } from "./intent-words";
import { takeOrigin } from "./query-origin";
import type { FindDeparture, WayThere } from "./query-origin";
import { numberOf, takePrice } from "./query-price";
import { spelled } from "./query-spelling";
import { FILLERS } from "./query-fillers";

/** A traveller's query, as far as it was understood. */
export interface SearchIntent {
  /** The query as it was asked, folded. */
  asked: string;
  /** Months 1 to 12, any of them. */
  months: number[];
  /** The most and the least a day may cost, whole US dollars, and how it was said. */
  maxPerDay?: number;
  minPerDay?: number;
  priceText?: string;
  /** The traveller's departure, and the requirements on the way. */
  way?: WayThere;
  /** Little walking. */
  isEasy?: boolean;
  budget?: BudgetLevel;
  vibes: Vibe[];
  /** Names of topics, such as "hot springs". */
  topics: string[];
  where: Area[];
  without: Area[];
  /** Topics and vibes that are not wanted. */
  unwanted?: string[];
  /** The requirements on the weather. */
  weather: Weather[];
  isQuiet: boolean;
  /** The days of the trip. */
  days?: number;
  /** The rest, to search for in the texts. */
  words: string;
  /** Numbers that are none of all this. */
  numbers: string[];
  /**
   * Slugs of places that are meant although their names do not stand in the query as they are written. With these, even
   * none, the names that are common words were looked for already.
   */
  meant?: readonly string[];
  /** Slugs of places that are not wanted. */
  unlike?: readonly string[];
}

const WEEKEND_DAYS = 3;
/** Southern countries with seasons of their own; nearer the equator the words mean the visitor's seasons. */
const SOUTHERN = new Set(["AR", "AU", "CL", "NZ", "ZA", "UY"]);
const SEASON_WORD = /\b(?:spring|summer|autumn|fall|winter)\b/;
/** Topics that need frost. */
const WINTER_TOPICS = new Set(["skiing", "snow"]);
/** Turns of phrase whose meaning differs from their words. */
const PHRASES: readonly { says: RegExp; means: (intent: SearchIntent) => void; as?: HeardAs }[] = [
  {
    says: /\bnot (?:too |so |very |that )?(?:hot|warm)\b|\bwithout (?:the )?heat\b|\bcool(?:er)? (?:weather|temperatures?|climate)\b|\bsomewhere cool\b/g,
    means: ({ weather }) => weather.push("mild"),
  },
  { says: /\bnot (?:too |so |very |that )?cold\b/g, means: ({ weather }) => weather.push("warm") },
  {
    says: /\b(?:no|without|little|not much) rain\b|\bnot (?:too )?(?:wet|rainy)\b/g,
    means: ({ weather }) => weather.push("dry"),
  },
  {
    says: /\bnot (?:too |so |very |that )?(?:expensive|pricey|dear)\b|\blow[- ](?:cost|budget)\b|\bgood value\b|\bon a (?:tight |small )?budget\b/g,
    means: (intent) => (intent.budget = "budget-friendly"),
    as: "money",
  },
  {
    says: /\b(?:avoid(?:ing)?|without|no|not|fewer|few|less|away from|far from)(?: the| many| too many)? (?:crowds?|crowded|tourists?|people|touristy)\b|\boff the beaten (?:track|path)\b|\bnot (?:too )?(?:crowded|touristy)\b/g,
    means: (intent) => (intent.isQuiet = true),
  },
  { says: /\blong weekend\b|\bweekend\b/g, means: (intent) => (intent.days = WEEKEND_DAYS), as: "time" },
  {
    says: /\b(?:elderly|seniors?|grand(?:parents?|ma|pa|mother|father)|old(?:er)? (?:people|parents))\b/g,
    means: (intent) => (intent.isEasy = true),
    as: "people",
  },
  {
    says: /\b(?:wheelchairs?|accessib(?:le|ility)|step[- ]free|limited mobility|(?:easy|little|not (?:too )?much|without) walking|no (?:hills|stairs|steps)|bad knees)\b/g,
    means: (intent) => (intent.isEasy = true),
  },
  {
    says: /\b(?:half|school)[- ]term\b|\bsummer holidays?\b|\bsummer (?:vacation|break)\b/g,
    means: ({ months }) => months.push(7, 8),
    as: "time",
  },
  { says: /\bchristmas(?! market)\b/g, means: ({ months }) => months.push(12), as: "time" },
  { says: /\bnew year(?:'?s)?(?: eve)?\b/g, means: ({ months }) => months.push(12, 1), as: "time" },
  { says: /\beaster\b(?! island)/g, means: ({ months }) => months.push(3, 4), as: "time" },
];

/** The month of a word: the name, or its usual short form. "may" counts as the month. */
function monthOfWord(word: string): number | undefined {
  if (word.length < 3) return undefined;
  const index = MONTHS.findIndex((name) => name.toLowerCase().startsWith(word));
  // "mar" is a month, "marc" is a name; only whole names and the usual short forms count.
  return index >= 0 && (word.length === 3 || word.length === MONTHS[index]?.length || word === "sept")
    ? index + 1
    : undefined;
}

const MONTH_RANGE = /\b(?:from |between )?([a-z]{3,9})\s*(?:to|until|through|-|–|and)\s*([a-z]{3,9})\b/g;

/** "from May to July" as its months; "from" or "between" is not needed with "to". */
function takeMonthRange(intent: SearchIntent, text: string): string {
  return text.replace(MONTH_RANGE, (whole, from: string, to: string) => {
    const [first, last] = [monthOfWord(from), monthOfWord(to)];
    if (!first || !last || (whole.includes(" and ") && !whole.startsWith("between"))) return whole;
    for (let month = first; ; month = (month % 12) + 1) {
      intent.months.push(month);
      if (month === last) return " ";
    }
  });
}

const LENGTH = /\b(?:for |in )?(\d{1,2}|a|one|two|three)[ -](days?|nights?|weeks?)\b/g;

function lengthOf(count: string, unit: string): number | undefined {
  const number = numberOf(count);
  return number === 1 && !unit.startsWith("week") ? undefined : number * (unit.startsWith("week") ? 7 : 1);
}

/** The days in "for two weeks", wherever the words stand. */
function daysIn(text: string): number | undefined {
  return [...text.matchAll(LENGTH)]
    .map(([, count, unit]) => lengthOf(count ?? "", unit ?? ""))
    .find((days) => days !== undefined);
}

function takeDays(intent: SearchIntent, text: string): string {
  return text.replace(LENGTH, (whole, count: string, unit: string) => {
    const days = lengthOf(count, unit);
    intent.days = days ?? intent.days;
    return days === undefined ? whole : " ";
  });
}

/** The most letters that are read: those of a whole sentence whose parts were replaced by signs. */
const LONGEST_READ = 400;

/** The kinds of wishes that a query has. */
export type HeardAs =
  | "people"
  | "price"
  | "time"
  | "way"
  | "area"
  | "unwanted"
  | "topic"
  | "phrase"
  | "money"
  | "vibe"
  | "weather";

/** The facts that a search may know beside the words. */
export interface IntentContext {
  /** Is told the text that is left after each kind of wish was taken out of it; without a kind it is only rewritten. */
  onHeard?: (rest: string, as?: HeardAs) => void;
  /** The present month, 1 to 12; without it, "now" and "next month" are ignored. */
  month?: number;
  /** The departure of a city's name; without it, "from Berlin" is read as Berlin. */
  findDeparture?: FindDeparture;
}

/** "now", "next month": months that depend on the day. */
function takeNow(intent: SearchIntent, text: string, month: number | undefined): string {
  if (month === undefined) return text;
  return text.replace(
    /\b(?:(right now|now|this month|this week(?:end)?|today|tomorrow|next week(?:end)?|last[- ]minute)|(next month))\b/g,
    (whole, _now: string | undefined, next: string | undefined) => {
      intent.months.push(next ? (month % 12) + 1 : month);
      if (whole.includes("weekend")) intent.days = WEEKEND_DAYS;
      return " ";
    },
  );
}

const UNWANTED =
  /\b(?:no|without|avoid(?:ing)?|hates?|dislikes?|skip(?:ping)?|(?:can't|cannot|can not) stand|no fan of|(?:do not|don't|dont|doesn't|didn't|never) (?:really )?(?:like|enjoy|want|do|need|care for)|not(?: (?:into|keen on|fond of|interested in|a fan of))?)\s+(?:any\s+|the\s+|more\s+|much\s+)?(?:\p{L}+ing\s+)?(\p{L}+)/gu;

/** "without nightlife", "no snow": wishes to avoid, where they can be searched for. */
function takeUnwanted(text: string): { unwanted: string[]; rest: string } {
  const unwanted: string[] = [];
  const rest = text.replace(UNWANTED, (whole, word: string) => {
    const vibe = entryOf(VIBE_WORDS, word) ?? VIBES.find((one) => one === word);
    const names = vibe ? [vibe] : readTopics(word).topics.map(({ name }) => name);
    unwanted.push(...names);
    return names.length > 0 ? " " : whole;
  });
  return { unwanted, rest };
}

const DEGREES = /\b(\d{1,3})\s*(?:°|degrees?\b)\s*(c|f|celsius|fahrenheit)?\b/g;
const WARM_FROM = 22;
const COLD_TO = 9;

/** "25 degrees" as warm, mild or cold. */
function takeDegrees(intent: SearchIntent, text: string): string {
  return text.replace(DEGREES, (_whole, digits: string, scale: string | undefined) => {
    const number = Number(digits);
    const celsius =
      scale?.startsWith("f") === true || (scale === undefined && number > 45) ? ((number - 32) * 5) / 9 : number;
    intent.weather.push(celsius >= WARM_FROM ? "warm" : celsius <= COLD_TO ? "cold" : "mild");
    return " ";
  });
}

const SAME_MEANING = [
  [/\b(?:chinese|lunar) new year\b/g, "lunar-new-year"],
  [/\bcarr?ibb?ean\b/g, "caribbean"],
] as const;

/**
 * Reads a query such as "quiet beach in November under $150 a day": areas to go to and to avoid, the departure, months
 * and seasons, the price of a day, the mood, the weather and the reason to travel; the rest is for the text search.
 */
export function readIntent(
  text: string,
  { month, findDeparture, onHeard = () => undefined }: IntentContext = {},
): SearchIntent {
  const asked = foldText(beginning(text, LONGEST_READ).normalize("NFKC"));
  const intent: SearchIntent = {
    asked,
    months: [],
    vibes: [],
    topics: [],
    where: [],
    without: [],
    weather: [],
    isQuiet: false,
    words: "",
    numbers: [],
  };
  const plain = SAME_MEANING.reduce((said, [from, to]) => said.replace(from, to), asked).replace(/[\p{L}]+/gu, spelled);
  const days = /\bweekend\b/.test(plain) ? WEEKEND_DAYS : daysIn(plain);
  onHeard(plain);
  const { price, rest: withoutPrice } = takePrice(plain, days);
  onHeard(withoutPrice, "price");
  const withoutTime = takeNow(
    intent,
    takeMonthRange(intent, takeDays(intent, takeDegrees(intent, withoutPrice))),
    month,
  );
  onHeard(withoutTime, "time");
  const { way, rest: withoutWay } = findDeparture
    ? takeOrigin(withoutTime, days, findDeparture)
    : { way: undefined, rest: withoutTime };
  onHeard(withoutWay, "way");
  const { where, without, rest: withoutAreas } = readWhere(withoutWay);
  onHeard(withoutAreas, "area");
  const { unwanted, rest: withoutUnwanted } = takeUnwanted(withoutAreas);
  onHeard(withoutUnwanted, "unwanted");
  const { topics, rest: withoutTopics } = readTopics(withoutUnwanted);
  onHeard(withoutTopics, "topic");
  const left = takeWords(intent, withoutTopics, onHeard);
  const isInSouth =
    where.length > 0 && where.every(({ countries = [] }) => countries.length > 0 && countries.every(isSouthern));
  // Summer in Argentina is December to February.
  if (isInSouth && SEASON_WORD.test(plain)) intent.months = intent.months.map((month) => ((month + 5) % 12) + 1);
  if (topics.some(({ name }) => WINTER_TOPICS.has(name))) intent.weather.push("cold");
  return {
    ...intent,
    ...(price?.maxPerDay !== undefined && { maxPerDay: price.maxPerDay }),
    ...(price?.minPerDay !== undefined && { minPerDay: price.minPerDay }),
    ...(price && { priceText: price.say }),
    ...(way && { way }),
    where,
    without,
    ...(unwanted.length > 0 && { unwanted }),
    topics: topics.map(({ name }) => name),
    vibes: [...new Set(intent.vibes)],
    months: [...new Set(intent.months)],
    weather: [...new Set(intent.weather)],
    words: left.join(" "),
  };
}

/** Takes turns of phrase and single words into the query. @returns those that are left */
function takeWords(intent: SearchIntent, text: string, onHeard: NonNullable<IntentContext["onHeard"]>): string[] {
  let rest = text;
  for (const { says, means, as = "phrase" } of PHRASES) {
    if (rest.search(says) < 0) continue;
    means(intent);
    rest = rest.replace(says, " ");
    onHeard(rest, as);
  }
  const words = rest.split(/[^\p{L}\p{N}-]+/u).map((word) => word.replace(/^-+|-+$/g, ""));
  onHeard(words.join(" "));
  const heard = words.map((word) => take(intent, word));
  for (const [at, kind] of WORD_KINDS.entries()) {
    const later: readonly (HeardAs | undefined)[] = [undefined, ...WORD_KINDS.slice(at + 1)];
    onHeard(words.filter((_, index) => later.includes(heard[index])).join(" "), kind);
  }
  return words.filter(
    (word, index) =>
      !/^[a-z]?$/.test(word) && heard[index] === undefined && !takeNumber(intent, word) && !FILLERS.has(word),
  );
}

function takeNumber(intent: SearchIntent, word: string): boolean {
  if (!/^[\d-]+$/.test(word)) return false;
  if (/\d/.test(word)) intent.numbers.push(word);
  return true;
}

/** Whether the seasons of a country are those of the south. */
export function isSouthern(country: string): boolean {
  return SOUTHERN.has(country);
}

/** The kinds of single words. */
const WORD_KINDS: readonly HeardAs[] = ["time", "money", "vibe", "weather"];

/** Takes a word of a known kind into the query. @returns its kind, the first where it has several */
function take(intent: SearchIntent, word: string): HeardAs | undefined {
  const taken = [takeTime(intent, word), takeMoney(intent, word), takeVibe(intent, word), takeWeather(intent, word)];
  const isQuiet = takeQuiet(intent, word);
  const first = taken.indexOf(true);
  return WORD_KINDS[first] ?? (isQuiet ? "weather" : undefined);
}

function takeTime(intent: SearchIntent, word: string): boolean {
  const season = seasonOf(word);
  const month = monthOfWord(word);
  const months = season ? SEASON_MONTHS[season] : month ? [month] : [];
  intent.months.push(...months);
  return months.length > 0;
}

function takeMoney(intent: SearchIntent, word: string): boolean {
  const budget = entryOf(BUDGET_WORDS, word) ?? BUDGETS.find((one) => one === word);
  if (budget) intent.budget = budget;
  return budget !== undefined;
}

function takeVibe(intent: SearchIntent, word: string): boolean {
  const vibe = entryOf(VIBE_WORDS, word) ?? VIBES.find((one) => one === word);
  if (vibe) intent.vibes.push(vibe);
  return vibe !== undefined;
}

function takeWeather(intent: SearchIntent, word: string): boolean {
  const weather = entryOf(WEATHER_WORDS, word) ?? [];
  intent.weather.push(...weather);
  return weather.length > 0;
}

function takeQuiet(intent: SearchIntent, word: string): boolean {
  intent.isQuiet ||= QUIET.has(word);
  return QUIET.has(word);
}
