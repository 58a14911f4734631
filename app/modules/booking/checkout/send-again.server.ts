import { real } from "#app/config/env.server";
import { sentAgainNote } from "#app/config/reality-words";
import { db } from "#app/db/client.server";
import { enqueueJob } from "#app/db/jobs.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { consumeAttempt } from "#app/modules/accounts/account/rate-limits.server";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { selectBooking } from "../money/booking.repo.server";
import { TRIP_CONFIRMATION_JOB } from "../orders/booking-follows.server";
import { TRIP_CONFIRMATION } from "../rules/stored-booking";

/** Presses within so long are one. */
const ONE_PRESS_MS = 10 * 60_000;
const PRESSES_PER_ACCOUNT = { points: 10, seconds: 86_400 };

/**
 * Mails the confirmation of a booked trip once more, with its documents as they are now; pressed twice in a row it goes
 * once.
 * @returns the answer for its traveller: where it goes
 * @throws AppError NOT_FOUND for a trip of another account, CONFLICT for one that is not booked, RATE_LIMITED
 */
export async function sendConfirmationAgain(ctx: Ctx, user: CurrentUser, tripId: string): Promise<string> {
  const trip = await getTrip(ctx, tripId, { userId: user.id });
  const booking = await selectBooking(db(), trip.id, user.id);
  if (!booking || booking.state === "ordering" || (trip.status !== "booked" && trip.status !== "completed"))
    throw new AppError("CONFLICT", "This trip isn't booked, so there's nothing to confirm.");
  await consumeAttempt(
    ctx,
    `confirmation-again:${user.id}`,
    PRESSES_PER_ACCOUNT,
    "You've asked for a lot of emails today. Look in your spam folder, or save the confirmation as a PDF.",
  );
  const again = String(Math.floor(ctx.now.getTime() / ONE_PRESS_MS));
  const payload = TRIP_CONFIRMATION.write({ tripId: trip.id, userId: user.id, origin: ctx.origin, again });
  await enqueueJob(db(), TRIP_CONFIRMATION_JOB, `confirmation:${trip.id}:${again}`, payload);
  return sentAgainNote(real(), user.email);
}
