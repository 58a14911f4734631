import { describe, expect, it } from "vitest";
import { countActivities, dayMapInWords, numberedStops, stopNumbers } from "./stop-numbers";

const at = (lat: number) => ({ name: "there", lat, lon: 9 });
const day = {
  dayNumber: 3,
  items: [
    { role: "transfer", name: "Metro into town", location: at(0) },
    { role: "breakfast", placeId: "cafe", name: "Breakfast", location: at(1) },
    { role: "visit", placeId: "castle", name: "Castle", location: at(2) },
    { role: "meal", name: "In the village", location: at(3) },
    { role: "meal", placeId: "inn", name: "The Inn", location: at(4) },
    { role: "rest", name: "A rest", location: at(5) },
    { role: "free", name: "Free", location: at(6) },
    { role: "visit", placeId: "park", name: "Park", location: at(7) },
  ],
} as Parameters<typeof numberedStops>[0];

describe("the numbers of a day's stops", () => {
  it("count what is visited and the tables that are known, and nothing else", () => {
    expect(stopNumbers(day)).toEqual([undefined, undefined, 1, undefined, 2, undefined, undefined, 3]);
  });

  it("are as many as the day is said to have activities", () => {
    expect(countActivities(day)).toBe(3);
    expect(countActivities({ items: [] })).toBe(0);
  });

  it("name the lines to which the pins lead", () => {
    expect(numberedStops(day)).toEqual([
      { id: "stop-3-1", number: 1, name: "Castle", placeId: "castle", lat: 2, lon: 9 },
      { id: "stop-3-2", number: 2, name: "The Inn", placeId: "inn", lat: 4, lon: 9 },
      { id: "stop-3-3", number: 3, name: "Park", placeId: "park", lat: 7, lon: 9 },
    ]);
  });

  it("are said in words", () => {
    expect(dayMapInWords(day)).toBe("Map of day 3. Stops: 1 Castle, 2 The Inn, 3 Park.");
    expect(dayMapInWords({ dayNumber: 1, items: [] })).toBe("Map of day 1, without stops.");
  });
});
