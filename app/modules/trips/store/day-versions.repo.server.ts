import { listOf, rowsIn } from "#app/db/together.server";
import type { Db } from "#app/db/schema";
import { peopleAsInvited, toPeople } from "./companions.repo.server";
import type { PersonRow } from "./companions.repo.server";
import { MOST_VERSIONS } from "../commands/day-versions";
import { DAY_WISHES, ITINERARY } from "../trip/stored-trip";
import type { DayWishes, Trip, TripHolder } from "../trip/trip";
import type { DayStep } from "../trip/day-step";
import type { TripAggregate } from "../trip/trip-aggregate";
import { throughDoor, toTrip } from "./trips.repo.server";

/** Days that an edit took away, or that an undoing did. */
export interface DayVersion {
  revision: number;
  what: string;
  days: NonNullable<Trip["itinerary"]>;
  wishes: DayWishes;
}

/** The edit that each side would bring back first, in words. */
type DaySteps = Partial<Record<DayStep, string>>;

/** A trip with its people, and with the steps of its days. */
export interface TripWithSteps extends TripAggregate {
  steps: DaySteps;
}

/** One trip of this holder, with its people and the steps of its days. */
export async function selectTripWithSteps(db: Db, id: string, holder: TripHolder): Promise<TripWithSteps | undefined> {
  const row = await db
    .selectFrom("trips")
    .selectAll()
    .select((eb) => {
      const first = (side: DayStep) =>
        eb
          .selectFrom("trip_day_versions")
          .select("trip_day_versions.what")
          .whereRef("trip_day_versions.trip_id", "=", "trips.id")
          .where("trip_day_versions.side", "=", side)
          .orderBy("trip_day_versions.revision", "desc")
          .limit(1);
      return [first("undo").as("undo"), first("redo").as("redo")];
    })
    .select(listOf<PersonRow>(db, peopleAsInvited(db).where("trip_id", "=", id)).as("people"))
    .where("trips.id", "=", id)
    .where(throughDoor(holder))
    .executeTakeFirst();
  if (!row) return undefined;
  const { undo, redo } = row;
  const people = toPeople(rowsIn(row.people));
  return { trip: toTrip(row), people, steps: { ...(undo !== null && { undo }), ...(redo !== null && { redo }) } };
}

/** The newest days of a side. The caller has checked the access to the trip before. */
export async function selectDayVersion(db: Db, tripId: string, side: DayStep): Promise<DayVersion | undefined> {
  const row = await db
    .selectFrom("trip_day_versions")
    .selectAll()
    .where("trip_id", "=", tripId)
    .where("side", "=", side)
    .orderBy("revision", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const at = `${tripId}, ${row.revision}`;
  const { revision, what } = row;
  return { revision, what, days: ITINERARY.read(row.itinerary, at), wishes: DAY_WISHES.read(row.wishes, at) };
}

/** Keeps the days that a command takes away, in its transaction; the oldest beyond the bound go. */
export async function insertDayVersion(trx: Db, tripId: string, side: DayStep, version: DayVersion): Promise<void> {
  const { revision, what, days, wishes } = version;
  await trx
    .insertInto("trip_day_versions")
    .values({
      trip_id: tripId,
      revision,
      side,
      what,
      itinerary: ITINERARY.write(days),
      wishes: DAY_WISHES.write(wishes),
    })
    .execute();
  const last = await trx
    .selectFrom("trip_day_versions")
    .select("revision")
    .where("trip_id", "=", tripId)
    .where("side", "=", side)
    .orderBy("revision", "desc")
    .offset(MOST_VERSIONS)
    .limit(1)
    .executeTakeFirst();
  if (!last) return;
  await trx
    .deleteFrom("trip_day_versions")
    .where("trip_id", "=", tripId)
    .where("side", "=", side)
    .where("revision", "<=", last.revision)
    .execute();
}

export async function deleteDayVersion(trx: Db, tripId: string, revision: number): Promise<void> {
  await trx.deleteFrom("trip_day_versions").where("trip_id", "=", tripId).where("revision", "=", revision).execute();
}

/** Forgets the days of one side, or of both. */
export async function deleteDayVersions(trx: Db, tripId: string, sides: readonly DayStep[]): Promise<void> {
  await trx.deleteFrom("trip_day_versions").where("trip_id", "=", tripId).where("side", "in", sides).execute();
}
