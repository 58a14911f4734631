import { db } from "#app/db/client.server";
import { callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { changeTrip } from "./change-trip.server";
import { selectJourney, selectJourneyPlaces } from "./longer-trip.repo.server";
import type { Between } from "../trip/between";
import type { JourneyPlace, Trip, TripHolder } from "../trip/trip";

/** The places of a holder's longer trip, in the order of their dates; none of a trip of others. */
export function listJourney(ctx: Ctx, journeyId: string, holder: TripHolder): Promise<Trip[]> {
  return callWithFaults(ctx, "trips", () => selectJourney(db(), journeyId, holder), []);
}

/** The places of the longer trip of which a trip is one, in order; none for a trip of one place. */
export function listNeighbours(
  ctx: Ctx,
  { journeyId }: Pick<Trip, "journeyId">,
  of: TripHolder,
): Promise<JourneyPlace[]> {
  if (journeyId === undefined) return Promise.resolve([]);
  return callWithFaults(ctx, "trips", () => selectJourneyPlaces(db(), journeyId, of), []);
}

/** Makes a trip a place of a longer one, or takes it out of it (null). @throws AppError CONFLICT for one that is paid */
export async function joinPlaces(
  ctx: Ctx,
  id: string,
  holder: TripHolder,
  place: { journeyId: string | null; between: Between } & Pick<Trip, "startDate" | "endDate">,
): Promise<void> {
  await changeTrip(ctx, id, holder, { kind: "joinPlaces", ...place });
}
