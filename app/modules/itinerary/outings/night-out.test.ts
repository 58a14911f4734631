import { describe, expect, it } from "vitest";
import type { DayTrip } from "#app/modules/catalogue/schema/arrangement.schema";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { DayRequest } from "../day/day-request";
import { plan, ruin, sights, trip } from "../plan/day-trips.fixture";
import { isBackForTheEvening, isBackForTheNight, nightsOut } from "./night-out";
import type { PlannedOuting } from "./outing";
import { NO_ARRANGEMENT, townPlace, townRequest } from "../day/town.fixture";

const clubAt = (north: number): PlaceSource =>
  townPlace("club", {
    kind: "music",
    vibes: ["nightlife"],
    bestTime: "night",
    hours: "Mo-Su 20:00-02:00",
    minutes: 120,
    weight: 2,
    north,
  });
const club = clubAt(4);
const likes: Partial<DayRequest> = { interests: ["nightlife"], lastDate: "2027-05-07" };

/** On which day the club is gone to, and when. */
function nightAt(
  change: Partial<DayRequest>,
  places = [...sights(6, 180), club],
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

  it("comes after dinner also where people come for the place, and not on the way in the afternoon", () => {
    const bar = { ...club, kind: "bar" as const, hours: "Mo-Su 15:00-04:00", north: 1, minutes: 75 };
    const anchors = [{ place: "club", nights: 1 }];
    const night = nightAt({ ...likes, arrangement: { ...NO_ARRANGEMENT, anchors } }, [...sights(6, 180), bar])!;
    expect(night.start).toBeGreaterThanOrEqual(19 * 60 + 30);
  });

  it("comes after a day out where no other is left for it, and one is back in time for a rest", () => {
    // Of the three whole days the club is open on the second only, when the traveller is out.
    const once = { ...club, hours: "Th 20:00-02:00" };
    const out = (change: Partial<DayTrip>) =>
      nightAt(
        {
          ...likes,
          firstDate: "2027-05-04",
          lastDate: "2027-05-08",
          arrangement: {
            ...NO_ARRANGEMENT,
            anchors: [{ place: "ruin", nights: 1 }],
            dayTrips: [trip("ruin", ["ruin"], { minutes: 60, leave: "09:00", nights: 2, ...change })],
          },
        },
        [...sights(4, 180), once, { ...ruin, hours: "Th 05:00-20:00" }],
      );
    expect(out({})).toMatchObject({ day: 2 });
    expect(out({ leave: "05:30" })).toBeUndefined();
    expect(out({ minutes: 200 })).toBeUndefined();
  });

  it("is not for everybody, nor with children", () => {
    const across = [...sights(6, 180), clubAt(6)];
    expect(nightAt(likes, across)).toBeDefined();
    expect(nightAt({ ...likes, interests: ["culture"] }, across)).toBeUndefined();
    expect(nightAt({ ...likes, children: 1 })).toBeUndefined();
  });
});

describe("the evening of a day out", () => {
  const ask = (leave: number, home: number, dinner?: "there") => {
    const out = { times: { leave, home }, outing: { dinner } } as unknown as PlannedOuting;
    return [isBackForTheEvening(out), isBackForTheNight(out)];
  };

  it("is free where one was up by day and is back in time for a rest, and dines in town", () => {
    expect(ask(9 * 60, 17 * 60)).toEqual([true, true]);
    expect(ask(9 * 60, 18.5 * 60)).toEqual([true, false]);
    expect(ask(9 * 60, 20 * 60)).toEqual([false, false]);
    expect(ask(3 * 60, 12 * 60)).toEqual([false, false]);
    expect(ask(9 * 60, 17 * 60, "there")).toEqual([false, false]);
  });

  it("is not free where one leaves after lunch: what is planned of such a day is its morning", () => {
    expect(ask(14.5 * 60, 17.5 * 60)).toEqual([false, false]);
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
