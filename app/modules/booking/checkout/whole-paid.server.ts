import { real } from "#app/config/env.server";
import { mailOrigin } from "#app/config/mail-origin.server";
import { receiptNote } from "#app/config/reality-words";
import { db } from "#app/db/client.server";
import type { Work } from "#app/db/jobs.server";
import { findAccount } from "#app/modules/accounts/account/accounts.server";
import { makeWholePapers } from "#app/modules/documents/whole/whole-papers.server";
import { sendNow } from "#app/modules/email/email.server";
import { ensureDays } from "#app/modules/trips/days/days.server";
import { findTripWithin } from "#app/modules/trips/store/trips.server";
import type { Trip } from "#app/modules/trips/trip/trip";
import { callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { selectCheckout } from "../money/booking.repo.server";
import type { Checkout } from "../money/booking.repo.server";
import { journeyOfScope, wholePathOf } from "../rules/booking";
import { WHOLE_PAID } from "../rules/stored-booking";
import { paidPlacesOf } from "./paid-places.server";
import { isSold } from "./whole-paid";
import type { PaidPlace } from "./whole-paid";
import { wholePaidMail } from "./whole-paid-mail";

/** The whole as a document and as a calendar, once the days of its booked places are planned; none where none stands. */
async function papersOf(
  ctx: Ctx,
  payer: { id: string; name: string },
  whole: Pick<Checkout, "scope" | "origin">,
  places: readonly PaidPlace[],
): Promise<Parameters<typeof sendNow>[1]["attachments"]> {
  const trips: Trip[] = [];
  for (const { tripId } of places.filter(isSold)) {
    const trip = await findTripWithin(db(), tripId, payer.id);
    // One after the other: they share the solver with travellers who wait for it.
    if (trip) trips.push(await ensureDays(ctx, trip));
  }
  const journeyId = journeyOfScope(whole.scope);
  // A place may have been taken off the whole, or all of them be called off since.
  if (!trips.some((trip) => trip.journeyId === journeyId && trip.status === "booked")) return [];
  const { pdf, calendar } = await makeWholePapers({ ...ctx, origin: mailOrigin(whole.origin) }, payer, journeyId);
  return [
    { filename: pdf.fileName, contentType: "application/pdf", content: Buffer.from(pdf.bytes).toString("base64") },
    {
      filename: calendar.fileName,
      contentType: "text/calendar",
      content: Buffer.from(calendar.text).toString("base64"),
    },
  ];
}

/** Mails what became of a payment for several places, with the papers of the whole: the work that follows it. */
export async function sendWholePaid(ctx: Ctx, { id, payload }: Work): Promise<void> {
  const { checkoutId } = WHOLE_PAID.read(payload, id);
  const whole = await selectCheckout(db(), checkoutId);
  const account = whole && (await findAccount(whole.user_id));
  if (!whole || !account) return;
  const places = await paidPlacesOf(whole);
  const attachments = await papersOf(ctx, { id: whole.user_id, name: account.name }, whole, places);
  const mail = wholePaidMail({
    firstName: account.firstName,
    amountMinor: whole.amount_minor,
    currency: whole.currency,
    places,
    hasPapers: attachments.length > 0,
    note: receiptNote(real()),
    link: `${mailOrigin(whole.origin)}${wholePathOf(whole.scope)}`,
  });
  await callWithFaults(ctx, "mail", () =>
    sendNow(`paid-whole:${whole.id}`, { ...mail, to: account.email, attachments }),
  );
}
