import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { ctxOf } from "#app/http/route/context.server";
import { CACHE } from "#app/http/answer/responses.server";
import { stylesPage } from "#app/modules/discover/explore-page.server";
import { StylesView } from "./collection-views";

export const handle: PageHandle = { scripts: "none", sharedBy: [], tab: "explore" };
export const meta: MetaFunction = (args) => [
  { title: "Travel Styles · Voyance" },
  { name: "description", content: "Six ways to travel, and the places that suit each of them." },
  ...canonical(args),
];

export async function loader(args: LoaderFunctionArgs) {
  return { blocks: await stylesPage(ctxOf(args)) };
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.public });

export default function StylesRoute() {
  const { blocks } = useLoaderData<typeof loader>();
  return <StylesView blocks={blocks} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
