import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { forgetOldPayments } from "#app/modules/booking/money/old-payments.server";
import * as orderPage from "#app/routes/admin/order";
import * as ordersPage from "#app/routes/admin/orders";
import * as overview from "#app/routes/admin/overview";
import { insertUser } from "./booking.fixture";
import { closeOrderedWorld, openOrderedWorld, orderedTrip } from "./ordered-trip.fixture";
import type { OrderedWorld } from "./ordered-trip.fixture";
import { argsFor, outcomeOf } from "../planning/party.fixture";

let world: OrderedWorld;
let admin: CurrentUser;
beforeAll(async () => {
  world = await openOrderedWorld();
  admin = await insertUser("Desk");
  await db().updateTable("users").set({ is_admin: 1 }).where("id", "=", admin.id).execute();
}, 60_000);
afterAll(closeOrderedWorld);
beforeEach(async () => {
  await db().deleteFrom("trip_orders").execute();
  await db().deleteFrom("trip_orderings").execute();
});

const listed = async (status?: string) =>
  ordersPage.loader({
    ...(await argsFor(`/admin/orders${status ? `?status=${status}` : ""}`, { user: admin })),
    params: {},
  });
const shown = async (id: string) =>
  orderPage.loader({ ...(await argsFor(`/admin/orders/${id}`, { user: admin })), params: { id } });
const pressed = async (id: string, intent = "order-look") =>
  outcomeOf(
    orderPage.action({
      ...(await argsFor(`/admin/orders/${id}`, { user: admin, fields: [["intent", intent]] })),
      params: { id },
    }),
  );
const hourAgo = new Date(Date.now() - 3_700_000).toISOString();

describe("trips that are ordered, at the desk", () => {
  it("are listed by how they stand, with what to do next, and nobody's name", async () => {
    const open = await orderedTrip(world, {
      ordering: { state: "ordering", money: "authorised", captured_minor: 0 },
      flights: { state: "open", sent_at: hourAgo, look_at: hourAgo, made: null, ref: null },
      stay: { state: "waiting", made: null, ref: null, attempt: 0, sent_at: null, first_sent_at: null },
    });
    const booked = await orderedTrip(world);
    expect((await listed()).page.rows).toMatchObject([
      {
        id: open.checkoutId,
        filter: "ordering",
        advice: { person: expect.stringContaining("Look for the offer") as string },
      },
    ]);
    expect((await listed("ordering")).page.rows.map(({ id }) => id)).toEqual([open.checkoutId]);
    expect((await listed("confirmed")).page.rows).toMatchObject([{ id: booked.checkoutId, advice: null }]);
    for (const status of ["partly", "failed", "cancelled", "cancelling"])
      expect((await listed(status)).page.rows).toEqual([]);
    const seen = JSON.stringify([await listed("confirmed"), await shown(booked.checkoutId)]);
    expect(seen).toContain("a…@voyance.test");
    expect(seen).not.toMatch(/ada@|Example|1990-05-20/);
    const page = await overview.loader({ ...(await argsFor("/admin", { user: admin })), params: {} });
    expect(page.orders).toEqual({ inHand: 1, waiting: 1 });
  });

  it("show their orders with references, and an unknown one is not there", async () => {
    const { checkoutId } = await orderedTrip(world);
    const page = await shown(checkoutId);
    const [flights, stay] = page.orders;
    expect(flights).toMatchObject({ part: "flights", ref: world.fake.orders.at(-1)!.id, documents: 2 });
    expect(flights!.reference).toBe(world.fake.orders.at(-1)!.booking_reference);
    expect(stay).toMatchObject({ part: "stay", state: "made", ref: expect.stringMatching(/^bok_/) as string });
    await expect(shown("nothing")).rejects.toMatchObject({ init: { status: 404 } });
    expect(await pressed("nothing")).toMatchObject({ status: 303, to: "/admin/orders" });
  });

  it("are looked at again by a press, as often as it comes, and nothing is ordered twice", async () => {
    const { checkoutId } = await orderedTrip(world, {
      parts: ["flights"],
      ordering: { state: "ordering", next_at: "2099-01-01T00:00:00.000Z", money: "captured" },
      flights: { state: "open", look_at: "2099-01-01T00:00:00.000Z", made: null, ref: null },
    });
    const orders = world.fake.orders.length;
    expect(await pressed(checkoutId)).toMatchObject({ status: 303, to: `/admin/orders/${checkoutId}` });
    await expect.poll(async () => (await shown(checkoutId)).state).toBe("confirmed");
    const [order] = (await shown(checkoutId)).orders;
    expect(order).toMatchObject({ state: "made", ref: world.fake.orders.at(-1)!.id });
    expect(await pressed(checkoutId)).toMatchObject({ status: 303 });
    expect(world.fake.orders).toHaveLength(orders);
    const audit = await db().selectFrom("audit_entries").select(["action", "subject"]).execute();
    expect(audit.filter(({ subject }) => subject === `checkout ${checkoutId}`)).toHaveLength(2);
    expect(await pressed(checkoutId, "order-again")).toMatchObject({ status: 303 });
  });

  it("go with their payment, when that has been kept long enough", async () => {
    const { checkoutId } = await orderedTrip(world);
    await db().deleteFrom("bookings").where("checkout_id", "=", checkoutId).execute();
    await db()
      .updateTable("checkouts")
      .set({ updated_at: "2001-01-01T00:00:00.000Z" })
      .where("id", "=", checkoutId)
      .execute();
    await forgetOldPayments(new Date());
    const left = await db().selectFrom("trip_orders").select("id").where("checkout_id", "=", checkoutId).execute();
    expect(left).toEqual([]);
    expect(await db().selectFrom("checkouts").select("id").where("id", "=", checkoutId).execute()).toEqual([]);
  });
});
