import { transact } from "#app/db/client.server";
import { AppError } from "#app/shared/app-error";
import { todayOf } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { companyOf, tellCalledOff } from "../party/company.server";
import type { CalledOff } from "../party/company.server";
import { changeTrip, changeTripWithin, toAppError } from "../store/change-trip.server";
import type { Basis } from "../store/change-trip.server";
import { datesAhead, nameOfCopy } from "../commands/copy-of-trip";
import { nameOfTrip, notesAtOwn } from "../trip/trip";
import type { Trip } from "../trip/trip";
import { createTrip } from "../store/trips.server";

/** A trip of the account that changes it. */
type OwnTrip = Pick<Trip, "id"> & { ownerId: string };

/** Gives a trip another name, whatever its status. @throws AppError NOT_FOUND, CONFLICT */
export async function renameTrip(ctx: Ctx, trip: OwnTrip, name: string, basis?: Basis): Promise<void> {
  await changeTrip(ctx, trip.id, { userId: trip.ownerId }, { kind: "renameTrip", name }, basis);
}

/** Gives a longer trip a name, which each of its places keeps: all or none. @throws AppError NOT_FOUND, CONFLICT */
export async function renameWhole(ctx: Ctx, places: readonly OwnTrip[], name: string): Promise<void> {
  await transact(async (trx) => {
    for (const { id, ownerId } of places) {
      const command = { kind: "renameTrip", name, of: "whole" } as const;
      const changed = await changeTripWithin(trx, ctx.now, id, { userId: ownerId }, command);
      if (changed.status === "refused") throw toAppError(changed);
    }
  });
}

/** Keeps what the owner has written down; an empty text takes it away. @throws AppError NOT_FOUND, CONFLICT */
export async function keepNotes(ctx: Ctx, trip: OwnTrip, notes: string, basis?: Basis): Promise<void> {
  await changeTrip(ctx, trip.id, { userId: trip.ownerId }, { kind: "keepNotes", notes }, basis);
}

/** Calls a trip off that was not paid for; its link stops working. @throws AppError NOT_FOUND, CONFLICT */
export function cancelTrip(ctx: Ctx, trip: OwnTrip, basis?: Basis): Promise<void> {
  return cancelPlaces(ctx, [trip], basis);
}

/**
 * Calls off trips that were not paid for, all or none: a companion of several places hears of them once.
 * @param places in the order of their dates
 * @throws AppError NOT_FOUND, CONFLICT
 */
export async function cancelPlaces(ctx: Ctx, places: readonly OwnTrip[], basis: Basis = {}): Promise<void> {
  const companies = await Promise.all(places.map(companyOf));
  await transact(async (trx) => {
    const called: CalledOff[] = [];
    for (const [index, { id, ownerId }] of places.entries()) {
      const command = { kind: "cancelTrip" } as const;
      const changed = await changeTripWithin(trx, ctx.now, id, { userId: ownerId }, command, basis);
      if (changed.status === "refused") throw toAppError(changed);
      if (!changed.isRepeat) called.push({ company: companies[index]!, behindSeal: changed.aggregate.trip });
    }
    await tellCalledOff(trx, called, ctx.origin);
  });
}

/** The places that the traveller has added by hand, with their notes: they belong to the copy as well. */
function ownPlacesOf({ ownPlaces: all = [], notes = {} }: Trip["preferences"]): Partial<Trip["preferences"]> {
  // An appointment is of its day.
  const ownPlaces = all.filter(({ at }) => !at);
  if (ownPlaces.length === 0) return {};
  return { ownPlaces, notes: notesAtOwn(ownPlaces, notes) };
}

/**
 * Begins a draft with the place, dates, people, budget, wishes and own places of a trip. Flights, stay and days are
 * chosen anew: they are for a day's prices, and paid for each trip by itself.
 * @param formKey of the form: sent twice, it makes one copy
 * @throws AppError CONFLICT
 */
export async function duplicateTrip(ctx: Ctx, trip: Trip & { ownerId: string }, formKey: string): Promise<Trip> {
  if (trip.seal) throw new AppError("CONFLICT", "A sealed trip can't be copied before its envelope is open");
  const { destination, origin, adults, children, childAges, budgetMinor } = trip;
  const { interests, budgetTier, pace, busy } = trip.preferences;
  return createTrip(
    ctx,
    { userId: trip.ownerId },
    {
      formKey: `copy:${trip.id}:${formKey}`,
      name: nameOfCopy(nameOfTrip(trip)),
      destination,
      origin,
      ...datesAhead(trip, todayOf(ctx)),
      adults,
      children,
      childAges,
      budgetMinor,
      preferences: { interests, budgetTier, pace, ...(busy && { busy }), ...ownPlacesOf(trip.preferences) },
    },
  );
}
