import fc from "fast-check";
import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { SIMULATED_FARES, SIMULATED_STAY } from "#app/config/reality-words";
import { findAirport, listAirports } from "#app/modules/catalogue/places/airports.server";
import type { FlightSegment } from "#app/modules/inventory/offers/flight";
import type { Trip } from "#app/modules/trips/trip/trip";
import { calendarFile } from "./calendar-file";
import { bareTrip, flownOneWay, fullTrip } from "./trip.fixture";
import { tripEvents } from "./trip-events";
import type { Whereabouts } from "./trip-events";

const PAGE = "http://localhost:3000/trips/trip-1";
const KYOTO: Whereabouts = { airport: findAirport, timeZone: "Asia/Tokyo", country: "JP", countryName: "Japan" };
const BERLIN: Whereabouts = { airport: findAirport, timeZone: "Europe/Berlin", country: "DE", countryName: "Germany" };

interface ReadEvent {
  uid: string;
  title: string;
  start: string;
  end: string;
  zones: (string | undefined)[];
  component: ICAL.Component;
}

/**
 * The events of a file as an independent reader finds them, with their instants by the zone rules in the file alone.
 */
function read(file: string): ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const zones = new Map(
    calendar.getAllSubcomponents("vtimezone").map((component) => {
      const zone = new ICAL.Timezone(component);
      return [zone.tzid, zone] as const;
    }),
  );
  const instantOf = (component: ICAL.Component, name: string): [string, string | undefined] => {
    const property = component.getFirstProperty(name);
    if (!property) return ["", undefined];
    const time = (property.getFirstValue() as ICAL.Time).clone();
    const tzid = property.getParameter("tzid") as string | undefined;
    if (tzid) {
      const zone = zones.get(tzid);
      if (!zone) throw new Error(`no rules for ${tzid}`);
      time.zone = zone;
    }
    return [new Date(time.toUnixTime() * 1000).toISOString(), tzid];
  };
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const [start, from] = instantOf(component, "dtstart");
    const [end, to] = instantOf(component, "dtend");
    return {
      uid: String(component.getFirstPropertyValue("uid")),
      title: String(component.getFirstPropertyValue("summary")),
      start,
      end,
      zones: [from, to],
      component,
    };
  });
}

const text = (event: ReadEvent, name: string): string => String(event.component.getFirstPropertyValue(name));

/** The value of a property that the reader does not know, with its escapes of commas and line feeds undone. */
const plain = (event: ReadEvent, name: string): string => text(event, name).replace(/\\([\\;,])/g, "$1");

const written = (trip: Trip, where: Whereabouts): ReadEvent[] =>
  read(calendarFile(trip.name, tripEvents(trip, where, PAGE)));

function flying(segments: Partial<FlightSegment>[]): Trip {
  const trip = fullTrip("kyoto", 4, { itinerary: undefined, hotel: undefined });
  const { offer } = trip.flight!;
  const [model] = offer.outbound!.segments;
  return {
    ...trip,
    flight: {
      reason: "",
      offer: {
        ...offer,
        outbound: { ...offer.outbound!, segments: segments.map((segment) => ({ ...model!, ...segment })) },
        inbound: { ...offer.inbound!, segments: [] },
      },
    },
  };
}

/** A trip of one stop in Berlin. */
function stopAt(date: string, start: number, end: number): Trip {
  const trip = fullTrip("berlin", 3, { flight: undefined, hotel: undefined });
  const [day] = trip.itinerary!.days;
  const [item] = day!.items;
  return {
    ...trip,
    itinerary: { ...trip.itinerary!, days: [{ ...day!, date, items: [{ ...item!, start, end }] }] },
  };
}

describe("a trip as a calendar", () => {
  const trip = fullTrip("kyoto", 4);
  const events = written(trip, KYOTO);

  it("has one event a flight, the stay and one a stop, each once", () => {
    expect(events).toHaveLength(3 + 1 + 20);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    for (const event of events) {
      expect(text(event, "url")).toBe(PAGE);
      expect(text(event, "location")).not.toBe("null");
      expect(event.component.getFirstPropertyValue("geo")).toHaveLength(2);
      expect(text(event, "sequence")).toBe("1");
    }
  });

  it("gives each end of a flight by the clock of its own airport", () => {
    expect(events.slice(0, 3)).toMatchObject([
      {
        title: "Flight AY 16: New York (JFK) to Helsinki (HEL)",
        start: "2027-04-14T21:45:00.000Z",
        end: "2027-04-15T05:50:00.000Z",
        zones: ["America/New_York", "Europe/Helsinki"],
      },
      { start: "2027-04-15T07:25:00.000Z", end: "2027-04-15T20:40:00.000Z", zones: ["Europe/Helsinki", "Asia/Tokyo"] },
      { start: "2027-04-18T02:05:00.000Z", end: "2027-04-18T15:00:00.000Z", zones: ["Asia/Tokyo", "America/New_York"] },
    ]);
  });

  it("has the flights of the one direction that is flown", () => {
    const flightsOf = (only: "out" | "back") =>
      written(flownOneWay(trip, only), KYOTO).flatMap(({ title }) => (title.startsWith("Flight") ? [title] : []));
    expect(flightsOf("out")).toEqual([
      "Flight AY 16: New York (JFK) to Helsinki (HEL)",
      expect.stringMatching(/^Flight AY 67: /),
    ]);
    expect(flightsOf("back")).toEqual([expect.stringMatching(/^Flight JL 6: .+ to New York \(JFK\)$/)]);
  });

  it("gives stay and stops by the clock of the place", () => {
    const stay = events[3]!;
    expect(stay).toMatchObject({ start: "2027-04-15T06:00:00.000Z", end: "2027-04-18T02:00:00.000Z" });
    expect(text(stay, "transp")).toBe("TRANSPARENT");
    expect(events[4]).toMatchObject({
      start: "2027-04-15T00:00:00.000Z",
      end: "2027-04-15T01:30:00.000Z",
      zones: ["Asia/Tokyo", "Asia/Tokyo"],
    });
  });

  it("hands flights and stay to KDE's reader as reservations, and says that they are simulated", () => {
    const [flight] = JSON.parse(plain(events[0]!, "x-kde-kitinerary-reservation")) as Record<string, unknown>[];
    expect(flight).toMatchObject({
      "@context": "http://schema.org",
      "@type": "FlightReservation",
      reservationStatus: "http://schema.org/ReservationConfirmed",
      description: SIMULATED_FARES,
      reservationFor: {
        "@type": "Flight",
        flightNumber: "16",
        airline: { iataCode: "AY", name: "Finnair" },
        departureAirport: { "@type": "Airport", iataCode: "JFK", geo: { latitude: expect.closeTo(40.64, 1) } },
        arrivalAirport: { iataCode: "HEL" },
        departureTime: "2027-04-14T17:45:00-04:00",
        arrivalTime: "2027-04-15T08:50:00+03:00",
      },
    });
    const [stay] = JSON.parse(plain(events[3]!, "x-kde-kitinerary-reservation")) as Record<string, unknown>[];
    expect(stay).toMatchObject({
      "@type": "LodgingReservation",
      checkinTime: "2027-04-15T15:00:00+09:00",
      checkoutTime: "2027-04-18T11:00:00+09:00",
      reservationFor: { "@type": "LodgingBusiness", address: { addressCountry: "JP", addressLocality: "Kyoto" } },
    });
    expect(text(events[0]!, "description")).toContain(SIMULATED_FARES);
    expect(text(events[3]!, "description")).toContain(SIMULATED_STAY);
    expect(events.slice(4).every(({ component }) => !component.hasProperty("x-kde-kitinerary-reservation"))).toBe(true);
  });

  it("says nothing of a sandbox where offers are real", () => {
    const real = structuredClone(trip);
    real.flight!.offer.isSandbox = false;
    real.hotel!.offer.isSandbox = false;
    expect(calendarFile("", tripEvents(real, KYOTO, PAGE))).not.toMatch(/sandbox/i);
  });

  it("holds what is not booked as tentative, and calls off what is cancelled", () => {
    const statuses = (status: Trip["status"]) =>
      written({ ...trip, status }, KYOTO)
        .slice(0, 5)
        .map((event) => text(event, "status"));
    expect(statuses("planning")).toEqual(["TENTATIVE", "TENTATIVE", "TENTATIVE", "TENTATIVE", "CONFIRMED"]);
    expect(statuses("cancelled")).toEqual(Array(5).fill("CANCELLED"));
  });

  it("keeps the name of a stop that moves to another day, and counts its revisions", () => {
    const moved = structuredClone({ ...trip, revision: 9 });
    const [first, second] = moved.itinerary!.days;
    second!.items.push(first!.items.shift()!);
    const after = written(moved, KYOTO);
    const title = events[4]!.title;
    const [before, now] = [events, after].map((all) => all.find((event) => event.title === title)!);
    expect(now!.uid).toBe(before!.uid);
    expect(now!.start).not.toBe(before!.start);
    expect(text(now!, "sequence")).toBe("9");
  });

  it("is the same file for the same trip, in lines of at most 75 bytes that end as they have to", () => {
    const file = calendarFile("Kyoto; with, friends", tripEvents(trip, KYOTO, PAGE));
    expect(calendarFile("Kyoto; with, friends", tripEvents(trip, KYOTO, PAGE))).toBe(file);
    expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file).toContain("NAME:Kyoto\\; with\\, friends\r\n");
    expect([...file.matchAll(/^TZID:(.*)\r$/gm)].map(([, zone]) => zone)).toEqual([
      "America/New_York",
      "Asia/Tokyo",
      "Europe/Helsinki",
    ]);
  });

  it("lets no text out of its line", () => {
    const name = "Trip\r\nBEGIN:VALARM\u0000";
    const item = { ...trip.itinerary!.days[0]!.items[0]!, name, description: "One\r\nEND:VEVENT\u0007" };
    const days = [{ ...trip.itinerary!.days[0]!, items: [item] }];
    const [stop] = written(
      { ...trip, name, flight: undefined, hotel: undefined, itinerary: { ...trip.itinerary!, days } },
      KYOTO,
    );
    expect(stop!.title).toBe("Trip BEGIN:VALARM");
    expect(text(stop!, "description")).toContain("One\nEND:VEVENT");
  });

  it("of a trip with nothing in it yet gives its dates, the last one included", () => {
    const [only, ...others] = read(calendarFile("", tripEvents(bareTrip({ status: "draft" }), KYOTO, PAGE)));
    expect(others).toEqual([]);
    expect(String(only!.component.getFirstPropertyValue("dtstart"))).toBe("2027-04-14");
    expect(String(only!.component.getFirstPropertyValue("dtend"))).toBe("2027-04-22");
  });
});

describe("times of a calendar", () => {
  it("are right over the date line, where one lands the day before", () => {
    const [event] = written(
      flying([
        {
          from: "AKL",
          to: "HNL",
          departAt: "2027-03-10T10:30:00Z",
          arriveAt: "2027-03-10T19:20:00Z",
          departLocal: "2027-03-10T23:30",
          arriveLocal: "2027-03-10T09:20",
        },
      ]),
      KYOTO,
    );
    expect(event).toMatchObject({
      start: "2027-03-10T10:30:00.000Z",
      end: "2027-03-10T19:20:00.000Z",
      zones: ["Pacific/Auckland", "Pacific/Honolulu"],
    });
    const wall = (name: string): string => String(event!.component.getFirstPropertyValue(name));
    expect([wall("dtstart"), wall("dtend")]).toEqual(["2027-03-10T23:30:00", "2027-03-10T09:20:00"]);
  });

  it("are right for a stop in the hour that a change of clocks leaves out", () => {
    expect(written(stopAt("2027-03-28", 150, 210), BERLIN)).toMatchObject([
      { start: "2027-03-28T01:30:00.000Z", end: "2027-03-28T02:30:00.000Z" },
    ]);
    expect(written(stopAt("2027-03-28", 150, 180), BERLIN)).toMatchObject([
      { start: "2027-03-28T01:30:00.000Z", end: "2027-03-28T02:00:00.000Z" },
    ]);
  });

  it("are right for a stop past midnight, and for one that ends as it begins", () => {
    expect(written(stopAt("2027-05-01", 1410, 1530), BERLIN)).toMatchObject([
      { start: "2027-05-01T21:30:00.000Z", end: "2027-05-01T23:30:00.000Z" },
    ]);
    const [moment] = written(stopAt("2027-05-01", 600, 600), BERLIN);
    expect(moment).toMatchObject({ start: "2027-05-01T08:00:00.000Z", end: "" });
  });

  it("are right for a landing in the hour that comes twice, the second time", () => {
    const [event] = written(
      flying([{ from: "HEL", to: "BER", departAt: "2026-10-24T23:30:00Z", arriveAt: "2026-10-25T01:25:00Z" }]),
      KYOTO,
    );
    expect(event).toMatchObject({ end: "2026-10-25T01:25:00.000Z", zones: ["Europe/Helsinki", undefined] });
  });

  it("read back as they were written, from any airport to any other on any day", () => {
    const airports = listAirports().map(({ iata }) => iata);
    const instant = fc.integer({ min: Date.UTC(2026, 0) / 60_000, max: Date.UTC(2029, 0) / 60_000 });
    fc.assert(
      fc.property(
        fc.constantFrom(...airports),
        fc.constantFrom(...airports),
        instant,
        fc.integer({ min: 30, max: 1100 }),
        (from, to, minute, duration) => {
          const iso = (at: number): string => new Date(at * 60_000).toISOString();
          const local = (code: string, at: number): string =>
            Temporal.Instant.from(iso(at)).toZonedDateTimeISO(findAirport(code)!.timeZone).toPlainDateTime().toString();
          const segment = { from, to, departAt: iso(minute), arriveAt: iso(minute + duration) };
          const locals = { departLocal: local(from, minute), arriveLocal: local(to, minute + duration) };
          const [event] = written(flying([{ ...segment, ...locals }]), KYOTO);
          expect([event!.start, event!.end]).toEqual([segment.departAt, segment.arriveAt]);
        },
      ),
      { numRuns: 150, seed: 7 },
    );
  });
});

describe("a trip that is ordered after its payment", () => {
  const trip = fullTrip("kyoto", 4);
  const hotel = {
    ...trip.hotel!,
    offer: {
      ...trip.hotel!.offer,
      board: undefined,
      dueOnArrival: { amount: "12.00", currency: "EUR" },
      conditions: [{ title: "Check-in", text: "Bring the card you paid with." }],
    },
  };
  const orders = {
    state: "confirmed" as const,
    flights: { reference: "RZPNX8", documents: ["125-1", "125-2"] },
    stay: { reference: "H-77", documents: [] },
  };
  const eventsOf = (changes: Partial<Trip>) => tripEvents({ ...trip, hotel, ...changes }, KYOTO, PAGE);
  const stayOf = (changes: Partial<Trip>) => eventsOf(changes).find(({ uid }) => uid.includes("stay-"))!;

  it("carries references, tickets and check-in terms, also as schema.org has them", () => {
    const [flight] = eventsOf({ orders });
    expect(flight!.description).toContain("Airline reference RZPNX8, tickets 125-1, 125-2");
    expect(flight!.reservation).toMatchObject({
      reservationStatus: "http://schema.org/ReservationConfirmed",
      reservationNumber: "RZPNX8",
      reservedTicket: [
        { "@type": "Ticket", ticketNumber: "125-1" },
        { "@type": "Ticket", ticketNumber: "125-2" },
      ],
    });
    const stay = stayOf({ orders });
    expect(stay.description).toContain("Hotel reference H-77");
    expect(stay.description).toContain("more when you get there");
    expect(stay.description).toContain("Check-in: Bring the card you paid with.");
    expect(stay.description).not.toContain("undefined");
    expect(stay.reservation).toMatchObject({ reservationNumber: "H-77" });
    expect(stay.reservation).not.toHaveProperty("reservedTicket");
  });

  it("is tentative until its orders stand", () => {
    const [flight] = eventsOf({ orders: { state: "ordering" } });
    expect(flight).toMatchObject({ status: "tentative" });
    expect(flight!.description).toContain("Being booked: not confirmed yet");
    expect(flight!.reservation).toMatchObject({ reservationStatus: "http://schema.org/ReservationPending" });
    expect(stayOf({ orders: { state: "ordering" } }).status).toBe("tentative");
    expect(stayOf({ orders: { state: "partly" } }).status).toBe("confirmed");
  });
});
