import type { Db } from "#app/db/schema";

/** The trip of one of an account's bookings. */
export async function selectTripOfBooking(db: Db, id: string, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("bookings")
    .select("trip_id")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.trip_id;
}
