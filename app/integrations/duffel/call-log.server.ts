import pino from "pino";
import type { Logger } from "pino";
import { env } from "#app/config/env.server";
import type { DuffelNote } from "./client.server";

let log: Logger | undefined;

/** What becomes of a code or a status that somebody has to look at: our balance, our access, an order that may stand. */
const ALARMING_CODES = new Set(["insufficient_balance", "duplicate_booking", "offer_request_already_booked"]);
const ALARMING_STATUSES = new Set([401, 403, 429]);

/** Notes a call to Duffel in the log, with the id under which Duffel finds it; never a body. */
export function noteCall(note: DuffelNote): void {
  log ??= pino({ level: env().LOG_LEVEL, base: { service: "voyance" }, timestamp: pino.stdTimeFunctions.isoTime });
  const { status, code } = note;
  if ((code && ALARMING_CODES.has(code)) || (status && ALARMING_STATUSES.has(status)))
    log.error(note, "duffel refused");
  else if (status === undefined || status >= 500) log.warn(note, "duffel did not answer");
  else log.info(note, "duffel");
}
