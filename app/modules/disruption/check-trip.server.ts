import { DISRUPTION } from "#app/config/product";
import { RETENTION } from "#app/config/retention";
import { env } from "#app/config/env.server";
import { db, transact } from "#app/db/client.server";
import { newId } from "#app/db/ids.server";
import { enqueueJob } from "#app/db/jobs.server";
import type { Work } from "#app/db/jobs.server";
import type { Db } from "#app/db/schema";
import { tell } from "#app/db/told.server";
import { holdUser } from "#app/modules/accounts/settings/identity.server";
import type { Trip, TripWithoutDays } from "#app/modules/trips/trip/trip";
import { findTripWithin, getTripOfCompanion } from "#app/modules/trips/store/trips.server";
import { tripsLeaving, zonesOf } from "#app/modules/trips/use/under-way.server";
import { addDays, utcDateOf } from "#app/shared/calendar";
import type { Ctx } from "#app/shared/context";
import { isCurrent, isGrave, keptAlerts, raisedRisk, scoreFor } from "./disruption";
import type { DisruptionEvent, Prediction } from "./disruption";
import {
  countActive,
  deleteAlerts,
  deleteBefore,
  expireSubscriptions,
  insertAlert,
  selectAlert,
  selectAlertsOfTrip,
  selectPredictionOfTrip,
  selectSubscription,
  selectWatchers,
  upsertPrediction,
  upsertSubscription,
} from "./disruption.repo.server";
import { CHECK, CHECK_JOB, TELL, TELL_JOB } from "./disruption.schema";
import { predict } from "./disruption-source.server";
import type { SourceAnswer } from "./disruption-source.server";
import { isOpen, isWatchable, watchWindowOf } from "./watch-window";
import type { WatchWindow } from "./watch-window";
import { toWatchedBooking } from "./watched-booking";

const CHECK_MS = DISRUPTION.checkMinutes * 60_000;
const KEPT_MS = RETENTION.alertHours * 3_600_000;
/** A trip may leave a day before or after its first date, by the clock of another place. */
const DAYS_AROUND = 4;

/** The hours in which a trip is watched. */
export function windowOf(trip: TripWithoutDays): WatchWindow {
  return watchWindowOf(trip, zonesOf(trip).there);
}

/** Whether it is time to look again. A prediction from the future was made under a moved clock. */
export function isDue(prediction: Prediction | undefined, now: Date): boolean {
  const at = now.toISOString();
  return !prediction || prediction.nextCheckAt <= at || prediction.lastUpdated > at;
}

/** The key under which an event is told: once, and once more when it has become grave. */
function noticeOf({ id, severity }: DisruptionEvent): string {
  return isGrave(severity) ? `${id}:${severity}` : id;
}

function toPrediction({ prediction, isSample }: SourceAnswer, now: Date): Prediction {
  const events = prediction.predictions.filter((event) => isCurrent(event, now));
  const overallRisk = events.reduce((risk, { severity }) => raisedRisk(risk, severity), prediction.overallRisk);
  return {
    overallRisk,
    riskScore: scoreFor(overallRisk, prediction.riskScore),
    events,
    lastUpdated: now.toISOString(),
    // A source may ask for a longer pause, but not beyond the next look.
    nextCheckAt: new Date(now.getTime() + CHECK_MS).toISOString(),
    isSample,
  };
}

/**
 * Starts watching for the owner of a trip that leaves soon and that the owner never decided about (CHECKLIST DIS-07),
 * while there is room.
 */
async function startWatchingFor(trx: Db, ctx: Ctx, trip: Trip, { closesAt }: WatchWindow): Promise<void> {
  const userId = trip.ownerId;
  const at = ctx.now.toISOString();
  if (!userId || (await selectSubscription(trx, trip.id, userId))) return;
  if (!(await holdUser(trx, userId))) return;
  if ((await countActive(trx, userId, trip.id, at)) >= DISRUPTION.mostActive) return;
  await upsertSubscription(trx, {
    id: newId(),
    trip_id: trip.id,
    user_id: userId,
    status: "ACTIVE",
    subscribed_at: at,
    expires_at: closesAt.toISOString(),
  });
}

/** Notes the new alerts of a prediction, and tells the open streams of the trip. */
async function noteAlerts(trx: Db, trip: Trip, prediction: Prediction, now: Date): Promise<void> {
  const before = await selectPredictionOfTrip(trx, trip.id);
  const known = new Set(before?.events.map(noticeOf));
  const since = new Date(now.getTime() - KEPT_MS).toISOString();
  await upsertPrediction(trx, trip.id, prediction);
  for (const event of prediction.events) {
    const notice = noticeOf(event);
    if (known.has(notice) || event.detectedAt < since) continue;
    const alert = { id: newId(), event, timestamp: now.toISOString() };
    if (!(await insertAlert(trx, trip.id, notice, alert, prediction.isSample))) continue;
    await tell(trx, "alerts", trip.id);
    if (isGrave(event.severity)) {
      const told = TELL.write({ tripId: trip.id, alertId: alert.id });
      await enqueueJob(trx, TELL_JOB, `${TELL_JOB}:${trip.id}:${notice}`, told);
    }
  }
  const all = await selectAlertsOfTrip(trx, trip.id);
  const kept = new Set(keptAlerts(all, now).map(({ id }) => id));
  await deleteAlerts(
    trx,
    trip.id,
    all.filter(({ id }) => !kept.has(id)).map(({ id }) => id),
  );
}

/** The result of looking at a trip. */
export interface Checked {
  prediction: Prediction;
  /** Whether the source knows the booking at all. */
  isKnown: boolean;
}

/**
 * Asks for the prediction of a trip, stores it, and tells its watchers of new alerts.
 * @throws PortFailure, AppError UNAVAILABLE
 */
export async function checkTrip(ctx: Ctx, trip: Trip): Promise<Checked> {
  const watched = windowOf(trip);
  const answer = await predict(ctx, toWatchedBooking(trip, watched.departsAt));
  const prediction = toPrediction(answer, ctx.now);
  await transact(async (trx) => {
    if (isOpen(watched, ctx.now) && answer.isKnown) await startWatchingFor(trx, ctx, trip, watched);
    await noteAlerts(trx, trip, prediction, ctx.now);
  });
  return { prediction, isKnown: answer.isKnown };
}

/** Looks at one trip, as the job queue asks. @throws PortFailure, AppError UNAVAILABLE, to be tried again */
export async function checkWatched(ctx: Ctx, { id, payload }: Work): Promise<void> {
  const { tripId, ownerId } = CHECK.read(payload, id);
  const trip = env().DISRUPTION_ALERTS ? await findTripWithin(db(), tripId, ownerId) : undefined;
  if (trip && isWatchable(trip) && isOpen(windowOf(trip), ctx.now)) await checkTrip(ctx, trip);
}

/** Queues a look at a trip. The same look a second time changes nothing. */
export async function requestCheck(trip: TripWithoutDays, prediction: Prediction | undefined): Promise<void> {
  if (!trip.ownerId) return;
  const turn = prediction?.nextCheckAt ?? "first";
  await enqueueJob(
    db(),
    CHECK_JOB,
    `${CHECK_JOB}:${trip.id}:${turn}`,
    CHECK.write({ tripId: trip.id, ownerId: trip.ownerId }),
  );
}

/** Whether a look at the trip is wanted: by a watcher, or by an owner who never said no. */
async function isWanted(trip: TripWithoutDays, now: Date): Promise<boolean> {
  if ((await selectWatchers(db(), trip.id, now.toISOString())).length > 0) return true;
  return trip.ownerId !== undefined && !(await selectSubscription(db(), trip.id, trip.ownerId));
}

/** Finds the trips that are due for a look (CHECKLIST DIS-07, DIS-11); none where the feature is off. */
export async function sweepTrips(now: Date): Promise<void> {
  if (!env().DISRUPTION_ALERTS) return;
  const today = utcDateOf(now);
  for await (const trip of tripsLeaving(addDays(today, -DAYS_AROUND), addDays(today, DAYS_AROUND))) {
    if (!isWatchable(trip) || !isOpen(windowOf(trip), now)) continue;
    const prediction = await selectPredictionOfTrip(db(), trip.id);
    if (isDue(prediction, now) && (await isWanted(trip, now))) await requestCheck(trip, prediction);
  }
}

/** A message to the devices of an account: `alertDevices` of the module that knows them. */
type Tell = (userId: string, key: string, message: { title: string; body: string; address: string }) => Promise<void>;

/** Sends a grave alert to the devices of a trip's watchers, unless the alert or the trip is over by now. */
export async function tellOfAlert(ctx: Ctx, { id, payload }: Work, tell: Tell): Promise<void> {
  const { tripId, alertId } = TELL.read(payload, id);
  const [alert, trip] = await Promise.all([selectAlert(db(), tripId, alertId), getTripOfCompanion(ctx, tripId)]);
  if (!alert || !isCurrent(alert.event, ctx.now) || !trip || !isWatchable(trip)) return;
  const { title, description, suggestedActions } = alert.event;
  for (const userId of await selectWatchers(db(), tripId, ctx.now.toISOString()))
    await tell(userId, `disruption:${tripId}:${alertId}`, {
      title: alert.isSample ? `Sandbox alert: ${title}` : title,
      body: suggestedActions[0] ? `${suggestedActions[0]}.` : description,
      address: `/trips/${tripId}/alerts`,
    });
}

/** Deletes alerts after 48 hours and ends subscriptions whose time is over (CHECKLIST DIS-13). */
export async function forgetOldAlerts(now: Date): Promise<void> {
  await deleteBefore(db(), new Date(now.getTime() - KEPT_MS).toISOString());
  await expireSubscriptions(db(), now.toISOString());
}
