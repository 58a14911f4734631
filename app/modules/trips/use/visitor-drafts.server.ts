import { VISITOR_DAYS } from "#app/config/product";
import { db } from "#app/db/client.server";
import { untilNoneLeft } from "#app/shared/queues/many-rows";
import { deleteVisitorDrafts } from "../store/visitor-drafts.repo.server";

const HOUR_MS = 3_600_000;
/**
 * Deletes the drafts that visitors have left alone for as long as their cookie lasts, in batches.
 * @returns how many there were
 */
export function forgetVisitorDrafts(now: Date, batch?: number): Promise<number> {
  const before = new Date(now.getTime() - VISITOR_DAYS * 24 * HOUR_MS).toISOString();
  return untilNoneLeft((most) => deleteVisitorDrafts(db(), before, most), batch);
}
