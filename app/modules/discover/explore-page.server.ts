import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { getExploreBundle } from "#app/modules/catalogue/explore/bundles.server";
import { findPlaces } from "#app/modules/catalogue/explore/explore-find.server";
import { filterOptions } from "#app/modules/catalogue/explore/explore.server";
import { onMap } from "#app/modules/catalogue/explore/map-view";
import { listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import { NO_FILTERS } from "#app/modules/catalogue/search/explore-filters";
import { EXPLORE_GUIDES } from "#app/modules/content/explore-guides";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { isNonStop } from "#app/modules/inventory/network/non-stop";
import { matchesForUser } from "#app/modules/matching/matching.server";
import { findAllTold } from "#app/modules/profile/told.server";
import type { Told, ToldAll } from "#app/modules/profile/told.server";
import { callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { MONTHS } from "#app/shared/months";
import type { Units } from "#app/shared/units";
import { COLLECTION_SIZE, foundCards, seasonBlocks, styleBlocks } from "./explore-blocks";
import type { Collections, SectionOf, Spot } from "./explore-blocks";
import { routeThroughSearched } from "./searched-route.server";
import { routesOfMonth } from "./routes-page.server";
import { wholeSeasons, wholeSpotlight, wholeStyles } from "./explore-shelf.server";

/** How many matches are looked for where three are shown and the rest is a number (CHECKLIST EXPL-34). */
export const MATCHES_ASKED = 6;
const MOST_PAGES = 50;

/** Makes a section; its failure is logged and stays its own. */
async function section<T>(ctx: Ctx, name: string, make: () => T | Promise<T>): Promise<SectionOf<T>> {
  try {
    return { status: "ready", value: await make() };
  } catch (error) {
    ctx.log.error({ err: error, section: name }, "a section of the explore page failed");
    return { status: "failed" };
  }
}

/**
 * The best matches of a user who may see them, for this month; null for everybody else, while the matcher is off and
 * when it fails: the page is complete without (CHECKLIST EXPL-33, EXPL-40, EXPL-42).
 */
async function bestMatches(ctx: Ctx, user: CurrentUser, told: Promise<ToldAll>) {
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

/** The units a traveller reads in; the usual ones where they cannot be had. */
async function unitsOf(ctx: Ctx, told: Promise<Told>): Promise<Units> {
  try {
    return (await told).preferences().units;
  } catch (error) {
    ctx.log.error({ err: error }, "preferences could not be read for the explore page");
    return "metric";
  }
}

/** The places to look through, each section on its own: everything, since nothing is searched for. */
async function collectionsOf(ctx: Ctx): Promise<Collections> {
  const bundle = section(ctx, "bundle", () => getExploreBundle(ctx));
  const shelf = async () => {
    const got = await bundle;
    if (got.status === "failed") throw new Error("The explore bundle could not be loaded");
    return got.value;
  };
  const [seasons, styles, spotlight] = await Promise.all([
    section(ctx, "seasons", async () => wholeSeasons(await shelf(), ctx.now.getUTCMonth() + 1)),
    section(ctx, "styles", async () => wholeStyles(await shelf())),
    section(ctx, "spotlight", async () => wholeSpotlight(await shelf())),
  ]);
  return { seasons, styles, spotlight };
}

/** All places on the map, which are the same for as long as the server runs. */
let spots: Spot[] | undefined;
const allSpots = (): Spot[] =>
  (spots ??= listDestinations().map((place) => ({ slug: place.slug, name: place.name, ...onMap(place) })));

/** Everything the explore page shows. @param params what its address asks for */
export async function explorePage(ctx: Ctx, user: CurrentUser | undefined, params: URLSearchParams) {
  const told = user && findAllTold(user.id);
  const units = told ? await unitsOf(ctx, told) : "metric";
  const [options, found] = await Promise.all([filterOptions(ctx), findPlaces(ctx, params, { units, isNonStop })]);
  const search = foundCards(found, pictureOf);
  const [collections, routes, guides] = await Promise.all([
    search.isActive ? undefined : collectionsOf(ctx),
    search.isActive ? undefined : section(ctx, "routes", () => routesOfMonth(ctx.now.getUTCMonth() + 1)),
    section(ctx, "guides", () => callWithFaults<typeof EXPLORE_GUIDES>(ctx, "guides", () => EXPLORE_GUIDES, [])),
  ]);
  const matches = user && told ? await bestMatches(ctx, user, told) : null;
  const route = search.query ? routeThroughSearched(search.query) : undefined;
  const page = Math.max(1, Math.min(MOST_PAGES, Number(params.get("page")) || 1));
  return { options, search, route, collections, routes, guides, matches, page, spots: allSpots() };
}

/** The four seasons, the current one first, for their own page. */
export function seasonsPage(ctx: Ctx) {
  return section(ctx, "seasons", async () =>
    seasonBlocks(
      { bundle: await getExploreBundle(ctx), filters: NO_FILTERS, pictureOf },
      ctx.now.getUTCMonth() + 1,
      COLLECTION_SIZE,
    ),
  );
}

/** The six styles, for their own page. */
export function stylesPage(ctx: Ctx) {
  return section(ctx, "styles", async () =>
    styleBlocks({ bundle: await getExploreBundle(ctx), filters: NO_FILTERS, pictureOf }, COLLECTION_SIZE),
  );
}
