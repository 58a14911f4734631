import { db } from "#app/db/client.server";
import { findTripWithin } from "#app/modules/trips/store/trips.server";
import { formatDateRange } from "#app/shared/format";
import { selectBooking } from "../money/booking.repo.server";
import type { Checkout } from "../money/booking.repo.server";
import { selectParts } from "../money/parts.repo.server";
import { outcomeOf } from "./whole-paid";
import type { PaidPlace } from "./whole-paid";

async function paidPlace(part: Checkout): Promise<PaidPlace & { startDate: string }> {
  const tripId = part.trip_id ?? "";
  const [trip, booking] = await Promise.all([
    findTripWithin(db(), tripId, part.user_id),
    selectBooking(db(), tripId, part.user_id),
  ]);
  const own = booking?.checkout_id === part.id ? booking : undefined;
  return {
    tripId,
    startDate: trip?.startDate ?? "",
    name: trip?.destination.name ?? "One place",
    ...(trip?.journeyName !== undefined && { wholeName: trip.journeyName }),
    ...(trip && { dates: formatDateRange(trip.startDate, trip.endDate) }),
    outcome: outcomeOf(
      part.status,
      own && (trip?.status === "cancelled" ? "cancelled" : own.state === "partly" ? "partly" : "standing"),
    ),
    amountMinor: part.amount_minor,
    refundedMinor: part.refunded_minor,
    currency: part.currency,
    ...(own && { reference: own.reference }),
    ...(part.refund_reason !== null && { reason: part.refund_reason }),
  };
}

/** The places that a checkout pays for, in the order of their dates, and how each ended. */
export async function paidPlacesOf(whole: Pick<Checkout, "id">): Promise<PaidPlace[]> {
  const places = await Promise.all((await selectParts(db(), whole.id)).map(paidPlace));
  return places.toSorted((a, b) => a.startDate.localeCompare(b.startDate)).map(({ startDate: _, ...place }) => place);
}
