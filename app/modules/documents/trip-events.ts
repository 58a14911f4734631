import { Temporal } from "temporal-polyfill";
import { SIMULATED_FARES, SIMULATED_STAY } from "#app/config/reality-words";
import type { OwnFlight } from "#app/modules/elsewhere/own-flights";
import { ownLeg } from "#app/modules/elsewhere/own-flights";
import { placesOf, spotNote } from "#app/modules/elsewhere/own-stay";
import type { OneStay } from "#app/modules/elsewhere/own-stay";
import type { Direction } from "#app/modules/elsewhere/flight-slots";
import type { OwnWay } from "#app/modules/elsewhere/own-way";
import { roomInWords } from "#app/modules/inventory/curation/hotel-card";
import { stayTerms } from "#app/modules/inventory/offers/offer-terms";
import type { FlightSegment } from "#app/modules/inventory/offers/flight";
import { isVisit } from "#app/modules/itinerary/day/itinerary";
import type { ItineraryDay, ItineraryItem } from "#app/modules/itinerary/day/itinerary";
import type { Trip } from "#app/modules/trips/trip/trip";
import { isBeingOrdered, isSure, referenceInWords } from "#app/modules/trips/trip/trip-orders";
import { meansOf } from "#app/modules/trips/trip/between";
import {
  codesOf,
  legsOf,
  ownFlightsOf,
  ownStayOf,
  placeWaysOf,
  staysOf,
  waysOf,
} from "#app/modules/trips/trip/trip-parts";
import type { TripStay } from "#app/modules/trips/trip/trip-parts";
import type { LocalDate } from "#app/shared/calendar";
import { formatDate, formatDuration, formatShortDate } from "#app/shared/format";
import { flightReservation, stayReservation } from "./reservations";
import type { Booking, Reservation, Spot } from "./reservations";

type Zoned = Temporal.ZonedDateTime;

/** An event with a time in a calendar. */
export interface TripEvent {
  /** The same for the same flight, stay or stop, even if the trip changes. */
  uid: string;
  title: string;
  description: string;
  place?: Spot;
  /** Both ends with their time zones, or whole days including the last. */
  when: { start: Zoned; end?: Zoned } | { firstDay: LocalDate; lastDay: LocalDate };
  /** Whether the traveller is busy then: a night's stay leaves the day free. */
  isBusy: boolean;
  status: "confirmed" | "tentative" | "cancelled";
  reservation?: Reservation;
  url: string;
  revision: number;
  /** UTC ISO instants. */
  createdAt: string;
  updatedAt: string;
}

/** The catalogue's facts about the places of a trip. */
export interface Whereabouts {
  airport(code: string): { name: string; city: string; lat: number; lon: number; timeZone: string } | undefined;
  /** IANA name; without one the times of days are unknown. */
  timeZone?: string;
  /** ISO code of the destination's country, and its name. */
  country?: string;
  countryName?: string;
}

type Draft = Pick<TripEvent, "title" | "description" | "when" | "status"> &
  Partial<Pick<TripEvent, "place" | "isBusy" | "reservation">> & { key: string };

const lines = (...parts: (string | false | undefined)[]): string => parts.filter(Boolean).join("\n");

/**
 * The instant at which a wall clock shows a time. A time that a change of clocks skips is read as an hour later; of a
 * time that comes twice the first counts (RFC 5545 reads them the same way).
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

/** The booking of a trip's flights or stay. */
function bookingOf(trip: Trip, part: "flights" | "stay", confirmation: string | undefined): Booking {
  const offer = part === "flights" ? trip.flight?.offer : trip.hotel?.offer;
  const ordered = trip.orders?.[part];
  return {
    status: trip.status,
    isSandbox: offer?.isSandbox ?? false,
    isElsewhere: offer === undefined,
    isSure: isSure(trip),
    confirmation: offer ? ordered?.reference : confirmation,
    tickets: offer ? (ordered?.documents ?? []) : [],
  };
}

/** The booking of a flight, which may be on the ticket of another place of the trip. */
function bookingOfFlight(trip: Trip, isOnOther: boolean): Booking {
  const { flightHome } = trip;
  const own = bookingOf(trip, "flights", codesOf(trip).flights);
  if (!flightHome || !isOnOther) return own;
  const { isSandbox, isPaid = false } = flightHome;
  return { status: trip.status, isSandbox, isElsewhere: false, isSure: isPaid, tickets: [] };
}

const isConfirmed = (booking: Booking): boolean => booking.isElsewhere || booking.isSure;

/** The codes to quote, and whether the booking is certain. */
function bookingLines(trip: Trip, part: "flights" | "stay", booking: Booking): (string | false | undefined)[] {
  const { isElsewhere, confirmation } = booking;
  if (isElsewhere) return ["Booked elsewhere", confirmation && `Booking code ${confirmation}`];
  return [
    isBeingOrdered(trip) && "Being booked: not confirmed yet",
    referenceInWords(part === "flights" ? "Airline" : "Hotel", trip.orders?.[part]),
  ];
}

/** A flight of which only the date is known, on its whole day. */
function flightDayDraft({ date, flightNumber, from, to }: OwnFlight, trip: Trip): Draft {
  const way = from && to ? `${from} to ${to}` : trip.destination.name;
  return {
    key: `flight-${flightNumber ?? "own"}-${date}`,
    title: flightNumber ? `Flight ${flightNumber}: ${way}` : `Flight: ${way}`,
    description: lines(
      ...bookingLines(trip, "flights", bookingOf(trip, "flights", codesOf(trip).flights)),
      "We don't know its times.",
    ),
    when: { firstDay: date, lastDay: date },
    isBusy: false,
    status: "confirmed",
  };
}

/** The places beside a place of a longer trip that stand in the same calendar: the way between them is one event. */
export interface Neighbours {
  /** The one before. */
  hasBefore: boolean;
  after?: { trip: Trip; timeZone?: string };
}

/** Whether the drive to the next place, with its stop, is told by that place's days in the same calendar. */
function isDriveOfNext({ after }: Neighbours): boolean {
  return after?.trip.itinerary !== undefined && placeWaysOf(after.trip).out?.drive !== undefined;
}

/** When the way on from a place gets to the next one, where that is in the same calendar. */
function arrivalAfter({ after }: Neighbours): Zoned | undefined {
  const out = after && waysOf(after.trip).out;
  if (!out?.time || !after?.timeZone) return undefined;
  return Temporal.PlainDateTime.from(`${out.date}T${out.time}`).toZonedDateTime(after.timeZone);
}

/** How a traveller who does not fly gets there or home, at its hour; to a place in the same calendar until its end. */
function wayDraft(way: OwnWay, direction: Direction, trip: Trip, zone: string, beside: Neighbours): Draft[] {
  const { by, date, time, at, name } = way;
  if (by === "here" || time === undefined) return [];
  const start = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone);
  if (direction === "out" ? beside.hasBefore : isDriveOfNext(beside)) return [];
  const end = direction === "back" ? arrivalAfter(beside) : undefined;
  const isRide = end !== undefined && end.epochMilliseconds > start.epochMilliseconds;
  const there = isRide && beside.after ? waysOf(beside.after.trip).out : undefined;
  const isOut = direction === "out";
  const where = trip.destination.name;
  const planned = placeWaysOf(trip)[direction];
  const isPlanned = planned !== undefined && planned.booked === undefined;
  const means = planned ? meansOf(planned) : by;
  return [
    {
      key: `way-${direction}`,
      title: isRide
        ? `${where} to ${beside.after?.trip.destination.name} by ${means}`
        : isOut
          ? `Arrive in ${where} by ${means}`
          : `Leave ${where} by ${means}`,
      description: lines(
        name,
        at && `${isOut ? "Gets to" : "Leaves from"} ${at.name} at ${time}`,
        there?.at && `Gets to ${there.at.name} at ${there.time}, ${formatShortDate(there.date)}`,
        ...(isPlanned
          ? ["Planned, not booked by us"]
          : bookingLines(trip, "flights", bookingOf(trip, "flights", codesOf(trip).flights))),
      ),
      place: at ? { name: at.name, lat: at.lat, lon: at.lon } : { name: where },
      when: { start, ...(isRide && { end }) },
      status: "confirmed",
    },
  ];
}

function flightDraft(segment: FlightSegment, trip: Trip, where: Whereabouts, isOnOther = false): Draft {
  const [from, to] = [airportOf(segment.from, where), airportOf(segment.to, where)];
  const [start, end] = [atAirport(segment.departAt, from.zone), atAirport(segment.arriveAt, to.zone)];
  const booking = bookingOfFlight(trip, isOnOther);
  const { flightNumber } = segment;
  const tell = (local: string): string => `${local.slice(11)} local time, ${formatDate(local.slice(0, 10))}`;
  return {
    key: `flight-${flightNumber || segment.from}-${segment.departLocal.slice(0, 10)}`,
    title: `${flightNumber ? `Flight ${flightNumber}` : "Flight"}: ${from.label} to ${to.label}`,
    description: lines(
      [`${segment.airlineName} ${flightNumber}`.trim(), formatDuration(segment.durationMinutes)]
        .filter(Boolean)
        .join(", "),
      `Leaves ${from.label} at ${tell(segment.departLocal)}`,
      `Lands in ${to.label} at ${tell(segment.arriveLocal)}`,
      ...(isOnOther && trip.flightHome
        ? [`On the ticket to ${trip.flightHome.place}`]
        : [trip.flight?.offer.bags, ...bookingLines(trip, "flights", booking)]),
      booking.isSandbox && SIMULATED_FARES,
    ),
    place: { name: `${from.name} (${segment.from})`, lat: from.lat, lon: from.lon },
    when: { start, end },
    status: isConfirmed(booking) ? "confirmed" : "tentative",
    reservation: flightReservation(
      segment,
      { from, to, departs: isoWithOffset(start), arrives: isoWithOffset(end) },
      booking,
    ),
  };
}

function stayDraft(stay: TripStay, own: OneStay | undefined, trip: Trip, zone: string, where: Whereabouts): Draft {
  const at = (date: string, clock: string | undefined): Zoned | undefined =>
    clock === undefined ? undefined : Temporal.PlainDateTime.from(`${date}T${clock}`).toZonedDateTime(zone);
  const { name, address, lat, lon, checkIn, checkOut, checkInTime, checkOutTime } = stay;
  const [start, end] = [at(checkIn, checkInTime), at(checkOut, checkOutTime)];
  const booking = bookingOf(trip, "stay", own?.confirmation);
  const hotel = trip.hotel?.offer;
  const [comes, goes] = own?.isPrivate ? ["from", "until"] : ["check-in from", "check-out until"];
  const hours = [checkInTime && `${comes} ${checkInTime}`, checkOutTime && `${goes} ${checkOutTime}`];
  // A point that stands for a part of town is no place to navigate to.
  const place = own && own.spot !== "point" ? { name, address } : { name, address, lat, lon };
  const told = hours.filter(Boolean).join(", ");
  return {
    key: `stay-${hotel?.propertyId ?? "own"}`,
    title: `Stay at ${name}`,
    description: lines(
      told && told[0]!.toUpperCase() + told.slice(1),
      hotel && roomInWords(hotel),
      hotel?.cancellation.text,
      ...(hotel ? stayTerms(hotel) : []),
      own?.hasBreakfast && "Breakfast is included",
      own && spotNote(own, trip.destination.name),
      ...bookingLines(trip, "stay", booking),
      booking.isSandbox && SIMULATED_STAY,
    ),
    place,
    when: start && end ? { start, end } : { firstDay: checkIn, lastDay: checkOut },
    isBusy: false,
    status: isConfirmed(booking) ? "confirmed" : "tentative",
    reservation: stayReservation(
      place,
      {
        city: trip.destination.name,
        country: where.country,
        checkIn: start ? isoWithOffset(start) : checkIn,
        checkOut: end ? isoWithOffset(end) : checkOut,
      },
      booking,
    ),
  };
}

/** The end of a stop; later than its start even where a change of clocks has moved the start. */
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

function draftsOf(trip: Trip, where: Whereabouts, beside: Neighbours): Draft[] {
  const { outbound, inbound } = trip.flight ? legsOf({ flight: trip.flight }) : {};
  const ownStay = ownStayOf(trip);
  const ownPlaces = ownStay ? placesOf(ownStay) : [];
  const zone = where.timeZone;
  const bought = [outbound, inbound].flatMap((leg) => leg?.segments ?? []);
  const onOther = trip.flightHome?.leg.segments ?? [];
  const own = ownFlightsOf(trip);
  const drafts = [
    ...bought.map((segment) => flightDraft(segment, trip, where)),
    ...onOther.map((segment) => flightDraft(segment, trip, where, true)),
    ...[...(own?.outbound ?? []), ...(own?.inbound ?? [])].map((flight) => {
      const [segment] = ownLeg([flight])?.segments ?? [];
      return segment ? flightDraft(segment, trip, where) : flightDayDraft(flight, trip);
    }),
  ];
  const { out, back } = waysOf(trip);
  if (zone && out) drafts.push(...wayDraft(out, "out", trip, zone, beside));
  if (zone && back) drafts.push(...wayDraft(back, "back", trip, zone, beside));
  if (zone)
    for (const [index, stay] of staysOf(trip).entries())
      drafts.push(stayDraft(stay, trip.hotel ? undefined : ownPlaces[index], trip, zone, where));
  if (zone)
    for (const day of trip.itinerary?.days ?? [])
      for (const item of [...day.items, ...(day.split?.items ?? [])])
        drafts.push(stopDraft(day, item, trip, zone, where));
  return drafts.length > 0 ? drafts : [wholeTrip(trip)];
}

/**
 * The calendar events of a trip: one per flight, stay and stop of the days; for a trip without any of these, its dates.
 * @param url the page of the trip that its reader may open
 * @param beside the places beside it that stand in the same calendar
 */
export function tripEvents(
  trip: Trip,
  where: Whereabouts,
  url: string,
  beside: Neighbours = { hasBefore: false },
): TripEvent[] {
  const seen = new Map<string, number>();
  return draftsOf(trip, where, beside).map(({ key, ...draft }) => {
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
