import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { EmptyState } from "#app/components/ui/empty-state";
import { ctxOf } from "#app/http/route/context.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE } from "#app/http/answer/responses.server";
import { optionLabel } from "#app/modules/catalogue/ui/filter-panel";
import { RouteChoices } from "#app/modules/catalogue/ui/route-choices";
import { routesPage } from "#app/modules/discover/routes-page.server";
import { MOST_NIGHTS_IN_ALL, ROUTE_PATH } from "#app/modules/journeys/route-form";
import { formatCount } from "#app/shared/format";
import { RouteGrid } from "./route-cards";

export const handle: PageHandle = { scripts: "none", sharedBy: ["region", "length", "month"], tab: "explore" };
export const meta: MetaFunction = (args) => [
  { title: "Routes that many people take · Voyance" },
  {
    name: "description",
    content: "Trips through several places, in the order people take them: how long, by what, when, and what is hard.",
  },
  ...canonical(args),
];

export function loader(args: LoaderFunctionArgs) {
  return routesPage(ctxOf(args), queryOf(args.request));
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.public });

/** A route that is made for the traveller, through a country that they name or that is drawn. */
function AskForRoute() {
  return (
    <form action={ROUTE_PATH} method="get" className="row month-form" aria-label="Or let us make one">
      <div className="field">
        <label htmlFor="area">Country or region</label>
        <input id="area" name="area" type="text" maxLength={80} placeholder="Japan" autoComplete="off" />
      </div>
      <div className="field">
        <label htmlFor="inAll">Nights</label>
        <input id="inAll" name="inAll" type="number" min={1} max={MOST_NIGHTS_IN_ALL} defaultValue={10} />
      </div>
      <button type="submit" className="button">
        Suggest a route
      </button>
      <button type="submit" className="button" name="do" value="surprise">
        Surprise me with a route
      </button>
    </form>
  );
}

export default function RoutesRoute() {
  const { filters, isChosen, total, found, groups, idle } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page stack sections-gap">
      <header className="stack">
        <p className="eyebrow">{total} trips through several places</p>
        <h1>Routes that many people take</h1>
        <p>Take one as it is, or change its places, order and nights when you plan it.</p>
        <RouteChoices filters={filters} />
        <AskForRoute />
        {isChosen && found > 0 && (
          <p className="row" role="status">
            <span>{formatCount(found, "route")} like that</span>
            <a className="target" href="/explore/routes">
              Show all routes
            </a>
          </p>
        )}
      </header>
      {found === 0 && (
        <EmptyState picture={idle}>
          <p role="status">We know no route like that. Try another month, or any length.</p>
          <p>
            <a className="button" href="/explore/routes">
              Show all routes
            </a>
          </p>
        </EmptyState>
      )}
      {groups.map(({ region, routes, all }, index) => (
        <section key={region} id={region} className="stack wide-gap">
          <div className="row spread">
            <h2>{optionLabel(region)}</h2>
            {!isChosen && all > routes.length && (
              <a className="target" href={`/explore/routes?region=${region}`}>
                All {all} routes in {optionLabel(region)}
              </a>
            )}
          </div>
          <RouteGrid routes={routes} isFirstEager={index === 0} />
        </section>
      ))}
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
