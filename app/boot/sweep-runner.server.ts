import type { ClockWatch } from "#app/db/clock-watch";
import { newId } from "#app/db/ids.server";
import type { Db } from "#app/db/schema";
import { claimSweep, endSweep, renewSweep } from "#app/db/sweeps.server";
import type { Log } from "#app/shared/context";

/** Work by the clock that one process does for all on the database. */
export interface Sweep {
  everyMs: number;
  /** Whether a process that starts does it at once, because the last one may have left something behind. */
  isOwedAtStart?: boolean;
  work: (turn: Turn) => Promise<unknown>;
}

/** One turn of a sweep. */
export interface Turn {
  now: Date;
  log: Log;
  /** Whether it is the first after the start of this process, and of a sweep that is owed then. */
  isFirst: boolean;
  /** Aborted when the process is about to end, and when the sweep is another's by now. */
  signal: AbortSignal;
}

interface Parts {
  db: () => Db;
  clock: ClockWatch;
  log: Log;
}

/** A third of a lease: two renewals may fail. */
const RENEW_MS = 20_000;
/** The shortest pause before a sweep is asked for again, and the one after the database has failed. */
const LEAST_MS = 1_000;
const FAILED_MS = 15_000;

/** The name of this process in the leases. */
const ME = newId();

class SweepRunner {
  readonly #name: string;
  readonly #sweep: Sweep;
  readonly #parts: Parts;
  readonly #stopped = new AbortController();
  #isOwed: boolean;
  #timer: NodeJS.Timeout | undefined;
  #turn: Promise<void>;

  constructor(name: string, sweep: Sweep, parts: Parts) {
    this.#name = name;
    this.#sweep = sweep;
    this.#parts = parts;
    this.#isOwed = sweep.isOwedAtStart === true;
    this.#turn = this.#ask();
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    clearTimeout(this.#timer);
    await this.#turn;
  }

  async #ask(): Promise<void> {
    const { clock, log } = this.#parts;
    const { everyMs } = this.#sweep;
    let pauseMs: number;
    try {
      const { now, unsettledMs } = clock.read();
      // A wrong clock would delete what is still needed, and tell travellers things before their time.
      pauseMs = unsettledMs > 0 ? unsettledMs : await this.#askAt(now);
    } catch (error) {
      log.error({ err: error, sweep: this.#name }, "a sweep could not be taken");
      pauseMs = FAILED_MS;
    }
    if (this.#stopped.signal.aborted) return;
    const within = Math.min(everyMs, Math.max(LEAST_MS, pauseMs));
    this.#timer = setTimeout(() => void (this.#turn = this.#ask()), within).unref();
  }

  /** Does the sweep if it is due and free. @returns milliseconds until it is to be asked for again */
  async #askAt(now: Date): Promise<number> {
    const { db, clock } = this.#parts;
    const { everyMs } = this.#sweep;
    const claim = await claimSweep(db(), { name: this.#name, everyMs, isOwed: this.#isOwed }, ME, now);
    if (claim === "ours") await this.#sweepNow();
    const nextAt = claim === "ours" ? now.getTime() + everyMs : claim.getTime();
    return nextAt - clock.read().now.getTime();
  }

  async #sweepNow(): Promise<void> {
    const { db, clock, log } = this.#parts;
    const nowAgain = (): Date => clock.read().now;
    const name = this.#name;
    const { work } = this.#sweep;
    const lost = new AbortController();
    const signal = AbortSignal.any([this.#stopped.signal, lost.signal]);
    const renewing = setInterval(() => {
      renewSweep(db(), name, ME, nowAgain()).then(
        (isOurs) => isOurs || lost.abort(),
        (error: unknown) => log.error({ err: error, sweep: name }, "a sweep could not be kept"),
      );
    }, RENEW_MS).unref();
    const isFirst = this.#isOwed;
    this.#isOwed = false;
    try {
      await work({ now: nowAgain(), log, isFirst, signal });
    } catch (error) {
      log.error({ err: error, sweep: name }, "a sweep failed");
    } finally {
      clearInterval(renewing);
      await endSweep(db(), name, ME, { now: nowAgain(), isCut: signal.aborted });
    }
  }
}

/**
 * Does these sweeps, each when it is due and by one process at a time; a sweep whose process dies is taken over within
 * a minute. After the clock was set, none is begun until it is believed again.
 * @param sweeps by the name under which they are known in the database and in the log
 * @returns a function that stops them, and waits for those under way
 */
export function startSweeps(sweeps: Readonly<Record<string, Sweep>>, parts: Parts): () => Promise<void> {
  const runners = Object.entries(sweeps).map(([name, sweep]) => new SweepRunner(name, sweep, parts));
  return async () => {
    await Promise.all(runners.map((runner) => runner.stop()));
  };
}
