import { expect, it } from "vitest";
import { datesAhead, nameOfCopy } from "./copy-of-trip";

it("dates of a copy stay while they are ahead, and move on by whole weeks when they are not", () => {
  const dates = { startDate: "2027-04-16", endDate: "2027-04-19" };
  expect(datesAhead(dates, "2027-04-15")).toEqual(dates);
  const next = { startDate: "2028-04-14", endDate: "2028-04-17" };
  expect(datesAhead(dates, "2027-04-16")).toEqual(next);
  expect(datesAhead(dates, "2028-04-13")).toEqual(next);
  expect(datesAhead(dates, "2028-04-14")).toEqual({ startDate: "2029-04-13", endDate: "2029-04-16" });
});

it("a copy is told from what it was copied from", () => {
  expect(nameOfCopy("Kyoto")).toBe("Kyoto (2)");
  expect(nameOfCopy("Kyoto (2)")).toBe("Kyoto (3)");
  expect(nameOfCopy("Kyoto (9)")).toBe("Kyoto (10)");
  expect(nameOfCopy("x".repeat(80))).toBe(`${"x".repeat(76)} (2)`);
});
