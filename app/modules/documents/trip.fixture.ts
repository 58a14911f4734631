import type { WhatIsReal } from "#app/config/what-is-real";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import type { FlightOffer, OnlyWay } from "#app/modules/inventory/offers/flight";
import { legOf } from "#app/modules/inventory/offers/flight-leg";
import type { HotelOffer } from "#app/modules/inventory/offers/hotel";
import type { Itinerary, Leg } from "#app/modules/itinerary/day/itinerary";
import type { Between } from "#app/modules/trips/trip/between";
import type { Trip } from "#app/modules/trips/trip/trip";
import { addDays } from "#app/shared/calendar";

const START = "2027-04-14";

/** An installation with everything simulated, as it comes. */
export const SANDBOX: WhatIsReal = { payments: "sandbox", inventory: "sandbox", mail: "outbox" };
export const NOW = new Date("2026-11-21T10:00:00Z");

export const BOOKING = {
  reference: "VKTREW",
  amountMinor: 318_420,
  currency: "USD",
  bookedAt: "2026-11-21T09:12:00.000Z",
  priceLockedUntil: "2026-11-21T09:20:00.000Z",
};

/** A trip without offers and days, as at its beginning. */
export function bareTrip(changes: Partial<Trip> = {}): Trip {
  return {
    revision: 1,
    id: "trip-1",
    ownerId: "ada",
    name: "Seven days in Kyoto",
    destination: { slug: "kyoto", name: "Kyoto" },
    origin: { code: "JFK", label: "New York (JFK)" },
    startDate: START,
    endDate: addDays(START, 7),
    adults: 2,
    children: 0,
    budgetMinor: 320_000,
    currency: "USD",
    status: "booked",
    plannerStep: "itinerary",
    preferences: { interests: ["culture", "nature"], budgetTier: "moderate", pace: "moderate" },
    priceConfidence: 0.9,
    createdAt: NOW.toISOString(),
    updatedAt: NOW.toISOString(),
    ...changes,
  };
}

function flightTo(airport: string, outOn: string, backOn: string): FlightOffer {
  const outbound = legOf([
    {
      airline: "AY",
      airlineName: "Finnair",
      flightNumber: "AY 16",
      from: "JFK",
      to: "HEL",
      departAt: `${outOn}T21:45:00Z`,
      arriveAt: `${addDays(outOn, 1)}T05:50:00Z`,
      departLocal: `${outOn}T17:45`,
      arriveLocal: `${addDays(outOn, 1)}T08:50`,
      durationMinutes: 485,
    },
    {
      airline: "AY",
      airlineName: "Finnair",
      flightNumber: "AY 67",
      from: "HEL",
      to: airport,
      departAt: `${addDays(outOn, 1)}T07:25:00Z`,
      arriveAt: `${addDays(outOn, 1)}T20:40:00Z`,
      departLocal: `${addDays(outOn, 1)}T10:25`,
      arriveLocal: `${addDays(outOn, 1)}T23:40`,
      durationMinutes: 795,
    },
  ])!;
  const inbound = legOf([
    {
      airline: "JL",
      airlineName: "Japan Airlines",
      flightNumber: "JL 6",
      from: airport,
      to: "JFK",
      departAt: `${backOn}T02:05:00Z`,
      arriveAt: `${backOn}T15:00:00Z`,
      departLocal: `${backOn}T11:05`,
      arriveLocal: `${backOn}T11:00`,
      durationMinutes: 775,
    },
  ])!;
  return {
    id: "flight-1",
    provider: "sandbox",
    isSandbox: true,
    outbound,
    inbound,
    cabin: "economy",
    fare: "standard",
    service: "full",
    bags: "1 cabin bag and 1 checked bag of 23 kg",
    holdBags: 1,
    priceMinor: 214_600,
    pricePerTravellerMinor: 107_300,
    adultPriceMinor: 107_300,
    childPriceMinor: 80_500,
    currency: "USD",
    priceConfidence: 0.9,
  };
}

/** The trip with its flights in one direction; a place of a longer trip comes or goes by train in the other. */
export function flownOneWay(trip: Trip, only: OnlyWay): Trip {
  const { outbound, inbound, ...ticket } = trip.flight!.offer;
  const offer = only === "out" ? { ...ticket, outbound: outbound! } : { ...ticket, inbound: inbound! };
  const osaka = { by: "train", place: { slug: "osaka", name: "Osaka" }, minutes: 60, dollars: 6 } as const;
  const between: Between =
    only === "out"
      ? { back: { ...osaka, date: trip.endDate, time: "10:30" } }
      : { out: { ...osaka, date: trip.startDate, time: "11:30" } };
  return { ...trip, flight: { ...trip.flight!, offer }, journeyId: "journey-1", between };
}

function hotelIn(destination: Destination, checkIn: string, nights: number): HotelOffer {
  const [part] = destination.neighbourhoods;
  if (!part) throw new Error(`${destination.name} has no parts of town`);
  return {
    id: "stay-1",
    propertyId: "property-1",
    provider: "sandbox",
    name: `The ${part.name} House`,
    kind: "hotel",
    neighbourhood: part.name,
    address: `${part.streets[0] ?? part.name} 12, ${part.name}, ${destination.name}`,
    lat: part.lat,
    lon: part.lon,
    stars: 4,
    rating: null,
    amenities: [
      "Free Wi-Fi",
      "Breakfast room",
      "Air conditioning",
      "24-hour reception",
      "Luggage storage",
      "Laundry",
      "Bar",
    ],
    roomType: "Double room, 22 m²",
    roomClass: 1,
    board: "breakfast included",
    guests: 2,
    rooms: 1,
    checkIn,
    checkOut: addDays(checkIn, nights),
    checkInTime: "15:00",
    checkOutTime: "11:00",
    nights,
    totalMinor: 103_820,
    perNightMinor: Math.round(103_820 / nights),
    currency: "USD",
    cancellation: { freeUntil: addDays(checkIn, -3), text: "Free to cancel until three days before" },
    walkToCentreMinutes: 12,
    priceConfidence: 0.9,
    isSandbox: true,
  };
}

const STOPS_A_DAY = 5;
const WAYS: readonly (Leg | undefined)[] = [
  undefined,
  { mode: "walk", minutes: 12, km: 0.9, priceMinor: 0 },
  { mode: "transit", minutes: 24, km: 5.2, priceMinor: 260 },
  { mode: "taxi", minutes: 9, km: 3.1, priceMinor: 1150 },
  { mode: "walk", minutes: 6, km: 0.4, priceMinor: 0 },
];

function itineraryOf(destination: Destination, firstDate: string, days: number): Itinerary {
  return {
    seed: 1,
    pace: "moderate",
    interests: ["culture"],
    days: Array.from({ length: days }, (_, day) => ({
      date: addDays(firstDate, day),
      dayNumber: day + 1,
      theme: destination.highlights[day % destination.highlights.length] ?? destination.tagline,
      items: Array.from({ length: STOPS_A_DAY }, (_unused, stop) => {
        const place = destination.places[(day * STOPS_A_DAY + stop) % destination.places.length]!;
        const start = 9 * 60 + stop * 130;
        return {
          id: `${day}-${stop}`,
          role: stop === 2 ? ("meal" as const) : ("visit" as const),
          type: stop === 2 ? ("restaurant" as const) : ("attraction" as const),
          placeId: place.id,
          name: place.name,
          localName: place.localName,
          location: { name: destination.name, lat: place.lat, lon: place.lon },
          description: place.note,
          start,
          end: start + 90,
          priceMinor: stop % 2 === 0 ? 1200 : 0,
          tags: [],
          why: "Close to the stop before, and one of the best of its kind.",
          fact: "Open until 17:00, last entry 16:30",
          legBefore: WAYS[stop],
        };
      }),
      walkKm: 4.2,
      costMinor: 6870,
    })),
    leftOut: destination.places
      .slice(-3)
      .map((place) => ({ placeId: place.id, name: place.name, why: "Closed on each of your days." })),
    generatedAt: NOW.toISOString(),
  };
}

/** A trip with flights, a stay, and days with places of the catalogue. */
export function fullTrip(slug: string, nights: number, changes: Partial<Trip> = {}): Trip {
  const destination = findDestination(slug);
  if (!destination) throw new Error(`${slug} is not in the catalogue`);
  const arrival = addDays(START, 1);
  return bareTrip({
    destination: { slug, name: destination.name },
    name: `${nights} days in ${destination.name}`,
    endDate: addDays(START, nights),
    flight: {
      offer: flightTo(destination.airports[0]!, START, addDays(START, nights)),
      reason: "Best match",
    },
    hotel: { offer: hotelIn(destination, arrival, nights - 1), reason: "Best match" },
    itinerary: itineraryOf(destination, arrival, nights),
    ...changes,
  });
}
