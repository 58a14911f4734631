import { countryName } from "#app/shared/display-names";
import { foldName } from "./place-names";
import { findCountry, listCountries } from "../country/countries";

/** Other names that travellers use, by ISO code: short, older and full ones, and parts that are called the country. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  AE: "UAE, Emirates, U.A.E.",
  BA: "Bosnia, Bosnia-Herzegovina, Herzegovina",
  BN: "Brunei Darussalam",
  BO: "Bolivia",
  BS: "The Bahamas",
  BY: "Belorussia, White Russia, Byelorussia",
  CD: "Congo Kinshasa, Democratic Republic of the Congo, DRC, Zaire",
  CG: "Congo Brazzaville, Republic of the Congo",
  CI: "Ivory Coast, Cote d'Ivoire",
  CN: "People's Republic of China, PRC, Mainland China",
  CV: "Cabo Verde",
  CZ: "Czech Republic",
  FM: "Federated States of Micronesia",
  FO: "Faroes, Faeroe Islands, The Faroes",
  GB: "UK, U.K., Britain, Great Britain",
  GM: "The Gambia",
  GW: "Guinea Bissau",
  HK: "Hongkong",
  IE: "Republic of Ireland, Eire",
  IR: "Persia",
  KN: "St Kitts and Nevis, St Kitts, Saint Kitts",
  KP: "DPRK",
  KR: "Korea, Republic of Korea",
  KY: "Caymans, Grand Cayman",
  LA: "Lao",
  LC: "St Lucia",
  LK: "Ceylon",
  MF: "St Martin, Saint-Martin",
  MK: "Macedonia, FYROM",
  MM: "Burma, Myanmar",
  MO: "Macao",
  NL: "Holland, The Netherlands",
  PF: "French Polynesia",
  PS: "Palestinian Territories",
  RU: "Russian Federation",
  SA: "Saudi",
  SH: "St Helena",
  ST: "Sao Tome",
  SX: "St Maarten, Sint-Maarten",
  SY: "Syrian Arab Republic",
  SZ: "Swaziland",
  TC: "Turks and Caicos",
  TL: "East Timor",
  TR: "Turkey",
  TT: "Trinidad",
  TZ: "Tanzania",
  US: "USA, U.S.A., U.S., America, United States of America, The States",
  VA: "The Vatican, Vatican, Holy See",
  VC: "St Vincent, Saint Vincent, St Vincent and the Grenadines",
  VG: "BVI",
  VI: "US Virgin Islands, USVI",
  VN: "Viet Nam",
  BL: "St Barts, St Barths, Saint Barth",
  PM: "St Pierre and Miquelon",
  AG: "Antigua",
};

/** Languages of visitors in which a country's name is understood. */
const LANGUAGES = ["de", "fr", "es", "it", "pt", "nl", "pl", "sv", "tr", "ru", "el", "ja", "zh", "zh-Hant", "ko", "ar"];

let english: ReadonlyMap<string, string> | undefined;
let foreign: ReadonlyMap<string, string> | undefined;

/** The folded English names of countries, usual other ones among them, with the ISO code of each. */
export function englishCountryNames(): ReadonlyMap<string, string> {
  english ??= new Map(
    listCountries().flatMap(({ code, name }) =>
      [name, countryName(code), name.replace(/\s*\(.*\)/, ""), ...(OTHER_NAMES[code]?.split(", ") ?? [])].map(
        (one) => [foldName(one), code] as const,
      ),
    ),
  );
  return english;
}

/** Made at the first name that nothing else explains, since the platform is slow at it. */
function foreignCountryNames(): ReadonlyMap<string, string> {
  if (foreign) return foreign;
  const codes = listCountries().map(({ code }) => code);
  foreign = new Map(
    LANGUAGES.flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
      return codes.flatMap((code) => {
        const name = names.of(code);
        return name === undefined ? [] : [[foldName(name), code] as const];
      });
    }),
  );
  return foreign;
}

const WITH_ARTICLE =
  /^(?:United |Netherlands|Philippines|Maldives|Bahamas|Gambia|Comoros|Seychelles|Dominican |Central African|Czech R|.* Islands$)/;

/** A country's name inside a sentence: "the United States". @param code ISO 3166-1 alpha-2 */
export function countryInSentence(code: string): string {
  const name = findCountry(code)?.name ?? code;
  return WITH_ARTICLE.test(name) ? `the ${name}` : name;
}

/** The ISO code of the country with that English name, in either case and with or without "the". @param key folded */
export function countryNamed(key: string): string | undefined {
  return englishCountryNames().get(key) ?? englishCountryNames().get(key.replace(/^the /, ""));
}

/** The ISO code of the country with that name in another language. @param key folded */
export function countryNamedAbroad(key: string): string | undefined {
  return foreignCountryNames().get(key);
}
