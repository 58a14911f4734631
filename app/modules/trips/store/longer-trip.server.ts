import { db } from "#app/db/client.server";
import { callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import type { Db } from "#app/db/schema";
import { changeTrip, changeTripWithin } from "./change-trip.server";
import type { Applied } from "./change-trip.server";
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

/**
 * Tells the place before at what hour the chosen flight leaves it, inside the transaction of the choice: its last day
 * is laid to that. A flight on another day than planned changes nothing there; the checks of that trip say so.
 */
export async function tellPlaceBefore(trx: Db, now: Date, holder: TripHolder, { aggregate }: Applied): Promise<void> {
  const { journeyId, between, flight } = aggregate.trip;
  const leaves = flight?.offer.outbound?.departLocal;
  if (journeyId === undefined || between?.out?.by !== "flight" || leaves === undefined) return;
  const { slug } = between.out.place;
  const before = (await selectJourney(trx, journeyId, holder)).find(({ destination }) => destination.slug === slug);
  const back = before?.between?.back;
  if (!before || back?.date !== leaves.slice(0, 10)) return;
  const { id, startDate, endDate } = before;
  const next = { ...before.between, back: { ...back, time: leaves.slice(11, 16) } };
  await changeTripWithin(trx, now, id, holder, { kind: "joinPlaces", journeyId, between: next, startDate, endDate });
}
