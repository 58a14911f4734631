import type { Db } from "#app/db/schema";
import type { JourneyPlace, Trip, TripHolder } from "../trip/trip";
import { throughDoor, toTrip } from "./trips.repo.server";

/** The places of a longer trip, in the order of their dates. */
export async function selectJourney(db: Db, journeyId: string, holder: TripHolder): Promise<Trip[]> {
  const rows = await db
    .selectFrom("trips")
    .selectAll()
    .where("journey_id", "=", journeyId)
    // A place that was called off is no part of it any more.
    .where("status", "!=", "cancelled")
    .where(throughDoor(holder))
    .orderBy("start_date")
    .orderBy("end_date")
    .orderBy("id")
    .execute();
  return rows.map(toTrip);
}

/** The same as a page names them, without what was chosen for them; to a companion those that they come along to. */
export async function selectJourneyPlaces(
  db: Db,
  journeyId: string,
  holder: TripHolder | { companion: string },
): Promise<JourneyPlace[]> {
  const rows = await db
    .selectFrom("trips")
    .select(["id", "destination_name", "start_date", "end_date"])
    .where("journey_id", "=", journeyId)
    // A place that was called off is no part of it any more.
    .where("status", "!=", "cancelled")
    .where(throughDoor(holder))
    .orderBy("start_date")
    .orderBy("end_date")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.destination_name,
    startDate: row.start_date,
    endDate: row.end_date,
  }));
}

/** The trips of a holder that are still planned and lie ahead, the one changed last first; sealed ones are none. */
export async function selectPlannedAhead(db: Db, holder: TripHolder, today: string, limit: number): Promise<Trip[]> {
  const rows = await db
    .selectFrom("trips")
    .selectAll()
    .where("status", "in", ["draft", "planning"])
    .where("start_date", ">", today)
    .where("sealed_until", "is", null)
    .where(throughDoor(holder))
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(toTrip);
}
