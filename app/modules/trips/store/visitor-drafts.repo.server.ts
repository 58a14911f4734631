import type { Db } from "#app/db/schema";

/**
 * Deletes that many drafts of visitors which were not touched since then, with their dependent rows; the places of a
 * longer trip stay while one of them was. @returns how many there were
 */
export async function deleteVisitorDrafts(db: Db, before: string, most: number): Promise<number> {
  const rows = await db
    .deleteFrom("trips")
    .where("id", "in", (eb) =>
      eb
        .selectFrom("trips")
        .select("id")
        .where("owner_id", "is", null)
        .where("visitor_id", "is not", null)
        .where("updated_at", "<", before)
        .where(({ or, eb: is, not, exists, selectFrom }) =>
          or([
            is("journey_id", "is", null),
            not(
              exists(
                selectFrom("trips as place")
                  .select("place.id")
                  .whereRef("place.journey_id", "=", "trips.journey_id")
                  .where("place.updated_at", ">=", before),
              ),
            ),
          ]),
        )
        .limit(most),
    )
    .returning("id")
    .execute();
  return rows.length;
}
