import SQLite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { db } from "#app/db/client.server";
import { forgetOldJobs } from "#app/db/jobs.server";
import { createSession } from "#app/modules/accounts/account/accounts.server";
import { deleteAccountAndPayments } from "#app/modules/booking/checkout/account-deletion.server";
import { startCheckout } from "#app/modules/booking/checkout/booking.server";
import { fulfilCheckout } from "#app/modules/booking/checkout/fulfilment.server";
import { reconcileOpenCheckouts } from "#app/modules/booking/checkout/reconciliation.server";
import { forgetWhatIsOver } from "#app/boot/retention.server";
import { claimJob } from "#tests/setup/jobs";
import { closeBookingWorld, insertChosenTrip, insertUser, makeCtx, openBookingWorld } from "../booking/booking.fixture";
import { ADDRESSES, ask } from "../trips/sealed.fixture";

/** Tables that hold what our own people write: they stay small, whatever becomes of the product. */
const SMALL = ["job_postings", "kysely_migration", "written_guides"];

/**
 * The names under which a list in a column is read (`db/together.server.ts`): the rows that its query has found, and no
 * table.
 */
const FOUND = ["agg", "CONSTANT"];

/** The desk adds up the whole ledger when its page of the books is opened: no index can help. */
const ADDS_UP = /^select "(debit|credit)" as "account", "currency", sum\("amount_minor"\)/;

/** Addresses that destroy the basis of the walk. */
const ENDS = /^\/(signout|dev\/reset)$/;

const seen = new Set<string>();

/** SQLite's reads of each table for a statement; "SCAN trips" is all of it. */
function scansOf(database: SQLite.Database, sql: string): string[] {
  const values = Array.from({ length: sql.match(/\?/g)?.length ?? 0 }, () => null);
  const rows = database.prepare(`explain query plan ${sql}`).all(...values) as { detail: string }[];
  const isBounded = / limit \?/.test(sql);
  return rows
    .map(({ detail }) => detail)
    .filter((detail) => detail.startsWith("SCAN ") && !(isBounded && detail.includes(" USING INDEX ")));
}

const isLookedAt = (sql: string): boolean =>
  /^\s*(select|update|delete|with)\b/i.test(sql) && !/sqlite_|pragma/i.test(sql);

describe.skipIf(process.env.TEST_POSTGRES_URL)("statements", () => {
  const opened = new Set<SQLite.Database>();
  beforeAll(async () => {
    const prepare = SQLite.prototype.prepare;
    vi.spyOn(SQLite.prototype, "prepare").mockImplementation(function (this: SQLite.Database, sql: string) {
      opened.add(this);
      seen.add(sql);
      return prepare.call(this, sql) as never;
    });
    const world = await openBookingWorld();
    seen.clear();
    const admin = await insertUser("Adele");
    await db().updateTable("users").set({ is_admin: 1 }).where("id", "=", admin.id).execute();
    const tripId = await insertChosenTrip(world.ada);
    const checkout = await startCheckout(world.ctx, world.ada, tripId);
    await world.sandbox.pay(checkout.sessionId);
    await fulfilCheckout(world.ctx, checkout.sessionId);
    for (const user of [world.ada, admin]) {
      const headers = { Cookie: `auth_token=${await createSession(makeCtx({ now: new Date() }), user.id, "tests")}` };
      for (const address of ADDRESSES)
        if (!ENDS.test(address.path)) await ask(address, { id: tripId, tripId }, headers);
    }
    await reconcileOpenCheckouts(world.ctx.now, world.ctx.log, 0);
    await forgetWhatIsOver(world.ctx.now, world.ctx.log);
    await forgetOldJobs(world.ctx.now);
    await claimJob(world.ctx.now);
    await deleteAccountAndPayments(world.ctx, world.ada);
  }, 240_000);
  afterAll(async () => {
    vi.restoreAllMocks();
    await closeBookingWorld();
  });

  it("find their rows by an index, however large a table has grown", () => {
    const [database] = [...opened].filter(({ open }) => open);
    const scans = [...seen]
      .filter((sql) => isLookedAt(sql) && !ADDS_UP.test(sql))
      .flatMap((sql) =>
        scansOf(database!, sql)
          .filter((detail) => ![...SMALL, ...FOUND].includes(detail.split(" ")[1]!.replaceAll('"', "")))
          .map((detail) => `${detail} <- ${sql.replace(/\s+/g, " ").slice(0, 260)}`),
      );
    expect(seen.size).toBeGreaterThan(150);
    expect(scans).toEqual([]);
  });
});
