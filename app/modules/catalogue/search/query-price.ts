import { entryOf } from "#app/shared/table";
import { findRate } from "../country/rates";
import { amountsIn } from "./amount-in-words";
import type { SaidAmount } from "./amount-in-words";

/** The price of a day, as it was asked for and in whole US dollars. */
export interface AskedPrice {
  maxPerDay?: number;
  minPerDay?: number;
  /** "€100 a day (about $114)"; "$150 a day". */
  say: string;
}

/** The time that an amount is for, right behind it: "a day", "per week", "for two weeks". */
const SPAN =
  /^\s*(?:(a|per|each|every|for a|for one|for|\/)\s*)?((?:(?:\d+|one|two|three)\s+)?(?:days?|nights?|weeks?|weekend)|daily|pppd|ppd|pd)(?![\p{L}\p{N}]| trip)/u;
/** A price above this without a time is read as the whole trip's, or a week's. */
const HIGHEST_DAY = 600;
const WEEK = 7;
const WEEKEND = 3;
/** A number that only its size makes an amount is none in a search: it may be a year or a length. */
const LEAST_CERTAIN = 3;
const NUMBER_WORDS: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3 };

/** "two" as well as "2". */
export function numberOf(word: string): number {
  return entryOf(NUMBER_WORDS, word) ?? Number(word);
}

function daysOf(span: string | undefined): number {
  if (!span) return 1;
  if (span.includes("weekend")) return WEEKEND;
  return numberOf(/^(\w+)\s/.exec(span)?.[1] ?? "1") * (span.includes("week") ? WEEK : 1);
}

interface SaidSpan {
  /** The words behind the amount that name it. */
  letters: number;
  span: string;
  /** Whether the amount is paid again for each such time, and not for the length of one trip. */
  isRate: boolean;
}

/** The time behind an amount; "5 nights" alone is a length of its own. */
function spanBehind(text: string, { end }: Pick<SaidAmount, "end">): SaidSpan | undefined {
  const found = SPAN.exec(text.slice(end));
  const [whole = "", joint, span = ""] = found ?? [];
  if (!found || (joint === undefined && !/^(?:daily|p{0,3}p?d)$/.test(span))) return undefined;
  return { letters: whole.length, span, isRate: !joint?.startsWith("for") };
}

/**
 * Takes the price out of a folded query: "under $150 a day", "100 euros per day", "$100-150", "£700 for a week".
 * @param days the length of the trip where it is named; a price for the whole of it is shared among them
 * @returns the price and the text without it; no price for a bare number, which may be a year or a length
 */
export function takePrice(text: string, days: number | undefined): { price?: AskedPrice; rest: string } {
  const said = amountsIn(text).find(({ certainty }) => certainty >= LEAST_CERTAIN);
  if (!said) return { rest: text };
  const { amount, currency = "USD", from, limit, start, end } = said;
  const time = spanBehind(text, said);
  const rate = findRate(currency) ?? 1;
  const inDollars = amount / rate;
  const share = time === undefined && inDollars > HIGHEST_DAY ? (days ?? WEEK) : daysOf(time?.span);
  const perDay = Math.round(inDollars / share);
  const own = new Intl.NumberFormat("en-US", { style: "currency", currency, maximumFractionDigits: 0 });
  const say = currency === "USD" ? `$${perDay} a day` : `${own.format(amount / share)} a day (about $${perDay})`;
  const least = from === undefined ? undefined : Math.round(from / rate / share);
  const price =
    limit === "least"
      ? { minPerDay: perDay, say }
      : { maxPerDay: perDay, ...(least !== undefined && { minPerDay: least }), say };
  const behind = text
    .slice(end + (time?.letters ?? 0))
    .replace(/^\s*(?:pp|(?:per|a) person|each|in total|total|budget)(?!\p{L})/u, " ");
  return { price, rest: `${text.slice(0, start)} ${behind}` };
}

/** The budget of a trip, as it was asked for. */
export interface SaidBudget {
  /** In US dollars; the next fields say for whom and how long. */
  dollars: number;
  /** For each traveller, for all of them, or not said. */
  isFor: "each" | "all" | "unsaid";
  /** A day, or all of it. */
  per: "day" | "trip";
  /** In the traveller's own currency, where it is another one: "€2,500". */
  own?: string;
  /** Whether no currency was named. */
  isBare?: true;
}

const EACH =
  "each(?! way)|per[- ](?:person|head|adult|traveller|traveler)|(?:a|per) (?:person|head|man|pop|lad|girl|guy|bloke|friend|student|guest)|p/p|pp|p\\.p\\.|pppd|apiece|for each of us";
const ALL =
  "in total|total|in all|all[- ]in|all up|altogether|all together|together|overall|combined|between (?:us|the \\w+ of us)|for (?:all|both|the \\w+) of us|for (?:both|all|everyone|everybody|the (?:whole )?family)";
/** Right behind an amount and its time: for whom it is. */
const WHOM = new RegExp(
  `^[\\s,(]*(?:as (?:a )?|of )?(?:budget|max(?:imum)?|tops|at most|or less|or so)?[\\s,(]*(?:(${EACH})|(${ALL}))(?![\\p{L}\\p{N}])`,
  "u",
);
const PER_COUPLE = /^\s*(?:per|a|each) couple(?!\p{L})/u;
/** Elsewhere in the sentence only words that can mean nothing else. */
const EACH_ANYWHERE = /(?<![\p{L}\p{N}])(?:per[- ](?:person|head)|pp)(?![\p{L}\p{N}])/u;
const ALL_ANYWHERE = /(?<![\p{L}\p{N}])(?:in total|in all|altogether|all[- ]in)(?![\p{L}\p{N}])/u;

/** Words of the amount itself right behind it: "budget", "max", "for the trip". */
const REST_OF_AMOUNT =
  /^\s*(?:(?:as (?:a |our |my )?)?budget|max(?:imum)?|tops|at most|or less|or so|for (?:the (?:whole )?trip|everything))(?!\p{L})/u;

/**
 * Takes the budget of a trip out of a folded text: "under $4k", "budget of 5000 euros in total", "$150 a day each".
 * Only the words of the amount are taken; a neighbouring number, such as a year or the nights, stays.
 * @returns the budget and the text without it; a least amount ("over $200") is not a budget
 */
export function takeBudget(text: string): { budget?: SaidBudget; rest: string } {
  const [said] = amountsIn(text)
    .filter(({ limit, currency = "USD" }) => limit !== "least" && findRate(currency) !== undefined)
    .sort((a, b) => b.certainty - a.certainty || a.start - b.start);
  if (!said) return { rest: text };
  const { amount, currency = "USD", whomAhead, start, end } = said;
  const isBare = said.currency === undefined;
  const found = spanBehind(text, said);
  // "$2,500 for a week" names the length of the trip too.
  let time = found?.isRate ? found : undefined;
  let behind = text.slice(end + (time?.letters ?? 0));
  const whom = WHOM.exec(behind);
  // "€90 pp per day": the time stands behind the words for whom.
  const late = time || !whom ? undefined : spanBehind(behind, { end: whom[0].length });
  if (late?.isRate && late.span !== "weekend") {
    time = late;
    behind = `${behind.slice(0, whom![0].length)}${behind.slice(whom![0].length + late.letters)}`;
  }
  const share = PER_COUPLE.exec(behind);
  behind = behind.slice(whom?.[0].length ?? share?.[0].length ?? 0).replace(REST_OF_AMOUNT, " ");
  const ahead = text.slice(0, start);
  const saysEach = whom?.[1] ?? (whomAhead && /^(?:per|pp|each)/.test(whomAhead)) ?? time?.span === "pppd";
  const saysAll = whom?.[2] ?? (whomAhead && /^(?:total|overall)/.test(whomAhead));
  const elsewhere = `${ahead} ; ${behind}`;
  const isEach =
    Boolean(saysEach) || time?.span.startsWith("ppp") === true || (!saysAll && EACH_ANYWHERE.test(elsewhere));
  const isAll = !isEach && (Boolean(saysAll) || ALL_ANYWHERE.test(elsewhere));
  const own = new Intl.NumberFormat("en-US", { style: "currency", currency, maximumFractionDigits: 0 });
  const isWeekly = time?.span.includes("week") === true;
  return {
    budget: {
      dollars: Math.round(amount / (findRate(currency) ?? 1) / daysOf(time?.span) / (share ? 2 : 1)),
      isFor: isEach || share ? "each" : isAll ? "all" : "unsaid",
      per: time ? "day" : "trip",
      ...(isBare && { isBare }),
      ...(currency !== "USD" && { own: own.format(isWeekly ? amount / daysOf(time?.span) : amount) }),
    },
    rest: elsewhere.replace(EACH_ANYWHERE, " ").replace(ALL_ANYWHERE, " "),
  };
}
