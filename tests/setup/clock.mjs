/**
 * Moves the clock of a process and of all that it starts: `TEST_CLOCK=2027-02-28T12:00:00Z`, time running on from
 * there; without a zone it is the local time of `TZ`. Loaded by `node --import`, before any other code reads the time.
 * Timers and `performance` measurements stay unchanged.
 */
import process from "node:process";

const RealDate = Date;

/** Milliseconds to add. The first process calculates them, so that later ones are not behind. */
function shiftMs() {
  const { TEST_CLOCK, TEST_CLOCK_SHIFT_MS } = process.env;
  if (TEST_CLOCK_SHIFT_MS) return Number(TEST_CLOCK_SHIFT_MS);
  if (!TEST_CLOCK) return 0;
  const start = new RealDate(TEST_CLOCK).getTime();
  if (Number.isNaN(start)) throw new Error(`TEST_CLOCK is no time: ${TEST_CLOCK}`);
  const shift = start - RealDate.now();
  process.env.TEST_CLOCK_SHIFT_MS = String(shift);
  return shift;
}

const shift = shiftMs();
if (shift !== 0) {
  const realNow = RealDate.now;
  const now = () => realNow() + shift;
  // Set on the constructor itself: a test that puts a spy in its place has to be heard.
  RealDate.now = now;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made),
    apply: () => new RealDate(now()).toString(),
  });
  RealDate.prototype.constructor = globalThis.Date;
}
