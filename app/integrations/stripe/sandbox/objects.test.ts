import { describe, expect, test } from "vitest";
import { addMonth, newSubscription, rollSubscription } from "./objects";

const day = (text: string): Date => new Date(`${text}T10:00:00Z`);

describe("addMonth", () => {
  test.each([
    ["2026-11-21", "2026-12-21"],
    ["2026-12-31", "2027-01-31"],
    ["2027-01-31", "2027-02-28"],
    ["2028-01-30", "2028-02-29"],
  ])("%s is followed by %s", (from, to) => {
    expect(addMonth(day(from))).toEqual(day(to));
  });
});

describe("rollSubscription", () => {
  const started = newSubscription("sub_1", "usd", {}, day("2026-11-21"), 1900);

  test("renews each period that is over", () => {
    const item = rollSubscription(started, day("2027-01-22")).items.data[0];
    expect(new Date((item?.current_period_start ?? 0) * 1000)).toEqual(day("2027-01-21"));
    expect(new Date((item?.current_period_end ?? 0) * 1000)).toEqual(day("2027-02-21"));
  });

  test("ends at the period's end once cancelled, not before", () => {
    const cancelled = { ...started, cancel_at_period_end: true };
    expect(rollSubscription(cancelled, day("2026-12-20")).status).toBe("active");
    const over = rollSubscription(cancelled, day("2026-12-22"));
    expect(over.status).toBe("canceled");
    expect(new Date((over.ended_at ?? 0) * 1000)).toEqual(day("2026-12-21"));
  });

  test("does not change what it was given", () => {
    const before = structuredClone(started);
    rollSubscription(started, day("2027-06-01"));
    expect(started).toEqual(before);
  });
});
