import { expect, test } from "vitest";
import { dividedLooks, secondsLeftOfDay } from "./paid-looks";

test("a quarter of a day's looks is kept for protected prices, and none is lost", () => {
  expect(dividedLooks(2000)).toEqual({ surprises: 1500, protection: 500 });
  expect(dividedLooks(1)).toEqual({ surprises: 0, protection: 1 });
  expect(dividedLooks(0)).toEqual({ surprises: 0, protection: 0 });
});

test("a day ends at midnight by UTC", () => {
  expect(secondsLeftOfDay(new Date("2026-11-26T23:59:59.500Z"))).toBe(1);
  expect(secondsLeftOfDay(new Date("2026-11-26T00:00:00Z"))).toBe(86_400);
});
