import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { SpanBar } from "#app/components/plot/span-bar";
import { EmptyState } from "#app/components/ui/empty-state";
import { Poster } from "#app/components/ui/poster";
import { ctxOf } from "#app/http/route/context.server";
import { findUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE } from "#app/http/answer/responses.server";
import { ROUTE_PATH } from "#app/modules/journeys/route-form";
import { comparePage } from "#app/modules/discover/compare-page.server";

export const handle: PageHandle = { scripts: "none", sharedBy: ["place"], tab: "explore" };
export const meta: MetaFunction = (args) => [
  { title: "Compare places · Voyance" },
  {
    name: "description",
    content: "Up to three places side by side: what a day costs, when to go, what the weather is like.",
  },
  ...canonical(args),
];

export async function loader(args: LoaderFunctionArgs) {
  const user = await findUser(args).catch(() => undefined);
  const view = await comparePage(ctxOf(args), user?.id, queryOf(args.request).getAll("place"));
  // A page in somebody's own units is nobody else's.
  return data(view, { headers: { "Cache-Control": user ? CACHE.private : CACHE.public } });
}

export const headers: HeadersFunction = ({ errorHeaders, loaderHeaders }) => errorHeaders ?? loaderHeaders;

export default function CompareRoute() {
  const { idle, places, rows, leftOut, rateNote } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page stack sections-gap">
      <header className="stack">
        <p className="eyebrow">Side by side</p>
        <h1>Compare places</h1>
        {leftOut > 0 && <p className="alert-box info">You can compare three at a time. Here are your first three.</p>}
      </header>
      {places.length === 0 ? (
        <EmptyState picture={idle}>
          <p>You haven't chosen any places yet. Search on the explore page and tick up to three.</p>
          <a className="button" href="/explore">
            Find places
          </a>
        </EmptyState>
      ) : (
        <section className="scroll" aria-label="Comparison" tabIndex={0}>
          <table className="compare">
            <thead>
              <tr>
                <td />
                {places.map((place) => (
                  <th key={place.slug} scope="col">
                    <a className="place" href={`/destination/${place.slug}`}>
                      <Poster {...place.picture} isFirst />
                      <span className="name">{place.name}</span>
                    </a>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, axis, cells }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {cells.map(({ words, spans }, index) => (
                    <td key={places[index]?.slug} className="num">
                      {axis && (
                        <SpanBar className="plot-bar compare-bar" {...axis} bands={[{ look: "value", spans }]} />
                      )}
                      {words}
                    </td>
                  ))}
                </tr>
              ))}
              <tr>
                <th scope="row">Next</th>
                {places.map((place) => (
                  <td key={place.slug}>
                    <a className="button" href={`/planner?destination=${place.slug}`}>
                      Plan {place.name}
                    </a>
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </section>
      )}
      {places.length > 1 && (
        <p>
          <a className="button" href={`${ROUTE_PATH}?${places.map(({ slug }) => `place=${slug}`).join("&")}`}>
            Plan {places.length === 2 ? "both" : "all three"} in one trip
          </a>
        </p>
      )}
      {rateNote && places.length > 0 && <p className="meta">{rateNote}</p>}
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
