import { real } from "#app/config/env.server";
import { sellsTrips } from "#app/config/what-is-real";
import { findDestination, listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import type { PlannerStep, Trip } from "#app/modules/trips/trip/trip";
import { partsOf } from "#app/modules/trips/trip/trip-parts";
import { formatDateRange } from "#app/shared/format";
import { flightFormOf, formFacts, stayFormOf } from "./own-booking.server";
import { showsOwn } from "./own-step";
import type { OwnPage, OwnPart } from "./own-step";
import { nextStepHere } from "./planner.server";
import { readerView } from "./price-display.server";
import { STEP_PATHS } from "./steps";
import { summarise } from "./trip-summary";

const GO_ON: Partial<Record<PlannerStep, string>> = {
  hotels: "Continue to hotels",
  checkout: "Continue to checkout",
  itinerary: "Continue to your days",
};

/** Whether a step shows what was booked elsewhere, as its address and the trip want it. */
export function isOwnStep(trip: Trip, part: OwnPart, query: URLSearchParams): boolean {
  const where = partsOf(trip)[part === "flights" ? "flights" : "stay"];
  return showsOwn(where, sellsTrips(real()), query);
}

/** The step that follows once a part of the trip is settled elsewhere. */
function stepAfterOwn(trip: Trip, part: OwnPart): PlannerStep {
  const settled =
    part === "flights"
      ? { ...trip, flight: undefined, elsewhere: { ...trip.elsewhere, flights: "not-needed" as const } }
      : { ...trip, hotel: undefined, elsewhere: { ...trip.elsewhere, stay: "not-needed" as const } };
  return nextStepHere(part, settled);
}

/** The form of a part that was booked elsewhere. @throws AppError CONFLICT for a place outside the catalogue */
export async function ownPage(trip: Trip, userId: string | undefined, part: OwnPart): Promise<Omit<OwnPage, "basis">> {
  const summary = summarise(trip, findDestination(trip.destination.slug ?? ""), listDestinations());
  const { about } = await readerView(userId, summary.soFarMinor);
  return {
    kind: "own",
    part,
    texts: part === "flights" ? flightFormOf(trip) : stayFormOf(trip),
    where: partsOf(trip)[part === "flights" ? "flights" : "stay"],
    hasOffers: sellsTrips(real()),
    goOn: GO_ON[stepAfterOwn(trip, part)] ?? "Continue",
    backTo: STEP_PATHS[part === "flights" ? "start" : "flights"],
    summary,
    aboutSoFar: about?.total ?? null,
    ...formFacts(trip),
  };
}

/** The notice for a trip whose dates moved with its flights. */
function datesMoved(before: Trip, after: Trip): string | undefined {
  if (before.startDate === after.startDate && before.endDate === after.endDate) return undefined;
  const lost = before.hotel && !after.hotel ? " Your stay was for other dates, so please choose again." : "";
  return `Your trip is now ${formatDateRange(after.startDate, after.endDate)}, to match your flights.${lost}`;
}

/** Where the planner goes on after a part was settled elsewhere, and what else changed with it. */
export function nextAfterOwn(before: Trip, after: Trip, part: OwnPart): { to: string; text: string | undefined } {
  return { to: STEP_PATHS[nextStepHere(part, after)], text: datesMoved(before, after) };
}
