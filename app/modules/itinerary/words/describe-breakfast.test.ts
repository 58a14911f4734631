import { describe, expect, it } from "vitest";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { minutesOfDay } from "#app/shared/calendar";
import { inBedSince } from "../outings/day-frame";
import type { DayRequest } from "../day/day-request";
import { breakfastOf } from "./describe-breakfast";
import type { BreakfastScope } from "./describe-breakfast";
import type { ItineraryItem } from "../day/itinerary";
import { townPlace, townRequest } from "../day/town.fixture";

const DATE = "2027-05-05";
const at = (clock: string): number => minutesOfDay(`${DATE}T${clock}`);
const included: Partial<DayRequest> = { base: { ...townRequest([]).base, breakfast: "included" } };
const cafe = (id: string, change: Parameters<typeof townPlace>[1] = {}): PlaceSource =>
  townPlace(id, { kind: "cafe", price: 9, north: 0.4, ...change });

function breakfast(leaves: string, change: Partial<DayRequest> = {}, scope: Partial<BreakfastScope> = {}) {
  const request = townRequest(scope.places ? [...scope.places] : [], change);
  const first = { start: at(leaves), location: { name: "Centre", lat: 45, lon: 10 } } as ItineraryItem;
  const usual = {
    request,
    date: DATE,
    dayNumber: 1,
    first,
    planned: new Set<string>(),
    isOpen: () => true,
    places: [],
  };
  return breakfastOf({ ...usual, ...scope });
}

describe("breakfast", () => {
  it("is part of the stay, and over when one has to leave", () => {
    expect(breakfast("09:00", included)).toMatchObject({
      name: "Breakfast at Hotel",
      description: "Included in your stay.",
      end: at("09:00"),
      priceMinor: 0,
    });
    expect(breakfast("12:00", included).end).toBe(at("10:05"));
  });

  it("is over an hour before one goes to a café", () => {
    const first = { start: at("10:30"), kind: "cafe", location: { name: "Centre", lat: 45, lon: 10 } } as ItineraryItem;
    expect(breakfast("10:30", included, { first }).end).toBe(at("09:30"));
    expect(breakfast("10:30", included).end).toBe(at("10:05"));
  });

  it("is packed where one leaves before anybody serves it", () => {
    const early = breakfast("06:40", included);
    expect(early).toMatchObject({ name: "Breakfast on the way", priceMinor: 0 });
    expect(early.description).toContain("pack you a breakfast");
    expect(breakfast("06:40").priceMinor).toBeGreaterThan(0);
  });

  it("is late, and is asked for, after a night that began towards morning", () => {
    const { destination } = townRequest([]);
    const late: Partial<DayRequest> = {
      ...included,
      destination: { ...destination, transfers: { AAA: { by: "bus", minutes: 200, price: 5 } } },
      arrival: { at: "2027-05-04T23:50", airport: "AAA", flight: "XX 1" },
    };
    const { start, description } = breakfast("14:00", late);
    expect(start - inBedSince(townRequest([], late), DATE)).toBeGreaterThanOrEqual(7 * 60);
    expect(description).toBe("Included in your stay. You came in late: ask them to serve you later.");
  });

  it("is out in the morning after a night flight, before the first night is paid for", () => {
    expect(breakfast("11:00", included, { arrived: at("08:00") }).name).toBe("Breakfast at a café near the hotel");
    // A traveller who is there before dawn waits until breakfast is served.
    const { name, start } = breakfast("09:00", {}, { arrived: at("05:25") });
    expect(name).toBe("Breakfast at a café near the hotel");
    expect(start).toBeGreaterThanOrEqual(at("06:30"));
    expect(breakfast("06:40", {}, { arrived: at("05:25") }).description).toContain("at the airport");
  });

  it("is the hotel's to serve while everybody else fasts", () => {
    const { destination } = townRequest([]);
    const zanzibar = { destination: { ...destination, country: "TZ", slug: "zanzibar" } };
    const served = (date: string) => breakfast("11:00", zanzibar, { arrived: at("08:00"), date });
    expect(served("2027-02-18")).toMatchObject({
      name: "Breakfast at the hotel",
      description: "No café serves before sunset: ask your hotel for breakfast.",
    });
    expect(served("2027-04-18").name).toBe("Breakfast at a café near the hotel");
  });

  it("is at a house near the hotel that is open, in turns, and says how near it is", () => {
    const places = [cafe("one"), cafe("two", { north: 0.5 }), cafe("far", { north: 3 })];
    const names = [1, 2, 3].map((dayNumber) => breakfast("10:00", {}, { places, dayNumber }).placeId);
    expect(names).toEqual(["one", "two", "one"]);
    expect(breakfast("10:00", {}, { places }).why).toBe("Breakfast 7 minutes on foot from your hotel.");
    expect(breakfast("10:00", {}, { places: [cafe("door", { north: 0.02 })] }).why).toBe(
      "Breakfast right by your hotel.",
    );
    expect(breakfast("10:00", {}, { places, isOpen: (id) => id !== "one" }).placeId).toBe("two");
    expect(breakfast("10:00", { unwanted: ["one"] }, { places }).placeId).toBe("two");
    expect(breakfast("10:00", { mealCap: 5 }, { places }).placeId).toBeUndefined();
  });

  it("is at that house just before the ride of a day out, however far that leads", () => {
    const far = { name: "Another town", lat: 46, lon: 10 };
    const first = { start: at("07:45"), role: "transfer", location: far } as ItineraryItem;
    const { name, end } = breakfast("07:45", {}, { first, places: [cafe("Corner")] });
    expect(name).toBe("Corner");
    expect(end).toBeGreaterThanOrEqual(at("07:30"));
    expect(end).toBeLessThanOrEqual(at("07:45"));
  });

  it("names another street of the quarter each day where no house is known", () => {
    const { destination } = townRequest([]);
    const quarter = {
      name: "Old town",
      lat: 45,
      lon: 10,
      character: "Lanes.",
      streets: ["Well Lane", "Bridge Street"],
    };
    const words = [1, 2].map(
      (dayNumber) =>
        breakfast("10:00", { destination: { ...destination, neighbourhoods: [quarter] } }, { dayNumber }).description,
    );
    expect(words).toEqual([
      "Pick one around Bridge Street in the old town.",
      "Pick one around Well Lane in the old town.",
    ]);
  });
});
