import { describe, expect, it } from "vitest";
import { SERIES_DAYS, daySeries, firstDayOf } from "./day-series";

describe("a figure of each day", () => {
  it("has every day of four weeks, adds up rows of one day and names the first with the most", () => {
    const rows = [
      { on: "2027-03-01", value: 2 },
      { on: "2027-02-20", value: 3 },
      { on: "2027-03-01", value: 1 },
    ];
    const series = daySeries(rows, "2027-03-01");
    expect(series.days).toHaveLength(SERIES_DAYS);
    expect(series.days[0]).toEqual({ on: firstDayOf("2027-03-01"), value: 0 });
    expect(series.days.at(-1)).toEqual({ on: "2027-03-01", value: 3 });
    expect(series).toMatchObject({ total: 6, top: { on: "2027-02-20", value: 3 } });
  });

  it("leaves out what is older, and names no day where nothing happened", () => {
    const series = daySeries([{ on: "2026-12-31", value: 5 }], "2027-03-01");
    expect(series.total).toBe(0);
    expect(series.top).toBeUndefined();
  });
});
