import { foldText } from "#app/shared/text";
import { SEASON_MONTHS, seasonOf } from "./explore-filters";
import { MONTHS } from "./explore-item";
import { readTopics } from "./explore-topics";
import { readWhere } from "./explore-where";
import type { Area } from "./explore-where";
import { BUDGETS, VIBES } from "./vocabulary";
import type { BudgetLevel, Vibe } from "./vocabulary";

/** What someone wishes for, as far as it was understood. */
export interface Wish {
  /** The wish as it was asked, folded. */
  asked: string;
  /** Months 1 to 12, any of them. */
  months: number[];
  /** The most a day may cost, whole US dollars. */
  maxPerDay?: number;
  budget?: BudgetLevel;
  vibes: Vibe[];
  /** Names of topics, such as "hot springs". */
  topics: string[];
  where: Area[];
  without: Area[];
  /** What the weather shall be. */
  weather: Weather[];
  isQuiet: boolean;
  /** Days there are for it. */
  days?: number;
  /** What is left to look for in the texts. */
  words: string;
}

export type Weather = "warm" | "mild" | "cold" | "dry";

const VIBE_WORDS: Readonly<Record<string, Vibe>> = {
  beaches: "beach", seaside: "beach", swimming: "beach", swim: "beach", coast: "beach", sea: "beach", ocean: "beach",
  cultural: "culture", city: "urban", cities: "urban", metropolis: "urban", outdoors: "nature", outdoor: "nature", landscapes: "nature", scenery: "nature",
  honeymoon: "romantic", romance: "romantic", couple: "romantic", couples: "romantic", anniversary: "romantic",
  spa: "wellness", spas: "wellness", relax: "wellness", relaxing: "wellness", relaxed: "wellness", pampering: "wellness",
  party: "nightlife", partying: "nightlife", clubs: "nightlife", clubbing: "nightlife", bars: "nightlife", adventurous: "adventure", thrills: "adventure",
};
/** Topics that want frost. */
const WINTER_TOPICS = new Set(["skiing", "snow"]);
const BUDGET_WORDS: Readonly<Record<string, BudgetLevel>> = { cheap: "budget-friendly", cheaper: "budget-friendly", cheapest: "budget-friendly", affordable: "budget-friendly", inexpensive: "budget-friendly", backpacking: "budget-friendly", backpacker: "budget-friendly", budget: "budget-friendly", luxurious: "luxury", fancy: "luxury", "five-star": "luxury", "5-star": "luxury" };
const WEATHER_WORDS: Readonly<Record<string, readonly Weather[]>> = {
  warm: ["warm"], hot: ["warm"], tropical: ["warm"], sunny: ["warm", "dry"], sun: ["warm"], sunshine: ["warm", "dry"],
  dry: ["dry"], rainless: ["dry"], cold: ["cold"], freezing: ["cold"], icy: ["cold"], arctic: ["cold"], chilly: ["cold"], wintry: ["cold"], mild: ["mild"], cooler: ["mild"],
};
const QUIET = new Set(["quiet", "calm", "peaceful", "secluded", "remote", "uncrowded", "unspoilt", "slow", "tranquil", "hidden", "untouristy"]);
const FILLERS = new Set(
  ("a an and the in of for to with at on or i we me my our us you your want wants would like love go going get to be been is are was it its that this there here where when which what can could should see find visit " +
    "like similar instead alternative alternatives than somewhere anywhere someplace place places holiday holidays trip trips travel vacation break breaks getaway escape destination destinations day days per month good great best nice beautiful lovely amazing cool fun " +
    "some any not but no very really too so close near by from lots lot plenty much many have has during season weather climate friendly resort resorts please ideas idea spend spending short first time around about while").split(" "),
);

const PRICE = /(?:(?:under|below|less than|up to|max(?:imum)?|at most|within|for|<)\s*(?:us)?\$?\s*(\d[\d,]{1,6})(?:\s*(?:dollars|usd|\$))?|(?:us)?\$\s*(\d[\d,]{1,6}))(?:\s*(?:a|per|\/|each|for|for a|for one)?\s*((?:(?:\d+|one|two|three)\s+)?(?:days?|nights?|weeks?)))?/;
/** A price that names no time and is above this is taken for a week's. */
const HIGHEST_DAY = 600;

/** Turns of phrase that mean something else than their words. */
const PHRASES: readonly { says: RegExp; means: (wish: Wish) => void }[] = [
  { says: /\bnot (?:too |so |very |that )?(?:hot|warm)\b|\bwithout (?:the )?heat\b|\bcool(?:er)? (?:weather|temperatures?|climate)\b|\bsomewhere cool\b/g, means: ({ weather }) => weather.push("mild") },
  { says: /\bnot (?:too |so |very |that )?cold\b/g, means: ({ weather }) => weather.push("warm") },
  { says: /\b(?:no|without|little|not much) rain\b|\bnot (?:too )?(?:wet|rainy)\b/g, means: ({ weather }) => weather.push("dry") },
  { says: /\bnot (?:too |so |very |that )?(?:expensive|pricey|dear)\b|\blow[- ](?:cost|budget)\b|\bgood value\b|\bon a (?:tight |small )?budget\b/g, means: (wish) => (wish.budget = "budget-friendly") },
  { says: /\b(?:avoid(?:ing)?|without|no|not|fewer|few|less|away from|far from)(?: the| many| too many)? (?:crowds?|crowded|tourists?|people|touristy)\b|\boff the beaten (?:track|path)\b|\bnot (?:too )?(?:crowded|touristy)\b/g, means: (wish) => (wish.isQuiet = true) },
  { says: /\blong weekend\b|\bweekend\b/g, means: (wish) => (wish.days = 3) },
  { says: /\bchristmas(?! market)\b/g, means: ({ months }) => months.push(12) },
  { says: /\bnew year(?:'?s)?(?: eve)?\b/g, means: ({ months }) => months.push(12, 1) },
  { says: /\beaster\b(?! island)/g, means: ({ months }) => months.push(3, 4) },
];

/** The month of a word: the name, or its usual short form. "may" counts as the month. */
function monthOfWord(word: string): number | undefined {
  if (word.length < 3) return undefined;
  const index = MONTHS.findIndex((name) => name.toLowerCase().startsWith(word));
  // "mar" is a month, "marc" is somebody; whole names and the usual short forms only.
  return index >= 0 && (word.length === 3 || word.length === MONTHS[index]?.length || word === "sept") ? index + 1 : undefined;
}

const MONTH_RANGE = /\b(?:from |between )?([a-z]{3,9})\s*(?:to|until|through|-|–|and)\s*([a-z]{3,9})\b/g;

/** "from May to July" as its months; "from" or "between" is not needed with "to". */
function takeMonthRange(wish: Wish, text: string): string {
  return text.replace(MONTH_RANGE, (whole, from: string, to: string) => {
    const [first, last] = [monthOfWord(from), monthOfWord(to)];
    if (!first || !last || (whole.includes(" and ") && !whole.startsWith("between"))) return whole;
    for (let month = first; ; month = (month % 12) + 1) {
      wish.months.push(month);
      if (month === last) return " ";
    }
  });
}

const NUMBER_WORDS: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3 };

function numberOf(word: string): number {
  return NUMBER_WORDS[word] ?? Number(word);
}

function takePrice(wish: Wish, text: string): string {
  const price = PRICE.exec(text);
  const amount = Number((price?.[1] ?? price?.[2])?.replaceAll(",", ""));
  if (!price || !(amount > 0)) return text;
  const span = price[3];
  const hasSign = /[$<]|under|below|less|up to|max|at most|within|usd|dollars/.test(price[0]);
  // "for 10 days" tells a length, not a price.
  if (!hasSign && !/(?:\ba|per|each|\/)\s*(?:day|night|week)/.test(price[0])) return text;
  const count = numberOf(/^(\w+)\s/.exec(span ?? "")?.[1] ?? "1") * (span?.includes("week") ? 7 : 1);
  wish.maxPerDay = Math.round(amount / (!span && amount > HIGHEST_DAY ? 7 : count));
  return text.replace(price[0], " ");
}

function takeDays(wish: Wish, text: string): string {
  return text.replace(/\b(?:for )?(\d{1,2}|a|one|two|three) (days?|weeks?)\b/g, (whole, count: string, unit: string) => {
    const number = numberOf(count);
    if (unit.startsWith("day") && number === 1) return whole;
    wish.days = number * (unit.startsWith("week") ? 7 : 1);
    return " ";
  });
}

/**
 * Reads a wish such as "quiet beach in November under $150 a day": where and where not, months and seasons, what a day
 * may cost, the mood, the weather and what one travels for; the rest is for the text search.
 */
export function readWish(text: string): Wish {
  const asked = foldText(text.normalize("NFKC"));
  const wish: Wish = { asked, months: [], vibes: [], topics: [], where: [], without: [], weather: [], isQuiet: false, words: "" };
  let rest = takeMonthRange(wish, takeDays(wish, takePrice(wish, asked)));
  const { topics, rest: withoutTopics } = readTopics(rest);
  rest = withoutTopics;
  for (const { says, means } of PHRASES) {
    if (rest.search(says) < 0) continue;
    means(wish);
    rest = rest.replace(says, " ");
  }
  const { where, without, rest: withoutAreas } = readWhere(rest);
  const left = withoutAreas.split(/[^\p{L}\p{N}-]+/u).filter((word) => word !== "" && !take(wish, word) && !FILLERS.has(word));
  if (topics.some(({ name }) => WINTER_TOPICS.has(name))) wish.weather.push("cold");
  return { ...wish, where, without, topics: topics.map(({ name }) => name), vibes: [...new Set(wish.vibes)], months: [...new Set(wish.months)], weather: [...new Set(wish.weather)], words: left.join(" ") };
}

/** Takes a word of a known kind into the wish. @returns whether it was one */
function take(wish: Wish, word: string): boolean {
  return [takeTime(wish, word), takeMoney(wish, word), takeVibe(wish, word), takeWeather(wish, word), takeQuiet(wish, word)].includes(true);
}

function takeTime(wish: Wish, word: string): boolean {
  const season = seasonOf(word);
  const month = monthOfWord(word);
  const months = season ? SEASON_MONTHS[season] : month ? [month] : [];
  wish.months.push(...months);
  return months.length > 0;
}

function takeMoney(wish: Wish, word: string): boolean {
  const budget = BUDGET_WORDS[word] ?? BUDGETS.find((one) => one === word);
  if (budget) wish.budget = budget;
  return budget !== undefined;
}

function takeVibe(wish: Wish, word: string): boolean {
  const vibe = VIBE_WORDS[word] ?? VIBES.find((one) => one === word);
  if (vibe) wish.vibes.push(vibe);
  return vibe !== undefined;
}

function takeWeather(wish: Wish, word: string): boolean {
  const weather = WEATHER_WORDS[word] ?? [];
  wish.weather.push(...weather);
  return weather.length > 0;
}

function takeQuiet(wish: Wish, word: string): boolean {
  wish.isQuiet ||= QUIET.has(word);
  return QUIET.has(word);
}
