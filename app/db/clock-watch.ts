/** A clock that is kept right in small steps never moves by more than this between two readings, in milliseconds. */
const SET_MS = 5_000;
/**
 * After a clock was set, its time is believed once it has run evenly for so many milliseconds: a clock that jumps is
 * often put right within a minute, and what another service was asked before has been answered by then.
 */
const SETTLED_AFTER_MS = 5 * 60_000;

/** What a clock says, and how far that may be relied on. */
interface ClockReading {
  now: Date;
  /** Milliseconds for which it has run evenly, at least: since it was set, or since it was first read. */
  evenMs: number;
  /** Milliseconds until its time is believed again after it was set; 0 when it was not, or long ago. */
  unsettledMs: number;
  /** Milliseconds by which it was set since the reading before, below 0 where it was put back; 0 when it was not. */
  setByMs: number;
}

/**
 * Watches a clock that somebody may set (by hand, by a time server, by a machine that slept) beside one that nobody
 * sets. Instants that were written before a clock was set say nothing about how long ago that was.
 */
export class ClockWatch {
  readonly #clock: () => Date;
  readonly #elapsed: () => number;
  #evenSince: number;
  #apartMs: number;
  #wasSet = false;

  /** @param elapsed milliseconds that only grow */
  constructor(clock: () => Date, elapsed: () => number) {
    this.#clock = clock;
    this.#elapsed = elapsed;
    this.#evenSince = elapsed();
    this.#apartMs = clock().getTime() - this.#evenSince;
  }

  /** To be called every minute or so: that it was set is known from the next reading on. */
  read(): ClockReading {
    const now = this.#clock();
    const elapsed = this.#elapsed();
    const stepMs = now.getTime() - elapsed - this.#apartMs;
    const isSet = Math.abs(stepMs) > SET_MS;
    this.#apartMs += stepMs;
    if (isSet) {
      this.#evenSince = elapsed;
      this.#wasSet = true;
    }
    const evenMs = elapsed - this.#evenSince;
    const unsettledMs = this.#wasSet ? Math.max(0, SETTLED_AFTER_MS - evenMs) : 0;
    return { now, evenMs, unsettledMs, setByMs: isSet ? stepMs : 0 };
  }
}
