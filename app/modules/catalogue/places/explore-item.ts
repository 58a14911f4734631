import { MONTHS } from "#app/shared/months";
import { countryName } from "#app/shared/display-names";
import type { DestinationSource } from "../schema/destination.schema";

/** A destination as the explore pages and the bundles know it (CHECKLIST ENT-04). Money in whole US dollars. */
export interface ExploreItem {
  id: string;
  name: string;
  city: string;
  country: string;
  region: string;
  tagline: string;
  description: string;
  image_url: string;
  tags: string[];
  climate: string;
  /** How much there is to see, out of 10. */
  vibe_score: number;
  airport_code: string;
  best_time_to_visit: string[];
  /** Months 1 to 12. */
  best_months: number[];
  temperature_range: string;
  known_for: string[];
  budget: string;
  vibes: string[];
  style: string;
  featured: boolean;
  budgetRange: { min: number; max: number; currency: "USD" };
  averageCostPerDay: number;
}

/** The month, 1 to 12, of a number or of a name and its beginning: "2", "February", "feb". */
export function readMonth(text: string | null): number | undefined {
  const asked = (text ?? "").trim().toLowerCase();
  if (/^\d{1,2}$/.test(asked)) return Number(asked) >= 1 && Number(asked) <= 12 ? Number(asked) : undefined;
  const index = asked.length < 3 ? -1 : MONTHS.findIndex((name) => name.toLowerCase().startsWith(asked));
  return index < 0 ? undefined : index + 1;
}

function monthName(month: number): string {
  return MONTHS[(month + 11) % 12] ?? "";
}

/** Months as people say them: "May and June", "December to March", "March to May and October". */
export function monthNames(months: readonly number[]): string {
  if (months.length === 12) return "every month";
  const starts = months.filter((month) => !months.includes(((month + 10) % 12) + 1));
  const spans = starts.flatMap((start) => {
    let length = 1;
    while (months.includes(((start + length - 1) % 12) + 1)) length += 1;
    const end = monthName(start + length - 1);
    if (length === 1) return [monthName(start)];
    return length === 2 ? [monthName(start), end] : [`${monthName(start)} to ${end}`];
  });
  return spans.length < 3 ? spans.join(" and ") : `${spans.slice(0, -1).join(", ")} and ${spans.at(-1) ?? ""}`;
}

/** "9 10 14 …" as twelve numbers, January first. */
export function monthly(text: string): number[] {
  return text.split(" ").map(Number);
}

/** The cost of a day for one adult of moderate habits, in whole US dollars. */
export function costPerDay(destination: { costs: Pick<DestinationSource["costs"], "moderate"> }): number {
  return Math.round(destination.costs.moderate.reduce((sum, part) => sum + part, 0));
}

/**
 * A trip's cost for one traveller: five to seven days of the daily cost, or 1,500 to 3,500 dollars when it is not known
 * (CHECKLIST EXPL-59).
 */
export function budgetRange(perDay: number | undefined): ExploreItem["budgetRange"] {
  if (!perDay) return { min: 1500, max: 3500, currency: "USD" };
  return { min: perDay * 5, max: perDay * 7, currency: "USD" };
}

const CLIMATES: Readonly<Record<string, string>> = {
  A: "tropical",
  B: "arid",
  C: "temperate",
  D: "continental",
  E: "polar",
};

/** The main climate group of a Köppen class in one word. */
export function climateOf(koeppen: string): string {
  return CLIMATES[koeppen.charAt(0)] ?? "temperate";
}

/** The facts about a place that the score needs. */
interface RatedPlace {
  weight: number;
  onlyOn?: unknown;
}

const scores = new WeakMap<readonly RatedPlace[], number>();

/** How much there is to see: the mean weight of the ten best places, out of 10. */
export function vibeScore(places: readonly RatedPlace[]): number {
  const known = scores.get(places);
  if (known !== undefined) return known;
  const score = meanOfBest(places);
  scores.set(places, score);
  return score;
}

/** An event of a few days a year says little about a place on all other days. */
function meanOfBest(places: readonly RatedPlace[]): number {
  const best = places
    .filter(({ onlyOn }) => !onlyOn)
    .map(({ weight }) => weight)
    .sort((a, b) => b - a)
    .slice(0, 10);
  if (best.length === 0) return 0;
  return Math.round((best.reduce((sum, weight) => sum + weight, 0) / best.length) * 20) / 10;
}

/** "2 to 34 °C": the coldest mean night and the warmest mean day of the year. */
function temperatureRange({ low, high }: DestinationSource["climate"]): string {
  return `${Math.round(Math.min(...monthly(low)))} to ${Math.round(Math.max(...monthly(high)))} °C`;
}

/**
 * The public form of a destination.
 * @param imageUrl address of its picture
 */
export function toExploreItem(destination: DestinationSource, imageUrl: string, isFeatured: boolean): ExploreItem {
  const perDay = costPerDay(destination);
  return {
    id: destination.slug,
    name: destination.name,
    city: destination.name,
    country: countryName(destination.country),
    region: destination.region,
    tagline: destination.tagline,
    description: destination.description,
    image_url: imageUrl,
    tags: destination.tags,
    climate: climateOf(destination.climate.koeppen),
    vibe_score: vibeScore(destination.places),
    airport_code: destination.airports[0] ?? "",
    best_time_to_visit: destination.bestMonths.map((month) => MONTHS[month - 1] ?? ""),
    best_months: destination.bestMonths,
    temperature_range: temperatureRange(destination.climate),
    known_for: destination.knownFor,
    budget: destination.budget,
    vibes: destination.vibes,
    style: destination.style,
    featured: isFeatured,
    budgetRange: budgetRange(perDay),
    averageCostPerDay: perDay,
  };
}

/** The months of a best-time list, read back from names (CHECKLIST DEST-16). */
export function isGoodNow(bestTime: readonly string[], month: number): boolean {
  const name = MONTHS[month - 1]?.toLowerCase() ?? "";
  return bestTime.some((one) => one.toLowerCase().includes(name));
}
