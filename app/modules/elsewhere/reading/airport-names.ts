import rows from "#app/data/generated/airports.json";
import { plainText } from "./dates";

type Row = readonly [code: string, name: string, city: string, country: string, ...rest: unknown[]];

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

const keyOf = (name: string): string =>
  plainText(name)
    .replace(/[\s-]+/g, " ")
    .trim()
    .toLowerCase();

/** Airports by their names, and by towns that have one alone; without accents. */
const TOWNS = (() => {
  const towns = new Map<string, string | undefined>();
  for (const [code, airport, city] of rows as unknown as readonly Row[]) {
    const names = [city, airport.replace(/ (?:international )?airport$/i, "")].map(keyOf);
    for (const name of new Set(names)) towns.set(name, towns.has(name) ? undefined : code);
  }
  return towns;
})();

/** Whether an airport with scheduled flights has that code. */
export const isAirportCode = (code: string): boolean => CODES.has(code.toUpperCase());

const COUNTRY_OF = new Map((rows as unknown as readonly Row[]).map(([code, , , country]) => [code, country]));

/**
 * The airport with a name, or that of a town that has one alone; undefined for any other text. What tickets write behind
 * a name does not count: "Vienna International, Terminal 2", "MUNICH DE MUNICH INTERNATIONAL".
 */
export function airportOfTown(name: string): string | undefined {
  const [, place = "", field] = /^([^,(]{2,40})[^(]{0,20}\(([^)]{3,40})\)/.exec(name) ?? [];
  const inTown = field && TOWNS.get(keyOf(`${place} ${field.replace(/ airport$/i, "")}`));
  if (inTown) return inTown;
  const plain = plainText(name).replace(/\s*[,(|].*$/, "");
  const bare = plain
    .replace(/\s(?:terminal|T)\s?\d.*$/i, "")
    .replace(/\s(?:(?:international|intl)\b\.?\s?)?(?:airport)?\s*$/i, "");
  const known = TOWNS.get(keyOf(plain)) ?? TOWNS.get(keyOf(bare));
  if (known) return known;
  const [, town = "", country] = /^(.{2,40}?)\s([A-Z]{2})(?:\s|$)/.exec(plain) ?? [];
  const there = TOWNS.get(keyOf(town));
  return there && COUNTRY_OF.get(there) === country ? there : undefined;
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

/** The place of an airport in a text; without a code where its code is of no airport with scheduled flights. */
export interface AirportSlot {
  at: number;
  code?: string;
}

/**
 * The airports of a way, in the order in which a text names them. A code that no airport has (any more) holds its place
 * beside one that is known, so that the known one is not taken for the beginning of the way: "Tegel (TXL) - Riga (RIX)".
 * @param plain a text from `plainText`
 */
export function slotsIn(plain: string): AirportSlot[] {
  const slot = (code: string, at: number): AirportSlot[] =>
    CODES.has(code) ? [{ at, code }] : NOT_CODES.has(code) ? [] : [{ at }];
  const inBrackets = [...plain.matchAll(/(?<=[A-Za-z.'] ?)\(([A-Z]{3})\)/g)].filter(
    ({ 1: code = "" }) => !NOT_CODES.has(code),
  );
  const bracketed = inBrackets.flatMap(({ index, 1: code = "" }) => slot(code, index + 1));
  const known = new Set(bracketed.flatMap(({ code }) => code ?? []));
  if (known.size > 1) return bracketed.filter(({ code }) => code);
  if (known.size === 1 && new Set(inBrackets.map(([code]) => code)).size === 2) return bracketed;
  const named = [...plain.matchAll(/([A-Z][A-Za-z' .-]{1,30}?) ?\(([A-Z][A-Za-z' .-]{3,30})\)/g)].flatMap(
    ({ index, 1: town = "", 2: field = "" }) => {
      const code = TOWNS.get(keyOf(`${town} ${field}`));
      return code ? [{ at: index, code }] : [];
    },
  );
  if (named.length > 1) return named;
  const codes = codesIn(plain);
  if (new Set(codes.map(({ code }) => code)).size > 1) return codes;
  for (const { index, 0: pair, 1: from = "", 2: to = "" } of plain.matchAll(
    /(?<![A-Za-z0-9])([A-Z]{3}) ?(?:-|>|->|\/) ?([A-Z]{3})(?![A-Za-z0-9])/g,
  )) {
    const two = [...slot(from, index), ...slot(to, index + pair.length - 3)];
    if (two.length === 2 && two.some(({ code }) => code)) return two;
  }
  return codes;
}
