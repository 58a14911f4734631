import { rideAt, transferFrom, transferTo } from "#app/modules/catalogue/schema/transfers";
import type { Ride, Transfer } from "#app/modules/catalogue/schema/transfers";
import { minutesOfDay } from "#app/shared/calendar";
import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";
import { isTransportStopped } from "./day-notes";
import { wayFor } from "./way-for";
import type { DayRequest, FlightEnd, HireEnd, LandEnd, WayEnd } from "../day/day-request";
import { MODE_WORDS } from "../day/way-in-words";

/** From the aircraft's door to the kerb, and from the kerb to the gate before it closes. */
const AFTER_LANDING = { border: 50, borderless: 30 };
const BEFORE_TAKE_OFF = { border: 135, borderless: 90 };

/** From the seat to the way into town, and from town to the seat, with bags. */
const AFTER_GETTING_IN: Readonly<Record<LandEnd["by"], number>> = {
  train: 10,
  coach: 10,
  ferry: 20,
  ship: 30,
  car: 10,
};
const BEFORE_LEAVING: Readonly<Record<LandEnd["by"], number>> = { train: 20, coach: 20, ferry: 45, ship: 60, car: 10 };

/** The counter of a hired car: papers and a look around it, beside parking or loading. */
const AT_THE_COUNTER: Readonly<Record<HireEnd, number>> = { return: 20, "pick-up": 35 };

/** From the seat to the way into town, or from town to the seat, with a hired car's counter. */
function waitAt(end: WayEnd, which: "arrival" | "departure"): number {
  return usualWait(end, which) + (end.hire ? AT_THE_COUNTER[end.hire] : 0);
}

function usualWait(end: WayEnd, which: "arrival" | "departure"): number {
  if ("airport" in end)
    return (which === "arrival" ? AFTER_LANDING : BEFORE_TAKE_OFF)[end.isBorderless ? "borderless" : "border"];
  return which === "arrival" ? AFTER_GETTING_IN[end.by] : BEFORE_LEAVING[end.by];
}

/**
 * A ride between airport, station or port and the door; times are minutes since midnight of the day of the flight, past midnight above 1440.
 */
interface TransferTimes extends Ride {
  start: number;
  end: number;
  /** Minutes for bags and papers: between arriving and the ride, or between the ride and leaving. */
  wait: number;
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
 * then. A hired car takes the usual time at any hour.
 */
function rideOn(transfer: Transfer, destination: Airports, { at, hire }: FlightEnd, minutes: number): Ride {
  if (hire) return transfer;
  if (transfer.still && isTransportStopped(destination, at.slice(0, 10), minutes)) return transfer.still;
  return rideAt(transfer, minutes);
}

/**
 * The end of a way over land or water, with the ride between its stop and the door; none is needed with a car.
 * @param at local time there, "YYYY-MM-DDTHH:mm"
 */
export function landEnd(
  request: DayRequest,
  { at, by, stop }: Pick<LandEnd, "at" | "by" | "stop">,
  which: "arrival" | "departure",
): LandEnd {
  if (!stop) return { at, by };
  const [isIn, date, clock] = [which === "arrival", at.slice(0, 10), minutesOfDay(at)];
  const door = isIn ? request.base : (request.moves?.at(-1)?.base ?? request.base);
  if (distanceKm(stop, door) === 0) return { at, by, stop };
  const [from, to] = isIn ? [stop, door] : [door, stop];
  const { minutes: way } = wayFor(request, from, to, { date, minutes: clock });
  const minutes = isIn ? clock + AFTER_GETTING_IN[by] : clock - BEFORE_LEAVING[by] - way;
  const usual = wayFor(request, from, to, { date, minutes });
  const ride = wayFor(request, from, to, { date, minutes, hasBags: request.firstDate < request.lastDate });
  if (ride.mode === usual.mode) return { at, by, stop, ride };
  return { at, by, stop, ride, rideBecause: usual.mode === "walk" ? "bags" : "night" };
}

/** The way between a stop and the door as a ride; none with a car. */
function rideOnLand({ ride }: LandEnd): Ride {
  return { by: ride ? MODE_WORDS[ride.mode] : "", minutes: ride?.minutes ?? 0, price: (ride?.priceMinor ?? 0) / 100 };
}

/**
 * The ride from where a traveller arrives, by what runs when they stand at the kerb. @param hotel none for the centre
 */
export function rideIn(arrival: WayEnd, destination: Airports, hotel?: Point): TransferTimes {
  const wait = waitAt(arrival, "arrival");
  const start = minutesOfDay(arrival.at) + wait;
  const ride =
    "airport" in arrival
      ? rideOn(transferBetween(arrival.airport, destination, hotel), destination, arrival, start)
      : rideOnLand(arrival);
  return { ...ride, start, end: start + ride.minutes, wait };
}

/**
 * The ride to where a traveller leaves from, by what runs when they have to set out for it. @param hotel none for the
 * centre
 */
export function rideOut(departure: WayEnd, destination: Airports, hotel?: Point): TransferTimes {
  const wait = waitAt(departure, "departure");
  if (!("airport" in departure)) {
    const ride = rideOnLand(departure);
    const end = minutesOfDay(departure.at) - wait;
    return { ...ride, start: end - ride.minutes, end, wait };
  }
  const end = minutesOfDay(departure.at) - wait;
  const transfer = transferBetween(departure.airport, destination, hotel);
  const ride = rideOn(transfer, destination, departure, end - transfer.minutes);
  return { ...ride, start: end - ride.minutes, end, wait };
}
