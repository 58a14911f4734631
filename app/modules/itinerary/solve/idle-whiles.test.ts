import { expect, it } from "vitest";
import { idleWhiles, keepsHours, sharedWith } from "./idle-whiles";

const stop = (node: number, start: number, leave: number) => ({ node, start, leave });
const meal = (start: number, end: number) => ({ start, end });

it("finds the whiles between visits and meals, without the ways to the next visit", () => {
  const day = {
    stops: [stop(1, 600, 660), stop(2, 900, 960)],
    breaks: [meal(720, 780), meal(1140, 1200)],
  };
  expect(idleWhiles(540, day, (from, to) => (from === to ? 0 : 20))).toEqual([
    { from: 560, until: 600 },
    { from: 660, until: 720 },
    // The way is made in the longer while, after lunch.
    { from: 800, until: 900 },
    { from: 960, until: 1140 },
  ]);
});

it("counts what is left before one has to be back, where the day goes on then", () => {
  const day = { stops: [stop(1, 560, 660)], breaks: [meal(720, 780)] };
  const way = (from: number, to: number): number => (from === to ? 0 : 20);
  expect(idleWhiles(540, day, way, 960)).toEqual([
    { from: 660, until: 720 },
    { from: 800, until: 960 },
  ]);
  expect(idleWhiles(540, { stops: [], breaks: [] }, way, 700)).toEqual([{ from: 540, until: 700 }]);
});

it("counts the minutes that two whiles share", () => {
  expect(sharedWith({ from: 800, until: 900 }, { from: 840, until: 1000 })).toBe(60);
  expect(sharedWith({ from: 800, until: 900 }, { from: 900, until: 1000 })).toBe(0);
});

it("knows whether one visit more leaves the others at their hours", () => {
  const reading = (stops: ReturnType<typeof stop>[], lunch: number) => {
    return { stops, breaks: [meal(lunch, lunch + 60)], score: 0, travel: 0, wait: 0, price: 0 };
  };
  const before = reading([stop(1, 600, 660)], 720);
  expect(keepsHours(before, reading([stop(1, 600, 660), stop(2, 840, 900)], 720))).toBe(true);
  expect(keepsHours(before, reading([stop(2, 600, 660), stop(1, 680, 740)], 740))).toBe(false);
  expect(keepsHours(before, reading([stop(1, 600, 660), stop(2, 700, 760)], 780))).toBe(false);
});
