import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { isRouteErrorResponse, useLoaderData, useLocation, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { breadcrumbs, shareCard, structuredData } from "#app/components/layout/share-card";
import type { PageHandle } from "#app/components/layout/page-handle";
import { StandIn } from "#app/components/layout/stand-in";
import { ctxOf } from "#app/http/route/context.server";
import { findUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE } from "#app/http/answer/responses.server";
import { destinationPage, findPlaceAt } from "#app/modules/discover/destination-page.server";
import { touristDestination } from "./destination-about";
import { DestinationPage } from "./destination-view";

export const handle: PageHandle = { scripts: "none", sharedBy: ["from"], tab: "explore" };
export const meta: MetaFunction<typeof loader> = ({ data: view, ...args }) =>
  view
    ? [
        { title: `${view.place.name}, ${view.place.country} · Voyance` },
        { name: "description", content: view.place.tagline },
        ...canonical(args),
        ...shareCard(args, {
          title: `${view.place.name}, ${view.place.country}`,
          description: view.place.tagline,
          slug: view.slug,
          alt: view.hero.alt,
        }),
        ...structuredData(args, (origin) => [
          touristDestination(view, origin),
          breadcrumbs(origin, [
            ["Destinations", "/destinations"],
            [view.place.name, `/destination/${view.slug}`],
          ]),
        ]),
      ]
    : [
        {
          title: `${isRouteErrorResponse(args.error) && args.error.status === 404 ? "Destination not found" : "Destination not loaded"} · Voyance`,
        },
      ];

const NOT_KEPT = { "Cache-Control": "no-store" };

/**
 * "/destination/New York" leads on to the address of the place; what fails is not kept (CHECKLIST DEST-20, DEST-21).
 */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = ctxOf(args);
  const slug = args.params.slug ?? "";
  const found = await findPlaceAt(ctx, slug).catch((error: unknown) => {
    ctx.log.error({ err: error, slug }, "destination details could not be loaded");
    throw data({ message: "Unable to load destination details" }, { status: 503, headers: NOT_KEPT });
  });
  if (!found) throw data({ message: "Destination not found" }, { status: 404, headers: NOT_KEPT });
  if ("movedTo" in found) throw redirect(found.movedTo, 301);
  const asked = (queryOf(args.request).get("from") ?? "").trim().slice(0, 60);
  const user = await findUser(args).catch(() => undefined);
  const view = await destinationPage(ctx, user, found.place, asked);
  return data(view, { headers: { "Cache-Control": user ? CACHE.private : CACHE.public } });
}

export const headers: HeadersFunction = ({ errorHeaders, loaderHeaders }) => errorHeaders ?? loaderHeaders;

export default function DestinationRoute() {
  return <DestinationPage view={useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const known = isRouteErrorResponse(error) && error.status === 404;
  return (
    <StandIn>
      <h1 className="step-3">{known ? "Destination not found" : "Unable to load destination details"}</h1>
      <p>
        {known
          ? "We don't cover that place yet, or its name is spelled differently. All our places are in the list."
          : "Something went wrong on our side. Please try again in a moment."}
      </p>
      <p className="row">
        {!known && (
          <a className="button primary" href={pathname + search}>
            Try Again
          </a>
        )}
        <a className={known ? "button primary" : "button"} href="/destinations">
          Browse all destinations
        </a>
      </p>
    </StandIn>
  );
}
