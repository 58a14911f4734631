import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from "kysely";
import type { Database, Db } from "#app/db/schema";
import type { LocalDate } from "#app/shared/calendar";
import type { Trip } from "../trip/trip";
import { asCompanion, toTrip } from "./trips.repo.server";

/** The rows of trips that an account owns or has said yes to. */
function ofParty(userId: string) {
  return (eb: ExpressionBuilder<Database, "trips">): ExpressionWrapper<Database, "trips", SqlBool> =>
    eb.or([eb("trips.owner_id", "=", userId), asCompanion(userId)(eb)]);
}

/** One trip that the account owns or comes along on. */
export async function selectTripOfParty(db: Db, id: string, userId: string): Promise<Trip | undefined> {
  const row = await db.selectFrom("trips").selectAll().where("id", "=", id).where(ofParty(userId)).executeTakeFirst();
  return row && toTrip(row);
}

/** The places of a longer trip that the account owns or comes along on, in the order of their dates. */
export async function selectJourneyOfParty(db: Db, journeyId: string, userId: string): Promise<Trip[]> {
  const rows = await db
    .selectFrom("trips")
    .selectAll()
    .where("journey_id", "=", journeyId)
    // A place that was called off is no part of it any more.
    .where("status", "!=", "cancelled")
    .where(ofParty(userId))
    .orderBy("start_date")
    .orderBy("end_date")
    .orderBy("id")
    .execute();
  return rows.map(toTrip);
}

/** The places of longer trips to which an account comes along. */
export async function selectPlacesJoined(
  db: Db,
  journeyIds: readonly string[],
  userId: string,
): Promise<{ journeyId: string; slug: string }[]> {
  const rows = await db
    .selectFrom("trips")
    .select(["journey_id", "destination_slug"])
    .where("journey_id", "in", journeyIds)
    .where(asCompanion(userId))
    .execute();
  return rows.flatMap(({ journey_id, destination_slug }) =>
    journey_id !== null && destination_slug !== null ? [{ journeyId: journey_id, slug: destination_slug }] : [],
  );
}

/** The person that an account is in the company of each of these trips, by the trip's id. */
export async function selectPersonOn(
  db: Db,
  tripIds: readonly string[],
  userId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom("trip_companions")
    .select(["trip_id", "id"])
    .where("trip_id", "in", tripIds)
    .where("user_id", "=", userId)
    .execute();
  return new Map(rows.map(({ trip_id, id }) => [trip_id, id]));
}

function ahead(db: Db, userId: string, since: LocalDate, limit: number) {
  return db
    .selectFrom("trips")
    .where(ofParty(userId))
    .where("end_date", ">=", since)
    .where("status", "!=", "cancelled")
    .orderBy("start_date")
    .orderBy("id")
    .limit(limit);
}

/**
 * The trips of an account, own ones and those it comes along on, that end on a day or later and are not cancelled.
 * @param until the last day on which they begin, if any
 */
export async function selectTripsAhead(
  db: Db,
  userId: string,
  since: LocalDate,
  limit: number,
  until: LocalDate = "9999-12-31",
): Promise<Trip[]> {
  const rows = await ahead(db, userId, since, limit).selectAll().where("start_date", "<=", until).execute();
  return rows.map(toTrip);
}

/** A version of a trip: what it is made of stays the same as long as this does. */
export interface TripVersion {
  id: string;
  revision: number;
  isOwner: boolean;
  slug?: string;
}

/** The versions of the same trips in the same order, without reading what is in them. */
export async function selectVersionsAhead(
  db: Db,
  userId: string,
  since: LocalDate,
  limit: number,
): Promise<TripVersion[]> {
  const rows = await ahead(db, userId, since, limit)
    .select(["trips.id", "revision", "owner_id", "destination_slug"])
    .execute();
  return rows.map(({ id, revision, owner_id, destination_slug }) => ({
    id,
    revision,
    isOwner: owner_id === userId,
    ...(destination_slug && { slug: destination_slug }),
  }));
}

/**
 * Trips of accounts that begin between two days and are neither cancelled nor over, in the order of their ids; of longer
 * trips also the places that are left on these days, where a flight may be the only one.
 */
export async function selectTripsLeaving(
  db: Db,
  since: LocalDate,
  until: LocalDate,
  { limit, after }: { limit: number; after?: string },
): Promise<Trip[]> {
  const rows = await db
    .selectFrom("trips")
    .selectAll()
    .where("owner_id", "is not", null)
    .where(({ and, eb, or }) =>
      or([
        and([eb("start_date", ">=", since), eb("start_date", "<=", until)]),
        and([eb("journey_id", "is not", null), eb("end_date", ">=", since), eb("end_date", "<=", until)]),
      ]),
    )
    .where("status", "not in", ["cancelled", "completed"])
    .$if(after !== undefined, (query) => query.where("id", ">", after!))
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(toTrip);
}
