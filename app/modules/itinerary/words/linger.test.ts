import { describe, expect, it } from "vitest";
import type { ItineraryDay } from "../day/itinerary";
import { lingered } from "./linger";

type Line = ItineraryDay["items"][number];

const line = (change: Partial<Line>): Line => ({
  ...{ id: "x", role: "visit", type: "attraction", name: "X", description: "", priceMinor: 0, tags: [] },
  ...{ location: { name: "Town", lat: 45, lon: 10 }, start: 0, end: 0 },
  ...change,
});
const lunch = line({ role: "meal", meal: "lunch", placeId: "table", start: 750, end: 810 });
const walk = { mode: "walk", minutes: 4, km: 0.3, priceMinor: 0 } as const;
const endOfLunch = (next: Partial<Line>, closes = 900): number =>
  lingered([lunch, line(next)], (_id, _start, end) => end <= closes)[0]!.end;

describe("a meal", () => {
  it("lasts until it is time to set out for what comes next", () => {
    expect(endOfLunch({ start: 825, legBefore: walk })).toBe(815);
    expect(endOfLunch({ start: 825 })).toBe(825);
    expect(endOfLunch({ start: 815, legBefore: walk })).toBe(810);
  });

  it("lasts no longer than twenty minutes more, nor than the table serves", () => {
    expect(endOfLunch({ start: 900, legBefore: walk })).toBe(830);
    expect(endOfLunch({ start: 825 }, 815)).toBe(810);
  });

  it("is as it was at the end of a day, and other lines always are", () => {
    expect(lingered([lunch], () => true)).toEqual([lunch]);
    const lines = [line({ start: 600, end: 660 }), line({ start: 700, end: 760 })];
    expect(lingered(lines, () => true)).toEqual(lines);
  });
});
