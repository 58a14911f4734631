import type { OrderedReference } from "../orders/order-words";
import { travellersOf } from "#app/modules/trips/trip/trip";
import { journeyPath } from "#app/modules/trips/shown/longer-trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { partsOf } from "#app/modules/trips/trip/trip-parts";
import { whereInWords } from "#app/modules/trips/shown/trip-view";
import { stayTerms } from "#app/modules/inventory/offers/offer-terms";
import { mainAirline } from "#app/modules/inventory/offers/flight";
import type { FlightLeg } from "#app/modules/inventory/offers/flight";

/** One way of the flights. */
export interface BookedWay {
  airline: string;
  flightNumbers: string;
  from: string;
  to: string;
  departLocal: string;
  arriveLocal: string;
  stops: number;
  durationMinutes: number;
}

/** The confirmation page of a booked trip (CHECKLIST BOOK-20 to BOOK-22). */
export interface ConfirmationView {
  tripId: string;
  tripName: string;
  destination: string;
  /** Of a place of ours. */
  destinationSlug?: string;
  /** Whole days until it leaves, where the traveller leaves from; none once it has. */
  daysToGo?: number;
  /** Set where one comes from another place of a longer trip, and not from home. */
  goesOn?: true;
  startDate: string;
  endDate: string;
  travellers: number;
  reference?: string;
  /** The directions that are flown, and the place that the way home leaves from, where it is another one. */
  flights?: { outbound?: BookedWay; back?: BookedWay; homeFrom?: string };
  hotel?: {
    name: string;
    roomType: string;
    nights: number;
    checkIn: string;
    /** Local wall clock, where it is known. */
    checkInTime?: string;
    /** Facts about the rate, such as a part that is paid there. */
    terms: string[];
  };
  /** Whether a part of what was asked for could not be had. */
  isPartly: boolean;
  /** Which part was booked elsewhere, and so not paid here. */
  elsewhere?: string;
  totalPaidMinor: number;
  perTravellerMinor: number;
  currency: string;
  /** The part of the total that the fee of a hold had paid before. */
  creditMinor: number;
  /** References for the airline and the hotel, where they have given them. */
  references: OrderedReference[];
  /** Until when its price was held, on its traveller's clock, with the day. */
  priceHeldUntil?: string;
  /** How its price is protected, in words. */
  protection?: string;
  isShared: boolean;
  /** Whether readers of the shared trip see what flights and stay cost. */
  showsPrices: boolean;
  /** Whether its envelope is still shut. */
  isSealed: boolean;
  /** The page of the longer trip of which this is one place. */
  whole?: string;
}

export interface PaidAmount {
  reference?: string;
  amountMinor: number;
  currency: string;
  creditMinor?: number;
  priceHeldUntil?: string;
  protection?: ConfirmationView["protection"];
  references?: OrderedReference[];
}

function toBookedWay(leg: FlightLeg): BookedWay {
  return {
    airline: mainAirline(leg).airlineName,
    flightNumbers: leg.segments.map((segment) => segment.flightNumber).join(", "),
    from: leg.from,
    to: leg.to,
    departLocal: leg.departLocal,
    arriveLocal: leg.arriveLocal,
    stops: leg.stops,
    durationMinutes: leg.durationMinutes,
  };
}

/**
 * The trip and what was paid for it, as the page needs them.
 * @param days whole days until it leaves; negative after it
 */
export function toConfirmationView(trip: Trip, paid: PaidAmount, days: number): ConfirmationView {
  const flight = trip.flight?.offer;
  const hotel = trip.hotel?.offer;
  const travellers = travellersOf(trip);
  return {
    tripId: trip.id,
    tripName: trip.name,
    destination: trip.destination.name,
    destinationSlug: trip.destination.slug,
    daysToGo: days >= 0 ? days : undefined,
    ...(trip.between?.out && { goesOn: true as const }),
    startDate: trip.startDate,
    endDate: trip.endDate,
    travellers,
    reference: paid.reference,
    flights: flight && {
      ...(flight.outbound && { outbound: toBookedWay(flight.outbound) }),
      ...(flight.inbound && { back: toBookedWay(flight.inbound) }),
      ...(trip.flight?.home && { homeFrom: trip.flight.home.name }),
    },
    hotel: hotel && {
      name: hotel.name,
      roomType: hotel.roomType,
      nights: hotel.nights,
      checkIn: hotel.checkIn,
      checkInTime: hotel.checkInTime,
      terms: [...(hotel.source ? [`${hotel.cancellation.text}.`] : []), ...stayTerms(hotel)],
    },
    isPartly: trip.orders?.state === "partly",
    elsewhere: whereInWords(partsOf(trip)),
    totalPaidMinor: paid.amountMinor,
    perTravellerMinor: paid.amountMinor / travellers,
    currency: paid.currency,
    creditMinor: paid.creditMinor ?? 0,
    references: paid.references ?? [],
    priceHeldUntil: paid.priceHeldUntil,
    protection: paid.protection,
    isShared: trip.sharedAt !== undefined,
    showsPrices: trip.sharesPrices ?? false,
    isSealed: trip.seal !== undefined,
    ...(trip.journeyId !== undefined && { whole: journeyPath(trip.journeyId) }),
  };
}
