import type { Insertable, Selectable } from "kysely";
import { hashToken } from "#app/db/ids.server";
import type { Db } from "#app/db/schema";
import type {
  EmailConfirmationsTable,
  EntitlementsTable,
  ItineraryGrantsTable,
  PlannedPlacesTable,
  SessionsTable,
} from "../account/accounts.table";

/** Sessions of a user that hold at an instant, newest first. */
export function selectSessions(db: Db, userId: string, at: string): Promise<Selectable<SessionsTable>[]> {
  return db
    .selectFrom("sessions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("expires_at", ">", at)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

/** Ends one session of a user. @returns whether it was there */
export async function deleteSessionById(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom("sessions")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends every session of a user but the one of a token, and the tokens of API callers. */
export async function deleteOtherSessions(db: Db, userId: string, token: string): Promise<void> {
  await db.deleteFrom("sessions").where("user_id", "=", userId).where("token_hash", "!=", hashToken(token)).execute();
  await db.deleteFrom("api_tokens").where("user_id", "=", userId).execute();
}

export async function updatePassword(db: Db, userId: string, passwordHash: string, at: string): Promise<void> {
  await db.updateTable("users").set({ password_hash: passwordHash, updated_at: at }).where("id", "=", userId).execute();
}

/** Keeps the newest link of an account. */
export async function upsertConfirmation(db: Db, row: Insertable<EmailConfirmationsTable>): Promise<void> {
  const { email, token_hash, expires_at, created_at } = row;
  await db
    .insertInto("email_confirmations")
    .values(row)
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ email, token_hash, expires_at, created_at }))
    .execute();
}

/** Uses a link up. @returns the address that it proves; undefined for an unknown, used or expired link */
export async function takeConfirmation(
  db: Db,
  userId: string,
  tokenHash: string,
  at: string,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom("email_confirmations")
    .where("user_id", "=", userId)
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", at)
    .returning("email")
    .executeTakeFirst();
  return row?.email;
}

/** Moves an account to a proven address; links that were mailed to the former one are void. */
export async function updateEmail(db: Db, userId: string, email: string, at: string): Promise<void> {
  await db
    .updateTable("users")
    .set({ email, email_verified_at: at, updated_at: at })
    .where("id", "=", userId)
    .execute();
  await db.deleteFrom("password_resets").where("user_id", "=", userId).execute();
}

/** Deletes an account and, by the database's foreign keys, all that belongs to it. */
export async function deleteUser(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("users").where("id", "=", userId).execute();
}

export function selectEntitlements(db: Db, userId: string): Promise<Selectable<EntitlementsTable>[]> {
  return db.selectFrom("entitlements").selectAll().where("user_id", "=", userId).orderBy("created_at").execute();
}

export function selectGrants(db: Db, userId: string): Promise<Selectable<ItineraryGrantsTable>[]> {
  return db.selectFrom("itinerary_grants").selectAll().where("user_id", "=", userId).orderBy("created_at").execute();
}

/** The places that were planned under the allowances of longer trips. */
export function selectPlannedOf(db: Db, userId: string): Promise<Selectable<PlannedPlacesTable>[]> {
  return db.selectFrom("planned_places").selectAll().where("user_id", "=", userId).orderBy("place").execute();
}
