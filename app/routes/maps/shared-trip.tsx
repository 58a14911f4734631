import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/components/layout/page-handle";
import { ctxOf } from "#app/http/route/context.server";
import { findUser } from "#app/http/route/guards.server";
import { largeMapPage } from "#app/http/route/large-map.server";
import { CACHE, toRouteError } from "#app/http/answer/responses.server";
import { LargeMapPage } from "#app/modules/maps/ui/large-map-page";
import { readerOf } from "#app/modules/planner/price-display.server";
import { getSharedTrip } from "#app/modules/trips/store/trips.server";
import { mappedTrip } from "#app/modules/trips/trip/trip-parts";

export const handle: PageHandle = { scripts: "none", tab: "trips" };
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.title ?? "Map"} · Voyance` },
  { name: "description", content: "Every stop of a shared trip on a map, and the way between." },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({
  "Cache-Control": CACHE.private,
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
});

/** The map of a shared trip or of one of its days, opened large, for everybody with the link. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = ctxOf(args);
  try {
    const trip = await getSharedTrip(ctx, args.params.tripId ?? "");
    const { units } = await readerOf((await findUser(args).catch(() => undefined))?.id);
    const page = await largeMapPage(args.request, mappedTrip(trip), units, `/trips/${trip.id}/shared/map`);
    return { ...page, tripId: trip.id };
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

export default function SharedLargeMapRoute() {
  const { tripId, ...page } = useLoaderData<typeof loader>();
  return <LargeMapPage page={page} back={{ href: `/trips/${tripId}/shared`, words: "Back to the trip" }} />;
}

export { TripError as ErrorBoundary } from "#app/modules/trips/ui/trip-error";
