import type { Server } from "node:http";
import { constants } from "node:os";
import { ConfigurationError } from "#app/config/env.server";
import { stopBeingReady } from "#app/http/front/readiness.server";

/** The exit codes of a process besides 0. `scripts/supervisor.mjs` starts a server again after any code but 78. */
const EXIT = { fault: 1, configuration: 78 } as const;
/** The most milliseconds that closing the database may take at the very end. */
const CLOSING_MS = 5000;
/** Connections that have become idle are closed this often, in milliseconds. */
const SWEEP_MS = 100;

const SIGNALS = ["SIGTERM", "SIGINT"] as const;

/** How long the end of the process may take, in milliseconds. */
interface Timing {
  /**
   * After the signal the server is not ready any more; it still answers for this long, until every proxy has noticed.
   */
  drainMs: number;
  /**
   * Signals that come within this time are one: those at a terminal reach every process of its group, and the
   * supervisor passes them on as well.
   */
  togetherMs: number;
  /** The time that requests under way and background work have to end. */
  graceMs: number;
}

/** The parts that have to end with the process. */
interface Life {
  server: Server;
  /** Called only when the process ends, since the settings themselves may be the reason for the end. */
  timing: () => Timing;
  /** Ends the parts that take up work by themselves, and the streams that would stay open. */
  stopWork: () => void | Promise<void>;
  /** Closes the database and whatever else the last answer needed. */
  close: () => Promise<void>;
  /** Writes an uncaught error at once. */
  logFatal: (error: unknown, message: string) => void;
}

/**
 * From now on each answer is the last of its connection, and says so: a proxy sends its next request elsewhere, and none
 * on a connection that is closed at that moment.
 */
function endConnections(server: Server): void {
  server.prependListener("request", (_req, res) => {
    res.shouldKeepAlive = false;
  });
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for work, whether it fails or not, but no longer than so many milliseconds. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work.catch(() => undefined), pause(ms)]);
}

/** Takes no more connections. @returns resolves when every request is answered and every connection closed */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/**
 * Watches over the life of this process. A signal ends it in order: not ready, a pause in which each answer ends its
 * connection, no more connections, the requests under way, background work, the database, and code 0. A second signal ends it at once. An uncaught error is
 * logged and ends the process the same way, without the pause and with code 1, because the state it left behind is
 * unknown. Settings that do not let the process start are said plainly, with code 78.
 */
export function watchProcess({ server, timing, stopWork, close, logFatal }: Life): void {
  let code: number | undefined;
  let signalledAt = -Infinity;

  async function end(withCode: number, isHurried: boolean): Promise<void> {
    if (code !== undefined) {
      code = Math.max(code, withCode);
      return;
    }
    code = withCode;
    stopBeingReady();
    endConnections(server);
    const { drainMs, graceMs } = timing();
    if (!isHurried && drainMs > 0) await pause(drainMs);
    const stopped = Promise.resolve().then(stopWork);
    await within(graceMs, Promise.all([closeServer(server), stopped]));
    server.closeAllConnections();
    await within(CLOSING_MS, Promise.resolve().then(close));
    process.exit(code);
  }

  function endByFault(error: unknown): void {
    if (error instanceof ConfigurationError) {
      process.stderr.write(`${error.message}\n`);
      process.exit(EXIT.configuration);
    }
    try {
      logFatal(error, "an error that nothing caught ends the process");
    } finally {
      void end(EXIT.fault, true);
    }
  }

  for (const signal of SIGNALS)
    process.on(signal, () => {
      const now = performance.now();
      if (now - signalledAt < timing().togetherMs) return;
      if (code !== undefined) process.exit(128 + constants.signals[signal]);
      signalledAt = now;
      void end(0, false);
    });
  // The supervisor has gone without a word, and another supervisor may be about to start a server at the same address.
  process.once("disconnect", () => void end(0, true));
  process.on("uncaughtException", endByFault);
  process.on("unhandledRejection", endByFault);
}
