import { describe, expect, it } from "vitest";
import type { DayRequest } from "./day-request";
import { plan, sights } from "./day-trips.fixture";
import { nightsOut } from "./night-out";
import { townPlace, townRequest } from "./town.fixture";

const club = townPlace("club", {
  kind: "music",
  vibes: ["nightlife"],
  bestTime: "night",
  hours: "Mo-Su 20:00-02:00",
  minutes: 120,
  weight: 2,
  north: 4,
});
const likes: Partial<DayRequest> = { interests: ["nightlife"], lastDate: "2027-05-07" };

/** On which day the club is gone to, and when. */
function nightAt(
  change: Partial<DayRequest>,
  places = [...sights(20), club],
): { day: number; start: number; end: number } | undefined {
  const { days } = plan(townRequest(places, change));
  const found = days.flatMap(({ items }, day) =>
    items.flatMap((one) => (one.placeId === "club" ? [{ ...one, day }] : [])),
  );
  expect(found.length).toBeLessThanOrEqual(1);
  return found[0] && { day: found[0].day, start: found[0].start, end: found[0].end };
}

describe("a night out", () => {
  it("is for those who like nights: after dinner, across town, later than the day's pace, home by midnight", () => {
    const night = nightAt(likes)!;
    expect(night.start).toBeGreaterThanOrEqual(19 * 60 + 30);
    expect(night.end).toBeGreaterThan(21 * 60 + 30);
    expect(night.end).toBeLessThan(24 * 60);
  });

  it("is not for everybody, nor with children", () => {
    expect(nightAt({ ...likes, interests: ["culture"] })).toBeUndefined();
    expect(nightAt({ ...likes, children: 1 })).toBeUndefined();
  });
});

describe("what a night may ask of a day", () => {
  const request = townRequest([], likes);
  const days = [9, 9, 6].map((hour) => ({ start: hour * 60, end: 21 * 60 + 30, from: 0, to: 0 }));

  it("is to be back by midnight, nine hours before the next day begins, and nothing on the last day", () => {
    expect(nightsOut(request, days, () => undefined).map((night) => night?.end)).toEqual([
      24 * 60,
      21.5 * 60,
      undefined,
    ]);
    expect(nightsOut(request, days, (day) => (day === 1 ? 7.5 * 60 : undefined))[0]!.end).toBe(22.5 * 60);
  });

  it("is nothing where a plan is edited", () => {
    expect(nightsOut({ ...request, keep: [] }, days, () => undefined)).toEqual([undefined, undefined, undefined]);
  });
});
