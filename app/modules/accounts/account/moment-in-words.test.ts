import { expect, test } from "vitest";
import { UTC, momentInWords } from "./moment-in-words";

const now = new Date("2027-05-02T23:30:00Z");

test.each([
  ["2027-05-02T14:05:00Z", UTC, "today, 14:05 UTC"],
  ["2027-05-01T00:00:00Z", UTC, "yesterday, 00:00 UTC"],
  ["2027-05-03T00:10:00Z", UTC, "tomorrow, 00:10 UTC"],
  ["2027-05-03T00:10:00Z", { timeZone: "Europe/London", name: "London time" }, "today, 01:10 London time"],
  ["2027-05-02T02:00:00Z", { timeZone: "America/New_York" }, "yesterday, 22:00"],
  ["2027-06-12T09:30:00Z", { timeZone: "Asia/Tokyo" }, "12 June, 18:30"],
])("%s by %o is told as %s", (moment, zone, words) => {
  expect(momentInWords(new Date(moment), now, zone)).toBe(words);
});
