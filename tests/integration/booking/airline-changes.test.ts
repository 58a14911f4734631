import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import { cancelBooked, quoteCancellation } from "#app/modules/booking/checkout/cancel-booking.server";
import { tellFlightsChanged } from "#app/modules/booking/orders/airline-changes.server";
import { sweepCare } from "#app/modules/booking/orders/order-care.server";
import { isVisit } from "#app/modules/itinerary/day/itinerary";
import { inviteCompanion, invitationPath, joinTrip, listCompanions } from "#app/modules/trips/party/companions.server";
import { getTrip } from "#app/modules/trips/store/trips.server";
import * as orderPage from "#app/routes/admin/order";
import * as duffelWebhook from "#app/routes/billing/duffel-webhook";
import * as tripPage from "#app/routes/trips/trip";
import type { FakeChange, FakeOrder } from "#tests/mocks/duffel/fake-orders";
import { insertUser, makeCtx } from "./booking.fixture";
import { closeOrderedWorld, openOrderedWorld, orderedTrip } from "./ordered-trip.fixture";
import type { OrderedWorld } from "./ordered-trip.fixture";
import { ORIGIN, argsFor, outcomeOf } from "../planning/party.fixture";

let world: OrderedWorld;
beforeAll(async () => {
  world = await openOrderedWorld();
}, 60_000);
afterAll(closeOrderedWorld);

const hourLater = (local: string): string => new Date(Date.parse(`${local}Z`) + 3_600_000).toISOString().slice(0, 16);

/** A booked trip with flights alone, and its order at the fake. */
async function booked(wanted: Parameters<typeof orderedTrip>[1] = {}) {
  const trip = await orderedTrip(world, { parts: ["flights"], ...wanted });
  return { ...trip, order: world.fake.orders.at(-1)! };
}

/** The airline moves the first flight by an hour, and an event says so. */
function change(order: FakeOrder): { moved: FakeChange; body: string; signature: string } {
  const moved = world.fake.change(order);
  const { payload, signature } = world.fake.deliveries.at(-1)!;
  return { moved, body: payload, signature };
}

async function send({ body, signature }: { body: string; signature: string }): Promise<number> {
  const headers = { "X-Duffel-Signature": signature };
  const request = new Request(`${ORIGIN}/webhooks/duffel`, { method: "POST", body, headers });
  return (await duffelWebhook.action({ request, params: {}, context: { origin: ORIGIN } })).status;
}

const tripOf = (tripId: string) => getTrip(makeCtx(), tripId, { userId: world.ada.id });
const changesOf = (tripId: string) =>
  db().selectFrom("airline_changes").selectAll().where("trip_id", "=", tripId).execute();
const page = async (tripId: string, user = world.ada) =>
  tripPage.loader(await argsFor(`/trips/${tripId}`, { user })) as Promise<{
    changes: { id: string; before: string[]; after: string[]; isGone: boolean; state: string }[];
  }>;
const press = async (tripId: string, intent: string, changeId: string, user = world.ada) =>
  outcomeOf<{ problem: string }>(
    tripPage.action(
      await argsFor(`/trips/${tripId}`, {
        user,
        fields: [
          ["intent", intent],
          ["changeId", changeId],
        ],
      }),
    ),
  );
const due = (at = "2020-01-01T00:00:00.000Z") => db().updateTable("trip_orders").set({ care_at: at }).execute();

/** The mails that the jobs of that kind would send to the traveller. */
async function mailsOf(tripId: string): Promise<{ to: string; subject: string; text: string }[]> {
  const ids = (await changesOf(tripId)).map(({ id }) => id);
  const jobs = await db().selectFrom("jobs").selectAll().where("kind", "=", "flights-changed").execute();
  for (const job of jobs.filter(({ key }) => ids.includes(key.replace("flights-changed:", ""))))
    await tellFlightsChanged(job);
  const mails = await db()
    .selectFrom("jobs")
    .select(["key", "payload"])
    .where("kind", "=", "mail")
    .orderBy("created_at")
    .execute();
  return mails
    .filter(({ key }) => ids.some((id) => key.includes(id)))
    .map(({ payload }) => (JSON.parse(payload) as { value: { to: string; subject: string; text: string } }).value);
}

describe("a change by the airline", () => {
  it("is kept once however often its webhook comes, said with both times, and mailed once", async () => {
    const { tripId, order } = await booked();
    const before = (await tripOf(tripId)).flight!.offer.outbound!;
    const event = change(order);
    for (let time = 0; time < 3; time++) expect(await send(event)).toBe(204);
    await expect.poll(async () => (await changesOf(tripId)).length).toBe(1);
    const [shown] = (await page(tripId)).changes;
    expect(shown).toMatchObject({ state: "open", isGone: false });
    expect(shown!.before[0]).toContain(`${before.from} ${before.departLocal.slice(11)} to`);
    expect(shown!.after[0]).toContain(`${before.from} ${hourLater(before.departLocal).slice(11)} to`);
    const mails = await mailsOf(tripId);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.subject).toContain("New flight times");
    expect(mails[0]!.text).toContain(`/trips/${tripId}`);
    expect(mails[0]!.text).toContain(shown!.after[0]);
    expect(await mailsOf(tripId)).toHaveLength(1);
  });

  it("that Duffel did not sign, or signed too long ago, changes nothing; the sweep finds it without any webhook", async () => {
    const { tripId, order } = await booked();
    const event = change(order);
    const forged = event.signature.replace(/v1=(.)/, (_, first: string) => `v1=${first === "0" ? "1" : "0"}`);
    expect(await send({ ...event, signature: forged })).toBe(400);
    expect(await send({ body: event.body.replace(order.id, "ord_other"), signature: event.signature })).toBe(400);
    const old = Math.floor(Date.now() / 1000) - 3600;
    world.fake.ahead = -3_600_000;
    const late = world.fake.sign(event.body);
    world.fake.ahead = 0;
    expect(late).toContain(`t=${old}`.slice(0, 8));
    expect(await send({ ...event, signature: late })).toBe(400);
    expect(await changesOf(tripId)).toEqual([]);
    await due();
    await sweepCare(makeCtx(), 50);
    expect(await changesOf(tripId)).toMatchObject([{ state: "open", source_ref: event.moved.id }]);
    const row = await db().selectFrom("trip_orders").selectAll().where("ref", "=", order.id).executeTakeFirstOrThrow();
    expect(Date.parse(row.care_at!)).toBeGreaterThan(Date.now() + 23 * 3_600_000);
  });

  it("that is told before we know of the order is found when the order is", async () => {
    const { tripId, order } = await booked({ flights: { ref: null, state: "open", care_at: null } });
    expect(await send(change(order))).toBe(204);
    expect(await changesOf(tripId)).toEqual([]);
    await db()
      .updateTable("trip_orders")
      .set({ ref: order.id, state: "made" })
      .where("offer_ref", "=", order.offer_id)
      .execute();
    await due();
    await sweepCare(makeCtx(), 50);
    expect(await changesOf(tripId)).toHaveLength(1);
  });

  it("is accepted at the airline, once, and the days are laid around the new times", async () => {
    const { tripId, order } = await booked();
    const before = await tripOf(tripId);
    // The flight to Kyoto lands in the evening of the first day now.
    const { moved, ...event } = change(order);
    const [first] = moved.added as { segments: { arriving_at: string }[] }[];
    const last = first!.segments.at(-1)!;
    const landing = before.flight!.offer.outbound!.arriveLocal.slice(0, 10);
    last.arriving_at = `${landing}T23:10:00`;
    expect(await send(event)).toBe(204);
    await expect.poll(async () => (await changesOf(tripId)).length).toBe(1);
    const { id } = (await page(tripId)).changes[0]!;
    // The answer is lost the first time, and the airline has heard it.
    world.fake.befall({ method: "POST", path: /actions\/accept$/, times: 1, loses: true });
    expect(await press(tripId, "accept-flights", id)).toMatchObject({ to: `/trips/${tripId}` });
    expect(world.fake.changes.find((one) => one.id === moved.id)).toMatchObject({ action_taken: "accepted" });
    const after = await tripOf(tripId);
    expect(after.flight!.offer.outbound!.arriveLocal).toBe(`${landing}T23:10`);
    expect(after.flight!.offer.inbound).toEqual(before.flight!.offer.inbound);
    expect(after.flight!.offer.id).toBe(before.flight!.offer.id);
    const stopsOn = (trip: typeof after) =>
      trip.itinerary!.days.find(({ date }) => date === landing)!.items.filter(isVisit);
    expect(stopsOn(after)).toEqual([]);
    expect(after.itinerary).not.toEqual(before.itinerary);
    expect((await page(tripId)).changes).toEqual([]);
    // Pressed once more, nothing happens.
    expect(await press(tripId, "accept-flights", id)).toMatchObject({ status: 409 });
    expect((await tripOf(tripId)).revision).toBe(after.revision);
  });

  it("that was accepted at the source, while we heard nothing, is taken over", async () => {
    const { tripId, order } = await booked();
    const event = change(order);
    await send(event);
    await expect.poll(async () => (await changesOf(tripId)).length).toBe(1);
    Object.assign(event.moved, {
      action_taken: "accepted",
      action_taken_at: new Date().toISOString(),
      available_actions: [],
    });
    const before = (await tripOf(tripId)).flight!.offer.outbound!.departLocal;
    // A look that is cut short on a busy machine is made again, as the worker does.
    const looked = async () => {
      await due();
      await sweepCare(makeCtx(), 50);
      return changesOf(tripId);
    };
    await expect.poll(looked).toMatchObject([{ state: "accepted" }]);
    expect((await tripOf(tripId)).flight!.offer.outbound!.departLocal).toBe(hourLater(before));
  });

  it("is told to whoever comes along and gave an address: when it is found, and when it is accepted", async () => {
    const { tripId, order } = await booked();
    const trip = await tripOf(tripId);
    for (const name of ["Cy", "Di", "Fay"])
      await inviteCompanion(makeCtx(), world.ada, trip, { name, email: name === "Di" ? "" : `${name}@example.com` });
    const people = await listCompanions(trip);
    // Fay has not said yes.
    for (const { id, name } of people.filter(({ name }) => name === "Cy" || name === "Di"))
      await joinTrip(
        makeCtx(),
        invitationPath({ id }).slice("/join/".length),
        { name, likes: [], never: [], accessNeeds: [], diets: [] },
        {},
        undefined,
      );
    await send(change(order));
    await expect.poll(async () => (await changesOf(tripId)).length).toBe(1);
    const { id } = (await page(tripId)).changes[0]!;
    const told = async () => (await mailsOf(tripId)).filter(({ to }) => to !== world.ada.email);
    expect(await told()).toMatchObject([
      { to: "cy@example.com", subject: expect.stringMatching(/^New flight times/) as string },
    ]);
    expect((await told())[0]!.text).toMatch(/Ada can accept the new times .*\/join\//s);
    await press(tripId, "accept-flights", id);
    expect(await told()).toMatchObject([
      {},
      { to: "cy@example.com", text: expect.stringMatching(/Ada has accepted them/) as string },
    ]);
    // Nothing about the payment, nor the references of airline and hotel.
    expect((await told()).map(({ text }) => text).join()).not.toMatch(/\$|REF|reference/);
    await cancelBooked(makeCtx(), world.ada, tripId, 0);
    const off = await db()
      .selectFrom("jobs")
      .select("payload")
      .where("key", "like", `mail:called-off:${tripId}%`)
      .execute();
    expect(off).toHaveLength(1);
    expect(off[0]!.payload).toMatch(/cy@example.com.*Ada has cancelled the trip/s);
  });

  it("is not accepted while the airline can't be reached, nor by anybody else", async () => {
    const { tripId, order } = await booked();
    await send(change(order));
    await expect.poll(async () => (await changesOf(tripId)).length).toBe(1);
    const { id } = (await page(tripId)).changes[0]!;
    world.fake.befall({ method: "POST", path: /actions\/accept$/, times: 1, drops: true });
    const answer = await press(tripId, "accept-flights", id);
    expect(answer).toMatchObject({
      status: 503,
      data: { message: expect.stringMatching(/nothing was changed/) as string },
    });
    expect(await changesOf(tripId)).toMatchObject([{ state: "open" }]);
    expect(await press(tripId, "accept-flights", id, world.eve)).toMatchObject({ status: 404 });
    const other = await booked();
    expect(await press(other.tripId, "accept-flights", id)).toMatchObject({ status: 404 });
  });

  it("that does not suit goes to the desk, which notes when it is settled", async () => {
    const { tripId, checkoutId, order } = await booked();
    await send(change(order));
    await expect.poll(async () => (await changesOf(tripId)).length).toBe(1);
    const { id } = (await page(tripId)).changes[0]!;
    for (let time = 0; time < 2; time++)
      expect(await press(tripId, "refuse-flights", id)).toMatchObject({ to: `/trips/${tripId}` });
    expect((await page(tripId)).changes).toMatchObject([{ state: "asked" }]);
    const admin = await insertUser("Desk");
    await db().updateTable("users").set({ is_admin: 1 }).where("id", "=", admin.id).execute();
    const desk = async (fields?: [string, string][]) => ({
      ...(await argsFor(`/admin/orders/${checkoutId}`, { user: admin, fields })),
      params: { id: checkoutId },
    });
    expect(await orderPage.loader(await desk())).toMatchObject({
      advice: { person: expect.stringContaining("Ask the source") as string },
      changes: [{ id, state: "asked" }],
    });
    await orderPage.action(
      await desk([
        ["intent", "change-settled"],
        ["changeId", id],
      ]),
    );
    expect(await orderPage.loader(await desk())).toMatchObject({ advice: null, changes: [{ state: "settled" }] });
    expect((await page(tripId)).changes).toEqual([]);
  });

  it("by which a flight no longer flies has nothing to accept", async () => {
    const { tripId, order } = await booked();
    const event = change(order);
    event.moved.added = [];
    await send(event);
    await expect.poll(async () => (await changesOf(tripId)).length).toBe(1);
    const [shown] = (await page(tripId)).changes;
    expect(shown).toMatchObject({ isGone: true, after: [] });
    expect(await press(tripId, "accept-flights", shown!.id)).toMatchObject({ status: 409 });
    expect((await mailsOf(tripId))[0]!.subject).toContain("Flight cancelled by the airline");
  });

  it("of a trip that was called off is over, and a later one is not told", async () => {
    const { tripId, order } = await booked();
    await send(change(order));
    await expect.poll(async () => (await changesOf(tripId)).length).toBe(1);
    const quote = await quoteCancellation(makeCtx(), world.ada, await tripOf(tripId));
    await cancelBooked(makeCtx(), world.ada, tripId, quote!.backMinor);
    expect(await changesOf(tripId)).toMatchObject([{ state: "over" }]);
    expect(await send(change(order))).toBe(204);
    await due();
    await sweepCare(makeCtx(), 50);
    expect(await changesOf(tripId)).toHaveLength(1);
    expect(await mailsOf(tripId)).toEqual([]);
    expect((await page(tripId)).changes).toEqual([]);
  });
});
