import { expect, it } from "vitest";
import { askedDate } from "./asked-day";

const DAYS = [
  { dayNumber: 1, date: "2027-05-01" },
  { dayNumber: 2, date: "2027-05-02" },
];

it.each([
  ["?day=2", "2027-05-02"],
  ["", undefined],
  ["?day=", undefined],
  ["?day=3", undefined],
  ["?day=02", undefined],
  ["?day=2&day=1", "2027-05-02"],
])("the day that %s asks for is %s", (query, date) => {
  expect(askedDate(`https://voyance.test/trips/one${query}`, DAYS)).toBe(date);
});

it("is none where there are no days", () => {
  expect(askedDate("https://voyance.test/trips/one?day=1", undefined)).toBeUndefined();
});
