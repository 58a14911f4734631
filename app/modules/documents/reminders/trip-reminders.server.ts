import { z } from "zod";
import { mailOrigin } from "#app/config/mail-origin.server";
import { db, transact } from "#app/db/client.server";
import { enqueueJob } from "#app/db/jobs.server";
import type { Work } from "#app/db/jobs.server";
import { findAccount } from "#app/modules/accounts/account/accounts.server";
import { enqueueMail } from "#app/modules/email/email.server";
import { getPreferences } from "#app/modules/profile/preferences.server";
import { listJourney } from "#app/modules/trips/store/longer-trip.server";
import { findTripWithin } from "#app/modules/trips/store/trips.server";
import { departureOf } from "#app/modules/trips/trip/flight-now";
import type { TripWithoutDays } from "#app/modules/trips/trip/trip";
import { tripsLeaving, zonesOf } from "#app/modules/trips/use/under-way.server";
import { addDays, utcDateOf } from "#app/shared/calendar";
import type { Ctx } from "#app/shared/context";
import { storedShape } from "#app/shared/stored-shape";
import { mailedCalendarPath } from "../mailed-calendar.server";
import { reminderMail } from "./reminder-mail";
import { dueReminder, isReminded, placesBegunBy } from "./trip-reminders";

/** Job that reminds of a trip. */
export const TRIP_REMINDER_JOB = "trip-reminder";

/** The first reminder comes seven days before; by the clock of another place that may be a date later. */
const DAYS_AHEAD = 9;

const TOLD = storedShape(
  "jobs.payload",
  z.object({
    tripId: z.string(),
    userId: z.string(),
    reminder: z.enum(["week", "day"]),
    /** The departure that is spoken of: a trip that was moved since is reminded of anew. */
    departsAt: z.iso.datetime(),
  }),
);

const departs = (trip: TripWithoutDays): Date => departureOf(trip, zonesOf(trip).there);

/** Notes the reminders that are due, once each for a trip and its departure. */
export async function sweepReminders(now: Date): Promise<void> {
  const today = utcDateOf(now);
  for await (const trip of tripsLeaving(addDays(today, -1), addDays(today, DAYS_AHEAD))) {
    const departsAt = departs(trip);
    const reminder = dueReminder(departsAt, now, new Date(trip.bookedAt ?? trip.createdAt));
    if (!reminder || trip.ownerId === undefined || !isReminded(trip)) continue;
    const told = { tripId: trip.id, userId: trip.ownerId, reminder, departsAt: departsAt.toISOString() };
    const key = `${TRIP_REMINDER_JOB}:${trip.id}:${reminder}:${told.departsAt}`;
    await enqueueJob(db(), TRIP_REMINDER_JOB, key, TOLD.write(told));
  }
}

/**
 * Reminds a traveller of a trip that is as it was: nothing is said of one that was cancelled, deleted or moved since,
 * that has begun by now, or to a traveller who wants no reminders. A longer trip begins once: a week before its first
 * place. Safe to repeat.
 */
export async function sendTripReminder(ctx: Ctx, { id, payload }: Work): Promise<void> {
  const { tripId, userId, reminder, departsAt } = TOLD.read(payload, id);
  const [account, trip] = await Promise.all([findAccount(userId), findTripWithin(db(), tripId, userId)]);
  if (!account || !trip || !isReminded(trip) || departs(trip).toISOString() !== departsAt) return;
  if (ctx.now.toISOString() >= departsAt || !(await getPreferences(userId)).tripReminders) return;
  const places = trip.journeyId === undefined ? [trip] : await listJourney(ctx, trip.journeyId, { userId });
  const begun = placesBegunBy(trip, places);
  if (reminder === "week" && begun.length === 0) return;
  const whole = begun.length > 1 ? begun : undefined;
  const calendar = trip.seal || whole ? undefined : await mailedCalendarPath(ctx, { tripId, userId });
  const { firstName } = account;
  const mail = reminderMail(trip, { reminder, firstName, origin: mailOrigin(ctx.origin), calendar, whole });
  const key = `${TRIP_REMINDER_JOB}:${tripId}:${reminder}:${departsAt}`;
  await transact((trx) => enqueueMail(trx, key, { to: account.email, ...mail }));
}
