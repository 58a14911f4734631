import { db } from "#app/db/client.server";
import { callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { changeTrip } from "./change-trip.server";
import { selectJourney, selectJourneyPlaces } from "./longer-trip.repo.server";
import type { Between } from "../trip/between";
import { neighboursOf } from "../shown/longer-trip";
import type { Neighbours } from "../shown/longer-trip";
import type { Trip, TripHolder } from "../trip/trip";

/** The places of a holder's longer trip, in the order of their dates; none of a trip of others. */
export function listJourney(ctx: Ctx, journeyId: string, holder: TripHolder): Promise<Trip[]> {
  return callWithFaults(ctx, "trips", () => selectJourney(db(), journeyId, holder), []);
}

/** The links from a trip to the other places of its longer trip; undefined for a trip of one place. */
export async function findNeighbours(
  ctx: Ctx,
  trip: Trip | undefined,
  of: TripHolder,
): Promise<Neighbours | undefined> {
  const journeyId = trip?.journeyId;
  if (trip === undefined || journeyId === undefined) return undefined;
  return neighboursOf(trip, await callWithFaults(ctx, "trips", () => selectJourneyPlaces(db(), journeyId, of), []));
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
