import { receiptNote } from "#app/config/reality-words";
import type { WhatIsReal } from "#app/config/what-is-real";
import { formatCount, formatDateRange } from "#app/shared/format";
import { formatMoneyExact } from "#app/shared/money";
import { mailPage, passInWords } from "#app/modules/email/mail-page";
import { stayTerms } from "#app/modules/inventory/offers/offer-terms";
import { travellersOf, nameOfTrip } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { partsOf } from "#app/modules/trips/trip/trip-parts";
import { flightPasses } from "#app/modules/trips/shown/flight-passes";
import { whereInWords } from "#app/modules/trips/shown/trip-view";
import type { BookingRecord } from "../rules/booking";
import type { OrderedView } from "../orders/order-words";

/**
 * The mail to the traveller about a paid trip. Plain text and the same in HTML.
 * @param opens when the envelope of a sealed trip opens, in words
 * @param ordered the answers of the airline and the hotel, of a trip that was ordered after its payment
 */
export function confirmationMail(
  trip: Trip,
  booking: BookingRecord,
  origin: string,
  firstName: string,
  real: WhatIsReal,
  opens?: string,
  ordered?: OrderedView,
): { subject: string; text: string; html: string } {
  const name = nameOfTrip(trip);
  const hotel = trip.hotel?.offer;
  const elsewhere = whereInWords(partsOf(trip));
  const link = `${origin}/trips/${trip.id}`;
  const note = receiptNote(real);
  const before = [
    `Hello ${firstName},`,
    `${ordered?.partly ? `Part of your trip "${name}"` : `Your trip "${name}"`} is booked. Your reference is ${booking.reference}.`,
    `${trip.destination.name}, ${formatDateRange(trip.startDate, trip.endDate)}, ${formatCount(travellersOf(trip), "traveller")}.`,
  ];
  const passes = trip.flight ? flightPasses(trip) : [];
  const then = [
    ...(hotel
      ? [
          `Hotel: ${hotel.name}, ${hotel.address}, ${formatCount(hotel.nights, "night")}${hotel.checkInTime ? `, check-in from ${hotel.checkInTime}` : ""}.`,
          ...stayTerms(hotel),
        ]
      : []),
    ...(elsewhere ? [elsewhere] : []),
    ...(ordered?.references ?? []).map(
      ({ what, reference, documents }) =>
        `${what} reference: ${reference}${documents.length > 0 ? `, tickets ${documents.join(", ")}` : ""}.`,
    ),
    ...(ordered?.partly ? [ordered.partly] : []),
    `Paid: ${formatMoneyExact(booking.amountMinor, booking.currency)}.`,
    opens
      ? `Where it goes stays sealed until ${opens}. We'll email you when the envelope opens; until then, its page says what to pack.`
      : "Everything is in the attached PDF, day by day.",
    ...(note ? [note] : []),
  ];
  const subject = `${ordered?.partly ? "Booked in part" : "Booked"}: ${name} (${booking.reference})`;
  // Of a sealed trip neither the place nor a calendar says where it goes.
  const more = opens ? undefined : { url: `${link}/calendar.ics`, label: "Add to calendar" };
  const text = [
    ...before,
    ...passes.map(passInWords),
    ...then,
    link,
    ...(more ? [`${more.label}: ${more.url}`] : []),
  ].join("\n\n");
  return {
    subject,
    text: `${text}\n`,
    html: mailPage({
      ...{ subject, before, passes, then, more },
      place: opens ? undefined : trip.destination.name,
      link: { url: link, label: "View your trip" },
    }),
  };
}
