import type { ExpressionBuilder, Insertable } from "kysely";
import type { Database, Db } from "./schema";
import type { SweepsTable } from "./sweeps.table";

/** A holder that does not renew its lease within this time is taken for dead. */
const LEASE_MS = 60_000;

const later = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

/** An instant is past, or so far ahead that a clock was wrong when it was written. */
const isOver =
  (column: "held_until" | "next_at", now: Date, mostMs: number) => (eb: ExpressionBuilder<Database, "sweeps">) =>
    eb.or([eb(`sweeps.${column}`, "<=", now.toISOString()), eb(`sweeps.${column}`, ">", later(now, mostMs))]);

/**
 * Takes a sweep for a process, when it is due and in no other hands, or when the process that had it in hand died.
 * @param isOwed true where it is due for another reason than its time
 * @returns "ours", or the instant at which to ask again
 */
export async function claimSweep(
  db: Db,
  { name, everyMs, isOwed }: { name: string; everyMs: number; isOwed: boolean },
  holder: string,
  now: Date,
): Promise<"ours" | Date> {
  const row: Insertable<SweepsTable> = {
    name,
    holder,
    held_until: later(now, LEASE_MS),
    next_at: later(now, everyMs),
  };
  const isEnded = isOver("held_until", now, LEASE_MS);
  const taken = await db
    .insertInto("sweeps")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet(row)
        .where((eb) => eb.or([eb("sweeps.holder", "is", null), isEnded(eb)]))
        .where((eb) =>
          isOwed ? eb.lit(true) : eb.or([eb("sweeps.holder", "is not", null), isOver("next_at", now, everyMs)(eb)]),
        ),
    )
    .returning("name")
    .executeTakeFirst();
  if (taken) return "ours";
  const other = await db
    .selectFrom("sweeps")
    .select(["holder", "held_until", "next_at"])
    .where("name", "=", name)
    .executeTakeFirst();
  return new Date(other ? (other.holder === null ? other.next_at : other.held_until) : now);
}

/** Keeps a sweep for another minute. @returns false when it is another's by now */
export async function renewSweep(db: Db, name: string, holder: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable("sweeps")
    .set({ held_until: later(now, LEASE_MS) })
    .where("name", "=", name)
    .where("holder", "=", holder)
    .returning("name")
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives a sweep back. @param isCut true where it was not done to its end, so that another process goes on with it */
export async function endSweep(
  db: Db,
  name: string,
  holder: string,
  { now, isCut }: { now: Date; isCut: boolean },
): Promise<void> {
  const at = now.toISOString();
  await db
    .updateTable("sweeps")
    .set({ holder: null, held_until: at, ...(isCut && { next_at: at }) })
    .where("name", "=", name)
    .where("holder", "=", holder)
    .execute();
}
