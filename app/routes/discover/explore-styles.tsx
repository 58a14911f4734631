import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { ctxOf } from "#app/http/route/context.server";
import { CACHE } from "#app/http/answer/responses.server";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { getExploreBundle } from "#app/modules/catalogue/explore/bundles.server";
import { NO_FILTERS } from "#app/modules/catalogue/search/explore-filters";
import { styleBlocks } from "./explore-blocks";
import { section } from "./explore-data.server";
import { COLLECTION_SIZE, StylesView } from "./collection-views";

export const handle: PageHandle = { scripts: "none", sharedBy: [], tab: "explore" };
export const meta: MetaFunction = (args) => [
  { title: "Travel Styles · Voyance" },
  { name: "description", content: "Six ways to travel, and the places that suit each of them." },
  ...canonical(args),
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = ctxOf(args);
  return {
    blocks: await section(ctx, "styles", async () =>
      styleBlocks({ bundle: await getExploreBundle(ctx), filters: NO_FILTERS, pictureOf }, COLLECTION_SIZE),
    ),
  };
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.public });

export default function StylesRoute() {
  const { blocks } = useLoaderData<typeof loader>();
  return <StylesView blocks={blocks} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
