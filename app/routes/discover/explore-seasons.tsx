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
import { seasonBlocks } from "./explore-blocks";
import { section } from "./explore-data.server";
import { COLLECTION_SIZE, SeasonsView } from "./collection-views";

export const handle: PageHandle = { scripts: "none", sharedBy: [], tab: "explore" };
export const meta: MetaFunction = (args) => [
  { title: "Seasonal Collections · Voyance" },
  {
    name: "description",
    content: "Where to go in spring, summer, autumn and winter: the places that are at their best then.",
  },
  ...canonical(args),
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = ctxOf(args);
  return {
    blocks: await section(ctx, "seasons", async () =>
      seasonBlocks(
        { bundle: await getExploreBundle(ctx), filters: NO_FILTERS, pictureOf },
        ctx.now.getUTCMonth() + 1,
        COLLECTION_SIZE,
      ),
    ),
  };
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.public });

export default function SeasonsRoute() {
  const { blocks } = useLoaderData<typeof loader>();
  return <SeasonsView blocks={blocks} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
