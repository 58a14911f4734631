import { describe, expect, it } from "vitest";
import { waitForSunset } from "./outing-sunset";
import { townPlace } from "../day/town.fixture";

const temple = townPlace("temple", { kind: "ruin", bestTime: "sunset", minutes: 120 });
const SUNSET = 18 * 60 + 30;

/** A day out that leaves then, two hours there, two hours at the temple, two hours back. */
const timesFrom = (leave: number, isWithoutLunch = false) => ({
  leave,
  reach: leave + 120,
  visits: [{ place: temple, start: leave + 120, end: leave + 240 }],
  ...(!isWithoutLunch && { lunch: { start: leave + 60, end: leave + 120, near: temple } }),
  turnBack: leave + 240,
  home: leave + 360,
});
const from = (leave: number, change: Partial<Parameters<typeof waitForSunset>[0]> = {}, sunset = SUNSET) =>
  waitForSunset(
    { places: [temple], operator: "public", dinner: undefined, ...change },
    timesFrom(leave),
    sunset,
    (later, isWithoutLunch) => timesFrom(leave + later, isWithoutLunch),
  );

describe("a day out that ends where the sunset is best", () => {
  it("leaves as much later as it takes to be there for it, after lunch in town", () => {
    const times = from(12 * 60 + 30);
    expect(times.leave).toBe(14 * 60 + 30);
    expect(times.visits[0]!.end).toBeGreaterThanOrEqual(SUNSET - 15);
    expect(times.lunch).toBeUndefined();
  });

  it("stays as it is where one is there for it, where one would be home too late, and on a tour", () => {
    expect(from(14 * 60 + 30).leave).toBe(14 * 60 + 30);
    expect(from(12 * 60 + 30, {}, 21 * 60).leave).toBe(12 * 60 + 30);
    expect(from(12 * 60 + 30, { operator: "tour" }).leave).toBe(12 * 60 + 30);
    expect(from(12 * 60 + 30, { places: [townPlace("fort")] }).leave).toBe(12 * 60 + 30);
  });

  it("may come home late where dinner is had there", () => {
    expect(from(15 * 60, { dinner: "there" }, 20 * 60).leave).toBe(16 * 60);
  });
});
