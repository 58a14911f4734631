import { z } from "zod";
import { db } from "#app/db/client.server";
import { enqueueJob, isJobWaiting, wakeJobs } from "#app/db/jobs.server";
import type { Work } from "#app/db/jobs.server";
import { findUserOf } from "#app/modules/accounts/account/accounts.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { capabilitiesOn } from "#app/modules/accounts/account/plans";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { isAppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { storedShape } from "#app/shared/stored-shape";
import { findTripWithin } from "../store/trips.server";
import { isClosed, isPaid, standingOfTrip } from "../trip/trip";
import type { Trip } from "../trip/trip";
import { ensureDays, generateDays } from "./days.server";

/** Job that plans the first days of a trip while its traveller watches. */
export const PLAN_DAYS_JOB = "plan-days";

const PLAN_DAYS = storedShape("jobs.payload", z.object({ tripId: z.string(), userId: z.string() }));

/**
 * Whether the first days of a trip come by themselves: they cost the account nothing that was paid for. A trip pass is
 * spent by a press only.
 */
function comeByThemselves(trip: Trip, user: CurrentUser): boolean {
  if (trip.itinerary || isClosed(trip) || trip.ownerId !== user.id) return false;
  if (!trip.destination.slug || !findDestination(trip.destination.slug)) return false;
  const standing = standingOfTrip(trip);
  if (!capabilitiesOn(user.capabilities, standing).canGenerateTrip) return false;
  return standing.isPlannedOrPaid || user.membership === "premium" || user.tripPassesLeft === 0;
}

/**
 * Begins to plan the days that a trip lacks, once for each state of the trip.
 * @returns whether they are on their way; false where they are there, where they wait for a press, and where planning
 * this state of the trip has failed
 */
export async function beginDays(trip: Trip, user: CurrentUser): Promise<boolean> {
  if (!comeByThemselves(trip, user)) return false;
  const key = `${PLAN_DAYS_JOB}:${trip.id}:${trip.revision}`;
  await enqueueJob(db(), PLAN_DAYS_JOB, key, PLAN_DAYS.write({ tripId: trip.id, userId: user.id }));
  wakeJobs();
  return isJobWaiting(db(), key);
}

/**
 * Plans the days of a trip that has none. What a second try does not change ends the work: the page then offers the
 * button, and a press of it says why.
 */
export async function planDaysInBackground(ctx: Ctx, { id, payload }: Work): Promise<void> {
  const { tripId, userId } = PLAN_DAYS.read(payload, id);
  const [trip, user] = await Promise.all([findTripWithin(db(), tripId, userId), findUserOf(ctx, userId)]);
  if (!trip || !user || !comeByThemselves(trip, user)) return;
  try {
    // The work that follows a payment plans these days too: whichever comes first makes them.
    if (isPaid(trip)) await ensureDays(ctx, trip);
    else await generateDays(ctx, trip, user, {}, { key: id });
  } catch (error) {
    if (!isAppError(error) || error.status >= 500) throw error;
    ctx.log.warn({ event: "days-not-planned", code: error.code }, "days could not be planned in the background");
  }
}
