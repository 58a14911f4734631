import type { Rng } from "#app/shared/rng";

/** Headers of an answer with status 429. */
interface Headers {
  get(name: string): string | null;
}

/** Used where an answer names no time for the next call. */
const UNTOLD_MS = 5_000;
/** The longest wait that an answer may ask for: Duffel counts by the minute, and a clock may be wrong. */
const LONGEST_MS = 120_000;

/**
 * How long no further call may be sent after an answer with 429, ms. A date counts from the answer's own clock, where
 * the answer has one.
 */
export function heldMs(headers: Headers | null | undefined, now: Date): number {
  const within = (ms: number): number => Math.min(Math.max(ms, 0), LONGEST_MS);
  const after = headers?.get("retry-after") ?? "";
  if (/^\d{1,6}$/.test(after)) return within(Number(after) * 1000);
  const until = Date.parse(headers?.get("ratelimit-reset") ?? (after || "none"));
  if (Number.isNaN(until)) return UNTOLD_MS;
  const here = Date.parse(headers?.get("date") ?? "none");
  return within(until - (Number.isNaN(here) ? now.getTime() : here));
}

/** The clock of the gate; a test brings its own. */
export interface GateTime {
  now: () => Date;
  rng: Rng;
  /** Resolves after so many ms; rejects when the signal ends. */
  wait: (ms: number, signal?: AbortSignal) => Promise<void>;
}

/** The most calls that wait at once; each has a traveller before a page. */
const MOST_WAITING = 20;
/** Waiting calls are sent one after the other within this time. */
const SPREAD_MS = 1_000;

/**
 * Applies a 429 to every call of this process: until the named time no call is sent, and calls that can wait so long
 * wait.
 */
export class RateGate {
  readonly #time: GateTime;
  /** Instant until which it is closed. */
  #until = 0;
  #waiting = 0;

  constructor(time: GateTime) {
    this.#time = time;
  }

  /** Closes the gate for so long from now; never for less than it is closed already. */
  close(ms: number): void {
    this.#until = Math.max(this.#until, this.#time.now().getTime() + ms);
  }

  /** How long it stays closed, ms; 0 while it is open. */
  get closedMs(): number {
    return Math.max(0, this.#until - this.#time.now().getTime());
  }

  /**
   * Lets a call pass at once while the gate is open, or after a wait.
   * @param patienceMs the longest that the call may wait
   * @returns false where the call may not be sent: the gate stays closed for longer, or too many calls wait already
   */
  async pass(patienceMs: number, signal?: AbortSignal): Promise<boolean> {
    let leftMs = patienceMs;
    while (this.closedMs > 0) {
      const ms = this.closedMs + Math.round(this.#time.rng() * SPREAD_MS);
      if (ms > leftMs || this.#waiting >= MOST_WAITING) return false;
      this.#waiting += 1;
      try {
        await this.#time.wait(ms, signal);
      } finally {
        this.#waiting -= 1;
      }
      leftMs -= ms;
    }
    return true;
  }
}
