import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { ctxOf } from "#app/http/route/context.server";
import { findUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE } from "#app/http/answer/responses.server";
import { explorePage } from "#app/modules/discover/explore-page.server";
import { BestMatches } from "./best-matches";
import { ExploreView } from "./explore-view";

export const handle: PageHandle = {
  scripts: "none",
  sharedBy: ["q", "vibe", "budget", "region", "season", "sort", "page"],
  tab: "explore",
};
export const meta: MetaFunction = (args) => [
  { title: "Explore the world with style · Voyance" },
  {
    name: "description",
    content: "Search by month, price and mood, filter by vibe, budget, region and season, or choose on a map.",
  },
  ...canonical(args),
];

export async function loader(args: LoaderFunctionArgs) {
  const user = await findUser(args).catch(() => undefined);
  const view = await explorePage(ctxOf(args), user, queryOf(args.request));
  return data(view, { headers: { "Cache-Control": user ? CACHE.private : CACHE.public } });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function ExploreRoute() {
  const view = useLoaderData<typeof loader>();
  return <ExploreView {...view} matches={view.matches && <BestMatches {...view.matches} />} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
