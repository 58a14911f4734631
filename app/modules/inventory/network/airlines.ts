import rows from "../data/airlines.csv";
import type { AirlineRow } from "./flight-tables";
import type { Iata } from "../offers/offer";

type Alliance = "Star Alliance" | "SkyTeam" | "oneworld";
type AirlineKind = "full" | "low-cost" | "regional";

/**
 * The bags of the airline's usual economy ticket: a hold bag in every fare, a hold bag from the second fare upwards, or
 * only a bag under the seat.
 */
export type BagPolicy = "hold-included" | "hold-from-standard" | "seat-only";

/** An airline in service, or one that ended and stands on older tickets. Names and codes are facts; the livery is our own two-colour mark, not a logo. */
export interface Airline {
  iata: string;
  icao: string;
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  alliance: Alliance | null;
  kind: AirlineKind;
  /** Where it lets passengers change between its flights, the main one first. */
  hubs: readonly Iata[];
  /** Other bases and focus cities from which it flies. */
  bases: readonly Iata[];
  /** Airlines outside its alliance with which it sells one ticket for a connection. */
  partners: readonly string[];
  bags: BagPolicy;
  /** The last local day of departure of an airline that ends, YYYY-MM-DD. */
  until?: string;
  /** The airline that flies its routes from the day after on. */
  into?: string;
  /** Two colours, tail and fin, as #rrggbb. */
  livery: readonly [string, string];
}

const ROWS = rows as readonly AirlineRow[];

/** Partners of every airline, from both sides: the table names each pair once. */
function partnersByCode(): ReadonlyMap<string, readonly string[]> {
  const partners = new Map<string, Set<string>>();
  for (const { iata, partners: others } of ROWS) {
    for (const other of others) {
      for (const [one, two] of [
        [iata, other],
        [other, iata],
      ] as const)
        partners.set(one, (partners.get(one) ?? new Set()).add(two));
    }
  }
  return new Map([...partners].map(([code, others]) => [code, [...others].sort()]));
}

const partnersOf = partnersByCode();

function toAirline({ alliance, tail, fin, ...row }: AirlineRow): Airline {
  return {
    ...row,
    alliance: alliance === "none" ? null : alliance,
    partners: partnersOf.get(row.iata) ?? [],
    livery: [tail, fin],
  };
}

/** Every airline the sandbox knows, in the order of data/airlines.csv. */
export const AIRLINES: readonly Airline[] = ROWS.map(toAirline);

const byCode = new Map(AIRLINES.map((airline) => [airline.iata, airline]));

/** The airline with that two-letter code, in either case. */
export function findAirline(code: string): Airline | undefined {
  return byCode.get(code.trim().toUpperCase());
}
