import { describe, expect, test } from "vitest";
import { nextTryAt, retryDelaySeconds } from "./job-schedule";

const START = new Date("2026-11-21T10:00:00Z");
const DAY_MS = 86_400_000;

describe("work that fails", () => {
  test("is tried again ever later, and at least once an hour", () => {
    expect([1, 2, 3, 4, 11, 12, 80].map(retryDelaySeconds)).toEqual([2, 4, 8, 16, 2048, 3600, 3600]);
  });

  test("is tried for three days, and not longer", () => {
    let now = START;
    let attempts = 1;
    for (;;) {
      const next = nextTryAt(attempts, START.toISOString(), now);
      if (!next) break;
      now = next;
      attempts++;
    }
    const days = (now.getTime() - START.getTime()) / DAY_MS;
    expect(days).toBeGreaterThan(2.95);
    expect(days).toBeLessThanOrEqual(3);
    expect(attempts).toBeGreaterThan(70);
    expect(attempts).toBeLessThan(100);
  });

  test("is tried for an hour also where three days seem to have gone by", () => {
    const after = (days: number): Date => new Date(START.getTime() + days * DAY_MS);
    expect(nextTryAt(1, START.toISOString(), after(4))).toEqual(new Date(after(4).getTime() + 2_000));
    expect(nextTryAt(11, START.toISOString(), after(4))).toEqual(new Date(after(4).getTime() + 2_048_000));
    expect(nextTryAt(12, START.toISOString(), after(4))).toBeUndefined();
  });
});
