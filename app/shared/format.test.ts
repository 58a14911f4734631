import { expect, it } from "vitest";
import { durationInWords, formatDuration, formatLength, inSentence } from "./format";

it("writes minutes out where a letter alone would mislead", () => {
  expect(formatDuration(50)).toBe("50 min");
  expect(formatDuration(0)).toBe("0 min");
  expect(formatDuration(135)).toBe("2h 15m");
  expect(formatDuration(120)).toBe("2h");
  expect([1, 50, 60, 121, 135].map(durationInWords)).toEqual([
    "1 minute",
    "50 minutes",
    "1 hour",
    "2 hours 1 minute",
    "2 hours 15 minutes",
  ]);
});

it("begins small after a colon what begins a line elsewhere", () => {
  expect(`Stay: ${inSentence("Free to cancel until 9 May 2027")}`).toBe("Stay: free to cancel until 9 May 2027");
  expect(inSentence("")).toBe("");
});

it("tells the length of a trip in nights, across changes of the clock, and as a day where there is none", () => {
  expect(formatLength("2027-03-22", "2027-03-31")).toBe("9 nights");
  expect(formatLength("2027-12-31", "2028-01-01")).toBe("1 night");
  expect(formatLength("2027-05-12", "2027-05-12")).toBe("1 day");
});
