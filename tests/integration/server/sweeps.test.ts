import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startSweeps } from "#app/boot/sweep-runner.server";
import type { Sweep } from "#app/boot/sweep-runner.server";
import { ClockWatch } from "#app/db/clock-watch";
import { db } from "#app/db/client.server";
import { claimSweep, endSweep, renewSweep } from "#app/db/sweeps.server";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";

const NOW = new Date("2026-11-30T10:00:00.000Z");
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const after = (ms: number): Date => new Date(NOW.getTime() + ms);
const sweep = { name: "test", everyMs: HOUR_MS, isOwed: false };

beforeEach(async () => void (await openTestDatabase()));
afterEach(closeTestDatabase);

const claim = (holder: string, at: Date, isOwed = false) => claimSweep(db(), { ...sweep, isOwed }, holder, at);
const end = (holder: string, at: Date, isCut = false) => endSweep(db(), "test", holder, { now: at, isCut });

describe("a sweep", () => {
  it("is had by one of many that ask at once", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => claim(`process ${index}`, NOW)));
    expect(answers.filter((answer) => answer === "ours")).toHaveLength(1);
    for (const answer of answers) if (answer !== "ours") expect(answer).toEqual(after(MINUTE_MS));
  });

  it("is due again after its time, counted from its beginning", async () => {
    await claim("one", NOW);
    await end("one", after(5_000));
    expect(await claim("two", after(HOUR_MS - 1))).toEqual(after(HOUR_MS));
    expect(await claim("two", after(HOUR_MS))).toBe("ours");
  });

  it("stays in the hands that keep it, and is taken from a process that died", async () => {
    await claim("one", NOW);
    expect(await renewSweep(db(), "test", "one", after(40_000))).toBe(true);
    expect(await claim("two", after(MINUTE_MS + 1), true)).toEqual(after(40_000 + MINUTE_MS));
    expect(await claim("two", after(40_000 + MINUTE_MS))).toBe("ours");
    expect(await renewSweep(db(), "test", "one", after(2 * MINUTE_MS))).toBe(false);
    await end("one", after(2 * MINUTE_MS), true);
    expect(await claim("three", after(2 * MINUTE_MS))).toBeInstanceOf(Date);
  });

  it("that was cut, or is owed, is due at once", async () => {
    await claim("one", NOW);
    await end("one", after(1_000), true);
    expect(await claim("two", after(1_000))).toBe("ours");
    await end("two", after(2_000));
    expect(await claim("three", after(3_000))).toBeInstanceOf(Date);
    expect(await claim("three", after(3_000), true)).toBe("ours");
  });

  it("does not wait for a time that only a wrong clock has written", async () => {
    const day = 24 * HOUR_MS;
    await claim("one", after(day));
    expect(await claim("two", NOW)).toBe("ours");
    await end("two", NOW);
    expect(await claim("three", after(day))).toBe("ours");
    await end("three", after(day));
    expect(await claim("four", NOW)).toBe("ours");
  });
});

describe("the runner", () => {
  const even = () =>
    new ClockWatch(
      () => NOW,
      () => 0,
    );
  const begin = (own: Partial<Sweep> & Pick<Sweep, "work">, clock = even()) => {
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    return { log, stop: startSweeps({ test: { everyMs: HOUR_MS, ...own } }, { db, log, clock }) };
  };
  const rows = () => db().selectFrom("sweeps").selectAll().execute();

  it("does a sweep once for all, logs its failure, and gives it back", async () => {
    const work = vi.fn(() => Promise.reject(new Error("on purpose")));
    const one = begin({ work });
    const two = begin({ work });
    await expect.poll(() => one.log.error.mock.calls.length + two.log.error.mock.calls.length).toBe(1);
    await Promise.all([one.stop(), two.stop()]);
    expect(work).toHaveBeenCalledTimes(1);
    expect(await rows()).toMatchObject([{ name: "test", holder: null, next_at: after(HOUR_MS).toISOString() }]);
  });

  it.each([HOUR_MS, 24 * HOUR_MS, -HOUR_MS, -24 * HOUR_MS])(
    "begins nothing when the clock was just set by %i ms, whatever is due then",
    async (byMs) => {
      await claim("one", after(-HOUR_MS));
      await end("one", after(-HOUR_MS));
      let now = NOW;
      const clock = new ClockWatch(
        () => now,
        () => 0,
      );
      now = after(byMs);
      const work = vi.fn(() => Promise.resolve());
      await begin({ work, isOwedAtStart: true }, clock).stop();
      expect(work).not.toHaveBeenCalled();
      expect(await rows()).toMatchObject([{ holder: null, next_at: NOW.toISOString() }]);
    },
  );

  it("says which turn is the first of a process, does that whatever the time is, and cuts a turn at the end", async () => {
    const firsts: boolean[] = [];
    const owed = begin({ isOwedAtStart: true, work: ({ isFirst }) => Promise.resolve(firsts.push(isFirst)) });
    await expect.poll(() => firsts).toEqual([true]);
    await owed.stop();
    let isCut = false;
    const long = begin({
      isOwedAtStart: true,
      work: ({ signal }) =>
        new Promise((resolve) => {
          firsts.push(true);
          signal.addEventListener("abort", () => resolve((isCut = true)));
        }),
    });
    await expect.poll(() => firsts.length).toBe(2);
    await long.stop();
    expect(isCut).toBe(true);
    expect(await rows()).toMatchObject([{ holder: null, next_at: NOW.toISOString() }]);
  });
});
