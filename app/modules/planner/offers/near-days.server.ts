import { knowsLeastFares, leastFares } from "#app/modules/inventory/search/inventory.server";
import type { Basis } from "#app/modules/trips/store/change-trip.server";
import type { Trip, TripHolder } from "#app/modules/trips/trip/trip";
import { addDays } from "#app/shared/calendar";
import { AppError } from "#app/shared/app-error";
import { todayOf } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { datesAround, nearDaysOf } from "./near-days";
import type { NearDays } from "./near-days";
import { flightQueryFor } from "../offers.server";
import { setDates } from "../planner.server";

/** A page does not wait longer for a comparison. */
const MOST_MS = 4_000;

/** Whether the fares of nearby days can be asked for; a place of a longer trip is not moved by itself. */
export function hasNearDays({ journeyId }: Pick<Trip, "journeyId">): boolean {
  return journeyId === undefined && knowsLeastFares();
}

/**
 * The lowest fares of a trip on nearby days; undefined where the source of flights does not tell them, and where it
 * fails or takes too long, since nothing depends on it.
 */
export async function nearDays(ctx: Ctx, trip: Trip): Promise<NearDays | undefined> {
  if (!hasNearDays(trip)) return undefined;
  const today = todayOf(ctx);
  const query = flightQueryFor(trip, today);
  const queries = datesAround(trip, addDays(today, 1)).map(({ startDate, endDate }) => ({
    ...query,
    departOn: startDate,
    returnOn: endDate,
  }));
  const late = AbortSignal.timeout(MOST_MS);
  const signal = ctx.signal ? AbortSignal.any([ctx.signal, late]) : late;
  try {
    return nearDaysOf((await leastFares(queries, { signal })) ?? [], trip.startDate, trip.currency);
  } catch (error) {
    ctx.log.warn({ err: error, tripId: trip.id }, "the fares of nearby days are not shown");
    return undefined;
  }
}

/**
 * Moves a trip by some days; its length and the other wishes stay.
 * @throws AppError CONFLICT for a first day that is not ahead; the errors of changing a trip
 */
export async function moveTrip(ctx: Ctx, trip: Trip, holder: TripHolder, days: number, basis?: Basis): Promise<Trip> {
  const dates = { startDate: addDays(trip.startDate, days), endDate: addDays(trip.endDate, days) };
  if (dates.startDate <= todayOf(ctx))
    throw new AppError("CONFLICT", "That day is too soon to leave. Choose a later one");
  return setDates(ctx, trip, holder, dates, basis);
}
