import type { FlightLeg, FlownLegs } from "#app/modules/inventory/offers/flight";
import type { Trip } from "../trip/trip";

/** The legs of a trip that its airline has moved, as they are now. */
export interface MovedLegs {
  outbound?: FlightLeg;
  inbound?: FlightLeg;
}

type Parts = Pick<Trip, "flight" | "startDate" | "endDate">;

/**
 * The changes to a trip whose airline has moved its flights: they keep their name, terms and price. A trip that began
 * or ended on the day of a flight does so on its new one. Undefined for a trip without flights bought here.
 */
export function withMovedFlights(trip: Parts, { outbound, inbound }: MovedLegs): Parts | undefined {
  const { flight, startDate, endDate } = trip;
  if (!flight) return undefined;
  const before = flight.offer;
  const dayOf = (leg: FlightLeg): string => leg.departLocal.slice(0, 10);
  const moved = (date: string, was: FlightLeg | undefined, is: FlightLeg | undefined): string =>
    is && was && dayOf(was) === date ? dayOf(is) : date;
  const dates = {
    startDate: moved(startDate, before.outbound, outbound),
    endDate: flight.home ? endDate : moved(endDate, before.inbound, inbound),
  };
  const legs = movedLegs(before, { outbound, inbound });
  const offer = { ...before, ...legs };
  // Flights that would leave before they arrive are told, and change no date.
  return { flight: { ...flight, offer }, ...(dates.startDate <= dates.endDate ? dates : { startDate, endDate }) };
}

/** The directions as they are flown now; none begins to be flown by a change. */
function movedLegs(before: FlownLegs, { outbound, inbound }: MovedLegs): FlownLegs {
  if (!before.outbound) return { inbound: inbound ?? before.inbound };
  return {
    outbound: outbound ?? before.outbound,
    ...(before.inbound && { inbound: inbound ?? before.inbound }),
  };
}

/** Which leg of a trip a change of its airline speaks of: the one that flies between the same airports. */
export function legsThatMove(
  { flight }: Pick<Trip, "flight">,
  changes: readonly { before: FlightLeg; after?: FlightLeg }[],
): MovedLegs & { areGone: boolean } {
  const found: MovedLegs & { areGone: boolean } = { areGone: changes.some(({ after }) => !after) };
  for (const { before, after } of changes) {
    if (!flight || !after) continue;
    const { outbound, inbound } = flight.offer;
    const isSame = (leg: FlightLeg | undefined): boolean => leg?.from === before.from && leg.to === before.to;
    if (isSame(outbound)) found.outbound = after;
    else if (isSame(inbound)) found.inbound = after;
  }
  return found;
}
