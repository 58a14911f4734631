import { hasItinerary } from "#app/modules/accounts/account/itineraries.server";
import type { PlaceOfWhole } from "#app/modules/accounts/account/itineraries.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { capabilitiesOn } from "#app/modules/accounts/account/plans";
import { standingOfTrip } from "../trip/trip";
import type { Trip } from "../trip/trip";

/** A place of a longer trip, as its itinerary counts it; undefined for a trip of one place. */
export function placeOfWhole({
  journeyId,
  destination: { slug, name },
}: Pick<Trip, "journeyId" | "destination">): PlaceOfWhole | undefined {
  return journeyId === undefined ? undefined : { journeyId, place: slug ?? name };
}

/**
 * Whether an account may have the days of a trip planned: by its plan, because they were planned or paid for before,
 * or because it has the itinerary of the longer trip of which this is one place.
 */
export async function mayPlanDays(
  { id, capabilities }: Pick<CurrentUser, "id" | "capabilities">,
  trip: Pick<Trip, "status" | "itinerary" | "journeyId" | "destination">,
): Promise<boolean> {
  if (capabilitiesOn(capabilities, standingOfTrip(trip)).canGenerateTrip) return true;
  const of = placeOfWhole(trip);
  return of !== undefined && hasItinerary(id, of);
}
