import type { Insertable, Selectable } from "kysely";
import type { Db } from "#app/db/schema";
import type { TripCompanionsTable } from "../trip/companions.table";
import { COMPANION_ANSWERS, COMPANION_NEEDS, COMPANION_WISHES } from "../trip/stored-trip";
import type { Person } from "../trip/trip-aggregate";

/** One of the people together with the trip. */
export interface PersonOfTrip {
  tripId: string;
  person: Person;
}

/** One of the people as stored, without the trip. */
export type PersonRow = Omit<Selectable<TripCompanionsTable>, "trip_id">;

/** @throws UnreadableValue */
function toPerson(row: PersonRow): Person {
  return {
    id: row.id,
    role: row.role,
    ...(row.user_id && { userId: row.user_id }),
    name: row.name,
    ...(row.email && { email: row.email }),
    ...(row.token_hash && { tokenHash: row.token_hash }),
    status: row.status,
    ...(row.answers && { answers: COMPANION_ANSWERS.read(row.answers, row.id) }),
    wishes: COMPANION_WISHES.read(row.wishes, row.id),
    needs: COMPANION_NEEDS.read(row.needs, row.id),
    ...(row.whole_invitation && { wholeInvitation: row.whole_invitation }),
    createdAt: row.created_at,
    ...(row.answered_at && { answeredAt: row.answered_at }),
  };
}

function toColumns(person: Person): Omit<Insertable<TripCompanionsTable>, "id" | "trip_id"> {
  return {
    role: person.role,
    user_id: person.userId ?? null,
    name: person.name,
    email: person.email ?? null,
    token_hash: person.tokenHash ?? null,
    status: person.status,
    answers: person.answers ? COMPANION_ANSWERS.write(person.answers) : null,
    wishes: COMPANION_WISHES.write(person.wishes),
    needs: COMPANION_NEEDS.write(person.needs),
    created_at: person.createdAt,
    answered_at: person.answeredAt ?? null,
    whole_invitation: person.wholeInvitation ?? null,
  };
}

const toPersonOfTrip = (row: Selectable<TripCompanionsTable>): PersonOfTrip => ({
  tripId: row.trip_id,
  person: toPerson(row),
});

/** The stored people of all trips, in the order in which they were invited. */
export function peopleAsInvited(db: Db) {
  return db
    .selectFrom("trip_companions")
    .select(["id", "role", "user_id", "name", "email", "token_hash", "status", "answers", "wishes", "needs"])
    .select(["created_at", "answered_at", "whole_invitation"])
    .orderBy("created_at")
    .orderBy("name")
    .orderBy("id");
}

/** The people of a trip, the owner first. @throws UnreadableValue */
export function toPeople(rows: readonly PersonRow[]): Person[] {
  return rows.map(toPerson).sort((a, b) => Number(b.role === "owner") - Number(a.role === "owner"));
}

/** The people of a trip, the owner first, then as they were invited. */
export async function selectPeople(db: Db, tripId: string): Promise<Person[]> {
  return toPeople(await peopleAsInvited(db).where("trip_id", "=", tripId).execute());
}

/** The companion for whom an invitation was made. */
export async function selectInvitation(db: Db, tokenHash: string): Promise<PersonOfTrip | undefined> {
  const row = await db.selectFrom("trip_companions").selectAll().where("token_hash", "=", tokenHash).executeTakeFirst();
  return row && toPersonOfTrip(row);
}

/** The people of several trips, each trip's as {@link selectPeople} has them. */
export async function selectPeopleOf(db: Db, tripIds: readonly string[]): Promise<ReadonlyMap<string, Person[]>> {
  const rows =
    tripIds.length === 0 ? [] : await peopleAsInvited(db).select("trip_id").where("trip_id", "in", tripIds).execute();
  return new Map(tripIds.map((id) => [id, toPeople(rows.filter(({ trip_id }) => trip_id === id))]));
}

/** The companion for whom an invitation to several places was made, at each of them. */
export async function selectWholeInvitation(db: Db, id: string): Promise<PersonOfTrip[]> {
  const rows = await db.selectFrom("trip_companions").selectAll().where("whole_invitation", "=", id).execute();
  return rows.map(toPersonOfTrip);
}

/** Invitations that are for an account: answered with it, or sent to its address. */
export async function selectInvitationsFor(db: Db, userId: string, email: string): Promise<PersonOfTrip[]> {
  const rows = await db
    .selectFrom("trip_companions")
    .selectAll()
    .where("role", "=", "companion")
    .where((eb) => eb.or([eb("user_id", "=", userId), eb("email", "=", email)]))
    .orderBy("created_at", "desc")
    .execute();
  return rows.map(toPersonOfTrip);
}

/** The places an account has in the company of trips. */
export async function selectCompanyOf(db: Db, userId: string): Promise<PersonOfTrip[]> {
  const rows = await db
    .selectFrom("trip_companions")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(toPersonOfTrip);
}

/** Writes what differs between the people of two revisions; the caller holds the trip's row. */
export async function replacePeople(
  db: Db,
  tripId: string,
  before: readonly Person[],
  next: readonly Person[],
): Promise<void> {
  for (const person of next) {
    const known = before.find(({ id }) => id === person.id);
    if (known === person) continue;
    const { id } = person;
    if (known)
      await db
        .updateTable("trip_companions")
        .set(toColumns(person))
        .where("id", "=", id)
        .where("trip_id", "=", tripId)
        .execute();
    else
      await db
        .insertInto("trip_companions")
        .values({ ...toColumns(person), id, trip_id: tripId })
        .execute();
  }
  const gone = before.filter((person) => !next.some(({ id }) => id === person.id)).map(({ id }) => id);
  if (gone.length > 0)
    await db.deleteFrom("trip_companions").where("trip_id", "=", tripId).where("id", "in", gone).execute();
}
