import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { backgroundContext, ctxOf } from "./context.server";

const SETTINGS = vi.hoisted(() => ({
  TEST_SWITCHES: true,
  PUBLIC_ORIGIN: undefined as string | undefined,
  PORT: 4100,
}));
vi.mock("#app/config/env.server", async (original) => ({
  ...(await original<object>()),
  env: () => ({ ...SETTINGS, LOG_LEVEL: "silent" }),
}));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2027-03-01T10:00:00.000Z") });
});
afterEach(() => {
  vi.useRealTimers();
  Object.assign(SETTINGS, { TEST_SWITCHES: true, PUBLIC_ORIGIN: undefined });
});

const ctxWith = (headers: Record<string, string>, context = {}) =>
  ctxOf({ request: new Request("http://shop.test:8080/a?b=c", { headers }), context });

describe("the context of a request", () => {
  it("is one and the same for all loaders of it", () => {
    const args = { request: new Request("http://shop.test/"), context: {} };
    expect(ctxOf(args)).toBe(ctxOf({ ...args }));
    expect(ctxOf(args)).not.toBe(ctxOf({ ...args, request: new Request("http://shop.test/") }));
  });

  it("takes trace id, address, origin and signal of the server that called", () => {
    const { signal } = new AbortController();
    const own = ctxWith({}, { traceId: "t-1", address: "192.0.2.7", origin: "https://voyance.test", signal });
    expect(own).toMatchObject({ traceId: "t-1", address: "192.0.2.7", origin: "https://voyance.test" });
    expect(own.signal).toBe(signal);
  });

  it("has an origin without one: the public one, else that of the address", () => {
    expect(ctxWith({})).toMatchObject({ traceId: "no-trace", address: "127.0.0.1", origin: "http://shop.test:8080" });
    SETTINGS.PUBLIC_ORIGIN = "https://voyance.test";
    expect(ctxWith({}).origin).toBe("https://voyance.test");
  });

  it("keeps how long a refused caller is to wait for the answer's header", () => {
    const context: { retryAfter?: number } = {};
    ctxWith({}, context).onRetryAfter?.(42);
    expect(context.retryAfter).toBe(42);
  });
});

describe("test switches", () => {
  it("move clock and address by headers, or the clock by a cookie", () => {
    const ctx = ctxWith({ "x-voyance-now": "2028-01-02T03:04:05.000Z", "x-voyance-address": "192.0.2.9" });
    expect([ctx.now.toISOString(), ctx.address]).toEqual(["2028-01-02T03:04:05.000Z", "192.0.2.9"]);
    const cookie = ctxWith({ Cookie: "theme=dark; x-voyance-now=2028-01-02T03%3A04%3A05.000Z" });
    expect(cookie.now.toISOString()).toBe("2028-01-02T03:04:05.000Z");
  });

  it.each(["soon", "", "%E0%A4%A"])("leave the clock alone when they say %j", (text) => {
    const ctx = ctxWith({ Cookie: `x-voyance-now=${text}` });
    expect(ctx.now.toISOString()).toBe("2027-03-01T10:00:00.000Z");
  });

  it("do nothing where they are switched off, as in production", () => {
    SETTINGS.TEST_SWITCHES = false;
    const ctx = ctxWith(
      {
        "x-voyance-now": "2028-01-02T03:04:05.000Z",
        "x-voyance-address": "192.0.2.9",
        "x-voyance-fault": "mail=error",
      },
      { address: "192.0.2.7" },
    );
    expect(ctx).toMatchObject({ now: new Date("2027-03-01T10:00:00.000Z"), address: "192.0.2.7", faults: {} });
  });

  it("make ports fail in the ways they know", () => {
    expect(ctxWith({ "x-voyance-fault": "mail=error, pdf=slow:0,quiz=status:503,payments=empty" }).faults).toEqual({
      mail: { kind: "error" },
      pdf: { kind: "slow", ms: 0 },
      quiz: { kind: "status", status: 503 },
      payments: { kind: "empty" },
    });
  });

  it.each([
    "bank=error",
    "mail",
    "mail=slow:-1",
    "mail=slow:60001",
    "mail=slow:1.5",
    "mail=status:399",
    "mail=status:600",
  ])("know nothing of %s", (text) => {
    expect(ctxWith({ "x-voyance-fault": text }).faults).toEqual({});
  });

  it.each([
    ["mail=slow:60000", { kind: "slow", ms: 60_000 }],
    ["mail=status:400", { kind: "status", status: 400 }],
    ["mail=status:599", { kind: "status", status: 599 }],
  ])("reach to the end of their range: %s", (text, fault) => {
    expect(ctxWith({ "x-voyance-fault": text }).faults).toEqual({ mail: fault });
  });
});

it("gives work that no request waits for a context of its own", () => {
  const ctx = backgroundContext("mail");
  expect(ctx).toMatchObject({ traceId: "mail", address: "127.0.0.1", origin: "http://localhost:4100", faults: {} });
  expect([ctx.now.toISOString(), ctx.signal.aborted]).toEqual(["2027-03-01T10:00:00.000Z", false]);
  SETTINGS.PUBLIC_ORIGIN = "https://voyance.test";
  expect(backgroundContext("mail").origin).toBe("https://voyance.test");
});
