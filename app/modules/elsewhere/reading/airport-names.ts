import rows from "#app/data/generated/airports.json";
import { plainText } from "./dates";

type Row = readonly [code: string, name: string, city: string, ...rest: unknown[]];

/** Codes that are currencies, months, weekdays or everyday words of bookings, and hardly ever meant as an airport. */
const NOT_CODES: ReadonlySet<string> = new Set(
  `AND THE FOR ALL NEW OUT SET DAY FEB MAR APR MAI JUN JUL AUG SEP OCT OKT NOV DEC DEZ JAN MON TUE WED THU FRI SAT SUN
  DIE MIT VON UND DER DAS LES DES SUR AUX PAR DEL LAS LOS CON SIN UNA PER CHE DAL HET EEN VAN EUR USD GBP CHF CAD AUD
  JPY SEK NOK DKK PLN PNR VAT TAX ETA ETD STD STA REF TEL FAX PDF BAG KGS WEB APP SMS MRS MRM MSR ADT CHD INF SEQ ARR
  DEP TBA TBC FRO SEE PAY ONE TWO MAX MIN INC LTD FLY BUS AIR CAR VIA NON OUI YES NOT YOU OUR ANY ARE CAN HAS WAS ICE`
    .trim()
    .split(/\s+/),
);

const CODES = new Set((rows as unknown as readonly Row[]).map(([code]) => code));

/** Towns with one airport, by their name without accents; a town with several names none of them. */
const TOWNS = (() => {
  const towns = new Map<string, string | undefined>();
  for (const [code, , city] of rows as unknown as readonly Row[]) {
    const name = plainText(city).toLowerCase();
    towns.set(name, towns.has(name) ? undefined : code);
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
    return CODES.has(code) && (isInBrackets || !NOT_CODES.has(code)) ? [{ at: index, code }] : [];
  });
}
