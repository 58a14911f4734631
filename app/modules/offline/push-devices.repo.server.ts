import type { Insertable, Selectable } from "kysely";
import type { Db } from "#app/db/schema";
import type { PushDevicesTable } from "./push.table";

export type PushDeviceRow = Selectable<PushDevicesTable>;

/** The devices of an account, the oldest first. */
export function selectPushDevices(db: Db, userId: string): Promise<PushDeviceRow[]> {
  return db
    .selectFrom("push_devices")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** One device, if it is the account's. */
export function selectPushDevice(db: Db, userId: string, id: string): Promise<PushDeviceRow | undefined> {
  return db
    .selectFrom("push_devices")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Stores a device; one that another account had used belongs to this account from now on. */
export async function upsertPushDevice(db: Db, row: Insertable<PushDevicesTable>): Promise<void> {
  const { user_id, p256dh, auth, name, created_at } = row;
  await db
    .insertInto("push_devices")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("endpoint_hash").doUpdateSet({ id: row.id, user_id, p256dh, auth, name, created_at }),
    )
    .execute();
}

/** Deletes a device of an account. @returns whether there was one */
export async function deletePushDevice(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("push_devices")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
