import { describe, expect, it } from "vitest";
import { seededRng } from "#app/shared/rng";
import { RateGate, heldMs } from "./rate-gate";

const NOW = new Date("2026-11-28T10:00:00Z");
const headers = (values: Record<string, string>) => new Headers(values);

describe("how long a 429 holds", () => {
  const later = (ms: number) => new Date(NOW.getTime() + ms).toUTCString();
  it.each([
    ["seconds to wait", { "retry-after": "7" }, 7_000],
    ["seconds to wait before a time", { "retry-after": "7", "ratelimit-reset": later(60_000) }, 7_000],
    ["a time", { "ratelimit-reset": later(60_000) }, 60_000],
    ["a time by a clock that is ahead", { "ratelimit-reset": later(90_000), date: later(60_000) }, 30_000],
    ["a date to wait for", { "retry-after": later(20_000) }, 20_000],
    ["a time that has passed", { "ratelimit-reset": later(-60_000) }, 0],
    ["a time far off", { "ratelimit-reset": later(86_400_000) }, 120_000],
    ["nothing", {}, 5_000],
    ["what is no time", { "ratelimit-reset": "soon", "retry-after": "later" }, 5_000],
  ])("with %s", (_, values, expected) => {
    expect(heldMs(headers(values as Record<string, string>), NOW)).toBe(expected);
  });

  it("without headers", () => {
    expect(heldMs(undefined, NOW)).toBe(5_000);
  });
});

/** A clock that goes on when all work waits for it. */
function heldTime() {
  let at = NOW.getTime();
  const waits: { until: number; go: () => void }[] = [];
  return {
    now: () => new Date(at),
    rng: seededRng(7),
    wait: (ms: number) => new Promise<void>((go) => waits.push({ until: at + ms, go })),
    waits,
    async goOn(ms: number) {
      at += ms;
      for (const one of waits.splice(0))
        if (one.until <= at) one.go();
        else waits.push(one);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe("the gate", () => {
  it("lets calls through until it is closed, and holds those that can't wait so long", async () => {
    const time = heldTime();
    const gate = new RateGate(time);
    expect(await gate.pass(0)).toBe(true);
    gate.close(60_000);
    expect(await gate.pass(6_000)).toBe(false);
    expect(gate.closedMs).toBe(60_000);
    await time.goOn(60_000);
    expect(await gate.pass(0)).toBe(true);
  });

  it("has those wait that can, spread a little, and no more than twenty", async () => {
    const time = heldTime();
    const gate = new RateGate(time);
    gate.close(2_000);
    const passed: number[] = [];
    const all = Array.from({ length: 25 }, () =>
      gate.pass(6_000).then((may) => (may ? passed.push(time.now().getTime() - NOW.getTime()) : passed.push(-1))),
    );
    await time.goOn(0);
    expect(passed).toEqual([-1, -1, -1, -1, -1]);
    expect(new Set(time.waits.map(({ until }) => until)).size).toBeGreaterThan(10);
    await time.goOn(1_999);
    expect(passed).toHaveLength(5);
    await time.goOn(1_001);
    await Promise.all(all);
    expect(passed.filter((ms) => ms >= 2_000)).toHaveLength(20);
    // Callers that have left make room.
    gate.close(1_000);
    void gate.pass(6_000);
    expect(time.waits).toHaveLength(1);
  });

  it("holds for longer when it is closed again meanwhile, and never for less", async () => {
    const time = heldTime();
    const gate = new RateGate(time);
    gate.close(2_000);
    const waiting = gate.pass(6_000);
    gate.close(500);
    expect(gate.closedMs).toBe(2_000);
    gate.close(30_000);
    await time.goOn(3_100);
    expect(await waiting).toBe(false);
  });
});
