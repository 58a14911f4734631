import pino from "pino";
import type { Logger } from "pino";
import { env } from "#app/config/env.server";
import { callOutcome } from "./call-outcome";
import type { CallOutcome } from "./call-outcome";
import type { DuffelNote } from "./client.server";

let log: Logger | undefined;

/** Codes of orders that may exist although the product does not know them: the operator has to look. */
const ALARMING_CODES = new Set(["duplicate_booking", "offer_request_already_booked"]);
const ALARMING: readonly CallOutcome[] = ["no-funds", "no-access", "too-many"];

const counts: Record<CallOutcome, number> = {
  answered: 0,
  refused: 0,
  "no-funds": 0,
  "no-access": 0,
  "too-many": 0,
  down: 0,
};

/** The number of calls by outcome since the start of this process; for the metrics. */
export function readCalls(): { label: string; value: number }[] {
  return Object.entries(counts).map(([label, value]) => ({ label, value }));
}

/** Notes a call to Duffel in the log, with the id under which Duffel finds it; never a body. */
export function noteCall(note: DuffelNote): void {
  log ??= pino({ level: env().LOG_LEVEL, base: { service: "voyance" }, timestamp: pino.stdTimeFunctions.isoTime });
  const outcome = callOutcome(note);
  counts[outcome] += 1;
  const told = { ...note, event: `source-${outcome}` };
  if (ALARMING.includes(outcome) || (note.code && ALARMING_CODES.has(note.code))) log.error(told, "duffel refused");
  else if (outcome === "down") log.warn(told, "duffel did not answer");
  else log.info(note, "duffel");
}
