import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { WorldMap } from "#app/components/ui/world-map";
import { ctxOf } from "#app/http/route/context.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE } from "#app/http/answer/responses.server";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { costPerDay, monthNames } from "#app/modules/catalogue/places/explore-item";
import { countryName } from "#app/shared/display-names";
import { listOrBuiltIn } from "#app/modules/catalogue/explore/explore.server";
import { optionLabel } from "#app/modules/catalogue/ui/filter-panel";
import { REGIONS } from "#app/modules/catalogue/schema/vocabulary";
import { MOST_ZOOMS, spotsAround, spreadTargets, targetsIn } from "#app/modules/catalogue/explore/map-clusters";
import { WORLD_VIEW, onMap, viewOfAll } from "#app/modules/catalogue/explore/map-view";
import type { MapView } from "#app/modules/catalogue/explore/map-view";
import { MapCards, MapTargets } from "./map-targets";

export const handle: PageHandle = { scripts: "none", sharedBy: ["region", "around", "times"], tab: "explore" };
export const meta: MetaFunction = (args) => [
  { title: "Choose on the map · Voyance" },
  { name: "description", content: "Every place we plan for, on a map of the world and in a list by region." },
  ...canonical(args),
];

/** The view of the map: centred on a place, magnified so many times. An unreadable query gives the whole map. */
function lookOf(query: URLSearchParams): { slug: string; times: number } {
  const times = Number(query.get("times"));
  return {
    slug: query.get("around") ?? "",
    times: Number.isInteger(times) && times > 0 ? Math.min(times, MOST_ZOOMS) : 0,
  };
}

/** The card of a place that stands alone on the map. */
function cardOf(place: Awaited<ReturnType<typeof listOrBuiltIn>>[number]) {
  return {
    slug: place.slug,
    name: place.name,
    country: countryName(place.country),
    perDay: costPerDay(place),
    bestMonths: monthNames(place.bestMonths),
    picture: pictureOf(place.slug, "card"),
  };
}

export async function loader(args: LoaderFunctionArgs) {
  const all = await listOrBuiltIn(ctxOf(args));
  const query = queryOf(args.request);
  const near = REGIONS.find((one) => one === query.get("region"));
  const shown = near ? all.filter(({ region }) => region === near) : all;
  const places = all.map((place) => ({
    slug: place.slug,
    name: place.name,
    country: countryName(place.country),
    region: place.region,
    perDay: costPerDay(place),
    ...onMap(place),
  }));
  const ofRegion = places.filter(({ region }) => !near || region === near);
  const look = lookOf(query);
  const seen = near
    ? spotsAround(ofRegion, viewOfAll(shown), look)
    : { spots: ofRegion, view: WORLD_VIEW as MapView, times: 0 };
  const groups = near
    ? targetsIn(seen.spots, seen.view)
    : spreadTargets(
        REGIONS.map((region) => places.filter((place) => place.region === region)),
        WORLD_VIEW,
      );
  const targets = groups.map(({ spots, ...at }) => {
    const [first] = spots;
    const { slug, name, region } = first!;
    const isOne = spots.length === 1;
    const closer = `/explore/map?region=${region}${near ? `&around=${slug}&times=${seen.times + 1}` : ""}#map`;
    return {
      x: Math.round(at.x),
      y: Math.round(at.y),
      count: spots.length,
      name: isOne ? name : near ? `Around ${name}` : optionLabel(region),
      href: isOne ? `#card-${slug}` : closer,
      alone: isOne ? slug : null,
    };
  });
  const alone = new Set(targets.flatMap((target) => target.alone ?? []));
  return {
    near,
    isClose: seen.times > 0,
    view: seen.view,
    spots: [...seen.spots],
    targets,
    cards: all.filter(({ slug }) => alone.has(slug)).map(cardOf),
    places,
    regions: REGIONS.map((region) => ({ region, places: places.filter((place) => place.region === region) })).filter(
      (one) => one.places.length > 0,
    ),
  };
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.public });

export default function MapRoute() {
  const { near, isClose, view, spots, targets, cards, places, regions } = useLoaderData<typeof loader>();
  // The region that is on the map comes first below it.
  const listed = [...regions].sort((a, b) => Number(b.region === near) - Number(a.region === near));
  const label = near ? `Map of ${optionLabel(near)}` : "Map of the world";
  return (
    <div className="wrap page stack sections-gap">
      <header className="stack">
        <p className="eyebrow">{places.length} places</p>
        <h1>On the map</h1>
        <p>Tap the map, or find a place by region below.</p>
      </header>
      <div className="stack">
        <nav className="near-links" aria-label="Part of the map">
          <a href="/explore/map" aria-current={near ? undefined : "page"}>
            The world
          </a>
          {regions.map(({ region }) => (
            <a
              key={region}
              href={`/explore/map?region=${region}`}
              aria-current={region === near && !isClose ? "page" : undefined}
            >
              {optionLabel(region)}
            </a>
          ))}
        </nav>
        <div className={near ? "map-frame of-part" : "map-frame"} id="map">
          <WorldMap label={label} spots={spots} view={view} isChoice />
          <MapTargets label={label} targets={targets} view={view} />
        </div>
        <MapCards cards={cards} />
      </div>
      {listed.map(({ region, places: list }) => (
        <section key={region} className="stack" id={region}>
          <div className="row spread">
            <h2 className="step-2">{optionLabel(region)}</h2>
            <a className="target" href={`/explore?region=${region}#destinations`}>
              See them as posters
            </a>
          </div>
          <ul className="gazetteer" role="list">
            {list.map((place) => (
              <li key={place.slug}>
                <a href={`/destination/${place.slug}`}>{place.name}</a>
                <span className="meta">{place.country}</span>
                <span className="meta num">${place.perDay}/day</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
