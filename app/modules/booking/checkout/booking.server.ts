import { PRICE_LOCK_MINUTES } from "#app/config/product";
import { real } from "#app/config/env.server";
import { db } from "#app/db/client.server";
import { newId } from "#app/db/ids.server";
import type { PaymentLine } from "#app/integrations/stripe/payment-provider";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { capabilitiesOn } from "#app/modules/accounts/account/plans";
import { standingOfTrip, travellersOf } from "#app/modules/trips/trip/trip";
import type { TripPricing } from "#app/modules/trips/shown/trip.dto";
import type { Trip } from "#app/modules/trips/trip/trip";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { requireTravellers } from "#app/modules/travellers/travellers.server";
import { AppError } from "#app/shared/app-error";
import { callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { formatCount, formatDateRange } from "#app/shared/format";
import { formatMoneyExact } from "#app/shared/money";
import {
  BOOKING_TEXT,
  amountDue,
  bookingStatusOf,
  creditOf,
  findObstacle,
  isCovered,
  itemKeyOf,
  priceAlertsOf,
} from "../rules/booking";
import type { BookingRecord, BookingStatus, Obstacle, PriceLock } from "../rules/booking";
import { isOrderedApart } from "../orders/begin-ordering.server";
import { selectBooking, selectTripCheckouts } from "../money/booking.repo.server";
import { countLocks, insertLock, selectActiveLock } from "../money/locks.repo.server";
import type { BookingRow } from "../money/booking.repo.server";
import { selectTripOfBooking } from "./trip-of-booking.repo.server";
import { openCheckout } from "../money/checkout.server";
import type { PlaceOfPurchase, StartedCheckout } from "../money/checkout.server";
import { failWith } from "../rules/failure.server";
import { fulfilCheckout } from "./fulfilment.server";
import type { Fulfilment } from "./settle-payment.server";

/** @throws AppError BAD_REQUEST "Trip ID is required for booking", NOT_FOUND for a trip of another account */
export async function requireTrip(ctx: Ctx, user: CurrentUser, tripId: string | undefined): Promise<Trip> {
  const id = tripId?.trim();
  if (!id) throw new AppError("BAD_REQUEST", BOOKING_TEXT.tripIdMissing);
  return getTrip(ctx, id, { userId: user.id });
}

/**
 * The lock that holds the price of this trip as it is now. One made for other flights, stays, dates or people holds no
 * longer.
 */
export async function findActiveLock(ctx: Ctx, user: CurrentUser, trip: Trip): Promise<PriceLock | undefined> {
  const what = { tripId: trip.id, userId: user.id, itemKey: itemKeyOf(trip) };
  const lock = await selectActiveLock(db(), what, ctx.now.toISOString());
  return isCovered(trip, lock, ctx.now) ? lock : undefined;
}

/**
 * Holds the price of a trip for fifteen minutes (CHECKLIST PAY-07). A lock that still holds is given again
 * as it is: pressing the button twice does not make it longer.
 * @throws AppError BAD_REQUEST, NOT_FOUND, or CONFLICT for a trip that is booked already or of which nothing is chosen
 */
export async function lockPrice(ctx: Ctx, user: CurrentUser, tripId: string): Promise<PriceLock> {
  const trip = await requireTrip(ctx, user, tripId);
  if (!capabilitiesOn(user.capabilities, standingOfTrip(trip)).canLockPrice) throw closed(trip);
  refuseUnsold(trip, findObstacle(trip, undefined, ctx.now, real()));
  const held = await findActiveLock(ctx, user, trip);
  if (held) return held;
  const lock: PriceLock = {
    id: newId(),
    tripId: trip.id,
    itemKey: itemKeyOf(trip),
    amountMinor: amountDue(trip, undefined, ctx.now),
    currency: trip.currency,
    lockedUntil: new Date(ctx.now.getTime() + PRICE_LOCK_MINUTES * 60_000).toISOString(),
  };
  await insertLock(db(), {
    id: lock.id,
    trip_id: lock.tripId,
    user_id: user.id,
    item_key: lock.itemKey,
    amount_minor: lock.amountMinor,
    currency: lock.currency,
    locked_until: lock.lockedUntil,
    used_at: null,
    created_at: ctx.now.toISOString(),
  });
  return lock;
}

function closed(trip: Trip): AppError {
  return new AppError(
    "CONFLICT",
    trip.status === "cancelled" ? "This trip was cancelled, so it can't be booked" : BOOKING_TEXT.alreadyBooked,
  );
}

/**
 * Refuses a trip that can't be sold or held, whatever its price.
 * @throws AppError CONFLICT with the obstacle in `details.extra.reason`
 */
export function refuseUnsold(trip: Trip, obstacle: Obstacle | undefined): void {
  if (obstacle === "closed") throw closed(trip);
  if (obstacle === "not_for_sale" || obstacle === "not_chosen")
    throw new AppError("CONFLICT", obstacle === "not_chosen" ? BOOKING_TEXT.notChosen : BOOKING_TEXT.notForSale, {
      extra: { reason: obstacle },
    });
}

export interface CheckoutReturn {
  /** Paths of this site, checked by safeRedirect before; the confirmation page when left out. */
  successPath?: string;
  cancelPath?: string;
}

/** The name of a trip on the payment page: so much for each traveller, where that comes out even. */
function tripLine(trip: Trip, amountMinor: number, creditMinor: number): PaymentLine {
  const travellers = travellersOf(trip);
  const quantity = amountMinor % travellers === 0 ? travellers : 1;
  const credited = creditMinor > 0 ? `, hold fee of ${formatMoneyExact(creditMinor, trip.currency)} credited` : "";
  return {
    name: trip.name.slice(0, 250),
    description: `${trip.destination.name}, ${formatDateRange(trip.startDate, trip.endDate)}, ${formatCount(travellers, "traveller")}${credited}`,
    unitAmountMinor: amountMinor / quantity,
    quantity,
  };
}

function withQuery(path: string, query: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}${query}`;
}

/**
 * What the payment of a trip asks for, by itself or together with other places. The amount comes from the stored trip
 * and, if there is one, its lock.
 * @throws AppError CONFLICT with the obstacle in `details.extra`, and each refusal of `requireTravellers`
 */
export async function purchaseOfTrip(
  ctx: Ctx,
  user: CurrentUser,
  trip: Trip,
): Promise<PlaceOfPurchase & { currency: string; line: PaymentLine }> {
  const lock = await findActiveLock(ctx, user, trip);
  const obstacle = findObstacle(trip, lock, ctx.now, real());
  refuseUnsold(trip, obstacle);
  await requireTravellers(ctx, trip, { userId: user.id });
  if (obstacle === "needs_lock")
    throw new AppError("CONFLICT", BOOKING_TEXT.lockNeeded, {
      extra: { reason: "prices_not_locked", notice: BOOKING_TEXT.pricesFluctuating },
    });
  const creditMinor = creditOf(trip, lock, ctx.now);
  const amountMinor = amountDue(trip, lock, ctx.now) - creditMinor;
  return {
    scope: `trip:${trip.id}`,
    itemKey: itemKeyOf(trip),
    tripId: trip.id,
    amountMinor,
    currency: trip.currency,
    priceLockedUntil: lock?.lockedUntil,
    credit: lock?.paid && { holdId: lock.id, amountMinor: creditMinor },
    line: tripLine(trip, amountMinor, creditMinor),
  };
}

/**
 * Opens the payment page of a trip.
 * @throws AppError BAD_REQUEST "Trip ID is required for booking"; NOT_FOUND; CONFLICT "This trip has already been
 * booked or completed", for a trip of which nothing is chosen, or "Prices must be locked before booking" with the
 * further text in `details.extra.notice`; UNAVAILABLE "Failed to create checkout session" (CHECKLIST BOOK-01 to
 * BOOK-05, BOOK-11)
 */
export function startCheckout(
  ctx: Ctx,
  user: CurrentUser,
  tripId: string,
  { successPath, cancelPath }: CheckoutReturn = {},
): Promise<StartedCheckout> {
  return failWith(ctx, BOOKING_TEXT.checkoutFailed, async () => {
    const trip = await requireTrip(ctx, user, tripId);
    const { line, ...purchase } = await purchaseOfTrip(ctx, user, trip);
    const confirmation = `/trips/${trip.id}/confirmation`;
    return openCheckout(ctx, user, {
      ...purchase,
      feature: "trip",
      billing: "once",
      // A trip that an airline or a hotel may still refuse is not charged before it stands.
      capture: isOrderedApart(trip) ? "later" : "now",
      lines: [line],
      successPath: withQuery(successPath ?? confirmation, "session_id=SESSION_ID&payment_status=paid"),
      cancelPath: withQuery(cancelPath ?? confirmation, "session_id=SESSION_ID&payment_status=canceled"),
      returnTo: successPath,
      metadata: { tripId: trip.id, userId: user.id },
    });
  });
}

function toRecord(row: BookingRow): BookingRecord {
  return {
    id: row.id,
    state: row.state,
    tripId: row.trip_id,
    reference: row.reference,
    amountMinor: row.amount_minor,
    creditMinor: row.credit_minor,
    currency: row.currency,
    priceLockedUntil: row.price_locked_until ?? undefined,
    bookedAt: row.created_at,
  };
}

/** The booking of a trip, if it was paid for. */
export async function findBooking(userId: string, tripId: string): Promise<BookingRecord | undefined> {
  const row = await selectBooking(db(), tripId, userId);
  return row && toRecord(row);
}

/** The trip that a caller means by a booking: named by the id of one of their bookings, or by its own. */
export async function tripIdOfBooking(userId: string, bookingId: string): Promise<string> {
  return (await selectTripOfBooking(db(), bookingId, userId)) ?? bookingId;
}

/**
 * Where the booking of a trip stands (CHECKLIST BOOK-10).
 * @throws AppError NOT_FOUND; UNAVAILABLE "Failed to check booking status"
 */
export function getBookingStatus(ctx: Ctx, user: CurrentUser, tripId: string): Promise<BookingStatus> {
  return failWith(ctx, BOOKING_TEXT.statusFailed, async () => {
    const trip = await requireTrip(ctx, user, tripId);
    return callWithFaults(ctx, "booking", async () => {
      const booking = await findBooking(user.id, trip.id);
      return booking?.state === "ordering" ? "processing" : bookingStatusOf(trip.status);
    });
  });
}

/**
 * The payment provider's session of a trip: of what was paid for it, or of the checkout that is open (CHECKLIST
 * ENT-12).
 */
export async function findBookingSession(user: CurrentUser, tripId: string): Promise<string | undefined> {
  const checkouts = await selectTripCheckouts(db(), tripId, user.id);
  const found = checkouts.find(({ status }) => status === "paid" || status === "ordering" || status === "open");
  return found?.provider_session_id ?? undefined;
}

/** What the answer about a trip tells of its price and payment (CHECKLIST ENT-12, ENT-14, ENT-18). */
export async function findPricing(ctx: Ctx, user: CurrentUser, trip: Trip): Promise<TripPricing> {
  const lock = await findActiveLock(ctx, user, trip);
  return {
    lockedUntil: lock?.lockedUntil,
    bookingSessionId: await findBookingSession(user, trip.id),
    priceAlerts: priceAlertsOf(trip, lock, ctx.now, real()),
  };
}

/** How a call that asks for a booking ends when no error is thrown. */
export interface BookingOutcome {
  status: Extract<BookingStatus, "confirmed" | "processing">;
  booking?: BookingRecord;
}

/** The statuses of a fulfilment for a caller of the API. @throws AppError CONFLICT unless it is booked or on its way */
async function toOutcome(user: CurrentUser, tripId: string, results: Fulfilment[]): Promise<BookingOutcome> {
  const booking = await findBooking(user.id, tripId);
  if (booking?.state === "ordering") return { status: "processing" };
  if (booking) return { status: "confirmed", booking };
  if (results.some((one) => one.status === "processing")) return { status: "processing" };
  throw new AppError(
    "CONFLICT",
    results.some((one) => one.status === "failed") ? BOOKING_TEXT.notPaid : BOOKING_TEXT.unconfirmed,
  );
}

/**
 * Confirms a booking by its session (CHECKLIST API-18). The session must belong to this trip and user, and be paid.
 * @throws AppError NOT_FOUND, CONFLICT, or UNAVAILABLE "Failed to confirm booking"
 */
export function confirmBySession(
  ctx: Ctx,
  user: CurrentUser,
  tripId: string,
  sessionId: string,
): Promise<BookingOutcome> {
  return failWith(ctx, BOOKING_TEXT.confirmFailed, async () => {
    const trip = await requireTrip(ctx, user, tripId);
    return callWithFaults(ctx, "booking", async () => {
      const checkouts = await selectTripCheckouts(db(), trip.id, user.id);
      if (!checkouts.some((one) => one.provider_session_id === sessionId))
        throw new AppError("NOT_FOUND", BOOKING_TEXT.unconfirmed);
      return toOutcome(user, trip.id, [await fulfilCheckout(ctx, sessionId)]);
    });
  });
}

/**
 * Completes a booking whose payment page was left without coming back (CHECKLIST API-17, API-22): asks the provider
 * about every open session of the trip. Price locks are checked to be the caller's and never stand in for the payment.
 * @throws AppError NOT_FOUND, CONFLICT, or UNAVAILABLE "Failed to confirm booking"
 */
export function completeBooking(
  ctx: Ctx,
  user: CurrentUser,
  tripId: string,
  priceLockIds: readonly string[] = [],
): Promise<BookingOutcome> {
  return failWith(ctx, BOOKING_TEXT.confirmFailed, async () => {
    const trip = await requireTrip(ctx, user, tripId);
    return callWithFaults(ctx, "booking", async () => {
      const wanted = new Set(priceLockIds);
      if ((await countLocks(db(), [...wanted], trip.id, user.id)) !== wanted.size)
        throw new AppError("NOT_FOUND", "We couldn't find these price locks.");
      const results: Fulfilment[] = [];
      for (const checkout of await selectTripCheckouts(db(), trip.id, user.id)) {
        if (checkout.provider_session_id && checkout.status === "open")
          results.push(await fulfilCheckout(ctx, checkout.provider_session_id));
      }
      return toOutcome(user, trip.id, results);
    });
  });
}
