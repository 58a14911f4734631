import type { Server } from "node:http";
import { constants } from "node:os";
import { ConfigurationError } from "#app/config/env.server";
import { stopBeingReady } from "#app/http/front/readiness.server";

/** What a process ends with besides 0. `scripts/supervisor.mjs` starts a server again after anything but the second. */
const EXIT = { fault: 1, configuration: 78 } as const;
/** The last thing of all takes no longer, in milliseconds. */
const CLOSING_MS = 5000;
/** Connections that have become idle are closed this often, in milliseconds. */
const SWEEP_MS = 100;

const SIGNALS = ["SIGTERM", "SIGINT"] as const;

/** How long the end of the process may take, in milliseconds. */
interface Timing {
  /** From the signal on the server is not ready any more; so long it still answers, until every proxy has noticed. */
  drainMs: number;
  /**
   * Signals that come together are one: those at a terminal reach every process of its group, and the supervisor passes
   * them on as well.
   */
  togetherMs: number;
  /** So long requests and background work may take to end. */
  graceMs: number;
}

/** What has to end with the process. */
interface Life {
  server: Server;
  /** Asked when the process ends: the settings themselves may be what ends it. */
  timing: () => Timing;
  /** Ends what takes up work by itself, and streams that would stay open. */
  stopWork: () => void | Promise<void>;
  /** Closes what the last answer needed. */
  close: () => Promise<void>;
  /** Writes an error that nothing caught, at once. */
  logFatal: (error: unknown, message: string) => void;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for work, whatever becomes of it, but no longer. */
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
 * Watches over the life of this process. A signal ends it in order: not ready, a pause, no more connections, the requests
 * under way, background work, the database, and code 0. A second signal ends it at once. An error that nothing caught is
 * logged and ends it the same way, without the pause and with code 1: what it left behind is unknown. Settings that don't
 * let it start are said plainly, with code 78.
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
  // Its supervisor has gone without a word, and another one may be about to start a server at the same address.
  process.once("disconnect", () => void end(0, true));
  process.on("uncaughtException", endByFault);
  process.on("unhandledRejection", endByFault);
}
