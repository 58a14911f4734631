import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { ctxOf } from "#app/http/route/context.server";
import { CACHE } from "#app/http/answer/responses.server";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { findDestinationsBundle } from "#app/modules/catalogue/explore/bundles.server";
import { DestinationsView, destinationGroups } from "./destinations-view";

export const handle: PageHandle = { scripts: "none", sharedBy: [], tab: "destinations" };
export const meta: MetaFunction = (args) => [
  { title: "Travel Destinations" },
  {
    name: "description",
    content:
      "Handpicked destinations: what's popular now, what costs little, one for each style, and a few that are easy to miss.",
  },
  ...canonical(args),
];

export async function loader(args: LoaderFunctionArgs) {
  return destinationGroups(await findDestinationsBundle(ctxOf(args)), (slug) => pictureOf(slug, "card"));
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.public });

export default function DestinationsRoute() {
  return <DestinationsView {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
