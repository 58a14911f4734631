import { real } from "#app/config/env.server";
import { sellsTrips } from "#app/config/what-is-real";
import { db } from "#app/db/client.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { purchaseOptions } from "#app/modules/booking/rules/products";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { countSurpriseLook } from "#app/modules/inventory/search/paid-looks.server";
import { pickFlight, pickHotel, saveStart } from "#app/modules/planner/planner.server";
import { generateDays } from "#app/modules/trips/days/days.server";
import type { PlannerStep, Trip } from "#app/modules/trips/trip/trip";
import { getTrip, reachStep } from "#app/modules/trips/store/trips.server";
import { AppError, isAppError } from "#app/shared/app-error";
import { callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { priceOf } from "./price-pairing.server";
import type { Candidate } from "./candidate";
import { TIER_WORDS } from "./surprise";
import { getRun, surprisedBy } from "./surprise.server";
import { noteChoice } from "./surprise.repo.server";
import type { SurpriseRun } from "./surprise.repo.server";

/** The candidate of a run. @throws AppError NOT_FOUND */
function candidateOf(run: SurpriseRun, id: string): Candidate {
  const candidate = run.candidates.find((one) => one.id === id);
  if (!candidate) throw new AppError("NOT_FOUND", "That place isn't one of these three. Choose one of them");
  return candidate;
}

/** Begins the trip of a candidate, once however often the form is sent. */
async function beginTrip(ctx: Ctx, user: CurrentUser, run: SurpriseRun, candidate: Candidate): Promise<Trip> {
  const { request } = run;
  const { means } = await surprisedBy(user, request);
  const form = {
    ...means.preferences,
    name: "",
    destination: candidate.id,
    departureCity: request.origin.code,
    startDate: request.startDate,
    endDate: request.endDate,
    adults: request.adults,
    children: request.children,
    budgetTotal: means.budgetMinor,
  };
  const formKey = `surprise:${run.id}:${candidate.id}`;
  const begun = await saveStart(ctx, { userId: user.id }, form, formKey, undefined);
  if ("problem" in begun)
    throw new AppError("CONFLICT", "This place can't be planned any more. Choose another one, or draw again");
  return begun.trip;
}

/** Whether another paid search is allowed today. */
async function mayLook(ctx: Ctx, userId: string): Promise<boolean> {
  try {
    await countSurpriseLook(ctx, userId);
    return true;
  } catch (error) {
    if (isAppError(error) && error.code === "RATE_LIMITED") return false;
    throw error;
  }
}

/**
 * An offer that is gone meanwhile is searched again; a trip whose price has risen beyond its means goes on without it.
 */
async function chooseOffers(
  ctx: Ctx,
  user: CurrentUser,
  trip: Trip,
  { request }: SurpriseRun,
  { id, price }: Candidate,
): Promise<Trip> {
  const holder = { userId: user.id };
  const why = `Part of your surprise: ${TIER_WORDS[request.tier].name}.`;
  const take = async (from: Trip, flightId: string, hotelId: string): Promise<Trip> => {
    const withFlight = await pickFlight(ctx, from, holder, flightId, undefined, { reason: why });
    return pickHotel(ctx, withFlight, holder, hotelId, undefined, why);
  };
  const isGone = (error: unknown): boolean => isAppError(error) && error.code === "CONFLICT";
  if (price)
    try {
      return await take(trip, price.flightId, price.hotelId);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  const place = findDestination(id);
  const { means, from } = await surprisedBy(user, request);
  const pairing = place && (await mayLook(ctx, user.id)) && (await priceOf(ctx, place, request, from, means));
  const now = await getTrip(ctx, trip.id, holder);
  return pairing ? take(now, pairing.flight.id, pairing.hotel.id) : now;
}

/** The planner's step after the chosen parts: a step is done where nothing is left to settle in it. */
function stepReached(trip: Trip): PlannerStep {
  if (!trip.flight) return "flights";
  return trip.hotel ? "checkout" : "hotels";
}

/**
 * Makes a trip of one of the places, with the flight and the stay of its price and with its days (CHECKLIST SURP-20,
 * API-33). Sent twice, it makes one trip.
 * @throws AppError NOT_FOUND, PAYMENT_REQUIRED with purchase_options, CONFLICT, RATE_LIMITED; PortFailure
 */
export function chooseSurprise(ctx: Ctx, user: CurrentUser, runId: string, candidateId: string): Promise<Trip> {
  return callWithFaults(ctx, "surprise", async () => {
    const run = await getRun(user, runId);
    const candidate = candidateOf(run, candidateId);
    if (run.tripId && run.chosenId === candidate.id) return getTrip(ctx, run.tripId, { userId: user.id });
    if (!user.capabilities.canUseSurprise || !user.capabilities.canGenerateTrip)
      throw new AppError("PAYMENT_REQUIRED", "A trip pass plans one trip, and yours is used. Choose a plan to go on", {
        extra: { purchase_options: purchaseOptions("surprise_me") },
      });
    if (run.request.startDate <= ctx.now.toISOString().slice(0, 10))
      throw new AppError("CONFLICT", "These dates have passed. Draw again with new ones");
    let trip = await beginTrip(ctx, user, run, candidate);
    if (!trip.itinerary) {
      if (sellsTrips(real())) trip = await chooseOffers(ctx, user, trip, run, candidate);
      await reachStep(ctx, trip.id, { userId: user.id }, sellsTrips(real()) ? stepReached(trip) : "flights");
      trip = await generateDays(ctx, trip, user);
    }
    await noteChoice(db(), run.id, user.id, { candidateId, tripId: trip.id });
    return trip;
  });
}
