import { hasItinerary } from "#app/modules/accounts/account/itineraries.server";
import type { CoveredPlace } from "#app/modules/accounts/account/itineraries.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { capabilitiesOn } from "#app/modules/accounts/account/plans";
import { standingOfTrip } from "../trip/trip";
import type { Trip } from "../trip/trip";

/** The place of a trip, as its itinerary counts it. */
export function coveredPlace({
  id,
  journeyId,
  destination: { slug, name },
}: Pick<Trip, "id" | "journeyId" | "destination">): CoveredPlace {
  return { of: journeyId ?? id, place: slug ?? name, isOfWhole: journeyId !== undefined };
}

/**
 * Whether an account may have the days of a trip planned: by its plan, because it is paid for, or because it has the
 * itinerary of the trip, which stays when dates or ways change and the days are planned anew.
 */
export async function mayPlanDays(
  { id, capabilities }: Pick<CurrentUser, "id" | "capabilities">,
  trip: Pick<Trip, "id" | "status" | "itinerary" | "journeyId" | "destination">,
): Promise<boolean> {
  if (capabilitiesOn(capabilities, standingOfTrip(trip)).canGenerateTrip) return true;
  return hasItinerary(id, coveredPlace(trip));
}
