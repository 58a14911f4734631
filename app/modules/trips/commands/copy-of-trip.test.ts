import { expect, it } from "vitest";
import { TRIP_LIMITS } from "#app/config/product";
import { addDays, daysBetween } from "#app/shared/calendar";
import { datesAhead, nameOfCopy } from "./copy-of-trip";

it("dates of a copy stay while they are ahead, and move on by whole weeks when they are not", () => {
  const dates = { startDate: "2027-04-16", endDate: "2027-04-19" };
  expect(datesAhead(dates, "2027-04-15")).toEqual(dates);
  const next = { startDate: "2028-04-14", endDate: "2028-04-17" };
  expect(datesAhead(dates, "2027-05-20")).toEqual(next);
  expect(datesAhead(dates, "2028-04-13")).toEqual(next);
  expect(datesAhead(dates, "2028-06-01")).toEqual({ startDate: "2029-04-13", endDate: "2029-04-16" });
});

it("dates of a copy are no further ahead than trips are planned, on the same days of the week", () => {
  const dates = { startDate: "2027-04-16", endDate: "2027-04-19" };
  // 364 days ahead would be 2028-04-14; five weeks less are within 330.
  expect(datesAhead(dates, "2027-04-16")).toEqual({ startDate: "2028-03-10", endDate: "2028-03-13" });
  for (let ago = 0; ago < 800; ago++) {
    const today = addDays(dates.startDate, ago);
    const { startDate, endDate } = datesAhead(dates, today);
    const ahead = daysBetween(today, startDate);
    expect([ahead > 0 && ahead <= TRIP_LIMITS.maxDaysAhead, daysBetween(startDate, endDate)], today).toEqual([true, 3]);
    expect(daysBetween(dates.startDate, startDate) % 7).toBe(0);
  }
});

it("a copy is told from what it was copied from", () => {
  expect(nameOfCopy("Kyoto")).toBe("Kyoto (2)");
  expect(nameOfCopy("Kyoto (2)")).toBe("Kyoto (3)");
  expect(nameOfCopy("Kyoto (9)")).toBe("Kyoto (10)");
  expect(nameOfCopy("x".repeat(80))).toBe(`${"x".repeat(76)} (2)`);
});
