import { mailOrigin } from "#app/config/mail-origin.server";
import { db, transact } from "#app/db/client.server";
import { enqueueJob } from "#app/db/jobs.server";
import type { Work } from "#app/db/jobs.server";
import { findAccount } from "#app/modules/accounts/account/accounts.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { enqueueMail } from "#app/modules/email/email.server";
import { companyOf, tellCalledOff } from "#app/modules/trips/party/company.server";
import { nameOfTrip } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { endTripBooking, findTripWithin, getTrip } from "#app/modules/trips/store/trips.server";
import { AppError } from "#app/shared/app-error";
import { todayOf } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { formatDateRange } from "#app/shared/format";
import { selectBooking } from "../money/booking.repo.server";
import { cancelledMail } from "./cancelled-mail";
import { disputeInWords, leftToGiveBack } from "../rules/money-back";
import { beginCancelling, cancelOrders, quoteOrders, wasOrdered } from "../orders/order-cancellation.server";
import { selectProtection } from "../orders/protection.repo.server";
import { comesBackOn, returnables } from "../rules/refund-rules";
import type { Returnable } from "../rules/refund-rules";
import { TRIP_CANCELLED } from "../rules/stored-booking";
import { findMoneyBack, leftOfPayment, refundCalledOff } from "../orders/give-back.server";
import { settleRefund } from "../orders/trip-refunds.server";

const NO_CANCEL = "This trip can't be cancelled any more";

/** Job that gives back what comes back of a cancelled trip. */
export const TRIP_CANCELLED_JOB = "trip-cancelled";

/** The consequences of cancelling a booked trip. Amounts in minor units. */
export interface CancellationQuote {
  reference: string;
  currency: string;
  /** The part of its payment that has not gone back yet. */
  paidMinor: number;
  /** The fee paid to hold its price, which is not given back. */
  feeMinor: number;
  /** The refunds, each with the day until which it is given. */
  returns: Returnable[];
  /** The refund today. */
  backMinor: number;
  /** Of a trip that was ordered: what the airline and the hotel say, in place of what its offers said. */
  notes?: string[];
  /** More may come back than is known today. */
  isUnsaid?: boolean;
  /** Why nothing can be refunded, where the bank looks into the payment or has taken it back. */
  dispute?: string;
}

/** Whether a booked trip may be cancelled by its owner, without asking any source for the refund. */
export async function isCancellable(
  ctx: Pick<Ctx, "now">,
  user: Pick<CurrentUser, "id">,
  trip: Trip,
): Promise<boolean> {
  return (await bookingToCancel(ctx, user, trip)) !== undefined;
}

/**
 * The booking of a trip that may be cancelled; none of one that is not booked and paid here, is sealed, or has begun.
 */
async function bookingToCancel(ctx: Pick<Ctx, "now">, user: Pick<CurrentUser, "id">, trip: Trip) {
  if (trip.status !== "booked" || trip.seal || trip.startDate <= todayOf(ctx)) return undefined;
  const booking = await selectBooking(db(), trip.id, user.id);
  return booking?.state === "ordering" ? undefined : booking;
}

/** The refund for cancelling a trip; none for one that is not booked and paid here, is sealed, or has begun. */
export async function quoteCancellation(
  ctx: Pick<Ctx, "now">,
  user: Pick<CurrentUser, "id">,
  trip: Trip,
): Promise<CancellationQuote | undefined> {
  const today = todayOf(ctx);
  const [booking, protection] = await Promise.all([
    bookingToCancel(ctx, user, trip),
    selectProtection(db(), trip.id, user.id),
  ]);
  if (!booking) return undefined;
  // Money that went back by hand is left out as well; a payment that a bank looks into, or took back, is not given back
  // a second time.
  const back = await findMoneyBack(trip.id, user.id);
  const unrefundedMinor = leftOfPayment(booking, protection);
  const paidMinor = back ? Math.min(unrefundedMinor, leftToGiveBack(back)) : unrefundedMinor;
  const dispute = back && disputeInWords(back);
  if (await wasOrdered(trip.id, user.id)) {
    const { reference, currency, credit_minor: feeMinor } = booking;
    const { backMinor, ...said } = await quoteOrders(ctx, trip.id, user.id);
    const leastMinor = Math.min(backMinor, paidMinor);
    return { reference, currency, paidMinor, feeMinor, returns: [], ...said, backMinor: leastMinor, dispute };
  }
  const returns = returnables(trip.flight?.offer, trip.hotel?.offer, trip.startDate)
    .filter(({ until }) => until >= today)
    .map(({ minor, until }) => ({ until, minor: Math.min(minor, paidMinor) }));
  const { reference, currency, credit_minor: feeMinor } = booking;
  const backMinor = Math.min(comesBackOn(today, returns), paidMinor);
  return { reference, currency, paidMinor, feeMinor, returns, backMinor, dispute };
}

/**
 * Cancels a booked trip, once. The refund follows by itself.
 * @param expectedMinor what its traveller was told comes back; never less does
 * @returns what comes back, in minor units
 * @throws AppError NOT_FOUND; CONFLICT when it can't be cancelled, or less comes back by now
 */
export async function cancelBooked(
  ctx: Ctx,
  user: CurrentUser,
  tripId: string,
  expectedMinor: number,
): Promise<Pick<CancellationQuote, "backMinor" | "currency">> {
  const trip = await getTrip(ctx, tripId, { userId: user.id });
  const [quote, company] = await Promise.all([quoteCancellation(ctx, user, trip), companyOf(trip)]);
  if (!quote) throw new AppError("CONFLICT", NO_CANCEL);
  const { backMinor, currency } = quote;
  if (!(expectedMinor <= backMinor))
    throw new AppError("CONFLICT", "What you'd get back has changed. Check it again before you cancel.");
  await transact(async (trx) => {
    if (!(await endTripBooking(trx, tripId, user.id, ctx.now))) throw new AppError("CONFLICT", NO_CANCEL);
    await beginCancelling(trx, tripId, user.id, ctx.now.toISOString());
    await tellCalledOff(trx, [{ company, behindSeal: trip }], ctx.origin);
    const work = TRIP_CANCELLED.write({ tripId, userId: user.id, backMinor, origin: ctx.origin });
    await enqueueJob(trx, TRIP_CANCELLED_JOB, `trip-cancelled:${tripId}`, work);
  });
  return { backMinor, currency };
}

/**
 * Gives back what comes back of a cancelled trip, and writes to its traveller: the work that follows. Safe to repeat.
 */
export async function settleCancelled(ctx: Ctx, { id, payload }: Work): Promise<void> {
  const { tripId, userId, backMinor: dueMinor, origin } = TRIP_CANCELLED.read(payload, id);
  const [account, booking] = await Promise.all([findAccount(userId), selectBooking(db(), tripId, userId)]);
  await cancelOrders(ctx, tripId, userId);
  const ordered = await settleRefund(ctx, { tripId, userId, promisedMinor: dueMinor, origin });
  const { backMinor, notes } = ordered ?? {
    backMinor: await refundCalledOff(ctx, { tripId, userId, amountMinor: dueMinor }),
    notes: [],
  };
  const trip = await findTripWithin(db(), tripId, userId);
  if (!account || !booking || !trip) return;
  const mail = cancelledMail({
    firstName: account.firstName,
    tripName: nameOfTrip(trip),
    dates: formatDateRange(trip.startDate, trip.endDate),
    reference: booking.reference,
    backMinor,
    currency: booking.currency,
    notes,
    link: `${mailOrigin(origin)}/trips/${tripId}`,
  });
  await transact((trx) => enqueueMail(trx, `trip-cancelled:${tripId}`, { to: account.email, ...mail }));
}
