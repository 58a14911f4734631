import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { addDays, daysBetween, weekdayOf } from "#app/shared/calendar";
import { canChoose, chooseDay, dayByKey, monthsOn, nightsOf, openMonths, weeksOf } from "./range-calendar";

const LIMITS = { earliest: "2026-11-27", latest: "2027-10-22", maxNights: 21 };
const someDay = fc.integer({ min: 0, max: 3000 }).map((days) => addDays("2026-01-01", days));

test("a month has each of its days once, under its weekday", () => {
  fc.assert(
    fc.property(someDay, (day) => {
      const month = day.slice(0, 7);
      const weeks = weeksOf(month);
      const days = weeks.flat().filter((one) => one !== undefined);
      expect(days[0]).toBe(`${month}-01`);
      expect(days).toContain(day);
      expect(days.at(-1)).toBe(addDays(`${monthsOn(month, 1)}-01`, -1));
      expect(days).toHaveLength(daysBetween(`${month}-01`, `${monthsOn(month, 1)}-01`));
      for (const week of weeks) week.forEach((one, index) => one && expect(weekdayOf(one)).toBe(index + 1));
    }),
  );
});

test("nights are counted as everywhere else", () => {
  fc.assert(
    fc.property(someDay, someDay, (start, end) => {
      expect(nightsOf({ start, end })).toBe(daysBetween(start, end));
    }),
  );
});

test("the months reach from the first day to the last way back", () => {
  const months = openMonths(LIMITS);
  expect(months[0]).toBe("2026-11");
  expect(months.at(-1)).toBe("2027-11");
  expect(months).toHaveLength(13);
});

describe("choosing", () => {
  const none = { start: "", end: "" };
  const left = { start: "2027-04-14", end: "" };
  const both = { start: "2027-04-14", end: "2027-04-21" };

  it("takes the day of leaving, then the day of coming back, then begins anew", () => {
    expect(chooseDay(none, "2027-04-14")).toEqual(left);
    expect(chooseDay(left, "2027-04-21")).toEqual(both);
    expect(chooseDay(both, "2027-05-01")).toEqual({ start: "2027-05-01", end: "" });
  });

  it("begins anew with a day before the day of leaving, and takes that day itself for a day without a night", () => {
    expect(chooseDay(left, "2027-04-10")).toEqual({ start: "2027-04-10", end: "" });
    expect(chooseDay(left, "2027-04-14")).toEqual({ start: "2027-04-14", end: "2027-04-14" });
  });

  it("offers what can be planned", () => {
    expect(canChoose("2026-11-26", none, LIMITS)).toBe(false);
    expect(canChoose("2026-11-27", none, LIMITS)).toBe(true);
    expect(canChoose("2027-10-22", none, LIMITS)).toBe(true);
    expect(canChoose("2027-10-23", none, LIMITS)).toBe(false);
    expect(canChoose("2027-05-05", left, LIMITS)).toBe(true);
    expect(canChoose("2027-05-06", left, LIMITS)).toBe(false);
    expect(canChoose("2027-11-12", { start: "2027-10-22", end: "" }, LIMITS)).toBe(true);
  });
});

test("keys lead through the grid", () => {
  const day = "2027-03-31";
  const led = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown", "a"].map((key) =>
    dayByKey(day, key),
  );
  expect(led).toEqual([
    "2027-03-30",
    "2027-04-01",
    "2027-03-24",
    "2027-04-07",
    "2027-03-29",
    "2027-04-04",
    "2027-02-28",
    "2027-04-30",
    undefined,
  ]);
});
