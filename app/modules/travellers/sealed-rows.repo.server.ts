import type { Db } from "#app/db/schema";

/** A sealed text where it is stored. */
export interface SealedRow {
  /** The key of its row: its place in the order of its table. */
  key: readonly [string, string];
  sealed: string;
}

/** Reads and replaces the sealed texts of a table, for the work that seals them under a new key. */
interface SealedTable {
  /** So many rows after one, in the order of their keys. */
  select: (db: Db, after: SealedRow["key"], most: number) => Promise<SealedRow[]>;
  /** Puts a text in the place of the one that was read; @returns false where that has changed meanwhile */
  replace: (db: Db, row: SealedRow, sealed: string) => Promise<boolean>;
}

const isOne = ({ numUpdatedRows }: { numUpdatedRows: bigint }): boolean => numUpdatedRows > 0n;

/** Every table with sealed texts. */
export const SEALED_TABLES = {
  trip_travellers: {
    select: async (db, after, most) =>
      (
        await db
          .selectFrom("trip_travellers")
          .select(["trip_id", "seat", "details"])
          .where((eb) => eb(eb.refTuple("trip_id", "seat"), ">", eb.tuple(...after)))
          .orderBy("trip_id")
          .orderBy("seat")
          .limit(most)
          .execute()
      ).map(({ trip_id, seat, details }) => ({ key: [trip_id, seat], sealed: details })),
    replace: async (db, { key: [tripId, seat], sealed: before }, details) =>
      isOne(
        await db
          .updateTable("trip_travellers")
          .set({ details })
          .where("trip_id", "=", tripId)
          .where("seat", "=", seat)
          .where("details", "=", before)
          .executeTakeFirst(),
      ),
  },
  trip_contacts: {
    select: async (db, [after], most) =>
      (
        await db
          .selectFrom("trip_contacts")
          .select(["trip_id", "contact"])
          .where("trip_id", ">", after)
          .orderBy("trip_id")
          .limit(most)
          .execute()
      ).map(({ trip_id, contact }) => ({ key: [trip_id, ""], sealed: contact })),
    replace: async (db, { key: [tripId], sealed: before }, contact) =>
      isOne(
        await db
          .updateTable("trip_contacts")
          .set({ contact })
          .where("trip_id", "=", tripId)
          .where("contact", "=", before)
          .executeTakeFirst(),
      ),
  },
  saved_travellers: {
    select: async (db, [after], most) =>
      (
        await db
          .selectFrom("saved_travellers")
          .select(["id", "user_id", "details"])
          .where("id", ">", after)
          .orderBy("id")
          .limit(most)
          .execute()
      ).map(({ id, user_id, details }) => ({ key: [id, user_id], sealed: details })),
    replace: async (db, { key: [id], sealed: before }, details) =>
      isOne(
        await db
          .updateTable("saved_travellers")
          .set({ details })
          .where("id", "=", id)
          .where("details", "=", before)
          .executeTakeFirst(),
      ),
  },
} as const satisfies Record<string, SealedTable>;
