import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { WorldMap } from "#app/components/ui/world-map";
import { ctxOf } from "#app/http/route/context.server";
import { findUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE } from "#app/http/answer/responses.server";
import { WORLD_VIEW } from "#app/modules/catalogue/explore/map-view";
import { MonthField } from "#app/modules/catalogue/ui/month-field";
import { warmPage } from "#app/modules/discover/warm-page.server";
import { PlaceGrid } from "./sections";

export const handle: PageHandle = { scripts: "none", sharedBy: ["month"], tab: "explore" };
export const meta: MetaFunction<typeof loader> = ({ data: page, ...args }) => [
  { title: `Warm and dry in ${page?.name ?? "any month"} · Voyance` },
  { name: "description", content: "Where the days are warm and the rain stays away, month by month." },
  ...canonical(args),
];

export async function loader(args: LoaderFunctionArgs) {
  const user = await findUser(args).catch(() => undefined);
  const view = await warmPage(ctxOf(args), user, queryOf(args.request).get("month"));
  // A page in somebody's own units is nobody else's.
  return data(view, { headers: { "Cache-Control": user ? CACHE.private : CACHE.public } });
}

export const headers: HeadersFunction = ({ errorHeaders, loaderHeaders }) => errorHeaders ?? loaderHeaders;

export default function WarmAndDryRoute() {
  const { month, warm, name, count, spots, places } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page stack sections-gap">
      <header className="stack">
        <p className="eyebrow">By the weather</p>
        <h1>Warm and dry in {name}</h1>
        <p>
          {count} of {spots.length} places have days of {warm} and at most seven days of rain.
        </p>
        <form action="/explore/warm-and-dry" method="get" className="row month-form">
          <MonthField label="Month" month={month} />
          <button type="submit" className="button">
            Show this month
          </button>
        </form>
      </header>
      <div className="map-frame">
        <WorldMap
          label={`Map of the world; ${count} places are marked as warm and dry in ${name}`}
          spots={spots}
          view={WORLD_VIEW}
        />
      </div>
      <PlaceGrid places={places} />
      {count > places.length && <p className="meta">The {places.length} driest are shown.</p>}
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
