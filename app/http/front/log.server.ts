import pino from "pino";
import type { Logger } from "pino";
import { env } from "#app/config/env.server";
import { requestLine } from "./request-line";
import type { AnsweredRequest } from "./request-line";

/** Lines that can't be written, on a full disk say, wait for room up to this many bytes; further lines are lost. */
const MOST_WAITING_BYTES = 4 * 1024 * 1024;
/**
 * Lines wait this long at most, in milliseconds, or until enough bytes have gathered: a write costs as much as a page
 * from memory.
 */
const HELD_MS = 200;
const HELD_BYTES = 8192;
const WARN = 40;

let stampedAt = 0;
let stamp = "";

/** The time of a line; on a busy server several lines have the same millisecond. */
function timeNow(): string {
  const now = Date.now();
  if (now !== stampedAt) {
    stampedAt = now;
    stamp = `,"time":"${new Date(now).toISOString()}"`;
  }
  return stamp;
}

let out: ReturnType<typeof pino.destination> | undefined;

function output(): ReturnType<typeof pino.destination> {
  if (out) return out;
  const opened = pino.destination({
    dest: 1,
    sync: true,
    minLength: HELD_BYTES,
    maxLength: MOST_WAITING_BYTES,
    periodicFlush: HELD_MS,
  });
  // A fault of the log must not cost a visitor the page.
  opened.on("error", () => undefined);
  process.once("exit", flush);
  return (out = opened);
}

/** Writes the held lines, if the log can be written. */
function flush(): void {
  try {
    out?.flushSync();
  } catch {
    // The lines wait for the next try.
  }
}

/** Writes lines together; warnings and errors are written at once, with all lines before them. */
function heldLines(): pino.DestinationStream {
  return {
    // With this mark the library passes the level of each line along.
    [Symbol.for("pino.metadata")]: true,
    lastLevel: 0,
    write(line: string): void {
      output().write(line);
      if (this.lastLevel < WARN) return;
      flush();
    },
  } as pino.DestinationStream & { lastLevel: number };
}

let root: Logger | undefined;

/** Structured log of this process: one JSON object a line. Never hand it tokens, passwords or bodies. */
export function logger(): Logger {
  root ??= pino({ level: env().LOG_LEVEL, base: { service: "voyance" }, timestamp: timeNow }, heldLines());
  return root;
}

/** Logs a request when it is over: the one line that every request writes. */
export function logRequest(answered: AnsweredRequest): void {
  if (logger().isLevelEnabled("info")) output().write(requestLine(answered, timeNow()));
}
