import { addDays } from "#app/shared/calendar";
import rows from "../data/network.csv";
import { findAirline } from "./airlines";
import { readFlown } from "./flight-tables";
import type { Flown, NetworkRow } from "./flight-tables";
import type { Iata } from "../offers/offer";

/** An airline flies between two airports without a stop, both ways. */
export interface NonStop extends Flown {
  from: Iata;
  to: Iata;
}

let pairs: readonly NonStop[] | undefined;

/**
 * Non-stop scheduled flights, usual season, as data/network.csv writes them: each pair is flown both ways and is
 * written once, `from` being the airport it was looked up for. A route ends with its airline, and goes on as the one
 * that takes over. Nothing here is a live timetable.
 */
export function nonStopPairs(): readonly NonStop[] {
  pairs ??= (rows as readonly NetworkRow[]).flatMap(({ from, to, airlines }) =>
    flownOn(airlines.flatMap((text) => readFlown(text) ?? [])).map((flown) => ({ ...flown, from, to })),
  );
  return pairs;
}

/** The airlines of a route, each to its own end, and their heirs where these do not fly it themselves. */
function flownOn(written: readonly Flown[]): Flown[] {
  const known = new Set(written.map(({ airline }) => airline));
  return written.flatMap((flown) => {
    const { until, into } = findAirline(flown.airline) ?? {};
    if (!until) return [flown];
    const own = { ...flown, until: flown.until && flown.until < until ? flown.until : until };
    const goesOn = into !== undefined && !known.has(into) && own.until === until;
    if (goesOn) known.add(into);
    return goesOn ? [own, { airline: into, since: addDays(until, 1) }] : [own];
  });
}
