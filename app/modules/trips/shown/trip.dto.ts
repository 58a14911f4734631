import type { FlightHome } from "../trip/ticket-home";
import { withoutCodes } from "#app/modules/elsewhere/elsewhere.schema";
import { toFlightDtos, toHotelDto } from "#app/modules/inventory/offers/inventory.dto";
import type { Itinerary, ItineraryItem, Leg } from "#app/modules/itinerary/day/itinerary";
import { formatClock } from "#app/shared/format";
import { totalDays } from "./dashboard";
import { estimateOf, knownConfidence, travellersOf } from "../trip/trip";
import type { Trip } from "../trip/trip";

const ACTIVITY_TYPES: Record<ItineraryItem["type"], "attraction" | "experience" | "restaurant" | "transport"> = {
  attraction: "attraction",
  experience: "experience",
  restaurant: "restaurant",
  transport: "transport",
  hotel: "transport",
};

/** The lines of the days as the documents write activities (CHECKLIST ENT-17). Prices in US dollars for one adult. */
function toActivities(itinerary: Itinerary | undefined) {
  return (itinerary?.days ?? []).flatMap((day) =>
    day.items.map((item) => ({
      id: item.id,
      name: item.name,
      type: ACTIVITY_TYPES[item.type],
      date: day.date,
      location: { name: item.location.name, ...(item.location.to && { to: item.location.to.name }) },
      description: item.description,
      startTime: formatClock(item.start),
      price: item.priceMinor / 100,
      tags: item.tags,
      provider: item.bookingUrl ? { bookingUrl: item.bookingUrl } : undefined,
      why: item.why,
      way: item.legBefore && toWay(item.legBefore),
    })),
  );
}

function toWay({ mode, minutes, km, priceMinor, riseMetres }: Leg) {
  return { mode, minutes, km, price: priceMinor / 100, ...(riseMetres !== undefined && { riseMetres }) };
}

/** The cost of each day for one adult: the sum of its activities, the ways to them and the way back to the hotel. */
function toDays(itinerary: Itinerary | undefined) {
  return (itinerary?.days ?? []).map(({ date, costMinor, wayHome }) => ({
    date,
    price: costMinor / 100,
    wayHome: wayHome ? { ...toWay(wayHome), leaves: formatClock(wayHome.leave) } : null,
  }));
}

/** A trip in the list of the dashboard (CHECKLIST ENT-13). The budget is per traveller, in the currency's main unit. */
export function toTripDto(trip: Trip) {
  return {
    id: trip.id,
    /** Counts the changes of the trip; send it back as If-Match to change what was seen and nothing newer. */
    revision: trip.revision,
    name: trip.name,
    destination: trip.destination.name,
    departureCity: trip.origin.label,
    status: trip.status,
    bookingState: trip.orders?.state ?? null,
    sealedUntil: trip.seal?.opensAt ?? null,
    ...(trip.journeyId !== undefined && { journey: trip.journeyId }),
    startDate: trip.startDate,
    endDate: trip.endDate,
    totalDays: totalDays(trip),
    travelers: travellersOf(trip),
    budget: { total: estimateOf(trip).perTravellerMinor / 100 },
    currency: trip.currency,
    updatedAt: trip.updatedAt,
    preferences: {
      interests: trip.preferences.interests,
      budgetTier: trip.preferences.budgetTier,
      pace: trip.preferences.pace,
    },
    metadata: { updatedAt: trip.updatedAt },
  };
}

/** A notice about the price of a trip that is not booked yet (CHECKLIST ENT-18). */
export interface PriceAlert {
  id: string;
  severity: "urgent";
  message: string;
}

/** What the booking knows of a trip's price. */
export interface TripPricing {
  /** End of an active price lock, UTC ISO. */
  lockedUntil?: string;
  /** The payment provider's session. */
  bookingSessionId?: string;
  priceAlerts?: PriceAlert[];
}

/** A flight home that is on the ticket of another place of the trip. */
function toFlightHomeDto({ tripId, leg, isPaid }: FlightHome) {
  return {
    onTicketOf: tripId,
    isPaid: isPaid === true,
    flightNumber: leg.segments.map(({ flightNumber }) => flightNumber).join(", "),
    departure: { time: leg.departLocal, airport: leg.from },
    arrival: { time: leg.arriveLocal, airport: leg.to },
  };
}

/** A whole trip (CHECKLIST ENT-12, ENT-14). */
export function toTripDetailDto(trip: Trip, { lockedUntil, bookingSessionId, priceAlerts = [] }: TripPricing = {}) {
  const price = estimateOf(trip);
  const listed = toTripDto(trip);
  return {
    ...listed,
    metadata: { ...listed.metadata, ...(bookingSessionId !== undefined && { bookingSessionId }) },
    adults: trip.adults,
    children: trip.children,
    ...(trip.childAges && { childAges: trip.childAges }),
    budget: {
      total: price.perTravellerMinor / 100,
      breakdown: Object.fromEntries(price.lines.map((line) => [line.category, line.perTravellerMinor / 100])),
    },
    pricing: {
      locked: lockedUntil !== undefined,
      lockedUntil: lockedUntil ?? null,
      confidence: knownConfidence(trip) ?? null,
    },
    priceAlerts,
    itinerary: {
      flights: trip.flight ? toFlightDtos(trip.flight.offer) : null,
      hotel: trip.hotel ? toHotelDto(trip.hotel.offer) : null,
      /** Bookings made elsewhere, as the traveller told them; "not-needed" for a part the trip goes without. */
      elsewhere: trip.elsewhere ? withoutCodes(trip.elsewhere) : null,
      ...(trip.between && { between: trip.between }),
      ...(trip.flight?.home && { returnsFrom: trip.flight.home.name }),
      ...(trip.flightHome && { flightHome: toFlightHomeDto(trip.flightHome) }),
      activities: toActivities(trip.itinerary),
      days: toDays(trip.itinerary),
    },
    shared: trip.sharedAt !== undefined,
  };
}
