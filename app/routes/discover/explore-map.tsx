import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { WorldMap } from "#app/components/ui/world-map";
import { ctxOf } from "#app/http/context.server";
import { CACHE } from "#app/http/responses.server";
import { costPerDay } from "#app/modules/catalogue/explore-item";
import { countryName } from "#app/shared/display-names";
import { listOrBuiltIn } from "#app/modules/catalogue/explore.server";
import { optionLabel } from "#app/modules/catalogue/ui/filter-panel";
import { REGIONS } from "#app/modules/catalogue/vocabulary";
import { WORLD_VIEW, onMap, viewOfAll } from "#app/modules/catalogue/map-view";

export const handle: PageHandle = { scripts: "none", sharedBy: ["region"], tab: "explore" };
export const meta: MetaFunction = (args) => [
  { title: "Choose on the map · Voyance" },
  { name: "description", content: "Every place we plan for, on a map of the world and in a list by region." },
  ...canonical(args),
];

export async function loader(args: LoaderFunctionArgs) {
  const all = await listOrBuiltIn(ctxOf(args));
  const near = REGIONS.find((one) => one === new URL(args.request.url).searchParams.get("region"));
  const shown = near ? all.filter(({ region }) => region === near) : all;
  const places = all.map((place) => ({
    slug: place.slug,
    name: place.name,
    country: countryName(place.country),
    region: place.region,
    perDay: costPerDay(place),
    ...onMap(place),
  }));
  return {
    near,
    view: near ? viewOfAll(shown) : WORLD_VIEW,
    spots: places.filter(({ region }) => !near || region === near),
    places,
    regions: REGIONS.map((region) => ({ region, places: places.filter((place) => place.region === region) })).filter(
      (one) => one.places.length > 0,
    ),
  };
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.public });

export default function MapRoute() {
  const { near, view, spots, places, regions } = useLoaderData<typeof loader>();
  // The part that is on the map comes first below it.
  const listed = [...regions].sort((a, b) => Number(b.region === near) - Number(a.region === near));
  return (
    <div className="wrap page stack sections-gap">
      <header className="stack">
        <p className="eyebrow">{places.length} places</p>
        <h1>On the map</h1>
        <p>Press a dot, or find the place by its region below.</p>
      </header>
      <div className="stack">
        <nav className="near-links" aria-label="Part of the map">
          <a href="/explore/map" aria-current={near ? undefined : "page"}>
            The world
          </a>
          {regions.map(({ region }) => (
            <a key={region} href={`/explore/map?region=${region}`} aria-current={region === near ? "page" : undefined}>
              {optionLabel(region)}
            </a>
          ))}
        </nav>
        <div className={near ? "map-frame of-part" : "map-frame"}>
          <WorldMap
            label={near ? `Map of ${optionLabel(near)}` : "Map of the world"}
            spots={spots}
            view={view}
            isChoice
          />
        </div>
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
