import { isBorderless } from "#app/modules/catalogue/country/country-facts";
import type { DestinationSource } from "#app/modules/catalogue/schema/destination.schema";
import { rideForParty, transferByDistance } from "#app/modules/catalogue/schema/transfers";
import { shiftLocal } from "#app/modules/inventory/offers/doors";
import type { DoorTime, Doors } from "#app/modules/inventory/offers/doors";
import type { FlightLeg } from "#app/modules/inventory/offers/flight";
import type { DayRequest, FlightEnd } from "#app/modules/itinerary/day/day-request";
import { rideIn, rideOut } from "#app/modules/itinerary/travel/transfer-times";
import type { PlaceWay } from "../trip/between";
import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";

/** The facts of an airport by its code. */
export type AirportLookup = (code: string) => (Point & { country: string }) | undefined;

/** The ways from the airports of a destination, and from those that a flight booked elsewhere uses instead. */
export function transfersFor(
  destination: Pick<DestinationSource, "lat" | "lon" | "transfers">,
  legs: readonly (FlightLeg | undefined)[],
  airportOf: AirportLookup,
): DestinationSource["transfers"] {
  const [outbound, inbound] = legs;
  const others = [outbound?.to, inbound?.from].flatMap((code) => {
    const airport = code === undefined || destination.transfers[code] ? undefined : airportOf(code);
    return code && airport ? [[code, transferByDistance(distanceKm(airport, destination))] as const] : [];
  });
  return others.length === 0 ? destination.transfers : { ...destination.transfers, ...Object.fromEntries(others) };
}

/** A traveller who takes off before this, "HH:mm", has got up in the night for it. */
const EARLY_BEFORE = "07:30";

function isEarly({ departLocal, dayOffset }: FlightLeg): boolean {
  return dayOffset === 0 && departLocal.slice(11, 16) < EARLY_BEFORE;
}

/** The end of a flight at the destination; where an airport is not known, a border is assumed. */
export function flightEnd(leg: FlightLeg, which: "arrival" | "departure", airportOf: AirportLookup): FlightEnd {
  const segment = which === "arrival" ? leg.segments.at(-1) : leg.segments[0];
  const [from, to] = [segment && airportOf(segment.from)?.country, segment && airportOf(segment.to)?.country];
  return {
    ...(from && to && { isBorderless: isBorderless(from, to) }),
    at: which === "arrival" ? leg.arriveLocal : leg.departLocal,
    airport: which === "arrival" ? leg.to : leg.from,
    flight: segment?.flightNumber || "Your flight",
    ...(which === "arrival" && { isOvernight: leg.dayOffset > 0, ...(isEarly(leg) && { isEarly: true }) }),
  };
}

/**
 * The flight that a longer trip plans between a place and its neighbour, while none is chosen or where it is the
 * neighbour's: by the hour of the way, at the airport of the chosen flight or the usual one.
 */
export function plannedFlight(
  way: PlaceWay | undefined,
  { airports, country }: Pick<DayRequest["destination"], "airports" | "country">,
  airportOf: AirportLookup,
): FlightEnd | undefined {
  const airport = way?.here ?? airports[0];
  if (way?.by !== "flight" || airport === undefined) return undefined;
  const other = way.airport === undefined ? undefined : airportOf(way.airport)?.country;
  return {
    ...(other && { isBorderless: isBorderless(other, country) }),
    ...{ at: `${way.date}T${way.time}`, airport, flight: way.flight ?? "Your flight" },
  };
}

/**
 * The ways between the airports of a destination and the door there, as the days are planned with them.
 * @param hotel none for the middle of town
 */
export function flightDoors(
  destination: DestinationSource,
  airportOf: AirportLookup,
  party: { adults: number; children: number },
  hotel?: Point,
): Doors {
  const around = (legs: (FlightLeg | undefined)[]) => ({
    ...destination,
    transfers: transfersFor(destination, legs, airportOf),
  });
  const toDoor = (date: string, minute: number, ride: ReturnType<typeof rideIn>): DoorTime => ({
    at: shiftLocal(`${date}T00:00`, minute),
    rideMinutes: ride.minutes,
    by: rideForParty(ride, party).by,
  });
  return {
    arrival(leg) {
      const ride = rideIn(flightEnd(leg, "arrival", airportOf), around([leg, undefined]), hotel);
      return toDoor(leg.arriveLocal.slice(0, 10), ride.end, ride);
    },
    departure(leg) {
      const ride = rideOut(flightEnd(leg, "departure", airportOf), around([undefined, leg]), hotel);
      return toDoor(leg.departLocal.slice(0, 10), ride.start, ride);
    },
  };
}
