/**
 * Keeps a server running: starts it again when it ended by a fault. Plain JavaScript without packages, so that it stays
 * small beside the server.
 */
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { performance } from "node:perf_hooks";
import { clearTimeout, setTimeout } from "node:timers";

/**
 * The exit code of a server whose settings don't let it start (app/boot/lifecycle.server.ts): another start would end
 * the same way.
 */
const CONFIGURATION = 78;
const SIGNALS = ["SIGTERM", "SIGINT"];

/** Times in milliseconds: doubled with each fault, up to the longest, and reset after a long enough run. */
const PAUSES = { firstMs: 1000, mostMs: 60_000, wellMs: 5 * 60_000 };

/**
 * Decides what follows the end of a server.
 * @param {object} ended
 * @param {number | null} ended.code
 * @param {NodeJS.Signals | null} ended.signal that killed it, instead of a code
 * @param {boolean} ended.isAskedToEnd whether it was told to end
 * @param {number} ended.ranMs how long it ran
 * @param {number} ended.faults how often in a row it has ended by a fault before
 * @param {typeof PAUSES} pauses
 * @returns {{ exitCode: number } | { restartMs: number, faults: number }}
 */
export function afterEnd({ code, signal, isAskedToEnd, ranMs, faults }, pauses = PAUSES) {
  const exitCode = code ?? 128 + constants.signals[signal];
  const isDone = isAskedToEnd || code === 0 || code === CONFIGURATION || SIGNALS.includes(signal);
  if (isDone) return { exitCode };
  const inARow = ranMs >= pauses.wellMs ? 1 : faults + 1;
  return { restartMs: Math.min(pauses.mostMs, pauses.firstMs * 2 ** (inARow - 1)), faults: inARow };
}

/**
 * Runs a Node program until it ends for good. Signals are passed on to it.
 * @param {string[]} args of Node
 * @param {{ pauses?: typeof PAUSES, say?: (line: string) => void, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>} the code it ended with
 */
export async function supervise(args, { pauses = PAUSES, say = console.log, env = process.env } = {}) {
  let child;
  let isAskedToEnd = false;
  let wake = () => undefined;
  const listeners = SIGNALS.map((signal) => [
    signal,
    () => {
      isAskedToEnd = true;
      child?.kill(signal);
      wake();
    },
  ]);
  for (const [signal, listener] of listeners) process.on(signal, listener);

  const run = () =>
    new Promise((resolve) => {
      // The server learns by this channel that its supervisor is gone.
      child = spawn(process.execPath, args, { stdio: ["inherit", "inherit", "inherit", "ipc"], env });
      child.once("error", () => resolve({ code: 1, signal: null }));
      child.once("exit", (code, signal) => resolve({ code, signal }));
    });
  const pause = (ms) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  try {
    for (let faults = 0; ;) {
      const begun = performance.now();
      const { code, signal } = await run();
      child = undefined;
      const next = afterEnd({ code, signal, isAskedToEnd, ranMs: performance.now() - begun, faults }, pauses);
      if ("exitCode" in next) return next.exitCode;
      faults = next.faults;
      const how = signal ? `was killed (${signal})` : `ended by a fault (code ${code})`;
      say(`The server ${how}. It starts again in ${next.restartMs / 1000} s.`);
      await pause(next.restartMs);
      if (isAskedToEnd) return 0;
    }
  } finally {
    for (const [signal, listener] of listeners) process.off(signal, listener);
  }
}
