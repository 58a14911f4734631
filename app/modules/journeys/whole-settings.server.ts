import { nameOfWhole } from "#app/modules/trips/shown/longer-trip";
import { isBookable } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { renameWhole } from "#app/modules/trips/use/manage.server";
import type { Ctx } from "#app/shared/context";
import { getJourney } from "./journeys.server";
import { addressAgain } from "./route-page.server";
import type { WholeSettings } from "./whole-settings";

/** The settings of a longer trip. @throws AppError NOT_FOUND, also for that of another account */
export async function wholeSettings(ctx: Ctx, userId: string, journeyId: string): Promise<WholeSettings> {
  const trips = await getJourney(ctx, journeyId, { userId });
  const others = trips.filter((trip) => !isBookable(trip));
  return {
    journeyId,
    name: nameOfWhole(trips),
    open: trips.filter(isBookable).map(({ destination }) => destination.name),
    others: others.map(({ id, destination }) => ({ name: destination.name, href: `/trips/${id}/manage#cancel` })),
    again: addressAgain(trips),
  };
}

/** Names a longer trip. @throws AppError NOT_FOUND, CONFLICT */
export async function nameJourney(ctx: Ctx, userId: string, journeyId: string, name: string): Promise<void> {
  const trips = await getJourney(ctx, journeyId, { userId });
  await renameWhole(
    ctx,
    trips.map(({ id }) => ({ id, ownerId: userId })),
    name,
  );
}

/** The places of a longer trip that may be cancelled without money coming back. @throws AppError NOT_FOUND */
export async function openPlaces(ctx: Ctx, userId: string, journeyId: string): Promise<(Trip & { ownerId: string })[]> {
  const trips = await getJourney(ctx, journeyId, { userId });
  return trips.filter(isBookable).map((trip) => ({ ...trip, ownerId: userId }));
}
