import rows from "#app/data/generated/airports.json";
import { plainText } from "./dates";

type Row = readonly [code: string, name: string, city: string, ...rest: unknown[]];

/** Codes that are currencies, months, weekdays or everyday words of bookings, and hardly ever meant as an airport. */
const NOT_CODES: ReadonlySet<string> = new Set(
  `AND THE FOR ALL NEW OUT SET DAY FEB MAR APR MAI JUN JUL AUG SEP OCT OKT NOV DEC DEZ JAN MON TUE WED THU FRI SAT SUN
  DIE MIT VON UND DER DAS LES DES SUR AUX PAR CON IDA UNA CHE DAL HET EEN VAN EUR USD GBP CHF CAD AUD
  JPY SEK NOK DKK PLN PNR VAT TAX ETA ETD STD STA REF TEL FAX PDF BAG KGS WEB APP SMS MRS MRM MSR ADT CHD INF SEQ ARR
  DEP TBA TBC FRO SEE PAY ONE TWO MAX MIN INC LTD FLY BUS AIR CAR VIA NON OUI YES NOT YOU OUR ANY ARE HAS WAS ICE`
    .trim()
    .split(/\s+/),
);

/** Codes of large airports that are words as well: they count among small letters, where a word has them too. */
const ALSO_WORDS: ReadonlySet<string> = new Set(["SIN", "DEL", "LAS", "LOS", "CAN", "MAN", "ORD", "PER", "ICE"]);

const CODES = new Set((rows as unknown as readonly Row[]).map(([code]) => code));

/** Airports by their names, and by towns that have one alone; without accents. */
const TOWNS = (() => {
  const towns = new Map<string, string | undefined>();
  for (const [code, airport, city] of rows as unknown as readonly Row[]) {
    const names = [city, airport.replace(/ (?:international )?airport$/i, "")].map((name) =>
      plainText(name).toLowerCase(),
    );
    for (const name of new Set(names)) towns.set(name, towns.has(name) ? undefined : code);
  }
  return towns;
})();

/** Whether an airport with scheduled flights has that code. */
export const isAirportCode = (code: string): boolean => CODES.has(code.toUpperCase());

/** The airport of a town that has one alone; undefined for any other text. */
export function airportOfTown(name: string): string | undefined {
  return TOWNS.get(plainText(name).trim().toLowerCase());
}

/** The codes of airports in a text, with their places. @param plain a text from `plainText` */
export function codesIn(plain: string): { at: number; code: string }[] {
  return [...plain.matchAll(/(?<![A-Za-z0-9])([A-Z]{3})(?![A-Za-z0-9])/g)].flatMap(({ index, 1: code = "" }) => {
    const isInBrackets = plain[index - 1] === "(" && plain[index + 3] === ")";
    if (!CODES.has(code) || (!isInBrackets && NOT_CODES.has(code))) return [];
    const isAmongWords =
      !ALSO_WORDS.has(code) || isInBrackets || /[a-z]/.test(plain.slice(Math.max(0, index - 30), index + 30));
    return isAmongWords ? [{ at: index, code }] : [];
  });
}
