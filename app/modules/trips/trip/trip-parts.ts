import { datesOfFlights, hasFlights, ownLeg } from "#app/modules/elsewhere/own-flights";
import type { OwnFlights } from "#app/modules/elsewhere/own-flights";
import { placesOf } from "#app/modules/elsewhere/own-stay";
import type { OwnStay } from "#app/modules/elsewhere/own-stay";
import type { OwnWay } from "#app/modules/elsewhere/own-way";
import type { FlightLeg } from "#app/modules/inventory/offers/flight";
import { daysBetween } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import { asTravelled, landWayOf } from "./between";
import type { PlaceWay } from "./between";
import type { Trip } from "./trip";
import { referenceInWords } from "./trip-orders";

/** Where a part of a trip is booked; open while nothing was said of it. */
export type PartWhere = "here" | "elsewhere" | "not-needed" | "open";

type Parts = Pick<Trip, "flight" | "flightHome" | "hotel" | "elsewhere" | "between" | "startDate" | "endDate">;

/**
 * Whether a traveller is there for a day without a night: a stop of a cruise, a wait between two flights, a day off. A
 * night on board is none there.
 */
export function isForTheDay(
  trip: Pick<Trip, "flight" | "flightHome" | "elsewhere" | "between" | "startDate" | "endDate">,
): boolean {
  const { arrives, leaves } = daysThere(trip);
  return arrives === leaves;
}

function whereOf(bought: unknown, own: OwnFlights | OwnStay | "not-needed" | undefined): PartWhere {
  if (bought !== undefined) return "here";
  if (own === undefined) return "open";
  return own === "not-needed" ? own : "elsewhere";
}

/**
 * The directions in which a trip needs flights of its own: both, but for the sides on which a longer trip comes from
 * another place over land or water, or goes on to one. The flight to the next place is the next place's, and a flight
 * home may be on the ticket of the first one.
 */
export function flownBy({ between, flightHome }: Pick<Trip, "between" | "flightHome">): {
  out: boolean;
  back: boolean;
} {
  return { out: !between?.out || asTravelled(between.out).by === "flight", back: !between?.back && !flightHome };
}

/**
 * A traveller who comes and goes in other ways needs no flights. One who told how they go on to the next place of a
 * longer trip has said nothing of the way from home.
 */
function withoutFlights(
  { ways }: OwnFlights,
  { between, flightHome }: Pick<Trip, "between" | "flightHome">,
): "not-needed" | undefined {
  const { out, back } = flownBy({ between, flightHome });
  const isOpen = (out && !ways?.out) || (back && !ways?.back);
  return (between?.out || between?.back) && isOpen ? undefined : "not-needed";
}

function isPrivate(stay: OwnStay | "not-needed" | undefined): boolean {
  return typeof stay === "object" && placesOf(stay).every((one) => one.isPrivate);
}

/** Where the parts of a trip are booked, and whether its stay is with friends or in a place of the traveller's own. */
export interface PartsWhere {
  flights: PartWhere;
  stay: PartWhere;
  isPrivateStay?: true;
}

/** Where the flights and the stay of a trip are booked; a day without a night needs no stay. */
export function partsOf(trip: Parts): PartsWhere {
  const { flight, hotel, elsewhere } = trip;
  const { out, back } = flownBy(trip);
  const own = elsewhere?.flights ?? (out || back ? undefined : "not-needed");
  return {
    flights: whereOf(flight, typeof own === "object" && !hasFlights(own) ? withoutFlights(own, trip) : own),
    stay: whereOf(hotel, isForTheDay(trip) ? "not-needed" : elsewhere?.stay),
    ...(!hotel && isPrivate(elsewhere?.stay) && { isPrivateStay: true as const }),
  };
}

/** Whether nothing of a trip is bought here: no offer is chosen, and a part was booked elsewhere or is not needed. */
export function buysNothingHere(trip: Parts): boolean {
  const { flights, stay } = partsOf(trip);
  const isOpen = flights === "open" && stay === "open";
  return !isOpen && flights !== "here" && stay !== "here";
}

/** Whether both parts of a trip are settled and neither is bought here: then there is nothing to pay for. */
export function isSettledElsewhere(trip: Parts): boolean {
  const { flights, stay } = partsOf(trip);
  return buysNothingHere(trip) && flights !== "open" && stay !== "open";
}

/** The flights that were booked elsewhere, if any. */
export function ownFlightsOf({ elsewhere }: Pick<Trip, "elsewhere">): OwnFlights | undefined {
  return elsewhere?.flights === "not-needed" ? undefined : elsewhere?.flights;
}

/** The stay that was booked elsewhere, if any. */
export function ownStayOf({ elsewhere }: Pick<Trip, "elsewhere">): OwnStay | undefined {
  return elsewhere?.stay === "not-needed" ? undefined : elsewhere?.stay;
}

/**
 * The flights to a trip's place and from it, wherever they are booked; a direction is missing while its airports or
 * times are not known, and a flight home from the last place is that place's, whoever has the ticket.
 */
export function legsOf({ flight, flightHome, elsewhere }: Pick<Trip, "flight" | "flightHome" | "elsewhere">): {
  outbound?: FlightLeg;
  inbound?: FlightLeg;
} {
  const own = ownFlightsOf({ elsewhere });
  const home = flightHome && { inbound: flightHome.leg };
  if (!flight) return own ? { outbound: ownLeg(own.outbound), inbound: ownLeg(own.inbound), ...home } : { ...home };
  return { outbound: flight.offer.outbound, inbound: flight.home ? undefined : flight.offer.inbound, ...home };
}

/** The local dates on which one arrives at the destination and leaves it: those of the flights, or of the trip. */
export function daysThere(
  trip: Pick<Trip, "flight" | "flightHome" | "elsewhere" | "between" | "startDate" | "endDate">,
): {
  arrives: LocalDate;
  leaves: LocalDate;
} {
  const { outbound, inbound } = legsOf(trip);
  const own = ownFlightsOf(trip);
  const told = own ? datesOfFlights(own) : {};
  return {
    arrives: outbound?.arriveLocal.slice(0, 10) ?? told.arrives ?? trip.between?.out?.date ?? trip.startDate,
    leaves: inbound?.departLocal.slice(0, 10) ?? told.returns ?? trip.between?.back?.date ?? trip.endDate,
  };
}

/** Codes under which airline and hotel know what was booked; for the traveller alone. */
export interface BookingCodes {
  flights?: string;
  /** Of each place to stay, in order. */
  stays: (string | undefined)[];
  /** References of the parts booked here, in words. */
  here: { flights?: string; stay?: string };
}

/** The booking codes of what was booked elsewhere, and what is quoted for what was booked here. */
export function codesOf(trip: Pick<Trip, "elsewhere" | "orders">): BookingCodes {
  const stay = ownStayOf(trip);
  const { orders } = trip;
  return {
    here: {
      flights: referenceInWords("Airline", orders?.flights),
      stay: referenceInWords("Hotel", orders?.stay),
    },
    flights: ownFlightsOf(trip)?.confirmation,
    stays: (stay ? placesOf(stay) : []).map(({ confirmation }) => confirmation),
  };
}

/** Where one stays, wherever it is booked. */
export interface TripStay {
  name: string;
  address: string;
  lat: number;
  lon: number;
  checkIn: LocalDate;
  checkOut: LocalDate;
  /** Local wall clock, `HH:mm`; not every traveller tells it of a stay of their own. */
  checkInTime?: string;
  checkOutTime?: string;
  nights: number;
  hasBreakfast: boolean;
  /** With friends, or in a place of the traveller's own. */
  isPrivate?: boolean;
}

/** Where one stays during a trip, wherever it is booked: one place after the other, none where nothing is known. */
export function staysOf(trip: Pick<Trip, "hotel" | "elsewhere" | "destination">): TripStay[] {
  if (trip.hotel) {
    const { name, address, lat, lon, checkIn, checkOut, checkInTime, checkOutTime, nights, board } = trip.hotel.offer;
    const hasBreakfast = board !== undefined && board !== "room only";
    return [{ name, address, lat, lon, checkIn, checkOut, checkInTime, checkOutTime, nights, hasBreakfast }];
  }
  const own = ownStayOf(trip);
  return (own ? placesOf(own) : []).map((one) => {
    const { name, lat, lon, checkIn, checkOut, checkInTime, checkOutTime, hasBreakfast, isPrivate } = one;
    return {
      ...{ name, lat, lon, checkIn, checkOut, checkInTime, checkOutTime, hasBreakfast },
      ...(isPrivate && { isPrivate }),
      address: one.address ?? one.part ?? trip.destination.name,
      nights: daysBetween(checkIn, checkOut),
    };
  });
}

/**
 * The place where one sleeps in the night that begins on a date; in a night without a bed the one before it, or the
 * first.
 */
export function stayOfNight<S extends Pick<TripStay, "checkIn" | "checkOut">>(
  stays: readonly S[],
  date: LocalDate,
): S | undefined {
  return stays.findLast(({ checkIn }) => checkIn <= date) ?? stays[0];
}

export type Ways = Pick<Trip, "flight" | "flightHome" | "elsewhere" | "between">;

/** How the traveller gets there and home in a direction without flights: as it was told, or as a longer trip plans it. */
export function waysOf(trip: Ways): { out?: OwnWay; back?: OwnWay } {
  const told = (trip.flight ? undefined : ownFlightsOf(trip)?.ways) ?? {};
  const { out, back } = placeWaysOf(trip);
  const [there, home] = [told.out ?? landWayOf(out), told.back ?? landWayOf(back)];
  return { ...(there && { out: there }), ...(home && { back: home }) };
}

/** The ways to and from the neighbours of a place on a longer trip, but for those that the traveller told or flies. */
export function placeWaysOf(trip: Ways): { out?: PlaceWay; back?: PlaceWay } {
  const { outbound, inbound } = legsOf(trip);
  const own = trip.flight ? undefined : ownFlightsOf(trip);
  const hasOut = outbound !== undefined || own?.ways?.out !== undefined || (own?.outbound.length ?? 0) > 0;
  const hasBack = inbound !== undefined || own?.ways?.back !== undefined || (own?.inbound.length ?? 0) > 0;
  const { out, back } = trip.between ?? {};
  return {
    ...(out && !hasOut && { out: asTravelled(out) }),
    ...(back && !hasBack && { back: asTravelled(back) }),
  };
}

/** The parts of a trip from which its maps are drawn. */
export function mappedTrip(trip: Trip): Pick<Trip, "destination" | "itinerary"> & {
  legs: ReturnType<typeof legsOf>;
  ways: OwnFlights["ways"];
  stays: TripStay[];
} {
  const { destination, itinerary } = trip;
  return { destination, itinerary, legs: legsOf(trip), ways: waysOf(trip), stays: staysOf(trip) };
}
