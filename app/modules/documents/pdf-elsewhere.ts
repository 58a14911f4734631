import type { Trip } from "#app/modules/trips/trip/trip";
import { isBeingOrdered, referenceInWords } from "#app/modules/trips/trip/trip-orders";
import { codesOf } from "#app/modules/trips/trip/trip-parts";
import { headingOfWays } from "#app/modules/trips/shown/trip-view";
import type { OwnStayView, TripView } from "#app/modules/trips/shown/trip-view";
import { formatCount } from "#app/shared/format";

/** A stay as a document prints it. */
export interface HotelFacts {
  name: string;
  address: string;
  price: string;
  facts: { label: string; value: string }[];
  amenities: string;
  /** With friends, or in a place of the traveller's own. */
  isPrivate?: boolean;
}

/** The words around the table of flights. */
export interface FlightsPart {
  flightsHeading: string;
  flightsNote: string;
}

/** The heading over the flights of a document, or over other ways, and the note under them. */
export function flightsPart(trip: Trip, view: TripView): FlightsPart {
  return { flightsHeading: headingOfWays(view), flightsNote: flightsNote(trip, view) };
}

/** The note under the flights of a document: the meaning of the times, bags, and bookings made elsewhere. */
function flightsNote(trip: Trip, view: TripView): string {
  const ways = view.wayLines.map((line) => `${line}.`).join(" ");
  if (trip.flight) {
    const { bags } = trip.flight.offer;
    const reference = referenceInWords("Airline", trip.orders?.flights);
    const booked = isBeingOrdered(trip) ? "Being booked: not confirmed yet. " : reference ? `${reference}. ` : "";
    return `${booked}Times are local to each airport.${bags ? ` Bags: ${bags}.` : ""}${ways && ` ${ways}`}`;
  }
  if (view.where.flights !== "elsewhere") return ways;
  const code = codesOf(trip).flights;
  const unknown = view.flightLines.map((line) => ` ${line}: we don't know its times.`).join("");
  return `Booked elsewhere.${code ? ` Booking code ${code}.` : ""} Times are local to each airport.${unknown}${ways && ` ${ways}`}`;
}

/** The stays that were booked elsewhere, as a document prints them. */
export function ownStayFacts({ ownStays }: TripView, codes: readonly (string | undefined)[]): HotelFacts[] {
  return ownStays.map((stay, index) => ownStayFact(stay, codes[index]));
}

function ownStayFact(stay: OwnStayView, code: string | undefined): HotelFacts {
  return {
    name: stay.name,
    address: stay.address,
    price: stay.isPrivate ? "" : "Booked elsewhere",
    isPrivate: stay.isPrivate,
    facts: [
      { label: stay.isPrivate ? "From" : "Check-in", value: stay.checkIn },
      { label: stay.isPrivate ? "Until" : "Check-out", value: stay.checkOut },
      { label: "Stay", value: formatCount(stay.nights, "night") },
      ...(stay.hasBreakfast ? [{ label: "Breakfast", value: "Included" }] : []),
      ...(code ? [{ label: "Booking code", value: code }] : []),
    ],
    amenities: stay.spotNote ?? "",
  };
}
