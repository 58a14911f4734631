import type { Updateable } from "kysely";
import { PRODUCT } from "#app/config/product";
import { db, transact } from "#app/db/client.server";
import { newId } from "#app/db/ids.server";
import type { Db } from "#app/db/schema";
import type { FlightOffer } from "#app/modules/inventory/flight";
import type { HotelOffer } from "#app/modules/inventory/hotel";
import type { Itinerary } from "#app/modules/itinerary/itinerary";
import { AppError } from "#app/shared/app-error";
import { callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { FLIGHT, HOTEL, ITINERARY, PREFERENCES } from "./stored-trip";
import type { Chosen, PlannerStep, Trip, TripHolder, TripPreferences, TripWithoutDays } from "./trip";
import {
  assignVisitorTrips,
  deletePlannerSession,
  deleteTrip,
  insertTrip,
  selectPlannerTripId,
  selectSharedTrip,
  selectTrip,
  selectTripById,
  selectTrips,
  selectTripsWithoutDays,
  updateTrip,
  upsertPlannerTrip,
} from "./trips.repo.server";
import type { TripsTable } from "./trips.table";

/** Shown for a trip that is not there and for one of somebody else alike (CHECKLIST TRIP-24, ROLE-06). */
export const TRIP_NOT_FOUND =
  "We couldn't find the trip you're looking for. It may have been deleted or you don't have permission to view it.";

const EDITABLE = ["draft", "planning"] as const;
/** A booked trip's days may still be rearranged; its flights and hotel may not. */
const DAYS_EDITABLE = ["draft", "planning", "booked"] as const;

function notFound(): AppError {
  return new AppError("NOT_FOUND", TRIP_NOT_FOUND);
}

/** One trip of this holder. @throws AppError NOT_FOUND, also for a trip of somebody else */
export async function getTrip(ctx: Ctx, id: string, holder: TripHolder): Promise<Trip> {
  const trip = await callWithFaults(ctx, "trips", () => selectTrip(db(), id, holder));
  if (!trip) throw notFound();
  return trip;
}

/** A trip whose owner pressed Share. @throws AppError NOT_FOUND */
export async function getSharedTrip(ctx: Ctx, id: string): Promise<Trip> {
  const trip = await callWithFaults(ctx, "trips", () => selectSharedTrip(db(), id));
  if (!trip) throw notFound();
  return trip;
}

/** A trip as those see it who were asked along; the caller has found their invitation. */
export function getTripOfCompanion(ctx: Ctx, id: string): Promise<Trip | undefined> {
  return callWithFaults(ctx, "trips", () => selectTripById(db(), id));
}

/** The trips of an account for a list, newest change first: all of them but their days. */
export function listTripsWithoutDays(ctx: Ctx, userId: string, limit = 100): Promise<TripWithoutDays[]> {
  return callWithFaults(ctx, "trips", () => selectTripsWithoutDays(db(), userId, limit), []);
}

/** The trips of an account, newest change first. */
export function listTrips(ctx: Ctx, userId: string, limit = 100): Promise<Trip[]> {
  return callWithFaults(ctx, "trips", () => selectTrips(db(), userId, limit), []);
}

export interface NewTrip extends Pick<
  Trip,
  "name" | "destination" | "origin" | "startDate" | "endDate" | "adults" | "children" | "budgetMinor" | "preferences"
> {
  /** Key of the form or of the API call: sent twice, it makes one trip. */
  formKey: string;
}

function basics(
  trip: NewTrip,
): Pick<
  TripsTable,
  | "name"
  | "destination_slug"
  | "destination_name"
  | "origin"
  | "origin_label"
  | "start_date"
  | "end_date"
  | "adults"
  | "children"
  | "budget_minor"
  | "preferences"
> {
  return {
    name: trip.name,
    destination_slug: trip.destination.slug ?? null,
    destination_name: trip.destination.name,
    origin: trip.origin.code,
    origin_label: trip.origin.label,
    start_date: trip.startDate,
    end_date: trip.endDate,
    adults: trip.adults,
    children: trip.children,
    budget_minor: trip.budgetMinor,
    preferences: PREFERENCES.write(trip.preferences),
  };
}

/** Makes a new draft with a new id, at the step start (CHECKLIST PLAN-06). @throws AppError CONFLICT for a form key of somebody else */
export async function createTrip(ctx: Ctx, holder: TripHolder, trip: NewTrip): Promise<Trip> {
  const at = ctx.now.toISOString();
  const row = {
    ...basics(trip),
    id: newId(),
    owner_id: holder.userId ?? null,
    visitor_id: holder.userId ? null : (holder.visitorId ?? null),
    form_key: trip.formKey,
    currency: PRODUCT.currency,
    status: "draft" as const,
    planner_step: "start" as const,
    price_confidence: 1,
    created_at: at,
    updated_at: at,
  };
  const made = await insertTrip(db(), row);
  if (!made) throw new AppError("CONFLICT", "This form was sent already. Reload the page and try again.");
  return made;
}

async function change(
  ctx: Ctx,
  id: string,
  holder: TripHolder,
  statuses: readonly Trip["status"][],
  values: Updateable<TripsTable>,
): Promise<Trip> {
  const changed = await updateTrip(db(), id, holder, statuses, { ...values, updated_at: ctx.now.toISOString() });
  if (changed) return changed;
  if (await selectTrip(db(), id, holder))
    throw new AppError("CONFLICT", "This trip has already been booked or completed");
  throw notFound();
}

/**
 * Changes the basics of a draft. What no longer fits goes: other dates, people or places
 * take flight, hotel and days with them; a new name or budget does not.
 */
export async function changeBasics(
  ctx: Ctx,
  current: Trip,
  holder: TripHolder,
  next: Omit<NewTrip, "formKey">,
): Promise<Trip> {
  const moved =
    current.destination.slug !== next.destination.slug ||
    current.origin.code !== next.origin.code ||
    current.startDate !== next.startDate ||
    current.endDate !== next.endDate ||
    current.adults !== next.adults ||
    current.children !== next.children;
  const cleared = moved ? { flight: null, hotel: null, itinerary: null, planner_step: "start" as const } : {};
  return change(ctx, current.id, holder, EDITABLE, { ...basics({ ...next, formKey: "" }), ...cleared });
}

/** Renames a trip or changes its wished budget. */
export function renameTrip(
  ctx: Ctx,
  id: string,
  holder: TripHolder,
  values: { name?: string; budgetMinor?: number },
): Promise<Trip> {
  return change(ctx, id, holder, EDITABLE, {
    ...(values.name !== undefined && { name: values.name }),
    ...(values.budgetMinor !== undefined && { budget_minor: values.budgetMinor }),
  });
}

/** Notes the chosen flight. Arrival and departure shape the days, so a day plan made before goes. */
export function chooseFlight(
  ctx: Ctx,
  id: string,
  holder: TripHolder,
  flight: Chosen<FlightOffer>,
  priceConfidence: number,
): Promise<Trip> {
  return change(ctx, id, holder, EDITABLE, {
    flight: FLIGHT.write(flight),
    price_confidence: priceConfidence,
    itinerary: null,
  });
}

/** Notes the chosen hotel; the days start and end there, so a day plan made before goes. */
export function chooseHotel(
  ctx: Ctx,
  id: string,
  holder: TripHolder,
  hotel: Chosen<HotelOffer>,
  priceConfidence: number,
): Promise<Trip> {
  return change(ctx, id, holder, EDITABLE, {
    hotel: HOTEL.write(hotel),
    price_confidence: priceConfidence,
    status: "planning",
    itinerary: null,
  });
}

/** Stores today's prices of what was chosen before; the days stay as they are. */
export function storePrices(ctx: Ctx, trip: Trip, holder: TripHolder, priceConfidence: number): Promise<Trip> {
  return change(ctx, trip.id, holder, EDITABLE, {
    flight: trip.flight ? FLIGHT.write(trip.flight) : null,
    hotel: trip.hotel ? HOTEL.write(trip.hotel) : null,
    price_confidence: priceConfidence,
  });
}

/** Notes how far the planner has come. */
export async function reachStep(ctx: Ctx, id: string, holder: TripHolder, step: PlannerStep): Promise<void> {
  await updateTrip(db(), id, holder, EDITABLE, { planner_step: step, updated_at: ctx.now.toISOString() });
}

/** Changes pace, interests or the budget tier. */
export function changePreferences(
  ctx: Ctx,
  trip: Trip,
  holder: TripHolder,
  values: Partial<TripPreferences>,
): Promise<Trip> {
  return change(ctx, trip.id, holder, DAYS_EDITABLE, {
    preferences: PREFERENCES.write({ ...trip.preferences, ...values }),
  });
}

/** Stores a day plan. Completed and cancelled trips keep theirs. */
export function saveItinerary(ctx: Ctx, id: string, holder: TripHolder, itinerary: Itinerary): Promise<Trip> {
  return change(ctx, id, holder, DAYS_EDITABLE, { itinerary: ITINERARY.write(itinerary) });
}

/** Opens the trip to everybody who has the link. */
export function shareTrip(ctx: Ctx, id: string, holder: TripHolder): Promise<Trip> {
  return change(ctx, id, holder, ["draft", "planning", "booked", "completed"], { shared_at: ctx.now.toISOString() });
}

/** Takes the link back. */
export function unshareTrip(ctx: Ctx, id: string, holder: TripHolder): Promise<Trip> {
  return change(ctx, id, holder, ["draft", "planning", "booked", "completed", "cancelled"], { shared_at: null });
}

/** Deletes a trip that was never paid for. @throws AppError NOT_FOUND or CONFLICT */
export async function removeTrip(ctx: Ctx, id: string, userId: string): Promise<void> {
  if (await deleteTrip(db(), id, userId)) return;
  await getTrip(ctx, id, { userId });
  throw new AppError("CONFLICT", "This trip has already been booked or completed");
}

/**
 * Turns a paid trip into a booked one, inside the booking's transaction.
 * @returns whether this call did it: false when it was booked before
 */
export async function markTripBooked(trx: Db, id: string, userId: string, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const changed = await updateTrip(trx, id, { userId }, EDITABLE, {
    status: "booked",
    booked_at: at,
    updated_at: at,
    planner_step: "itinerary",
  });
  return changed !== undefined;
}

/** The trip as it stands inside a transaction, for a decision that is committed with it. */
export function findTripWithin(trx: Db, id: string, userId: string): Promise<Trip | undefined> {
  return selectTrip(trx, id, { userId });
}

function holderKey(holder: TripHolder): string | undefined {
  if (holder.userId) return `user:${holder.userId}`;
  return holder.visitorId && `visitor:${holder.visitorId}`;
}

/** The trip that is open in the planner, while it can still be planned. */
export async function findOpenTrip(ctx: Ctx, holder: TripHolder): Promise<Trip | undefined> {
  const key = holderKey(holder);
  const id = key && (await selectPlannerTripId(db(), key));
  return id ? callWithFaults(ctx, "trips", () => selectTrip(db(), id, holder)) : undefined;
}

/** Opens a trip in the planner. */
export async function openInPlanner(ctx: Ctx, holder: TripHolder, tripId: string): Promise<void> {
  const key = holderKey(holder);
  if (key) await upsertPlannerTrip(db(), key, tripId, ctx.now.toISOString());
}

/** Closes the planner: the session is kept only while a trip is open (CHECKLIST PLAN-07). */
export async function closePlanner(holder: TripHolder): Promise<void> {
  const key = holderKey(holder);
  if (key) await deletePlannerSession(db(), key);
}

/** What a visitor began without an account follows into it; the trip open in the planner stays open. */
export async function claimVisitorTrips(ctx: Ctx, visitorId: string, userId: string): Promise<void> {
  const at = ctx.now.toISOString();
  await transact(async (trx) => {
    await assignVisitorTrips(trx, visitorId, userId, at);
    const open = await selectPlannerTripId(trx, `visitor:${visitorId}`);
    if (open) await upsertPlannerTrip(trx, `user:${userId}`, open, at);
    await deletePlannerSession(trx, `visitor:${visitorId}`);
  });
}
