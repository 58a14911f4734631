import type { Selectable } from "kysely";
import type { Db } from "#app/db/schema";
import type { CheckoutsTable } from "../rules/booking.table";

type Checkout = Selectable<CheckoutsTable>;

/** The checkouts of the places that a checkout pays for, in their order. */
export function selectParts(db: Db, wholeId: string): Promise<Checkout[]> {
  return db.selectFrom("checkouts").selectAll().where("part_of", "=", wholeId).orderBy("id").execute();
}

/** The checkout of one place among those that a checkout pays for. */
export function selectPartOfTrip(db: Db, wholeId: string, tripId: string): Promise<Checkout | undefined> {
  return db
    .selectFrom("checkouts")
    .selectAll()
    .where("part_of", "=", wholeId)
    .where("trip_id", "=", tripId)
    .executeTakeFirst();
}

/** Closes the open checkouts of the places that a checkout was to pay for, in the transaction that closes it. */
export async function closeParts(trx: Db, wholeId: string, status: "expired" | "failed", at: string): Promise<void> {
  await trx
    .updateTable("checkouts")
    .set({ status, updated_at: at })
    .where("part_of", "=", wholeId)
    .where("status", "=", "open")
    .execute();
}
