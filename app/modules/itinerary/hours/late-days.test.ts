import { expect, it } from "vitest";
import type { DayRequest } from "../day/day-request";
import type { ItineraryItem } from "../day/itinerary";
import { planDays } from "../plan/plan-days";
import { NO_ARRANGEMENT, townPlace, townRequest, townSun } from "../day/town.fixture";

const stars = townPlace("stars", { hours: "Mo-Su 20:30-24:00", minutes: 150, north: 2, weight: 5 });
const square = townPlace("square", { hours: "24/7", north: 0.4 });
const lake = townPlace("lake", { hours: "24/7", north: -0.4 });

/** The visits of each day of a stay for which people come to see the stars. */
function visits(change: Partial<DayRequest> = {}): ItineraryItem[][] {
  const request = townRequest([stars, square, lake], {
    lastDate: "2027-05-06",
    pace: "relaxed",
    arrangement: { ...NO_ARRANGEMENT, anchors: [{ place: "stars", nights: 1 }] },
    ...change,
  });
  const { days } = planDays(request, townSun, "2027-01-01T00:00:00.000Z").itinerary;
  return days.map(({ items }) => items.filter(({ role }) => role === "visit"));
}

const sought = (days: ItineraryItem[][]): number => days.findIndex((day) => day.some((one) => one.placeId === "stars"));

it("ends one whole day late for what is of the night, and nothing else is visited then", () => {
  const days = visits();
  const on = sought(days);
  expect(on).toBeGreaterThan(0);
  expect(on).toBeLessThan(days.length - 1);
  const others = days.flat().filter(({ placeId }) => placeId !== "stars");
  expect(others.length).toBeGreaterThan(0);
  expect(others.every(({ end }) => end <= 21 * 60)).toBe(true);
});

it("keeps the evenings of those who come with children", () => {
  expect(sought(visits({ children: 1 }))).toBe(-1);
});

it("takes children to a feast of the evening, with dinner before it or after it, and home by ten", () => {
  const parade = townPlace("parade", { hours: "Mo-Su 18:15-19:50", minutes: 90, weight: 5, onlyOn: ["05-05"] });
  const request = townRequest([parade, square, lake], { lastDate: "2027-05-06", children: 1 });
  const { days } = planDays(request, townSun, "2027-01-01T00:00:00.000Z").itinerary;
  const { items, wayHome } = days.find((day) => day.items.some(({ placeId }) => placeId === "parade"))!;
  const [visit] = items.filter(({ placeId }) => placeId === "parade");
  const dinner = items.findLast(({ role }) => role === "meal")!;
  expect(dinner.end <= visit!.start || dinner.start >= visit!.end).toBe(true);
  expect(wayHome!.arrive).toBeLessThanOrEqual(22 * 60);
});
