import { SIMULATED_FARES, SIMULATED_STAY } from "#app/config/reality-words";
import type { FlightSegment } from "#app/modules/inventory/offers/flight";
import type { TripStatus } from "#app/modules/trips/trip/trip";

/**
 * A reservation in the words of schema.org, as KDE Itinerary reads it from a calendar's X-KDE-KITINERARY-RESERVATION.
 */
export type Reservation = Readonly<Record<string, unknown>> & { "@type": "FlightReservation" | "LodgingReservation" };

/** An airport or a stay on the map. */
export interface Spot {
  name: string;
  address?: string;
  lat?: number;
  lon?: number;
}

const CONTEXT = "http://schema.org";

/**
 * The booking of a flight or stay: with the trip here, or elsewhere, where it holds even if the trip here is cancelled.
 */
export interface Booking {
  status: TripStatus;
  isSandbox: boolean;
  isElsewhere: boolean;
  /** Whether the booking is certain: paid, and with no open order. */
  isSure: boolean;
  /** The code of a booking elsewhere, or the airline's or hotel's code of ours. */
  confirmation?: string;
  /** Ticket numbers. */
  tickets: readonly string[];
}

/** The status of the reservation, from the status of its trip. */
function statusOf({ status, isElsewhere, isSure }: Booking): string {
  if (status === "cancelled") return `${CONTEXT}/ReservationCancelled`;
  return `${CONTEXT}/${isElsewhere || isSure ? "ReservationConfirmed" : "ReservationPending"}`;
}

function geo({ lat, lon }: Spot): Record<string, unknown> {
  if (lat === undefined || lon === undefined) return {};
  return { geo: { "@type": "GeoCoordinates", latitude: lat, longitude: lon } };
}

function airport(iataCode: string, spot: Spot): Record<string, unknown> {
  return { "@type": "Airport", iataCode, name: spot.name, ...geo(spot) };
}

/** The tickets of all passengers, in the airline's order. */
function ticketsOf({ tickets }: Booking): Record<string, unknown> {
  const all = tickets.map((ticketNumber) => ({ "@type": "Ticket", ticketNumber }));
  return all.length === 0 ? {} : { reservedTicket: all.length === 1 ? all[0] : all };
}

/** One flight. Times are ISO 8601 with the airport's own offset. */
export function flightReservation(
  segment: FlightSegment,
  ends: { from: Spot; to: Spot; departs: string; arrives: string },
  booking: Booking,
): Reservation {
  return {
    "@context": CONTEXT,
    "@type": "FlightReservation",
    reservationStatus: statusOf(booking),
    ...(booking.confirmation && { reservationNumber: booking.confirmation }),
    ...ticketsOf(booking),
    ...(booking.isSandbox && { description: SIMULATED_FARES }),
    reservationFor: {
      "@type": "Flight",
      ...(segment.airline && {
        airline: { "@type": "Airline", iataCode: segment.airline, name: segment.airlineName || segment.airline },
      }),
      // The airline's letters stand beside the number, not in it.
      ...(segment.flightNumber && { flightNumber: segment.flightNumber.replace(segment.airline, "").trim() }),
      departureAirport: airport(segment.from, ends.from),
      arrivalAirport: airport(segment.to, ends.to),
      departureDay: segment.departLocal.slice(0, 10),
      departureTime: ends.departs,
      arrivalTime: ends.arrives,
    },
  };
}

/**
 * A stay from check-in to check-out. Times are ISO 8601 with the offset of the place, or dates where no hour was told.
 */
export function stayReservation(
  stay: Spot,
  { city, country, checkIn, checkOut }: { city: string; country?: string; checkIn: string; checkOut: string },
  booking: Booking,
): Reservation {
  return {
    "@context": CONTEXT,
    "@type": "LodgingReservation",
    reservationStatus: statusOf(booking),
    ...(booking.confirmation && { reservationNumber: booking.confirmation }),
    ...(booking.isSandbox && { description: SIMULATED_STAY }),
    checkinTime: checkIn,
    checkoutTime: checkOut,
    reservationFor: {
      "@type": "LodgingBusiness",
      name: stay.name,
      address: {
        "@type": "PostalAddress",
        streetAddress: stay.address,
        addressLocality: city,
        ...(country && { addressCountry: country }),
      },
      ...geo(stay),
    },
  };
}
