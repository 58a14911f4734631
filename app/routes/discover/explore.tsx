import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { ctxOf } from "#app/http/route/context.server";
import { findUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE } from "#app/http/answer/responses.server";
import { getExploreBundle } from "#app/modules/catalogue/explore/bundles.server";
import { listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import { filterOptions } from "#app/modules/catalogue/explore/explore.server";
import { onMap } from "#app/modules/catalogue/explore/map-view";
import { EXPLORE_GUIDES } from "#app/modules/content/explore-guides";
import { findAllTold } from "#app/modules/profile/told.server";
import type { Told } from "#app/modules/profile/told.server";
import { callWithFaults, type Ctx } from "#app/shared/context";
import type { Units } from "#app/shared/units";
import { BestMatches } from "./best-matches";
import { bestMatches, searchView, section } from "./explore-data.server";
import { ExploreView } from "./explore-view";
import type { Collections, Spot } from "./explore-view";
import { wholeSeasons, wholeSpotlight, wholeStyles } from "./explore-shelf.server";

export const handle: PageHandle = {
  scripts: "none",
  sharedBy: ["q", "vibe", "budget", "region", "season", "sort", "page"],
  tab: "explore",
};
export const meta: MetaFunction = (args) => [
  { title: "Explore the world with style · Voyance" },
  {
    name: "description",
    content: "Search by month, price and mood, filter by vibe, budget, region and season, or choose on a map.",
  },
  ...canonical(args),
];

/** The units of a traveller; metric where the preferences cannot be read. */
async function unitsOf(ctx: Ctx, told: Promise<Told>): Promise<Units> {
  try {
    return (await told).preferences().units;
  } catch (error) {
    ctx.log.error({ err: error }, "preferences could not be read for the explore page");
    return "metric";
  }
}

/** The shelves to look through, each section on its own; unfiltered, since there is no search. */
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

export async function loader(args: LoaderFunctionArgs) {
  const ctx = ctxOf(args);
  const params = queryOf(args.request);
  const user = await findUser(args).catch(() => undefined);
  const told = user && findAllTold(user.id);
  const units = told ? await unitsOf(ctx, told) : "metric";
  const [options, search] = await Promise.all([filterOptions(ctx), searchView(ctx, params, units)]);
  const [collections, guides] = await Promise.all([
    search.isActive ? undefined : collectionsOf(ctx),
    section(ctx, "guides", () => callWithFaults<typeof EXPLORE_GUIDES>(ctx, "guides", () => EXPLORE_GUIDES, [])),
  ]);
  const matches = user && told ? await bestMatches(ctx, user, told) : null;
  const page = Math.max(1, Math.min(50, Number(params.get("page")) || 1));
  const view = {
    options,
    search,
    collections,
    guides,
    matches,
    page,
    spots: allSpots(),
  };
  return data(view, { headers: { "Cache-Control": user ? CACHE.private : CACHE.public } });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function ExploreRoute() {
  const view = useLoaderData<typeof loader>();
  return <ExploreView {...view} matches={view.matches && <BestMatches {...view.matches} />} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
