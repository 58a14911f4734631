import type { FlightHome, TicketHome } from "../trip/ticket-home";
import { isBookable, isPaid } from "../trip/trip";
import type { Trip } from "../trip/trip";
import { isSame } from "../trip/trip-aggregate";
import { partsOf } from "../trip/trip-parts";
import type { CommandKind, TripCommand } from "./trip-commands";

/** Whether two places are flown to and from the same home by the same people. */
function isSameParty(a: Trip, b: Trip): boolean {
  const partyOf = ({ origin, adults, children, childAges = [] }: Trip): unknown => [
    ...[origin.code, adults, children],
    ...childAges,
  ];
  return isSame(partyOf(a), partyOf(b));
}

/** Whether a last place has no flight home that stays: none yet, one that is not paid for, or this ticket's. */
function mayFlyHomeOn(last: Trip, ticketOf: Trip): boolean {
  if (last.flightHome) return last.flightHome.tripId === ticketOf.id;
  return partsOf(last).flights === "open" || (last.flight !== undefined && isBookable(last));
}

/**
 * The place from which a ticket there and home flies home: the last one of a longer trip, on the ticket of its first
 * one. Undefined for every other place, and where the way home is settled in another way.
 * @param places of the longer trip, in their order
 */
export function homeOnTicket(trip: Trip, places: readonly Trip[]): TicketHome | undefined {
  const last = places.at(-1);
  if (!last?.destination.slug || places[0]?.id !== trip.id || last.id === trip.id) return undefined;
  if (trip.between?.out || !trip.between?.back || last.between?.back) return undefined;
  if (!isSameParty(trip, last) || !mayFlyHomeOn(last, trip)) return undefined;
  const { id, destination, endDate } = last;
  return { tripId: id, slug: last.destination.slug, name: destination.name, on: endDate };
}

/** The flight home that a trip's ticket has for the last place, and which trip that is. */
function carried(trip: Trip): { tripId: string; flightHome: FlightHome } | undefined {
  const { flight, id, destination, status } = trip;
  const leg = flight?.offer.inbound;
  if (!flight?.home || !leg || status === "cancelled") return undefined;
  const { isSandbox } = flight.offer;
  const paid = isPaid(trip) && { isPaid: true as const };
  return { tripId: flight.home.tripId, flightHome: { tripId: id, place: destination.name, leg, isSandbox, ...paid } };
}

/**
 * What a change of one place says to the other place of a ticket there and home: the last one keeps the flight home as
 * the first one's ticket has it, and the first one gives an unpaid ticket up that the last one no longer flies on.
 * @param next undefined for a trip that is deleted
 */
export function ticketTold(
  kind: CommandKind | "delete",
  before: Trip,
  next: Trip | undefined,
): { tripId: string; command: TripCommand }[] {
  // These are what is told; the teller knows it already.
  if (kind === "keepFlightHome" || kind === "giveUpTicket") return [];
  const [was, is] = [carried(before), next && carried(next)];
  const { flightHome } = before;
  return [
    ...(was && was.tripId !== is?.tripId
      ? [{ tripId: was.tripId, command: { kind: "keepFlightHome" as const, flightHome: null } }]
      : []),
    ...(is && !isSame(was, is)
      ? [{ tripId: is.tripId, command: { kind: "keepFlightHome" as const, flightHome: is.flightHome } }]
      : []),
    ...(flightHome && !flightHome.isPaid && !next?.flightHome
      ? [{ tripId: flightHome.tripId, command: { kind: "giveUpTicket" as const } }]
      : []),
  ];
}

/** A last place with its flight home on another ticket, or without it any more. */
export function withFlightHome(trip: Trip, flightHome: FlightHome | undefined): Partial<Trip> {
  const before = trip.flightHome?.leg;
  if (isSame(before, flightHome?.leg)) return { flightHome };
  const [was, is] = [before, flightHome?.leg].map((leg) => leg?.departLocal.slice(0, 10));
  // An airline that moves the day moves the end of the place with it.
  const endDate = is && was === trip.endDate && is >= trip.startDate ? is : trip.endDate;
  if (isPaid(trip)) return { flightHome, endDate };
  // Flights of its own go with the direction for which they were chosen, or without which.
  const fliesElse = trip.flight && (trip.flight.offer.inbound !== undefined) === (flightHome !== undefined);
  return {
    flightHome,
    endDate,
    ...(fliesElse && { flight: undefined }),
    ...((fliesElse || !flightHome) && { plannerStep: "start" as const }),
    // Days around a flight that an airline moves are laid again, see change-bookings.server.ts.
    ...(!(before && flightHome?.isPaid) && { itinerary: undefined }),
  };
}
