import pino from "pino";
import type { Logger } from "pino";
import { env } from "#app/config/env.server";

let root: Logger | undefined;

/** Structured log of this process: one JSON object a line. Never hand it tokens, passwords or bodies. */
export function logger(): Logger {
  root ??= pino({ level: env().LOG_LEVEL, base: { service: "voyance" }, timestamp: pino.stdTimeFunctions.isoTime });
  return root;
}
