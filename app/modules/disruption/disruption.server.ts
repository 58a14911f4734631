import { env } from "#app/config/env.server";
import { DISRUPTION } from "#app/config/product";
import { db, transact } from "#app/db/client.server";
import { newId } from "#app/db/ids.server";
import { holdUser } from "#app/modules/accounts/settings/identity.server";
import { getTripOfParty } from "#app/modules/trips/party/party.server";
import type { Trip } from "#app/modules/trips/trip/trip";
import { zonesOf } from "#app/modules/trips/use/under-way.server";
import { AppError, isAppError } from "#app/shared/app-error";
import { PortFailure } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { openAlertStream } from "./alert-streams.server";
import { checkTrip, isDue, requestCheck, windowOf } from "./check-trip.server";
import { statusAt } from "./disruption";
import type { Prediction } from "./disruption";
import { toPredictionDto, toSubscriptionDto } from "./disruption.dto";
import type { Subscription } from "./disruption.dto";
import { asksService } from "./disruption-source.server";
import {
  countActive,
  pauseSubscription,
  selectOwn,
  selectPrediction,
  selectSubscription,
  upsertSubscription,
} from "./disruption.repo.server";
import { clockOf, isOpen, isWatchable } from "./watch-window";
import { toWatchView } from "./watch-view";
import type { WatchView } from "./watch-view";

/** The message where the feature is off (CHECKLIST DIS-02). */
const DISABLED = "Disruption helper feature is disabled";
const UNREACHABLE = "We couldn't look for disruptions just now. Reload this page in a few minutes.";

/**
 * Refuses where alerts are off, as they are unless an installation turns them on (CHECKLIST DIS-01). @throws AppError
 * NOT_FOUND
 */
export function requireAlerts(): void {
  if (!env().DISRUPTION_ALERTS) throw new AppError("NOT_FOUND", DISABLED);
}

/** @throws AppError NOT_FOUND for another account's trip, CONFLICT for one that is not booked */
async function requireWatchable(ctx: Ctx, userId: string, tripId: string): Promise<Trip> {
  requireAlerts();
  const { trip } = await getTripOfParty(ctx, tripId, userId);
  if (!isWatchable(trip)) throw new AppError("CONFLICT", "Only booked trips are watched for disruption");
  return trip;
}

function asOf(now: Date, subscription: Subscription | undefined): Subscription | undefined {
  return subscription && { ...subscription, status: statusAt(subscription, now) };
}

/**
 * Whether the stored prediction will do for an answer. A test switch that names the source asks for the source itself.
 */
function isFresh(ctx: Ctx, stored: Prediction | undefined): stored is Prediction {
  return stored !== undefined && !isDue(stored, ctx.now) && ctx.faults.disruption === undefined;
}

/**
 * Looks where the answer comes at once; else queues a look. @returns the prediction to show, and the failure, if any
 */
async function lookIfDue(
  ctx: Ctx,
  trip: Trip,
  stored: Prediction | undefined,
): Promise<{ prediction?: Prediction; problem?: string }> {
  if (isFresh(ctx, stored)) return { prediction: stored };
  if (asksService()) {
    // A page does not wait for an outside service: its answer is shown at the next look.
    await requestCheck(trip, stored);
    return { prediction: stored };
  }
  try {
    return { prediction: (await checkTrip(ctx, trip)).prediction };
  } catch (error) {
    if (!(error instanceof PortFailure) && !isAppError(error)) throw error;
    ctx.log.warn({ err: error, tripId: trip.id }, "a trip could not be looked at");
    return { prediction: stored, problem: UNREACHABLE };
  }
}

/**
 * A page's view of a trip's disruptions; undefined where the feature is off or the trip is not booked.
 * @param trip as one of its party sees it
 */
export async function viewWatch(ctx: Ctx, trip: Trip, userId: string): Promise<WatchView | undefined> {
  if (!env().DISRUPTION_ALERTS || !isWatchable(trip)) return undefined;
  const watched = windowOf(trip);
  const stored = await selectPrediction(db(), trip.id, userId);
  const before = asOf(ctx.now, await selectSubscription(db(), trip.id, userId));
  const isAtRest = before?.status === "PAUSED" || !isOpen(watched, ctx.now);
  const looked = isAtRest ? { prediction: stored } : await lookIfDue(ctx, trip, stored);
  // The look itself may have begun the subscription.
  const subscription = before ?? asOf(ctx.now, await selectSubscription(db(), trip.id, userId));
  const clock = clockOf(trip, ctx.now, zonesOf(trip));
  return toWatchView({ tripId: trip.id, now: ctx.now, clock, watched, subscription, ...looked });
}

/**
 * The prediction of a booked trip (CHECKLIST API-26).
 * @param bookingId in the caller's own spelling
 * @throws AppError NOT_FOUND, CONFLICT, UNAVAILABLE; PortFailure
 */
export async function predictTrip(ctx: Ctx, userId: string, tripId: string, bookingId: string) {
  const trip = await requireWatchable(ctx, userId, tripId);
  const stored = await selectPrediction(db(), trip.id, userId);
  const prediction = isFresh(ctx, stored) ? stored : (await checkTrip(ctx, trip)).prediction;
  return toPredictionDto(bookingId, prediction);
}

async function beginSubscription(ctx: Ctx, userId: string, trip: Trip): Promise<Subscription> {
  const { closesAt } = windowOf(trip);
  const at = ctx.now.toISOString();
  return transact(async (trx) => {
    // The account is locked, so that two windows do not begin the fifth and the sixth subscription at once.
    if (!(await holdUser(trx, userId))) throw new AppError("UNAUTHENTICATED", "Please sign in to continue");
    if ((await countActive(trx, userId, trip.id, at)) >= DISRUPTION.mostActive)
      throw new AppError("CONFLICT", "You already watch five trips. Pause the alerts of one of them first.");
    return upsertSubscription(trx, {
      id: newId(),
      trip_id: trip.id,
      user_id: userId,
      status: "ACTIVE",
      subscribed_at: at,
      expires_at: closesAt.toISOString(),
    });
  });
}

/**
 * Subscribes an account to a trip's alerts (CHECKLIST API-27, DIS-12).
 * @param bookingId in the caller's own spelling
 * @returns undefined where the source does not know the booking (CHECKLIST DIS-18)
 * @throws AppError NOT_FOUND; CONFLICT for a trip that is not booked, has left, or is the sixth; PortFailure
 */
export async function subscribeToTrip(ctx: Ctx, userId: string, tripId: string, bookingId: string) {
  const trip = await requireWatchable(ctx, userId, tripId);
  if (ctx.now > windowOf(trip).closesAt)
    throw new AppError("CONFLICT", "You left more than a day ago, so there is nothing left to watch.");
  const { isKnown } = await checkTrip(ctx, trip);
  if (!isKnown) return undefined;
  return toSubscriptionDto(bookingId, await beginSubscription(ctx, userId, trip));
}

/** Pauses the alerts of a trip for an account until it subscribes again. @throws AppError NOT_FOUND */
export async function pauseTrip(ctx: Ctx, userId: string, tripId: string): Promise<void> {
  const trip = await requireWatchable(ctx, userId, tripId);
  if (!(await pauseSubscription(db(), trip.id, userId)))
    throw new AppError("NOT_FOUND", "Alerts are not on for this trip");
}

/**
 * The alerts of a trip as they come (CHECKLIST API-28).
 * @param bookingId in the caller's own spelling
 * @throws AppError NOT_FOUND, CONFLICT, RATE_LIMITED
 */
export async function streamTrip(
  ctx: Ctx,
  userId: string,
  tripId: string,
  listener: { bookingId: string; lastId?: string; isAllowed: () => Promise<boolean> },
): Promise<ReadableStream<Uint8Array>> {
  const trip = await requireWatchable(ctx, userId, tripId);
  return openAlertStream(ctx, { ...listener, tripId: trip.id, userId });
}

/** All stored data of an account about alerts. */
export async function exportWatching(userId: string) {
  const { subscriptions, alerts } = await selectOwn(db(), userId);
  return {
    subscriptions: subscriptions.map(({ tripId, ...one }) => toSubscriptionDto(tripId, one)),
    alerts: alerts.map(({ tripId, id, event, timestamp }) => ({ alertId: id, bookingId: tripId, event, timestamp })),
  };
}
