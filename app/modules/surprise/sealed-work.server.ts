import { mailOrigin } from "#app/config/mail-origin.server";
import { db, transact } from "#app/db/client.server";
import type { Work } from "#app/db/jobs.server";
import { findAccount } from "#app/modules/accounts/account/accounts.server";
import { findBooking } from "#app/modules/booking/checkout/booking.server";
import { refundCalledOff } from "#app/modules/booking/orders/give-back.server";
import { makeTripPdf } from "#app/modules/documents/documents.server";
import { enqueueMail, sendNow } from "#app/modules/email/email.server";
import { alertDevices } from "#app/modules/offline/push.server";
import { ensureDays } from "#app/modules/trips/days/days.server";
import { cancelTrip } from "#app/modules/trips/use/manage.server";
import { isBookable } from "#app/modules/trips/trip/trip";
import { findTripBehindSeal, findTripWithin } from "#app/modules/trips/store/trips.server";
import { callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { formatDateRange } from "#app/shared/format";
import { openSealed } from "./sealed.server";
import { noteSealed, selectDue, selectSealed } from "./sealed.repo.server";
import { calledOffMail, openedMail } from "./sealed-mails";
import { SEALED_WORK } from "./stored-sealed";

const BATCH = 50;

/** Opens the envelopes that are due; an unpaid one is deleted. One that fails holds up no other. */
export async function openDueEnvelopes(ctx: Pick<Ctx, "now" | "log"> & Ctx): Promise<void> {
  for (const { tripId, userId } of await selectDue(db(), ctx.now.toISOString(), BATCH)) {
    try {
      const trip = await findTripBehindSeal(tripId, userId);
      if (trip?.status === "booked") await openSealed(ctx, tripId, userId);
      else {
        if (trip && isBookable(trip)) await cancelTrip(ctx, { id: tripId, ownerId: userId });
        await noteSealed(db(), tripId, userId, { called_off_at: ctx.now.toISOString(), refund_minor: 0 });
      }
    } catch (error) {
      ctx.log.error({ err: error, tripId }, "an envelope could not be opened");
    }
  }
}

/**
 * Tells the traveller that the envelope is open, with the papers: the work after an opening; for a trip that was
 * cancelled since, it sends nothing. Safe to repeat.
 */
export async function tellOpened(ctx: Ctx, { id, payload }: Work): Promise<void> {
  const { tripId, userId } = SEALED_WORK.read(payload, id);
  const [account, sealed, booking, booked] = await Promise.all([
    findAccount(userId),
    selectSealed(db(), tripId, userId),
    findBooking(userId, tripId),
    findTripWithin(db(), tripId, userId),
  ]);
  if (!account || !sealed || booked?.status !== "booked") return;
  const trip = await ensureDays(ctx, booked);
  if (trip.status !== "booked") return;
  const mail = openedMail({
    firstName: account.firstName,
    place: trip.destination.name,
    dates: formatDateRange(trip.startDate, trip.endDate),
    link: `${mailOrigin(sealed.origin)}/trips/${tripId}`,
  });
  const pdf = await makeTripPdf(ctx, trip, {
    kind: booking ? "confirmation" : "itinerary",
    booking,
    traveller: account.name,
  });
  const attachments = [
    { filename: pdf.fileName, contentType: "application/pdf", content: Buffer.from(pdf.bytes).toString("base64") },
  ];
  await callWithFaults(ctx, "mail", () =>
    sendNow(`seal-opened:${tripId}`, { ...mail, to: account.email, attachments }),
  );
  await alertDevices(userId, `seal-opened:${tripId}`, {
    title: "Your envelope is open",
    body: `You are going to ${trip.destination.name}. Flights, stay and days are on the trip's page.`,
    address: `/trips/${tripId}`,
  });
}

/** Refunds the due part of a sealed trip that was called off, and writes to its traveller. Safe to repeat. */
export async function settleCalledOff(ctx: Ctx, { id, payload }: Work): Promise<void> {
  const { tripId, userId } = SEALED_WORK.read(payload, id);
  const [account, sealed] = await Promise.all([findAccount(userId), selectSealed(db(), tripId, userId)]);
  if (!sealed) return;
  const backMinor = await refundCalledOff(ctx, { tripId, userId, amountMinor: sealed.refundMinor ?? 0 });
  const trip = await findTripWithin(db(), tripId, userId);
  if (!account || !trip) return;
  const mail = calledOffMail({
    firstName: account.firstName,
    dates: formatDateRange(trip.startDate, trip.endDate),
    backMinor,
    currency: trip.currency,
    link: `${mailOrigin(sealed.origin)}/trips/${tripId}/sealed`,
  });
  await transact((trx) => enqueueMail(trx, `sealed-called-off:${tripId}`, { to: account.email, ...mail }));
}
