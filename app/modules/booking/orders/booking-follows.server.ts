import { enqueueJob } from "#app/db/jobs.server";
import type { Db } from "#app/db/schema";
import { creditLoyalty } from "#app/modules/accounts/settings/identity.server";
import { pointsFor } from "#app/modules/accounts/account/loyalty";
import type { Trip } from "#app/modules/trips/trip/trip";
import type { Ctx } from "#app/shared/context";
import { useUpLocks } from "../money/locks.repo.server";
import { noteRelease } from "./release-seats.server";
import type { Checkout } from "../money/booking.repo.server";
import { protectPrice } from "./protection.server";
import { TRIP_CONFIRMATION } from "../rules/stored-booking";

/** Job that mails the confirmation of a booking. */
export const TRIP_CONFIRMATION_JOB = "trip-confirmation";

/** The amount and the payment by which a trip was booked. */
interface BookedFor {
  priceMinor: number;
  currency: string;
  paymentIntent: string | undefined;
  /** Whether all of it stands that was paid for. */
  isWhole: boolean;
}

/**
 * The consequences of a booking, in the transaction that makes it stand: points, locks that are used up, the
 * confirmation, the watch over its price.
 */
export async function followBooking(
  trx: Db,
  ctx: Pick<Ctx, "now">,
  trip: Trip,
  checkout: Pick<Checkout, "user_id" | "origin">,
  { priceMinor, currency, paymentIntent, isWhole }: BookedFor,
): Promise<void> {
  const { user_id: userId, origin } = checkout;
  await creditLoyalty(trx, userId, pointsFor(priceMinor));
  // Seats of other flights than those that were booked.
  for (const lockId of await useUpLocks(trx, trip.id, ctx.now.toISOString())) await noteRelease(trx, lockId);
  const confirmation = TRIP_CONFIRMATION.write({ tripId: trip.id, userId, origin });
  await enqueueJob(trx, TRIP_CONFIRMATION_JOB, `confirmation:${trip.id}`, confirmation);
  if (isWhole) await protectPrice(trx, ctx, trip, userId, { amountMinor: priceMinor, currency, paymentIntent, origin });
}
