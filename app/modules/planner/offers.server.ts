import { findAirport, resolveDeparture } from "#app/modules/catalogue/places/airports.server";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { curateFlights, curateHotels } from "#app/modules/inventory/curation/curation";
import { CENTRE } from "#app/modules/inventory/curation/flight-card";
import type { DoorWords } from "#app/modules/inventory/curation/flight-card";
import type { CuratedOffers } from "#app/modules/inventory/offers/curated";
import { localMinutes } from "#app/modules/inventory/offers/doors";
import type { Doors } from "#app/modules/inventory/offers/doors";
import type { FlightOffer, FlightQuery } from "#app/modules/inventory/offers/flight";
import type { HotelOffer, HotelQuery } from "#app/modules/inventory/offers/hotel";
import {
  getFlightOffer,
  getHotelOffer,
  searchFlights,
  searchHotels,
} from "#app/modules/inventory/search/inventory.server";
import { flightDoors } from "#app/modules/trips/days/flight-doors";
import { daysCostOf } from "#app/modules/trips/trip/days-cost";
import type { DaysCost } from "#app/modules/trips/trip/days-cost";
import { travellersOf } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import type { OneTicket } from "#app/modules/trips/store/longer-trip.server";
import type { TicketHome } from "#app/modules/trips/trip/ticket-home";
import type { PlaceWay } from "#app/modules/trips/trip/between";
import { daysThere, flownBy, staysOf } from "#app/modules/trips/trip/trip-parts";
import { laterElsewhere } from "#app/shared/calendar";
import { AppError } from "#app/shared/app-error";
import { todayOf, type Ctx } from "#app/shared/context";
import { curationContextFor } from "./offers/curation-context";
import { NO_FLIGHT } from "./steps";

/** The reason why there are no offers for a trip to a place outside the catalogue. */
export function noOffersFor({ destination }: Pick<Trip, "destination">): string {
  return `We have no flights or stays for ${destination.name} yet. Choose a place from our list`;
}

function catalogued(trip: Trip) {
  const destination = trip.destination.slug ? findDestination(trip.destination.slug) : undefined;
  if (!destination) throw new AppError("CONFLICT", noOffersFor(trip));
  return destination;
}

/** The airports a trip may start from: all of its city's, or the one that was named. */
function originsOf(trip: Trip): string[] {
  const departure = resolveDeparture(trip.origin.code).found;
  if (!departure)
    throw new AppError(
      "CONFLICT",
      `We don't know an airport for ${trip.origin.label}. Choose another place to start from`,
    );
  return [...departure.airports];
}

/**
 * Where a trip's flights start and end: at home, or at the place before on a longer trip, which only flies the
 * directions that no train, ship or road takes.
 * @param ticket the last place, where its flight home is on the same ticket
 * @throws AppError CONFLICT for a trip that flies nowhere, or from an unknown airport
 */
export function flightEndsOf(
  trip: Trip,
  ticket?: TicketHome,
): Pick<FlightQuery, "origins" | "leaves" | "homes" | "only"> {
  if (ticket) return { origins: originsOf(trip), leaves: [...(findDestination(ticket.slug)?.airports ?? [])] };
  const { out, back } = flownBy(trip);
  const before = trip.between?.out;
  if (!out && !back) throw new AppError("CONFLICT", NO_FLIGHT);
  if (!out) return { origins: originsOf(trip), only: "back" };
  const start = before ? { origins: airportsAt(before) } : { origins: originsOf(trip) };
  if (!back) return { ...start, only: "out" };
  return before ? { ...start, homes: originsOf(trip) } : start;
}

/** The airports of a neighbouring place, or the one that the way there names. */
function airportsAt({ place, airport }: PlaceWay): string[] {
  return findDestination(place.slug)?.airports ?? (airport === undefined ? [] : [airport]);
}

/** The day of the flight there: before the first day at a place that a longer trip reaches by a flight in the night. */
function departsOn({ startDate, between, destination }: Trip): string {
  const out = between?.out;
  const [here, there] = [destination.slug, out?.place.slug].map((slug) => slug && findDestination(slug)?.timeZone);
  if (!out || !here || !there) return startDate;
  return laterElsewhere(`${out.date}T${out.time}`, -out.minutes, here, there).slice(0, 10);
}

/**
 * A trip's query to a flight provider.
 * @param ticket the last place of the longer trip, where its flight home is on the same ticket
 * @throws AppError CONFLICT for a place outside the catalogue
 */
export function flightQueryFor(trip: Trip, today: string, ticket?: TicketHome): FlightQuery {
  return {
    ...flightEndsOf(trip, ticket),
    destinations: catalogued(trip).airports,
    departOn: departsOn(trip),
    returnOn: ticket?.on ?? trip.endDate,
    adults: trip.adults,
    children: trip.children,
    ...(trip.childAges && { childAges: trip.childAges }),
    today,
  };
}

/**
 * A trip's query to a hotel provider: from the day of arrival, when a flight is chosen or known. @throws AppError
 * CONFLICT
 */
export function hotelQueryFor(trip: Trip, today: string): HotelQuery {
  return {
    destination: catalogued(trip),
    checkIn: daysThere(trip).arrives,
    checkOut: trip.endDate,
    adults: trip.adults,
    children: trip.children,
    ...(trip.childAges && { childAges: trip.childAges }),
    today,
  };
}

/**
 * The lowest price of a bed from the day the cheapest flight lands; undefined where none is on sale or no source
 * answers, since flights do not wait for it.
 */
async function leastStayMinor(
  ctx: Ctx,
  trip: Trip,
  cheapest: FlightOffer | undefined,
  home?: TicketHome,
): Promise<number | undefined> {
  // A real search of stays takes seconds, too long for a page of flights.
  if (trip.hotel || !cheapest?.isSandbox) return undefined;
  try {
    const flight = { offer: cheapest, reason: "", ...(home && { home }) };
    const query = hotelQueryFor({ ...trip, flight }, todayOf(ctx));
    return (await searchHotels(query, { signal: ctx.signal })).offers[0]?.totalMinor;
  } catch (error) {
    ctx.log.warn({ err: error, tripId: trip.id }, "flights are chosen without the price of a stay");
    return undefined;
  }
}

/** The amount that has to be left for the days. */
const daysCost = (trip: Trip): DaysCost => daysCostOf(trip, catalogued(trip));

/** The part of a last place's budget that its stay and its days leave for a flight home, per traveller in cents. */
async function leftForFlights(ctx: Ctx, last: Trip, { isSandbox }: FlightOffer): Promise<number> {
  const query = hotelQueryFor(last, todayOf(ctx));
  const stay = last.hotel?.offer.totalMinor ?? (isSandbox ? (await searchHotels(query)).offers[0]?.totalMinor : 0) ?? 0;
  return Math.max(0, last.budgetMinor - Math.round((stay + daysCost(last).leastMinor) / travellersOf(last)));
}

/** The offers to choose from, and a sentence for each source that did not answer in time. */
export interface OfferOptions<Offer> extends CuratedOffers<Offer> {
  missing: string[];
  /** Of flights: the ways between airports and door at the destination, by which they are compared. */
  doors?: Doors;
  /** The last place of a longer trip, where these flights go home from there. */
  home?: TicketHome;
}

/**
 * The ways to the first place of a trip to sleep, or to the middle of town while there is none; with a ticket home from
 * another place, those from the middle of that one.
 */
export function doorsOf(trip: Trip, ticket?: TicketHome): Doors {
  const doors = flightDoors(catalogued(trip), findAirport, trip, staysOf(trip)[0]);
  const last = ticket && findDestination(ticket.slug);
  return last ? { ...doors, departure: flightDoors(last, findAirport, trip).departure } : doors;
}

/** The same with the names of the doors, as cards say them. @throws AppError CONFLICT for a place outside the catalogue */
export function doorWordsOf(trip: Trip, ticket?: TicketHome): DoorWords {
  return {
    doors: doorsOf(trip, ticket),
    door: staysOf(trip).length > 0 ? "your hotel" : CENTRE,
    ...(ticket && { leaves: `${CENTRE} of ${ticket.name}` }),
  };
}

/** A day without a night is worth flying for from this long between the ways in and out of town, in minutes. */
const LEAST_IN_TOWN = 4 * 60;

function hasTimeInTown({ outbound, inbound }: FlightOffer, doors: Doors): boolean {
  if (!outbound || !inbound) return true;
  return localMinutes(doors.departure(inbound).at) - localMinutes(doors.arrival(outbound).at) >= LEAST_IN_TOWN;
}

/**
 * All flights of a trip, and the three to five worth showing (CHECKLIST PLAN-14).
 * @param ticket searches there and home on one ticket, for which the budgets of both places count
 */
export async function flightOptions(ctx: Ctx, trip: Trip, ticket?: OneTicket): Promise<OfferOptions<FlightOffer>> {
  const home = ticket?.home;
  const found = await searchFlights(flightQueryFor(trip, todayOf(ctx), home), { signal: ctx.signal });
  const { missing } = found;
  const doors = doorsOf(trip, home);
  const isOneDay = !home && trip.startDate === trip.endDate;
  const offers = isOneDay ? found.offers.filter((offer) => hasTimeInTown(offer, doors)) : found.offers;
  const leastStay = await leastStayMinor(ctx, trip, offers[0], home);
  const budgetMinor = trip.budgetMinor + (ticket && offers[0] ? await leftForFlights(ctx, ticket.last, offers[0]) : 0);
  const context = curationContextFor({ ...trip, budgetMinor }, "flights", leastStay, daysCost(trip));
  return { ...curateFlights(offers, { ...context, doors }), missing, doors, ...(home && { home }) };
}

/** All stays of a trip, and the three to five worth showing. */
export async function hotelOptions(ctx: Ctx, trip: Trip): Promise<OfferOptions<HotelOffer>> {
  const { offers, missing } = await searchHotels(hotelQueryFor(trip, todayOf(ctx)), { signal: ctx.signal });
  return { ...curateHotels(offers, curationContextFor(trip, "stay", undefined, daysCost(trip))), missing };
}

/** The reason with which a flight was shown, if it was among the few. */
export async function findShownFlight(
  ctx: Ctx,
  trip: Trip,
  offerId: string,
  ticket?: OneTicket,
): Promise<string | undefined> {
  return (await flightOptions(ctx, trip, ticket)).shown.find((one) => one.offer.id === offerId)?.reason;
}

/** The reason with which a stay was shown, if it was among the few. */
export async function findShownHotel(ctx: Ctx, trip: Trip, offerId: string): Promise<string | undefined> {
  return (await hotelOptions(ctx, trip)).shown.find((one) => one.offer.id === offerId)?.reason;
}

/** The flights of a trip as they are for sale now, asked for this trip alone; undefined when they are gone. */
export function flightAfresh(ctx: Ctx, trip: Trip, known: FlightOffer): Promise<FlightOffer | undefined> {
  return getFlightOffer(flightQueryFor(trip, todayOf(ctx), trip.flight?.home), known.id, { fresh: true, known });
}

/** The stay of a trip as it is for sale now, asked for this trip alone; undefined when it is gone. */
export function stayAfresh(ctx: Ctx, trip: Trip, known: HotelOffer): Promise<HotelOffer | undefined> {
  return getHotelOffer(hotelQueryFor(trip, todayOf(ctx)), known.id, { fresh: true, known });
}
