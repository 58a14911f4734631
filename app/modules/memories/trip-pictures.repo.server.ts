import type { ExpressionBuilder, Insertable, Selectable, Updateable } from "kysely";
import type { Database, Db } from "#app/db/schema";
import type { TripPicturesTable } from "./trip-pictures.table";

export type PictureRow = Selectable<TripPicturesTable>;

/** Those at whose request a picture is read. */
export type PictureReader = { party: string } | "everybody";

/** The trip of a picture is one that the account owns. */
function isOwn(userId: string) {
  return (eb: ExpressionBuilder<Database, "trip_pictures">) =>
    eb.exists(
      eb
        .selectFrom("trips")
        .select("trips.id")
        .whereRef("trips.id", "=", "trip_pictures.trip_id")
        .where("trips.owner_id", "=", userId),
    );
}

/** The account owns the trip of a picture or has said yes to coming along; everybody may see what is shared. */
function mayBeSeenBy(reader: PictureReader) {
  return (eb: ExpressionBuilder<Database, "trip_pictures">) => {
    if (reader === "everybody")
      return eb.and([
        eb("trip_pictures.is_shared", "=", 1),
        eb.exists(
          eb
            .selectFrom("trips")
            .select("trips.id")
            .whereRef("trips.id", "=", "trip_pictures.trip_id")
            .where("trips.shared_at", "is not", null),
        ),
      ]);
    return eb.or([
      isOwn(reader.party)(eb),
      eb.exists(
        eb
          .selectFrom("trip_companions")
          .select("trip_companions.id")
          .whereRef("trip_companions.trip_id", "=", "trip_pictures.trip_id")
          .where("trip_companions.user_id", "=", reader.party)
          .where("trip_companions.status", "=", "joined"),
      ),
    ]);
  };
}

/** The pictures of a trip in the order in which they were taken, those without a time last. */
export async function selectPictures(db: Db, tripId: string, reader: PictureReader): Promise<PictureRow[]> {
  const rows = await db
    .selectFrom("trip_pictures")
    .selectAll()
    .where("trip_id", "=", tripId)
    .where(mayBeSeenBy(reader))
    .execute();
  const orderOf = ({ taken_at, created_at, id }: PictureRow): string => `${taken_at ?? "9"} ${created_at} ${id}`;
  return rows.sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
}

export function selectPicture(
  db: Db,
  tripId: string,
  id: string,
  reader: PictureReader,
): Promise<PictureRow | undefined> {
  return db
    .selectFrom("trip_pictures")
    .selectAll()
    .where("id", "=", id)
    .where("trip_id", "=", tripId)
    .where(mayBeSeenBy(reader))
    .executeTakeFirst();
}

/** Keeps a picture. @returns false for one whose file the trip has already */
export async function insertPicture(db: Db, picture: Insertable<TripPicturesTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("trip_pictures")
    .values(picture)
    .onConflict((conflict) => conflict.columns(["trip_id", "digest"]).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** How many pictures a trip has, and all trips of its owner. */
export async function countPictures(db: Db, tripId: string, ownerId: string): Promise<{ trip: number; all: number }> {
  const rows = await db
    .selectFrom("trip_pictures")
    .innerJoin("trips", "trips.id", "trip_pictures.trip_id")
    .select((eb) => ["trip_pictures.trip_id", eb.fn.countAll<number | string>().as("count")])
    .where("trips.owner_id", "=", ownerId)
    .groupBy("trip_pictures.trip_id")
    .execute();
  const counts = rows.map(({ trip_id, count }) => ({ isIt: trip_id === tripId, count: Number(count) }));
  const sumOf = (some: typeof counts): number => some.reduce((sum, { count }) => sum + count, 0);
  return { trip: sumOf(counts.filter(({ isIt }) => isIt)), all: sumOf(counts) };
}

/** Changes a picture of the account's own trip. @returns whether there is one */
export async function updatePicture(
  db: Db,
  { tripId, id, ownerId }: { tripId: string; id: string; ownerId: string },
  values: Pick<Updateable<TripPicturesTable>, "day" | "caption" | "is_shared">,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("trip_pictures")
    .set(values)
    .where("id", "=", id)
    .where("trip_id", "=", tripId)
    .where(isOwn(ownerId))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a picture of the account's own trip. @returns the names of its files; undefined when there is none */
export async function deletePicture(
  db: Db,
  { tripId, id, ownerId }: { tripId: string; id: string; ownerId: string },
): Promise<string[] | undefined> {
  const row = await db
    .deleteFrom("trip_pictures")
    .where("id", "=", id)
    .where("trip_id", "=", tripId)
    .where(isOwn(ownerId))
    .returning(["card_file", "full_file"])
    .executeTakeFirst();
  return row && [row.card_file, row.full_file];
}

/** The pictures of all trips of an account. */
export async function selectPicturesOf(db: Db, ownerId: string): Promise<PictureRow[]> {
  return db
    .selectFrom("trip_pictures")
    .innerJoin("trips", "trips.id", "trip_pictures.trip_id")
    .selectAll("trip_pictures")
    .where("trips.owner_id", "=", ownerId)
    .orderBy("trip_pictures.trip_id")
    .orderBy("trip_pictures.id")
    .execute();
}

/** Those of some names of files that a picture has. */
export async function selectKnownFiles(db: Db, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await db
    .selectFrom("trip_pictures")
    .select("card_file as name")
    .where("card_file", "in", names)
    .union(db.selectFrom("trip_pictures").select("full_file as name").where("full_file", "in", names))
    .execute();
  return rows.map(({ name }) => name);
}
