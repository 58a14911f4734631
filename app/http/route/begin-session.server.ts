import { createSession, endOfNextSession } from "#app/modules/accounts/account/accounts.server";
import { cookieSeconds, endOfSession } from "#app/modules/accounts/account/session-life";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { claimPlannedTrips } from "#app/modules/planner/planner.server";
import { markDestination } from "#app/modules/profile/marks.server";
import { markInWords } from "#app/modules/matching/mark-words";
import {
  pendingSaveCookie,
  readPendingSave,
  readSessionToken,
  readVisitor,
  sessionCookie,
  toastCookie,
} from "../answer/cookies.server";
import { ctxOf } from "./context.server";
import type { RouteArgs } from "./context.server";

/** How long a sign-in lasts: a day, as long as a kept device does, or as long as the session whose place it takes. */
type Stay = "day" | "kept" | "as-before";

/**
 * Signs this browser in, and gives the account what its visitor had begun: planned trips, and a place that was saved
 * just before.
 * @returns Set-Cookie values, the message about the place among them
 */
export async function beginSession(args: RouteArgs, userId: string, stay: Stay = "day"): Promise<string[]> {
  const ctx = ctxOf(args);
  const { request } = args;
  const former = readSessionToken(request);
  const ends =
    stay === "as-before" ? await endOfNextSession(ctx, userId, former) : endOfSession(ctx.now, stay === "kept");
  const token = await createSession(ctx, userId, request.headers.get("User-Agent") ?? "", former, ends);
  const cookie = sessionCookie(token, cookieSeconds(ends, ctx.now));
  const visitor = await readVisitor(request);
  if (visitor) await claimPlannedTrips(ctx, visitor, userId);
  const place = findDestination((await readPendingSave(request)) ?? "");
  if (!place) return [cookie];
  await markDestination(ctx, userId, place.slug, "saved");
  const toast = await toastCookie({ kind: "success", text: markInWords("saved", place.name) });
  return [cookie, await pendingSaveCookie(), toast];
}
