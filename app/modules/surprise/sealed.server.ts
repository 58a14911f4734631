import { real } from "#app/config/env.server";
import { sellsSealedTrips } from "#app/config/what-is-real";
import { db, transact } from "#app/db/client.server";
import { enqueueJob } from "#app/db/jobs.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { limitSurprises } from "#app/modules/accounts/account/rate-limits.server";
import { lockPrice, startCheckout } from "#app/modules/booking/checkout/booking.server";
import { clockOf } from "#app/modules/booking/orders/hold-note.server";
import { leftToGiveBack } from "#app/modules/booking/rules/money-back";
import { comesBackOn, returnables } from "#app/modules/booking/rules/refund-rules";
import type { Returnable } from "#app/modules/booking/rules/refund-rules";
import { findMoneyBack } from "#app/modules/booking/orders/give-back.server";
import { refreshPrices } from "#app/modules/planner/planner.server";
import { changeTrip } from "#app/modules/trips/store/change-trip.server";
import { cancelTrip } from "#app/modules/trips/use/manage.server";
import { isBookable } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import {
  createSealedTrip,
  endTripBooking,
  findTripBehindSeal,
  getTrip,
  removeTrip,
} from "#app/modules/trips/store/trips.server";
import { AppError } from "#app/shared/app-error";
import { callWithFaults, todayOf } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { drawSealed } from "./draw-sealed.server";
import { opensAt } from "./sealed";
import { NOT_SEALED } from "./sealed-terms";
import type { SealedWish } from "./sealed";
import { insertSealed, noteSealed, selectSealed, selectSealedOf } from "./sealed.repo.server";
import type { SealedTrip } from "./sealed.repo.server";
import { SEALED_WORK } from "./stored-sealed";
import { admit, surprisedBy } from "./surprise.server";

/** Jobs that follow an opening and the cancellation of a paid trip. */
export const SEAL_OPENED_JOB = "seal-opened";
export const SEALED_CALLED_OFF_JOB = "sealed-called-off";

/** Key of the one change that opens a trip's envelope. */
const OPENING = "seal-opened";
const WHY = "Chosen for you, under seal.";
const GONE = "The trip in this envelope is no longer available. Ask for another one; nothing was charged.";

/**
 * Draws a place and makes a sealed trip of it, ready to be paid.
 * @param formKey of the form: sent twice, it makes one trip
 * @param before the trip that is drawn again, which is deleted
 * @throws AppError CONFLICT, PAYMENT_REQUIRED, RATE_LIMITED, VALIDATION_ERROR; PortFailure
 */
export function sealTrip(
  ctx: Ctx,
  user: CurrentUser,
  wish: SealedWish,
  formKey: string,
  before?: Pick<Trip, "id" | "destination">,
): Promise<Trip> {
  return callWithFaults(ctx, "surprise", async () => {
    admit(user);
    if (!sellsSealedTrips(real())) throw new AppError("CONFLICT", NOT_SEALED);
    await limitSurprises(ctx, user.id);
    const { request } = wish;
    const { means } = await surprisedBy(user, request);
    const { place, pairing, hints } = await drawSealed(
      ctx,
      user,
      wish,
      before?.destination.slug ? [before.destination.slug] : [],
    );
    const opens = opensAt(request.startDate, clockOf(request).timeZone);
    return transact(async (trx) => {
      const trip = await createSealedTrip(
        ctx,
        trx,
        user.id,
        {
          formKey: `sealed:${user.id}:${formKey}`,
          name: `Surprise in ${place.name}`,
          destination: { slug: place.slug, name: place.name },
          origin: request.origin,
          startDate: request.startDate,
          endDate: request.endDate,
          adults: request.adults,
          children: request.children,
          budgetMinor: means.budgetMinor,
          preferences: means.preferences,
        },
        {
          flight: { offer: pairing.flight, reason: WHY },
          hotel: { offer: pairing.hotel, reason: WHY },
          opensAt: opens,
        },
      );
      if (await selectSealed(trx, trip.id, user.id)) return trip;
      const { id: tripId } = trip;
      const createdAt = ctx.now.toISOString();
      await insertSealed(trx, { tripId, userId: user.id, wish, hints, opensAt: opens, origin: ctx.origin, createdAt });
      return trip;
    });
  });
}

/** Everything that may be shown of an envelope, and its owner's actions. */
export interface Envelope {
  trip: Trip;
  sealed: SealedTrip;
  /** The refunds with their dates, and the refund of today. */
  returns: Returnable[];
  backTodayMinor: number;
}

/**
 * Stores today's prices of an envelope's offers. A failure may name the place, so it goes to the log only.
 * @returns whether all of them are still on sale; undefined when that is unknown
 */
async function refreshSealed(ctx: Ctx, whole: Trip, user: CurrentUser): Promise<boolean | undefined> {
  try {
    const { changes } = await refreshPrices(ctx, whole, { userId: user.id });
    return changes.every(({ afterMinor }) => afterMinor !== undefined);
  } catch (error) {
    ctx.log.error({ err: error, tripId: whole.id }, "the price of an envelope could not be looked at");
    return undefined;
  }
}

/** The envelope of a trip; none for a trip that is open or never was sealed. @throws AppError NOT_FOUND */
export async function findEnvelope(ctx: Ctx, user: CurrentUser, tripId: string): Promise<Envelope | undefined> {
  let trip = await getTrip(ctx, tripId, { userId: user.id });
  const sealed = await selectSealed(db(), trip.id, user.id);
  if (!trip.seal || !sealed) return undefined;
  if (isDue(sealed, ctx) && trip.status === "booked") {
    await openSealed(ctx, trip.id, user.id);
    return undefined;
  }
  let whole = await findTripBehindSeal(trip.id, user.id);
  if (whole && isBookable(trip)) {
    // A price is of today until it is paid; offers that are gone are reported at the payment.
    await refreshSealed(ctx, whole, user);
    trip = await getTrip(ctx, tripId, { userId: user.id });
    whole = await findTripBehindSeal(trip.id, user.id);
  }
  if (!whole?.flight || !whole.hotel) return undefined;
  const returns = returnables(whole.flight.offer, whole.hotel.offer, trip.startDate);
  const back = await findMoneyBack(trip.id, user.id);
  const leftMinor = back ? leftToGiveBack(back) : Infinity;
  return { trip, sealed, returns, backTodayMinor: Math.min(leftMinor, comesBackOn(todayOf(ctx), returns)) };
}

function isDue({ opensAt: at }: Pick<SealedTrip, "opensAt">, { now }: Pick<Ctx, "now">): boolean {
  return at <= now.toISOString();
}

async function requireEnvelope(ctx: Ctx, user: CurrentUser, tripId: string): Promise<Envelope> {
  const envelope = await findEnvelope(ctx, user, tripId);
  if (!envelope) throw new AppError("CONFLICT", "This envelope is open already");
  return envelope;
}

/**
 * Opens the payment page of an envelope, with its price held.
 * @throws AppError CONFLICT when an offer is gone, or the price exceeds the traveller's limit by now
 */
export async function payForSealed(ctx: Ctx, user: CurrentUser, tripId: string): Promise<string> {
  const whole = await findTripBehindSeal(tripId, user.id);
  if (!whole?.seal) throw new AppError("CONFLICT", "This envelope is open already");
  const isThere = await refreshSealed(ctx, whole, user);
  if (isThere === undefined)
    throw new AppError("UNAVAILABLE", "We can't check its price right now. Nothing was charged. Please try again.");
  if (!isThere) throw new AppError("CONFLICT", GONE);
  const { trip, sealed } = await requireEnvelope(ctx, user, tripId);
  if ((trip.seal?.totalMinor ?? 0) > sealed.wish.limitMinor)
    throw new AppError(
      "CONFLICT",
      "The price has risen above your limit. Ask for another envelope; nothing was charged.",
    );
  if (isDue(sealed, ctx)) throw new AppError("CONFLICT", GONE);
  await lockPrice(ctx, user, trip.id);
  return (await startCheckout(ctx, user, trip.id, { cancelPath: `/trips/${trip.id}/sealed` })).url;
}

/**
 * Draws another place for the same wish and deletes the one before. @throws AppError CONFLICT for a trip that is paid,
 * RATE_LIMITED
 */
export async function drawSealedAgain(ctx: Ctx, user: CurrentUser, tripId: string, formKey: string): Promise<Trip> {
  const { trip, sealed } = await requireEnvelope(ctx, user, tripId);
  if (!isBookable(trip))
    throw new AppError("CONFLICT", "This trip is paid for, so its envelope can't be changed any more");
  const before = await findTripBehindSeal(tripId, user.id);
  const next = await sealTrip(ctx, user, sealed.wish, formKey, before);
  if (next.id !== trip.id) await removeTrip(ctx, trip.id, user.id);
  return next;
}

/**
 * Opens an envelope, at its time or by its owner's press: from now on it is a trip like any other. Repeated calls open
 * it once.
 * @throws AppError NOT_FOUND, CONFLICT for a trip that is not paid
 */
export async function openSealed(ctx: Pick<Ctx, "now">, tripId: string, userId: string): Promise<void> {
  const before = await findTripBehindSeal(tripId, userId);
  if (before && !before.seal) return;
  // The press, the clock and the page may come together, in several processes: the first opens it, for all of them.
  await changeTrip(ctx, tripId, { userId }, { kind: "openSeal" }, { key: OPENING }, async (trx) => {
    await noteSealed(trx, tripId, userId, { opened_at: ctx.now.toISOString() });
    await enqueueJob(trx, SEAL_OPENED_JOB, `seal-opened:${tripId}`, SEALED_WORK.write({ tripId, userId }));
  });
}

/**
 * Calls a sealed trip off, paid or not; its destination stays in the envelope. For a paid one, the refund is that of
 * its rules today.
 * @throws AppError NOT_FOUND, CONFLICT
 */
export async function callOff(ctx: Ctx, user: CurrentUser, tripId: string): Promise<void> {
  const { trip, backTodayMinor } = await requireEnvelope(ctx, user, tripId);
  if (isBookable(trip)) {
    await cancelTrip(ctx, { id: trip.id, ownerId: user.id });
    await noteSealed(db(), trip.id, user.id, { called_off_at: ctx.now.toISOString(), refund_minor: 0 });
    return;
  }
  await transact(async (trx) => {
    if (!(await endTripBooking(trx, trip.id, user.id, ctx.now)))
      throw new AppError("CONFLICT", "This trip can't be cancelled any more");
    const called_off_at = ctx.now.toISOString();
    await noteSealed(trx, trip.id, user.id, { called_off_at, refund_minor: backTodayMinor });
    const work = SEALED_WORK.write({ tripId: trip.id, userId: user.id });
    await enqueueJob(trx, SEALED_CALLED_OFF_JOB, `sealed-called-off:${trip.id}`, work);
  });
}

/** A traveller's sealed wishes, for the export of their data: without the destination, which they asked not to know. */
export async function exportSealed(userId: string) {
  const rows = await selectSealedOf(db(), userId);
  return rows.map(({ tripId, wish, opensAt: until, openedAt, calledOffAt, refundMinor }) => ({
    tripId,
    wish,
    sealedUntil: openedAt ? null : until,
    openedAt,
    calledOffAt,
    refundMinor,
  }));
}
