import { describe, expect, it } from "vitest";
import { planDays } from "../plan/plan-days";
import {
  awayFromMidday,
  earlierForHeat,
  fitInHeat,
  isHotOn,
  liesInSun,
  minutesInHeat,
  togetherInHeat,
} from "./midday-heat";
import { NO_ARRANGEMENT, townPlace, townRequest, townSun } from "../day/town.fixture";

const HIGHS = [14, 16, 20, 24, 34, 36, 38, 38, 33, 27, 20, 15];
const ruin = townPlace("ruin", { kind: "ruin" });
const museum = townPlace("museum", { kind: "museum", indoor: true });
const boat = townPlace("boat", { kind: "boat-trip" });

describe("a hot day", () => {
  it("is one of a month with a mean high of 33 degrees or more", () => {
    expect(isHotOn({ highs: HIGHS }, "2027-09-10")).toBe(true);
    expect(isHotOn({ highs: HIGHS }, "2027-10-10")).toBe(false);
    expect(isHotOn({}, "2027-09-10")).toBe(false);
  });

  it("is one of 32 degrees under a sky without clouds as well", () => {
    const highs = HIGHS.map(() => 32);
    const rainDays = [9, 8, 6, 4, 2, 1, 0, 0, 1, 3, 6, 8];
    expect(isHotOn({ highs, rainDays }, "2027-07-10")).toBe(true);
    expect(isHotOn({ highs, rainDays }, "2027-05-10")).toBe(false);
    expect(isHotOn({ highs }, "2027-07-10")).toBe(false);
  });

  it("is counted by the minutes in the sun, beyond what is bearable", () => {
    expect(minutesInHeat([{ place: ruin, start: 11 * 60, end: 13 * 60 }])).toBe(40);
    expect(minutesInHeat([{ place: museum, start: 11 * 60, end: 13 * 60 }])).toBe(0);
    expect(minutesInHeat([{ place: ruin, start: 16 * 60, end: 18 * 60 }])).toBe(0);
  });

  it("begins an hour earlier, but not before eight for it", () => {
    expect(earlierForHeat(9 * 60 + 45)).toBe(8 * 60 + 45);
    expect(earlierForHeat(8 * 60 + 15)).toBe(8 * 60);
    expect(earlierForHeat(7 * 60)).toBe(7 * 60);
  });
});

describe("midday on a hot day", () => {
  const open = [{ open: 480, latestStart: 1120, latestEnd: 1200 }];

  it("is no time for the open, and as good as ever under a roof or on the water", () => {
    expect([ruin, museum, boat].map((place) => liesInSun(place))).toEqual([true, false, false]);
    expect(awayFromMidday(ruin, open, 60).map(({ open: from, latestEnd }) => [from, latestEnd])).toEqual([
      [480, 750],
      [915, 1200],
    ]);
    expect(awayFromMidday(museum, open, 60)).toBe(open);
    expect(fitInHeat(ruin, 100, 9 * 60)).toBe(100);
    expect(fitInHeat(ruin, 100, 13 * 60)).toBe(10);
    expect(fitInHeat(ruin, 100, 16 * 60)).toBe(100);
    expect(fitInHeat(museum, 100, 13 * 60)).toBe(100);
  });

  it("is no time for children on a beach", () => {
    const beach = { ...ruin, kind: "beach" as const };
    expect([0, 1].map((children) => liesInSun(beach, children))).toEqual([false, true]);
    expect(awayFromMidday(beach, open, 60)).toBe(open);
    expect(awayFromMidday(beach, open, 60, 2)).toHaveLength(2);
    expect([0, 2].map((children) => fitInHeat(beach, 100, 13 * 60, children))).toEqual([100, 10]);
  });

  it("leaves a place its hours where it has no others", () => {
    const noon = [{ open: 720, latestStart: 780, latestEnd: 840 }];
    expect(awayFromMidday(ruin, noon, 60)).toBe(noon);
  });

  it("counts for those of several places at which one stands in the sun then", () => {
    const worth = (places: (typeof ruin)[], start: number): number =>
      togetherInHeat({ places, inner: [0] }, () => 50, 100, start);
    expect(worth([ruin, museum], 11 * 60)).toBe(100);
    expect(worth([museum, ruin], 11 * 60)).toBe(55);
  });
});

describe("the days of a plan in a hot month", () => {
  const sights = Array.from({ length: 12 }, (_, index) =>
    townPlace(`ruin-${index}`, { kind: "ruin", north: (index % 4) / 4, east: index / 12, minutes: 90 }),
  );
  const rooms = Array.from({ length: 5 }, (_, index) =>
    townPlace(`museum-${index}`, { kind: "museum", indoor: true, north: index / 5, minutes: 75 }),
  );
  const plan = (highs: number[] | undefined) => {
    const request = townRequest([...sights, ...rooms], { lastDate: "2027-05-06" });
    return planDays(
      { ...request, destination: { ...request.destination, ...(highs && { highs }) } },
      townSun,
      "2026-11-21T00:00:00Z",
    ).itinerary;
  };
  const inHeat = (highs?: number[]): number =>
    plan(highs).days.flatMap(({ items }) =>
      items.filter(
        ({ role, kind, start, end }) =>
          role === "visit" && kind === "ruin" && Math.min(end, 960) - Math.max(start, 720) > 45,
      ),
    ).length;

  it("hold no visit in the open at midday", () => {
    expect(inHeat()).toBeGreaterThan(0);
    expect(inHeat(HIGHS)).toBe(0);
  });
});

describe("a day out in a hot month", () => {
  const valley = townPlace("valley", { kind: "ruin", north: 70, minutes: 180, weight: 5, dayTrip: true });
  const gorge = townPlace("gorge", { kind: "trail", north: 70, east: 1, minutes: 120, weight: 4, dayTrip: true });
  const town = [1, 2, 3].map((north) => townPlace(`sight-${north}`, { north: north / 5 }));
  const dayOut = (highs: number[] | undefined, hours: string) => {
    const request = townRequest([valley, { ...gorge, hours }, ...town], {
      arrangement: {
        ...NO_ARRANGEMENT,
        anchors: [{ place: "valley", nights: 2 }],
        dayTrips: [
          {
            id: "valley",
            name: "The valley and its gorge",
            places: ["valley", "gorge"],
            by: "train",
            operator: "public",
            way: "The train from the main station, then a bus to the gate.",
            minutes: 60,
            leave: "09:00",
            price: 20,
            lunch: { how: "bought", where: "At the foot of the hill", price: 18 },
            nights: 2,
          },
        ],
      },
    });
    const hot = { ...request, destination: { ...request.destination, ...(highs && { highs }) } };
    const { items } = planDays(hot, townSun, "2027-01-01T00:00:00Z").itinerary.days.find(({ dayTrip }) => dayTrip)!;
    const at = (id: string): number => items.find(({ placeId }) => placeId === id)!.start;
    return { leaves: items.find(({ role }) => role === "transfer")!.start, at, items };
  };

  it("begins earlier", () => {
    expect(dayOut(undefined, "Mo-Su 07:00-09:30").leaves).toBe(9 * 60);
    expect(dayOut(HIGHS, "Mo-Su 07:00-09:30").leaves).toBeLessThan(9 * 60);
  });

  it("sits in the shade after lunch and goes on when the worst is over, and says so", () => {
    const late = "Mo-Su 12:00-19:00";
    const lunchOf = ({ items }: ReturnType<typeof dayOut>) => items.find(({ meal }) => meal === "lunch")!;
    expect(lunchOf(dayOut(undefined, late)).description).not.toContain("shade");
    const hot = dayOut(HIGHS, late);
    expect(hot.at("gorge")).toBeGreaterThanOrEqual(15 * 60 + 15);
    expect(lunchOf(hot).description).toContain("shade");
  });
});
