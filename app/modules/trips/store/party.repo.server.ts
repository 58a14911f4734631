import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from "kysely";
import type { Database, Db } from "#app/db/schema";
import type { LocalDate } from "#app/shared/calendar";
import type { Trip, TripWithoutDays } from "../trip/trip";
import { LISTED, asCompanion, toTrip, toTripWithoutDays } from "./trips.repo.server";

/** The rows of trips that an account owns or has said yes to. */
function ofParty(userId: string) {
  return (eb: ExpressionBuilder<Database, "trips">): ExpressionWrapper<Database, "trips", SqlBool> =>
    eb.and([
      eb("trips.owner_id", "is not", null),
      // A list of the account's trips, which is short, from two indexes: with "or" everybody's trips would be read.
      eb(
        "trips.id",
        "in",
        eb
          .selectFrom("trips as own")
          .select("own.id")
          .where("own.owner_id", "=", userId)
          .union(
            eb
              .selectFrom("trip_companions")
              .select("trip_companions.trip_id as id")
              .where("trip_companions.user_id", "=", userId)
              .where("trip_companions.status", "=", "joined"),
          ),
      ),
    ]);
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
 * Ids of trips of accounts that begin on a day and are neither cancelled nor over; of longer trips also of the places
 * that are left on it, where a flight may be the only one.
 */
export async function selectIdsLeaving(db: Db, day: LocalDate): Promise<string[]> {
  const on = (date: "start_date" | "end_date") =>
    db
      .selectFrom("trips")
      .select("id")
      .where(date, "=", day)
      .where("owner_id", "is not", null)
      .where("status", "not in", ["cancelled", "completed"]);
  // Two questions, each by an index of its own: one with "or" would walk all trips.
  const rows = await on("start_date")
    .union(on("end_date").where("journey_id", "is not", null))
    .execute();
  return rows.map(({ id }) => id);
}

/** The trips of these ids, whoever owns them, without their days. */
export async function selectWithoutDays(db: Db, ids: readonly string[]): Promise<TripWithoutDays[]> {
  const rows = await db.selectFrom("trips").select(LISTED).where("id", "in", ids).orderBy("id").execute();
  return rows.map(toTripWithoutDays);
}
