import type { Elsewhere } from "#app/modules/elsewhere/elsewhere.schema";
import { datesOfFlights } from "#app/modules/elsewhere/own-flights";
import type { OwnFlights } from "#app/modules/elsewhere/own-flights";
import { placesOf } from "#app/modules/elsewhere/own-stay";
import type { OwnStay } from "#app/modules/elsewhere/own-stay";
import { formatDateRange } from "#app/shared/format";
import { onTicketTo } from "../trip/ticket-home";
import { isPaid } from "../trip/trip";
import type { Trip } from "../trip/trip";
import { ownFlightsOf, ownStayOf } from "../trip/trip-parts";
import { impossible } from "./refusal";
import type { Refusal } from "./refusal";

/** The bookings made elsewhere after one part of them changed; undefined when none is left. */
export function withPart(before: Elsewhere | undefined, part: Partial<Elsewhere>): Elsewhere | undefined {
  const next = { ...before, ...part };
  return next.flights === undefined && next.stay === undefined ? undefined : next;
}

/**
 * The dates of a trip with these flights: a flight that is booked sets them, but for the days on which a longer trip
 * comes from another place or goes on to one.
 */
export function datesWith(
  flights: Elsewhere["flights"] | null,
  { startDate, endDate, between }: Pick<Trip, "startDate" | "endDate" | "between">,
): Pick<Trip, "startDate" | "endDate"> {
  const told = flights && flights !== "not-needed" ? datesOfFlights(flights) : {};
  return {
    startDate: between?.out ? startDate : (told.leaves ?? startDate),
    endDate: between?.back ? endDate : (told.returns ?? endDate),
  };
}

/** Why a traveller can't tell of a way home that is on the ticket of another place; undefined for one that can. */
export function homeIsOnTicket(
  { flightHome }: Pick<Trip, "flightHome">,
  flights: Elsewhere["flights"] | null,
): Refusal | undefined {
  const told = flights && flights !== "not-needed" ? flights : undefined;
  if (!flightHome || (!told?.inbound.length && !told?.ways?.back)) return undefined;
  return impossible(
    `${onTicketTo(flightHome)}. To come home another way, first choose a way there by itself for ${flightHome.place}`,
  );
}

/** The part of a stay that is within these dates; undefined where none of its places is. */
function stayWithin(stay: OwnStay, { startDate, endDate }: Pick<Trip, "startDate" | "endDate">): OwnStay | undefined {
  const places = placesOf(stay);
  const within = places.filter(({ checkIn, checkOut }) => checkOut > startDate && checkIn < endDate);
  if (within.length === places.length) return stay;
  const [first, ...then] = within;
  return first && { ...first, ...(then.length > 0 && { then }) };
}

type Basics = Pick<Trip, "destination" | "startDate" | "endDate">;

/** Of flights that go with other dates: the ways to and from the places beside that are on the same day still. */
function waysOnTheirDays({ ways }: OwnFlights, { between }: Trip, next: Basics): OwnFlights | undefined {
  const out = between?.out && ways?.out?.date === next.startDate ? ways.out : undefined;
  const back = between?.back && ways?.back?.date === next.endDate ? ways.back : undefined;
  if (!out && !back) return undefined;
  return { outbound: [], inbound: [], ways: { ...(out && { out }), ...(back && { back }) } };
}

/**
 * The bookings made elsewhere that are left once the basics of a trip change: all of them for the same place, but no
 * flights of other dates, and no stay that the new dates do not touch.
 */
export function elsewhereAfter(trip: Trip, next: Basics): Elsewhere | undefined {
  if (trip.destination.slug !== next.destination.slug) return undefined;
  const flights = ownFlightsOf(trip);
  const dates = datesWith(flights ?? null, { ...next, between: trip.between });
  const areFlightsLost = flights && (dates.startDate !== next.startDate || dates.endDate !== next.endDate);
  const stay = ownStayOf(trip);
  const left = stay && stayWithin(stay, next);
  if (!areFlightsLost && left === stay) return trip.elsewhere;
  return withPart(trip.elsewhere, {
    ...(areFlightsLost && { flights: waysOnTheirDays(flights, trip, next) }),
    ...(left !== stay && { stay: left }),
  });
}

/** The traveller's word on bookings made elsewhere: a part that is left out stays as it is, null takes it away. */
export interface ToldBookings {
  flights?: Elsewhere["flights"] | null;
  stay?: Elsewhere["stay"] | null;
}

/**
 * The changes to a trip with other bookings, or why it cannot have them: a part paid for here stays, a hotel that was
 * only chosen goes when the dates move, and so does a stay of the traveller's own that the new dates do not touch.
 */
export function bookingsAfter(trip: Trip, { flights, stay }: ToldBookings): Partial<Trip> | { why: string } {
  const isFixed = isPaid(trip);
  const settled = homeIsOnTicket(trip, flights ?? null);
  if (settled) return settled;
  if (isFixed && flights !== undefined && trip.flight)
    return { why: "You have paid for your flights here, so they stay as they are" };
  if (isFixed && stay !== undefined && trip.hotel)
    return { why: "You have paid for your hotel here, so it stays as it is" };
  const { startDate, endDate } = flights === undefined ? trip : datesWith(flights, trip);
  if (startDate > endDate) return { why: "These flights take you home before you arrive" };
  const isMoved = startDate !== trip.startDate || endDate !== trip.endDate;
  if (isMoved && isFixed && trip.hotel)
    return {
      why: `You have paid for your hotel here for ${formatDateRange(trip.startDate, trip.endDate)}, and these flights are for other dates`,
    };
  const own = stay === undefined ? ownStayOf(trip) : undefined;
  const left = isMoved && own ? stayWithin(own, { startDate, endDate }) : own;
  return {
    startDate,
    endDate,
    ...(flights !== undefined && { flight: undefined }),
    ...((isMoved || stay !== undefined) && { hotel: undefined }),
    elsewhere: withPart(trip.elsewhere, {
      ...(flights !== undefined && { flights: flights ?? undefined }),
      ...(stay !== undefined ? { stay: stay ?? undefined } : left !== own && { stay: left }),
    }),
  };
}
