import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { ctxOf } from "#app/http/route/context.server";
import { CACHE } from "#app/http/answer/responses.server";
import { seasonsPage } from "#app/modules/discover/explore-page.server";
import { SeasonsView } from "./collection-views";

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
  return { blocks: await seasonsPage(ctxOf(args)) };
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.public });

export default function SeasonsRoute() {
  const { blocks } = useLoaderData<typeof loader>();
  return <SeasonsView blocks={blocks} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
