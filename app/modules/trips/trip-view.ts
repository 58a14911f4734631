import { mainAirline } from "#app/modules/inventory/flight";
import type { FlightLeg, FlightOffer } from "#app/modules/inventory/flight";
import type { HotelOffer } from "#app/modules/inventory/hotel";
import { factWithoutDiets, mealWithoutDiets } from "#app/modules/itinerary/diet-rules";
import type { Itinerary, ItineraryItem } from "#app/modules/itinerary/itinerary";
import { costForParty } from "#app/modules/itinerary/party-costs";
import { formatShortDate } from "#app/shared/format";
import { priceOf, travellersOf, isPaid, nameOfTrip } from "./trip";
import type { Trip, TripPrice, TripStatus } from "./trip";
import { totalDays } from "./dashboard";

/** One flight of a trip as its card prints it (CHECKLIST TRIP-32). */
export interface FlightView {
  title: "Outbound" | "Return";
  airline: string;
  flightNumber: string;
  from: string;
  to: string;
  date: string;
  departs: string;
  arrives: string;
  dayShift: string;
  durationMinutes: number;
  stops: number;
  cabin: string;
  /** Half of the round trip, for the whole party. */
  priceMinor: number;
}

export interface HotelView {
  name: string;
  address: string;
  /** Official-style class; there are no guest ratings. */
  stars: number;
  checkIn: string;
  checkOut: string;
  roomType: string;
  guests: number;
  nights: number;
  amenities: string[];
  moreAmenities: number;
  totalMinor: number;
  perNightMinor: number;
}

/** A trip as its page shows it; holds nothing that a visitor with the link may not see. */
export interface TripView {
  id: string;
  name: string;
  destination: string;
  slug?: string;
  startDate: string;
  endDate: string;
  totalDays: number;
  travellers: number;
  /** Of them under 12. */
  children: number;
  status: TripStatus;
  flights: FlightView[];
  hotel?: HotelView;
  itinerary?: Itinerary;
  price: TripPrice;
  /** What the days cost on the spot, for the whole party; children by an estimate. */
  onTheSpotMinor: number;
  /** What the traveller wants to spend in all, for the whole party. */
  budgetMinor: number;
  currency: string;
  /** Offers that nobody can buy, and whose pages say so. */
  isSimulated: { flights: boolean; hotel: boolean };
}

/** Amenities shown before "+N more" (CHECKLIST TRIP-35). */
const SHOWN_AMENITIES = 6;
const CABINS: Record<FlightOffer["cabin"], string> = {
  economy: "Economy",
  premium: "Premium economy",
  business: "Business",
};

function flightView(title: FlightView["title"], leg: FlightLeg, offer: FlightOffer): FlightView {
  return {
    title,
    airline: mainAirline(leg).airlineName,
    flightNumber: leg.segments.map((segment) => segment.flightNumber).join(", "),
    from: leg.from,
    to: leg.to,
    date: formatShortDate(leg.departLocal.slice(0, 10)),
    departs: leg.departLocal.slice(11),
    arrives: leg.arriveLocal.slice(11),
    dayShift: leg.dayOffset === 0 ? "" : `${leg.dayOffset > 0 ? "+" : "−"}${Math.abs(leg.dayOffset)}`,
    durationMinutes: leg.durationMinutes,
    stops: leg.stops,
    cabin: CABINS[offer.cabin],
    priceMinor: title === "Outbound" ? Math.ceil(offer.priceMinor / 2) : Math.floor(offer.priceMinor / 2),
  };
}

function hotelView(offer: HotelOffer): HotelView {
  return {
    name: offer.name,
    address: offer.address,
    stars: offer.stars,
    checkIn: `${formatShortDate(offer.checkIn)}, from ${offer.checkInTime}`,
    checkOut: `${formatShortDate(offer.checkOut)}, until ${offer.checkOutTime}`,
    roomType: `${offer.rooms > 1 ? `${offer.rooms} × ` : ""}${offer.roomType}, ${offer.board}`,
    guests: offer.guests,
    nights: offer.nights,
    amenities: offer.amenities.slice(0, SHOWN_AMENITIES),
    moreAmenities: Math.max(0, offer.amenities.length - SHOWN_AMENITIES),
    totalMinor: offer.totalMinor,
    perNightMinor: offer.perNightMinor,
  };
}

/** Whether flights or a stay are chosen: only what is offered at a price can move, and be held. */
export function hasOffers({ flights, hotel }: Pick<TripView, "flights" | "hotel">): boolean {
  return flights.length > 0 || hotel !== undefined;
}

/** Whether all that is known of the money is what the traveller wants to spend: nothing is for sale here, or paid. */
export function isOnlyBudget(trip: Pick<TripView, "price" | "status">, canBook: boolean): boolean {
  return !canBook && !isPaid(trip) && trip.price.lines.every(({ category }) => category === "budget");
}

function itemWithoutNeeds<I extends ItineraryItem>(item: I): I {
  const isOpenMeal = (item.role === "meal" || item.role === "breakfast") && item.placeId === undefined;
  return {
    ...item,
    fact: factWithoutDiets(item.fact),
    description: isOpenMeal ? mealWithoutDiets(item.description) : item.description,
  };
}

/**
 * A day plan for readers who are not of the party: nobody's name, share or needs are in it, neither by themselves nor
 * in what is said at a stop or of a place that was left out.
 */
export function withoutPeople(itinerary: Itinerary | undefined): Itinerary | undefined {
  if (!itinerary) return undefined;
  return {
    ...itinerary,
    group: undefined,
    keepsTo: undefined,
    leftOut: [],
    days: itinerary.days.map((day) => ({
      ...day,
      items: day.items.map(itemWithoutNeeds),
      split: day.split && {
        ...day.split,
        items: day.split.items.map(itemWithoutNeeds),
        memberIds: [],
        names: ["some of the party"],
      },
    })),
  };
}

/** Maps a trip to its page. */
export function toTripView(trip: Trip): TripView {
  const flight = trip.flight?.offer;
  const hotel = trip.hotel?.offer;
  const travellers = travellersOf(trip);
  return {
    id: trip.id,
    name: nameOfTrip(trip),
    destination: trip.destination.name,
    slug: trip.destination.slug,
    startDate: trip.startDate,
    endDate: trip.endDate,
    totalDays: totalDays(trip),
    travellers,
    children: trip.children,
    status: trip.status,
    flights: flight
      ? [flightView("Outbound", flight.outbound, flight), flightView("Return", flight.inbound, flight)]
      : [],
    hotel: hotel && hotelView(hotel),
    itinerary: trip.itinerary,
    price: priceOf(trip),
    onTheSpotMinor: costForParty(trip.itinerary?.days ?? [], trip),
    budgetMinor: trip.budgetMinor * travellers,
    currency: trip.currency,
    isSimulated: { flights: flight?.isSandbox ?? false, hotel: hotel?.isSandbox ?? false },
  };
}
