import { db } from "#app/db/client.server";
import { hashToken, newId } from "#app/db/ids.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { keptLinkKey, linkKeys } from "#app/modules/accounts/account/derived-links.server";
import { consumeAttempt } from "#app/modules/accounts/account/rate-limits.server";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { AppError } from "#app/shared/app-error";
import { callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { toSharedPlace } from "./shared-run";
import type { SharedRun } from "./shared-run";
import { getRun } from "./surprise.server";
import { noteSharing, selectSharedRun } from "./surprise.repo.server";
import type { SurpriseRun } from "./surprise.repo.server";

const MISSES_PER_ADDRESS = { points: 60, seconds: 900 };
/** 32 bytes in base64url. */
const TOKEN = /^[\w-]{43}$/;
const GONE = "This surprise is no longer shared. Ask the person who sent you the link.";

/** The public address of a draw; none while it is not shared. */
export function sharedPath({ sharedAs, shareHash }: Pick<SurpriseRun, "sharedAs" | "shareHash">): string | undefined {
  return sharedAs ? `/surprise/shared/${keptLinkKey(`surprise:${sharedAs}`, shareHash)}` : undefined;
}

/**
 * Gives a draw of the user a public address; one that has an address keeps it. @throws AppError NOT_FOUND; PortFailure
 */
export function shareRun(ctx: Ctx, user: Pick<CurrentUser, "id">, runId: string): Promise<void> {
  return callWithFaults(ctx, "surprise", async () => {
    const run = await getRun(user, runId);
    const as = newId();
    await noteSharing(db(), run.id, user.id, { as, hash: hashToken(linkKeys(`surprise:${as}`)[0]) });
  });
}

/** Takes the public address away for ever: a later one differs. @throws AppError NOT_FOUND; PortFailure */
export function unshareRun(ctx: Ctx, user: Pick<CurrentUser, "id">, runId: string): Promise<void> {
  return callWithFaults(ctx, "surprise", async () => {
    const run = await getRun(user, runId);
    await noteSharing(db(), run.id, user.id, null);
  });
}

/**
 * The content of a draw's public address: the places and their reasons in general. The traveller, the departure, the
 * budget and the wishes are not in it.
 * @throws AppError NOT_FOUND, RATE_LIMITED
 */
export async function findSharedRun(ctx: Ctx, token: string): Promise<SharedRun> {
  const run = TOKEN.test(token)
    ? await callWithFaults(ctx, "surprise", () => selectSharedRun(db(), hashToken(token)))
    : undefined;
  if (!run) {
    await consumeAttempt(ctx, `surprise-miss:${ctx.address}`, MISSES_PER_ADDRESS, "Please wait a few minutes.");
    throw new AppError("NOT_FOUND", GONE);
  }
  const { request, candidates } = run;
  return {
    startDate: request.startDate,
    endDate: request.endDate,
    places: candidates.flatMap(({ id }) => {
      const place = findDestination(id);
      return place ? [toSharedPlace(place, request)] : [];
    }),
  };
}
