import { data } from "@remix-run/node";
import { real } from "#app/config/env.server";
import { sellsTrips } from "#app/config/what-is-real";
import { basisForPage, basisOfForm } from "#app/http/route/basis.server";
import { readSubmission } from "#app/http/route/form.server";
import type { PlannerEntry } from "#app/http/route/planner.server";
import { queryOf } from "#app/http/route/query.server";
import { redirectWithToast, seeOther } from "#app/http/answer/responses.server";
import { findDestination, listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import { flightTextsSchema, stayTextsSchema } from "#app/modules/elsewhere/own-booking.schema";
import {
  bringParts,
  destinationOf,
  flightFormOf,
  goWithout,
  ownCurrencies,
  stayFormOf,
} from "#app/modules/planner/own-booking.server";
import { showsOwn } from "#app/modules/planner/own-step";
import type { OwnPage, OwnPart } from "#app/modules/planner/own-step";
import { nextStepHere } from "#app/modules/planner/planner.server";
import { readerView } from "#app/modules/planner/price-display.server";
import { STEP_PATHS } from "#app/modules/planner/steps";
import { summarise } from "#app/modules/planner/trip-summary";
import type { PlannerStep, Trip } from "#app/modules/trips/trip/trip";
import { partsOf } from "#app/modules/trips/trip/trip-parts";
import { isAppError } from "#app/shared/app-error";
import { formatDateRange } from "#app/shared/format";
import type { FormProblem } from "#app/shared/form-problem";

type Entry = PlannerEntry & { trip: Trip };

const GO_ON: Partial<Record<PlannerStep, string>> = {
  hotels: "Continue to hotels",
  checkout: "Continue to checkout",
  itinerary: "Continue to your days",
};

/** Whether a step shows the form for a booking made elsewhere: its address and the trip decide. */
export function isOwnStep(request: Request, { trip }: Entry, part: OwnPart): boolean {
  const where = partsOf(trip)[part === "flights" ? "flights" : "stay"];
  return showsOwn(where, sellsTrips(real()), queryOf(request));
}

/** The step that follows once a part of the trip is settled elsewhere. */
function stepAfterOwn(trip: Trip, part: OwnPart): PlannerStep {
  const settled = { ...trip, hotel: undefined, elsewhere: { ...trip.elsewhere, stay: "not-needed" as const } };
  return nextStepHere(part, part === "flights" ? trip : settled);
}

/** The form of a part that was booked elsewhere. @throws AppError CONFLICT for a place outside the catalogue */
export async function loadOwn({ trip, user }: Entry, part: OwnPart): Promise<OwnPage> {
  const summary = summarise(trip, findDestination(trip.destination.slug ?? ""), listDestinations());
  const { about } = await readerView(user?.id, summary.soFarMinor);
  return {
    kind: "own",
    part,
    texts: part === "flights" ? flightFormOf(trip) : stayFormOf(trip),
    where: partsOf(trip)[part === "flights" ? "flights" : "stay"],
    hasOffers: sellsTrips(real()),
    goOn: GO_ON[stepAfterOwn(trip, part)] ?? "Continue",
    backTo: STEP_PATHS[part === "flights" ? "start" : "flights"],
    basis: basisForPage(trip),
    summary,
    aboutSoFar: about?.total ?? null,
    neighbourhoods: destinationOf(trip).neighbourhoods.map(({ name }) => name),
    currencies: ownCurrencies(trip),
  };
}

/** The sentence about a trip whose dates moved with its flights. */
function datesMoved(before: Trip, after: Trip): string | undefined {
  if (before.startDate === after.startDate && before.endDate === after.endDate) return undefined;
  const lost = before.hotel && !after.hotel ? " Your stay was for other dates, so please choose again." : "";
  return `Your trip is now ${formatDateRange(after.startDate, after.endDate)}, to match your flights.${lost}`;
}

/** Goes on to the next step, with a message about other changes. */
export function goOnAfter(before: Trip, after: Trip, part: OwnPart): Promise<Response> | Response {
  const next = STEP_PATHS[nextStepHere(part, after)];
  const text = datesMoved(before, after);
  return text ? redirectWithToast(next, { kind: "info", text }) : seeOther(next);
}

const OWN_INTENTS = ["keep-flights", "skip-flights", "keep-stay", "skip-stay"];

/** Whether a form is about a booking made elsewhere. */
export function isOwnForm(form: FormData): boolean {
  return OWN_INTENTS.includes(String(form.get("intent")));
}

/** Stores the part that was booked elsewhere, or that the trip goes without it, and goes on. */
export async function changeOwn({ ctx, trip, holder }: Entry, part: OwnPart, form: FormData) {
  const refuse = (own: FormProblem, status: number) => data({ own, problem: undefined }, { status });
  const basis = basisOfForm(form);
  const sent = readSubmission(form, part === "flights" ? flightTextsSchema : stayTextsSchema);
  try {
    if (String(form.get("intent")).startsWith("skip-"))
      return await goOnAfter(trip, await goWithout(ctx, trip, holder, part, basis), part);
    if (sent.status === "error") return refuse(sent.problem, 422);
    const told = part === "flights" ? { flights: sent.value } : { stay: sent.value };
    const brought = await bringParts(ctx, trip, holder, told, basis);
    if ("problem" in brought) return refuse({ ...sent.problem, ...brought.problem }, 422);
    return await goOnAfter(trip, brought.trip, part);
  } catch (error) {
    if (isAppError(error)) return refuse({ ...sent.problem, message: error.message }, error.status);
    throw error;
  }
}
