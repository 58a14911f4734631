import type { FlightLeg, FlightSegment, Layover } from "./flight";
import type { Carrier } from "./route-graph";
import type { Itinerary, TimedHop } from "./timetable";
import { wallClockText, type ZoneClock } from "./zone-clock";

const MINUTE_MS = 60_000;

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
  const [first, last] = [segments[0] as FlightSegment, segments[segments.length - 1] as FlightSegment];
  const leg: FlightLeg = {
    from: first.from,
    to: last.to,
    segments,
    departAt: first.departAt,
    arriveAt: last.arriveAt,
    departLocal: first.departLocal,
    arriveLocal: last.arriveLocal,
    durationMinutes: (itinerary.arriveMs - itinerary.departMs) / MINUTE_MS,
    stops: segments.length - 1,
    layovers: layoversOf(itinerary.flights),
    dayOffset: calendarDays(first.departLocal, last.arriveLocal),
  };
  return {
    leg,
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

function layoversOf(flights: readonly TimedHop[]): Layover[] {
  return flights.slice(1).map((next, index) => ({
    airport: next.hop.from.iata,
    minutes: (next.departMs - (flights[index] as TimedHop).arriveMs) / MINUTE_MS,
  }));
}

function longestFlight(flights: readonly TimedHop[]): TimedHop {
  return flights.reduce((longest, flight) =>
    flight.departure.blockMinutes > longest.departure.blockMinutes ? flight : longest,
  );
}

function calendarDays(departLocal: string, arriveLocal: string): number {
  return (Date.parse(arriveLocal.slice(0, 10)) - Date.parse(departLocal.slice(0, 10))) / 86_400_000;
}
