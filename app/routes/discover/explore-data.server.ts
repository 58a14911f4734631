import { pictureOf } from "#app/modules/catalogue/art.server";
import type { ExploreBundle } from "#app/modules/catalogue/bundles";
import { countFilters, matchesFilters } from "#app/modules/catalogue/explore-filters";
import type { ExploreFilters } from "#app/modules/catalogue/explore-filters";
import type { ExploreItem } from "#app/modules/catalogue/explore-item";
import {
  SEASON_SIZE,
  STYLE_TABS,
  bestInSeason,
  goodInFirst,
  ofStyle,
  seasonOfMonth,
  seasonsFrom,
  styleList,
} from "#app/modules/catalogue/explore-sections";
import { findPlaces } from "#app/modules/catalogue/explore-find.server";
import type { FoundItem } from "#app/modules/catalogue/explore-find.server";
import { MONTHS } from "#app/shared/months";
import { toPlaceView } from "#app/modules/catalogue/ui/place-card";
import type { PlaceView } from "#app/modules/catalogue/ui/place-card";
import type { CurrentUser } from "#app/modules/accounts/current-user";
import { isNonStop } from "#app/modules/inventory/non-stop";
import { matchesForUser } from "#app/modules/matching/matching.server";
import type { MatchView } from "#app/modules/matching/ui/match-card";
import type { Ctx } from "#app/shared/context";
import type { Units } from "#app/shared/units";
import { MATCHES_ASKED } from "./best-matches";
import type { SeasonBlock, SectionOf, StyleBlock } from "./sections";

const STYLE_CARDS = 4;

/** Makes a section; its failure is logged and stays its own. */
export async function section<T>(ctx: Ctx, name: string, make: () => T | Promise<T>): Promise<SectionOf<T>> {
  try {
    return { status: "ready", value: await make() };
  } catch (error) {
    ctx.log.error({ err: error, section: name }, "a section of the explore page failed");
    return { status: "failed" };
  }
}

/** Cards of items. */
export function views(items: readonly ExploreItem[]): PlaceView[] {
  return items.map((item) => toPlaceView(item, pictureOf(item.id)));
}

/** The seasons with the places that pass the filters, the current one first. */
export function seasonBlocks(
  ctx: Ctx,
  bundle: ExploreBundle,
  filters: ExploreFilters,
  limit = SEASON_SIZE,
): SeasonBlock[] {
  const month = ctx.now.getUTCMonth() + 1;
  const current = seasonOfMonth(month);
  const isWhole = countFilters(filters) === 0 && limit === SEASON_SIZE;
  const passing = bundle.all.filter((item) => matchesFilters(item, filters));
  return seasonsFrom(current).map((season) => {
    const places = isWhole ? bundle.seasonal[season] : bestInSeason(passing, season, passing.length);
    const isCurrent = season === current;
    return { season, isCurrent, places: views((isCurrent ? goodInFirst(places, month) : places).slice(0, limit)) };
  });
}

/** The styles with the places that pass the filters. */
export function styleBlocks(bundle: ExploreBundle, filters: ExploreFilters, limit = STYLE_CARDS): StyleBlock[] {
  const passing = bundle.all.filter((item) => matchesFilters(item, filters));
  return STYLE_TABS.map(({ id, key }) => ({
    id,
    places: views(
      (countFilters(filters) === 0 ? styleList(bundle.style, key, bundle.all) : ofStyle(passing, key, limit)).slice(
        0,
        limit,
      ),
    ),
  }));
}

/** What an address asks for, as cards. */
export async function searchView(ctx: Ctx, params: URLSearchParams, units: Units) {
  const search = await findPlaces(ctx, params, { units, isNonStop });
  const cards = (found: readonly FoundItem[]): PlaceView[] =>
    found.map(({ item, reasons }) => toPlaceView(item, pictureOf(item.id), reasons));
  return { ...search, places: cards(search.places), near: cards(search.near) };
}

/**
 * The best matches of a user who may see them, for this month; null for everybody else, while the matcher is off and
 * when it fails: the page is complete without (CHECKLIST EXPL-33, EXPL-40, EXPL-42).
 */
export async function bestMatches(
  ctx: Ctx,
  user: CurrentUser,
): Promise<{ matches: MatchView[]; month: string; hasDna: boolean } | null> {
  if (!user.capabilities.canSeePriceLockTimer) return null;
  const month = ctx.now.getUTCMonth() + 1;
  try {
    const matches = await matchesForUser(ctx, user.id, month, MATCHES_ASKED);
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
