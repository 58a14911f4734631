import { SIMULATED_FARES, SIMULATED_STAY } from "#app/config/what-is-real";
import type { FlightSegment } from "#app/modules/inventory/flight";
import type { HotelOffer } from "#app/modules/inventory/hotel";
import { isPaid } from "#app/modules/trips/trip";
import type { TripStatus } from "#app/modules/trips/trip";

/** A reservation in the words of schema.org, as KDE Itinerary reads it from a calendar's X-KDE-KITINERARY-RESERVATION. */
export type Reservation = Readonly<Record<string, unknown>> & { "@type": "FlightReservation" | "LodgingReservation" };

/** An airport or a stay on the map. */
export interface Spot {
  name: string;
  address?: string;
  lat?: number;
  lon?: number;
}

const CONTEXT = "http://schema.org";

/** What the status of a trip says of what was reserved for it. */
function statusOf(status: TripStatus): string {
  if (status === "cancelled") return `${CONTEXT}/ReservationCancelled`;
  return `${CONTEXT}/${isPaid({ status }) ? "ReservationConfirmed" : "ReservationPending"}`;
}

function geo({ lat, lon }: Spot): Record<string, unknown> {
  if (lat === undefined || lon === undefined) return {};
  return { geo: { "@type": "GeoCoordinates", latitude: lat, longitude: lon } };
}

function airport(iataCode: string, spot: Spot): Record<string, unknown> {
  return { "@type": "Airport", iataCode, name: spot.name, ...geo(spot) };
}

/** One flight. Times are ISO 8601 with the airport's own offset. */
export function flightReservation(
  segment: FlightSegment,
  ends: { from: Spot; to: Spot; departs: string; arrives: string },
  { status, isSandbox }: { status: TripStatus; isSandbox: boolean },
): Reservation {
  return {
    "@context": CONTEXT,
    "@type": "FlightReservation",
    reservationStatus: statusOf(status),
    ...(isSandbox && { description: SIMULATED_FARES }),
    reservationFor: {
      "@type": "Flight",
      airline: { "@type": "Airline", iataCode: segment.airline, name: segment.airlineName },
      // The airline's letters stand beside the number, not in it.
      flightNumber: segment.flightNumber.replace(segment.airline, "").trim(),
      departureAirport: airport(segment.from, ends.from),
      arrivalAirport: airport(segment.to, ends.to),
      departureDay: segment.departLocal.slice(0, 10),
      departureTime: ends.departs,
      arrivalTime: ends.arrives,
    },
  };
}

/** A stay from check-in to check-out. Times are ISO 8601 with the offset of the place. */
export function stayReservation(
  hotel: HotelOffer,
  { city, country, checkIn, checkOut }: { city: string; country?: string; checkIn: string; checkOut: string },
  status: TripStatus,
): Reservation {
  return {
    "@context": CONTEXT,
    "@type": "LodgingReservation",
    reservationStatus: statusOf(status),
    ...(hotel.isSandbox && { description: SIMULATED_STAY }),
    checkinTime: checkIn,
    checkoutTime: checkOut,
    reservationFor: {
      "@type": "LodgingBusiness",
      name: hotel.name,
      address: {
        "@type": "PostalAddress",
        streetAddress: hotel.address,
        addressLocality: city,
        ...(country && { addressCountry: country }),
      },
      ...geo(hotel),
    },
  };
}
