import { describe, expect, it } from "vitest";
import type { ItineraryDay } from "../day/itinerary";
import { isVisit } from "../day/itinerary";
import { planDays } from "../plan/plan-days";
import { tellQuietDays } from "./quiet-days";
import { townPlace, townRequest, townSun } from "../day/town.fixture";

const visit = (placeId: string, start: number): ItineraryDay["items"][number] => ({
  id: `${placeId}-${start}`,
  role: "visit",
  type: "attraction",
  placeId,
  name: placeId,
  description: "",
  location: { name: "Town", lat: 45, lon: 10 },
  start,
  end: start + 60,
  priceMinor: 0,
  tags: [],
});
const day = (date: string, ...items: ItineraryDay["items"]): ItineraryDay => ({
  date,
  dayNumber: 1,
  theme: "Town",
  items,
  walkKm: 0,
  costMinor: 0,
});

describe("a second visit", () => {
  const [first, again, late] = tellQuietDays([
    day("2027-05-03", visit("quay", 600)),
    day("2027-05-05", visit("quay", 1100)),
    day("2027-05-08", visit("quay", 620)),
  ]);

  it("says when the first one was, and what is different", () => {
    expect(first!.items[0]!.why).toBeUndefined();
    expect(again!.items[0]!.why).toBe(
      "You were here on Monday in the morning; it is a different place in the evening.",
    );
    expect(late!.items[0]!.why).toBe("You were here on Monday; today there is no hurry.");
  });

  it("is no stop of its own that could be held or removed", () => {
    expect([first, again, late].map((one) => one!.items.some(isVisit))).toEqual([true, false, false]);
  });
});

describe("a walk through a quarter", () => {
  const [, told] = tellQuietDays([
    day("2027-05-03"),
    day("2027-05-04", visit("walk-through-old-port", 600)),
    day("2027-05-05"),
  ]);

  it("is no place that one could look up, and makes a day that is no rest", () => {
    expect(told!.items[0]!.placeId).toBeUndefined();
    expect(told!.theme).toBe("Town");
  });
});

it("calls a whole day with nothing in it a day of rest, and the ends of a stay not", () => {
  const days = tellQuietDays([day("2027-05-03"), day("2027-05-04"), day("2027-05-05")]);
  expect(days.map(({ theme }) => theme)).toEqual(["Town", "A day of rest", "Town"]);
});

it("puts two stops into every whole day of a long stay in a small town", () => {
  const places = ["quay", "park", "hill", "square", "bank", "wall", "gate"].map((id, index) =>
    townPlace(id, { kind: "park", north: index / 2, minutes: 60 }),
  );
  const { itinerary } = planDays(townRequest(places, { lastDate: "2027-05-14" }), townSun, "2027-01-01T00:00:00Z");
  const stops = itinerary.days.slice(1, -1).map(({ items }) => items.filter(({ role }) => role === "visit").length);
  expect(Math.min(...stops)).toBeGreaterThanOrEqual(2);
});
