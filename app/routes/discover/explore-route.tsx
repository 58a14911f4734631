import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import { breadcrumbs, shareCard, structuredData } from "#app/components/layout/share-card";
import type { Thing } from "#app/components/layout/share-card";
import type { PageHandle } from "#app/components/layout/page-handle";
import { StandIn } from "#app/components/layout/stand-in";
import { findUser } from "#app/http/route/guards.server";
import { CACHE } from "#app/http/answer/responses.server";
import { routePage } from "#app/modules/discover/routes-page.server";
import type { RouteView } from "#app/modules/discover/routes-page.server";
import { RoutePage } from "./route-view";

export const handle: PageHandle = { scripts: "none", sharedBy: [], tab: "explore" };

/** A route in the words of schema.org: its places in order. */
function touristTrip({ slug, title, summary, stays }: RouteView, origin: string): Thing {
  return {
    "@type": "TouristTrip",
    name: title,
    description: summary,
    url: `${origin}/explore/routes/${slug}`,
    itinerary: {
      "@type": "ItemList",
      itemListElement: stays.map((stay, index) => ({
        "@type": "ListItem",
        position: index + 1,
        item: {
          "@type": "TouristDestination",
          name: stay.name,
          url: `${origin}/destination/${stay.slug}`,
          geo: { "@type": "GeoCoordinates", latitude: stay.point.lat, longitude: stay.point.lon },
        },
      })),
    },
  };
}

export const meta: MetaFunction<typeof loader> = ({ data: view, ...args }) =>
  view
    ? [
        { title: `${view.title} · Voyance` },
        { name: "description", content: view.summary },
        ...canonical(args),
        ...shareCard(args, {
          title: view.title,
          description: view.summary,
          slug: view.stays[0]!.slug,
          alt: view.stays[0]!.picture.alt,
        }),
        ...structuredData(args, (origin) => [
          touristTrip(view, origin),
          breadcrumbs(origin, [
            ["Routes", "/explore/routes"],
            [view.title, `/explore/routes/${view.slug}`],
          ]),
        ]),
      ]
    : [{ title: "Route not found · Voyance" }];

export async function loader(args: LoaderFunctionArgs) {
  const user = await findUser(args).catch(() => undefined);
  const view = await routePage(user, args.params.slug ?? "");
  if (!view) throw data({ message: "Route not found" }, { status: 404, headers: { "Cache-Control": "no-store" } });
  // A page in somebody's own units is nobody else's.
  return data(view, { headers: { "Cache-Control": user ? CACHE.private : CACHE.public } });
}

export const headers: HeadersFunction = ({ errorHeaders, loaderHeaders }) => errorHeaders ?? loaderHeaders;

export default function RouteRoute() {
  return <RoutePage view={useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />;
  return (
    <StandIn>
      <h1 className="step-3">Route not found</h1>
      <p>We don't have that route, or its name is spelled differently. All our routes are in the list.</p>
      <p>
        <a className="button primary" href="/explore/routes">
          Browse all routes
        </a>
      </p>
    </StandIn>
  );
}
