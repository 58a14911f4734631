import type { Selectable } from "kysely";
import { sql } from "kysely";
import type { Db } from "#app/db/schema";
import type { SavedTravellersTable, TripTravellersTable } from "./travellers.table";

type SeatRow = Pick<Selectable<TripTravellersTable>, "seat" | "companion_id" | "details">;

/** While a trip can still be booked, its travellers' details may change. */
const OPEN = ["draft", "planning"] as const;

/**
 * Whether no airline holds seats of a trip under its travellers' names, or is asked to; within a query that has
 * `trips`.
 */
function areNamesFree(at: string) {
  return sql<boolean>`not exists (
      select 1 from price_locks where price_locks.trip_id = trips.id and price_locks.held_order is not null
        and price_locks.used_at is null and price_locks.ended_at is null and price_locks.locked_until > ${at}
    ) and not exists (
      select 1 from trip_orderings where trip_orderings.trip_id = trips.id and trip_orderings.state = ${"ordering"}
    )`;
}

/** Whether seats of a trip are held under its travellers' names, or are asked for: those names stay as they are. */
export async function areNamesHeld(db: Db, tripId: string, at: string): Promise<boolean> {
  const free = await db
    .selectFrom("trips")
    .select("id")
    .where("id", "=", tripId)
    .where(areNamesFree(at))
    .executeTakeFirst();
  return free === undefined;
}

/** The holder of an accepted invitation: its link, and the account that accepted it, if there was one. */
export interface InvitationHolder {
  tokenHash: string;
  userId: string | undefined;
}

/** The details that the holder of an invitation has entered. */
interface OwnRow extends Pick<SeatRow, "seat" | "details"> {
  companionId: string;
  /** The account that entered them, if it was one. */
  toldBy: string | null;
}

/** The seats that are filled in, of a trip of this account. */
export function selectSeats(db: Db, tripId: string, userId: string): Promise<SeatRow[]> {
  return db
    .selectFrom("trip_travellers")
    .innerJoin("trips", "trips.id", "trip_travellers.trip_id")
    .select(["seat", "companion_id", "details"])
    .where("trip_id", "=", tripId)
    .where("trips.owner_id", "=", userId)
    .execute();
}

/** The contact of the party of a trip of this account, sealed. */
export async function selectContact(db: Db, tripId: string, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("trip_contacts")
    .innerJoin("trips", "trips.id", "trip_contacts.trip_id")
    .select("contact")
    .where("trip_id", "=", tripId)
    .where("trips.owner_id", "=", userId)
    .executeTakeFirst();
  return row?.contact;
}

/** All details of a trip for its order; for the work that makes the order, not for an answer. */
export async function selectForOrder(
  db: Db,
  tripId: string,
): Promise<{ adults: number; children: number; contact: string | null; seats: SeatRow[] } | undefined> {
  const trip = await db
    .selectFrom("trips")
    .leftJoin("trip_contacts", "trip_contacts.trip_id", "trips.id")
    .select(["adults", "children", "contact"])
    .where("trips.id", "=", tripId)
    .executeTakeFirst();
  if (!trip) return undefined;
  const seats = await db
    .selectFrom("trip_travellers")
    .select(["seat", "companion_id", "details"])
    .where("trip_id", "=", tripId)
    .execute();
  return { ...trip, seats };
}

/**
 * Stores the traveller of a seat of an open trip of this account; a seat that a companion has filled in stays the
 * companion's.
 * @returns false when nothing was stored
 */
export async function upsertSeat(
  db: Db,
  { tripId, seat, details, at }: { tripId: string; seat: string; details: string; at: string },
  userId: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("trip_travellers")
    .columns(["trip_id", "seat", "companion_id", "details", "updated_at"])
    .expression((eb) =>
      eb
        .selectFrom("trips")
        .select([
          "trips.id",
          sql<string>`cast(${seat} as text)`.as("seat"),
          sql<string | null>`cast(null as text)`.as("companion_id"),
          sql<string>`cast(${details} as text)`.as("details"),
          sql<string>`cast(${at} as text)`.as("updated_at"),
        ])
        .where("trips.id", "=", tripId)
        .where("trips.owner_id", "=", userId)
        .where("trips.status", "in", OPEN)
        .where(areNamesFree(at)),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["trip_id", "seat"])
        .doUpdateSet((eb) => ({ details: eb.ref("excluded.details"), updated_at: eb.ref("excluded.updated_at") }))
        .where("trip_travellers.companion_id", "is", null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Empties a seat of an open trip of this account, even one that a companion filled in. */
export async function deleteSeat(
  db: Db,
  { tripId, seat, at }: { tripId: string; seat: string; at: string },
  userId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("trip_travellers")
    .where("trip_id", "=", tripId)
    .where("seat", "=", seat)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("trips")
          .select("trips.id")
          .whereRef("trips.id", "=", "trip_travellers.trip_id")
          .where("trips.owner_id", "=", userId)
          .where("trips.status", "in", OPEN)
          .where(areNamesFree(at)),
      ),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Stores the contact of the party of an open trip of this account. @returns false when nothing was stored */
export async function upsertContact(
  db: Db,
  { tripId, contact, at }: { tripId: string; contact: string; at: string },
  userId: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("trip_contacts")
    .columns(["trip_id", "contact", "updated_at"])
    .expression((eb) =>
      eb
        .selectFrom("trips")
        .select([
          "trips.id",
          sql<string>`cast(${contact} as text)`.as("contact"),
          sql<string>`cast(${at} as text)`.as("updated_at"),
        ])
        .where("trips.id", "=", tripId)
        .where("trips.owner_id", "=", userId)
        .where("trips.status", "in", OPEN)
        .where(areNamesFree(at)),
    )
    .onConflict((conflict) =>
      conflict
        .column("trip_id")
        .doUpdateSet((eb) => ({ contact: eb.ref("excluded.contact"), updated_at: eb.ref("excluded.updated_at") })),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** The taken seats of the trip of an invitation, and those that its holder has filled in. */
export async function selectSeatsOfInvitation(
  db: Db,
  { tokenHash, userId }: InvitationHolder,
): Promise<{ taken: string[]; own?: OwnRow }> {
  const rows = await db
    .selectFrom("trip_companions")
    .innerJoin("trip_travellers", "trip_travellers.trip_id", "trip_companions.trip_id")
    .select(["trip_travellers.seat", "trip_travellers.companion_id", "told_by", "trip_companions.id as person_id"])
    // Other travellers' details never leave the database for this.
    .select((eb) =>
      eb
        .case()
        .when("trip_travellers.companion_id", "=", eb.ref("trip_companions.id"))
        .then(eb.ref("trip_travellers.details"))
        .end()
        .as("details"),
    )
    .where("trip_companions.token_hash", "=", tokenHash)
    .where("trip_companions.status", "=", "joined")
    .where((eb) => eb.or([eb("trip_companions.user_id", "is", null), eb("trip_companions.user_id", "=", userId ?? "")]))
    .execute();
  const own = rows.find(({ companion_id, person_id }) => companion_id === person_id);
  return {
    taken: rows.map(({ seat }) => seat),
    ...(own?.details && {
      own: { seat: own.seat, details: own.details, companionId: own.person_id, toldBy: own.told_by },
    }),
  };
}

/**
 * Stores a companion's own details in a seat that is free or theirs, while the trip can still be booked.
 * @returns false when nothing was stored
 */
export async function upsertCompanionSeat(
  db: Db,
  { seat, details, at }: { seat: string; details: string; at: string },
  { tokenHash, userId }: InvitationHolder,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("trip_travellers")
    .columns(["trip_id", "seat", "companion_id", "told_by", "details", "updated_at"])
    .expression((eb) =>
      eb
        .selectFrom("trip_companions")
        .innerJoin("trips", "trips.id", "trip_companions.trip_id")
        .select([
          "trips.id as trip_id",
          sql<string>`cast(${seat} as text)`.as("seat"),
          "trip_companions.id as companion_id",
          sql<string | null>`cast(${userId ?? null} as text)`.as("told_by"),
          sql<string>`cast(${details} as text)`.as("details"),
          sql<string>`cast(${at} as text)`.as("updated_at"),
        ])
        .where("trip_companions.token_hash", "=", tokenHash)
        .where("trip_companions.status", "=", "joined")
        .where((either) =>
          either.or([
            either("trip_companions.user_id", "is", null),
            either("trip_companions.user_id", "=", userId ?? ""),
          ]),
        )
        .where("trips.status", "in", OPEN)
        .where(areNamesFree(at)),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["trip_id", "seat"])
        .doUpdateSet((eb) => ({
          told_by: eb.ref("excluded.told_by"),
          details: eb.ref("excluded.details"),
          updated_at: eb.ref("excluded.updated_at"),
        }))
        .whereRef("trip_travellers.companion_id", "=", "excluded.companion_id"),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Deletes a companion's own details, while the trip can still be booked. */
export async function deleteCompanionSeat(
  db: Db,
  { tokenHash, userId }: InvitationHolder,
  at: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("trip_travellers")
    .where("companion_id", "in", (eb) =>
      eb
        .selectFrom("trip_companions")
        .innerJoin("trips", "trips.id", "trip_companions.trip_id")
        .select("trip_companions.id")
        .where("trip_companions.token_hash", "=", tokenHash)
        .where((either) =>
          either.or([
            either("trip_companions.user_id", "is", null),
            either("trip_companions.user_id", "=", userId ?? ""),
          ]),
        )
        .where("trips.status", "in", OPEN)
        .where(areNamesFree(at)),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

type SavedRow = Pick<Selectable<SavedTravellersTable>, "id" | "details">;

/** The saved travellers of an account, the first first. */
export function selectSaved(db: Db, userId: string): Promise<SavedRow[]> {
  return db
    .selectFrom("saved_travellers")
    .select(["id", "details"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Stores a saved traveller of an account; an existing one is changed if it is the account's. */
export async function upsertSaved(
  db: Db,
  { id, details, at }: { id: string; details: string; at: string },
  userId: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("saved_travellers")
    .values({ id, user_id: userId, details, created_at: at, updated_at: at })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({ details, updated_at: at }).where("saved_travellers.user_id", "=", userId),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Deletes a saved traveller of an account. */
export async function deleteSaved(db: Db, id: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("saved_travellers")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * All details of travellers that an account has entered: on its own trips those it typed itself, and on others' trips
 * its own seat.
 */
export async function selectToldBy(
  db: Db,
  userId: string,
): Promise<{
  seats: { trip_id: string; seat: string; details: string }[];
  contacts: { trip_id: string; contact: string }[];
}> {
  const [own, asCompanion, contacts] = [
    await db
      .selectFrom("trip_travellers")
      .innerJoin("trips", "trips.id", "trip_travellers.trip_id")
      .select(["trip_id", "seat", "details"])
      .where("trips.owner_id", "=", userId)
      .where("companion_id", "is", null)
      .orderBy("trip_id")
      .orderBy("seat")
      .execute(),
    await db
      .selectFrom("trip_travellers")
      .innerJoin("trip_companions", "trip_companions.id", "trip_travellers.companion_id")
      .select(["trip_travellers.trip_id", "seat", "details"])
      .where("trip_companions.user_id", "=", userId)
      .where("told_by", "=", userId)
      .execute(),
    await db
      .selectFrom("trip_contacts")
      .innerJoin("trips", "trips.id", "trip_contacts.trip_id")
      .select(["trip_id", "contact"])
      .where("trips.owner_id", "=", userId)
      .execute(),
  ];
  return { seats: [...own, ...asCompanion], contacts };
}

/**
 * Deletes the travellers and contacts of trips that ended before a day and of those that are cancelled, of so many trips
 * after one in the order of their ids: those that have any are fewer than the trips that are over.
 * @returns the last trip that was looked at; undefined after the last one of all
 */
export async function deleteOver(
  db: Db,
  table: "trip_travellers" | "trip_contacts",
  before: string,
  { after, most }: { after: string; most: number },
): Promise<string | undefined> {
  const told = await db
    .selectFrom(table)
    .select("trip_id")
    .distinct()
    .where("trip_id", ">", after)
    .orderBy("trip_id")
    .limit(most)
    .execute();
  const ids = told.map(({ trip_id }) => trip_id);
  if (ids.length === 0) return undefined;
  const over = db
    .selectFrom("trips")
    .select("trips.id")
    .where("id", "in", ids)
    .where((trip) => trip.or([trip("end_date", "<", before), trip("status", "=", "cancelled")]));
  await db.deleteFrom(table).where("trip_id", "in", over).execute();
  return ids.length < most ? undefined : ids.at(-1);
}
