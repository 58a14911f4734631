import { expect, test } from "vitest";
import { fallOf, protectedUntil, protectionInWords } from "./protection";

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

test("its owner is told while it runs, that it is over, and what went back", () => {
  const view = { until: "2026-12-21", checkedOn: "2026-11-26", backMinor: 0, currency: "USD" };
  expect(protectionInWords(view, "2026-12-21")).toBe(
    "Price protection: we look at this price every day until 21 December 2026, most recently on 26 November 2026. If it falls, we refund the difference the way you paid.",
  );
  expect(protectionInWords({ ...view, backMinor: 12_00 }, "2026-12-22")).toBe(
    "Price protection ended on 21 December 2026. We refunded $12.",
  );
});
