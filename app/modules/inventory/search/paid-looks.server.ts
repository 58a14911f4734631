import { env, real } from "#app/config/env.server";
import { searchesCost } from "#app/config/what-is-real";
import { consumeAttempt } from "#app/modules/accounts/account/rate-limits.server";
import { AppError, isAppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { LOOKED_ENOUGH, dividedLooks, secondsLeftOfDay } from "./paid-looks";

const EACH_ENOUGH = "We've looked up as many surprises for you as we can in one day. Please draw again tomorrow.";
const ALL_ENOUGH = "We've looked up as many surprises as we can today. Please draw again tomorrow.";

async function count(ctx: Ctx, key: string, points: number, message: string): Promise<void> {
  try {
    await consumeAttempt(ctx, key, { points, seconds: secondsLeftOfDay(ctx.now) }, message);
  } catch (error) {
    if (!isAppError(error) || error.code !== "RATE_LIMITED") throw error;
    throw new AppError(error.code, message, { ...error.details, extra: { error_code: LOOKED_ENOUGH } });
  }
}

/**
 * Counts a look at the price of a place, made to surprise a traveller, where looks cost money.
 * @throws AppError RATE_LIMITED with error_code LOOKED_ENOUGH, until the day is over by UTC
 */
export async function countSurpriseLook(ctx: Ctx, userId: string): Promise<void> {
  if (!searchesCost(real())) return;
  await count(ctx, `looks:account:${userId}`, env().PRICE_LOOKS_A_DAY_EACH, EACH_ENOUGH);
  await count(ctx, "looks:surprises", dividedLooks(env().PRICE_LOOKS_A_DAY).surprises, ALL_ENOUGH);
}

/** Counts a look at the price of a trip that is protected, where looks cost money. @throws AppError RATE_LIMITED */
export async function countProtectionLook(ctx: Ctx): Promise<void> {
  if (!searchesCost(real())) return;
  const { protection } = dividedLooks(env().PRICE_LOOKS_A_DAY);
  await count(ctx, "looks:protection", protection, "No more protected prices can be looked up today");
}
