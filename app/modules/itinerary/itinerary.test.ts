import { describe, expect, it } from "vitest";
import { ITEM_TYPES, countActivities, isOnTheWay, isVisit } from "./itinerary";
import type { ItineraryDay, ItineraryItem } from "./itinerary";

const stop = (type: ItineraryItem["type"], changes: Partial<ItineraryItem> = {}): ItineraryItem => ({
  id: type,
  role: "visit",
  type,
  name: type,
  location: { name: "Alfama", lat: 38.71, lon: -9.13 },
  description: "",
  start: 600,
  end: 660,
  priceMinor: 0,
  tags: [],
  ...changes,
});

describe("the lines of a day", () => {
  it("count as activities when there is something to see or to do: no meal, ride or check-in", () => {
    const day: ItineraryDay = {
      date: "2027-05-12",
      dayNumber: 1,
      theme: "Alfama",
      items: ITEM_TYPES.map((type) => stop(type)),
      walkKm: 1,
      costMinor: 0,
    };
    expect(countActivities(day)).toBe(2);
    expect(countActivities({ ...day, items: [stop("attraction"), stop("attraction"), stop("hotel")] })).toBe(2);
    expect(countActivities({ ...day, items: [stop("experience"), stop("restaurant"), stop("transport")] })).toBe(1);
    expect(countActivities({ ...day, items: [] })).toBe(0);
  });

  it("are visits when they were chosen and are places that we know", () => {
    expect(isVisit({ role: "visit", placeId: "castle" })).toBe(true);
    expect(isVisit({ role: "visit", placeId: undefined })).toBe(false);
    expect(isVisit({ role: "meal", placeId: "tasca" })).toBe(false);
  });

  it("are on the way when they carry somebody or put bags down", () => {
    const roles = ["visit", "meal", "transfer", "rest"] as const;
    expect(roles.filter((role) => isOnTheWay({ role }))).toEqual(["transfer", "rest"]);
  });
});
