import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { ctxOf } from "#app/http/context.server";
import { CACHE } from "#app/http/responses.server";
import { getExploreBundle } from "#app/modules/catalogue/bundles.server";
import { NO_FILTERS } from "#app/modules/catalogue/explore-filters";
import { seasonBlocks, section } from "./explore-data.server";
import { SeasonBlocks } from "./sections";

export const handle: PageHandle = { scripts: "none", sharedBy: [], tab: "explore" };
export const meta: MetaFunction = (args) => [
  { title: "Seasonal Collections · Voyance" },
  {
    name: "description",
    content: "Where to go in spring, summer, autumn and winter: the places that are at their best then.",
  },
  ...canonical(args),
];

const PLACES = 8;

export async function loader(args: LoaderFunctionArgs) {
  const ctx = ctxOf(args);
  return {
    blocks: await section(ctx, "seasons", async () =>
      seasonBlocks(ctx, await getExploreBundle(ctx), NO_FILTERS, PLACES),
    ),
  };
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.public });

export default function SeasonsRoute() {
  const { blocks } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page stack sections-gap">
      <header className="stack">
        <p className="eyebrow">By the time of year</p>
        <h1>Seasonal Collections</h1>
        <p>
          <a className="target" href="/explore">
            Back to Explore
          </a>
        </p>
      </header>
      {blocks.status === "ready" ? (
        <SeasonBlocks blocks={blocks.value} level="h2" />
      ) : (
        <p className="alert-box info">Seasonal collections temporarily unavailable</p>
      )}
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
