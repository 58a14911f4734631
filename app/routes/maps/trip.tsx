import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/components/layout/page-handle";
import { ctxOf } from "#app/http/route/context.server";
import { requireUser } from "#app/http/route/guards.server";
import { largeMapPage } from "#app/http/route/large-map.server";
import { CACHE, toRouteError } from "#app/http/answer/responses.server";
import { LargeMapPage } from "#app/modules/maps/ui/large-map-page";
import { readerOf } from "#app/modules/planner/price-display.server";
import { getTripOfParty } from "#app/modules/trips/party/party.server";
import { mappedTrip } from "#app/modules/trips/trip/trip-parts";

export const handle: PageHandle = { scripts: "none", tab: "trips", frame: "slim" };
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.title ?? "Map"} · Voyance` },
  { name: "description", content: "Every stop of the trip on a map, and the way between." },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

/** The map of a trip or of one of its days, opened large, for its owner and companions. */
export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  try {
    const { trip } = await getTripOfParty(ctx, args.params.tripId ?? "", user.id);
    const { units } = await readerOf(user.id);
    const page = await largeMapPage(args.request, mappedTrip(trip), units, `/trips/${trip.id}/map`);
    return { ...page, tripId: trip.id };
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

export default function TripLargeMapRoute() {
  const { tripId, ...page } = useLoaderData<typeof loader>();
  return <LargeMapPage page={page} back={{ href: `/trips/${tripId}`, words: "Back to the trip" }} />;
}

export { TripError as ErrorBoundary } from "#app/modules/trips/ui/trip-error";
