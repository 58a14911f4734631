import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { consumeAttempt, refundAttempt, resetAttempts } from "#app/modules/accounts/account/rate-limits.server";
import type { Ctx } from "#app/shared/context";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";
import { makeCtx } from "../booking/booking.fixture";

beforeEach(openTestDatabase);
afterEach(closeTestDatabase);

const NOW = new Date("2026-11-21T10:00:00Z");
const LIMIT = { points: 3, seconds: 60 };
const at = (seconds: number): Ctx => makeCtx({ now: new Date(NOW.getTime() + seconds * 1000) });
const attempt = (seconds: number, key = "test:a"): Promise<void> => consumeAttempt(at(seconds), key, LIMIT, "Too many");

/** How many of ten tries at one moment are allowed. */
async function allowed(seconds: number, key?: string): Promise<number> {
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => attempt(seconds, key)));
  return tries.filter(({ status }) => status === "fulfilled").length;
}

describe("a limit", () => {
  it("lets as many through as it says, also all at once, and counts each key for itself", async () => {
    expect(await allowed(0)).toBe(3);
    expect(await allowed(0, "test:b")).toBe(3);
  });

  it("says when to come back", async () => {
    await allowed(0);
    await expect(attempt(20)).rejects.toMatchObject({ code: "RATE_LIMITED", details: { retryAfter: 40 } });
  });

  it("begins anew when its window is over, and not before", async () => {
    await allowed(0);
    expect(await allowed(59)).toBe(0);
    expect(await allowed(60)).toBe(3);
    expect(await allowed(119)).toBe(0);
    expect(await allowed(120)).toBe(3);
  });

  it("is not made longer by tries that are refused", async () => {
    await allowed(0);
    for (const seconds of [10, 30, 59]) await expect(attempt(seconds)).rejects.toMatchObject({ code: "RATE_LIMITED" });
    await attempt(60);
  });

  it("gives a try back, and all of them after a success", async () => {
    await allowed(0);
    await resetAttempts("test:a");
    expect(await allowed(1)).toBe(3);
    await resetAttempts("test:a");
    await attempt(2);
    await refundAttempt("test:a");
    expect(await allowed(3)).toBe(3);
  });
});
