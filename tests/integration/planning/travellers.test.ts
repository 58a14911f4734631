import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { deleteAccount } from "#app/modules/accounts/settings/settings.server";
import { startCheckout } from "#app/modules/booking/checkout/booking.server";
import { getOwnSeat, keepOwnSeat, takeBackOwnSeat } from "#app/modules/travellers/own-seat.server";
import {
  exportTravellers,
  forgetSaved,
  listSaved,
  saveTraveller,
} from "#app/modules/travellers/saved-travellers.server";
import type { Traveller } from "#app/modules/travellers/traveller";
import { getTravellersPage, keepTravellers } from "#app/modules/travellers/travellers-page.server";
import {
  emptySeat,
  forgetOldTravellers,
  keepContact,
  keepSeat,
  orderTravellers,
  travellersFor,
} from "#app/modules/travellers/travellers.server";
import { invitationPath, removeCompanion } from "#app/modules/trips/party/companions.server";
import { CHILD_AGES, FLIGHT } from "#app/modules/trips/trip/stored-trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { insertTrip, makeCtx } from "#tests/integration/booking/booking.fixture";
import { bringBo, template, useParty } from "#tests/integration/planning/party.fixture";

const party = useParty();
const ctx = makeCtx();
let trip: Trip;

const ADA: Traveller = {
  title: "ms",
  gender: "f",
  givenName: "Ada-Maria",
  familyName: "O'Neill",
  bornOn: "1990-05-20",
  document: { type: "passport", number: "SECRET123", issuedBy: "GB", expiresOn: "2031-01-01" },
};
const BO: Traveller = { ...ADA, title: "mr", gender: "m", givenName: "Bo", familyName: "Berg", bornOn: "1988-01-02" };
const KIM: Traveller = { ...ADA, title: "miss", givenName: "Kim", familyName: "O'Neill", bornOn: "2019-06-01" };
const withPremium = (user: CurrentUser): CurrentUser => ({
  ...user,
  capabilities: { ...user.capabilities, canSaveTravellers: true },
});
const CONTACT = { email: "ada@example.com", phone: "+447700900123" };

const source = {
  ref: "off_1",
  isOwn: true,
  travellerRefs: ["pas_1", "pas_2", "pas_3"],
  price: { amount: "412.30", currency: "GBP" },
  expiresAt: "2026-11-21T10:30:00Z",
  askedAt: "2026-11-21T10:00:00Z",
  documents: "passport" as const,
};

/** Two adults and a child of seven in Kyoto, with flights that are ordered apart. */
async function newTrip(user: CurrentUser): Promise<Trip> {
  const flight = { ...template.flight!, offer: { ...template.flight!.offer, source } };
  const id = await insertTrip(user, {
    children: 1,
    child_ages: CHILD_AGES.write([7]),
    start_date: template.startDate,
    end_date: template.endDate,
    flight: FLIGHT.write(flight),
  });
  return getTrip(ctx, id, { userId: user.id });
}

const viewOf = async (of: Trip, user: CurrentUser) => (await travellersFor(ctx, of, { userId: user.id }))!;

beforeEach(async () => {
  trip = await newTrip(party.ada);
});

describe("the travellers of a trip", () => {
  it("is nobody's question where all of it is booked at once", async () => {
    const plain = await getTrip(ctx, await insertTrip(party.ada), { userId: party.ada.id });
    expect(await travellersFor(ctx, plain, { userId: party.ada.id })).toBeUndefined();
    expect(await getTravellersPage(ctx, plain, party.ada)).toBeUndefined();
  });

  it("is complete once every seat and the contact are, and then goes to the order as on the ticket", async () => {
    const { id: adaId } = party.ada;
    await keepSeat(ctx, trip, adaId, "adult-1", ADA);
    await keepSeat(ctx, trip, adaId, "adult-2", BO);
    await keepSeat(ctx, trip, adaId, "child-1", KIM);
    expect((await viewOf(trip, party.ada)).isComplete).toBe(false);
    expect(await orderTravellers(db(), trip.id)).toBeUndefined();
    await expect(startCheckout(ctx, party.ada, trip.id)).rejects.toMatchObject({ code: "CONFLICT" });

    await keepContact(ctx, trip, adaId, CONTACT);
    const view = await viewOf(trip, party.ada);
    expect(view.isComplete).toBe(true);
    expect(view.seats.map(({ who }) => who?.name)).toEqual(["Ada-Maria O.", "Bo B.", "Kim O."]);
    expect(view.seats[0]!.onTicket).toMatch(/^On the ticket: Ada Maria ONeill\./);
    const order = await orderTravellers(db(), trip.id);
    expect(order?.contact).toEqual(CONTACT);
    expect(order?.travellers.map(({ givenName, familyName }) => `${givenName} ${familyName}`)).toEqual([
      "Ada Maria ONeill",
      "Bo Berg",
      "Kim ONeill",
    ]);
    expect(order?.travellers[0]?.document?.number).toBe("SECRET123");
    expect((await orderTravellers(db(), trip.id, "none"))?.travellers[0]).not.toHaveProperty("document");
  });

  it("is sealed in the database, for its row alone", async () => {
    await keepSeat(ctx, trip, party.ada.id, "adult-1", ADA);
    await keepSeat(ctx, trip, party.ada.id, "adult-2", BO);
    await keepContact(ctx, trip, party.ada.id, CONTACT);
    const rows = await db().selectFrom("trip_travellers").selectAll().where("trip_id", "=", trip.id).execute();
    const stored = JSON.stringify([rows, await db().selectFrom("trip_contacts").selectAll().execute()]);
    for (const secret of ["SECRET123", "Neill", "1990", "Berg", "example.com", "7700"])
      expect(stored).not.toContain(secret);
    // One row's text put into another opens nothing.
    await db()
      .updateTable("trip_travellers")
      .set({ details: rows.find(({ seat }) => seat === "adult-1")!.details })
      .where("trip_id", "=", trip.id)
      .where("seat", "=", "adult-2")
      .execute();
    const { seats } = await viewOf(trip, party.ada);
    expect(seats.map(({ who }) => who !== null)).toEqual([true, false, false]);
  });

  it("is asked again where it no longer fits the trip", async () => {
    await keepSeat(ctx, trip, party.ada.id, "child-1", { ...KIM, bornOn: "2018-01-01" });
    await keepSeat(ctx, trip, party.ada.id, "adult-1", ADA);
    await keepSeat(ctx, trip, party.ada.id, "adult-2", ADA);
    const { seats } = await viewOf(trip, party.ada);
    expect(seats.map(({ problems }) => Object.keys(problems))).toEqual([[], ["givenName"], ["bornOn"]]);
  });

  it("stays as it was once the trip is booked", async () => {
    await keepSeat(ctx, trip, party.ada.id, "adult-1", ADA);
    await db().updateTable("trips").set({ status: "booked" }).where("id", "=", trip.id).execute();
    // The page was read before: the database itself refuses.
    await expect(keepSeat(ctx, trip, party.ada.id, "adult-1", BO)).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(keepContact(ctx, trip, party.ada.id, CONTACT)).rejects.toMatchObject({ code: "CONFLICT" });
    await emptySeat(ctx, trip, party.ada.id, "adult-1");
    const booked = await getTrip(ctx, trip.id, { userId: party.ada.id });
    expect((await viewOf(booked, party.ada)).seats[0]?.who?.name).toBe("Ada-Maria O.");
  });

  it("is nobody else's", async () => {
    await keepSeat(ctx, trip, party.ada.id, "adult-1", ADA);
    await keepContact(ctx, trip, party.ada.id, CONTACT);
    const seen = await viewOf(trip, party.eve);
    expect(seen.seats.every(({ who }) => who === null)).toBe(true);
    expect(seen.contact).toBeNull();
    await expect(keepSeat(ctx, trip, party.eve.id, "adult-1", BO)).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(keepSeat(ctx, trip, party.eve.id, "adult-2", BO)).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(keepContact(ctx, trip, party.eve.id, CONTACT)).rejects.toMatchObject({ code: "CONFLICT" });
    await emptySeat(ctx, trip, party.eve.id, "adult-1");
    expect((await viewOf(trip, party.ada)).seats.map(({ who }) => who?.name)).toEqual([
      "Ada-Maria O.",
      undefined,
      undefined,
    ]);
    expect(JSON.stringify(await exportTravellers(party.eve.id))).not.toContain(trip.id);
  });

  it("goes a few days after the trip, and at once when it is cancelled", async () => {
    await keepSeat(ctx, trip, party.ada.id, "adult-1", ADA);
    await keepContact(ctx, trip, party.ada.id, CONTACT);
    const count = async () =>
      (await db().selectFrom("trip_travellers").select("seat").where("trip_id", "=", trip.id).execute()).length +
      (await db().selectFrom("trip_contacts").select("trip_id").where("trip_id", "=", trip.id).execute()).length;
    const end = Date.parse(`${trip.endDate}T12:00:00Z`);
    await forgetOldTravellers(new Date(end + 3 * 86_400_000));
    expect(await count()).toBe(2);
    await forgetOldTravellers(new Date(end + 4 * 86_400_000));
    expect(await count()).toBe(0);

    await keepSeat(ctx, trip, party.ada.id, "adult-1", ADA);
    await db().updateTable("trips").set({ status: "cancelled" }).where("id", "=", trip.id).execute();
    await forgetOldTravellers(ctx.now);
    expect(await count()).toBe(0);
  });
});

describe("the form of who travels", () => {
  const fields = (person: string, { document, ...one }: Traveller): Record<string, string> => ({
    [`${person}-title`]: one.title,
    [`${person}-givenName`]: one.givenName,
    [`${person}-familyName`]: one.familyName,
    [`${person}-bornOn`]: one.bornOn,
    [`${person}-gender`]: one.gender,
    [`${person}-passportNumber`]: document!.number,
    [`${person}-passportCountry`]: document!.issuedBy,
    [`${person}-passportExpires`]: document!.expiresOn,
  });

  it("keeps who is complete and says what is wrong with the others", async () => {
    const values = { ...fields("adult-1", ADA), ...fields("adult-2", { ...BO, familyName: "" }), ...CONTACT };
    const kept = await keepTravellers(ctx, trip, party.ada, values);
    expect(kept).toMatchObject({ keptAny: true, isComplete: false });
    expect(Object.keys(kept.problems)).toEqual(["adult-2-familyName"]);
    const page = (await getTravellersPage(ctx, trip, party.ada))!;
    expect(page.seats[0]).toMatchObject({ passportEnds: "123", texts: { givenName: "Ada-Maria", passportNumber: "" } });
    expect(JSON.stringify(page)).not.toContain("SECRET123");

    // The number that is kept stays where its field is left empty.
    const again = { ...fields("adult-1", ADA), "adult-1-passportNumber": "", "adult-1-givenName": "Ada" };
    expect((await keepTravellers(ctx, trip, party.ada, { ...again, ...CONTACT })).problems).toEqual({});
    const rest = { ...again, ...fields("adult-2", BO), ...fields("child-1", KIM), ...CONTACT };
    expect(await keepTravellers(ctx, trip, party.ada, rest)).toMatchObject({ isComplete: true });
    const order = await orderTravellers(db(), trip.id);
    expect(order?.travellers[0]).toMatchObject({ givenName: "Ada", document: { number: "SECRET123" } });
  });

  it("takes somebody saved for what is left empty", async () => {
    const premium: CurrentUser = withPremium(party.ada);
    await saveTraveller(ctx, premium, ADA);
    const [saved] = await listSaved(party.ada.id);
    const kept = await keepTravellers(ctx, trip, premium, { "adult-1-saved": saved!.id, ...CONTACT });
    expect(kept).toMatchObject({ problems: {}, keptAny: true });
    expect((await viewOf(trip, party.ada)).seats[0]?.who?.details).toBe("born in 1990, passport ending in 123");
    await forgetSaved(party.ada.id, saved!.id);
  });
});

describe("a companion", () => {
  const linkOf = (id: string): string => invitationPath({ id }).slice("/join/".length);

  it("tells of themselves alone, and the owner sees little of it", async () => {
    const id = await bringBo(party, trip.id);
    const link = linkOf(id);
    const seat = await getOwnSeat(ctx, link, party.bo.id);
    expect(seat.isTold).toBe(false);
    await keepOwnSeat(ctx, seat, link, party.bo.id, BO);
    const view = await viewOf(trip, party.ada);
    expect(view.seats[1]).toMatchObject({ who: { name: "B. B.", details: "" }, filledBy: "Bo", onTicket: null });
    const page = JSON.stringify(await getTravellersPage(ctx, trip, party.ada));
    for (const secret of ["SECRET123", "Berg", "1988", "123"]) expect(page).not.toContain(secret);
    // The owner's own form neither overwrites nor exports the companion's details; an empty and free seat is the
    // owner's to fill in.
    await expect(keepSeat(ctx, trip, party.ada.id, "adult-2", ADA)).rejects.toMatchObject({ code: "CONFLICT" });
    const told = async ({ id: userId }: CurrentUser): Promise<unknown[]> =>
      (await exportTravellers(userId)).onTrips.filter(({ tripId }) => tripId === trip.id);
    expect(await told(party.ada)).toEqual([]);
    expect(await told(party.bo)).toEqual([{ tripId: trip.id, seat: "adult-2", traveller: BO }]);
    await emptySeat(ctx, trip, party.ada.id, "adult-2");
    await keepSeat(ctx, trip, party.ada.id, "adult-2", BO);
    await expect(keepOwnSeat(ctx, seat, link, party.bo.id, BO)).rejects.toThrow(/seat/);
  });

  it("is let in by the account that answered and by nobody else", async () => {
    const link = linkOf(await bringBo(party, trip.id));
    await expect(getOwnSeat(ctx, link, party.eve.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(getOwnSeat(ctx, link, undefined)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(getOwnSeat(ctx, "x".repeat(43), party.bo.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    // Past the page: the query itself checks the account.
    await expect(keepOwnSeat(ctx, { trip }, link, party.eve.id, BO)).rejects.toMatchObject({ code: "CONFLICT" });
    await keepOwnSeat(ctx, { trip }, link, party.bo.id, BO);
    await takeBackOwnSeat(ctx, { trip }, link, party.eve.id);
    expect((await viewOf(trip, party.ada)).seats[1]?.who?.name).toBe("B. B.");
    await takeBackOwnSeat(ctx, { trip }, link, party.bo.id);
    expect((await viewOf(trip, party.ada)).seats[1]?.who).toBeNull();
  });

  it("has the owner told that something no longer fits, and not what", async () => {
    const link = linkOf(await bringBo(party, trip.id));
    await keepOwnSeat(ctx, { trip }, link, party.bo.id, { ...BO, bornOn: "2015-01-02" });
    const { seats } = await viewOf(trip, party.ada);
    expect(seats[1]!.problems).toEqual({ bornOn: "These details no longer fit the trip" });
    expect(JSON.stringify(await getTravellersPage(ctx, trip, party.ada))).not.toMatch(/birth date|they'll be/);
  });

  it("is not found out by typing the same person again and again", async () => {
    const link = linkOf(await bringBo(party, trip.id));
    await keepOwnSeat(ctx, { trip }, link, party.bo.id, BO);
    const last = Array.from({ length: 60 }, () => keepTravellers(ctx, trip, party.ada, CONTACT));
    await Promise.all(last);
    await expect(keepTravellers(ctx, trip, party.ada, CONTACT)).rejects.toMatchObject({ code: "RATE_LIMITED" });
  });

  it("takes what they told along when they leave the trip", async () => {
    const id = await bringBo(party, trip.id);
    await keepOwnSeat(ctx, { trip }, linkOf(id), party.bo.id, BO);
    await removeCompanion(ctx, trip, id);
    expect((await viewOf(trip, party.ada)).seats[1]?.who).toBeNull();
  });
});

describe("travellers who are saved", () => {
  it("are a matter of premium, and one account's alone", async () => {
    await expect(saveTraveller(ctx, party.eve, ADA)).rejects.toMatchObject({ code: "PAYMENT_REQUIRED" });
    const premium: CurrentUser = withPremium(party.bo);
    await saveTraveller(ctx, premium, BO);
    const [saved] = await listSaved(party.bo.id);
    expect(saved?.traveller).toEqual(BO);
    expect(await listSaved(party.eve.id)).toEqual([]);
    await expect(forgetSaved(party.eve.id, saved!.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(saveTraveller(ctx, withPremium(party.eve), ADA, saved!.id)).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    // A premium that ran out keeps the saved travellers, which can be corrected and deleted.
    await saveTraveller(ctx, party.bo, { ...BO, givenName: "Bosse" }, saved!.id);
    expect((await listSaved(party.bo.id)).map(({ traveller }) => traveller.givenName)).toEqual(["Bosse"]);
    const stored = JSON.stringify(await db().selectFrom("saved_travellers").selectAll().execute());
    expect(stored).not.toMatch(/SECRET123|Bosse|Berg/);
    await forgetSaved(party.bo.id, saved!.id);
    expect(await listSaved(party.bo.id)).toEqual([]);
  });

  it("go with the account, as all that it told does", async () => {
    await saveTraveller(ctx, withPremium(party.eve), ADA);
    const own = await newTrip(party.eve);
    await keepSeat(ctx, own, party.eve.id, "adult-1", ADA);
    await keepContact(ctx, own, party.eve.id, CONTACT);
    await deleteAccount(ctx, party.eve.id);
    for (const table of ["trip_travellers", "trip_contacts"] as const)
      expect(await db().selectFrom(table).select("trip_id").where("trip_id", "=", own.id).execute()).toEqual([]);
    expect(
      await db().selectFrom("saved_travellers").select("id").where("user_id", "=", party.eve.id).execute(),
    ).toEqual([]);
  });
});
