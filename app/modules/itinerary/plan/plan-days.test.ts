import { describe, expect, it } from "vitest";
import { destinationFixture } from "#app/modules/catalogue/schema/destination.fixture";
import type { DestinationSource } from "#app/modules/catalogue/schema/destination.schema";
import { parseOpeningHours, windowsOn } from "#app/modules/catalogue/hours/opening-hours";
import { sunCalculatorFor } from "#app/modules/catalogue/hours/sun";
import { minutesOfDay } from "#app/shared/calendar";
import type { DayRequest } from "../day/day-request";
import type { Itinerary, ItineraryItem } from "../day/itinerary";
import { planDays } from "./plan-days";
import { sampleOfDay } from "#tests/setup/day-sample";
import { townPlace, townRequest, townSun } from "../day/town.fixture";

const lisbon = destinationFixture("lisbon");
const kyoto = destinationFixture("kyoto");

function requestFor(destination: DestinationSource, change: Partial<DayRequest> = {}): DayRequest {
  return {
    destination,
    places: destination.places,
    firstDate: "2027-05-12",
    lastDate: "2027-05-17",
    arrival: { at: "2027-05-12T10:15", airport: destination.airports[0]!, flight: "XX 1" },
    departure: { at: "2027-05-17T17:30", airport: destination.airports[0]!, flight: "XX 2" },
    base: {
      name: "Sandbox House",
      address: "Street 1",
      lat: destination.lat,
      lon: destination.lon,
      bed: "hotel",
      checkInTime: "15:00",
      checkOutTime: "11:00",
    },
    children: 0,
    accessNeeds: [],
    diets: [],
    pace: "moderate",
    interests: ["culture"],
    spend: 400,
    mealCap: 60,
    locked: [],
    wanted: [],
    unwanted: [],
    seed: 7,
    ...change,
  };
}

function plan(destination: DestinationSource, change: Partial<DayRequest> = {}): Itinerary {
  return planDays(requestFor(destination, change), sunCalculatorFor(destination), "2026-11-21T00:00:00Z").itinerary;
}

const visitsOf = (itinerary: Itinerary): { item: ItineraryItem; date: string }[] =>
  itinerary.days.flatMap((day) =>
    day.items.filter((item) => item.placeId && item.role !== "breakfast").map((item) => ({ item, date: day.date })),
  );

const TOWNS = [
  ["Lisbon", lisbon],
  ["Kyoto", kyoto],
] as const;

describe.each(sampleOfDay(TOWNS, ([name]) => name.toLowerCase(), 1))("five nights in %s", (_name, destination) => {
  const itinerary = plan(destination);

  it("has one day for each date, each with something to do", () => {
    expect(itinerary.days.map((day) => day.date)).toEqual([
      "2027-05-12",
      "2027-05-13",
      "2027-05-14",
      "2027-05-15",
      "2027-05-16",
      "2027-05-17",
    ]);
    for (const day of itinerary.days.slice(1, -1).filter(({ dayTrip }) => !dayTrip))
      expect(
        day.items.filter((item) => item.type === "attraction" || item.type === "experience").length,
      ).toBeGreaterThanOrEqual(2);
  });

  it("keeps the opening hours of every place", () => {
    const sun = sunCalculatorFor(destination);
    for (const { item, date } of visitsOf(itinerary)) {
      const place = destination.places.find((one) => one.id === item.placeId)!;
      const open = windowsOn(parseOpeningHours(place.hours), date, sun);
      expect(
        open.some((window) => window.open <= item.start && window.close >= item.end),
        `${place.name} on ${date}`,
      ).toBe(true);
    }
  });

  it("never overlaps, and leaves time for the way between two stops", () => {
    for (const day of itinerary.days) {
      day.items.forEach((item, index) => {
        const before = day.items[index - 1];
        if (before)
          expect(item.start, `${day.date} ${item.name}`).toBeGreaterThanOrEqual(
            before.end + (item.legBefore?.mode === "walk" ? item.legBefore.minutes : 0),
          );
      });
    }
  });

  it("visits no place twice", () => {
    const ids = visitsOf(itinerary).flatMap(({ item }) => (item.role === "visit" ? [item.placeId] : []));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("begins after landing and ends before the way to the airport", () => {
    const first = itinerary.days[0]!.items[0]!;
    expect(first.type).toBe("transport");
    expect(first.start).toBeGreaterThanOrEqual(minutesOfDay("2027-05-12T10:15"));
    const last = itinerary.days.at(-1)!.items.at(-1)!;
    expect(last.type).toBe("transport");
    expect(last.end).toBeLessThanOrEqual(minutesOfDay("2027-05-17T17:30"));
  });

  it("has a meal at midday and in the evening of a whole day", () => {
    const whole = itinerary.days[2]!;
    expect(whole.items.filter((item) => item.role === "meal")).toHaveLength(2);
  });

  it("counts what meals and ways cost into each day", () => {
    for (const day of itinerary.days) {
      const paid = day.items.reduce((sum, item) => sum + item.priceMinor + (item.legBefore?.priceMinor ?? 0), 0);
      expect(day.costMinor, day.date).toBe(paid + (day.wayHome?.priceMinor ?? 0));
      for (const meal of day.items.filter(({ role }) => role === "meal")) expect(meal.priceMinor).toBeGreaterThan(0);
    }
  });

  it("says of each stop what it is, and an interest once a day at most", () => {
    const tastes = /you like|your love|your taste/;
    const { interests } = itinerary;
    for (const { item } of visitsOf(itinerary)) expect(item.description).toMatch(/\.$/);
    const told = itinerary.days.map(({ items }) => items.filter(({ why = "" }) => tastes.test(why)).length);
    expect(Math.max(...told)).toBeLessThanOrEqual(1);
    expect(told.some((times) => times === 1)).toBe(interests.length > 0);
  });
});

describe("what the traveller asks for", () => {
  // Six days go from landing to the flight home; these are their first four, with what most come for.
  const few = lisbon.places.filter(({ weight, dayTrip }) => weight >= 2 && !dayTrip).slice(0, 30);
  const short = (change: Partial<DayRequest> = {}): Itinerary =>
    plan(lisbon, { places: few, lastDate: "2027-05-15", departure: undefined, ...change });
  const asked = short();

  it("gives the same plan to the same request", () => {
    expect(short()).toEqual(asked);
  });

  it("contains what is wanted and nothing that is unwanted", () => {
    const usual = visitsOf(asked).map(({ item }) => item.placeId!);
    const missing = few.find(
      (place) =>
        !usual.includes(place.id) &&
        place.weight <= 2 &&
        !place.dayTrip &&
        place.kind !== "restaurant" &&
        place.kind !== "food-hall" &&
        !place.months,
    )!;
    const changed = visitsOf(short({ wanted: [missing.id], unwanted: [usual[0]!] })).map(({ item }) => item.placeId);
    expect(changed).toContain(missing.id);
    expect(changed).not.toContain(usual[0]);
  });

  it("does less at a relaxed pace than at a packed one", () => {
    const minutes = (itinerary: Itinerary): number =>
      visitsOf(itinerary).reduce((sum, { item }) => sum + (item.type === "restaurant" ? 0 : item.end - item.start), 0);
    expect(minutes(short({ pace: "relaxed" }))).toBeLessThan(minutes(short({ pace: "packed" })));
  });

  it("spends nothing on entrances when there is nothing to spend", () => {
    const visits = visitsOf(short({ spend: 0 })).filter(({ item }) => item.type !== "restaurant");
    expect(visits.length).toBeGreaterThan(0);
    expect(visits.filter(({ item }) => item.priceMinor > 0)).toEqual([]);
  });

  it("seats nobody at a table that is too dear", () => {
    const kinds = ["monument", "park", "market", "viewpoint"] as const;
    const sights = Array.from({ length: 12 }, (_, index) =>
      townPlace(`sight-${index}`, {
        kind: kinds[index % 4],
        north: (index % 4) * 0.2,
        east: Math.floor(index / 4) * 0.2,
      }),
    );
    const tables = Array.from({ length: 8 }, (_, index) =>
      townPlace(`table-${index}`, {
        kind: "restaurant",
        north: index * 0.1,
        east: 0.1,
        price: index % 2 === 0 ? 15 : 90,
        hours: "Mo-Su 11:00-23:00",
      }),
    );
    const town = townRequest([...sights, ...tables], { mealCap: 20, lastDate: "2027-05-05" });
    const { itinerary } = planDays(town, townSun, "2026-11-21T00:00:00Z");
    const meals = visitsOf(itinerary).filter(({ item }) => item.role === "meal");
    expect(meals.length).toBeGreaterThan(0);
    expect(Math.max(...meals.map(({ item }) => item.priceMinor))).toBeLessThanOrEqual(20_00);
  });

  it("keeps a locked visit at its day and time", () => {
    const target = visitsOf(asked).find(({ item }) => item.type === "attraction")!;
    const moved = short({
      seed: 8,
      locked: [{ placeId: target.item.placeId!, date: target.date, start: target.item.start }],
    });
    const found = visitsOf(moved).find(({ item }) => item.placeId === target.item.placeId)!;
    expect({ date: found.date, start: found.item.start }).toEqual({ date: target.date, start: target.item.start });
    expect(found.item.locked).toBe(true);
  });
});
