import { isDeepStrictEqual } from "node:util";
import type { Insertable } from "kysely";
import { PRODUCT } from "#app/config/product";
import { db, transact } from "#app/db/client.server";
import { newId } from "#app/db/ids.server";
import type { Db } from "#app/db/schema";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { sunCalculatorFor } from "#app/modules/catalogue/hours/sun";
import type { FlightOffer } from "#app/modules/inventory/offers/flight";
import type { HotelOffer } from "#app/modules/inventory/offers/hotel";
import { AppError } from "#app/shared/app-error";
import { callWithFaults, todayOf } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { TRIP_NOT_FOUND, changeTrip, changeTripWithin, deleteTripWithin } from "./change-trip.server";
import type { Applied, Basis } from "./change-trip.server";
import { BETWEEN, CHILD_AGES, FLIGHT, HOTEL, PREFERENCES } from "../trip/stored-trip";
import type { Chosen, PlannerStep, Trip, TripHolder, TripWithoutDays } from "../trip/trip";
import { checkTrip } from "../shown/trip-checks";
import type { TripCheck } from "../shown/trip-checks";
import type { TripOrders } from "../trip/trip-orders";
import { toTripCounts } from "../shown/trip-counts";
import type { TripCounts } from "../shown/trip-counts";
import {
  countByStatus,
  countTripsOf,
  holdTripRow,
  insertTrip,
  selectSharedTrip,
  selectTrip,
  selectTripById,
  selectTrips,
  selectTripsWithoutDays,
  selectWholeTrip,
} from "./trips.repo.server";
import type { TripsTable } from "../trip/trips.table";

function notFound(): AppError {
  return new AppError("NOT_FOUND", TRIP_NOT_FOUND);
}

const tripOf = ({ aggregate }: Applied): Trip => aggregate.trip;

/** One trip of this holder. @throws AppError NOT_FOUND, also for a trip of another holder */
export async function getTrip(ctx: Ctx, id: string, holder: TripHolder): Promise<Trip> {
  const trip = await callWithFaults(ctx, "trips", () => selectTrip(db(), id, holder));
  if (!trip) throw notFound();
  return trip;
}

/**
 * A trip with what its seal hides: for work behind the seal alone, never for an answer, a mail or a document
 * (tests/architecture.test.ts names who may ask).
 */
export function findTripBehindSeal(id: string, userId: string): Promise<Trip | undefined> {
  return selectWholeTrip(db(), id, userId);
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

/** How many trips an account has, by status and by time. */
export function countTrips(ctx: Ctx, userId: string): Promise<TripCounts> {
  return callWithFaults(
    ctx,
    "trips",
    async () => toTripCounts(await countByStatus(db(), userId, todayOf(ctx))),
    toTripCounts([]),
  );
}

/** A page of the trips of an account, newest change first, and how many there are. @param page from 1 */
export function listTripPage(
  ctx: Ctx,
  userId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ trips: Trip[]; total: number }> {
  return callWithFaults(
    ctx,
    "trips",
    async () => {
      const [trips, total] = await Promise.all([
        selectTrips(db(), userId, limit, (page - 1) * limit),
        countTripsOf(db(), userId),
      ]);
      return { trips, total };
    },
    { trips: [], total: 0 },
  );
}

export interface NewTrip extends Pick<
  Trip,
  | "name"
  | "destination"
  | "origin"
  | "startDate"
  | "endDate"
  | "adults"
  | "children"
  | "childAges"
  | "budgetMinor"
  | "preferences"
  | "journeyId"
  | "journeyName"
  | "between"
> {
  /** Key of the form or of the API call: sent twice, it makes one trip. */
  formKey: string;
}

/** The contents of an envelope. */
export interface SealedContents {
  flight: Chosen<FlightOffer>;
  hotel: Chosen<HotelOffer>;
  /** UTC ISO instant. */
  opensAt: string;
}

/**
 * Makes a trip that is ready to be paid and sealed from its first moment on.
 * @throws AppError CONFLICT for a key of another trip
 */
export async function createSealedTrip(
  ctx: Ctx,
  trx: Db,
  userId: string,
  trip: NewTrip,
  { flight, hotel, opensAt }: SealedContents,
): Promise<Trip> {
  const made = await insertTrip(trx, {
    ...toRow(ctx, { userId }, trip),
    status: "planning",
    planner_step: "checkout",
    flight: FLIGHT.write(flight),
    hotel: HOTEL.write(hotel),
    price_confidence: Math.min(flight.offer.priceConfidence ?? 1, hotel.offer.priceConfidence ?? 1),
    sealed_until: opensAt,
  });
  if (!made) throw new AppError("CONFLICT", "This form was sent already. Reload the page and try again.");
  return made;
}

/** Whether a trip without changes so far was begun with these values. */
function isBegunAs(trip: Trip, { formKey: _, ...values }: NewTrip): boolean {
  return Object.entries(values).every(([name, value]) => isDeepStrictEqual(trip[name as keyof typeof values], value));
}

/**
 * Makes a new draft with a new id, at the step start (CHECKLIST PLAN-06).
 * @throws AppError CONFLICT for a key of another holder, and for one that began a trip of other values
 */
export async function createTrip(ctx: Ctx, holder: TripHolder, trip: NewTrip, trx: Db = db()): Promise<Trip> {
  const row = toRow(ctx, holder, trip);
  const made = await insertTrip(trx, row);
  // Of a trip that was changed since it cannot be told; sent again, its key brings it back as it stands.
  if (made && made.id !== row.id && made.revision === 0 && !isBegunAs(made, trip))
    throw new AppError("CONFLICT", "This key was used for another trip");
  if (!made) throw new AppError("CONFLICT", "This form was sent already. Reload the page and try again.");
  return made;
}

function toRow(ctx: Ctx, holder: TripHolder, trip: NewTrip): Insertable<TripsTable> {
  const at = ctx.now.toISOString();
  return {
    id: newId(),
    name: trip.name,
    destination_slug: trip.destination.slug ?? null,
    destination_name: trip.destination.name,
    origin: trip.origin.code,
    origin_label: trip.origin.label,
    start_date: trip.startDate,
    end_date: trip.endDate,
    adults: trip.adults,
    children: trip.children,
    child_ages: trip.childAges ? CHILD_AGES.write(trip.childAges) : null,
    budget_minor: trip.budgetMinor,
    preferences: PREFERENCES.write(trip.preferences),
    journey_id: trip.journeyId ?? null,
    journey_name: trip.journeyName ?? null,
    between_places: trip.between ? BETWEEN.write(trip.between) : null,
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
}

/**
 * Changes the basics of a draft. Parts that no longer fit go: other dates, people or places take flight, hotel and days
 * with them; a new name or budget does not.
 */
export async function changeBasics(
  ctx: Ctx,
  id: string,
  holder: TripHolder,
  next: Omit<NewTrip, "formKey">,
  basis?: Basis,
): Promise<Trip> {
  return tripOf(await changeTrip(ctx, id, holder, { kind: "changeBasics", ...next }, basis));
}

/** Renames a trip or changes its wished budget. */
export async function changeDetails(
  ctx: Ctx,
  id: string,
  holder: TripHolder,
  values: { name?: string; budgetMinor?: number },
  basis?: Basis,
): Promise<Trip> {
  return tripOf(await changeTrip(ctx, id, holder, { kind: "changeDetails", ...values }, basis));
}

/** Notes the chosen flight. Arrival and departure shape the days, so a day plan made before goes. */
export async function chooseFlight(
  ctx: Ctx,
  id: string,
  holder: TripHolder,
  flight: Chosen<FlightOffer>,
  basis?: Basis,
  effect?: (trx: Db) => Promise<void>,
): Promise<Trip> {
  return tripOf(await changeTrip(ctx, id, holder, { kind: "chooseFlight", flight }, basis, effect));
}

/** Notes the chosen hotel; the days start and end there, so a day plan made before goes. */
export async function chooseHotel(
  ctx: Ctx,
  id: string,
  holder: TripHolder,
  hotel: Chosen<HotelOffer>,
  basis?: Basis,
): Promise<Trip> {
  return tripOf(await changeTrip(ctx, id, holder, { kind: "chooseHotel", hotel }, basis));
}

/** Stores today's prices of what is chosen; the days stay as they are. */
export async function storePrices(
  ctx: Ctx,
  id: string,
  holder: TripHolder,
  offers: { flight?: FlightOffer; hotel?: HotelOffer },
): Promise<Trip> {
  return tripOf(await changeTrip(ctx, id, holder, { kind: "refreshPrices", ...offers }));
}

/** Notes how far the planner has come. */
export async function reachStep(ctx: Ctx, id: string, holder: TripHolder, step: PlannerStep): Promise<Trip> {
  return tripOf(await changeTrip(ctx, id, holder, { kind: "reachStep", step }));
}

/**
 * Opens the trip to every reader with the link.
 * @param prices whether they see those of flights and stay; as before without it
 */
export async function shareTrip(ctx: Ctx, id: string, of: TripHolder, prices?: boolean, basis?: Basis): Promise<Trip> {
  return tripOf(await changeTrip(ctx, id, of, { kind: "shareTrip", showsPrices: prices }, basis));
}

/** Takes the link back. */
export async function unshareTrip(ctx: Ctx, id: string, holder: TripHolder, basis?: Basis): Promise<Trip> {
  return tripOf(await changeTrip(ctx, id, holder, { kind: "unshareTrip" }, basis));
}

/** Deletes a trip that was never paid for. @throws AppError NOT_FOUND or CONFLICT */
export async function removeTrip(ctx: Ctx, id: string, userId: string): Promise<void> {
  if (await transact((trx) => deleteTripWithin(trx, ctx.now, id, userId))) return;
  await getTrip(ctx, id, { userId });
  throw new AppError("CONFLICT", "This trip has already been booked or completed");
}

/**
 * Turns a paid trip into a booked one, inside the booking's transaction.
 * @returns whether this call did it: false when it was booked before
 */
export async function markTripBooked(trx: Db, id: string, userId: string, now: Date): Promise<boolean> {
  const changed = await changeTripWithin(trx, now, id, { userId }, { kind: "markBooked" });
  return changed.status === "applied";
}

/**
 * Calls a booked trip off whose payment was given back, inside the caller's transaction.
 * @returns false when it is not booked
 */
export async function endTripBooking(trx: Db, id: string, userId: string, now: Date): Promise<boolean> {
  const changed = await changeTripWithin(trx, now, id, { userId }, { kind: "endBooking" });
  return changed.status === "applied";
}

/** Takes a trip back to the planner of which nothing could be ordered, inside the caller's transaction. */
export async function reopenTrip(trx: Db, id: string, userId: string, now: Date): Promise<void> {
  await changeTripWithin(trx, now, id, { userId }, { kind: "reopenTrip" });
}

/** Notes how the orders of a booked trip stand, inside the caller's transaction. */
export async function noteOrders(trx: Db, id: string, userId: string, orders: TripOrders, now: Date): Promise<void> {
  const trip = await selectTrip(trx, id, { userId });
  if (isDeepStrictEqual(trip?.orders, orders)) return;
  await changeTripWithin(trx, now, id, { userId }, { kind: "noteOrders", orders });
}

/** Notes that a part of a booked trip is not to be had, inside the caller's transaction: it is open again. */
export async function losePart(
  trx: Db,
  id: string,
  userId: string,
  part: "flights" | "stay",
  now: Date,
): Promise<void> {
  await changeTripWithin(trx, now, id, { userId }, { kind: "losePart", part });
}

/** The trip as it stands inside a transaction, for a decision that is committed with it. */
export function findTripWithin(trx: Db, id: string, userId: string): Promise<Trip | undefined> {
  return selectTrip(trx, id, { userId });
}

/** The same, and locks the trip against changes until the transaction ends. */
export async function holdTripWithin(trx: Db, id: string, userId: string): Promise<Trip | undefined> {
  await holdTripRow(trx, id);
  return selectTrip(trx, id, { userId });
}

/**
 * The faults of a trip, by its flights, its stay, its days and the hours of their places.
 * @param today the local date there, of a trip that runs
 */
export function checksOf(trip: Trip, today?: string): TripCheck[] {
  const destination = trip.destination.slug ? findDestination(trip.destination.slug) : undefined;
  return checkTrip(trip, destination, destination && sunCalculatorFor(destination), today);
}
