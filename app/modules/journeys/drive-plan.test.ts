import { describe, expect, it } from "vitest";
import { driveWithStop, stopInWords } from "./drive-plan";
import type { StopToLay } from "./drive-plan";

const RONDA: StopToLay = {
  ...{ of: "malaga", id: "ronda", name: "Ronda and the New Bridge", district: "Ronda", note: "A gorge." },
  ...{ lat: 36.74, lon: -5.17, price: 3, visit: 105, before: 95, after: 65 },
  lunch: { from: 13 * 60 + 30, to: 15 * 60 + 30 },
  isOpen: () => true,
};

describe("the day of a drive with a stop", () => {
  it("begins after breakfast, and has lunch where the stop falls into its hours", () => {
    expect(driveWithStop(150, RONDA)).toMatchObject({
      leaves: "09:30",
      minutes: 95 + 105 + 65,
      stop: { arrives: 95, leaves: 200, hasLunch: false, addsMinutes: 10 },
    });
    const early = { ...RONDA, lunch: { from: 12 * 60, to: 14 * 60 } };
    expect(driveWithStop(150, early)?.stop).toMatchObject({ hasLunch: true, leaves: 260 });
  });

  it("leaves at another hour for a door that shuts, and has no stop where none fits", () => {
    const until = (end: number) => driveWithStop(150, { ...RONDA, isOpen: (_, leave) => leave <= end });
    expect(until(12 * 60 + 30)?.leaves).toBe("09:00");
    expect(until(11 * 60)).toBeUndefined();
    expect(driveWithStop(500, { ...RONDA, before: 300, after: 210 })).toBeUndefined();
  });

  it("sees the sight after lunch where one gets there at lunch", () => {
    const opened: number[] = [];
    const late = { ...RONDA, before: 300, after: 30, isOpen: (start: number) => opened.push(start) > 0 };
    expect(driveWithStop(330, late)?.stop).toMatchObject({ hasLunch: true, arrives: 300, leaves: 465 });
    expect(opened).toEqual([15 * 60 + 30]);
  });
});

it("says a stop with where it is and what it adds", () => {
  expect(stopInWords({ name: "Melk Abbey", district: "Melk", addsMinutes: 0 })).toBe("Melk Abbey");
  expect(stopInWords({ name: "Cathedral", district: "Wells", addsMinutes: 10 })).toBe(
    "Cathedral in Wells, about 10 minutes more at the wheel",
  );
});
