import { db } from "#app/db/client.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { getJourney } from "#app/modules/journeys/journeys.server";
import { wholeInWords } from "#app/modules/journeys/whole-trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { selectCheckout, selectOwnCheckout } from "../money/booking.repo.server";
import type { Checkout } from "../money/booking.repo.server";
import { BOOKING_TEXT, scopeOfWhole } from "../rules/booking";
import { failed, failedBy, refundNotice } from "../checkout/confirmation.server";
import type { FailedConfirmation, ReturnHints } from "../checkout/confirmation.server";
import { fulfilCheckout } from "../checkout/fulfilment.server";
import { paidPlacesOf } from "../checkout/paid-places.server";
import { settledAs } from "../checkout/settle-payment.server";
import type { Fulfilment } from "../checkout/settle-payment.server";
import type { PaidPlace } from "../checkout/whole-paid";

export type WholeConfirmation =
  | { status: "confirmed"; heading: string; places: PaidPlace[]; paidMinor: number; currency: string }
  | { status: "processing"; heading: string }
  /** The payment was for one place alone: its own page tells of it. */
  | { status: "elsewhere"; tripId: string }
  | FailedConfirmation;

/** How the session of several places ended; the provider is asked unless its money was taken into account before. */
async function fulfilmentOf(ctx: Ctx, checkout: Checkout, sessionId: string): Promise<Fulfilment> {
  if (["open", "expired", "failed"].includes(checkout.status)) return fulfilCheckout(ctx, sessionId);
  return settledAs(checkout);
}

async function confirm(ctx: Ctx, checkout: Checkout, trips: readonly Trip[], sessionId: string) {
  const { heading } = wholeInWords(trips);
  const fulfilment = await fulfilmentOf(ctx, checkout, sessionId);
  switch (fulfilment.status) {
    case "booked":
    case "granted":
    case "ordering":
      return {
        status: "confirmed" as const,
        heading,
        places: await paidPlacesOf(checkout),
        paidMinor: checkout.amount_minor,
        currency: checkout.currency,
      };
    case "processing":
      return { status: "processing" as const, heading };
    case "failed":
      return failed(BOOKING_TEXT.notPaid, 200, true);
    case "refunded":
      return failed(refundNotice((await selectCheckout(db(), checkout.id)) ?? fulfilment.checkout), 409, true);
    case "expired":
    case "unknown":
    case "unpaid":
      return failed(BOOKING_TEXT.unconfirmed, 409, true);
  }
}

/**
 * The page to which the traveller comes back from the payment for several places; the same on every reload. It books
 * them itself when the provider says that the session is paid, whether or not its webhook has come.
 * @throws AppError NOT_FOUND for a trip of another account
 */
export async function confirmWhole(
  ctx: Ctx,
  user: CurrentUser,
  journeyId: string,
  { sessionId, paymentStatus }: ReturnHints,
): Promise<WholeConfirmation> {
  const trips = await getJourney(ctx, journeyId, { userId: user.id });
  if (!sessionId?.trim()) return failed(BOOKING_TEXT.informationMissing, 400);
  try {
    return await callWithFaults(ctx, "booking", async () => {
      const checkout = await selectOwnCheckout(db(), sessionId, user.id);
      if (checkout?.feature === "trip" && trips.some(({ id }) => id === checkout.trip_id))
        return { status: "elsewhere", tripId: checkout.trip_id ?? "" };
      if (checkout?.scope !== scopeOfWhole(journeyId)) return failed(BOOKING_TEXT.unconfirmed, 404);
      const isCalledOff = paymentStatus === "failed" || paymentStatus === "canceled";
      if (isCalledOff && checkout.status === "open") return failed(BOOKING_TEXT.notPaid, 200, true);
      return confirm(ctx, checkout, trips, sessionId);
    });
  } catch (error) {
    return failedBy(ctx, error, BOOKING_TEXT.confirmFailed);
  }
}
