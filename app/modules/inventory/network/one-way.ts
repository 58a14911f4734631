import type { FlightLeg, FlightSegment } from "../offers/flight";
import { legOf } from "../offers/flight-leg";
import type { Carrier } from "./route-graph";
import type { Itinerary, TimedHop } from "./timetable";
import { wallClockText, type ZoneClock } from "./zone-clock";

/** One direction as flown on one day, with the airline a traveller would name. */
export interface OneWay {
  leg: FlightLeg;
  /** The airline that flies the most minutes. */
  carrier: Carrier;
  departMs: number;
  arriveMs: number;
  /** Flight numbers joined by hyphens, such as "AY1340-AY77". */
  flights: string;
}

/** The public description of an itinerary. */
export function toOneWay(itinerary: Itinerary, clock: ZoneClock): OneWay {
  const segments = itinerary.flights.map((flight) => toSegment(flight, clock));
  return {
    leg: legOf(segments)!,
    carrier: longestFlight(itinerary.flights).hop.carrier,
    departMs: itinerary.departMs,
    arriveMs: itinerary.arriveMs,
    flights: segments.map((segment) => segment.flightNumber.replace(" ", "")).join("-"),
  };
}

function toSegment(flight: TimedHop, clock: ZoneClock): FlightSegment {
  const { hop, departure, departMs, arriveMs } = flight;
  return {
    airline: hop.carrier.iata,
    airlineName: hop.carrier.name,
    flightNumber: `${hop.carrier.iata} ${departure.number}`,
    from: hop.from.iata,
    to: hop.to.iata,
    departAt: new Date(departMs).toISOString(),
    arriveAt: new Date(arriveMs).toISOString(),
    departLocal: wallClockText(clock.toWallClock(hop.from.timeZone, departMs)),
    arriveLocal: wallClockText(clock.toWallClock(hop.to.timeZone, arriveMs)),
    durationMinutes: departure.blockMinutes,
  };
}

function longestFlight(flights: readonly TimedHop[]): TimedHop {
  return flights.reduce((longest, flight) =>
    flight.departure.blockMinutes > longest.departure.blockMinutes ? flight : longest,
  );
}
