import { transact } from "#app/db/client.server";
import type { Db } from "#app/db/schema";
import type { Elsewhere } from "#app/modules/elsewhere/elsewhere.schema";
import type { OwnFlights } from "#app/modules/elsewhere/own-flights";
import type { OwnStay } from "#app/modules/elsewhere/own-stay";
import type { Ctx } from "#app/shared/context";
import type { TripCommand } from "../commands/trip-commands";
import type { Trip, TripHolder } from "../trip/trip";
import { changeTrip, changeTripWithin, toAppError } from "./change-trip.server";
import type { Applied, Basis } from "./change-trip.server";

const tripOf = ({ aggregate }: Applied): Trip => aggregate.trip;

/**
 * Notes flights that were booked elsewhere, or that none are needed; null takes back what was said. They set the dates
 * of the trip, and a day plan made before goes.
 */
export async function keepOwnFlights(
  ctx: Ctx,
  id: string,
  holder: TripHolder,
  flights: Elsewhere["flights"] | null,
  basis?: Basis,
  effect?: (trx: Db) => Promise<void>,
): Promise<Trip> {
  const command = { kind: "keepOwnFlights" as const, flights: flights ?? null };
  return tripOf(await changeTrip(ctx, id, holder, command, basis, effect));
}

/** Notes a stay that was booked elsewhere, or that none is needed; null takes back what was said. */
export async function keepOwnStay(
  ctx: Ctx,
  id: string,
  holder: TripHolder,
  stay: Elsewhere["stay"] | null,
  basis?: Basis,
): Promise<Trip> {
  return tripOf(await changeTrip(ctx, id, holder, { kind: "keepOwnStay", stay: stay ?? null }, basis));
}

/**
 * Notes flights and a stay that were booked elsewhere, both or neither. Each is a change with a key of its own, and the
 * second applies to the trip as the first left it.
 */
export function keepOwnParts(
  ctx: Ctx,
  id: string,
  holder: TripHolder,
  { flights, stay }: { flights: OwnFlights; stay: OwnStay },
  basis: Basis,
  effect?: (trx: Db) => Promise<void>,
): Promise<Trip> {
  return transact(async (trx) => {
    const keep = async (command: TripCommand, seen: Basis, also?: () => Promise<void>): Promise<Trip> => {
      const changed = await changeTripWithin(trx, ctx.now, id, holder, command, seen, also);
      if (changed.status === "refused") throw toAppError(changed);
      return tripOf(changed);
    };
    const { revision } = await keep({ kind: "keepOwnFlights", flights }, basis, effect && (() => effect(trx)));
    return keep({ kind: "keepOwnStay", stay }, { revision, key: basis.key && `${basis.key}:stay` });
  });
}
