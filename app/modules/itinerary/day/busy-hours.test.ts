import { describe, expect, it } from "vitest";
import { busyOn } from "./busy-hours";
import type { BusyPattern } from "./busy-hours";

const work: BusyPattern = { kind: "work", name: "Work", start: 540, end: 1020, weekdays: [1, 2, 3, 4, 5] };
const nap: BusyPattern = { kind: "nap", name: "Nap", start: 780, end: 900, weekdays: [1, 2, 3, 4, 5, 6, 7] };

describe("hours that are not free", () => {
  it("come on their days of the week", () => {
    // A Friday to a Monday.
    const dates = ["2027-06-04", "2027-06-05", "2027-06-06", "2027-06-07"];
    expect(busyOn([work], dates).map(({ date }) => date)).toEqual(["2027-06-04", "2027-06-07"]);
    expect(busyOn([nap], dates)).toHaveLength(4);
  });

  it("stand one after the other where they overlap, once where one lies in another, and around an appointment", () => {
    expect(busyOn([nap, work], ["2027-06-04"])).toEqual([
      { kind: "work", name: "Work", date: "2027-06-04", start: 540, end: 1020 },
    ]);
    const lunch = { date: "2027-06-04", start: 690, end: 810 };
    expect(busyOn([work], ["2027-06-04"], [lunch]).map(({ start, end }) => [start, end])).toEqual([
      [540, 690],
      [810, 1020],
    ]);
    const late = { ...nap, start: 960, end: 1110 };
    expect(busyOn([work, late], ["2027-06-04"]).map(({ start, end }) => [start, end])).toEqual([
      [540, 1020],
      [1020, 1110],
    ]);
  });
});
