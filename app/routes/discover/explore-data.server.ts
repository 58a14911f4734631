import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { findPlaces } from "#app/modules/catalogue/explore/explore-find.server";
import { MONTHS } from "#app/shared/months";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { isNonStop } from "#app/modules/inventory/network/non-stop";
import { matchesForUser } from "#app/modules/matching/matching.server";
import type { MatchView } from "#app/modules/matching/ui/match-card";
import type { ToldAll } from "#app/modules/profile/told.server";
import type { Ctx } from "#app/shared/context";
import type { Units } from "#app/shared/units";
import { MATCHES_ASKED } from "./best-matches";
import { foundCards } from "./explore-blocks";
import type { SectionOf } from "./sections";

/** Makes a section; a failure is logged and leaves the other sections whole. */
export async function section<T>(ctx: Ctx, name: string, make: () => T | Promise<T>): Promise<SectionOf<T>> {
  try {
    return { status: "ready", value: await make() };
  } catch (error) {
    ctx.log.error({ err: error, section: name }, "a section of the explore page failed");
    return { status: "failed" };
  }
}

/** The places that an address asks for, as cards. */
export async function searchView(ctx: Ctx, params: URLSearchParams, units: Units) {
  return foundCards(await findPlaces(ctx, params, { units, isNonStop }), pictureOf);
}

/**
 * The best matches of a user who may see them, for this month. Null for everybody else, while the matcher is off and
 * when it fails: the page is complete without them (CHECKLIST EXPL-33, EXPL-40, EXPL-42).
 */
export async function bestMatches(
  ctx: Ctx,
  user: CurrentUser,
  told: Promise<ToldAll>,
): Promise<{ matches: MatchView[]; month: string; hasDna: boolean } | null> {
  if (!user.capabilities.canSeeMatches) return null;
  const month = ctx.now.getUTCMonth() + 1;
  try {
    const matches = await matchesForUser(ctx, () => told, month, MATCHES_ASKED);
    if (matches.length === 0) return null;
    return {
      matches: matches.map((match) => ({ ...match, picture: pictureOf(match.slug, "card") })),
      month: MONTHS[month - 1] ?? "",
      hasDna: user.quizCompleted,
    };
  } catch (error) {
    ctx.log.error({ err: error }, "Failed to fetch DNA matches");
    return null;
  }
}
