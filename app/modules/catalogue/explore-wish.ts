import { FILTER_SEASONS, SEASON_MONTHS, seasonOf } from "./explore-filters";
import { MONTHS } from "./explore-item";
import { BUDGETS, VIBES } from "./vocabulary";
import type { BudgetLevel, Vibe } from "./vocabulary";

/** What someone wishes for, as far as it was understood. */
export interface Wish {
  /** Months 1 to 12, any of them. */
  months: number[];
  /** The most a day may cost, whole US dollars. */
  maxPerDay?: number;
  budget?: BudgetLevel;
  vibes: Vibe[];
  isWarm: boolean;
  isDry: boolean;
  /** What is left to look for in the texts. */
  words: string;
}

const VIBE_WORDS: Readonly<Record<string, Vibe>> = {
  beaches: "beach", seaside: "beach", swimming: "beach", swim: "beach", surf: "beach",
  museums: "culture", museum: "culture", art: "culture", history: "culture", temples: "culture", cultural: "culture",
  hiking: "nature", mountains: "nature", mountain: "nature", wildlife: "nature", outdoors: "nature",
  city: "urban", cities: "urban", honeymoon: "romantic", romance: "romantic", couple: "romantic",
  spa: "wellness", yoga: "wellness", relax: "wellness", relaxing: "wellness", party: "nightlife", clubs: "nightlife", bars: "nightlife",
  trekking: "adventure", adventurous: "adventure",
};
const BUDGET_WORDS: Readonly<Record<string, BudgetLevel>> = { cheap: "budget-friendly", affordable: "budget-friendly", inexpensive: "budget-friendly", budget: "budget-friendly", luxurious: "luxury", fancy: "luxury" };
const WARM = new Set(["warm", "hot", "sunny", "sun", "sunshine"]);
const DRY = new Set(["dry", "sunny", "rainless", "sunshine"]);
const FILLERS = new Set("a an and the in of for to with at on or i we me my our want would like go going somewhere place places where holiday trip vacation day per is it month good best during season".split(" "));

const PRICE = /(?:under|below|less than|up to|max(?:imum)?|at most|within|for|<)\s*(?:us)?\$?\s*(\d{2,5})(?:\s*(?:dollars|usd|\$))?(?:\s*(?:a|per|\/|each)\s*day)?|\$\s*(\d{2,5})(?:\s*(?:a|per|\/)\s*day)?/i;

/** The month of a word: the name, or three letters or more of it. "may" counts as the month. */
function monthOfWord(word: string): number | undefined {
  if (word.length < 3) return undefined;
  const index = MONTHS.findIndex((name) => name.toLowerCase().startsWith(word));
  // "mar" is a month, "marc" is somebody; whole names and the usual short forms only.
  return index >= 0 && (word.length === 3 || word.length === MONTHS[index]?.length || word === "sept") ? index + 1 : undefined;
}

/**
 * Reads a wish such as "quiet beach in November under $150 a day": months and seasons, the price of a day,
 * what to do, warm and dry; the rest is for the text search.
 */
export function readWish(text: string): Wish {
  const price = PRICE.exec(text);
  const rest = (price ? text.replace(price[0], " ") : text).toLowerCase().normalize("NFKC").split(/[^\p{L}\p{N}-]+/u).filter(Boolean);
  const wish: Wish = { months: [], vibes: [], isWarm: false, isDry: false, words: "" };
  const amount = Number(price?.[1] ?? price?.[2]);
  if (amount > 0) wish.maxPerDay = amount;
  const left: string[] = [];
  for (const word of rest) {
    const understood = [takeTime(wish, word), takeMoney(wish, word), takeVibe(wish, word), takeWeather(wish, word)].includes(true);
    if (!understood && !FILLERS.has(word)) left.push(word);
  }
  return { ...wish, words: left.join(" ") };
}

function takeTime(wish: Wish, word: string): boolean {
  const season = seasonOf(word);
  const month = monthOfWord(word);
  const months = season && FILTER_SEASONS.includes(season) ? SEASON_MONTHS[season] : month ? [month] : [];
  wish.months = [...new Set([...wish.months, ...months])];
  return months.length > 0;
}

function takeMoney(wish: Wish, word: string): boolean {
  const budget = BUDGET_WORDS[word] ?? BUDGETS.find((one) => one === word);
  if (budget) wish.budget = budget;
  return budget !== undefined;
}

function takeVibe(wish: Wish, word: string): boolean {
  const vibe = VIBE_WORDS[word] ?? VIBES.find((one) => one === word);
  if (vibe && !wish.vibes.includes(vibe)) wish.vibes.push(vibe);
  return vibe !== undefined;
}

function takeWeather(wish: Wish, word: string): boolean {
  wish.isWarm ||= WARM.has(word);
  wish.isDry ||= DRY.has(word);
  return WARM.has(word) || DRY.has(word);
}
