import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { WorldMap } from "#app/components/ui/world-map";
import { ctxOf } from "#app/http/context.server";
import { CACHE } from "#app/http/responses.server";
import { costPerDay, countryName } from "#app/modules/catalogue/explore-item";
import { listOrBuiltIn } from "#app/modules/catalogue/explore.server";
import { optionLabel } from "#app/modules/catalogue/ui/filter-panel";
import { REGIONS } from "#app/modules/catalogue/vocabulary";
import { WORLD_VIEW, onMap } from "#app/modules/catalogue/map-view";

export const handle: PageHandle = { scripts: "none", tab: "explore" };
export const meta: MetaFunction = () => [{ title: "Choose on the map · Voyance" }, { name: "description", content: "Every place we plan for, on a map of the world and in a list by region." }];

export async function loader(args: LoaderFunctionArgs) {
  const all = await listOrBuiltIn(ctxOf(args));
  const places = all.map((place) => ({ slug: place.slug, name: place.name, country: countryName(place.country), region: place.region, perDay: costPerDay(place), ...onMap(place) }));
  return { places, regions: REGIONS.map((region) => ({ region, places: places.filter((place) => place.region === region) })).filter((one) => one.places.length > 0) };
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.public });

export default function MapRoute() {
  const { places, regions } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page stack sections-gap">
      <header className="stack">
        <p className="eyebrow">{places.length} places</p>
        <h1>On the map</h1>
        <p>Press a dot, or find the place by its region below.</p>
      </header>
      <div className="map-frame">
        <WorldMap label="Map of the world" spots={places} view={WORLD_VIEW} isChoice />
      </div>
      {regions.map(({ region, places: list }) => (
        <section key={region} className="stack">
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
