import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { z } from "zod";
import { real } from "#app/config/env.server";
import { sellsTrips } from "#app/config/what-is-real";
import { flightTextsSchema, stayTextsSchema } from "#app/modules/elsewhere/own-booking.schema";
import { offersPage } from "#app/modules/planner/offer-steps.server";
import type { OfferStep, Offered } from "#app/modules/planner/offer-steps.server";
import { TICKETS } from "#app/modules/planner/offers/one-ticket";
import type { OfferOptions } from "#app/modules/planner/offers.server";
import { moveSchema } from "#app/modules/planner/offers/near-days";
import { moveTrip } from "#app/modules/planner/offers/near-days.server";
import { bringParts, goWithout } from "#app/modules/planner/own-booking.server";
import { isOwnStep, nextAfterOwn, ownPage } from "#app/modules/planner/own-page.server";
import type { OwnPage, OwnPart } from "#app/modules/planner/own-step";
import { readPaging } from "#app/modules/planner/offers/paging";
import { shortenStay } from "#app/modules/planner/planner.server";
import { STEP_PATHS } from "#app/modules/planner/steps";
import type { Basis } from "#app/modules/trips/store/change-trip.server";
import type { Trip } from "#app/modules/trips/trip/trip";
import { isAppError } from "#app/shared/app-error";
import { formatDateRange } from "#app/shared/format";
import type { FormProblem } from "#app/shared/form-problem";
import { basisForPage, basisOfForm } from "./basis.server";
import { readForm, readSubmission } from "./form.server";
import { requirePlannerStep } from "./planner.server";
import type { PlannerEntry } from "./planner.server";
import { queryOf } from "./query.server";
import { redirectWithToast, refused, seeOther } from "../answer/responses.server";

type Entry = PlannerEntry & { trip: Trip };

/** The view of a step: the form of a part that was booked elsewhere, or the offers. */
export async function loadOfferStep<Offer extends Offered, Card, Options extends OfferOptions<Offer>>(
  args: LoaderFunctionArgs,
  offers: OfferStep<Offer, Card, Options>,
) {
  const { ctx, trip, user, holder } = await requirePlannerStep(args, offers.step);
  const query = queryOf(args.request);
  const basis = basisForPage(trip);
  if (isOwnStep(trip, offers.step, query)) {
    const own: OwnPage = { ...(await ownPage(trip, user?.id, offers.step, query)), basis };
    return own;
  }
  return { ...(await offersPage(ctx, trip, holder, offers, readPaging(query))), basis };
}

/** Goes on to the step after one that was settled elsewhere, and says what else changed. */
export function goOnAfterOwn(before: Trip, after: Trip, part: OwnPart): Promise<Response> | Response {
  const { to, text } = nextAfterOwn(before, after, part);
  return text ? redirectWithToast(to, { kind: "info", text }) : seeOther(to);
}

const OWN_INTENTS = ["keep-flights", "skip-flights", "keep-stay", "skip-stay"];

/** Whether a form is about what was booked elsewhere. */
function isOwnForm(form: FormData): boolean {
  return OWN_INTENTS.includes(String(form.get("intent")));
}

/** Keeps what a form tells of a part that was booked elsewhere, or that the trip goes without it, and goes on. */
async function changeOwn({ ctx, trip, holder }: Entry, part: OwnPart, form: FormData) {
  const refuse = (problem: FormProblem, status: number) => data(problem, { status });
  const basis = basisOfForm(form);
  const sent = readSubmission(form, part === "flights" ? flightTextsSchema : stayTextsSchema);
  try {
    if (String(form.get("intent")).startsWith("skip-"))
      return await goOnAfterOwn(trip, await goWithout(ctx, trip, holder, part, basis), part);
    if (sent.status === "error") return refuse(sent.problem, 422);
    const told = part === "flights" ? { flights: sent.value } : { stay: sent.value };
    const brought = await bringParts(ctx, trip, holder, told, basis);
    if ("problem" in brought) return refuse({ ...sent.problem, ...brought.problem }, 422);
    return await goOnAfterOwn(trip, brought.trip, part);
  } catch (error) {
    if (isAppError(error)) return refuse({ ...sent.problem, message: error.message }, error.status);
    throw error;
  }
}

const offerSchema = z.object({ offer: z.string().min(1).max(300), ticket: z.enum(TICKETS).optional() });

/** Sets other dates, as a button of the page offered, and goes to the flights on them. */
async function setOtherDates(
  args: ActionFunctionArgs,
  form: FormData,
  change: (entry: Entry, basis: Basis) => Promise<Trip>,
) {
  const entry = await requirePlannerStep(args, "flights");
  try {
    const { startDate, endDate } = await change(entry, basisOfForm(form));
    return await redirectWithToast(STEP_PATHS.flights, {
      kind: "success",
      text: `Your trip is now ${formatDateRange(startDate, endDate)}.${sellsTrips(real()) ? " These are the flights for it." : ""}`,
    });
  } catch (error) {
    if (isAppError(error)) return refused(error.message, error.status);
    throw error;
  }
}

/** Moves the trip by the days of the form. */
function move(args: ActionFunctionArgs, form: FormData) {
  const sent = readSubmission(form, moveSchema);
  if (sent.status === "error") return refused("Choose one of the days", 422);
  return setOtherDates(args, form, ({ ctx, trip, holder }, basis) =>
    moveTrip(ctx, trip, holder, sent.value.days, basis),
  );
}

/** Takes the choice of the form and goes on to the next step. */
export async function chooseOffer<Offer extends Offered, Card, Options extends OfferOptions<Offer>>(
  args: ActionFunctionArgs,
  offers: OfferStep<Offer, Card, Options>,
) {
  const entry = await requirePlannerStep(args, offers.step);
  const { ctx, trip, holder } = entry;
  const form = await readForm(args.request);
  if (isOwnForm(form)) return changeOwn(entry, offers.step, form);
  if (offers.step === "flights" && form.get("intent") === "shorten-stay")
    return setOtherDates(args, form, (found, basis) => shortenStay(found.ctx, found.trip, found.holder, basis));
  if (offers.step === "flights" && form.get("intent") === "move-dates") return move(args, form);
  const sent = readSubmission(form, offerSchema);
  if (sent.status === "error") return refused(offers.noneChosen, 422);
  try {
    const { offer, ticket } = sent.value;
    await offers.pick(ctx, trip, holder, { offerId: offer, basis: basisOfForm(form), ticket });
  } catch (error) {
    if (isAppError(error)) return refused(error.message, error.status);
    throw error;
  }
  return seeOther(STEP_PATHS[offers.next]);
}
