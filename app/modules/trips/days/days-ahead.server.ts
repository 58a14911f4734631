import { z } from "zod";
import { db } from "#app/db/client.server";
import { enqueueJob } from "#app/db/jobs.server";
import type { Work } from "#app/db/jobs.server";
import { findUserOf } from "#app/modules/accounts/account/accounts.server";
import { hasItinerary } from "#app/modules/accounts/account/itineraries.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { TOO_MANY, consumeAttempt } from "#app/modules/accounts/account/rate-limits.server";
import { spendsPass } from "#app/modules/accounts/account/plans";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import type { PlanningStep } from "#app/modules/itinerary/day/planning-step";
import { isAppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { storedShape } from "#app/shared/stored-shape";
import { selectTrip } from "../store/trips.repo.server";
import { isClosed, isPaid, standingOfTrip } from "../trip/trip";
import type { Trip } from "../trip/trip";
import { ensureDays, generateDays, previewDays } from "./days.server";
import { coveredPlace, mayPlanDays } from "./may-plan.server";
import { PLAN_DAYS_JOB, findPlanningStep, planDaysKey, withNotedSteps } from "./planning-steps.server";

const PLAN_DAYS = storedShape(
  "jobs.payload",
  z.object({
    tripId: z.string(),
    holder: z.union([z.object({ userId: z.string() }), z.object({ visitorId: z.string() })]),
  }),
);

/** Looks that visitors behind one address may have at days; each is a plan. */
const PREVIEWS_PER_ADDRESS = { points: 30, seconds: 3600 };

/** Whether a trip has no days yet and could have some. */
function lacksDays(trip: Trip): boolean {
  const { slug } = trip.destination;
  return !trip.itinerary && !isClosed(trip) && slug !== undefined && findDestination(slug) !== undefined;
}

/**
 * Whether the first days of a trip come by themselves: they cost the account nothing that was paid for. A trip pass is
 * spent by a press only.
 */
async function comeByThemselves(trip: Trip, user: CurrentUser): Promise<boolean> {
  if (!lacksDays(trip) || trip.ownerId !== user.id) return false;
  if (!(await mayPlanDays(user, trip))) return false;
  if (standingOfTrip(trip).isPlannedOrPaid || !spendsPass(user)) return true;
  return hasItinerary(user.id, coveredPlace(trip));
}

async function begin(
  trip: Trip,
  holder: { userId: string } | { visitorId: string },
): Promise<PlanningStep | undefined> {
  await enqueueJob(db(), PLAN_DAYS_JOB, planDaysKey(trip), PLAN_DAYS.write({ tripId: trip.id, holder }));
  return findPlanningStep(trip);
}

/**
 * Begins to plan the days that a trip lacks, once for each state of the trip.
 * @returns the step that they have come to; undefined where they are there, where they wait for a press, and where
 * planning this state of the trip has failed
 */
export async function beginDays(trip: Trip, user: CurrentUser): Promise<PlanningStep | undefined> {
  return (await comeByThemselves(trip, user)) ? begin(trip, { userId: user.id }) : undefined;
}

/** @returns the step of the days that a trip lacks, where they are being planned since its traveller saw another page */
export async function watchDays(trip: Trip): Promise<PlanningStep | undefined> {
  return lacksDays(trip) ? findPlanningStep(trip) : undefined;
}

/**
 * Begins to plan the days of a visitor's draft, of which the first is shown before there is an account.
 * @returns the step that they have come to; undefined also once this address has had many looks
 */
export async function beginPreview(ctx: Ctx, trip: Trip, visitorId: string): Promise<PlanningStep | undefined> {
  if (!lacksDays(trip) || trip.ownerId !== undefined) return undefined;
  const under = await findPlanningStep(trip);
  if (under) return under;
  try {
    await consumeAttempt(ctx, `plan:address:${ctx.address}`, PREVIEWS_PER_ADDRESS, TOO_MANY);
  } catch (error) {
    if (isAppError(error) && error.code === "RATE_LIMITED") return undefined;
    throw error;
  }
  return begin(trip, { visitorId });
}

async function planFor(ctx: Ctx, tripId: string, holder: { userId: string } | { visitorId: string }, key: string) {
  const trip = await selectTrip(db(), tripId, holder);
  if (!trip || !lacksDays(trip)) return;
  if ("visitorId" in holder) {
    await previewDays(ctx, trip, holder.visitorId);
    return;
  }
  const user = await findUserOf(ctx, holder.userId);
  if (!user || !(await comeByThemselves(trip, user))) return;
  // The work that follows a payment plans these days too: whichever comes first makes them.
  if (isPaid(trip)) await ensureDays(ctx, trip);
  else await withNotedSteps(ctx, trip, (telling) => generateDays(telling, trip, user, {}, { key }));
}

/**
 * Plans the days of a trip that has none. What a second try does not change ends the work: the page then offers the
 * button, and a press of it says why.
 */
export async function planDaysInBackground(ctx: Ctx, { id, payload }: Work): Promise<void> {
  const { tripId, holder } = PLAN_DAYS.read(payload, id);
  try {
    await planFor(ctx, tripId, holder, id);
  } catch (error) {
    if (!isAppError(error) || error.status >= 500) throw error;
    ctx.log.warn({ event: "days-not-planned", code: error.code }, "days could not be planned in the background");
  }
}
