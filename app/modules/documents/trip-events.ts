import { Temporal } from "temporal-polyfill";
import { SIMULATED_FARES, SIMULATED_STAY } from "#app/config/what-is-real";
import type { FlightOffer, FlightSegment } from "#app/modules/inventory/flight";
import type { HotelOffer } from "#app/modules/inventory/hotel";
import { isVisit } from "#app/modules/itinerary/itinerary";
import type { ItineraryDay, ItineraryItem } from "#app/modules/itinerary/itinerary";
import { isPaid } from "#app/modules/trips/trip";
import type { Trip } from "#app/modules/trips/trip";
import type { LocalDate } from "#app/shared/calendar";
import { formatDate, formatDuration } from "#app/shared/format";
import { flightReservation, stayReservation } from "./reservations";
import type { Reservation, Spot } from "./reservations";

type Zoned = Temporal.ZonedDateTime;

/** Something with a time in a calendar. */
export interface TripEvent {
  /** The same for the same flight, stay or stop, however the trip changes. */
  uid: string;
  title: string;
  description: string;
  place?: Spot;
  /** Both ends with the zones whose clocks hang there, or whole days of which the last is included. */
  when: { start: Zoned; end?: Zoned } | { firstDay: LocalDate; lastDay: LocalDate };
  /** Whether one is taken then: a night's stay leaves the day free. */
  isBusy: boolean;
  status: "confirmed" | "tentative" | "cancelled";
  reservation?: Reservation;
  url: string;
  revision: number;
  /** UTC ISO instants. */
  createdAt: string;
  updatedAt: string;
}

/** What the catalogue knows of the places of a trip. */
export interface Whereabouts {
  airport(code: string): { name: string; city: string; lat: number; lon: number; timeZone: string } | undefined;
  /** IANA name; without one the times of days cannot be told. */
  timeZone?: string;
  /** ISO code of the destination's country, and its name. */
  country?: string;
  countryName?: string;
}

type Draft = Pick<TripEvent, "title" | "description" | "when" | "status"> &
  Partial<Pick<TripEvent, "place" | "isBusy" | "reservation">> & { key: string };

const lines = (...parts: (string | false | undefined)[]): string => parts.filter(Boolean).join("\n");

/**
 * The instant at which a wall clock shows a time. A time that a change of clocks leaves out is the one an hour later; one
 * that comes twice is the first (as RFC 5545 reads them too).
 * @param minutes since midnight of the date; 1500 is one o'clock in the night after
 */
function atWall(date: LocalDate, minutes: number, zone: string): Zoned {
  return Temporal.PlainDateTime.from(date).add({ minutes }).toZonedDateTime(zone);
}

const atAirport = (instant: string, zone: string): Zoned => Temporal.Instant.from(instant).toZonedDateTimeISO(zone);

const isoWithOffset = (time: Zoned): string => time.toString({ timeZoneName: "never", smallestUnit: "second" });

function airportOf(code: string, where: Whereabouts): Spot & { label: string; zone: string } {
  const known = where.airport(code);
  if (!known) return { name: code, label: code, zone: "UTC" };
  const { name, city, lat, lon, timeZone } = known;
  return { name, lat, lon, label: `${city} (${code})`, zone: timeZone };
}

function flightDraft(segment: FlightSegment, offer: FlightOffer, trip: Trip, where: Whereabouts): Draft {
  const [from, to] = [airportOf(segment.from, where), airportOf(segment.to, where)];
  const [start, end] = [atAirport(segment.departAt, from.zone), atAirport(segment.arriveAt, to.zone)];
  const tell = (local: string): string => `${local.slice(11)} local time, ${formatDate(local.slice(0, 10))}`;
  return {
    key: `flight-${segment.flightNumber}-${segment.departLocal.slice(0, 10)}`,
    title: `Flight ${segment.flightNumber}: ${from.label} to ${to.label}`,
    description: lines(
      `${segment.airlineName} ${segment.flightNumber}, ${formatDuration(segment.durationMinutes)}`,
      `Leaves ${from.label} at ${tell(segment.departLocal)}`,
      `Lands in ${to.label} at ${tell(segment.arriveLocal)}`,
      offer.bags,
      offer.isSandbox && SIMULATED_FARES,
    ),
    place: { name: `${from.name} (${segment.from})`, lat: from.lat, lon: from.lon },
    when: { start, end },
    status: isPaid(trip) ? "confirmed" : "tentative",
    reservation: flightReservation(
      segment,
      { from, to, departs: isoWithOffset(start), arrives: isoWithOffset(end) },
      { status: trip.status, isSandbox: offer.isSandbox },
    ),
  };
}

function stayDraft(hotel: HotelOffer, trip: Trip, zone: string, where: Whereabouts): Draft {
  const at = (date: string, clock: string): Zoned =>
    Temporal.PlainDateTime.from(`${date}T${clock}`).toZonedDateTime(zone);
  const [start, end] = [at(hotel.checkIn, hotel.checkInTime), at(hotel.checkOut, hotel.checkOutTime)];
  return {
    key: `stay-${hotel.propertyId}`,
    title: `Stay at ${hotel.name}`,
    description: lines(
      `Check-in from ${hotel.checkInTime}, check-out until ${hotel.checkOutTime}`,
      `${hotel.roomType}, ${hotel.board}`,
      hotel.cancellation.text,
      hotel.isSandbox && SIMULATED_STAY,
    ),
    place: { name: hotel.name, address: hotel.address, lat: hotel.lat, lon: hotel.lon },
    when: { start, end },
    isBusy: false,
    status: isPaid(trip) ? "confirmed" : "tentative",
    reservation: stayReservation(
      hotel,
      {
        city: trip.destination.name,
        country: where.country,
        checkIn: isoWithOffset(start),
        checkOut: isoWithOffset(end),
      },
      trip.status,
    ),
  };
}

/** The end of a stop; later than its start even where a change of clocks has put that off. */
function endOf(
  date: LocalDate,
  { start: from, end: to }: ItineraryItem,
  start: Zoned,
  zone: string,
): Zoned | undefined {
  if (to <= from) return undefined;
  const end = atWall(date, to, zone);
  return end.epochMilliseconds > start.epochMilliseconds ? end : start.add({ minutes: to - from });
}

function stopDraft(day: ItineraryDay, item: ItineraryItem, trip: Trip, zone: string, where: Whereabouts): Draft {
  const { name, location } = item;
  const start = atWall(day.date, item.start, zone);
  const isApart = day.split?.items.includes(item);
  return {
    key: isVisit(item) ? `stop-${item.placeId}` : item.id,
    title: name,
    description: lines(
      isApart && `Meanwhile, for ${day.split!.names.join(" and ")}`,
      item.description,
      item.fact,
      item.localName && item.localName !== name && item.localName,
      item.bookingUrl,
    ),
    place: {
      name: location.name === name ? name : `${name}, ${location.name}`,
      address: [trip.destination.name, where.countryName].filter((part) => part && part !== location.name).join(", "),
      lat: location.lat,
      lon: location.lon,
    },
    when: { start, end: endOf(day.date, item, start, zone) },
    isBusy: item.role !== "free" && item.role !== "rest",
    status: "confirmed",
  };
}

function wholeTrip(trip: Trip): Draft {
  return {
    key: "trip",
    title: trip.name || `Trip to ${trip.destination.name}`,
    description: "No flights, stay or days are chosen yet.",
    place: { name: trip.destination.name },
    when: { firstDay: trip.startDate, lastDay: trip.endDate },
    isBusy: false,
    status: "tentative",
  };
}

function draftsOf(trip: Trip, where: Whereabouts): Draft[] {
  const offer = trip.flight?.offer;
  const hotel = trip.hotel?.offer;
  const zone = where.timeZone;
  const flights = offer ? [...offer.outbound.segments, ...offer.inbound.segments] : [];
  const drafts = flights.map((segment) => flightDraft(segment, offer!, trip, where));
  if (hotel && zone) drafts.push(stayDraft(hotel, trip, zone, where));
  if (zone)
    for (const day of trip.itinerary?.days ?? [])
      for (const item of [...day.items, ...(day.split?.items ?? [])])
        drafts.push(stopDraft(day, item, trip, zone, where));
  return drafts.length > 0 ? drafts : [wholeTrip(trip)];
}

/**
 * What a calendar holds of a trip: one event a flight, the stay, and one a stop of the days; of a trip that has none of
 * these, its dates.
 * @param url the page of the trip that its reader may open
 */
export function tripEvents(trip: Trip, where: Whereabouts, url: string): TripEvent[] {
  const seen = new Map<string, number>();
  return draftsOf(trip, where).map(({ key, ...draft }) => {
    // A place may be visited twice; the first visit keeps the plain key.
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    const name = `${key}${count > 1 ? `-${count}` : ""}`.replace(/[^\w-]+/g, "-");
    return {
      isBusy: true,
      ...draft,
      uid: `${trip.id}.${name}@voyance`,
      ...(trip.status === "cancelled" && { status: "cancelled" as const }),
      url,
      revision: trip.revision,
      createdAt: trip.createdAt,
      updatedAt: trip.updatedAt,
    };
  });
}
