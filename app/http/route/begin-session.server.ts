import { createSession } from "#app/modules/accounts/account/accounts.server";
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

/**
 * Signs this browser in, and gives the account what its visitor had begun: planned trips, and a place that was saved
 * just before.
 * @returns Set-Cookie values, the message about the place among them
 */
export async function beginSession(args: RouteArgs, userId: string): Promise<string[]> {
  const ctx = ctxOf(args);
  const { request } = args;
  const token = await createSession(ctx, userId, request.headers.get("User-Agent") ?? "", readSessionToken(request));
  const visitor = await readVisitor(request);
  if (visitor) await claimPlannedTrips(ctx, visitor, userId);
  const place = findDestination((await readPendingSave(request)) ?? "");
  if (!place) return [sessionCookie(token)];
  await markDestination(ctx, userId, place.slug, "saved");
  const toast = await toastCookie({ kind: "success", text: markInWords("saved", place.name) });
  return [sessionCookie(token), await pendingSaveCookie(), toast];
}
