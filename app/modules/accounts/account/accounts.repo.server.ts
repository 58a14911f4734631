import type { Insertable, Selectable } from "kysely";
import { hashToken, newId } from "#app/db/ids.server";
import { deleteOlder } from "#app/db/delete-old.server";
import type { Db } from "#app/db/schema";
import type {
  ApiTokensTable,
  EntitlementsTable,
  ItineraryGrantsTable,
  PlannedPlacesTable,
  SessionsTable,
  UsersTable,
} from "./accounts.table";
import type { Holdings } from "./plans";

export type UserRow = Selectable<UsersTable>;

/** The account with that address; addresses are kept in lower case. */
export function selectUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();
}

export async function insertUser(db: Db, row: Insertable<UsersTable>): Promise<void> {
  await db.insertInto("users").values(row).execute();
}

export async function insertSession(db: Db, row: Insertable<SessionsTable>): Promise<void> {
  await db.insertInto("sessions").values(row).execute();
}

/**
 * The session of a token, expired or not, with its user and the user's rights at an instant: every page of a signed-in
 * user needs all of it, in one statement. There is a row for each right that holds, or one row without any.
 */
export async function selectSession(
  db: Db,
  token: string,
  at: string,
): Promise<{ expiresAt: string; user: UserRow; held: Holdings } | undefined> {
  const rows = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .leftJoin("entitlements", (join) =>
      join
        .onRef("entitlements.user_id", "=", "users.id")
        .on("entitlements.held_back_at", "is", null)
        .on("entitlements.starts_at", "<=", at)
        .on((eb) => eb.or([eb("entitlements.ends_at", "is", null), eb("entitlements.ends_at", ">", at)])),
    )
    .selectAll("users")
    .select([
      "sessions.expires_at as session_ends_at",
      "entitlements.kind as right_kind",
      "entitlements.trip_id as right_trip_id",
      "entitlements.ends_at as right_ends_at",
    ])
    .select((eb) =>
      eb
        .selectFrom("itinerary_grants")
        .select((grants) => grants.fn.countAll<number>().as("count"))
        .whereRef("itinerary_grants.user_id", "=", "users.id")
        .where("itinerary_grants.kind", "=", "free")
        .as("free_used"),
    )
    .where("sessions.token_hash", "=", hashToken(token))
    .execute();
  const [user] = rows;
  if (!user) return undefined;
  const rights = rows.flatMap((row) =>
    row.right_kind === null ? [] : [{ kind: row.right_kind, tripId: row.right_trip_id, endsAt: row.right_ends_at }],
  );
  return { expiresAt: user.session_ends_at, user, held: { rights, freeUsed: Number(user.free_used) } };
}

export async function deleteSession(db: Db, token: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom("sessions")
    .where("token_hash", "=", hashToken(token))
    .returning("user_id")
    .executeTakeFirst();
  return row?.user_id;
}

/** The end of a user's session, UTC ISO. */
export async function selectSessionEnd(db: Db, userId: string, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("sessions")
    .select("expires_at")
    .where("token_hash", "=", hashToken(token))
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.expires_at;
}

/** Ends every session of a user, browsers and API callers alike. */
export async function deleteAllSessions(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("sessions").where("user_id", "=", userId).execute();
  await db.deleteFrom("api_tokens").where("user_id", "=", userId).execute();
}

/**
 * Voids the links that were mailed to a user: they may have been asked for by a person who does not have the account
 * now.
 */
export async function deleteMailedLinks(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("password_resets").where("user_id", "=", userId).execute();
  await db.deleteFrom("email_confirmations").where("user_id", "=", userId).execute();
}

/** Rights of a user that hold at an instant, and the allowances already used. */
export async function selectHoldings(db: Db, userId: string, at: string): Promise<Holdings> {
  const rows = await db
    .selectFrom("entitlements")
    .select(["kind", "trip_id", "ends_at"])
    .where("user_id", "=", userId)
    .where("held_back_at", "is", null)
    .where("starts_at", "<=", at)
    .where((eb) => eb.or([eb("ends_at", "is", null), eb("ends_at", ">", at)]))
    .execute();
  const used = await db
    .selectFrom("itinerary_grants")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("kind", "=", "free")
    .executeTakeFirstOrThrow();
  const rights = rows.map(({ kind, trip_id, ends_at }) => ({ kind, tripId: trip_id, endsAt: ends_at }));
  return { rights, freeUsed: Number(used.count) };
}

/** @param id of a trip, or of the longer trip of which it is one place */
export async function selectGrant(
  db: Db,
  userId: string,
  id: string,
): Promise<Selectable<ItineraryGrantsTable> | undefined> {
  return db
    .selectFrom("itinerary_grants")
    .selectAll()
    .where("trip_id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** The places that were planned under the allowance of a longer trip. */
export async function selectPlannedPlaces(db: Db, userId: string, journeyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("planned_places")
    .select("place")
    .where("user_id", "=", userId)
    .where("journey_id", "=", journeyId)
    .execute();
  return rows.map(({ place }) => place);
}

export async function insertPlannedPlace(db: Db, row: Insertable<PlannedPlacesTable>): Promise<void> {
  await db
    .insertInto("planned_places")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Forgets the places that an allowance was used for, since another one takes its turn. */
export async function deletePlannedPlaces(db: Db, userId: string, journeyId: string): Promise<void> {
  await db.deleteFrom("planned_places").where("user_id", "=", userId).where("journey_id", "=", journeyId).execute();
}

export async function insertGrant(db: Db, row: Insertable<ItineraryGrantsTable>): Promise<void> {
  await db.insertInto("itinerary_grants").values(row).execute();
}

/**
 * Locks the account until the end of the transaction, so that two trips at once cannot share one allowance. @returns
 * whether the account exists
 */
export async function lockUser(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .updateTable("users")
    .set((eb) => ({ updated_at: eb.ref("updated_at") }))
    .where("id", "=", userId)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Spends one unused trip pass that holds at an instant on a trip, and with it the surprise that the same payment
 * bought.
 * @returns whether there was a pass
 */
export async function spendTripPass(db: Db, userId: string, tripId: string, at: string): Promise<boolean> {
  const pass = await db
    .selectFrom("entitlements")
    .select(["id", "source"])
    .where("user_id", "=", userId)
    .where("held_back_at", "is", null)
    .where("kind", "=", "trip_pass")
    .where("trip_id", "is", null)
    .where("starts_at", "<=", at)
    .where((eb) => eb.or([eb("ends_at", "is", null), eb("ends_at", ">", at)]))
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
  if (!pass) return false;
  const spent = await db
    .updateTable("entitlements")
    .set({ trip_id: tripId })
    .where("id", "=", pass.id)
    .where("trip_id", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!spent) return false;
  await db
    .updateTable("entitlements")
    .set({ trip_id: tripId })
    .where("user_id", "=", userId)
    .where("source", "=", pass.source.replace(/:trip_pass$/, ":surprise_me"))
    .where("kind", "=", "surprise_me")
    .execute();
  return true;
}

/**
 * Holds back the rights of an account whose source begins with this text, or gives them back.
 * @param at null: they count again
 */
export async function updateHeldBack(db: Db, userId: string, sourceStem: string, at: string | null): Promise<void> {
  await db
    .updateTable("entitlements")
    .set({ held_back_at: at })
    .where("user_id", "=", userId)
    .where((eb) => eb(eb.fn<string>("substr", ["source", eb.val(1), eb.val(sourceStem.length)]), "=", sourceStem))
    .execute();
}

/** The latest end of valid rights whose sources begin with this text; undefined when none has an end. */
export async function selectEndOfRights(db: Db, userId: string, sourceStem: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("entitlements")
    .select((eb) => eb.fn.max("ends_at").as("end"))
    .where("user_id", "=", userId)
    .where("held_back_at", "is", null)
    .where((eb) => eb(eb.fn<string>("substr", ["source", eb.val(1), eb.val(sourceStem.length)]), "=", sourceStem))
    .executeTakeFirst();
  return row?.end ?? undefined;
}

/** Grants a right, once per source. @returns whether it is new */
export async function insertEntitlement(db: Db, row: Omit<Insertable<EntitlementsTable>, "id">): Promise<boolean> {
  const made = await db
    .insertInto("entitlements")
    .values({ ...row, id: newId() })
    .onConflict((conflict) => conflict.column("source").doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

export async function insertApiTokens(db: Db, rows: Insertable<ApiTokensTable>[]): Promise<void> {
  await db.insertInto("api_tokens").values(rows).execute();
}

/** A token of an API caller that has not expired. */
export function selectApiToken(
  db: Db,
  token: string,
  kind: ApiTokensTable["kind"],
  at: string,
): Promise<Selectable<ApiTokensTable> | undefined> {
  return db
    .selectFrom("api_tokens")
    .selectAll()
    .where("token_hash", "=", hashToken(token))
    .where("kind", "=", kind)
    .where("expires_at", ">", at)
    .executeTakeFirst();
}

export function selectUser(db: Db, id: string): Promise<UserRow | undefined> {
  return db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Marks a refresh token as used. @returns false when it was used before */
export async function useRefreshToken(db: Db, id: string, at: string): Promise<boolean> {
  const row = await db
    .updateTable("api_tokens")
    .set({ used_at: at })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteTokenFamily(db: Db, family: string): Promise<void> {
  await db.deleteFrom("api_tokens").where("family", "=", family).execute();
}

const ENDING = ["sessions", "api_tokens", "password_resets", "email_confirmations", "passkey_challenges"] as const;

/** Deletes rows that ended before an instant: sessions, tokens, counts of tries and links. */
export async function deleteEndedBefore(db: Db, before: string): Promise<void> {
  await deleteOlder(db, "rate_limits", "window_ends_at", before);
  for (const table of ENDING) await deleteOlder(db, table, "expires_at", before);
}

/** Notes that the account has taken the quiz. */
export async function updateQuizCompleted(db: Db, userId: string, at: string): Promise<void> {
  await db.updateTable("users").set({ quiz_completed: 1, updated_at: at }).where("id", "=", userId).execute();
}
