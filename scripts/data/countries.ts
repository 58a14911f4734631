import { countries } from "countries-list";

/** Code, name, continent, capital, currency, calling code with its plus sign, language codes. */
export type CountryRow = [string, string, string, string, string, string, string[]];

/** Names as the country itself writes them in English, where the package has dropped accents or lags behind. */
const NAMES: Readonly<Record<string, string>> = {
  AX: "Åland Islands",
  BL: "Saint Barthélemy",
  BQ: "Caribbean Netherlands",
  CD: "DR Congo",
  CG: "Congo",
  CI: "Côte d'Ivoire",
  CV: "Cape Verde",
  CW: "Curaçao",
  MO: "Macau",
  RE: "Réunion",
  ST: "São Tomé and Príncipe",
  TL: "Timor-Leste",
};
/** The package lists an area code as part of the country's. */
const CALLING_CODES: Readonly<Record<string, string>> = { BQ: "+599", CW: "+599", SJ: "+47", XK: "+383" };
/** In use beside or instead of the first one that the package lists. */
const CURRENCIES: Readonly<Record<string, string>> = { PA: "USD" };
/** The package writes Papiamento as Punjabi. */
const LANGUAGES: Readonly<Record<string, string[]>> = { AW: ["nl", "pap"], BQ: ["nl", "pap"], CW: ["pap", "nl", "en"] };
const CAPITALS: Readonly<Record<string, string>> = { MO: "Macau" };

/** Every country and territory that people may visit, sorted by code. */
export function buildCountries(): CountryRow[] {
  return Object.entries(countries)
    .filter(([, { currency, continent }]) => currency.length > 0 && continent !== "AN")
    .map(([code, country]): CountryRow => [
      code,
      NAMES[code] ?? country.name,
      country.continent,
      CAPITALS[code] ?? country.capital,
      CURRENCIES[code] ?? country.currency[0] ?? "",
      CALLING_CODES[code] ?? callingCode(country.phone),
      LANGUAGES[code] ?? country.languages,
    ])
    .sort((a, b) => (a[0] < b[0] ? -1 : 1));
}

/** "+44", "+1 809": the countries of the North American plan share the 1. */
function callingCode([first = 0]: readonly number[]): string {
  const digits = String(first);
  return digits.length === 4 && digits.startsWith("1") ? `+1 ${digits.slice(1)}` : `+${digits}`;
}
