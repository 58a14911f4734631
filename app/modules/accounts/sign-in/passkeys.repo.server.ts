import type { Insertable, Selectable } from "kysely";
import { hashToken } from "#app/db/ids.server";
import type { Db } from "#app/db/schema";
import type { PasskeysTable } from "../account/accounts.table";

export type PasskeyRow = Selectable<PasskeysTable>;

/** Keeps a question until it is answered or has run out. @param userId the account that adds a passkey */
export async function insertChallenge(
  db: Db,
  challenge: string,
  userId: string | null,
  expiresAt: string,
): Promise<void> {
  await db
    .insertInto("passkey_challenges")
    .values({ challenge_hash: hashToken(challenge), user_id: userId, expires_at: expiresAt })
    .execute();
}

/** Uses a question up. @returns whether it was asked for this purpose, and is still open */
export async function takeChallenge(db: Db, challenge: string, userId: string | null, at: string): Promise<boolean> {
  const row = await db
    .deleteFrom("passkey_challenges")
    .where("challenge_hash", "=", hashToken(challenge))
    .where("user_id", userId === null ? "is" : "=", userId)
    .where("expires_at", ">", at)
    .returning("challenge_hash")
    .executeTakeFirst();
  return row !== undefined;
}

/** Passkeys of an account, oldest first. */
export function selectPasskeys(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom("passkeys")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** The passkey that a device names. */
export function selectPasskeyByCredential(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom("passkeys").selectAll().where("credential_id", "=", credentialId).executeTakeFirst();
}

export async function insertPasskey(db: Db, row: Insertable<PasskeysTable>): Promise<void> {
  await db.insertInto("passkeys").values(row).execute();
}

/** Notes a use. @returns false when another use came between, with the same count */
export async function updatePasskeyUse(
  db: Db,
  { id, counter }: Pick<PasskeyRow, "id" | "counter">,
  newCounter: number,
  at: string,
): Promise<boolean> {
  const row = await db
    .updateTable("passkeys")
    .set({ counter: newCounter, last_used_at: at })
    .where("id", "=", id)
    .where("counter", "=", counter)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether the user has that passkey */
export async function updatePasskeyName(db: Db, userId: string, id: string, name: string): Promise<boolean> {
  const row = await db
    .updateTable("passkeys")
    .set({ name })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether the user had that passkey */
export async function deletePasskey(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom("passkeys")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Closes the offer of a passkey for good. */
export async function closePasskeyOffer(db: Db, userId: string, at: string): Promise<void> {
  await db
    .updateTable("users")
    .set({ passkey_offer_closed_at: at })
    .where("id", "=", userId)
    .where("passkey_offer_closed_at", "is", null)
    .execute();
}
