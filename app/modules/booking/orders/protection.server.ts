import { mailOrigin } from "#app/config/mail-origin.server";
import { db, transact } from "#app/db/client.server";
import { enqueueJob } from "#app/db/jobs.server";
import type { Work } from "#app/db/jobs.server";
import type { Db } from "#app/db/schema";
import { findAccount, isTripProtected } from "#app/modules/accounts/account/accounts.server";
import { enqueueMail } from "#app/modules/email/email.server";
import { countProtectionLook } from "#app/modules/inventory/search/paid-looks.server";
import { priceToday } from "#app/modules/planner/planner.server";
import { nameOfTrip } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { findTripBehindSeal, findTripWithin } from "#app/modules/trips/store/trips.server";
import type { Ctx } from "#app/shared/context";
import { todayOf } from "#app/shared/context";
import { syncPayment } from "../money/payment-sync.server";
import { askProvider } from "../money/payments.server";
import { priceFellMail } from "./price-fell-mail";
import { fallOf, protectedUntil } from "../rules/protection";
import type { ProtectionView } from "../rules/protection";
import {
  insertProtection,
  noteDay,
  postponeProtection,
  selectProtection,
  selectProtectionsDue,
  selectProtectionsOf,
} from "./protection.repo.server";
import type { Protection } from "./protection.repo.server";
import { PRICE_FALL } from "../rules/stored-booking";

/** Job that gives a fall of a price back. */
export const PRICE_FALL_JOB = "price-fall";

/** A price that could not be looked at is asked for again after this. */
const TRY_AGAIN_MS = 3_600_000;

/** The amount paid for a trip, and its payment. */
export interface PaidTrip {
  amountMinor: number;
  currency: string;
  paymentIntent: string | undefined;
  origin: string;
}

/** Begins to watch the price of a trip, in the transaction that books it, if its owner's plan protects it. */
export async function protectPrice(
  trx: Db,
  ctx: Pick<Ctx, "now">,
  trip: Trip,
  userId: string,
  paid: PaidTrip,
): Promise<void> {
  // Without chosen offers there is no price to ask for; without a payment nothing can go back.
  if (!paid.paymentIntent || (!trip.flight && !trip.hotel && !trip.seal)) return;
  if (!(await isTripProtected(trx, userId, trip.id, ctx.now))) return;
  await insertProtection(trx, {
    trip_id: trip.id,
    user_id: userId,
    payment_intent: paid.paymentIntent,
    lowest_minor: paid.amountMinor,
    back_minor: 0,
    currency: paid.currency,
    until: protectedUntil(ctx.now, trip.startDate),
    checked_on: todayOf(ctx),
    origin: paid.origin,
    created_at: ctx.now.toISOString(),
  });
}

function toView({ until, checked_on, back_minor, currency }: Protection): ProtectionView {
  return { until, checkedOn: checked_on, backMinor: back_minor, currency };
}

/** The protection of a booked trip, if it has one. */
export async function findProtection(userId: string, tripId: string): Promise<ProtectionView | undefined> {
  const row = await selectProtection(db(), tripId, userId);
  return row && toView(row);
}

/** Every protection of an account, for its file of data. */
export async function exportProtections(userId: string) {
  return (await selectProtectionsOf(db(), userId)).map((row) => ({ tripId: row.trip_id, ...toView(row) }));
}

/** Looks at one price, and notes what goes back together with the work that sends it. */
async function checkOne(ctx: Ctx, row: Protection): Promise<void> {
  const today = todayOf(ctx);
  const trip = await findTripBehindSeal(row.trip_id, row.user_id);
  if (trip?.status === "booked") await countProtectionLook(ctx);
  const backMinor = trip?.status === "booked" ? fallOf(row.lowest_minor, await priceToday(ctx, trip)) : 0;
  await transact(async (trx) => {
    if (!(await noteDay(trx, row, today, backMinor))) return;
    if (backMinor > 0)
      await enqueueJob(
        trx,
        PRICE_FALL_JOB,
        `price-fall:${row.trip_id}:${today}`,
        PRICE_FALL.write({ tripId: row.trip_id, userId: row.user_id, backMinor, day: today }),
      );
  });
}

/**
 * Looks at the price of every protected trip that was not looked at today. One that fails waits, and holds up no other.
 */
export async function checkProtectedPrices(ctx: Ctx, limit: number): Promise<void> {
  for (const row of await selectProtectionsDue(db(), todayOf(ctx), ctx.now.toISOString(), limit)) {
    try {
      await checkOne(ctx, row);
    } catch (error) {
      ctx.log.error({ err: error, tripId: row.trip_id }, "protected price could not be looked at");
      await postponeProtection(db(), row.trip_id, new Date(ctx.now.getTime() + TRY_AGAIN_MS).toISOString());
    }
  }
}

/**
 * Gives a fall back to where the payment came from, and writes to the traveller: the work that follows a cheaper day.
 * Safe to repeat: the provider knows the request by its key, and the mail is sent once.
 */
export async function sendPriceFall(ctx: Ctx, { id, payload }: Work): Promise<void> {
  const { tripId, userId, backMinor, day } = PRICE_FALL.read(payload, id);
  const row = await selectProtection(db(), tripId, userId);
  if (!row) return;
  const answer = await askProvider(ctx, (provider) =>
    provider.refund({
      paymentIntent: row.payment_intent,
      amountMinor: backMinor,
      idempotencyKey: `price-fall:${tripId}:${day}`,
      isDuplicate: false,
      metadata: { tripId, day },
    }),
  );
  if (answer.status === "refused") {
    ctx.log.error(
      { tripId, backMinor, event: "refund-impossible", why: answer.why },
      "price fall must be given back by hand",
    );
    return;
  }
  await syncPayment(ctx, row.payment_intent);
  const [account, trip] = await Promise.all([findAccount(userId), findTripWithin(db(), tripId, userId)]);
  if (!account || !trip) return;
  const mail = priceFellMail({
    firstName: account.firstName,
    tripName: nameOfTrip(trip),
    backMinor,
    currency: row.currency,
    until: trip.status === "booked" ? row.until : undefined,
    link: `${mailOrigin(row.origin)}/trips/${tripId}`,
  });
  await transact((trx) => enqueueMail(trx, `price-fall:${tripId}:${day}`, { to: account.email, ...mail }));
}
