import { expect, it } from "vitest";
import type { DayRequest } from "../day/day-request";
import type { ItineraryItem } from "../day/itinerary";
import { planDays } from "../plan/plan-days";
import { NO_ARRANGEMENT, townPlace, townRequest, townSun } from "../day/town.fixture";

const balloon = townPlace("balloon", { hours: "Mo-Su 04:30-08:00", minutes: 150, north: 2, weight: 5 });
const mosque = townPlace("mosque", { hours: "Mo-Su 08:30-10:00", minutes: 60, weight: 5 });
const square = townPlace("square", { hours: "24/7", north: 0.4 });
const lake = townPlace("lake", { hours: "24/7", north: -0.4 });

/** The visits of each day of a stay whose reasons to come are given. */
function visits(anchors: string[], change: Partial<DayRequest> = {}): ItineraryItem[][] {
  const request = townRequest([balloon, mosque, square, lake], {
    lastDate: "2027-05-05",
    arrangement: { ...NO_ARRANGEMENT, anchors: anchors.map((place) => ({ place, nights: 1 })) },
    ...change,
  });
  const { days } = planDays(request, townSun, "2027-01-01T00:00:00.000Z").itinerary;
  return days.map(({ items }) => items.filter(({ role }) => role === "visit"));
}

it("begins one whole day early for what is over before others begin", () => {
  const [first, whole, last] = visits(["balloon"]);
  expect(whole?.[0]).toMatchObject({ placeId: "balloon" });
  expect(whole![0]!.end).toBeLessThanOrEqual(8 * 60);
  const others = [...first!, ...whole!.slice(1), ...last!];
  expect(others.length).toBeGreaterThan(0);
  expect(others.every(({ start }) => start >= 9 * 60)).toBe(true);
});

it("is up in time at an easy pace too, and only for what people come for", () => {
  const relaxed = { pace: "relaxed" as const };
  const seen = visits(["mosque"], relaxed)
    .flat()
    .find(({ placeId }) => placeId === "mosque");
  expect(seen?.start).toBeLessThan(9 * 60 + 45);
  expect(
    visits(["square"], relaxed)
      .flat()
      .map(({ placeId }) => placeId),
  ).not.toContain("mosque");
});

it("goes on the last morning where there is no whole day, and stays where a plan had it", () => {
  expect(visits(["balloon"], { lastDate: "2027-05-04" })[1]?.[0]).toMatchObject({ placeId: "balloon" });
  const kept = visits(["balloon"], { lastDate: "2027-05-06", keep: [[], ["square"], ["balloon"], []] });
  expect(kept[2]?.[0]).toMatchObject({ placeId: "balloon" });
});
