import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { picturesOfStops } from "#app/modules/pictures/pictures.server";
import { daylightOn, holidayLines } from "#app/modules/catalogue/places/catalogue.server";
import { getPreferences } from "#app/modules/profile/preferences.server";
import type { Ctx } from "#app/shared/context";
import { toTripView } from "../shown/trip-view";
import { getTrip } from "../store/trips.server";
import { isBookable } from "../trip/trip";

/** Another page in place of the one that was asked for. */
interface Elsewhere {
  leadsTo: string;
}

const elsewhere = (leadsTo: string): Elsewhere => ({ leadsTo });

/**
 * Days that were just planned, or the page that a sealed trip, or one without days, leads to.
 * @throws AppError NOT_FOUND for a trip of others
 */
export async function newDaysPage(ctx: Ctx, user: CurrentUser, tripId: string) {
  const trip = await getTrip(ctx, tripId, { userId: user.id });
  if (trip.seal) return elsewhere(`/trips/${trip.id}/sealed`);
  if (!trip.itinerary) return elsewhere(`/itinerary/${trip.id}`);
  const { units } = await getPreferences(user.id);
  return {
    trip: toTripView(trip),
    picture: trip.destination.slug ? pictureOf(trip.destination.slug, "hero") : null,
    holidays: holidayLines(trip.destination.slug, trip.itinerary.days),
    light: daylightOn(trip.destination.slug, trip.itinerary.days),
    pictures: await picturesOfStops(ctx, trip.destination.slug, trip.itinerary.days),
    units,
    mayPay: isBookable(trip) && Boolean(trip.flight ?? trip.hotel),
  };
}
