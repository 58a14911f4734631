import type { Updateable } from "kysely";
import type { Db } from "#app/db/schema";
import type { UsersTable } from "../account/accounts.table";

export async function updateIdentity(db: Db, userId: string, values: Updateable<UsersTable>): Promise<void> {
  await db.updateTable("users").set(values).where("id", "=", userId).execute();
}

/** Adds points; the tier follows from the new sum. @returns the points after it */
export async function addPoints(db: Db, userId: string, points: number): Promise<number> {
  const row = await db
    .updateTable("users")
    .set((eb) => ({ loyalty_points: eb("loyalty_points", "+", points) }))
    .where("id", "=", userId)
    .returning("loyalty_points")
    .executeTakeFirst();
  return row?.loyalty_points ?? 0;
}
