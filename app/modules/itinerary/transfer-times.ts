import { rideAt, transferFrom } from "#app/modules/catalogue/transfers";
import type { Ride } from "#app/modules/catalogue/transfers";
import { minutesOfDay } from "#app/shared/calendar";
import type { DayRequest, FlightEnd } from "./day-request";

/** From the aircraft's door to the kerb, and from the kerb to the gate before it closes. */
const AFTER_LANDING = { border: 50, borderless: 30 };
const BEFORE_TAKE_OFF = { border: 135, borderless: 90 };

/** A ride between airport and town; times are minutes since midnight of the day of the flight, past midnight above 1440. */
interface TransferTimes extends Ride {
  start: number;
  end: number;
  /** Minutes for bags and papers: between landing and the ride, or between the ride and take-off. */
  atAirport: number;
}

type Airports = Pick<DayRequest["destination"], "airports" | "transfers">;

/** The ride from the airport a flight lands at, by what runs when one stands at the kerb. */
export function rideIn(arrival: FlightEnd, destination: Airports): TransferTimes {
  const atAirport = AFTER_LANDING[arrival.isBorderless ? "borderless" : "border"];
  const start = minutesOfDay(arrival.at) + atAirport;
  const ride = rideAt(transferFrom(destination, arrival.airport), start);
  return { ...ride, start, end: start + ride.minutes, atAirport };
}

/** The ride to the airport a flight leaves from, by what runs when one has to leave for it. */
export function rideOut(departure: FlightEnd, destination: Airports): TransferTimes {
  const atAirport = BEFORE_TAKE_OFF[departure.isBorderless ? "borderless" : "border"];
  const end = minutesOfDay(departure.at) - atAirport;
  const transfer = transferFrom(destination, departure.airport);
  const ride = rideAt(transfer, end - transfer.minutes);
  return { ...ride, start: end - ride.minutes, end, atAirport };
}
