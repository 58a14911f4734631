import { describe, expect, test } from "vitest";
import { ClockWatch } from "./clock-watch";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A watch whose two clocks the test moves: both by time that goes by, the one by being set. */
function watched() {
  let elapsed = 1_000;
  let apart = Date.parse("2026-11-30T10:00:00Z");
  const watch = new ClockWatch(
    () => new Date(elapsed + apart),
    () => elapsed,
  );
  return { watch, pass: (ms: number) => void (elapsed += ms), set: (byMs: number) => void (apart += byMs) };
}

describe("a clock that is watched", () => {
  test("is even from its first reading on, also while it is kept right in small steps", () => {
    const { watch, pass, set } = watched();
    for (let minute = 1; minute <= 600; minute++) {
      pass(MINUTE_MS);
      set(minute % 2 === 0 ? 900 : -400);
      expect(watch.read()).toMatchObject({ evenMs: minute * MINUTE_MS, unsettledMs: 0, setByMs: 0 });
    }
  });

  test.each([HOUR_MS, 24 * HOUR_MS, -HOUR_MS, -24 * HOUR_MS])("is set by %i ms: once, and settles", (byMs) => {
    const { watch, pass, set } = watched();
    pass(HOUR_MS);
    set(byMs);
    expect(watch.read()).toEqual({
      now: new Date(Date.parse("2026-11-30T11:00:01Z") + byMs),
      evenMs: 0,
      unsettledMs: 5 * MINUTE_MS,
      setByMs: byMs,
    });
    pass(MINUTE_MS);
    expect(watch.read()).toMatchObject({ evenMs: MINUTE_MS, unsettledMs: 4 * MINUTE_MS, setByMs: 0 });
    pass(4 * MINUTE_MS);
    expect(watch.read()).toMatchObject({ evenMs: 5 * MINUTE_MS, unsettledMs: 0, setByMs: 0 });
  });

  test("is not believed while it jumps to and fro", () => {
    const { watch, pass, set } = watched();
    for (const byMs of [HOUR_MS, -HOUR_MS, 24 * HOUR_MS, -24 * HOUR_MS]) {
      set(byMs);
      expect(watch.read()).toMatchObject({ evenMs: 0, setByMs: byMs });
      pass(4 * MINUTE_MS);
      expect(watch.read().unsettledMs).toBe(MINUTE_MS);
    }
  });
});
