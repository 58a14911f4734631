import { RETENTION } from "#app/config/retention";
import { db } from "#app/db/client.server";
import { deleteEndedBefore } from "./accounts.repo.server";

const HOUR_MS = 3_600_000;
/** An ended session is remembered this long, in milliseconds, so that its browser is told that it ran out. */
const REMEMBERED_MS = RETENTION.endedDays * 24 * HOUR_MS;

/** Deletes sessions, tokens, counts of tries and links that ended a week ago. */
export async function deleteExpired(now: Date): Promise<void> {
  await deleteEndedBefore(db(), new Date(now.getTime() - REMEMBERED_MS).toISOString());
}
