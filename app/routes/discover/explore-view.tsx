import type { ReactNode } from "react";
import { WorldMap } from "#app/components/ui/world-map";
import type { FilterOptions } from "#app/modules/catalogue/search/explore-filters";
import { FilterPanel } from "#app/modules/catalogue/ui/filter-panel";
import { WORLD_VIEW } from "#app/modules/catalogue/explore/map-view";
import type { Collections, SectionOf, Spot, foundCards } from "#app/modules/discover/explore-blocks";
import type { RouteCardView } from "#app/modules/discover/route-card";
import { ExploreEnd } from "./explore-end";
import { Results } from "./results";
import { RouteGrid } from "./route-cards";
import { ExploreSection, OnItsOwn, PlaceGrid, SeasonBlocks, StyleTabs } from "./sections";

/** A guide as the page names it; for a guide on a device only the title is known. */
interface GuidePreview {
  slug: string;
  title: string;
  line?: string;
  minutes?: number;
}

interface ExploreViewProps {
  options: FilterOptions;
  search: ReturnType<typeof foundCards>;
  /** A route through the country that was searched for; undefined for any other search, and on a device. */
  route?: { label: string; href: string };
  /** The shelves to look through; undefined below a search, where they would show the same places again. */
  collections?: Collections;
  /** Routes that are at their best now; undefined below a search, and on a device, which has none. */
  routes?: SectionOf<{ total: number; routes: RouteCardView[] }>;
  guides: SectionOf<readonly GuidePreview[]>;
  /** The section of the traveller's own matches, if there is one. */
  matches?: ReactNode;
  page: number;
  spots: Spot[];
}

/** The explore page, drawn alike by the server and, offline, on a device. */
export function ExploreView({
  options,
  search,
  route,
  collections,
  routes,
  guides,
  matches,
  page,
  spots,
}: ExploreViewProps) {
  return (
    <>
      <section className={search.isActive ? "wrap explore-hero searching" : "wrap explore-hero"}>
        <div className="stack">
          <p className="eyebrow">{search.total} places worth going to</p>
          <h1>Explore the World with Style</h1>
        </div>
        <section className="find" aria-label="Find a destination">
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
        <p className="row">
          <a className="button" href="#destinations">
            Browse Destinations
          </a>
          <a className="target" href="/explore/warm-and-dry">
            Where is it warm and dry?
          </a>
          <a className="target" href="/explore/routes">
            Routes through several places
          </a>
        </p>
        {/* After a search the results come first. */}
        {!search.isActive && (
          <a className="map-link" href="/explore/map">
            <OnItsOwn name="Map">
              <WorldMap label={`A map of the world with ${spots.length} places`} spots={spots} view={WORLD_VIEW} />
            </OnItsOwn>
            <span className="target">Choose on the map</span>
          </a>
        )}
      </section>
      <div id="destinations">
        <OnItsOwn name="Search results">
          {search.isActive && <Results search={search} route={route} page={page} />}
        </OnItsOwn>
        <OnItsOwn name="Personalized recommendations">{matches}</OnItsOwn>
        {collections && (
          <ExploreSection
            title="Seasonal Collections"
            fallback="Seasonal collections"
            section={collections.seasons}
            link={{ to: "/explore/seasons", label: "View All Seasons" }}
          >
            {(blocks) => <SeasonBlocks blocks={blocks} folds />}
          </ExploreSection>
        )}
      </div>
      {collections && (
        <ExploreSection
          title="Explore by Travel Style"
          fallback="Travel styles"
          section={collections.styles}
          link={{ to: "/explore/styles", label: "See All Styles" }}
          isSunk
        >
          {(blocks) => <StyleTabs blocks={blocks} />}
        </ExploreSection>
      )}
      {routes && (
        <ExploreSection
          title="Routes that many people take"
          fallback="Routes"
          section={routes}
          link={{
            to: "/explore/routes",
            label: routes.status === "ready" ? `All ${routes.value.total} routes` : "All routes",
          }}
        >
          {(shelf) => (
            <div className="similar">
              <RouteGrid routes={shelf.routes} />
            </div>
          )}
        </ExploreSection>
      )}
      <ExploreSection title="Guides" fallback="Guides" section={guides} link={{ to: "/guides", label: "All guides" }}>
        {(list) =>
          list.length === 0 ? (
            <p>No guides at the moment</p>
          ) : (
            <div className="grid three">
              {list.map((guide) => (
                <a key={guide.slug} className="panel stack place" href={`/guides/${guide.slug}`}>
                  {guide.minutes !== undefined && <span className="eyebrow">{guide.minutes} min read</span>}
                  <span className="name">{guide.title}</span>
                  {guide.line && <span>{guide.line}</span>}
                </a>
              ))}
            </div>
          )
        }
      </ExploreSection>
      {collections && (
        <ExploreSection
          title="Spotlight"
          fallback="Spotlight"
          section={collections.spotlight}
          link={{ to: "/destinations", label: "All handpicked destinations" }}
          isSunk
        >
          {(places) =>
            places.length > 0 ? <PlaceGrid places={places} hasTags /> : <p>No destinations in the spotlight today</p>
          }
        </ExploreSection>
      )}
      <ExploreEnd />
    </>
  );
}
