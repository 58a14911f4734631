import type { Db } from "#app/db/schema";
import type { UserRow } from "../account/accounts.repo.server";

export function selectUserByGoogle(db: Db, sub: string): Promise<UserRow | undefined> {
  return db.selectFrom("users").selectAll().where("google_sub", "=", sub).executeTakeFirst();
}

/** Connects an account that has no Google account yet. @returns whether it did */
export async function connectGoogle(db: Db, userId: string, sub: string, at: string): Promise<boolean> {
  const row = await db
    .updateTable("users")
    .set({ google_sub: sub, updated_at: at })
    .where("id", "=", userId)
    .where("google_sub", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Disconnects Google from an account that can be signed in to by password. @returns whether it did */
export async function disconnectGoogle(db: Db, userId: string, at: string): Promise<boolean> {
  const row = await db
    .updateTable("users")
    .set({ google_sub: null, updated_at: at })
    .where("id", "=", userId)
    .where("password_hash", "is not", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
