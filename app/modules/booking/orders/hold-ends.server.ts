import { mailOrigin } from "#app/config/mail-origin.server";
import { db, transact } from "#app/db/client.server";
import { enqueueJob } from "#app/db/jobs.server";
import type { Work } from "#app/db/jobs.server";
import type { Db } from "#app/db/schema";
import { findAccount } from "#app/modules/accounts/account/accounts.server";
import { enqueueMail } from "#app/modules/email/email.server";
import { isBookable, nameOfTrip } from "#app/modules/trips/trip/trip";
import { findTripWithin } from "#app/modules/trips/store/trips.server";
import type { Ctx } from "#app/shared/context";
import { formatMoney } from "#app/shared/money";
import { itemKeyOf } from "../rules/booking";
import { heldUntilInZone } from "./hold-note.server";
import { holdEndsMail } from "./hold-ends-mail";
import { selectRunningHold } from "../money/holds.repo.server";
import { HOLD_ENDS } from "../rules/stored-booking";

/** Job that reminds of a hold. */
export const HOLD_ENDS_JOB = "hold-ends";
/** So long before its end. */
const REMINDED_BEFORE_MS = 24 * 3_600_000;

/** Notes that the traveller is reminded a day before a hold ends, in the transaction that begins it. */
export function remindOfEnd(
  trx: Db,
  { now }: Pick<Ctx, "now">,
  { until, ...hold }: { tripId: string; userId: string; lockId: string; until: string; origin: string },
): Promise<void> {
  const delayMs = Math.max(0, Date.parse(until) - REMINDED_BEFORE_MS - now.getTime());
  return enqueueJob(trx, HOLD_ENDS_JOB, `hold-ends:${hold.lockId}`, HOLD_ENDS.write(hold), delayMs);
}

/**
 * Reminds of a hold that still runs and still counts; of one that was used, let go or overtaken nothing is said. Safe
 * to repeat.
 */
export async function sendHoldEnds(ctx: Ctx, { id, payload }: Work): Promise<void> {
  const { tripId, userId, lockId, origin } = HOLD_ENDS.read(payload, id);
  const [account, hold] = await Promise.all([
    findAccount(userId),
    selectRunningHold(db(), tripId, userId, ctx.now.toISOString()),
  ]);
  if (!account || hold?.id !== lockId) return;
  const trip = await findTripWithin(db(), tripId, userId);
  if (!trip || !isBookable(trip) || itemKeyOf(trip) !== hold.item_key) return;
  const mail = holdEndsMail({
    firstName: account.firstName,
    tripName: nameOfTrip(trip),
    held: formatMoney(hold.amount_minor, hold.currency),
    until: heldUntilInZone(ctx, trip, hold.locked_until),
    link: `${mailOrigin(origin)}/trips/${tripId}/hold`,
  });
  await transact((trx) => enqueueMail(trx, `hold-ends:${lockId}`, { to: account.email, ...mail }));
}
