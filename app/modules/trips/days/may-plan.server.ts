import { hasItinerary } from "#app/modules/accounts/account/accounts.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { capabilitiesOn } from "#app/modules/accounts/account/plans";
import { standingOfTrip } from "../trip/trip";
import type { Trip } from "../trip/trip";

/**
 * Whether an account may have the days of a trip planned: by its plan, because they were planned or paid for before,
 * or because it has the itinerary of the longer trip of which this is one place.
 */
export async function mayPlanDays(
  { id, capabilities }: Pick<CurrentUser, "id" | "capabilities">,
  trip: Pick<Trip, "status" | "itinerary" | "journeyId">,
): Promise<boolean> {
  if (capabilitiesOn(capabilities, standingOfTrip(trip)).canGenerateTrip) return true;
  return trip.journeyId !== undefined && hasItinerary(id, trip.journeyId);
}
