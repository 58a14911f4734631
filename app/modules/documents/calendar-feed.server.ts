import { createHash } from "node:crypto";
import { db } from "#app/db/client.server";
import { hashToken, newToken } from "#app/db/ids.server";
import { consumeAttempt, consumeReading } from "#app/modules/accounts/account/rate-limits.server";
import { listTripsAhead, listVersionsAhead } from "#app/modules/trips/party/party.server";
import type { TripVersion } from "#app/modules/trips/party/party.server";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { askCalendar, calendarWriter } from "./calendar-thread.server";
import { calendarTrip, whereOf } from "./calendar.server";
import {
  deleteFeed,
  deleteMailedCalendars,
  selectFeed,
  selectFeedOwner,
  upsertFeed,
} from "./calendar-feeds.repo.server";

const NEW_ADDRESSES = { points: 20, seconds: 3_600 };
/** Programs ask every few minutes at most; several may share an address. */
const READS_PER_FEED = { points: 120, seconds: 900 };
const MISSES_PER_ADDRESS = { points: 60, seconds: 900 };
const TOO_OFTEN = "Your calendar app is refreshing too often. Please wait a few minutes.";
/** The time after which a program is told to ask again. */
const REFRESH_SECONDS = 3_600;
/** 32 random bytes in base64url. */
const SECRET = /^[\w-]{43}$/;

/** The hash under which the database knows the secret of an address; undefined for what can be no secret. */
export function hashOfSecret(secret: string): string | undefined {
  return SECRET.test(secret) ? hashToken(secret) : undefined;
}

/**
 * Refuses an address that opens nothing, and counts it against the client.
 * @throws AppError NOT_FOUND, RATE_LIMITED
 */
export async function refuseAddress(ctx: Ctx): Promise<never> {
  await consumeAttempt(ctx, `feed-miss:${ctx.address}`, MISSES_PER_ADDRESS, TOO_OFTEN);
  throw new AppError("NOT_FOUND", "This calendar link no longer works. Get a new one in Voyance.");
}

/**
 * Makes the private address of an account's calendar. The database keeps a hash, so the address can be shown only now;
 * an earlier address opens nothing any more, nor do the addresses in mails until then.
 * @returns the path with the secret
 * @throws AppError RATE_LIMITED
 */
export async function makeCalendarFeed(ctx: Ctx, userId: string): Promise<string> {
  await consumeAttempt(
    ctx,
    `feed-new:${userId}`,
    NEW_ADDRESSES,
    "You've asked for a lot of links. Wait an hour and try again.",
  );
  const secret = newToken();
  if (await selectFeed(db(), userId)) await deleteMailedCalendars(db(), userId);
  await upsertFeed(db(), userId, hashToken(secret), ctx.now.toISOString());
  ctx.log.info({ event: "calendar-feed-made", userId }, "a calendar address was made");
  return `/calendar/${secret}.ics`;
}

/** Revokes the private address, and the addresses in mails until now: they open nothing any more. */
export async function revokeCalendarFeed(ctx: Ctx, userId: string): Promise<void> {
  await deleteFeed(db(), userId);
  await deleteMailedCalendars(db(), userId);
  ctx.log.info({ event: "calendar-feed-revoked", userId }, "a calendar address was revoked");
}

/** The time at which the account's address was made (UTC ISO), if it has one. */
export async function findCalendarFeed(userId: string): Promise<{ since: string } | undefined> {
  const row = await selectFeed(db(), userId);
  return row && { since: row.created_at };
}

/** The calendar of an account, before it is written. */
export interface FeedCalendar {
  /** ETag of what would be written: the same while the trips and what writes them stay the same. */
  tag: string;
  /** Writes it off the server's thread. @throws AppError UNAVAILABLE, if too many calendars are waited for */
  write: () => Promise<string>;
}

/** A validator from the versions of the trips, without their content. */
function tagOf(ctx: Pick<Ctx, "origin">, versions: readonly TripVersion[]): string {
  const facts = versions.map(({ slug, ...version }) => [version, whereOf(slug)]);
  const text = JSON.stringify([calendarWriter(), ctx.origin, facts]);
  return `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
}

/**
 * The account's trips that lie ahead or have just ended, as one calendar file. The secret in the address is the right
 * to it. Programs ask every hour and mostly hold it already, so that it is written only for those that do not.
 * @throws AppError NOT_FOUND for an invalid or revoked secret, RATE_LIMITED
 */
export async function getFeedCalendar(ctx: Ctx, secret: string): Promise<FeedCalendar> {
  const hash = hashOfSecret(secret);
  const userId = hash && (await selectFeedOwner(db(), hash));
  if (!userId) return refuseAddress(ctx);
  await consumeReading(ctx, `feed:${userId}`, READS_PER_FEED, TOO_OFTEN);
  return {
    tag: tagOf(ctx, await listVersionsAhead(ctx, userId)),
    write: async () => {
      const trips = (await listTripsAhead(ctx, userId)).map((party) => calendarTrip(ctx, party));
      return askCalendar(
        { name: "Voyance trips", trips, refreshSeconds: REFRESH_SECONDS },
        { key: userId, signal: ctx.signal },
      );
    },
  };
}
