import { describe, expect, it } from "vitest";
import type { ItineraryDay, ItineraryItem } from "../day/itinerary";
import { whyKeptForTown } from "./kept-for-town";

const line = (role: ItineraryItem["role"], start: number, end: number): ItineraryItem => ({
  id: `${role}-${start}`,
  role,
  type: "attraction",
  name: role,
  location: { name: "Town", lat: 45, lon: 10 },
  description: "",
  start,
  end,
  priceMinor: 0,
  tags: [],
});
const day = (date: string, items: ItineraryItem[], isOut = false): ItineraryDay => ({
  date,
  dayNumber: 1,
  theme: "",
  items,
  walkKm: 0,
  costMinor: 0,
  ...(isOut && { dayTrip: { id: "x", name: "X", way: "", operator: "public" as const } }),
});
const ENDS = [day("2027-05-03", []), day("2027-05-06", [])] as const;
const free = (date: string, minutes: number): ItineraryDay =>
  day(date, [line("visit", 540, 600), line("free", 600, 600 + minutes), line("meal", 600 + minutes, 800)]);

describe("why the town is put before a day out", () => {
  it("is how long it takes, and the longest while that the full days in town leave free", () => {
    const days = [ENDS[0], free("2027-05-04", 130), day("2027-05-05", [], true), ENDS[1]];
    expect(whyKeptForTown({ why: "We went for “X”.", minutes: 540 }, days)).toBe(
      "We went for “X”. With the way there and back it takes 9 hours, and your other full day has no more than 2½ hours free in one go.",
    );
  });

  it("is that they have no room, where nothing is free", () => {
    const days = [ENDS[0], free("2027-05-04", 10), free("2027-05-05", 0), ENDS[1]];
    expect(whyKeptForTown({ why: "", minutes: 540 }, days)).toBe(
      "With the way there and back it takes 9 hours, and your full days have no room for it.",
    );
  });

  it("is none where a day has the time: it says which", () => {
    const days = [ENDS[0], free("2027-05-04", 180), ENDS[1]];
    expect(whyKeptForTown({ why: "", minutes: 150 }, days)).toBe(
      "With the way there and back it takes 2½ hours: there's time for that on Tuesday.",
    );
  });
});
