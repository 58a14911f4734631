import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import { deleteAccountAndPayments } from "#app/modules/booking/checkout/account-deletion.server";
import { sweepCare } from "#app/modules/booking/orders/order-care.server";
import type { Traveller } from "#app/modules/travellers/traveller";
import { keepContact, keepSeat, orderTravellers } from "#app/modules/travellers/travellers.server";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { forgetWhatIsOver } from "#app/boot/retention.server";
import { exportTravellers } from "#app/modules/travellers/saved-travellers.server";
import { inviteCompanion, invitationPath, joinTrip, listCompanions } from "#app/modules/trips/party/companions.server";
import * as exportRoute from "#app/routes/account/export";
import * as joinRoute from "#app/routes/trips/join";
import * as detailsRoute from "#app/routes/trips/join-details";
import { insertUser, makeCtx, updateTrip } from "../booking/booking.fixture";
import { closeOrderedWorld, openOrderedWorld, orderedTrip } from "../booking/ordered-trip.fixture";
import type { OrderedWorld } from "../booking/ordered-trip.fixture";
import { argsFor } from "./party.fixture";
import { args, outcome } from "./traveller.fixture";

// The folder of the key that seals travellers' details.
let world: OrderedWorld;
beforeAll(async () => {
  world = await openOrderedWorld();
}, 60_000);
afterAll(closeOrderedWorld);

const ADA: Traveller = {
  title: "ms",
  gender: "f",
  givenName: "Adalbertine",
  familyName: "Quickenbush",
  bornOn: "1990-05-21",
  document: { type: "passport", number: "PASS98765", issuedBy: "GB", expiresOn: "2031-01-01" },
};
const CONTACT = { email: "adalbertine@example.com", phone: "+447700900321" };
/** Texts that no table may hold in clear, at any time. */
const PRIVATE = /Adalbertine|Quickenbush|1990-05-21|PASS98765|\+447700900321/;
const DAY_MS = 86_400_000;

/** Whether any row of any table holds such a text. */
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

/** A booked trip with all travellers' details; its orders exist. */
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

describe("a companion's details by the link of an invitation", () => {
  const told = (changes: Record<string, string> = {}) => ({
    ...{ "own-title": "ms", "own-gender": "f", "own-givenName": "Adalbertine", "own-familyName": "Quickenbush" },
    ...{ "own-bornOn": "1990-05-21", "own-passportNumber": "PASS98765", "own-passportCountry": "GB" },
    "own-passportExpires": "2031-01-01",
    ...changes,
  });
  /** Texts that a holder of the link alone must not read off a page, an answer or a form. */
  const SECRET = /Adalbertine|Quickenbush|1990|PASS98765|765|2031-01-01|"GB"|Adal/;

  /** A trip whose companion said yes by the link alone. */
  async function invitedByLink() {
    const { tripId } = await orderedTrip(world, { parts: ["flights"] });
    await updateTrip(tripId, { status: "planning" });
    const ctx = makeCtx({ now: new Date() });
    const trip = await getTrip(ctx, tripId, { userId: world.ada.id });
    await inviteCompanion(ctx, world.ada, trip, { name: "Bo", email: "" });
    const { id } = (await listCompanions(trip)).find(({ name }) => name === "Bo")!;
    const token = invitationPath({ id }).slice("/join/".length);
    const answer = { name: "Bo", likes: [], never: [], accessNeeds: [], diets: [] };
    await joinTrip(ctx, token, answer, {}, undefined);
    let sender = 0;
    const call = (fields?: Record<string, string>, headers: Record<string, string> = {}, address?: string) => {
      sender += 1;
      const given = args(`/join/${token}/details`, { fields, headers, params: { token } });
      const from = { ...given, context: { ...given.context, address: address ?? `${id}-${sender}` } };
      return outcome(fields ? detailsRoute.action(from) : detailsRoute.loader(from));
    };
    return { tripId, trip, token, call };
  }

  const wordsOf = (answered: { body: unknown }) => {
    return JSON.stringify({ ...(answered.body as object), countries: undefined });
  };
  const orderedFor = async (tripId: string) =>
    (await db().selectFrom("trip_travellers").selectAll().where("trip_id", "=", tripId).execute()).length;

  it("is not shown to the holder of the link, the owner included, before the birth date is", async () => {
    const { trip, token, call } = await invitedByLink();
    expect(await call({ intent: "keep", ...told() })).toMatchObject({ status: 303, toast: expect.any(String) });
    const page = await call();
    expect(page.body).toMatchObject({ isTold: true, shown: null });
    expect(wordsOf(page)).not.toMatch(SECRET);
    const owner = await argsFor("/", { user: world.ada });
    const asOwner = await call(undefined, { Cookie: owner.request.headers.get("Cookie")! });
    expect(wordsOf(asOwner)).not.toMatch(SECRET);
    const wrong = await call({ intent: "show", known: "1991-05-21" });
    expect(wrong).toMatchObject({
      status: 422,
      body: { shown: null, fields: { known: [expect.any(String)] } },
    });
    expect(wordsOf(wrong)).not.toMatch(SECRET);
    const invitation = await outcome(joinRoute.loader(args(`/join/${token}`, { params: { token } })));
    expect(JSON.stringify(invitation.body)).not.toMatch(/Adalbertine|Quickenbush|1990-05-21|PASS98765/);
    expect(trip.ownerId).toBe(world.ada.id);
  });

  it("is shown and changed in part by who knows the birth date, and by nobody else", async () => {
    const { tripId, call } = await invitedByLink();
    await call({ intent: "keep", ...told() });
    const shown = await call({ intent: "show", known: "1990-05-21" });
    expect(shown).toMatchObject({
      status: 200,
      body: {
        shown: { known: "1990-05-21", passportEnds: "765", texts: { givenName: "Adalbertine", passportNumber: "" } },
      },
    });
    const changed = told({ "own-familyName": "Quill", "own-passportNumber": "" });
    expect((await call({ intent: "change", known: "1999-01-01", ...changed })).status).toBe(422);
    // Without the birth date no stored value completes a form: the number has to be typed again.
    const anew = await call({ intent: "keep", ...changed });
    expect(anew).toMatchObject({
      status: 422,
      body: { fields: { "own-passportNumber": expect.anything() } },
    });
    expect((await call({ intent: "change", known: "1990-05-21", ...changed })).status).toBe(303);
    expect(await call({ intent: "show", known: "1990-05-21" })).toMatchObject({
      body: { shown: { passportEnds: "765", texts: { familyName: "Quill" } } },
    });
    expect(await orderedFor(tripId)).toBe(1);
  });

  it("is guessed a few times a day and no more, at once or from many addresses, and can be told anew meanwhile", async () => {
    const { call } = await invitedByLink();
    await call({ intent: "keep", ...told() });
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, day) => call({ intent: "show", known: `1980-01-${day + 10}` })),
    );
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(7);
    // The right date is not accepted then either.
    expect(await call({ intent: "show", known: "1990-05-21" })).toMatchObject({ status: 429, body: { shown: null } });
    const other = told({ "own-bornOn": "1985-02-03", "own-passportNumber": "NEW12345" });
    expect((await call({ intent: "keep", ...other })).status).toBe(303);
  });

  it("is guessed from one address a few times an hour, whichever seats it asks for", async () => {
    const statuses: number[] = [];
    for (let seat = 0; seat < 6; seat++) {
      const { call } = await invitedByLink();
      await call({ intent: "keep", ...told() });
      for (let day = 10; day < 14; day++)
        statuses.push((await call({ intent: "show", known: `1980-01-${day}` }, {}, "one-address")).status);
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual([429, 429, 429, 429]);
  });

  it("is not counted against who types the right date", async () => {
    const { call } = await invitedByLink();
    await call({ intent: "keep", ...told() });
    for (let time = 0; time < 8; time++) expect((await call({ intent: "show", known: "1990-05-21" })).status).toBe(200);
  });

  it("does not become an account's by answering the invitation with one afterwards", async () => {
    const { tripId, token, call } = await invitedByLink();
    await call({ intent: "keep", ...told() });
    const bo = await insertUser(`Bo${Math.random().toString(36).slice(2, 8)}`);
    const answer = { name: "Bo", likes: [], never: [], accessNeeds: [], diets: [] };
    await joinTrip(makeCtx({ now: new Date() }), token, answer, {}, bo);
    const { request } = await argsFor("/", { user: bo });
    const headers = { Cookie: request.headers.get("Cookie")! };
    expect((await call(undefined, headers)).body).toMatchObject({ isTold: true, shown: null });
    const onTrips = async () => (await exportTravellers(bo.id)).onTrips.filter((one) => one.tripId === tripId);
    expect(await onTrips()).toEqual([]);
    // Entered anew with the account, the details are the account's: shown to it, and in its export.
    await call({ intent: "keep", ...told() }, headers);
    expect((await call(undefined, headers)).body).toMatchObject({ shown: { texts: { familyName: "Quickenbush" } } });
    expect(await onTrips()).toHaveLength(1);
  });
});

describe("travellers' details for their tickets", () => {
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
    // The order itself stays as long as its payment, and names no traveller.
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
