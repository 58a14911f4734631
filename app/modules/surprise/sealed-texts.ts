import { findCountry, listCountries } from "#app/modules/catalogue/country/countries";
import { isBeyondNames } from "#app/shared/bounded-text";
import { foldText } from "#app/shared/text";

/** Common names of countries whose official names differ. */
const CALLED: Readonly<Record<string, string>> = {
  uk: "GB",
  "great britain": "GB",
  britain: "GB",
  british: "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  usa: "US",
  america: "US",
  american: "US",
  "united states of america": "US",
  holland: "NL",
  uae: "AE",
  korea: "KR",
  turkey: "TR",
  czechia: "CZ",
};

/** The parts of a list between commas, semicolons or lines, without empty parts and repeats. */
export function partsOfList(text: string): string[] {
  const parts = text
    .split(/[,;\n]| and /)
    .map((part) => part.trim())
    .filter(Boolean);
  return [...new Set(parts)];
}

/** The ISO code of a country that a text names, by name or code; undefined for any other text. */
export function countryIn(text: string): string | undefined {
  if (isBeyondNames(text)) return undefined;
  const asked = foldText(text);
  const called = CALLED[asked];
  if (called) return called;
  if (/^[a-z]{2}$/i.test(text.trim())) return findCountry(text.trim())?.code;
  return listCountries().find(({ name }) => foldText(name) === asked)?.code;
}

const LEAST = 100;
const MOST = 200_000;

/** Dollars as they are typed ("1,500", "$1500") in minor units; undefined when the amount could not buy a trip. */
export function amountIn(text: string): number | undefined {
  const digits = text.replace(/[$,\s]/g, "");
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(digits)) return undefined;
  const dollars = Number(digits);
  return dollars >= LEAST && dollars <= MOST ? Math.round(dollars * 100) : undefined;
}
