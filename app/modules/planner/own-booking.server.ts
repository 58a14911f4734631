import { TRIP_LIMITS } from "#app/config/product";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { airportsOfDeparture, findAirport, resolveDeparture } from "#app/modules/catalogue/places/airports.server";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { findCountry } from "#app/modules/catalogue/country/countries";
import { RATES_DATE, findRate, listDisplayCurrencies } from "#app/modules/catalogue/country/rates";
import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import type { Direction } from "#app/modules/elsewhere/flight-slots";
import { flightTexts, readFlightsForm } from "#app/modules/elsewhere/flights-form";
import type { FlightRules } from "#app/modules/elsewhere/flights-form";
import type { FormTexts } from "#app/modules/elsewhere/form-texts";
import type { OwnFlights } from "#app/modules/elsewhere/own-flights";
import type { Rates } from "#app/modules/elsewhere/own-price";
import type { OwnStay } from "#app/modules/elsewhere/own-stay";
import type { Found } from "#app/modules/elsewhere/reading/found";
import { readBroughtFile } from "#app/modules/elsewhere/reading/reading-thread.server";
import { readStayForm, stayTexts } from "#app/modules/elsewhere/stay-form";
import type { StayRules } from "#app/modules/elsewhere/stay-form";
import { wayTexts } from "#app/modules/elsewhere/way-form";
import { AIRLINES, findAirline } from "#app/modules/inventory/network/airlines";
import { pointOfMapLink } from "#app/modules/maps/map-link";
import { datesWith } from "#app/modules/trips/commands/elsewhere-rules";
import { changeBookings } from "#app/modules/trips/use/change-bookings.server";
import type { BookingsChange } from "#app/modules/trips/use/change-bookings.server";
import { tellNeighbours } from "#app/modules/trips/use/tell-neighbours.server";
import type { Basis } from "#app/modules/trips/store/change-trip.server";
import { asTravelled, landWayOf, plannedWays } from "#app/modules/trips/trip/between";
import type { Trip, TripHolder } from "#app/modules/trips/trip/trip";
import { daysThere, ownFlightsOf, ownStayOf } from "#app/modules/trips/trip/trip-parts";
import { keepOwnFlights, keepOwnParts, keepOwnStay } from "#app/modules/trips/store/own-parts.server";
import { AppError } from "#app/shared/app-error";
import { addDays } from "#app/shared/calendar";
import { todayOf } from "#app/shared/context";
import { currencyName } from "#app/shared/display-names";
import type { Ctx } from "#app/shared/context";
import type { FormProblem } from "#app/shared/form-problem";
import type { BookingPart } from "./bookings-page";
import { formsOf } from "./brought/found-forms";
import type { FoundForms } from "./brought/found-forms";
import type { PlaceBeside } from "./brought/found-rides";
import { rideStop } from "./brought/ride-stops.server";

const RATES: Rates = { date: RATES_DATE, perDollar: findRate };

/** The destination of a trip. @throws AppError CONFLICT for a place outside the catalogue */
function destinationOf(trip: Trip): Destination {
  const destination = trip.destination.slug ? findDestination(trip.destination.slug) : undefined;
  if (!destination) throw new AppError("CONFLICT", `We don't cover ${trip.destination.name} yet`);
  return destination;
}

/** The airport of a text; several are listed as a sentence: "London Heathrow, LHR; London Gatwick, LGW". */
function airportNamed(text: string): ReturnType<FlightRules["airport"]> {
  const byCode = /^[A-Za-z]{3}$/.test(text) ? findAirport(text) : undefined;
  const { found, choices } = resolveDeparture(text);
  const [only, ...others] = found?.airports ?? [];
  const airport = byCode ?? (only && others.length === 0 ? findAirport(only) : undefined);
  if (airport) return { found: airport };
  if (found) return { problem: `Which airport: ${found.airports.join(", ")}?` };
  const near = choices.slice(0, 3).map(({ label }) => label);
  return { problem: near.length > 0 ? `Which one: ${near.join("; ")}?` : "We don't know that airport" };
}

const airlineNamed: FlightRules["airline"] = (code) => findAirline(code) ?? AIRLINES.find(({ icao }) => icao === code);

/** The form of flights before the traveller types: the dates of the trip, and airports where there is only one. */
function prefilledFlights(trip: Trip, destination: Destination): FormTexts {
  const home = airportsOfDeparture(trip.origin.code);
  const from = home.length === 1 ? home[0] : undefined;
  const to = destination.airports.length === 1 ? destination.airports[0] : undefined;
  const { out, back } = trip.between ?? {};
  return {
    ...{ out1From: out ? out.airport : from, out1To: to, out1Date: trip.startDate },
    ...{ back1From: to, back1To: back ? back.airport : from, back1Date: trip.endDate },
    ...{ outWayDate: trip.startDate, backWayDate: trip.endDate },
    ...prefilledWays(trip, destination),
  };
}

/** The ways over land or water that are planned between a place of a longer trip and the ones beside it. */
function plannedLandOf({ between }: Trip): NonNullable<FlightRules["plannedLand"]> {
  const { out, back } = between ?? {};
  return { out: landWayOf(out && asTravelled(out)), back: landWayOf(back && asTravelled(back)) };
}

/** The same as the form shows them. */
function prefilledWays(trip: Trip, destination: Destination): FormTexts {
  const { out, back } = plannedLandOf(trip);
  return { ...wayTexts("out", out, { destination }), ...wayTexts("back", back, { destination }) };
}

/** The place at the other end of a way on a longer trip, and its day there: a night on board is one day apart. */
function farOf({ between }: Trip, side: Direction): NonNullable<FlightRules["far"]> {
  const way = between?.[side];
  const destination = way && findDestination(way.place.slug);
  if (!destination) return {};
  const apart = way.isOvernight ? (side === "out" ? -1 : 1) : 0;
  return { [side]: { destination, date: addDays(way.date, apart) } };
}

/** The rules by which flights of a trip are read. @throws AppError CONFLICT for a place outside the catalogue */
function flightRulesFor(trip: Trip, today: string): FlightRules {
  const destination = destinationOf(trip);
  return {
    airport: airportNamed,
    airline: airlineNamed,
    destination,
    prefilled: prefilledFlights(trip, destination),
    startDate: trip.startDate,
    endDate: trip.endDate,
    earliest: today,
    latest: addDays(today, TRIP_LIMITS.maxDaysAhead + TRIP_LIMITS.maxNights),
    maxNights: TRIP_LIMITS.maxNights,
    rates: RATES,
    planned: plannedWays(trip.between),
    plannedLand: plannedLandOf(trip),
    far: { ...farOf(trip, "out"), ...farOf(trip, "back") },
  };
}

/** The rules by which the stay of a trip is read. @throws AppError CONFLICT for a place outside the catalogue */
function stayRulesFor(trip: Trip): StayRules {
  const { arrives, leaves } = daysThere(trip);
  return {
    destination: destinationOf(trip),
    pointOf: pointOfMapLink,
    startDate: arrives,
    endDate: leaves,
    maxNights: TRIP_LIMITS.maxNights,
    rates: RATES,
  };
}

/** The form of the flights of a trip: the flights entered so far, or the known dates and airports. */
export function flightFormOf(trip: Trip): FormTexts {
  const own = ownFlightsOf(trip);
  const destination = destinationOf(trip);
  const fresh = prefilledFlights(trip, destination);
  if (!own) return fresh;
  const told = {
    ...flightTexts(own),
    ...wayTexts("out", own.ways?.out, { destination }),
    ...wayTexts("back", own.ways?.back, { destination }),
  };
  const { out1Date, back1Date, outWayDate, backWayDate } = fresh;
  // A direction that is not flown stays empty, but for its date and for what is planned.
  return { out1Date, back1Date, outWayDate, backWayDate, ...prefilledWays(trip, destination), ...told };
}

/** The form of the stay of a trip: the stay entered so far, or its nights. */
export function stayFormOf(trip: Trip): FormTexts {
  const own = ownStayOf(trip);
  const { arrives, leaves } = daysThere(trip);
  return own ? stayTexts(own) : { stayIn: arrives, stayOut: leaves };
}

/** Currencies of prices paid elsewhere: dollars, that of the place, euro and pounds before the others. */
function ownCurrencies(trip: Trip): { value: string; label: string }[] {
  const local = findCountry(destinationOf(trip).country)?.currency;
  const all = listDisplayCurrencies();
  const first = [trip.currency, local, "EUR", "GBP"].filter((code) => code !== undefined && all.includes(code));
  return [...new Set([...first, ...all])].map((code) => ({ value: code!, label: `${code}, ${currencyName(code!)}` }));
}

/** What the forms of own bookings know of a trip. @throws AppError CONFLICT for a place outside the catalogue */
export function formFacts(trip: Trip) {
  const { name, neighbourhoods } = destinationOf(trip);
  return {
    place: name,
    neighbourhoods: neighbourhoods.map((part) => part.name),
    currencies: ownCurrencies(trip),
    planned: plannedWays(trip.between),
  };
}

/** The changed trip, or the problems of the form, beside each field. */
type Brought = { trip: Trip } | { problem: Pick<FormProblem, "fields" | "message"> };

/** A form applies to the trip as it was just read, unless its sender saw an older one. */
function resting(trip: Trip, basis: Basis): Basis {
  return { ...basis, revision: basis.revision ?? trip.revision };
}

/** The forms of bookings made elsewhere, those that were sent. */
interface ToldParts {
  flights?: FormTexts;
  stay?: FormTexts;
}

/** A trip with its flights stored: they set its dates. */
function withFlights(trip: Trip, flights: OwnFlights): Trip {
  return { ...trip, ...datesWith(flights, trip), flight: undefined, elsewhere: { ...trip.elsewhere, flights } };
}

/**
 * Stores flights and a stay that were booked elsewhere with the trip: all that was sent, or nothing where a field is
 * wrong, a part is refused or the process ends.
 * @throws AppError CONFLICT for a place outside the catalogue, and the errors of changing a trip
 */
export async function bringParts(
  ctx: Ctx,
  trip: Trip,
  holder: TripHolder,
  told: ToldParts,
  basis: Basis,
): Promise<Brought> {
  const read = readParts(ctx, trip, told);
  if ("problem" in read) return read;
  const { flights, stay } = read;
  const seen = resting(trip, basis);
  if (!flights) return { trip: stay ? await keepOwnStay(ctx, trip.id, holder, stay, seen) : trip };
  const beside = await tellNeighbours(ctx, trip, holder, flights);
  const kept = stay
    ? keepOwnParts(ctx, trip.id, holder, { flights, stay }, seen, beside)
    : keepOwnFlights(ctx, trip.id, holder, flights, seen, beside);
  return { trip: await kept };
}

/** The bookings in the sent forms, or the problems with them. */
function readParts(
  ctx: Ctx,
  trip: Trip,
  told: ToldParts,
): { flights?: OwnFlights; stay?: OwnStay } | { problem: Pick<FormProblem, "fields" | "message"> } {
  const flights = told.flights && readFlightsForm(told.flights, flightRulesFor(trip, todayOf(ctx)));
  const flown = flights?.status === "read" ? withFlights(trip, flights.flights) : trip;
  const stay = told.stay && readStayForm(told.stay, stayRulesFor(flown));
  if (flights?.status === "wrong" || stay?.status === "wrong") {
    const fields = {
      ...(flights?.status === "wrong" && flights.fields),
      ...(stay?.status === "wrong" && stay.fields),
    };
    return { problem: { fields, message: (flights?.status === "wrong" && flights.message) || null } };
  }
  return { ...(flights && { flights: flights.flights }), ...(stay && { stay: stay.stay }) };
}

/**
 * Changes the bookings made elsewhere of a trip whose days are planned, as its forms say.
 * @param isTrial only reports the effects on the trip, and stores nothing
 * @throws AppError CONFLICT for a place outside the catalogue, and the errors of changing a trip
 */
export async function changeToldBookings(
  ctx: Ctx,
  trip: Trip,
  user: Pick<CurrentUser, "id">,
  told: ToldParts,
  isTrial: boolean,
  basis: Basis,
): Promise<BookingsChange | { problem: Pick<FormProblem, "fields" | "message"> }> {
  const read = readParts(ctx, trip, told);
  if ("problem" in read) return read;
  const isTold = read.flights !== undefined && !isTrial;
  const beside = isTold ? await tellNeighbours(ctx, trip, { userId: user.id }, read.flights) : undefined;
  return changeBookings(ctx, trip.id, user, read, isTrial, resting(trip, basis), beside);
}

/**
 * Takes a part that is booked elsewhere out of a trip whose days are planned; the part is then unknown.
 * @throws the errors of changing a trip
 */
export async function takeBookingOut(
  ctx: Ctx,
  trip: Trip,
  user: Pick<CurrentUser, "id">,
  part: BookingPart,
  isTrial: boolean,
  basis: Basis,
): Promise<BookingsChange> {
  const isTold = part === "flights" && !isTrial;
  const beside = isTold ? await tellNeighbours(ctx, trip, { userId: user.id }, null) : undefined;
  return changeBookings(ctx, trip.id, user, { [part]: null }, isTrial, resting(trip, basis), beside);
}

/** The place before or after the one of a trip, as the rides of a file are found by it. */
function placeBeside({ between }: Trip, side: Direction): Partial<Record<Direction, PlaceBeside>> {
  const way = between?.[side];
  const place = way && findDestination(way.place.slug);
  return place
    ? { [side]: { slug: place.slug, name: place.name, lat: place.lat, lon: place.lon, date: way.date } }
    : {};
}

/**
 * Reads a file that a traveller brings into the forms of a trip. The file is not stored.
 * @throws AppError CONFLICT for a place outside the catalogue, UNAVAILABLE if too many files are waited for
 */
export async function readFile(ctx: Ctx, trip: Trip, bytes: Uint8Array): Promise<FoundForms | { problem: string }> {
  const reading = await readBroughtFile(ctx, bytes, { key: trip.ownerId ?? ctx.address, signal: ctx.signal });
  return reading.status === "unread" ? { problem: reading.problem } : fitFound(trip, reading.found);
}

/**
 * Puts bookings that were read from a file into the forms of a trip.
 * @throws AppError CONFLICT for a place outside the catalogue
 */
export function fitFound(trip: Trip, found: Found): FoundForms | { problem: string } {
  const destination = destinationOf(trip);
  const { startDate, endDate } = trip;
  const forms = formsOf(found, {
    destination,
    airport: findAirport,
    airline: airlineNamed,
    startDate,
    endDate,
    beside: { ...placeBeside(trip, "out"), ...placeBeside(trip, "back") },
    stop: rideStop,
  });
  if (forms.flights) forms.flights = { ...prefilledWays(trip, destination), ...forms.flights };
  return forms.flights || forms.stay ? forms : { problem: forms.notes.join(" ") };
}

/** Notes that a trip does without flights, or without a stay. @throws the errors of changing a trip */
export async function goWithout(
  ctx: Ctx,
  trip: Trip,
  holder: TripHolder,
  part: "flights" | "hotels",
  basis: Basis,
): Promise<Trip> {
  if (part === "hotels") return keepOwnStay(ctx, trip.id, holder, "not-needed", resting(trip, basis));
  const beside = await tellNeighbours(ctx, trip, holder, "not-needed");
  return keepOwnFlights(ctx, trip.id, holder, "not-needed", resting(trip, basis), beside);
}
