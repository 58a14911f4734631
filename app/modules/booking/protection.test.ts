import { expect, test } from "vitest";
import { fallOf, protectedUntil } from "./protection";

test("a price is watched for thirty days, and never past departure", () => {
  expect(protectedUntil(new Date("2026-11-21T23:00:00Z"), "2027-04-14")).toBe("2026-12-21");
  expect(protectedUntil(new Date("2026-11-21T10:00:00Z"), "2026-12-01")).toBe("2026-12-01");
});

test.each([
  [1000_00, 900_00, 100_00],
  [1000_00, 999_00, 1_00],
  [1000_00, 999_01, 0],
  [1000_00, 1000_00, 0],
  [1000_00, 1100_00, 0],
])("of %d paid, %d today gives %d back", (paid, today, back) => {
  expect(fallOf(paid, today)).toBe(back);
});
