import rows from "../data/network.csv";
import type { NetworkRow } from "./flight-tables";
import type { Iata } from "../offers/offer";

/** An airline flies between two airports without a stop, both ways. */
export interface NonStop {
  airline: string;
  from: Iata;
  to: Iata;
}

let pairs: readonly NonStop[] | undefined;

/**
 * Non-stop scheduled flights, usual season, as data/network.csv writes them: each pair is flown both ways and is
 * written once, `from` being the airport it was looked up for. Nothing here is a live timetable. Looked over in
 * November 2026.
 */
export function nonStopPairs(): readonly NonStop[] {
  pairs ??= (rows as readonly NetworkRow[]).flatMap(({ from, to, airlines }) =>
    airlines.map((airline) => ({ airline, from, to })),
  );
  return pairs;
}
