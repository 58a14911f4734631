import { traceHeaders, withSpan } from "#app/config/tracing";
import { readWithin } from "../answers/read-within";

const PATIENCE_MS = 5_000;
/** Fifty events with all their words stay well below. */
const MOST_BYTES = 256 * 1024;

/** A service that predicts disruptions. */
export interface PredictionService {
  base: string;
  key?: string;
}

/** The service's answer, unchecked; undefined for a body that is not JSON. */
export interface PredictionAnswer {
  status: number;
  body: unknown;
}

/**
 * Asks a service for the prediction of a booking. @throws Error when it cannot be reached in time or its answer is too
 * long
 */
export async function askPredictions(
  { base, key }: PredictionService,
  booking: object,
  signal: AbortSignal,
): Promise<PredictionAnswer> {
  const authorization = key && { Authorization: `Bearer ${key}` };
  const answer = await withSpan("disruption service", "client", {}, () =>
    fetch(`${base.replace(/\/$/, "")}/predictions`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...authorization, ...traceHeaders() },
      body: JSON.stringify(booking),
      redirect: "error",
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    }),
  );
  const text = (await readWithin(answer, MOST_BYTES)).toString("utf8");
  try {
    return { status: answer.status, body: JSON.parse(text) };
  } catch {
    return { status: answer.status, body: undefined };
  }
}
