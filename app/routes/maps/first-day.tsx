import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/components/layout/page-handle";
import { ctxOf } from "#app/http/route/context.server";
import { findHolder } from "#app/http/route/guards.server";
import { largeMapPage } from "#app/http/route/large-map.server";
import { CACHE, seeOther, toRouteError } from "#app/http/answer/responses.server";
import { LargeMapPage } from "#app/modules/maps/ui/large-map-page";
import { firstDayMap } from "#app/modules/planner/pages/days-page.server";
import { DEFAULT_PREFERENCES } from "#app/modules/profile/preferences";

export const handle: PageHandle = { scripts: "none", tab: "plan", frame: "slim" };
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.title ?? "Map"} · Voyance` },
  { name: "description", content: "The stops of your first day on a map." },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

/** The map of the first day of a visitor's own draft, opened large; a traveller who is signed in has the trip's own. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = ctxOf(args);
  const id = args.params.id ?? "";
  const { visitorId } = await findHolder(args);
  if (!visitorId) throw seeOther(`/trips/${id}/map`);
  try {
    const trip = await firstDayMap(ctx, id, visitorId);
    const page = await largeMapPage(args.request, trip, DEFAULT_PREFERENCES.units, `/itinerary/${id}/map`);
    return { ...page, id };
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

export default function FirstDayLargeMapRoute() {
  const { id, ...page } = useLoaderData<typeof loader>();
  return <LargeMapPage page={page} back={{ href: `/itinerary/${id}`, words: "Back to your first day" }} />;
}

export { TripError as ErrorBoundary } from "#app/modules/trips/ui/trip-error";
