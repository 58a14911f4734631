import type { Insertable } from "kysely";
import type { Db } from "#app/db/schema";
import type { PasswordResetsTable } from "../account/accounts.table";

/** Keeps the newest link of an account. */
export async function upsertReset(db: Db, row: Insertable<PasswordResetsTable>): Promise<void> {
  await db
    .insertInto("password_resets")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet({ token_hash: row.token_hash, expires_at: row.expires_at, created_at: row.created_at }),
    )
    .execute();
}

/** The link of this account, if it is the newest and has not run out. */
export async function selectReset(db: Db, userId: string, tokenHash: string, at: string): Promise<boolean> {
  const row = await db
    .selectFrom("password_resets")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", at)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a link up. @returns false when it was used before */
export async function deleteReset(db: Db, userId: string, tokenHash: string): Promise<boolean> {
  const row = await db
    .deleteFrom("password_resets")
    .where("user_id", "=", userId)
    .where("token_hash", "=", tokenHash)
    .returning("user_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets a password by a mailed link, which proves the address as well. */
export async function updatePasswordByMail(db: Db, userId: string, passwordHash: string, at: string): Promise<void> {
  await db
    .updateTable("users")
    .set({ password_hash: passwordHash, email_verified_at: at, updated_at: at })
    .where("id", "=", userId)
    .execute();
}
