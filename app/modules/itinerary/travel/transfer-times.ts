import { rideAt, transferFrom, transferTo } from "#app/modules/catalogue/schema/transfers";
import type { Ride, Transfer } from "#app/modules/catalogue/schema/transfers";
import { minutesOfDay } from "#app/shared/calendar";
import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";
import { isTransportStopped } from "./day-notes";
import type { DayRequest, FlightEnd } from "../day/day-request";

/** From the aircraft's door to the kerb, and from the kerb to the gate before it closes. */
const AFTER_LANDING = { border: 50, borderless: 30 };
const BEFORE_TAKE_OFF = { border: 135, borderless: 90 };

/**
 * A ride between airport and town; times are minutes since midnight of the day of the flight, past midnight above 1440.
 */
interface TransferTimes extends Ride {
  start: number;
  end: number;
  /** Minutes for bags and papers: between landing and the ride, or between the ride and take-off. */
  atAirport: number;
}

type Airports = Pick<DayRequest["destination"], "airports" | "transfers" | "country" | "slug" | "neighbourhoods">;

/** The way between an airport and the hotel, by the part of town that is nearest to it. */
function transferBetween(airport: string, destination: Airports, hotel: Point | undefined): Transfer {
  const transfer = transferFrom(destination, airport);
  if (!transfer.areas || !hotel) return transfer;
  const [part] = [...(destination.neighbourhoods ?? [])].sort((a, b) => distanceKm(a, hotel) - distanceKm(b, hotel));
  return transferTo(transfer, part?.name);
}

/**
 * The ride that runs at that minute of the day of a flight; on a day without public transport the ride that is left
 * then.
 */
function rideOn(transfer: Transfer, destination: Airports, { at }: FlightEnd, minutes: number): Ride {
  if (transfer.still && isTransportStopped(destination, at.slice(0, 10), minutes)) return transfer.still;
  return rideAt(transfer, minutes);
}

/**
 * The ride from the airport a flight lands at, by what runs when the traveller stands at the kerb. @param hotel none
 * for the centre
 */
export function rideIn(arrival: FlightEnd, destination: Airports, hotel?: Point): TransferTimes {
  const atAirport = AFTER_LANDING[arrival.isBorderless ? "borderless" : "border"];
  const start = minutesOfDay(arrival.at) + atAirport;
  const ride = rideOn(transferBetween(arrival.airport, destination, hotel), destination, arrival, start);
  return { ...ride, start, end: start + ride.minutes, atAirport };
}

/**
 * The ride to the airport a flight leaves from, by what runs when the traveller has to leave for it. @param hotel none
 * for the centre
 */
export function rideOut(departure: FlightEnd, destination: Airports, hotel?: Point): TransferTimes {
  const atAirport = BEFORE_TAKE_OFF[departure.isBorderless ? "borderless" : "border"];
  const end = minutesOfDay(departure.at) - atAirport;
  const transfer = transferBetween(departure.airport, destination, hotel);
  const ride = rideOn(transfer, destination, departure, end - transfer.minutes);
  return { ...ride, start: end - ride.minutes, end, atAirport };
}
