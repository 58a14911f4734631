import { describe, expect, it } from "vitest";
import { cookieSeconds, endOfSession, isKept } from "./session-life";

const NOW = new Date("2027-04-12T08:00:00.000Z");

describe("a session", () => {
  it("ends after 24 hours, and after 30 days where it is kept (CHECKLIST AUTH-81)", () => {
    expect(endOfSession(NOW, false)).toBe("2027-04-13T08:00:00.000Z");
    expect(endOfSession(NOW, true)).toBe("2027-05-12T08:00:00.000Z");
  });

  it("has a cookie of its own life only where it is kept", () => {
    expect(cookieSeconds(endOfSession(NOW, false), NOW)).toBeUndefined();
    expect(cookieSeconds(endOfSession(NOW, true), NOW)).toBe(30 * 86_400);
    expect(cookieSeconds("2027-04-20T08:00:00.500Z", NOW)).toBe(8 * 86_400);
  });

  it("is no longer a kept one on its last day", () => {
    expect(isKept("2027-04-13T08:00:00.000Z", NOW)).toBe(false);
    expect(isKept("2027-04-13T08:00:00.001Z", NOW)).toBe(true);
  });
});
