import { sql } from "kysely";
import { db } from "#app/db/client.server";
import { hashToken } from "#app/db/ids.server";
import { AppError, isAppError, isNoRoom } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";

export const TOO_MANY = "Too many attempts. Please wait a few minutes and try again.";

export interface Limit {
  points: number;
  seconds: number;
  /** A limit with a name is told to the caller in every answer. */
  name?: string;
}

/**
 * The most milliseconds that the clocks of two processes are apart. A window that ends later than a window of its limit
 * can was begun by a clock that ran ahead: it is over, so that nobody is kept waiting for longer than the limit says.
 */
const CLOCKS_APART_MS = 60_000;

/**
 * Counts one try under a key, in the database, so that several processes share the count.
 * One atomic statement: tries made at once are all counted.
 * @throws AppError RATE_LIMITED when the limit is passed
 */
export async function consumeAttempt(ctx: Ctx, key: string, limit: Limit, message: string): Promise<void> {
  const now = ctx.now.toISOString();
  const ends = new Date(ctx.now.getTime() + limit.seconds * 1000).toISOString();
  const never = new Date(Date.parse(ends) + CLOCKS_APART_MS).toISOString();
  const isOver = sql`(rate_limits.window_ends_at <= ${now} or rate_limits.window_ends_at > ${never})`;
  const row = await db()
    .insertInto("rate_limits")
    .values({ key, points: 1, window_ends_at: ends })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        points: sql<number>`case when ${isOver} then 1 else rate_limits.points + 1 end`,
        window_ends_at: sql<string>`case when ${isOver} then ${ends} else rate_limits.window_ends_at end`,
      }),
    )
    .returning(["points", "window_ends_at"])
    .executeTakeFirstOrThrow();
  const retryAfter = Math.max(1, Math.ceil((Date.parse(row.window_ends_at) - ctx.now.getTime()) / 1000));
  const { name, points, seconds } = limit;
  if (name) ctx.onCount?.({ name, points, seconds, left: Math.max(0, points - row.points), resetsIn: retryAfter });
  if (row.points <= limit.points) return;
  ctx.log.warn({ event: "rate-limited", limit: key.split(":").slice(0, 2).join(":") }, "too many tries");
  ctx.onRetryAfter?.(retryAfter);
  throw new AppError("RATE_LIMITED", message, { retryAfter });
}

/**
 * Counts one reading under a key. While the disk takes nothing more it goes on uncounted: what is read needs no room.
 * @throws AppError RATE_LIMITED when the limit is passed
 */
export async function consumeReading(ctx: Ctx, key: string, limit: Limit, message: string): Promise<void> {
  try {
    await consumeAttempt(ctx, key, limit, message);
  } catch (error) {
    if (!isAppError(error) || !isNoRoom(error.cause)) throw error;
    ctx.log.warn({ event: "reading-uncounted", limit: key.split(":")[0] }, "a reading could not be counted");
  }
}

/** Forgets the tries under a key, after a success. */
export async function resetAttempts(key: string): Promise<void> {
  await db().deleteFrom("rate_limits").where("key", "=", key).execute();
}

/** Gives one try back that should not count. */
export async function refundAttempt(key: string): Promise<void> {
  await db()
    .updateTable("rate_limits")
    .set((eb) => ({ points: eb("points", "-", 1) }))
    .where("key", "=", key)
    .where("points", ">", 0)
    .execute();
}

/** Limits of the JSON API; answers state them by their names. */
export const API_WRITES_PER_ADDRESS = { name: "address", points: 600, seconds: 300 };
export const API_CALLS_PER_ACCOUNT = { name: "account", points: 1_200, seconds: 300 };
const TOO_MANY_CALLS = "Too many calls. Please wait before you call again.";

/** Counts a call that may change something, by the address it comes from. @throws AppError RATE_LIMITED */
export function limitApiWrites(ctx: Ctx): Promise<void> {
  return consumeAttempt(ctx, `api:address:${ctx.address}`, API_WRITES_PER_ADDRESS, TOO_MANY_CALLS);
}

/** Counts a call of an account. @param isReading whether it changes nothing @throws AppError RATE_LIMITED */
export function limitApiAccount(ctx: Ctx, userId: string, isReading: boolean): Promise<void> {
  const consume = isReading ? consumeReading : consumeAttempt;
  return consume(ctx, `api:account:${userId}`, API_CALLS_PER_ACCOUNT, TOO_MANY_CALLS);
}

/**
 * The plans that an account may have made. Each takes the one solver a while, and every traveller waits for the same
 * solver.
 */
const PLANS_PER_ACCOUNT = { points: 120, seconds: 900 };
/** The documents that an account may have printed. */
const DOCUMENTS_PER_ACCOUNT = { points: 300, seconds: 900 };
/** Trips begun without an account: many people may share an address, but not that many in an hour. */
const DRAFTS_PER_ADDRESS = { points: 120, seconds: 3_600 };

/** Files read per address: each takes the server a moment. */
const READINGS_PER_ADDRESS = { points: 60, seconds: 3_600 };

/** Counts a file that a traveller brings to be read. @throws AppError RATE_LIMITED */
export function limitReadings(ctx: Ctx): Promise<void> {
  return consumeAttempt(ctx, `readings:address:${ctx.address}`, READINGS_PER_ADDRESS, TOO_MANY);
}

/** Counts a plan of days, however it was asked for: by a form, a change or a call. @throws AppError RATE_LIMITED */
export function limitPlanning(ctx: Ctx, userId: string): Promise<void> {
  return consumeAttempt(
    ctx,
    `plan:account:${userId}`,
    PLANS_PER_ACCOUNT,
    "You've made a lot of changes. Please wait a few minutes, then carry on.",
  );
}

/** Draws of surprise places: each searches flights and stays of several places. */
const SURPRISES_PER_ACCOUNT = { points: 40, seconds: 900 };

/** Counts a draw of places to be surprised with. @throws AppError RATE_LIMITED */
export function limitSurprises(ctx: Ctx, userId: string): Promise<void> {
  return consumeAttempt(
    ctx,
    `surprise:account:${userId}`,
    SURPRISES_PER_ACCOUNT,
    "You've asked for a lot of surprises. Please wait a few minutes, then carry on.",
  );
}

/** Counts a document, from page and call alike. @throws AppError RATE_LIMITED */
export function limitDocuments(ctx: Ctx, userId: string): Promise<void> {
  return consumeReading(
    ctx,
    `pdf:account:${userId}`,
    DOCUMENTS_PER_ACCOUNT,
    "You've saved a lot of documents. Please wait a few minutes, then carry on.",
  );
}

/** Counts a trip that is begun without an account. @throws AppError RATE_LIMITED */
export function limitVisitorDrafts(ctx: Ctx): Promise<void> {
  return consumeAttempt(
    ctx,
    `draft:address:${ctx.address}`,
    DRAFTS_PER_ADDRESS,
    "A lot of trips were started from here. Please sign in, or wait an hour.",
  );
}

/** The mails that a stranger can have sent to an address by typing it into a form. */
const CONFIRMATIONS_PER_EMAIL = { points: 3, seconds: 24 * 3_600 };

/** Whether a form confirms by mail; beyond the limit the form still counts, and no mail is sent. */
export async function mayConfirmTo(ctx: Ctx, emailKey: string): Promise<boolean> {
  try {
    await consumeAttempt(ctx, `confirm:email:${hashToken(emailKey)}`, CONFIRMATIONS_PER_EMAIL, TOO_MANY);
    return true;
  } catch (error) {
    if (isAppError(error) && error.code === "RATE_LIMITED") return false;
    throw error;
  }
}
