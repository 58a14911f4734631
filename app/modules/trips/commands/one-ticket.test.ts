import { describe, expect, it } from "vitest";
import { bareTrip, fullTrip } from "#app/modules/documents/trip.fixture";
import { findAirport } from "#app/modules/catalogue/places/airports.server";
import { isWatchable, watchWindowOf } from "#app/modules/disruption/watch-window";
import { tripEvents } from "#app/modules/documents/trip-events";
import { elsewhereLines } from "../shown/elsewhere-lines";
import { flightPasses } from "../shown/flight-passes";
import { checkTrip } from "../shown/trip-checks";
import { flightNow } from "../trip/flight-now";
import type { FlightHome } from "../trip/ticket-home";
import type { Trip } from "../trip/trip";
import type { PlaceWay } from "../trip/between";
import { daysThere, flownBy, legsOf, partsOf } from "../trip/trip-parts";
import { toTripView } from "../shown/trip-view";
import { withMovedFlights } from "./moved-flights";
import { homeOnTicket, ticketTold, withFlightHome } from "./one-ticket";

const way = (slug: string, date: string): PlaceWay => ({
  ...{ by: "train", place: { slug, name: slug }, date, time: "10:00", minutes: 120, dollars: 40 },
});
const kyoto = fullTrip("kyoto", 4, { status: "planning" });
const offer = kyoto.flight!.offer;
const home = { tripId: "osaka", slug: "osaka", name: "Osaka", on: offer.inbound!.departLocal.slice(0, 10) };
const PLACE = { origin: kyoto.origin, adults: kyoto.adults, children: kyoto.children };
const FIRST: Trip = {
  ...kyoto,
  id: "kyoto",
  journeyId: "whole",
  between: { back: way("osaka", kyoto.endDate) },
  flight: { offer, reason: "", home },
};
const LAST: Trip = bareTrip({
  ...PLACE,
  id: "osaka",
  journeyId: "whole",
  destination: { slug: "osaka", name: "Osaka" },
  startDate: kyoto.endDate,
  endDate: home.on,
  between: { out: way("kyoto", kyoto.endDate) },
  status: "planning",
});
const FLIGHT_HOME: FlightHome = { tripId: "kyoto", place: "Kyoto", leg: offer.inbound!, isSandbox: true };

describe("a ticket there and home of a longer trip", () => {
  it("flies home from the last place on its last day, for the first place alone", () => {
    const first = { ...FIRST, flight: undefined };
    expect(homeOnTicket(first, [first, LAST])).toEqual(home);
    expect(homeOnTicket(LAST, [first, LAST])).toBeUndefined();
    expect(homeOnTicket(first, [first])).toBeUndefined();
    expect(homeOnTicket({ ...first, between: {} }, [{ ...first, between: {} }, LAST])).toBeUndefined();
  });

  it("is none where others travel, or the flight home is settled", () => {
    const first = { ...FIRST, flight: undefined };
    const withLast = (change: Partial<Trip>) => homeOnTicket(first, [first, { ...LAST, ...change }]);
    expect(withLast({ adults: LAST.adults + 1 })).toBeUndefined();
    expect(withLast({ origin: { code: "ORD", label: "Chicago" } })).toBeUndefined();
    expect(withLast({ elsewhere: { flights: "not-needed" } })).toBeUndefined();
    expect(withLast({ flight: { offer, reason: "" }, status: "booked" })).toBeUndefined();
    expect(withLast({ flight: { offer, reason: "" } })).toEqual(home);
    expect(withLast({ flightHome: FLIGHT_HOME })).toEqual(home);
    expect(withLast({ flightHome: { ...FLIGHT_HOME, tripId: "another" } })).toBeUndefined();
  });

  it("has each flight at the place from which it is taken", () => {
    expect(legsOf(FIRST)).toEqual({ outbound: offer.outbound, inbound: undefined });
    expect(daysThere(FIRST).leaves).toBe(kyoto.endDate);
    const last = { ...LAST, flightHome: FLIGHT_HOME };
    expect(legsOf(last)).toEqual({ inbound: offer.inbound });
    expect(flownBy(last)).toEqual({ out: false, back: false });
    expect(partsOf(last).flights).toBe("not-needed");
    expect(partsOf(LAST).flights).toBe("open");
  });

  it("costs its whole price at the first place, and nothing at the last", () => {
    const first = toTripView(FIRST);
    expect(first.flights).toMatchObject([{ title: "Outbound", priceMinor: offer.priceMinor }]);
    expect(first.wayLines.at(-1)).toMatch(/^Home from Osaka, on this ticket: .*KIX .* to JFK/);
    const last = toTripView({ ...LAST, flightHome: FLIGHT_HOME });
    expect(last.flights).toMatchObject([{ title: "Return", ticket: "On the ticket to Kyoto" }]);
    expect(last.flights[0]!.priceMinor).toBeUndefined();
  });
});

describe("the flight home of a last place", () => {
  const paid: Trip = { ...LAST, status: "booked", flightHome: { ...FLIGHT_HOME, isPaid: true } };
  const where = { airport: findAirport, timeZone: "Asia/Tokyo" };
  const flightsIn = (trip: Trip) => tripEvents(trip, where, "/").filter(({ title }) => title.startsWith("Flight"));

  it("is once in the calendars of the places, as sure as its ticket", () => {
    const [there, home] = [flightsIn(FIRST), flightsIn(paid)];
    expect(there).toHaveLength(offer.outbound!.segments.length);
    expect(home).toHaveLength(offer.inbound!.segments.length);
    expect(home[0]).toMatchObject({
      status: "confirmed",
      description: expect.stringContaining("On the ticket to Kyoto"),
    });
    expect(flightsIn({ ...LAST, flightHome: FLIGHT_HOME })[0]!.status).toBe("tentative");
  });

  it("is printed with the ticket, and at the place that it leaves", () => {
    expect(flightPasses(FIRST).map(({ title }) => title)).toEqual(["Outbound flight", "Flight home from Osaka"]);
    expect(flightPasses(paid).map(({ title }) => title)).toEqual(["Return flight"]);
    expect(elsewhereLines(FIRST)).toMatchObject({ homeFrom: "Osaka", back: expect.stringContaining("On to osaka") });
    expect(elsewhereLines(paid).back).toMatch(/KIX .* to JFK .*, on the ticket to Kyoto$/);
  });

  it("is what the last place waits for and is watched around, once it is paid", () => {
    const zones = { there: "Asia/Tokyo", leaving: "America/New_York", home: "Asia/Tokyo" };
    const morning = new Date(Date.parse(offer.inbound!.departAt) - 2 * 3_600_000);
    expect(flightNow(paid, morning, zones)).toMatchObject({ home: { flightNumber: "JL 6" } });
    expect(flightNow({ ...paid, flightHome: FLIGHT_HOME }, morning, zones)).toBeUndefined();
    expect(watchWindowOf(paid, "Asia/Tokyo").departsAt).toEqual(new Date(offer.inbound!.departAt));
    const settled = { ...paid, status: "planning" as const, elsewhere: { stay: "not-needed" as const } };
    expect(isWatchable(settled)).toBe(true);
    expect(isWatchable({ ...settled, flightHome: FLIGHT_HOME })).toBe(false);
  });

  it("is missed on the page of a place that is paid for, once its ticket is gone", () => {
    const missed = (trip: Trip) => checkTrip(trip, undefined, undefined).map(({ text }) => text);
    expect(missed(paid)).toEqual([]);
    expect(missed({ ...paid, flightHome: undefined })).toEqual(["You have no flight home from Osaka."]);
    expect(missed(LAST)).toEqual([]);
  });
});

describe("what the places of a ticket tell each other", () => {
  const told = (kind: Parameters<typeof ticketTold>[0], before: Trip, next?: Trip) =>
    ticketTold(kind, before, next).map(({ tripId, command }) => [tripId, command]);

  it("is the flight home once it is chosen, paid for or moved", () => {
    const open = { ...FIRST, flight: undefined };
    const keep = (flightHome: FlightHome | null) => [["osaka", { kind: "keepFlightHome", flightHome }]];
    expect(told("chooseFlight", open, FIRST)).toEqual(keep(FLIGHT_HOME));
    expect(told("markBooked", FIRST, { ...FIRST, status: "booked" })).toEqual(keep({ ...FLIGHT_HOME, isPaid: true }));
    const leg = { ...offer.inbound!, departLocal: offer.inbound!.departLocal.replace(/T.*/, "T23:55") };
    const moved = { ...FIRST, ...withMovedFlights(FIRST, { inbound: leg }) };
    expect(moved.endDate).toBe(FIRST.endDate);
    expect(told("moveFlights", FIRST, moved)).toEqual(keep({ ...FLIGHT_HOME, leg }));
    expect(told("renameTrip", FIRST, { ...FIRST, name: "Japan" })).toEqual([]);
  });

  it("is that there is none any more, whatever took the ticket", () => {
    const none = [["osaka", { kind: "keepFlightHome", flightHome: null }]];
    expect(told("chooseFlight", FIRST, { ...FIRST, flight: { offer, reason: "" } })).toEqual(none);
    expect(told("losePart", { ...FIRST, status: "booked" }, { ...FIRST, status: "booked", flight: undefined })).toEqual(
      none,
    );
    expect(told("cancelTrip", FIRST, { ...FIRST, status: "cancelled" })).toEqual(none);
    expect(told("delete", FIRST)).toEqual(none);
  });

  it("gives an unpaid ticket up that the last place no longer flies on, and never a paid one", () => {
    const last = { ...LAST, flightHome: FLIGHT_HOME };
    const paid = { ...LAST, flightHome: { ...FLIGHT_HOME, isPaid: true as const } };
    expect(told("joinPlaces", last, LAST)).toEqual([["kyoto", { kind: "giveUpTicket" }]]);
    expect(told("delete", last)).toEqual([["kyoto", { kind: "giveUpTicket" }]]);
    expect(told("delete", paid)).toEqual([]);
    expect(told("keepFlightHome", last, LAST)).toEqual([]);
  });

  it("takes the flights and days that no longer fit from the last place, unless they are paid for", () => {
    const alone = { ...LAST, flight: { offer, reason: "" }, plannerStep: "hotels" as const };
    expect(withFlightHome(alone, FLIGHT_HOME)).toMatchObject({ flight: undefined, itinerary: undefined });
    expect(withFlightHome({ ...LAST, flightHome: FLIGHT_HOME }, undefined)).toMatchObject({
      ...{ flightHome: undefined, plannerStep: "start", itinerary: undefined },
    });
    const booked = { ...LAST, flightHome: FLIGHT_HOME, status: "booked" as const };
    expect(withFlightHome(booked, undefined)).toEqual({ flightHome: undefined, endDate: LAST.endDate });
    const nextDay = { ...offer.inbound!, departLocal: "2027-12-31T09:00" };
    expect(withFlightHome(booked, { ...FLIGHT_HOME, leg: nextDay }).endDate).toBe("2027-12-31");
  });
});
