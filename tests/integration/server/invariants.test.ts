/** The checker of a whole database finds what it is asked for, and nothing in a database that is whole. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sql } from "kysely";
import { db, transact } from "#app/db/client.server";
import { enqueueJob } from "#app/db/jobs.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { completeBooking, startCheckout } from "#app/modules/booking/checkout/booking.server";
import { findBroken } from "#tests/invariants/whole-database";
import { closeBookingWorld, insertChosenTrip, openBookingWorld } from "../booking/booking.fixture";
import type { BookingWorld } from "../booking/booking.fixture";

let world: BookingWorld;
let ada: CurrentUser;
let tripId: string;
let checkoutId: string;
beforeAll(async () => {
  world = await openBookingWorld();
  ({ ada } = world);
});
afterAll(closeBookingWorld);

const look = (isSettled = true) => findBroken(db(), { now: new Date(), isSettled });

/** A trip that is paid and booked as the product does it; the work that follows is taken as done. */
beforeEach(async () => {
  tripId = await insertChosenTrip(ada);
  const { sessionId } = await startCheckout(world.ctx, ada, tripId);
  await world.sandbox.pay(sessionId);
  await completeBooking(world.ctx, ada, tripId);
  ({ id: checkoutId } = await db()
    .selectFrom("checkouts")
    .select("id")
    .where("trip_id", "=", tripId)
    .executeTakeFirstOrThrow());
  await db().updateTable("jobs").set({ done_at: new Date().toISOString(), claimed_until: null }).execute();
});

it("finds nothing in a database that is whole", async () => {
  expect(await look()).toEqual([]);
});

/** Damage to one row, and what is said of it. */
const DAMAGES: [name: string, damage: () => Promise<unknown>, said: RegExp][] = [
  [
    "a paid trip without its booking",
    () => db().deleteFrom("bookings").where("trip_id", "=", tripId).execute(),
    /has booked nothing/,
  ],
  [
    "a payment that never reached the ledger",
    async () => {
      await sql`delete from ledger_entries where checkout_id = ${checkoutId}`.execute(db());
    },
    /has no charge in the ledger/,
  ],
  [
    "a refund that the ledger does not know",
    () => db().updateTable("checkouts").set({ refunded_minor: 100 }).where("id", "=", checkoutId).execute(),
    /says that 100 went back, the ledger says 0/,
  ],
  [
    "a refund that is never sent",
    () => db().updateTable("checkouts").set({ status: "refunding" }).where("id", "=", checkoutId).execute(),
    /is on its way still/,
  ],
  [
    "a text that is half written",
    () => db().updateTable("trips").set({ hotel: '{"version":2,"val' }).where("id", "=", tripId).execute(),
    /trips\.hotel of .* cannot be read/,
  ],
  [
    "a trip that lost a command",
    async () => {
      await db().updateTable("trips").set({ revision: 7 }).where("id", "=", tripId).execute();
      await db()
        .insertInto("trip_commands")
        .values(
          [5, 6].map((revision) => ({
            ...{ trip_id: tripId, revision, key: `key ${revision}`, kind: "renameTrip", fingerprint: "", device: null },
            ...{ changed: '{"version":1,"value":[]}', at: new Date().toISOString() },
          })),
        )
        .execute();
    },
    /is at revision 7, its last command at 6/,
  ],
  [
    "a job in dead hands",
    async () => {
      await transact((trx) => enqueueJob(trx, "mail", `mail:${tripId}`, "{}"));
      const claimed_until = new Date(Date.now() + 3_600_000).toISOString();
      await db().updateTable("jobs").set({ claimed_until }).where("key", "=", `mail:${tripId}`).execute();
    },
    /is claimed for longer than a claim lasts/,
  ],
];

describe("finds", () => {
  it.each(DAMAGES)("%s", async (_name, damage, said) => {
    await damage();
    expect((await look()).join("\n")).toMatch(said);
    // The next test begins with a database that is whole.
    await db().deleteFrom("jobs").where("key", "=", `mail:${tripId}`).execute();
    await sql`delete from ledger_entries where checkout_id = ${checkoutId}`.execute(db());
    await db().deleteFrom("sandbox_payment_objects").execute();
    await db().deleteFrom("trips").where("id", "=", tripId).execute();
    await db().deleteFrom("checkouts").where("id", "=", checkoutId).execute();
  });
});
