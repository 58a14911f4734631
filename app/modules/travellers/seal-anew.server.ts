import { env } from "#app/config/env.server";
import { db } from "#app/db/client.server";
import { ROWS_AT_ONCE, othersFirst } from "#app/shared/queues/many-rows";
import type { Log } from "#app/shared/context";
import { savedPlace } from "./saved-travellers.server";
import { openSealed, sealText } from "./sealing.server";
import { SEALED_TABLES } from "./sealed-rows.repo.server";
import type { SealedRow } from "./sealed-rows.repo.server";
import { contactPlace, seatPlace } from "./travellers.server";

const HOUR_MS = 3_600_000;

/** The place that the text of a row is sealed for. */
const PLACES: Record<keyof typeof SEALED_TABLES, (key: SealedRow["key"]) => string> = {
  trip_travellers: ([tripId, seat]) => seatPlace(tripId, seat),
  trip_contacts: ([tripId]) => contactPlace(tripId),
  saved_travellers: ([id, userId]) => savedPlace(userId, id),
};
const TABLES = Object.keys(SEALED_TABLES) as (keyof typeof SEALED_TABLES)[];

let foundLast: number | undefined;

/**
 * How many texts the last look found under a former TRAVELLER_KEY: at 0 that key may go. Undefined while there is only
 * one, and before the first look.
 */
export function countSealedBefore(): number | undefined {
  return foundLast;
}

async function sealTableAnew(table: keyof typeof SEALED_TABLES, most: number): Promise<number> {
  let found = 0;
  for (let after: SealedRow["key"] = ["", ""]; ; await othersFirst()) {
    const rows = await SEALED_TABLES[table].select(db(), after, most);
    for (const row of rows) {
      const place = PLACES[table](row.key);
      const opened = openSealed(row.sealed, place);
      if (!opened?.isFormer) continue;
      found += 1;
      // A text that has changed meanwhile was sealed by the change.
      await SEALED_TABLES[table].replace(db(), row, sealText(opened.text, place));
    }
    if (rows.length < most) return found;
    after = rows.at(-1)!.key;
  }
}

/**
 * Seals under the key in use what a former one has sealed, some rows at a time; nothing while there is only one key.
 * @returns how many texts that were
 */
export async function sealAnew(most = ROWS_AT_ONCE): Promise<number> {
  if (env().TRAVELLER_KEY.length === 1) return 0;
  let found = 0;
  for (const table of TABLES) found += await sealTableAnew(table, most);
  foundLast = found;
  return found;
}

/** Does so at the start and every hour, since a process of before may still seal. @returns a function that stops it */
export function startSealingAnew(log: Log): () => void {
  const seal = (): void =>
    void sealAnew().then(
      (found) => {
        if (found > 0) log.info({ found }, "travellers under a former key are sealed anew");
      },
      (error: unknown) => log.error({ err: error }, "travellers could not be sealed anew"),
    );
  seal();
  const timer = setInterval(seal, HOUR_MS).unref();
  return () => clearInterval(timer);
}
