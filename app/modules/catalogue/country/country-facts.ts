import type { CountryFacts } from "../schema/country-facts.schema";

const files = import.meta.glob<CountryFacts>("../countries/*.yaml", { eager: true, import: "default" });
const byCode: ReadonlyMap<string, CountryFacts> = new Map(Object.values(files).map((facts) => [facts.code, facts]));

/**
 * The facts that a visitor has to know about a country, by its ISO code; undefined where we have not looked them up.
 */
export function findCountryFacts(code: string): CountryFacts | undefined {
  return byCode.get(code.toUpperCase());
}

/** Codes of the countries with facts. */
export const COUNTRIES_WITH_FACTS: readonly string[] = [...byCode.keys()].sort();

/** Whether a flight between two countries passes no border check: within one country, or within Schengen. */
export function isBorderless(from: string, to: string): boolean {
  return from === to || [from, to].every((code) => findCountryFacts(code)?.entry.kind === "schengen");
}

/** Whether nearly all kitchens of a destination are halal, so that a traveller need not ask. */
export function isHalalUsual({ country, slug }: { country: string; slug: string }): boolean {
  const halal = findCountryFacts(country)?.halal;
  return halal === "usual" || (halal?.includes(slug) ?? false);
}
