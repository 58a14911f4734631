import { describe, expect, it } from "vitest";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import type { OwnFlights } from "#app/modules/elsewhere/own-flights";
import { dayMap } from "#app/modules/maps/day-map";
import { staysOf } from "../trip/trip-parts";
import { planFor } from "#app/modules/itinerary/plan/plan-for";
import { dayRequestFor } from "./trip-days";

const town = findDestination("hiroshima")!;
const STATION = { name: "Hiroshima Station", lat: 34.3978, lon: 132.4753 };
const TRIP = fullTrip("hiroshima", 3, { itinerary: undefined, status: "draft", flight: undefined });
const [FIRST, LAST] = [TRIP.startDate, TRIP.endDate];

function daysWith(ways: NonNullable<OwnFlights["ways"]>) {
  const trip = { ...TRIP, elsewhere: { flights: { outbound: [], inbound: [], ways } } };
  return planFor(dayRequestFor(trip, town), undefined, "2026-11-22T00:00:00Z").itinerary.days;
}

describe("days around other ways than flights", () => {
  it("begin when the train is in and the bags are dropped, and end before it leaves", () => {
    const days = daysWith({
      out: { by: "train", date: FIRST, time: "11:20", at: STATION },
      back: { by: "train", date: LAST, time: "15:30", at: STATION },
    });
    const [ride, checkIn] = days[0]!.items;
    expect(ride).toMatchObject({ role: "transfer", start: 11 * 60 + 30, location: { name: "Hiroshima Station" } });
    expect(ride!.name).toMatch(/ from Hiroshima Station$/);
    expect(ride!.description).toBe(
      "Your train gets to Hiroshima Station at 11:20; allow 10 minutes to get out of the station.",
    );
    expect(checkIn).toMatchObject({ role: "rest", start: ride!.end });
    expect(days.at(-1)!.items.at(-1)).toMatchObject({
      name: expect.stringMatching(/ to Hiroshima Station$/) as string,
      end: 15 * 60 + 10,
      description: "Your train leaves at 15:30; be there 20 minutes before.",
    });
    const map = dayMap(days[0]!, {
      ...{ name: town.name, centre: town, places: town.places, water: [], units: "metric" },
      stays: [{ ...staysOf(TRIP)[0]! }],
      arrival: { ...STATION, date: FIRST },
    });
    expect(map.airport).toMatchObject({ name: "Hiroshima Station" });
    expect(map.ways[0]).toMatchObject({ from: STATION, isWalk: ride!.isOnFoot === true });
    expect(days[0]!.theme).toMatch(/^Arrival/);
  });

  it("begin at the door with a car", () => {
    const days = daysWith({
      out: { by: "car", date: FIRST, time: "14:00" },
      back: { by: "car", date: LAST, time: "12:00" },
    });
    expect(days[0]!.items[0]).toMatchObject({
      ...{ name: "Arrive by car", start: 14 * 60, end: 14 * 60 + 10 },
      description: "You get there at 14:00; allow 10 minutes to park.",
    });
    expect(days.at(-1)!.items.at(-1)).toMatchObject({ name: "Leave by car", end: 12 * 60 });
  });

  it("are whole for a traveller who is there already and stays on", () => {
    const days = daysWith({ out: { by: "here", date: FIRST }, back: { by: "here", date: LAST } });
    expect(days.flatMap(({ items }) => items).filter(({ id }) => /-(arrival|departure)$/.test(id))).toEqual([]);
    expect(days[0]!.items[0]!.start).toBeLessThan(10 * 60);
  });
});

describe("a day without a night", () => {
  const PIER = { name: "Lisbon Cruise Terminal", lat: 38.7127, lon: -9.1236 };
  const lisbon = findDestination("lisbon")!;
  const base = fullTrip("lisbon", 2, { itinerary: undefined, status: "draft", flight: undefined, hotel: undefined });
  const [date, endDate] = [base.startDate, base.startDate];
  const dayBetween = (comes: string, leaves: string) => {
    const ways = {
      out: { by: "ship" as const, date, time: comes, at: PIER },
      back: { by: "ship" as const, date, time: leaves, at: PIER },
    };
    const trip = { ...base, endDate, elsewhere: { flights: { outbound: [], inbound: [], ways } } };
    return planFor(dayRequestFor(trip, lisbon), undefined, "2026-11-22T00:00:00Z").itinerary.days;
  };

  it("begins and ends at the pier, an hour before the ship leaves", () => {
    const [day, ...others] = dayBetween("08:00", "17:00");
    expect(others).toEqual([]);
    expect(day!.items[0]).toMatchObject({
      ...{ name: "Go ashore at Lisbon Cruise Terminal", start: 8 * 60, end: 8 * 60 + 30, location: PIER },
      description: "Your ship gets to Lisbon Cruise Terminal at 08:00; allow 30 minutes to go ashore.",
    });
    expect(day!.items.at(-1)).toMatchObject({
      ...{ name: "Back at Lisbon Cruise Terminal", start: 16 * 60, end: 17 * 60 },
      description: "Your ship leaves at 17:00; be on the pier 60 minutes before.",
    });
    expect(day!.items.filter(({ role }) => role === "visit").length).toBeGreaterThan(2);
    expect(day!.items.some(({ type }) => type === "hotel")).toBe(false);
  });

  it("holds what fits where there are four hours", () => {
    const [day] = dayBetween("10:00", "14:00");
    const visits = day!.items.filter(({ role }) => role === "visit");
    expect(visits.length).toBeGreaterThan(0);
    expect(day!.items.at(-1)!.start).toBeGreaterThanOrEqual(Math.max(...visits.map(({ end }) => end)));
  });
});
