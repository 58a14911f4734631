import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { closeDatabase, transact, useDatabase } from "#app/db/client.server";
import { openDatabase } from "#app/db/dialect.server";
import { withProcessLock } from "#app/db/lock.server";
import { migrateToLatest } from "#app/db/migrate.server";
import type { Database } from "#app/db/schema";
import { seedSandbox } from "#app/data/seed/seed.server";
import { freshAddress } from "#tests/setup/database";

const NOW = new Date("2026-11-21T10:00:00Z");
const isPostgres = Boolean(process.env.TEST_POSTGRES_URL);

let one: Kysely<Database>;
let two: Kysely<Database>;
beforeEach(async () => {
  const address = await freshAddress();
  one = openDatabase(address);
  // On SQLite one process has one connection; two processes are started by tests/walks/start.test.ts.
  two = isPostgres ? openDatabase(address) : one;
  useDatabase(one);
});
afterEach(async () => {
  await closeDatabase();
  if (isPostgres) await two.destroy();
});

const countOf = async (table: "users" | "trips" | "bookings" | "trip_companions"): Promise<number> =>
  Number(
    (
      await one
        .selectFrom(table)
        .select((eb) => eb.fn.countAll().as("count"))
        .executeTakeFirstOrThrow()
    ).count,
  );

describe("two that start on one empty database", () => {
  it("migrate once and seed once", async () => {
    await Promise.all(isPostgres ? [migrateToLatest(one), migrateToLatest(two)] : [migrateToLatest(one)]);
    await Promise.all([seedSandbox(one, NOW), seedSandbox(two, NOW)]);
    expect(await Promise.all((["users", "trips", "bookings", "trip_companions"] as const).map(countOf))).toEqual([
      6, 6, 2, 2,
    ]);
    const premium = await one
      .selectFrom("users")
      .select("loyalty_points")
      .where("email", "=", "premium@voyance.test")
      .executeTakeFirstOrThrow();
    await seedSandbox(two, NOW);
    const after = await one
      .selectFrom("users")
      .select("loyalty_points")
      .where("email", "=", "premium@voyance.test")
      .executeTakeFirstOrThrow();
    expect(after).toEqual(premium);
    // A buyer has one payment for each purchase, and its money at the provider.
    const payments = await one
      .selectFrom("ledger_entries")
      .innerJoin("users", "users.id", "ledger_entries.user_id")
      .innerJoin("ledger_transfers", "ledger_transfers.entry_id", "ledger_entries.id")
      .select(["email", "sold_as", "payment_intent", "amount_minor"])
      .where("debit", "=", "provider")
      .orderBy("email")
      .orderBy("sold_as")
      .execute();
    expect(payments.map(({ email, sold_as }) => `${email} ${sold_as}`)).toEqual([
      "pass@voyance.test trip_pass",
      "premium@voyance.test premium_monthly",
      "premium@voyance.test trip",
      "premium@voyance.test trip",
    ]);
    const objects = await one.selectFrom("sandbox_payment_objects").select("id").execute();
    for (const { payment_intent } of payments) expect(objects.map(({ id }) => id)).toContain(payment_intent);
    const paid = await one.selectFrom("bookings").select(["amount_minor", "payment_intent"]).execute();
    for (const { payment_intent, amount_minor } of paid)
      expect(payments).toContainEqual(expect.objectContaining({ payment_intent, amount_minor }));
  });
});

describe.runIf(isPostgres)("a lock between processes", () => {
  it("is held by one at a time, and free again after a failure", async () => {
    const order: string[] = [];
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const first = withProcessLock(one, "test", async () => {
      order.push("first in");
      await held;
      order.push("first out");
      throw new Error("on purpose");
    }).catch(() => undefined);
    while (order.length === 0) await new Promise((resolve) => setImmediate(resolve));
    const second = withProcessLock(two, "test", () => Promise.resolve(order.push("second")));
    // More round trips than a free lock would take to be had.
    for (let trips = 0; trips < 10; trips++) await countOf("users").catch(() => 0);
    expect(order).toEqual(["first in"]);
    letGo();
    await Promise.all([first, second]);
    expect(order).toEqual(["first in", "first out", "second"]);
  });
});

describe.runIf(isPostgres)("transactions that collide", () => {
  it("are both done in the end", async () => {
    await migrateToLatest(one);
    const at = NOW.toISOString();
    const note = (id: string) => ({ id, type: "test", provider_session_id: null, outcome: "0", received_at: at });
    await one
      .insertInto("payment_events")
      .values([note("a"), note("b")])
      .execute();
    // Each takes one row and then wants the other's: the database ends one of them, which is done again.
    const turn = (first: string, second: string) =>
      transact(async (trx) => {
        for (const id of [first, second]) {
          const { outcome } = await trx
            .selectFrom("payment_events")
            .select("outcome")
            .where("id", "=", id)
            .forUpdate()
            .executeTakeFirstOrThrow();
          await trx
            .updateTable("payment_events")
            .set({ outcome: String(Number(outcome) + 1) })
            .where("id", "=", id)
            .execute();
        }
      });
    await Promise.all(Array.from({ length: 6 }, (_, index) => (index % 2 ? turn("a", "b") : turn("b", "a"))));
    const rows = await one.selectFrom("payment_events").select("outcome").execute();
    expect(rows.map((row) => row.outcome)).toEqual(["6", "6"]);
  });
});

it.runIf(isPostgres)(
  "gives a migration all the time that it takes, and a statement of a request ten seconds",
  async () => {
    const migrating = openDatabase(await freshAddress(), undefined, "migrations");
    const limitOf = async (database: Kysely<Database>): Promise<unknown> =>
      (await sql<{ statement_timeout: string }>`show statement_timeout`.execute(database)).rows[0]?.statement_timeout;
    expect([await limitOf(one), await limitOf(migrating)]).toEqual(["10s", "0"]);
    await migrating.destroy();
  },
);
