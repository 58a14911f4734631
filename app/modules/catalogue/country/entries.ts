import { countryName } from "#app/shared/display-names";
import type { CountryFacts } from "../schema/country-facts.schema";
import { entryInWords } from "./before-you-go";
import { findCountryFacts } from "./country-facts";

/** What visitors of a country have to settle before they may come in. */
export interface CountryEntry {
  country: string;
  text: string;
  /** Official page that answers for a passport. */
  url: string;
  /** Form that every visitor fills in. */
  form?: string;
}

/** Whether most visitors have something to settle for a kind of entry; what a passport needs its official page says. */
const ASKS: Readonly<Record<CountryFacts["entry"]["kind"], boolean>> = {
  schengen: false,
  "visa-free": false,
  authorisation: true,
  "e-visa": true,
  "on-arrival": true,
  permit: true,
};

/**
 * The countries of a trip that most visitors need a visa, a permit, an authorisation or a form for, each once.
 * @param home where the traveller lives
 */
export function entriesOf(countries: readonly string[], home: string | undefined): CountryEntry[] {
  return [...new Set(countries)].flatMap((code) => {
    const facts = code === home ? undefined : findCountryFacts(code);
    if (!facts || !(ASKS[facts.entry.kind] || facts.entry.form)) return [];
    return [{ country: countryName(code), ...entryInWords(facts) }];
  });
}
