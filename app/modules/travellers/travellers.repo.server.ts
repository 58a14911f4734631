import type { Selectable } from "kysely";
import { sql } from "kysely";
import type { Db } from "#app/db/schema";
import type { SavedTravellersTable, TripTravellersTable } from "./travellers.table";

type SeatRow = Pick<Selectable<TripTravellersTable>, "seat" | "companion_id" | "details">;

/** While a trip can still be booked, what is told of its people may change. */
const OPEN = ["draft", "planning"] as const;

/** No airline keeps seats of a trip under the names of its people, or is asked to; within a query that has `trips`. */
function areNamesFree(at: string) {
  return sql<boolean>`not exists (
      select 1 from price_locks where price_locks.trip_id = trips.id and price_locks.held_order is not null
        and price_locks.used_at is null and price_locks.ended_at is null and price_locks.locked_until > ${at}
    ) and not exists (
      select 1 from trip_orderings where trip_orderings.trip_id = trips.id and trip_orderings.state = ${"ordering"}
    )`;
}

/** Whether seats of a trip are kept under the names of its people, or are asked for: those names stay as they are. */
export async function areNamesHeld(db: Db, tripId: string, at: string): Promise<boolean> {
  const free = await db
    .selectFrom("trips")
    .select("id")
    .where("id", "=", tripId)
    .where(areNamesFree(at))
    .executeTakeFirst();
  return free === undefined;
}

/** Who holds an invitation that somebody said yes to: its link, and the account it was answered with, if there was one. */
export interface InvitationHolder {
  tokenHash: string;
  userId: string | undefined;
}

/** What the holder of an invitation has told. */
interface OwnRow extends Pick<SeatRow, "seat" | "details"> {
  companionId: string;
  /** The account by which it was told, if it was by one. */
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

/** How the party of a trip of this account is reached, sealed. */
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

/** All that an order needs of a trip; for the work that makes it, not for an answer. */
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
 * Keeps who takes a seat of an open trip of this account; what a companion has filled in stays the companion's.
 * @returns false when nothing was kept
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

/** Empties a seat of an open trip of this account, whoever filled it in. */
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

/** Keeps how the party of an open trip of this account is reached. @returns false when nothing was kept */
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

/** Which seats of the trip of an invitation are taken, and which of them its holder has filled in. */
export async function selectSeatsOfInvitation(
  db: Db,
  { tokenHash, userId }: InvitationHolder,
): Promise<{ taken: string[]; own?: OwnRow }> {
  const rows = await db
    .selectFrom("trip_companions")
    .innerJoin("trip_travellers", "trip_travellers.trip_id", "trip_companions.trip_id")
    .select(["trip_travellers.seat", "trip_travellers.companion_id", "told_by", "trip_companions.id as person_id"])
    // What others have told never leaves the database for this.
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
 * Keeps what a companion tells of themselves in a seat that is free or theirs, while the trip can still be booked.
 * @returns false when nothing was kept
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

/** Takes back what a companion has told, while the trip can still be booked. */
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

/** Whom an account has saved, the first first. */
export function selectSaved(db: Db, userId: string): Promise<SavedRow[]> {
  return db
    .selectFrom("saved_travellers")
    .select(["id", "details"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Keeps somebody for an account; one that is there already is changed if it is the account's. */
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

/** Forgets somebody whom an account has saved. */
export async function deleteSaved(db: Db, id: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("saved_travellers")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** All that an account has told of travellers: of its own trips what it typed itself, and of others' trips its own seat. */
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

/** Forgets who travels, of trips that ended before a day and of those that are cancelled. */
export async function deleteOver(db: Db, before: string): Promise<void> {
  for (const table of ["trip_travellers", "trip_contacts"] as const)
    await db
      .deleteFrom(table)
      .where("trip_id", "in", (eb) =>
        eb
          .selectFrom("trips")
          .select("trips.id")
          .where((trip) => trip.or([trip("end_date", "<", before), trip("status", "=", "cancelled")])),
      )
      .execute();
}
