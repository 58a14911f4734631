import rows from "#app/data/generated/countries.json";
import { languageName } from "#app/shared/display-names";

type Continent = "Africa" | "Asia" | "Europe" | "North America" | "Oceania" | "South America";

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  continent: Continent;
  /** Empty for territories without one. */
  capital: string;
  /** ISO 4217 code of the currency in use. */
  currency: string;
  /** "+44". */
  callingCode: string;
  /** Names of the official languages, in English. */
  languages: readonly string[];
}

const CONTINENTS: Readonly<Record<string, Continent>> = {
  AF: "Africa",
  AS: "Asia",
  EU: "Europe",
  NA: "North America",
  OC: "Oceania",
  SA: "South America",
};

const countries = new Map(rows.map((row) => toCountry(row)).map((country) => [country.code, country]));

/** The country with that ISO code, in either case. */
export function findCountry(code: string): Country | undefined {
  return countries.get(code.toUpperCase());
}

/** @throws RangeError for an unknown code */
export function getCountry(code: string): Country {
  const country = findCountry(code);
  if (!country) throw new RangeError(`${code} is not a country`);
  return country;
}

/** Every country and territory, by name. */
export function listCountries(): Country[] {
  return [...countries.values()].sort((a, b) => a.name.localeCompare(b.name, "en"));
}

function toCountry(row: (string | string[])[]): Country {
  const [code, name, continent, capital, currency, callingCode, languages] = row;
  return {
    code: String(code),
    name: String(name),
    continent: CONTINENTS[String(continent)] ?? "Europe",
    capital: String(capital),
    currency: String(currency),
    callingCode: String(callingCode),
    languages: Array.isArray(languages) ? languages.map(languageName) : [],
  };
}
