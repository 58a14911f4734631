import { real } from "#app/config/env.server";
import { sellsTrips } from "#app/config/what-is-real";
import { findDestination, listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import type { PlannerStep, Trip } from "#app/modules/trips/trip/trip";
import { LAND_WAYS } from "#app/modules/elsewhere/own-way";
import type { FormTexts } from "#app/modules/elsewhere/form-texts";
import type { LandWay } from "#app/modules/elsewhere/own-way";
import { WAY_SLOTS } from "#app/modules/elsewhere/way-form";
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

/**
 * The step after the first one; where the traveller said to come by another way than a flight, it opens with the form
 * for that.
 * @param comesBy a way by land or water, or any other text for one that was not said; "" for a traveller who may fly
 */
export function pathAfterStart(trip: Trip, comesBy: string): string {
  const step = nextStepHere("start", trip);
  if (step !== "flights" || comesBy === "") return STEP_PATHS[step];
  const by = toldWay(comesBy);
  return `${STEP_PATHS[step]}?own=1${by ? `&by=${by}` : ""}`;
}

const toldWay = (text: string | null): LandWay | undefined => LAND_WAYS.find((way) => way === text);

/** The form of how the traveller comes and goes, with the way that the address names where nothing is told yet. */
function flightTexts(trip: Trip, query: URLSearchParams): FormTexts {
  const texts = flightFormOf(trip);
  const by = toldWay(query.get("by"));
  if (!by || partsOf(trip).flights !== "open") return texts;
  const chosen = Object.values(WAY_SLOTS).map((slot) => [`${slot}By`, texts[`${slot}By`] ?? by]);
  return { ...texts, ...Object.fromEntries(chosen) };
}

/** The form of a part that was booked elsewhere. @throws AppError CONFLICT for a place outside the catalogue */
export async function ownPage(
  trip: Trip,
  userId: string | undefined,
  part: OwnPart,
  query: URLSearchParams,
): Promise<Omit<OwnPage, "basis">> {
  const summary = summarise(trip, findDestination(trip.destination.slug ?? ""), listDestinations());
  const { about } = await readerView(userId, summary.soFarMinor);
  return {
    kind: "own",
    part,
    texts: part === "flights" ? flightTexts(trip, query) : stayFormOf(trip),
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
