import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import { deleteAccountAndPayments } from "#app/modules/booking/account-deletion.server";
import { sweepCare } from "#app/modules/booking/order-care.server";
import type { Traveller } from "#app/modules/travellers/traveller";
import { keepContact, keepSeat, orderTravellers } from "#app/modules/travellers/travellers.server";
import { getTrip } from "#app/modules/trips/trips.server";
import { forgetWhatIsOver } from "#app/boot/retention.server";
import * as exportRoute from "#app/routes/account/export";
import { makeCtx, updateTrip } from "./booking.fixture";
import { closeOrderedWorld, openOrderedWorld, orderedTrip } from "./ordered-trip.fixture";
import type { OrderedWorld } from "./ordered-trip.fixture";
import { argsFor } from "./party.fixture";

// The key that seals who travels is kept there.
let world: OrderedWorld;
beforeAll(async () => {
  world = await openOrderedWorld();
}, 60_000);
afterAll(() => closeOrderedWorld(world));

const ADA: Traveller = {
  title: "ms",
  gender: "f",
  givenName: "Adalbertine",
  familyName: "Quickenbush",
  bornOn: "1990-05-21",
  document: { type: "passport", number: "PASS98765", issuedBy: "GB", expiresOn: "2031-01-01" },
};
const CONTACT = { email: "adalbertine@example.com", phone: "+447700900321" };
/** What must be in no table in clear, at any time. */
const PRIVATE = /Adalbertine|Quickenbush|1990-05-21|PASS98765|\+447700900321/;
const DAY_MS = 86_400_000;

/** Whether any row of any table says anything of it. */
async function isToldInClear(): Promise<boolean> {
  const tables = await db().introspection.getTables();
  const rows = await Promise.all(
    tables.map(({ name }) =>
      db()
        .selectFrom(name as "trips")
        .selectAll()
        .execute(),
    ),
  );
  return PRIVATE.test(JSON.stringify(rows));
}

/** A booked trip whose travellers have told all of it; its orders stand. */
async function toldTrip() {
  const { tripId, checkoutId } = await orderedTrip(world, { parts: ["flights"] });
  await updateTrip(tripId, { status: "planning" });
  const trip = await getTrip(makeCtx(), tripId, { userId: world.ada.id });
  for (const seat of ["adult-1", "adult-2"]) await keepSeat(makeCtx(), trip, world.ada.id, seat, ADA);
  await keepContact(makeCtx(), trip, world.ada.id, CONTACT);
  await updateTrip(tripId, { status: "booked" });
  return { trip: await getTrip(makeCtx(), tripId, { userId: world.ada.id }), checkoutId };
}

const seatsOf = async (tripId: string) =>
  (await db().selectFrom("trip_travellers").select("seat").where("trip_id", "=", tripId).execute()).length +
  (await db().selectFrom("trip_contacts").select("trip_id").where("trip_id", "=", tripId).execute()).length;

describe("what travellers tell for their tickets", () => {
  it("is in no table in clear, goes into the export, and goes three days after the trip, whatever was ordered", async () => {
    const { trip, checkoutId } = await toldTrip();
    expect((await orderTravellers(db(), trip.id, "passport"))?.travellers).toHaveLength(2);
    await db().updateTable("trip_orders").set({ care_at: "2020-01-01T00:00:00.000Z" }).execute();
    await sweepCare(makeCtx(), 10);
    expect(await isToldInClear()).toBe(false);
    const args = await argsFor("/profile/account/export", { user: world.ada });
    const file = await (await exportRoute.loader(args)).text();
    expect(file).toContain("Quickenbush");
    expect(file).toContain(CONTACT.phone);
    const end = Date.parse(`${trip.endDate}T23:00:00Z`);
    const log = makeCtx().log;
    await forgetWhatIsOver(new Date(end + 3 * DAY_MS), log);
    expect(await seatsOf(trip.id)).toBe(3);
    await forgetWhatIsOver(new Date(end + 3 * DAY_MS + DAY_MS / 12), log);
    expect(await seatsOf(trip.id)).toBe(0);
    // The order itself stays as long as its payment, and names nobody.
    const order = await db()
      .selectFrom("trip_orders")
      .selectAll()
      .where("checkout_id", "=", checkoutId)
      .executeTakeFirst();
    expect(order).toBeDefined();
    expect(await orderTravellers(db(), trip.id, "passport")).toBeUndefined();
  });

  it("is erased with the account, in every table", async () => {
    const { trip } = await toldTrip();
    expect(await seatsOf(trip.id)).toBe(3);
    await deleteAccountAndPayments(makeCtx(), world.ada);
    expect(await seatsOf(trip.id)).toBe(0);
    expect(await isToldInClear()).toBe(false);
  });
});
