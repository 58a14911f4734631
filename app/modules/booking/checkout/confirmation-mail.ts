import { receiptNote } from "#app/config/reality-words";
import type { WhatIsReal } from "#app/config/what-is-real";
import { formatCount, formatDateRange } from "#app/shared/format";
import { formatMoneyExact } from "#app/shared/money";
import { composeLetter } from "#app/modules/email/letter";
import type { LetterMail } from "#app/modules/email/letter";
import { stayTerms } from "#app/modules/inventory/offers/offer-terms";
import { travellersOf, nameOfTrip } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { partsOf } from "#app/modules/trips/trip/trip-parts";
import { flightPasses } from "#app/modules/trips/shown/flight-passes";
import { whereInWords } from "#app/modules/trips/shown/trip-view";
import type { BookingRecord } from "../rules/booking";
import type { OrderedView } from "../orders/order-words";

interface Confirmed {
  /** The origin of the links. */
  origin: string;
  firstName: string;
  real: WhatIsReal;
  /** When the envelope of a sealed trip opens, in words. */
  opens?: string;
  /** The path of the trip's calendar; none of a sealed trip. */
  calendar?: string;
  /** The answers of the airline and the hotel, of a trip that was ordered after its payment. */
  ordered?: OrderedView;
}

/** The mail to the traveller about a paid trip. Of a sealed trip neither its place nor a calendar says where it goes. */
export function confirmationMail(
  trip: Trip,
  booking: BookingRecord,
  { origin, firstName, real, opens, calendar, ordered }: Confirmed,
): LetterMail {
  const name = nameOfTrip(trip);
  const hotel = trip.hotel?.offer;
  const elsewhere = whereInWords(partsOf(trip));
  const link = `${origin}/trips/${trip.id}`;
  const note = receiptNote(real);
  const before = [
    `${ordered?.partly ? `Part of your trip "${name}"` : `Your trip "${name}"`} is booked. Your reference is ${booking.reference}.`,
    `${trip.destination.name}, ${formatDateRange(trip.startDate, trip.endDate)}, ${formatCount(travellersOf(trip), "traveller")}.`,
  ];
  const passes = trip.flight || trip.flightHome ? flightPasses(trip) : [];
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
  return composeLetter({
    subject: `${ordered?.partly ? "Booked in part" : "Booked"}: ${name} (${booking.reference})`,
    firstName,
    ...{ before, passes, then },
    place: opens ? undefined : trip.destination.name,
    link: { url: link, label: "View your trip" },
    more: calendar === undefined ? undefined : { url: origin + calendar, label: "Add to calendar" },
  });
}
