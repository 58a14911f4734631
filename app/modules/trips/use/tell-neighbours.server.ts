import { isDeepStrictEqual } from "node:util";
import { db } from "#app/db/client.server";
import type { Db } from "#app/db/schema";
import type { Elsewhere } from "#app/modules/elsewhere/elsewhere.schema";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import type { TripCommand } from "../commands/trip-commands";
import { selectAggregate } from "../store/aggregate.repo.server";
import { changeTripWithin, toAppError } from "../store/change-trip.server";
import { listJourney } from "../store/longer-trip.server";
import { bookedFrom } from "../trip/between";
import type { Between } from "../trip/between";
import type { Trip, TripHolder } from "../trip/trip";
import { changesFor, laidAround } from "./change-bookings.server";

const OTHER = { out: "back", back: "out" } as const satisfies Record<keyof Between, keyof Between>;

/** What the place beside has to know of a way that is told here; undefined where it stands so. */
function toldBeside(
  trip: Trip,
  side: keyof Between,
  flights: Elsewhere["flights"] | null,
  places: readonly Trip[],
): { place: Trip; between: Between } | undefined {
  const at = places.findIndex(({ id }) => id === trip.id);
  const place = places[side === "out" ? at - 1 : at + 1];
  const there = place?.between?.[OTHER[side]];
  if (at < 0 || !place || !there || there.place.slug !== trip.destination.slug) return undefined;
  const way = typeof flights === "object" ? flights?.ways?.[side] : undefined;
  const { booked: before, ...planned } = there;
  const booked = way && bookedFrom(way, there);
  if (isDeepStrictEqual(before, booked)) return undefined;
  return { place, between: { ...place.between, [OTHER[side]]: { ...planned, ...(booked && { booked }) } } };
}

/** The days of a place beside, laid again around the hour and the stop of its way: what they hold, they hold. */
async function commandFor(
  ctx: Ctx,
  { place, between }: { place: Trip; between: Between },
  journeyId: string,
  holder: TripHolder,
): Promise<TripCommand> {
  const { startDate, endDate } = place;
  const command = { kind: "joinPlaces" as const, journeyId, between, startDate, endDate };
  const current = await selectAggregate(db(), place.id, holder);
  if (!current) throw new AppError("CONFLICT", `${place.destination.name} was changed elsewhere. Try again`);
  const { itinerary, revision } = current.trip;
  if (!itinerary) return command;
  const told = { ...current.trip, between };
  const days = await laidAround(ctx, { ...current, trip: told }, changesFor(itinerary, current.trip, told));
  return { ...command, days, plannedOn: revision };
}

/**
 * The changes of the places beside one of a longer trip that come with the flights and ways told there: each knows then
 * how the traveller leaves it or gets there. They are to be made in the transaction in which the trip changes; a way
 * that is told no more is again as it was planned.
 * @param flights the part as it is told now
 * @returns undefined where no other place changes
 * @throws AppError CONFLICT when a place beside changed meanwhile
 */
export async function tellNeighbours(
  ctx: Ctx,
  trip: Trip,
  holder: TripHolder,
  flights: Elsewhere["flights"] | null,
): Promise<((trx: Db) => Promise<void>) | undefined> {
  const { journeyId } = trip;
  if (journeyId === undefined) return undefined;
  const places = await listJourney(ctx, journeyId, holder);
  const told = (["out", "back"] as const).flatMap((side) => toldBeside(trip, side, flights, places) ?? []);
  if (told.length === 0) return undefined;
  const commands: { id: string; command: TripCommand }[] = [];
  for (const one of told) commands.push({ id: one.place.id, command: await commandFor(ctx, one, journeyId, holder) });
  return async (trx) => {
    for (const { id, command } of commands) {
      const changed = await changeTripWithin(trx, ctx.now, id, holder, command);
      if (changed.status === "refused") throw toAppError(changed);
    }
  };
}
