import { Temporal } from "temporal-polyfill";
import type { FlightLeg, FlightSegment } from "#app/modules/inventory/offers/flight";
import type { ItineraryDay } from "#app/modules/itinerary/day/itinerary";
import { daysBetween, minutesOfDay } from "#app/shared/calendar";
import { clockBefore, daysUntil } from "./departure-day";
import { isPaid } from "./trip";
import type { Trip } from "./trip";
import { legsOf } from "./trip-parts";

/** A flight of today, by the clocks of its airports ("17:45"). */
export interface ComingFlight {
  flightNumber: string;
  airlineName: string;
  from: string;
  to: string;
  departs: string;
  arrives: string;
  /** Calendar days between the two clocks; -1 when the date line gives a day back. */
  dayOffset: number;
  /** Whether it has left and not landed. */
  isInTheAir: boolean;
  /** When to leave for the airport as the days have it, minutes since midnight of the day of the flight. */
  leaveAt?: number;
}

/** A traveller who flies this soon is on the way, whatever the date. */
const SOON_MINUTES = 12 * 60;

const MINUTE_MS = 60_000;

/** IANA zones by whose clocks a trip goes. */
export interface TripZones {
  /** Of the destination. */
  there: string;
  /** Of the airport that the flight there leaves from, or of where the trip sets out from, where it is known. */
  leaving?: string;
  /** Of the airport that the flight home leaves from, where it is known. */
  home?: string;
}

/**
 * The departure of a trip: that of the outbound flight; without a known flight, the first minute of the trip's first
 * day.
 * @param timeZone of the destination, by whose clock that day begins
 */
export function departureOf(
  trip: Pick<Trip, "startDate" | "flight" | "flightHome" | "elsewhere">,
  timeZone: string,
): Date {
  const { outbound } = legsOf(trip);
  return new Date(
    outbound
      ? Date.parse(outbound.departAt)
      : Temporal.PlainDate.from(trip.startDate).toZonedDateTime(timeZone).epochMilliseconds,
  );
}

function toComing(segment: FlightSegment, now: Date): ComingFlight {
  return {
    flightNumber: segment.flightNumber,
    airlineName: segment.airlineName,
    from: segment.from,
    to: segment.to,
    departs: segment.departLocal.slice(11, 16),
    arrives: segment.arriveLocal.slice(11, 16),
    dayOffset: daysBetween(segment.departLocal.slice(0, 10), segment.arriveLocal.slice(0, 10)),
    isInTheAir: Date.parse(segment.departAt) <= now.getTime(),
  };
}

/** The flight of a leg that one sits in or takes next; none before its day and after its landing. */
function comingOf(leg: FlightLeg, now: Date, timeZone: string | undefined): ComingFlight | undefined {
  const isToday = clockBefore(leg, now, timeZone).slice(0, 10) >= leg.departLocal.slice(0, 10);
  const isSoon = now.getTime() >= Date.parse(leg.departAt) - SOON_MINUTES * MINUTE_MS;
  const segment = leg.segments.find(({ arriveAt }) => Date.parse(arriveAt) > now.getTime());
  return (isToday || isSoon) && segment ? toComing(segment, now) : undefined;
}

/** When the days have one leave for a flight home: the start of the last ride before it. */
function leavingFor(leg: FlightLeg, days: readonly ItineraryDay[]): number | undefined {
  const day = days.find(({ date }) => leg.departLocal.startsWith(date));
  const departs = minutesOfDay(leg.departLocal);
  return day?.items.findLast(({ role, end }) => role === "transfer" && end <= departs)?.start;
}

/** How a traveller with paid flights stands to them at an instant. */
export type FlightNow =
  | { kind: "before"; days: number }
  /** The flight is what comes next, or where one sits. */
  | { kind: "next"; flight: ComingFlight }
  /** At the place; the flight home where it leaves today. */
  | { kind: "there"; home?: ComingFlight }
  | { kind: "landed" };

/**
 * Where on the way there and back a traveller is; nothing of a trip whose flights are neither paid nor booked
 * elsewhere, or whose times are not known.
 */
export function flightNow(
  trip: Pick<Trip, "status" | "startDate" | "flight" | "flightHome" | "elsewhere" | "itinerary">,
  now: Date,
  zones: Pick<TripZones, "leaving" | "home">,
): FlightNow | undefined {
  const { outbound, inbound } = legsOf(trip);
  const { flight: bought, flightHome } = trip;
  if ((bought && !isPaid(trip)) || (flightHome && !flightHome.isPaid)) return undefined;
  if (!bought && !flightHome && (!outbound || !inbound)) return undefined;
  if (outbound && Date.parse(outbound.arriveAt) > now.getTime()) {
    const flight = comingOf(outbound, now, zones.leaving);
    return flight
      ? { kind: "next", flight }
      : { kind: "before", days: Math.max(0, daysUntil(trip, now, zones.leaving)) };
  }
  // A traveller who comes or goes in another way is there as long as the dates say.
  if (!inbound) return undefined;
  if (Date.parse(inbound.arriveAt) <= now.getTime()) return { kind: "landed" };
  const flight = comingOf(inbound, now, zones.home);
  if (!outbound && !flight) return undefined;
  const minutesLeft = (Date.parse(inbound.departAt) - now.getTime()) / MINUTE_MS;
  if (!flight || minutesLeft <= 0) return flight ? { kind: "next", flight } : { kind: "there" };
  const leaveAt = leavingFor(inbound, trip.itinerary?.days ?? []);
  if (leaveAt === undefined) return { kind: "there", home: flight };
  return minutesOfDay(inbound.departLocal) - minutesLeft < leaveAt
    ? { kind: "there", home: { ...flight, leaveAt } }
    : { kind: "next", flight };
}
