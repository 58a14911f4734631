import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { WorldMap } from "#app/components/ui/world-map";
import { ctxOf } from "#app/http/context.server";
import { findUser } from "#app/http/guards.server";
import { CACHE } from "#app/http/responses.server";
import { getExploreBundle } from "#app/modules/catalogue/bundles.server";
import { listDestinations } from "#app/modules/catalogue/catalogue.server";
import { filterOptions } from "#app/modules/catalogue/explore.server";
import { FilterPanel } from "#app/modules/catalogue/ui/filter-panel";
import { WORLD_VIEW, onMap } from "#app/modules/catalogue/map-view";
import { EXPLORE_GUIDES } from "#app/modules/content/explore-guides";
import { getPreferences } from "#app/modules/profile/preferences.server";
import { callWithFaults, type Ctx } from "#app/shared/context";
import type { Units } from "#app/shared/units";
import { BestMatches } from "./best-matches";
import { bestMatches, searchView, seasonBlocks, section, styleBlocks, views } from "./explore-data.server";
import { ExploreEnd } from "./explore-end";
import { Results } from "./results";
import { ExploreSection, OnItsOwn, PlaceGrid, SeasonBlocks, StyleTabs } from "./sections";

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

/** The units a traveller reads in; the usual ones where they cannot be had. */
async function unitsOf(ctx: Ctx, userId: string): Promise<Units> {
  try {
    return (await getPreferences(userId)).units;
  } catch (error) {
    ctx.log.error({ err: error }, "preferences could not be read for the explore page");
    return "metric";
  }
}

export async function loader(args: LoaderFunctionArgs) {
  const ctx = ctxOf(args);
  const params = new URL(args.request.url).searchParams;
  const user = await findUser(args).catch(() => undefined);
  const units = user ? await unitsOf(ctx, user.id) : "metric";
  const [options, search] = await Promise.all([filterOptions(ctx), searchView(ctx, params, units)]);
  const bundle = section(ctx, "bundle", () => getExploreBundle(ctx));
  const whole = async () => {
    const got = await bundle;
    if (got.status === "failed") throw new Error("The explore bundle could not be loaded");
    return got.value;
  };
  const [seasons, styles, spotlight, guides] = await Promise.all([
    section(ctx, "seasons", async () => seasonBlocks(ctx, await whole(), search.filters)),
    section(ctx, "styles", async () => styleBlocks(await whole(), search.filters)),
    section(ctx, "spotlight", async () => views((await whole()).spotlight)),
    section(ctx, "guides", () => callWithFaults<typeof EXPLORE_GUIDES>(ctx, "guides", () => EXPLORE_GUIDES, [])),
  ]);
  const matches = user ? await bestMatches(ctx, user) : null;
  const page = Math.max(1, Math.min(50, Number(params.get("page")) || 1));
  const view = {
    options,
    search,
    seasons,
    styles,
    spotlight,
    guides,
    matches,
    page,
    spots: listDestinations().map((place) => ({ slug: place.slug, name: place.name, ...onMap(place) })),
  };
  return data(view, { headers: { "Cache-Control": user ? CACHE.private : CACHE.public } });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function ExploreRoute() {
  const { options, search, seasons, styles, spotlight, guides, matches, page, spots } = useLoaderData<typeof loader>();
  return (
    <>
      <section className="wrap explore-hero">
        <div className="stack">
          <p className="eyebrow">{search.total} places worth going to</p>
          <h1>Explore the World with Style</h1>
          <p className="row">
            <a className="button" href="#destinations">
              Browse Destinations
            </a>
            <a className="target" href="/explore/warm-and-dry">
              Where is it warm and dry?
            </a>
          </p>
        </div>
        <a className="map-link" href="/explore/map">
          <OnItsOwn name="Map">
            <WorldMap label={`A map of the world with ${spots.length} places`} spots={spots} view={WORLD_VIEW} />
          </OnItsOwn>
          <span className="target">Choose on the map</span>
        </a>
      </section>
      <section className="wrap section-tight" aria-label="Find a destination">
        <OnItsOwn name="Search">
          <FilterPanel
            key={JSON.stringify(search.filters) + search.query}
            options={options}
            filters={search.filters}
            query={search.query}
            sort={search.sort}
          />
        </OnItsOwn>
      </section>
      <div id="destinations">
        <OnItsOwn name="Search results">{search.isActive && <Results search={search} page={page} />}</OnItsOwn>
        <OnItsOwn name="Personalized recommendations">{matches && <BestMatches {...matches} />}</OnItsOwn>
        <ExploreSection
          title="Seasonal Collections"
          fallback="Seasonal collections"
          section={seasons}
          link={{ to: "/explore/seasons", label: "View All Seasons" }}
        >
          {(blocks) => <SeasonBlocks blocks={blocks} />}
        </ExploreSection>
      </div>
      <ExploreSection
        title="Explore by Travel Style"
        fallback="Travel styles"
        section={styles}
        link={{ to: "/explore/styles", label: "See All Styles" }}
        isSunk
      >
        {(blocks) => <StyleTabs blocks={blocks} />}
      </ExploreSection>
      <ExploreSection title="Guides" fallback="Guides" section={guides} link={{ to: "/guides", label: "All guides" }}>
        {(list) =>
          list.length === 0 ? (
            <p>No guides at the moment</p>
          ) : (
            <div className="grid three">
              {list.map((guide) => (
                <a key={guide.slug} className="panel stack place" href={`/guides/${guide.slug}`}>
                  <span className="eyebrow">{guide.minutes} min read</span>
                  <span className="name">{guide.title}</span>
                  <span>{guide.line}</span>
                </a>
              ))}
            </div>
          )
        }
      </ExploreSection>
      <ExploreSection
        title="Spotlight"
        fallback="Spotlight"
        section={spotlight}
        link={{ to: "/destinations", label: "All handpicked destinations" }}
        isSunk
      >
        {(places) =>
          places.length > 0 ? <PlaceGrid places={places} hasTags /> : <p>No destinations in the spotlight today</p>
        }
      </ExploreSection>
      <ExploreEnd />
    </>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
