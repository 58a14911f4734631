import { entryOf } from "#app/shared/table";
import { findRate } from "../country/rates";

/** The price of a day, as it was asked for and in whole US dollars. */
export interface AskedPrice {
  maxPerDay?: number;
  minPerDay?: number;
  /** "€100 a day (about $114)"; "$150 a day". */
  say: string;
}

const SYMBOLS: Readonly<Record<string, string>> = {
  $: "USD",
  us$: "USD",
  "€": "EUR",
  "£": "GBP",
  "¥": "JPY",
  "₹": "INR",
};
const WORDS: Readonly<Record<string, string>> = {
  usd: "USD",
  dollar: "USD",
  dollars: "USD",
  bucks: "USD",
  eur: "EUR",
  euro: "EUR",
  euros: "EUR",
  gbp: "GBP",
  pound: "GBP",
  pounds: "GBP",
  quid: "GBP",
  jpy: "JPY",
  yen: "JPY",
  chf: "CHF",
  francs: "CHF",
  inr: "INR",
  rupees: "INR",
  cad: "CAD",
  aud: "AUD",
  nzd: "NZD",
  sek: "SEK",
  nok: "NOK",
  dkk: "DKK",
  pln: "PLN",
  zloty: "PLN",
  cny: "CNY",
  yuan: "CNY",
  rmb: "CNY",
  sgd: "SGD",
  aed: "AED",
  brl: "BRL",
  mxn: "MXN",
  zar: "ZAR",
  rand: "ZAR",
};
const SIGNS = "us\\$|[$€£¥₹]";
const NAMES = `(?:${Object.keys(WORDS).join("|")})\\b`;
const MOST =
  "under|below|less than|cheaper than|(?:no|not) more than|up to|max(?:imum)?(?: of)?|at most|within|for|around|about|roughly|budget(?: of| is|:)?|<=?";
const LEAST = "over|above|more than|at least|from|>=?";
const AMOUNT = `(?:(${SIGNS})\\s*)?(\\d[\\d,.]*)\\s*(k\\b)?\\s*(?:(${SIGNS}|${NAMES}))?`;
const SPAN =
  "(?:\\s*(a|per|each|for|for a|for one|\\/)?\\s*((?:(?:\\d+|one|two|three)\\s+)?(?:days?|nights?|weeks?|weekend)|pppd|pd)\\b)?";
const PRICE = new RegExp(
  `(?:(?<![\\p{L}\\p{N}])(${MOST}|${LEAST})\\s*)?(?:(${SIGNS})?\\s*(\\d[\\d,.]*)\\s*(?:-|–|to|and)\\s*(?=[$€£¥₹]?\\s*\\d))?(?<![\\p{L}\\p{N}.,])${AMOUNT}(?:\\s*(?:pp|(?:per|a|each) person|each|in total|total|budget))?${SPAN}`,
  "gu",
);
/** Words before a number that make it a price even without a currency or a day. */
const LIMIT = /^(?:under|below|less than|cheaper than|no|not|up to|max|at most|budget|<)/;
/** A price above this without a time is read as the whole trip's, or a week's. */
const HIGHEST_DAY = 600;
const WEEK = 7;
const WEEKEND = 3;
const SMALLEST = 10;
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

function amountOf(digits: string | undefined, thousands: string | undefined): number {
  // "1,500" and "1.500" are thousands, "99.50" is not.
  const plain = (digits ?? "")
    .replace(/[.,](?=\d{3}(?!\d))/g, "")
    .replace(",", ".")
    .replace(/\.$/, "");
  return Number(plain) * (thousands ? 1000 : 1);
}

/** An amount in a text that may be a price. */
interface SaidPrice {
  /** Words before it: "under", "at least". */
  word: string | undefined;
  /** The lower end of a span such as "$100-150", as digits. */
  from: string | undefined;
  amount: number;
  /** ISO 4217; nothing where none was named. */
  currency: string | undefined;
  /** The span it is for: "a day", "week". */
  span: string | undefined;
  start: number;
  end: number;
}

/** The prices of a folded text; bare numbers, which may be years or lengths, do not count. */
function* pricesIn(text: string): Generator<SaidPrice> {
  for (const match of text.matchAll(PRICE)) {
    const [whole, word, fromSign, from, sign, digits, thousands, after, joint, span] = match;
    const symbol = sign ?? fromSign ?? after;
    const currency = symbol === undefined ? undefined : (SYMBOLS[symbol] ?? WORDS[symbol]);
    const amount = amountOf(digits, thousands);
    const isLength = span !== undefined && joint === undefined && currency === undefined;
    const isPrice =
      currency !== undefined ||
      thousands !== undefined ||
      /\bbudget\b/.test(whole) ||
      (span !== undefined && !isLength && joint !== "for") ||
      (word !== undefined && (LIMIT.test(word) || /^(?:over|above|more than|>)/.test(word)));
    const end = match.index + whole.length;
    const isHours =
      /^\s*(?:-\s*)?(?:hours?|hrs?|h|km|miles|minutes?|°|degrees|people|adults|persons|kids|children)\b/.test(
        text.slice(end),
      );
    if (!isPrice || isLength || isHours || !(amount >= (currency ? 1 : SMALLEST))) continue;
    yield { word, from, amount, currency, span, start: match.index, end };
  }
}

/**
 * Takes the price out of a folded query: "under $150 a day", "100 euros per day", "$100-150", "£700 for a week".
 * @param days the length of the trip where it is named; a price for the whole of it is shared among them
 * @returns the price and the text without it; no price for a bare number, which may be a year or a length
 */
export function takePrice(text: string, days: number | undefined): { price?: AskedPrice; rest: string } {
  for (const { word, from, amount, currency, span, start, end } of pricesIn(text)) {
    const rate = findRate(currency ?? "USD") ?? 1;
    const inDollars = amount / rate;
    const share = span === undefined && inDollars > HIGHEST_DAY ? (days ?? WEEK) : daysOf(span);
    const perDay = Math.round(inDollars / share);
    const isLeast = word !== undefined && new RegExp(`^(?:${LEAST})$`).test(word);
    const inOwn = `${new Intl.NumberFormat("en-US", { style: "currency", currency: currency ?? "USD", maximumFractionDigits: 0 }).format(amount / share)} a day`;
    const say = currency && currency !== "USD" ? `${inOwn} (about $${perDay})` : `$${perDay} a day`;
    const least = from === undefined ? undefined : Math.round(amountOf(from, undefined) / rate / share);
    const price = isLeast
      ? { minPerDay: perDay, say }
      : { maxPerDay: perDay, ...(least !== undefined && { minPerDay: least }), say };
    return { price, rest: `${text.slice(0, start)} ${text.slice(end)}` };
  }
  return { rest: text };
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
}

const FOR_EACH = /\b(?:each|per (?:person|head|adult|traveller)|a (?:person|head)|pp|p\.p\.|pppd)\b/;
const FOR_ALL =
  /\b(?:in total|total|all[- ]in|altogether|all together|together|between (?:us|the \w+ of us)|for (?:all|both|the \w+) of us|for (?:both|all|everyone|everybody|the family))\b/;
/** Words that say whom an amount is for may stand this many letters behind it. */
const BEHIND = 28;

/**
 * Takes the budget of a trip out of a folded text: "under $4k", "budget of 5000 euros in total", "$150 a day each".
 * @returns the budget and the text without it; a least amount ("over $200") is not a budget
 */
export function takeBudget(text: string): { budget?: SaidBudget; rest: string } {
  for (const { word, amount, currency = "USD", span, start, end } of pricesIn(text)) {
    if (word !== undefined && new RegExp(`^(?:over|above|more than|at least|>=?)$`).test(word)) continue;
    const said = text.slice(start, end + BEHIND);
    const days = daysOf(span);
    const isDaily = span !== undefined && days === 1;
    const own = new Intl.NumberFormat("en-US", { style: "currency", currency, maximumFractionDigits: 0 });
    return {
      budget: {
        dollars: Math.round(amount / (findRate(currency) ?? 1)),
        isFor: FOR_EACH.test(said) ? "each" : FOR_ALL.test(said) ? "all" : "unsaid",
        per: isDaily ? "day" : "trip",
        ...(currency !== "USD" && { own: own.format(amount) }),
      },
      rest: `${text.slice(0, start)} ${text.slice(end).replace(FOR_EACH, " ").replace(FOR_ALL, " ")}`,
    };
  }
  return { rest: text };
}
