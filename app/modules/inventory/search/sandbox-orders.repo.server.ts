import type { Insertable, Selectable, Updateable } from "kysely";
import type { Db } from "#app/db/schema";
import type { SandboxOrdersTable } from "./sandbox-orders.table";

export type SandboxOrderRow = Selectable<SandboxOrdersTable>;

/** Notes an order. @returns whether it is the first of its offer */
export async function insertSandboxOrder(db: Db, row: Insertable<SandboxOrdersTable>): Promise<boolean> {
  const made = await db
    .insertInto("sandbox_orders")
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .returning("ref")
    .executeTakeFirst();
  return made !== undefined;
}

export function selectSandboxOrder(db: Db, ref: string): Promise<SandboxOrderRow | undefined> {
  return db.selectFrom("sandbox_orders").selectAll().where("ref", "=", ref).executeTakeFirst();
}

/** The order that was made of an offer. */
export function selectSandboxOrderOf(db: Db, offerRef: string): Promise<SandboxOrderRow | undefined> {
  return db.selectFrom("sandbox_orders").selectAll().where("offer_ref", "=", offerRef).executeTakeFirst();
}

export async function updateSandboxOrder(db: Db, ref: string, values: Updateable<SandboxOrdersTable>): Promise<void> {
  await db.updateTable("sandbox_orders").set(values).where("ref", "=", ref).execute();
}
