import { real } from "#app/config/env.server";
import { sellsTrips } from "#app/config/what-is-real";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { mapOfRoute } from "#app/modules/maps/maps.server";
import type { RouteMap } from "#app/modules/maps/route-map";
import { continuePlanning } from "#app/modules/planner/planner.server";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { tripNow } from "#app/modules/trips/shown/trip-now";
import type { Trip, TripHolder } from "#app/modules/trips/trip/trip";
import { zonesOf } from "#app/modules/trips/use/under-way.server";
import type { Ctx } from "#app/shared/context";
import { getJourney, mayChangePlaces } from "./journeys.server";
import { ROUTE_PATH } from "./route-form";
import { placeOfWhole, wayOn, wholeInWords } from "./whole-trip";
import type { WholePage } from "./whole-trip";

/** The map of a longer trip, each way drawn as it is travelled; null where places are not of the catalogue. */
export function mapOfWhole(trips: readonly Trip[]): RouteMap | null {
  const stays = trips.flatMap((trip, index) => {
    const at = findDestination(trip.destination.slug ?? "");
    const by = wayOn(trip, trips[index + 1])?.by;
    return at ? [{ name: trip.destination.name, lat: at.lat, lon: at.lon, ...(by && { onward: by }) }] : [];
  });
  return stays.length === trips.length ? mapOfRoute(stays) : null;
}

/** A longer trip as a whole: its places, what lies between them, and what is to be chosen next. @throws AppError NOT_FOUND */
export async function wholePage(ctx: Ctx, holder: TripHolder, journeyId: string): Promise<WholePage> {
  const trips = await getJourney(ctx, journeyId, holder);
  const mayChange = mayChangePlaces(trips);
  const places = trips.map((trip, index) => ({
    ...placeOfWhole(trip, tripNow(trip, ctx.now, zonesOf(trip), sellsTrips(real())), trips[index + 1], mayChange),
    picture: trip.destination.slug ? pictureOf(trip.destination.slug, "square") : null,
  }));
  return {
    ...wholeInWords(trips),
    places,
    map: mapOfWhole(trips),
    // All is chosen before the first place is booked.
    next:
      (places.find(({ need, isReady }) => need !== undefined && !isReady) ?? places.find(({ need }) => need))?.tripId ??
      null,
    change: mayChange ? `${ROUTE_PATH}?of=${encodeURIComponent(journeyId)}` : null,
    hasAccount: holder.userId !== undefined,
  };
}

/**
 * Goes on with a place of a longer trip: to the step that it misses, to its days, or to its page, where it is booked.
 * @returns the address
 * @throws AppError NOT_FOUND for a trip of others, CONFLICT for one that can no longer be planned
 */
export async function goOnWith(ctx: Ctx, holder: TripHolder, tripId: string): Promise<string> {
  const trip = await getTrip(ctx, tripId, holder);
  const now = tripNow(trip, ctx.now, zonesOf(trip), sellsTrips(real()));
  if (now.kind === "ready" && holder.userId !== undefined) return `/trips/${trip.id}`;
  const step = await continuePlanning(ctx, holder, trip, now.kind === "choose" ? now.step : undefined);
  return now.kind === "plan-days" ? `/itinerary/${trip.id}` : step;
}
