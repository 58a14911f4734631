import { env } from "#app/config/env.server";
import { askPredictions } from "#app/integrations/disruption/predictions.server";
import type { PredictionAnswer } from "#app/integrations/disruption/predictions.server";
import { AppError } from "#app/shared/app-error";
import { PortFailure, callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { predictionSchema } from "./disruption.schema";
import type { SourcePrediction } from "./disruption.schema";
import { quietPrediction, samplePrediction } from "./sample-prediction";
import type { WatchedBooking } from "./watched-booking";

/**
 * A source's answer about a booking. A sample is made up; `isKnown` is false where the source does not know the
 * booking.
 */
export interface SourceAnswer {
  prediction: SourcePrediction;
  isSample: boolean;
  isKnown: boolean;
}

/** A service may not know a booking, or may not offer predictions. */
const NOT_THERE = [404, 501];

/** Whether an outside service is asked; the sandbox answers at once. */
export function asksService(): boolean {
  return env().DISRUPTION_API_BASE !== undefined;
}

async function answerOfService(booking: WatchedBooking, ctx: Ctx): Promise<PredictionAnswer> {
  const { DISRUPTION_API_BASE: base, DISRUPTION_API_KEY: key } = env();
  if (base === undefined) return { status: 200, body: samplePrediction(booking, ctx.now) };
  try {
    return await askPredictions({ base, key }, booking, ctx.signal);
  } catch (error) {
    throw new PortFailure("disruption", 503, error);
  }
}

/** @throws PortFailure */
async function ask(ctx: Ctx, booking: WatchedBooking): Promise<PredictionAnswer> {
  try {
    const empty = { status: 200, body: quietPrediction(booking, ctx.now) };
    return await callWithFaults(ctx, "disruption", () => answerOfService(booking, ctx), empty);
  } catch (error) {
    if (error instanceof PortFailure && NOT_THERE.includes(error.status)) return { status: error.status, body: {} };
    throw error;
  }
}

/**
 * The prediction of a booking. A service that answers 404 or 501 knows nothing of it: the sandbox then shows a made-up
 * prediction (CHECKLIST DIS-18); a real traveller is told nothing that is not known.
 * @throws PortFailure; AppError UNAVAILABLE "Invalid disruption prediction response format" (CHECKLIST DIS-10)
 */
export async function predict(ctx: Ctx, booking: WatchedBooking): Promise<SourceAnswer> {
  const { status, body } = await ask(ctx, booking);
  if (NOT_THERE.includes(status)) {
    const { isSandbox } = env();
    const prediction = (isSandbox ? samplePrediction : quietPrediction)(booking, ctx.now);
    return { prediction, isSample: isSandbox, isKnown: false };
  }
  if (status < 200 || status > 299) throw new PortFailure("disruption", 503, new Error(`It answered ${status}`));
  const parsed = predictionSchema.safeParse(body);
  if (!parsed.success || parsed.data.bookingId !== booking.bookingId)
    throw new AppError("UNAVAILABLE", "Invalid disruption prediction response format", { cause: parsed.error });
  return { prediction: parsed.data, isSample: !asksService(), isKnown: true };
}
