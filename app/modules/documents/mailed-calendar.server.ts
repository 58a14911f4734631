import { db } from "#app/db/client.server";
import { hashToken, newToken } from "#app/db/ids.server";
import { isAppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { getTripCalendar } from "./calendar.server";
import type { SavedFile } from "./calendar.server";
import { hashOfSecret, refuseAddress } from "./calendar-feed.server";
import { insertMailedCalendar, selectMailedCalendar } from "./calendar-feeds.repo.server";

/**
 * Makes the private address of one trip's calendar for a mail about it: whoever reads the mail needs no session. The
 * address ends with the trip, and with the private addresses of the account (calendar-feed.server.ts). The database
 * keeps a hash.
 * @returns the path with the secret
 */
export async function mailedCalendarPath(ctx: Ctx, trip: { tripId: string; userId: string }): Promise<string> {
  const secret = newToken();
  await insertMailedCalendar(db(), trip, hashToken(secret), ctx.now.toISOString());
  return `/calendar/trip/${secret}.ics`;
}

/**
 * The trip that an address in a mail opens, as a calendar file: as the traveller of the mail may see it now.
 * @throws AppError NOT_FOUND for an invalid or ended address, RATE_LIMITED, UNAVAILABLE
 */
export async function getMailedCalendar(ctx: Ctx, secret: string): Promise<SavedFile> {
  const hash = hashOfSecret(secret);
  const mailed = hash && (await selectMailedCalendar(db(), hash));
  if (!mailed) return refuseAddress(ctx);
  return getTripCalendar(ctx, mailed.userId, mailed.tripId).catch((error: unknown) => {
    if (isAppError(error) && error.code === "NOT_FOUND") return refuseAddress(ctx);
    throw error;
  });
}
