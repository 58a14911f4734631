import { expect, it } from "vitest";
import type { Itinerary } from "../day/itinerary";
import { lostText, roomCanBeMadeFor, roomMadeText } from "./make-room";

function planOf(...days: string[][]): Itinerary {
  return {
    seed: 1,
    pace: "moderate",
    interests: [],
    leftOut: [],
    generatedAt: "2027-01-01T00:00:00.000Z",
    days: days.map((places, index) => ({
      date: `2027-04-1${index}`,
      dayNumber: index + 1,
      theme: "",
      walkKm: 0,
      costMinor: 0,
      items: places.map((place) => ({
        id: place,
        role: place === "Lunch" ? "meal" : "visit",
        type: "attraction",
        placeId: place.toLowerCase(),
        name: place,
        location: { name: "", lat: 0, lon: 0 },
        description: "",
        start: 600,
        end: 660,
        priceMinor: 0,
        tags: [],
      })),
    })),
  };
}

it("makes room only for what these days and this party could hold", () => {
  const left = (placeId: string, isFixed?: true) => ({ placeId, name: placeId, why: "", ...(isFixed && { isFixed }) });
  const places = [left("full"), left("closed", true), left("no-ramp")];
  expect(roomCanBeMadeFor(places, new Set(["full", "closed"]))).toEqual(["full"]);
});

it("says which visits made room, whichever day they were on; meals and moves do not count", () => {
  const before = planOf(["Museum", "Lunch", "Park"], ["Tower", "Market"]);
  expect(roomMadeText(before, planOf(["Market", "Palace"], ["Museum", "Park", "Tower"]), "palace")).toBe(
    "Palace is in, and nothing had to go.",
  );
  expect(roomMadeText(before, planOf(["Museum", "Palace"], ["Tower", "Market"]), "palace")).toBe(
    "Palace is in; Park made way for it.",
  );
  expect(roomMadeText(before, planOf(["Museum"], ["Palace", "Market"]), "palace")).toBe(
    "Palace is in; Park and Tower made way for it.",
  );
});

it("says what a change has cost, and nothing where it has cost nothing", () => {
  const before = planOf(["Museum", "Lunch", "Market"], ["Tower", "Park"]);
  expect(lostText(before, planOf(["Museum"], ["Park"]), ["market"])).toBe("Tower no longer fits.");
  expect(lostText(before, planOf(["Park"], ["Museum"]))).toBe("Market and Tower no longer fit.");
  expect(lostText(before, planOf(["Museum", "Market"], ["Tower", "Park"]))).toBeUndefined();
});
