import { expect, test } from "vitest";
import { holdTerms, leftInWords, moreInWords, untilInWords } from "./lock-terms";

const HELSINKI = { timeZone: "Europe/Helsinki", city: "Helsinki" };

test("a hold ends at a time that its traveller reads on a clock", () => {
  const now = new Date("2026-11-21T10:00:00Z");
  expect(untilInWords("2026-11-21T10:15:00Z", now, HELSINKI)).toBe("12:15 in Helsinki");
  expect(untilInWords("2026-11-28T10:00:00Z", now, HELSINKI)).toBe("28 November, 12:00 in Helsinki");
  // Midnight lies between them there, though not in UTC.
  expect(untilInWords("2026-11-21T22:05:00Z", new Date("2026-11-21T21:55:00Z"), HELSINKI)).toBe(
    "22 November, 00:05 in Helsinki",
  );
});

test.each([
  [0, "less than a minute"],
  [59, "less than a minute"],
  [60, "1 minute"],
  [899, "14 minutes"],
  [3600, "1 hour"],
  [86_399, "23 hours"],
  [86_400, "1 day"],
  [6 * 86_400 + 4 * 3600 + 59, "6 days and 4 hours"],
])("%d seconds are %s", (seconds, words) => {
  const now = new Date("2026-11-21T10:00:00Z");
  expect(leftInWords(new Date(now.getTime() + seconds * 1000).toISOString(), now)).toBe(words);
});

test("a hold is said to last so much longer", () => {
  const now = new Date("2026-11-21T10:00:00Z");
  expect(moreInWords("2026-11-21T10:14:30Z", now)).toBe("14 more minutes");
  expect(moreInWords("2026-11-24T12:00:00Z", now)).toBe("3 more days and 2 hours");
  expect(moreInWords("2026-11-21T10:00:20Z", now)).toBe("less than a minute");
});

test("the terms name the amount, and what happens when the price moves or nothing is left", () => {
  expect(holdTerms("$1,229.00").join(" ")).toMatch(/rises.*\$1,229\.00.*falls.*lower.*sells out.*nothing is charged/);
});
