import type { Db } from "#app/db/schema";

/**
 * Deletes that many drafts of visitors which were not touched since then, with their dependent rows. @returns how many
 * there were
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
        .limit(most),
    )
    .returning("id")
    .execute();
  return rows.length;
}
