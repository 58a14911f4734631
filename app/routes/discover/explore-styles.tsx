import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { ctxOf } from "#app/http/context.server";
import { CACHE } from "#app/http/responses.server";
import { getExploreBundle } from "#app/modules/catalogue/bundles.server";
import { NO_FILTERS } from "#app/modules/catalogue/explore-filters";
import { styleBlocks, section } from "./explore-data.server";
import { StyleList } from "./sections";

export const handle: PageHandle = { scripts: "none", sharedBy: [], tab: "explore" };
export const meta: MetaFunction = (args) => [
  { title: "Travel Styles · Voyance" },
  { name: "description", content: "Six ways to travel, and the places that suit each of them." },
  ...canonical(args),
];

const PLACES = 8;

export async function loader(args: LoaderFunctionArgs) {
  const ctx = ctxOf(args);
  return {
    blocks: await section(ctx, "styles", async () => styleBlocks(await getExploreBundle(ctx), NO_FILTERS, PLACES)),
  };
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.public });

export default function StylesRoute() {
  const { blocks } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page stack sections-gap">
      <header className="stack">
        <p className="eyebrow">Six ways to travel</p>
        <h1>Travel Styles</h1>
        <p>
          <a className="target" href="/explore">
            Back to Explore
          </a>
        </p>
      </header>
      {blocks.status === "ready" ? (
        <StyleList blocks={blocks.value} />
      ) : (
        <p className="alert-box info">Travel styles temporarily unavailable</p>
      )}
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
