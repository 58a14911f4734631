import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { CACHE, seeOther } from "#app/http/answer/responses.server";
import { plannerHolder } from "#app/http/route/planner.server";
import { queryOf } from "#app/http/route/query.server";
import { addPage } from "#app/modules/journeys/add-place.server";
import { AddView } from "#app/modules/journeys/ui/add-view";

export const handle: PageHandle = { scripts: "none", tab: "plan", frame: "slim" };
export const meta: MetaFunction<typeof loader> = ({ data: page, ...args }) => [
  { title: page ? `Add ${page.place.name} to a trip · Voyance` : "Place not found · Voyance" },
  { name: "description", content: "Choose the trip that this place joins, or start a new one." },
  { name: "robots", content: "noindex" },
  ...canonical(args),
];

/** The traveller's trips that a place may join; without any, a new one begins at once. */
export async function loader(args: LoaderFunctionArgs) {
  const { ctx, holder } = await plannerHolder(args);
  const found = await addPage(ctx, holder, queryOf(args.request).get("place") ?? "");
  if (!found) throw data({ message: "Place not found" }, { status: 404, headers: { "Cache-Control": "no-store" } });
  if ("goTo" in found) throw seeOther(found.goTo);
  return found.page;
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export default function AddPlaceRoute() {
  return <AddView page={useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
