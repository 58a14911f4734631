import { expect, it } from "vitest";
import {
  afterBusinessHours,
  ageInWords,
  businessHoursBetween,
  lateBefore,
  monthsBefore,
  waitingSince,
} from "./reply-due";

const at = (text: string): Date => new Date(`${text}:00Z`);

// 20 November 2026 is a Friday.
it.each([
  ["2026-11-18T10:00", "2026-11-18T15:00", 5],
  ["2026-11-18T10:00", "2026-11-19T10:00", 24],
  ["2026-11-20T18:00", "2026-11-23T06:00", 12],
  ["2026-11-21T10:00", "2026-11-22T20:00", 0],
  ["2026-11-21T10:00", "2026-11-23T01:30", 1.5],
  ["2026-11-20T23:00", "2026-11-30T01:00", 1 + 5 * 24 + 1],
  ["2026-11-20T10:00", "2026-11-20T10:00", 0],
])("from %s to %s there are %d hours of business days", (from, to, hours) => {
  expect(businessHoursBetween(at(from), at(to))).toBeCloseTo(hours, 6);
});

it.each([
  ["2026-11-18T10:00", 48, "2026-11-20T10:00"],
  ["2026-11-19T10:00", 48, "2026-11-23T10:00"],
  ["2026-11-21T10:00", 24, "2026-11-24T00:00"],
  ["2026-11-22T10:00", 48, "2026-11-25T00:00"],
  ["2026-11-20T00:00", 24, "2026-11-21T00:00"],
])("%s and %d hours of business days are %s", (from, hours, to) => {
  expect(afterBusinessHours(at(from), hours)).toEqual(at(to));
});

it("counts back what it counted forth, from every hour of two weeks", () => {
  for (let hour = 0; hour < 14 * 24; hour++) {
    const from = new Date(at("2026-11-16T00:00").getTime() + hour * 3_600_000 + 1_234_567);
    expect(businessHoursBetween(from, afterBusinessHours(from, 48))).toBeCloseTo(48, 6);
  }
});

it("says whether an answer is in time, due or late", () => {
  const sent = "2026-11-20T10:00:00.000Z";
  expect(waitingSince(sent, at("2026-11-20T12:00"))).toEqual({
    state: "in time",
    hours: 2,
    dueAt: "2026-11-24T10:00:00.000Z",
  });
  expect(waitingSince(sent, at("2026-11-22T12:00")).state).toBe("in time");
  expect(waitingSince(sent, at("2026-11-23T11:00")).state).toBe("due");
  expect(waitingSince(sent, at("2026-11-24T10:00")).state).toBe("due");
  expect(waitingSince(sent, at("2026-11-24T10:01")).state).toBe("late");
});

it("says ages as people do", () => {
  expect([0, 1, 23, 24, 51, 72].map(ageInWords)).toEqual([
    "less than a business hour",
    "1 business hour",
    "23 business hours",
    "1 business day",
    "2 business days and 3 hours",
    "3 business days",
  ]);
});

it("goes back by months, to the last day of a short one", () => {
  expect(monthsBefore(at("2026-11-23T10:00"), 6)).toEqual(at("2026-05-23T10:00"));
  expect(monthsBefore(at("2026-08-31T10:00"), 6)).toEqual(at("2026-02-28T10:00"));
  expect(monthsBefore(at("2026-01-31T10:00"), 12)).toEqual(at("2025-01-31T10:00"));
});

it("calls an entry late exactly when it came before the instant that is told, at every hour of two weeks", () => {
  const start = at("2026-11-16T00:00").getTime();
  for (let hour = 0; hour < 14 * 24; hour++) {
    const now = new Date(start + hour * 3_600_000);
    const boundary = lateBefore(now).getTime();
    for (const sentAt of [boundary - 1, boundary, boundary + 3_600_000])
      expect(waitingSince(new Date(sentAt).toISOString(), now).state === "late", now.toISOString()).toBe(
        sentAt < boundary,
      );
  }
});
