import { describe, expect, it } from "vitest";
import { servesEach } from "#app/modules/catalogue/schema/diets";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import {
  furtherBreaks,
  isAtOwnHour,
  isFoodVisit,
  mealRightAfter,
  mealRightBefore,
  windowsAsCalled,
  windowsAtOwnHour,
} from "./own-hour";
import { townPlace } from "../day/town.fixture";

const DATE = "2027-05-03";
/** Sunset at eight, dark at half past. */
const sun = () => ({ dawn: 330, sunrise: 360, sunset: 1200, dusk: 1230 });
const OPEN = [{ open: 540, latestStart: 1380, latestEnd: 1440 }];
const place = (change: Partial<PlaceSource>): PlaceSource => townPlace("place", { minutes: 60, ...change });
const hours = (change: Partial<PlaceSource>, open = OPEN) => windowsAtOwnHour(place(change), open, DATE, sun);

describe("the hour of its own that a place has", () => {
  it("is the only one of a place that is called after it", () => {
    const open = (name: string, change: Partial<PlaceSource>) =>
      windowsAsCalled(place({ name, kind: "square", ...change }), OPEN, DATE, sun)[0]!.open;
    expect(open("The point at sunset", { bestTime: "sunset" })).toBeGreaterThanOrEqual(1140);
    expect(open("The castle, the sunset", { bestTime: "sunset" })).toBeGreaterThanOrEqual(1140);
    expect(open("Red sunset viewpoint", { bestTime: "sunset", kind: "viewpoint" })).toBeGreaterThanOrEqual(1140);
    expect(open("The bay and Sunset Beach", { bestTime: "afternoon", kind: "beach" })).toBe(540);
    expect(open("The quay by evening", { bestTime: "evening" })).toBe(1050);
    expect(open("Sundowner on the terrace", { bestTime: "sunset", kind: "bar" })).toBeGreaterThanOrEqual(1140);
    expect(open("The point", { bestTime: "sunset" })).toBe(540);
    expect(open("The beach by evening", { bestTime: "evening", kind: "beach" })).toBe(540);
    const early = [{ open: 540, latestStart: 900, latestEnd: 960 }];
    expect(windowsAsCalled(place({ name: "The point at sunset", bestTime: "sunset" }), early, DATE, sun)).toEqual([]);
  });

  it("is none by day", () => {
    for (const bestTime of ["any", "morning", "midday", "afternoon"] as const)
      expect(hours({ bestTime })).toBeUndefined();
  });

  it("is such that the sun goes down while one is there", () => {
    const [window] = hours({ bestTime: "sunset", kind: "tower" })!;
    expect(window!.latestStart).toBe(1200);
    expect(window!.open).toBeGreaterThanOrEqual(1140);
    expect(window!.open).toBeLessThanOrEqual(1170);
  });

  it("ends with the light where nothing is seen in the dark", () => {
    const [window] = hours({ bestTime: "sunset", kind: "beach", minutes: 40 })!;
    expect(window!.latestEnd).toBeLessThanOrEqual(1230);
    expect(hours({ bestTime: "evening", kind: "beach" })).toBeUndefined();
  });

  it("is from half past five in the evening, and at night from the dark on, between seven and nine", () => {
    expect(hours({ bestTime: "evening", kind: "square" })![0]!.open).toBe(1050);
    expect(hours({ bestTime: "night", kind: "square" })![0]!.open).toBe(1230);
    const at = (dusk: number) =>
      windowsAtOwnHour(place({ bestTime: "night", kind: "square" }), OPEN, DATE, () => ({ ...sun(), dusk }))![0]!.open;
    expect([at(960), at(1400)]).toEqual([1140, 1260]);
  });

  it("is none where it is shut at it", () => {
    expect(hours({ bestTime: "evening", kind: "museum" }, [{ open: 540, latestStart: 960, latestEnd: 1020 }])).toBe(
      undefined,
    );
  });
});

describe("a visit", () => {
  const isAt = (change: Partial<PlaceSource>, start: number, end: number) =>
    isAtOwnHour(place(change), { start, end }, DATE, sun);

  it("is at the hour of a place of the sunset when the sun goes down during it", () => {
    expect(isAt({ bestTime: "sunset", minutes: 240 }, 1000, 1210)).toBe(true);
    expect(isAt({ bestTime: "sunset" }, 1000, 1060)).toBe(false);
    expect(isAt({ bestTime: "sunset" }, 1205, 1260)).toBe(false);
  });

  it("is in the morning where that is best", () => {
    expect(isAt({ bestTime: "morning" }, 720, 760)).toBe(true);
    expect(isAt({ bestTime: "morning" }, 725, 760)).toBe(false);
    // A reason to come fills sooner.
    expect(isAt({ bestTime: "morning", weight: 5 }, 630, 700)).toBe(true);
    expect(isAt({ bestTime: "morning", weight: 5 }, 635, 700)).toBe(false);
  });

  it("is at a good hour anywhere else by day, and in the evening where that is best", () => {
    expect(isAt({ bestTime: "afternoon" }, 600, 660)).toBe(true);
    expect(isAt({ bestTime: "evening", kind: "square" }, 900, 960)).toBe(false);
    expect(isAt({ bestTime: "evening", kind: "square" }, 1100, 1160)).toBe(true);
  });
});

it("knows where one eats, and the meal for which one would not be hungry", () => {
  // A bar with a kitchen is a place to dine, not a bite before dinner.
  expect([isFoodVisit({ kind: "bar", price: 20, meals: ["dinner"] }), isFoodVisit({ kind: "bar", price: 20 })]).toEqual(
    [true, false],
  );
  expect([isFoodVisit({ kind: "cafe", price: 4 }), isFoodVisit({ kind: "museum", price: 4 })]).toEqual([true, false]);
  const market = { kind: "market", price: 12 } as const;
  expect([
    isFoodVisit({ ...market, serves: servesEach({}) }),
    isFoodVisit(market),
    isFoodVisit({ ...market, price: 2 }),
  ]).toEqual([true, false, false]);
  const meals = [{ start: 720 }, { start: 1140 }];
  expect([600, 646, 720, 721, 1066].map((end) => mealRightAfter(meals, end)?.start)).toEqual([
    undefined,
    720,
    720,
    undefined,
    1140,
  ]);
});

describe("a break for coffee", () => {
  it("comes no sooner than an hour after a meal", () => {
    const meals = [{ start: 750, end: 810 }];
    expect(mealRightBefore(meals, 820)).toBe(meals[0]);
    expect(mealRightBefore(meals, 865)).toBe(meals[0]);
    expect(mealRightBefore(meals, 870)).toBeUndefined();
    expect(mealRightBefore(meals, 740)).toBeUndefined();
    expect(mealRightBefore(meals, 900, 150)).toBe(meals[0]);
  });

  it("is one in an afternoon, the best of them", () => {
    const at = (start: number, kind: PlaceSource["kind"], weight: PlaceSource["weight"]) => ({
      place: place({ kind, weight }),
      start,
    });
    const [early, tea, dear, museum, night] = [
      at(660, "cafe", 2),
      at(900, "cafe", 2),
      at(1000, "bar", 3),
      at(840, "museum", 1),
      at(1260, "bar", 2),
    ];
    expect(furtherBreaks([early, tea, dear, museum, night])).toEqual([tea]);
    expect(furtherBreaks([early, tea, night])).toEqual([]);
  });
});
