import { mailOrigin } from "#app/config/mail-origin.server";
import { db, transact } from "#app/db/client.server";
import type { Work } from "#app/db/jobs.server";
import { findAccount } from "#app/modules/accounts/account/accounts.server";
import { enqueueMail } from "#app/modules/email/email.server";
import { refreshPrices } from "#app/modules/planner/planner.server";
import { isBookable, nameOfTrip } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { findTripWithin } from "#app/modules/trips/store/trips.server";
import type { Ctx } from "#app/shared/context";
import { formatDateRange } from "#app/shared/format";
import { notBookedMail, notBookedMoney } from "./not-booked-mail";
import { refusalInWords } from "./order-words";
import { selectOrdering, toSagaOrder } from "../money/orders.repo.server";
import { REFUND_REASON } from "../rules/refund-reason";
import { TRIP_ORDERING } from "../rules/stored-orders";

/** The page of the trip asks for today's prices too, so that a source which does not answer holds up no letter. */
async function askPrices(ctx: Ctx, trip: Trip, userId: string): Promise<void> {
  try {
    if (isBookable(trip)) await refreshPrices(ctx, trip, { userId });
  } catch (error) {
    ctx.log.warn({ err: error, tripId: trip.id }, "prices of a trip that was not booked are not known");
  }
}

/** Writes to the traveller of a trip that could not be booked, and asks what it costs now: the work that follows. */
export async function sendNotBooked(ctx: Ctx, { id, payload }: Work): Promise<void> {
  const { checkoutId } = TRIP_ORDERING.read(payload, id);
  const ordering = await selectOrdering(db(), checkoutId);
  const account = ordering && (await findAccount(ordering.user_id));
  if (!account) return;
  const { trip_id: tripId, user_id: userId, currency } = ordering;
  const trip = await findTripWithin(db(), tripId, userId);
  // Booked by another payment since: that it could not be booked is not true any more.
  if (trip?.status === "booked") return;
  if (trip) await askPrices(ctx, trip, userId);
  const money = ordering.money === "captured" ? "refunded" : ordering.money === "owed" ? "owed" : "released";
  const mail = notBookedMail({
    firstName: account.firstName,
    what: trip ? `trip "${nameOfTrip(trip)}", ${formatDateRange(trip.startDate, trip.endDate)}` : "trip",
    title: trip ? nameOfTrip(trip) : ordering.about,
    why: refusalInWords(ordering.orders.map(toSagaOrder)) ?? REFUND_REASON.given,
    money: notBookedMoney(money, ordering.captured_minor, currency),
    link: trip && isBookable(trip) ? `${mailOrigin(ordering.origin)}/trips/${tripId}` : undefined,
    isHold: ordering.purpose === "hold",
  });
  await transact((trx) => enqueueMail(trx, `not-booked:${checkoutId}`, { to: account.email, ...mail }));
}
