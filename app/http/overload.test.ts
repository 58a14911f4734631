import { expect, it } from "vitest";
import { Shedder, shareToShed } from "./overload";

const BOUNDS = { shedFromMs: 400, shedAllMs: 1400 };

it("turns nobody away below the bound, everybody above the other, and a growing part between", () => {
  expect([0, 400, 650, 900, 1400, 60_000].map((delay) => shareToShed(delay, BOUNDS))).toEqual([0, 0, 0.25, 0.5, 1, 1]);
});

it("turns a part away evenly", () => {
  const shedder = new Shedder();
  const turned = (share: number, requests: number) =>
    Array.from({ length: requests }, () => (shedder.turnsAway(share) ? "x" : ".")).join("");
  expect(turned(0.25, 8)).toBe("...x...x");
  expect(turned(1, 3)).toBe("xxx");
  expect(turned(0, 3)).toBe("...");
  // What was owed under load is forgotten with it.
  turned(0.75, 1);
  turned(0, 1);
  expect(turned(0.5, 2)).toBe(".x");
});
