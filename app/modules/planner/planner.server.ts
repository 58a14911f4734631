import { MONTHS } from "#app/shared/months";
import { resolveDeparture } from "#app/modules/catalogue/places/airports.server";
import type { AirportChoice } from "#app/modules/catalogue/places/airports.server";
import { findDestination, resolveDestination, resolvePlace } from "#app/modules/catalogue/places/catalogue.server";
import { inWords } from "#app/modules/catalogue/places/place-answer";
import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { limitVisitorDrafts } from "#app/modules/accounts/account/rate-limits.server";
import { claimVisitorTrips, findOpenTrip, openInPlanner } from "#app/modules/trips/store/planner-trips.server";
import {
  changeBasics,
  chooseFlight,
  chooseHotel,
  createTrip,
  listTrips,
  reachStep,
  storePrices,
} from "#app/modules/trips/store/trips.server";
import type { Basis } from "#app/modules/trips/store/change-trip.server";
import type { OneTicket } from "#app/modules/trips/store/longer-trip.server";
import { mayPlanDays } from "#app/modules/trips/days/may-plan.server";
import { tellPlaceBefore } from "#app/modules/trips/use/change-bookings.server";
import { tellNeighbours } from "#app/modules/trips/use/tell-neighbours.server";
import { usuallySeen, visitedOn } from "#app/modules/trips/days/seen-places";
import { isBookable, priceOf } from "#app/modules/trips/trip/trip";
import type { PlannerStep, Trip, TripHolder } from "#app/modules/trips/trip/trip";
import { partsOf } from "#app/modules/trips/trip/trip-parts";
import { real } from "#app/config/env.server";
import { sellsTrips } from "#app/config/what-is-real";
import { AppError } from "#app/shared/app-error";
import { monthOf } from "#app/shared/calendar";
import { todayOf, type Ctx } from "#app/shared/context";
import type { FlightOffer } from "#app/modules/inventory/offers/flight";
import { getFlightOffer, getHotelOffer } from "#app/modules/inventory/search/inventory.server";
import { findShownFlight, findShownHotel, flightQueryFor, hotelQueryFor } from "./offers.server";
import type { createTripSchema } from "#app/modules/trips/trip/trips.schema";
import type { z } from "zod";
import { firstTimes } from "./times/first-times.server";
import { readTimes } from "./times/start-times";
import type { StartProblem } from "./start-form";
import type { StartForm } from "./start.schema";
import { longStayOf } from "./trip-summary";
import { whyNotOrdered } from "./child-ages";
import { routeChoices } from "./named-places";
import { STEP_PATHS, comeTo, decideMove, stepAfter, stepsWhere } from "./steps";

type TripCall = z.output<ReturnType<typeof createTripSchema>>;

export type Entry = { status: "open"; trip: Trip | undefined } | { status: "refused"; goTo: PlannerStep; why: string };

/** The trip that is open in the planner, if it may still be planned. */
export async function findPlannedTrip(ctx: Ctx, holder: TripHolder): Promise<Trip | undefined> {
  const trip = await findOpenTrip(ctx, holder);
  return trip && isBookable(trip) ? trip : undefined;
}

/** The steps of the planner in this installation, for a trip or for one that is still to be begun. */
export function stepsHere(trip: Trip | undefined): readonly PlannerStep[] {
  return stepsWhere(real(), trip);
}

/** The step that follows another one in this installation. */
export function nextStepHere(step: PlannerStep, trip: Trip): PlannerStep {
  return stepAfter(step, stepsHere(trip));
}

/** The step at which an open trip stands in this installation. */
export function stepOf(trip: Trip): PlannerStep {
  return comeTo(trip.plannerStep, stepsHere(trip));
}

/**
 * Opens a trip in the planner, at a step or at the first missing one; the steps themselves decide whether they may be
 * entered.
 * @returns the address of that step
 * @throws AppError CONFLICT for a trip that can no longer be planned
 */
export async function continuePlanning(
  ctx: Ctx,
  holder: TripHolder,
  trip: Trip,
  asked?: "flights" | "hotels",
): Promise<string> {
  if (!isBookable(trip)) throw new AppError("CONFLICT", "This trip is no longer being planned");
  await openInPlanner(ctx, holder, trip.id);
  // A place outside the catalogue has no offers: its traveller chooses another place first.
  if (!asked && !trip.destination.slug && sellsTrips(real())) return STEP_PATHS.start;
  const { flights, stay } = partsOf(trip);
  const open = flights === "open" ? "flights" : stay === "open" ? "hotels" : undefined;
  // Where nothing is sold, the traveller need not enter a flight or a stay.
  const missing = asked ?? (sellsTrips(real()) ? open : undefined);
  return STEP_PATHS[missing ?? stepOf(trip)];
}

/**
 * Enters a step or gives the reason for the refusal; a step forward is stored with the trip.
 * @param planned the trip that is open in the planner, where it was read already
 */
export async function enterStep(
  ctx: Ctx,
  holder: TripHolder,
  step: PlannerStep,
  planned: Promise<Trip | undefined> = findPlannedTrip(ctx, holder),
): Promise<Entry> {
  const trip = await planned;
  const move = decideMove(trip?.plannerStep, step, stepsHere(trip), trip?.flightHome);
  if (!move.allowed) return { status: "refused", goTo: move.goTo, why: move.why };
  if (trip && move.isForward) {
    return { status: "open", trip: await reachStep(ctx, trip.id, holder, step) };
  }
  return { status: "open", trip };
}

/** Places that were not understood, by field, with near matches to choose from. */
type UnclearPlaces = Pick<StartProblem, "fields" | "departures" | "destinations" | "destinationLegend">;

/** The default name of a trip: "Lisbon in May". */
function defaultName(destination: string, startDate: string): string {
  return `${destination} in ${MONTHS[monthOf(startDate) - 1]}`;
}

/** Resolves the two places of the start form. */
function resolvePlaces(
  form: Pick<StartForm, "destination" | "departureCity">,
): { ok: { destination: Destination; departure: AirportChoice } } | { problem: UnclearPlaces } {
  const to = resolvePlace(form.destination);
  const found = to.kind === "covered" ? findDestination(to.place.slug) : undefined;
  const from = resolveDeparture(form.departureCity);
  const problem: UnclearPlaces = { fields: {}, departures: [], destinations: [] };
  const told = inWords(to);
  if (told) {
    const places = told.choices.map(({ text, label }) => ({ value: text, label }));
    problem.destinations = [...routeChoices(to), ...places];
    problem.destinationLegend = told.legend;
    problem.fields.destination = [told.message];
  }
  if (!from.found) {
    problem.departures = from.choices.map(({ value, label, detail }) => ({ value, label: `${label} · ${detail}` }));
    problem.fields.departureCity = [
      from.choices.length > 0
        ? "Which of these do you mean?"
        : "We don't know that airport. Try the nearest large city",
    ];
  }
  return found && from.found ? { ok: { destination: found, departure: from.found } } : { problem };
}

/** The unclear places of a form that is refused for another reason; a missing place has its message already. */
export function unclearPlaces(named: Pick<StartForm, "destination" | "departureCity">): UnclearPlaces {
  const places = resolvePlaces(named);
  if ("ok" in places) return { fields: {}, departures: [], destinations: [] };
  const { fields, ...choices } = places.problem;
  const isNamed = ([field]: [string, string[]]) => named[field as keyof typeof named].trim() !== "";
  return { fields: Object.fromEntries(Object.entries(fields).filter(isNamed)), ...choices };
}

/** What a traveller who has been to a place has seen: what everybody does, and what their own trips there held. */
export async function seenBefore(ctx: Ctx, { userId }: TripHolder, { slug, places }: Destination): Promise<string[]> {
  const trips = userId ? await listTrips(ctx, userId) : [];
  return [...new Set([...usuallySeen(places), ...visitedOn(trips, slug, todayOf(ctx))])];
}

/**
 * Starts a trip with a new id, or changes the basics of the one that is being planned (CHECKLIST PLAN-06, PLAN-13).
 * @param editing the trip whose form this is, as the form saw it; left out for a new trip
 * @throws AppError RATE_LIMITED for a visitor; the errors of changing a trip
 */
export async function saveStart(
  ctx: Ctx,
  holder: TripHolder,
  form: StartForm,
  formKey: string,
  editing: (Basis & { tripId: string }) | undefined,
): Promise<{ trip: Trip } | { problem: UnclearPlaces }> {
  const places = resolvePlaces(form);
  if ("problem" in places) return places;
  const { destination, departure } = places.ok;
  const { startDate, endDate } = form;
  const times = readTimes(form.appointments ?? "", [{ around: destination, startDate, endDate }], form);
  if ("problems" in times)
    return { problem: { fields: { appointments: times.problems }, departures: [], destinations: [] } };
  const values = {
    name: form.name || defaultName(destination.name, form.startDate),
    destination: { slug: destination.slug, name: destination.name },
    origin: { code: departure.value, label: departure.label },
    startDate,
    endDate,
    adults: form.adults,
    children: form.children,
    childAges: form.childAges,
    budgetMinor: form.budgetTotal,
    preferences: {
      ...{ interests: form.interests, budgetTier: form.budgetTier, pace: form.pace },
      ...(form.hours && { busy: form.hours }),
      ...(form.needs && { needs: form.needs }),
      ...firstTimes(times.appointments[0] ?? [], formKey),
      ...(form.beenBefore === "yes" && { seen: await seenBefore(ctx, holder, destination) }),
    },
  };
  if (!editing && !holder.userId) await limitVisitorDrafts(ctx);
  const trip = editing
    ? await changeBasics(ctx, editing.tripId, holder, values, editing)
    : await createTrip(ctx, holder, { ...values, formKey });
  await openInPlanner(ctx, holder, trip.id);
  return { trip };
}

/**
 * Creates a trip from an API call (CHECKLIST API-21). A place outside the catalogue is stored as it is: such a trip has
 * no inventory; it can be kept and planned around bookings made elsewhere, and nothing is sold for it here.
 * @throws AppError VALIDATION_ERROR for an unknown departure
 */
export async function createTripFromCall(ctx: Ctx, user: CurrentUser, call: TripCall, formKey: string): Promise<Trip> {
  const destination = resolveDestination(call.destination);
  const departure = resolveDeparture(call.departureCity);
  if (!departure.found)
    throw new AppError("VALIDATION_ERROR", "Some fields are not valid", {
      fields: {
        departureCity: [
          departure.choices.length > 0
            ? `Which one: ${departure.choices.map((one) => one.label).join("; ")}?`
            : "We don't know that airport",
        ],
      },
    });
  const people = typeof call.travelers === "number" ? { adults: call.travelers, children: 0 } : call.travelers;
  const problem = whyNotOrdered(real(), people);
  if (problem)
    throw new AppError("VALIDATION_ERROR", "Some fields are not valid", { fields: { travelers: [problem] } });
  const name = destination?.name ?? call.destination;
  const trip = await createTrip(
    ctx,
    { userId: user.id },
    {
      formKey,
      name: call.name ?? defaultName(name, call.startDate),
      destination: { slug: destination?.slug, name },
      origin: { code: departure.found.value, label: departure.found.label },
      startDate: call.startDate,
      endDate: call.endDate,
      ...people,
      budgetMinor: Math.round(call.budget.total * 100),
      preferences: { interests: [], budgetTier: "moderate", pace: "moderate" },
    },
  );
  await openInPlanner(ctx, { userId: user.id }, trip.id);
  return trip;
}

function gone(what: string): AppError {
  return new AppError("CONFLICT", `That ${what} is no longer offered. Choose another one`);
}

/** A choice of an offer applies to the trip as it was just read, unless its sender saw an older one. */
function resting(trip: Trip, basis: Basis = {}): Basis {
  return { ...basis, revision: basis.revision ?? trip.revision };
}

/**
 * Ends a trip when all sights are seen; the other wishes stay. A trip that is short enough stays as it is.
 * @throws the errors of changing a trip
 */
export async function shortenStay(ctx: Ctx, trip: Trip, holder: TripHolder, basis?: Basis): Promise<Trip> {
  const destination = findDestination(trip.destination.slug ?? "");
  const stay = destination && longStayOf(trip, destination);
  return stay ? setDates(ctx, trip, holder, { startDate: trip.startDate, endDate: stay.endDate }, basis) : trip;
}

/** Sets other dates of a trip; the other wishes stay. @throws the errors of changing a trip */
export function setDates(
  ctx: Ctx,
  trip: Trip,
  holder: TripHolder,
  dates: Pick<Trip, "startDate" | "endDate">,
  basis?: Basis,
): Promise<Trip> {
  const { name, destination, origin, adults, children, childAges, budgetMinor, preferences } = trip;
  const values = { name, destination, origin, ...dates, adults, children, childAges, budgetMinor, preferences };
  return changeBasics(ctx, trip.id, holder, values, resting(trip, basis));
}

/**
 * Chooses a flight by the id of an offer; the offer itself is asked of the provider again, never taken from the form.
 * @param how on which ticket it flies home, and the reason stored for an offer that is not among the few that are shown
 * @throws AppError CONFLICT
 */
export async function pickFlight(
  ctx: Ctx,
  trip: Trip,
  holder: TripHolder,
  offerId: string,
  basis?: Basis,
  { ticket, reason = "Your own choice from all flights." }: { ticket?: OneTicket; reason?: string } = {},
): Promise<Trip> {
  if (trip.flight?.offer.id === offerId) return trip;
  const offer = await getFlightOffer(flightQueryFor(trip, todayOf(ctx), ticket?.home), offerId);
  if (!offer) throw gone("flight");
  const flight = {
    offer,
    reason: (await findShownFlight(ctx, trip, offerId, ticket)) ?? reason,
    ...(ticket && { home: ticket.home }),
  };
  // Ways that were told here go with the choice, and the places beside hear it.
  const beside = await tellNeighbours(ctx, trip, holder, null);
  const chosen = await chooseFlight(ctx, trip.id, holder, flight, resting(trip, basis), beside);
  await tellPlaceBefore(ctx, chosen, holder);
  return chosen;
}

/** Chooses a hotel by the id of an offer, as {@link pickFlight} does a flight. @throws AppError CONFLICT */
export async function pickHotel(
  ctx: Ctx,
  trip: Trip,
  holder: TripHolder,
  offerId: string,
  basis?: Basis,
  reason = "Your own choice from all stays.",
): Promise<Trip> {
  if (trip.hotel?.offer.id === offerId) return trip;
  const offer = await getHotelOffer(hotelQueryFor(trip, todayOf(ctx)), offerId);
  if (!offer) throw gone("hotel");
  const hotel = {
    offer,
    reason: (await findShownHotel(ctx, trip, offerId)) ?? reason,
  };
  return chooseHotel(ctx, trip.id, holder, hotel, resting(trip, basis));
}

export interface PriceChange {
  what: "flight" | "hotel";
  beforeMinor: number;
  /** Undefined when the offer is gone. */
  afterMinor?: number;
}

/**
 * Asks the providers for today's price of the chosen offers and stores it, so that a total is never older than its
 * page. The caller leaves a locked price alone.
 */
export async function refreshPrices(
  ctx: Ctx,
  trip: Trip,
  holder: TripHolder,
  areSeatsHeld = false,
): Promise<{ trip: Trip; changes: PriceChange[] }> {
  const [asked, hotel] = await offersToday(areSeatsHeld ? { ...trip, flight: undefined } : trip, todayOf(ctx), "fresh");
  const flight = areSeatsHeld ? trip.flight?.offer : asked;
  const changes: PriceChange[] = [];
  if (trip.flight && flight?.priceMinor !== trip.flight.offer.priceMinor)
    changes.push({ what: "flight", beforeMinor: trip.flight.offer.priceMinor, afterMinor: flight?.priceMinor });
  if (trip.hotel && hotel?.totalMinor !== trip.hotel.offer.totalMinor)
    changes.push({ what: "hotel", beforeMinor: trip.hotel.offer.totalMinor, afterMinor: hotel?.totalMinor });
  const isKnown =
    changes.some((one) => one.afterMinor !== undefined) ||
    isAskedAnew(trip.flight?.offer, flight) ||
    isAskedAnew(trip.hotel?.offer, hotel);
  return { trip: isKnown ? await storePrices(ctx, trip.id, holder, { flight, hotel }) : trip, changes };
}

/** Whether a source has given an offer a new id: an order needs the present one. */
function isAskedAnew(before: Pick<FlightOffer, "source"> | undefined, now: typeof before): boolean {
  return now !== undefined && before?.source?.ref !== now.source?.ref;
}

/**
 * The chosen offers, at the prices of a day; undefined for a part that is gone.
 * @param how "fresh" asks the source for this trip alone, as an order needs it
 */
function offersToday(trip: Trip, today: string, how?: "fresh") {
  const fresh = how === "fresh";
  const [flight, hotel] = [trip.flight?.offer, trip.hotel?.offer];
  return Promise.all([
    flight && getFlightOffer(flightQueryFor(trip, today, trip.flight?.home), flight.id, { fresh, known: flight }),
    hotel && getHotelOffer(hotelQueryFor(trip, today), hotel.id, { fresh, known: hotel }),
  ]);
}

/** Today's price of a trip's flights and stay, minor units; a part that is sold out counts with its stored price. */
export async function priceToday(ctx: Ctx, trip: Trip): Promise<number> {
  const [flight, hotel] = await offersToday(trip, todayOf(ctx));
  return priceOf({
    ...trip,
    seal: undefined,
    flight: trip.flight && { ...trip.flight, offer: flight ?? trip.flight.offer },
    hotel: trip.hotel && { ...trip.hotel, offer: hotel ?? trip.hotel.offer },
  }).totalMinor;
}

/** Moves the trips that a visitor planned before signing in to the account. */
export function claimPlannedTrips(ctx: Ctx, visitorId: string, userId: string): Promise<void> {
  return claimVisitorTrips(ctx, visitorId, userId);
}

/** Planning needs the capability; a trip that has its day plan already keeps it (CHECKLIST PLAN-12). */
export async function needsUpgrade(user: CurrentUser | undefined, trip: Trip | undefined): Promise<boolean> {
  if (!user) return false;
  return !(trip ? await mayPlanDays(user, trip) : user.capabilities.canGenerateTrip);
}
