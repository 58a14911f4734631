import { expect, test } from "vitest";
import { nextCare } from "./order-care";

const NOW = new Date("2027-03-01T10:00:00Z");
const minutesTo = (at: string | undefined): number => Math.round((Date.parse(at ?? "") - NOW.getTime()) / 60_000);
const whole = { isTicketed: true, reference: "RZ1" };

test("an order that stands is read daily until its trip is over, and soon while tickets are missing", () => {
  expect(minutesTo(nextCare(whole, 3, "2027-03-08", NOW))).toBe(24 * 60);
  expect(minutesTo(nextCare(whole, 0, "2027-03-01", NOW))).toBe(24 * 60);
  expect(nextCare(whole, 0, "2027-02-28", NOW)).toBeUndefined();
  expect(minutesTo(nextCare({ isTicketed: false, reference: "RZ1" }, 1, "2027-03-08", NOW))).toBe(2);
  expect(minutesTo(nextCare({ isTicketed: true }, 4, "2027-03-08", NOW))).toBe(16);
  expect(minutesTo(nextCare({ isTicketed: false }, 40, "2027-03-08", NOW))).toBe(256);
});
