import type { FlightLeg, FlightSegment } from "#app/modules/inventory/offers/flight";
import { legOf } from "#app/modules/inventory/offers/flight-leg";
import type { Iata, IsoDate } from "#app/modules/inventory/offers/offer";
import type { OwnPrice } from "./own-price";
import type { OwnWay } from "./own-way";

/** The departure and landing of a flight: instants in UTC, and the wall clock at each airport, `YYYY-MM-DDTHH:mm`. */
export interface OwnTimes {
  departAt: string;
  arriveAt: string;
  departLocal: string;
  arriveLocal: string;
  durationMinutes: number;
}

/** One take-off and one landing that a traveller booked elsewhere, as far as they were told. */
export interface OwnFlight {
  /** Local date of the take-off. */
  date: IsoDate;
  /** Airline code and number, such as "TP 1351". */
  flightNumber?: string;
  /** IATA code of the airline, and its name where the product knows it. */
  airline?: string;
  airlineName?: string;
  from?: Iata;
  to?: Iata;
  /** The local time of the take-off, `HH:mm`, where the landing is not known. */
  departs?: string;
  /** Known where both airports and both times were told. */
  times?: OwnTimes;
}

/**
 * The flights of a trip that were booked elsewhere; a direction without flights is travelled in another way, which may
 * be told.
 */
export interface OwnFlights {
  outbound: OwnFlight[];
  inbound: OwnFlight[];
  /** How a traveller gets there or home in a direction without flights. */
  ways?: { out?: OwnWay; back?: OwnWay };
  /** The airline's code for the booking; for the traveller alone. */
  confirmation?: string;
  /** The price of all of them together. */
  price?: OwnPrice;
}

function segmentOf({ flightNumber, airline, airlineName, from, to, times }: OwnFlight): FlightSegment | undefined {
  if (!from || !to || !times) return undefined;
  return {
    airline: airline ?? "",
    airlineName: airlineName ?? "",
    flightNumber: flightNumber ?? "",
    from,
    to,
    ...times,
  };
}

/**
 * A traveller's own flights of one direction as a leg; undefined while the airports or times of one of them are not
 * known.
 */
export function ownLeg(flights: readonly OwnFlight[]): FlightLeg | undefined {
  const segments = flights.flatMap((flight) => segmentOf(flight) ?? []);
  return segments.length < flights.length ? undefined : legOf(segments);
}

/** Whether the traveller flies at all, there or home. */
export function hasFlights({ outbound, inbound }: OwnFlights): boolean {
  return outbound.length + inbound.length > 0;
}

/**
 * The local dates of leaving home, arriving and leaving the destination, as far as the traveller's own flights and
 * other ways tell.
 */
export function datesOfFlights({ outbound, inbound, ways }: OwnFlights): {
  leaves?: IsoDate;
  arrives?: IsoDate;
  returns?: IsoDate;
} {
  const last = outbound.at(-1);
  return {
    leaves: outbound[0]?.date ?? ways?.out?.date,
    arrives: last ? (last.times?.arriveLocal.slice(0, 10) ?? last.date) : ways?.out?.date,
    returns: inbound[0]?.date ?? ways?.back?.date,
  };
}
