import { sql } from "kysely";
import { untilNoneLeft } from "#app/shared/queues/many-rows";
import type { Database, Db } from "./schema";

/** Tables whose rows are deleted by their age, and the column that tells one row from the next. */
const KEYS = {
  api_tokens: "id",
  disruption_alerts: "id",
  disruption_predictions: "trip_id",
  email_confirmations: "user_id",
  jobs: "id",
  ledger_entries: "id",
  measured_events: "id",
  page_readings: "id",
  passkey_challenges: "challenge_hash",
  password_resets: "user_id",
  payment_events: "id",
  place_reports: "id",
  rate_limits: "key",
  sessions: "id",
} as const satisfies { [T in keyof Database]?: keyof Database[T] };

/**
 * Deletes the rows of a table in which an instant lies before another, some hundred at a time.
 * @param before UTC ISO instant
 * @param most rows at once, if not as many as everywhere
 * @returns how many there were
 */
export function deleteOlder<T extends keyof typeof KEYS>(
  db: Db,
  table: T,
  column: keyof Database[T] & string,
  before: string,
  most?: number,
): Promise<number> {
  const [from, key, at] = [sql.table(table), sql.ref(KEYS[table]), sql.ref(column)];
  return untilNoneLeft(async (rowsAtOnce) => {
    const { rows } = await sql`delete from ${from} where ${key} in
      (select ${key} from ${from} where ${at} < ${before} limit ${rowsAtOnce}) returning 1`.execute(db);
    return rows.length;
  }, most);
}
