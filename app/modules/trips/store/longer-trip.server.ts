import { db, transact } from "#app/db/client.server";
import type { Db } from "#app/db/schema";
import { AppError } from "#app/shared/app-error";
import { callWithFaults, todayOf } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { homeOnTicket } from "../commands/one-ticket";
import type { TripCommand } from "../commands/trip-commands";
import { changeTripWithin, deleteTripWithin, toAppError } from "./change-trip.server";
import { selectJourney, selectJourneyPlaces, selectPlannedAhead } from "./longer-trip.repo.server";
import { createTrip } from "./trips.server";
import type { NewTrip } from "./trips.server";
import type { Between } from "../trip/between";
import type { TicketHome } from "../trip/ticket-home";
import { neighboursOf } from "../shown/longer-trip";
import type { Neighbours } from "../shown/longer-trip";
import type { Trip, TripHolder } from "../trip/trip";

/** The places of a holder's longer trip, in the order of their dates; none of a trip of others. */
export function listJourney(ctx: Ctx, journeyId: string, holder: TripHolder): Promise<Trip[]> {
  return callWithFaults(ctx, "trips", () => selectJourney(db(), journeyId, holder), []);
}

/** A ticket there and home: of the first place of a longer trip, and of the last one, whose flight home is on it. */
export interface OneTicket {
  home: TicketHome;
  last: Trip;
}

/** The ticket there and home that a trip's flights may be; undefined where they are no more than its own. */
export async function findTicketHome(ctx: Ctx, trip: Trip, holder: TripHolder): Promise<OneTicket | undefined> {
  if (trip.journeyId === undefined || trip.between?.out || !trip.between?.back) return undefined;
  if (!holder.userId && !holder.visitorId) return undefined;
  const places = await listJourney(ctx, trip.journeyId, holder);
  const [home, last] = [homeOnTicket(trip, places), places.at(-1)];
  return home && last && { home, last };
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

/** A place of a longer trip with its dates and neighbours. */
type JoinedPlace = { journeyId: string | null; between: Between } & Pick<Trip, "startDate" | "endDate">;

/** What becomes of one trip when a longer trip is begun or its places change. */
export type PlaceChange =
  | { kind: "create"; trip: NewTrip }
  /** It is a place of the whole from now on, or stays one, with these wishes. */
  | { kind: "join"; id: string; place: JoinedPlace; basics: Omit<NewTrip, "formKey"> }
  /** It is no place of the whole any more: deleted for an account; a visitor's draft goes by itself after a while. */
  | { kind: "leave"; trip: Pick<Trip, "id" | "startDate" | "endDate"> };

async function changePlace(ctx: Ctx, trx: Db, holder: TripHolder, change: PlaceChange): Promise<void> {
  const apply = async (id: string, command: TripCommand): Promise<void> => {
    const changed = await changeTripWithin(trx, ctx.now, id, holder, command);
    if (changed.status === "refused") throw toAppError(changed);
  };
  switch (change.kind) {
    case "create":
      await createTrip(ctx, holder, change.trip, trx);
      return;
    case "join":
      await apply(change.id, { kind: "joinPlaces", ...change.place });
      await apply(change.id, { kind: "changeBasics", ...change.basics });
      return;
    case "leave": {
      const { id, startDate, endDate } = change.trip;
      if (holder.userId === undefined)
        return apply(id, { kind: "joinPlaces", journeyId: null, between: {}, startDate, endDate });
      if (await deleteTripWithin(trx, ctx.now, id, holder.userId)) return;
      throw new AppError("CONFLICT", "A place of this trip was changed elsewhere. Open it again to change them");
    }
  }
}

/** Begins or changes the places of a longer trip, all or none. @throws AppError the errors of each change */
export function changePlaces(ctx: Ctx, holder: TripHolder, changes: readonly PlaceChange[]): Promise<void> {
  return transact(async (trx) => {
    for (const change of changes) await changePlace(ctx, trx, holder, change);
  });
}

/** The most trips that a list of those to add a place to looks at. */
const MOST_LISTED = 40;

/** The trips of a holder that are still planned and lie ahead, the one changed last first. */
export function listPlannedAhead(ctx: Ctx, holder: TripHolder): Promise<Trip[]> {
  if (!holder.userId && !holder.visitorId) return Promise.resolve([]);
  return callWithFaults(ctx, "trips", () => selectPlannedAhead(db(), holder, todayOf(ctx), MOST_LISTED), []);
}
