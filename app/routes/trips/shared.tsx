import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/components/layout/page-handle";
import { ctxOf } from "#app/http/route/context.server";
import { findUser } from "#app/http/route/guards.server";
import { CACHE, toRouteError } from "#app/http/answer/responses.server";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { picturesOfStops } from "#app/modules/pictures/pictures.server";
import { readerOf } from "#app/modules/planner/price-display.server";
import { daylightOn, holidayLines } from "#app/modules/catalogue/places/catalogue.server";
import { withoutPrices } from "#app/modules/elsewhere/elsewhere.schema";
import { listSharedPictures } from "#app/modules/memories/memories.server";
import { SharedPictures } from "#app/modules/memories/ui/shared-pictures";
import { askedDate } from "#app/modules/itinerary/day/asked-day";
import { watchDays } from "#app/modules/trips/days/days-ahead.server";
import { toTripView, withoutBookedPrices, withoutPeople } from "#app/modules/trips/shown/trip-view";
import { getSharedTrip } from "#app/modules/trips/store/trips.server";
import { SharedTripView } from "#app/modules/trips/ui/shared-view";
import { formatMoney } from "#app/shared/money";

export const handle: PageHandle = {
  scripts: "none",
  tab: "trips",
  looksAgain: (page) => Boolean((page as { planning?: string } | undefined)?.planning),
};
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.trip.name ?? "Trip"}, shared to read · Voyance` },
  { name: "description", content: "A trip, shared to read: its flights, its hotel and its days." },
  { name: "robots", content: "noindex" },
];

/**
 * A shared trip, read only; it holds no data of its owner (CHECKLIST TRIP-58), and what flights and stay cost only
 * where the owner shows it. A reader with an account sees it in units and currency of their own, which is why no cache
 * keeps the page.
 */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = ctxOf(args);
  try {
    const trip = await getSharedTrip(ctx, args.params.tripId ?? "");
    const whole = toTripView({
      ...trip,
      budgetMinor: 0,
      childAges: undefined,
      elsewhere: trip.elsewhere && withoutPrices(trip.elsewhere),
      itinerary: withoutPeople(trip.itinerary),
    });
    const view = trip.sharesPrices ? whole : withoutBookedPrices(whole);
    const user = await findUser(args).catch(() => undefined);
    const { units, display } = await readerOf(user?.id);
    const total = view.price.totalMinor;
    return {
      trip: view,
      holidays: holidayLines(trip.destination.slug, trip.itinerary?.days),
      light: daylightOn(trip.destination.slug, trip.itinerary?.days),
      pictures: await picturesOfStops(ctx, trip.destination.slug, trip.itinerary?.days),
      units,
      shown: await listSharedPictures(trip),
      planning: await watchDays(trip),
      openDate: askedDate(args.request.url, trip.itinerary?.days),
      about:
        display && total > 0
          ? `Flights and hotel come to ${formatMoney(total, view.currency)}, ${display.about(total)}. ${display.rateNote}`
          : null,
      picture: trip.destination.slug ? pictureOf(trip.destination.slug, "hero") : null,
    };
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

export const headers: HeadersFunction = () => ({
  "Cache-Control": CACHE.private,
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
});

export default function SharedTripRoute() {
  const { shown, ...page } = useLoaderData<typeof loader>();
  return (
    <SharedTripView page={page}>
      <SharedPictures tripId={page.trip.id} pictures={shown} />
    </SharedTripView>
  );
}

export { TripError as ErrorBoundary } from "#app/modules/trips/ui/trip-error";
