import { PRODUCT } from "#app/config/product";
import { db } from "#app/db/client.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { offersPasskey } from "#app/modules/accounts/settings/passkeys.server";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { viewWatch } from "#app/modules/disruption/disruption.server";
import type { WatchView } from "#app/modules/disruption/watch-view";
import { readerView } from "#app/modules/planner/price-display.server";
import { estimateOf } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { daysLeft } from "#app/modules/trips/use/under-way.server";
import { isAppError } from "#app/shared/app-error";
import { PortFailure, callWithFaults, todayOf } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import type { WaitingStep } from "#app/shared/waiting-step";
import { BOOKING_TEXT, bookingStatusOf } from "../rules/booking";
import {
  isOnlyBooking,
  markAnnounced,
  selectBooking,
  selectCheckout,
  selectOwnCheckout,
} from "../money/booking.repo.server";
import type { Checkout } from "../money/booking.repo.server";
import { toConfirmationView } from "./confirmation";
import type { ConfirmationView } from "./confirmation";
import { wasHeldUntil } from "../orders/hold-note.server";
import { viewOrdered } from "../orders/ordered-view.server";
import { protectionInWords } from "../rules/protection";
import { findProtection } from "../orders/protection.server";
import { selectPartOfTrip } from "../money/parts.repo.server";
import { fulfilCheckout } from "./fulfilment.server";
import { settledAs } from "./settle-payment.server";
import type { Fulfilment } from "./settle-payment.server";

/**
 * The return page's query: hints for its wording, never proof of anything (CHECKLIST BOOK-13, BOOK-15).
 * Price lock ids in it change nothing: a booking uses up every lock of its trip, named or not (BOOK-16, BOOK-17).
 */
export interface ReturnHints {
  sessionId?: string;
  paymentStatus?: string;
}

export type Confirmation =
  | {
      status: "confirmed";
      view: ConfirmationView;
      /** The disruptions that may come between; none where that is off. */
      watch?: WatchView;
      /** Whether the traveller is told for the first time. */
      isFirstView: boolean;
      /** Whether the account is offered a passkey: once, after its first paid trip. */
      offersPasskey: boolean;
      /** Something else that is worth knowing, such as a second payment that went back. */
      notice?: string;
    }
  | { status: "processing"; tripName: string }
  /** Paid for, and being ordered: nothing is promised yet. */
  | { status: "ordering"; tripName: string; words: string; steps: WaitingStep[]; isTaken?: true }
  /** Booked once, and cancelled since: its own page says what became of the money. */
  | { status: "cancelled" }
  | FailedConfirmation;

/** A booking that did not happen, or can't be shown. */
export interface FailedConfirmation {
  status: "failed";
  message: string;
  httpStatus: number;
  mayTryAgain: boolean;
}

/** The view of a booking that did not happen. */
export function failed(message: string, httpStatus: number, mayTryAgain = false): FailedConfirmation {
  return { status: "failed", message, httpStatus, mayTryAgain };
}

/** The view of the page when a part failed; anything unexpected is logged and said in the fixed words. */
export function failedBy(ctx: Ctx, error: unknown, message: string): FailedConfirmation {
  if (isAppError(error)) return failed(error.message, error.status, error.code === "UNAVAILABLE");
  ctx.log.error({ err: error }, message);
  return failed(message, error instanceof PortFailure ? error.status : 500, true);
}

async function confirmed(ctx: Ctx, user: CurrentUser, trip: Trip): Promise<Confirmation> {
  const booking = await selectBooking(db(), trip.id, user.id);
  if (!booking) {
    // Booked before payments were kept here: what it cost is what it costs.
    const price = estimateOf(trip);
    return {
      status: "confirmed",
      view: toConfirmationView(
        trip,
        { amountMinor: price.totalMinor, currency: price.currency },
        daysLeft(trip, ctx.now),
      ),
      watch: await viewWatch(ctx, trip, user.id),
      isFirstView: false,
      offersPasskey: false,
    };
  }
  const ordered = await viewOrdered(trip.id, user.id);
  if (booking.state === "ordering")
    return {
      status: "ordering",
      tripName: trip.name,
      words: ordered?.words ?? BOOKING_TEXT.unconfirmed,
      steps: ordered?.steps ?? [],
      ...(ordered?.isTaken && { isTaken: true }),
    };
  const protection = await findProtection(user.id, trip.id);
  const isFirstView = await markAnnounced(db(), booking.id, ctx.now.toISOString());
  const paid = {
    reference: booking.reference,
    amountMinor: booking.amount_minor,
    currency: booking.currency,
    creditMinor: booking.credit_minor,
    priceHeldUntil: booking.price_locked_until ? wasHeldUntil(trip, booking.price_locked_until) : undefined,
    protection: protection && protectionInWords(protection, todayOf(ctx)),
    references: ordered?.references,
  };
  const view = toConfirmationView(trip, paid, daysLeft(trip, ctx.now));
  const watch = await viewWatch(ctx, trip, user.id);
  const isOffered = (await isOnlyBooking(db(), user.id)) && (await offersPasskey(user.id));
  return {
    status: "confirmed",
    view,
    watch,
    isFirstView,
    offersPasskey: isOffered,
    ...(ordered?.partly && { notice: ordered.partly }),
  };
}

/** Why a payment could not be used, and where its money goes. */
export function refundNotice({ refund_reason, status }: Pick<Checkout, "refund_reason" | "status">): string {
  if (status === "releasing" || status === "released")
    return `${refund_reason ?? "This payment could not be used."} You were not charged.`;
  const whatNow =
    status === "unrefundable"
      ? `We're refunding your payment by hand; write to ${PRODUCT.supportEmail} if you have questions.`
      : "Your payment was refunded in full.";
  return `${refund_reason ?? "This payment could not be used."} ${whatNow}`;
}

/** The words for a payment that was looked at and did not book this trip. */
function notBooked(trip: Trip, fulfilment: Fulfilment): Confirmation {
  switch (fulfilment.status) {
    case "processing":
      return { status: "processing", tripName: trip.name };
    case "failed":
      return failed(BOOKING_TEXT.notPaid, 200, true);
    case "refunded":
      return failed(refundNotice(fulfilment.checkout), 409, true);
    case "booked":
    case "expired":
    case "granted":
    case "ordering":
    case "unknown":
    case "unpaid":
      return trip.status === "cancelled" ? { status: "cancelled" } : failed(BOOKING_TEXT.unconfirmed, 409, true);
  }
}

/** The checkout of a trip by its session, which may be that of several places. */
async function findOwnCheckout(user: CurrentUser, trip: Trip, sessionId: string): Promise<Checkout | undefined> {
  const checkout = await selectOwnCheckout(db(), sessionId, user.id);
  if (checkout?.feature === "longer_trip") return selectPartOfTrip(db(), checkout.id, trip.id);
  return checkout?.feature === "trip" && checkout.trip_id === trip.id ? checkout : undefined;
}

const isSettled = ({ status }: Checkout): boolean => !["open", "expired", "failed"].includes(status);

/** The outcome of a session for this trip; the provider is asked unless its money was taken into account before. */
async function fulfilmentOf(ctx: Ctx, checkout: Checkout, sessionId: string): Promise<Fulfilment> {
  if (isSettled(checkout)) return settledAs(checkout);
  const fulfilment = await fulfilCheckout(ctx, sessionId);
  const now = checkout.part_of === null ? undefined : await selectCheckout(db(), checkout.id);
  return now && isSettled(now) ? settledAs(now) : fulfilment;
}

async function confirm(ctx: Ctx, user: CurrentUser, trip: Trip, sessionId: string): Promise<Confirmation> {
  const checkout = await findOwnCheckout(user, trip, sessionId);
  if (!checkout) return failed(BOOKING_TEXT.unconfirmed, 404);
  const fulfilment = await fulfilmentOf(ctx, checkout, sessionId);
  // Read again: the booking was made just now, by this call or by a webhook beside it.
  const current = await getTrip(ctx, trip.id, { userId: user.id });
  if (!isBooked(current)) return notBooked(current, fulfilment);
  const shown = await confirmed(ctx, user, current);
  return fulfilment.status === "refunded" && shown.status === "confirmed"
    ? { ...shown, notice: refundNotice(fulfilment.checkout) }
    : shown;
}

function isBooked(trip: Trip): boolean {
  return bookingStatusOf(trip.status) === "confirmed";
}

/**
 * The page to which the traveller comes back from the payment page; the same on every reload. Confirms the booking
 * itself when the provider says that the session is paid, whether or not its webhook has come.
 * @throws AppError NOT_FOUND for a trip of another account
 */
export async function confirmBooking(
  ctx: Ctx,
  user: CurrentUser,
  tripId: string,
  { sessionId, paymentStatus }: ReturnHints,
): Promise<Confirmation> {
  if (!tripId.trim() || !sessionId?.trim()) return failed(BOOKING_TEXT.informationMissing, 400);
  let trip: Trip;
  try {
    trip = await getTrip(ctx, tripId, { userId: user.id });
  } catch (error) {
    if (isAppError(error) && error.code === "NOT_FOUND") throw error;
    return failedBy(ctx, error, BOOKING_TEXT.confirmationFailed);
  }
  try {
    return await callWithFaults(ctx, "booking", () => {
      const isCalledOff = paymentStatus === "failed" || paymentStatus === "canceled";
      return isCalledOff && !isBooked(trip)
        ? failed(BOOKING_TEXT.notPaid, 200, true)
        : confirm(ctx, user, trip, sessionId);
    });
  } catch (error) {
    return failedBy(ctx, error, BOOKING_TEXT.confirmFailed);
  }
}

/** The poster of a confirmed trip's destination, and its total in the traveller's own currency. */
export async function besideConfirmation({ id }: Pick<CurrentUser, "id">, confirmation: Confirmation) {
  if (confirmation.status !== "confirmed") return { picture: null, about: null };
  const { destinationSlug, totalPaidMinor } = confirmation.view;
  const { about } = await readerView(id, totalPaidMinor);
  return { picture: destinationSlug ? pictureOf(destinationSlug) : null, about };
}
