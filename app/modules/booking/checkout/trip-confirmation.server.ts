import { real } from "#app/config/env.server";
import { mailOrigin } from "#app/config/mail-origin.server";
import { db } from "#app/db/client.server";
import type { Work } from "#app/db/jobs.server";
import { findAccount } from "#app/modules/accounts/account/accounts.server";
import { makeTripPdf } from "#app/modules/documents/documents.server";
import { mailedCalendarPath } from "#app/modules/documents/mailed-calendar.server";
import { sendNow } from "#app/modules/email/email.server";
import { alertDevices } from "#app/modules/offline/push.server";
import { ensureDays } from "#app/modules/trips/days/days.server";
import { findTripWithin } from "#app/modules/trips/store/trips.server";
import { callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { findBooking } from "./booking.server";
import { confirmationMail } from "./confirmation-mail";
import { openingInWords } from "./opening-note.server";
import { viewOrdered } from "../orders/ordered-view.server";
import { TRIP_CONFIRMATION } from "../rules/stored-booking";

/**
 * Plans the days of a booked trip, if that was not done, and mails the confirmation: the work that follows a booking,
 * and what is done once more when its traveller asks for it. Of a trip that was cancelled since nothing is confirmed.
 */
export async function sendTripConfirmation(ctx: Ctx, { id, payload }: Work): Promise<void> {
  const { tripId, userId, origin, again } = TRIP_CONFIRMATION.read(payload, id);
  const [account, booking, booked] = await Promise.all([
    findAccount(userId),
    findBooking(userId, tripId),
    findTripWithin(db(), tripId, userId),
  ]);
  if (!account || !booking || booked?.status !== "booked") return;
  const trip = await ensureDays(ctx, booked);
  if (trip.status !== "booked") return;
  const key = again === undefined ? `confirmation:${tripId}` : `confirmation:${tripId}:${again}`;
  const opens = trip.seal && openingInWords(ctx, trip, trip.seal);
  const ordered = await viewOrdered(tripId, userId);
  const mail = confirmationMail(trip, booking, {
    ...{ origin: mailOrigin(origin), firstName: account.firstName, real: real(), opens, ordered },
    calendar: opens === undefined ? await mailedCalendarPath(ctx, { tripId, userId }) : undefined,
  });
  if (opens) {
    await callWithFaults(ctx, "mail", () => sendNow(key, { ...mail, to: account.email, attachments: [] }));
    if (again !== undefined) return;
    await alertDevices(userId, `booked:${tripId}`, {
      title: "Your sealed trip is booked",
      body: `Its envelope opens on ${opens}.`,
      address: `/trips/${tripId}/sealed`,
    });
    return;
  }
  const pdf = await makeTripPdf(ctx, trip, { kind: "confirmation", booking, traveller: account.name });
  const attachments = [
    { filename: pdf.fileName, contentType: "application/pdf", content: Buffer.from(pdf.bytes).toString("base64") },
  ];
  await callWithFaults(ctx, "mail", () => sendNow(key, { ...mail, to: account.email, attachments }));
  if (again !== undefined) return;
  await alertDevices(userId, `booked:${tripId}`, {
    title: ordered?.partly ? "Part of your trip is booked" : "Your trip is booked",
    body: `${trip.name || trip.destination.name}: your days and documents are on its page, and in the email we sent you.`,
    address: `/trips/${tripId}`,
  });
}
