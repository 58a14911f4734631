import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { VISITOR_DAYS } from "#app/config/product";
import { db } from "#app/db/client.server";
import { newId } from "#app/db/ids.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { bareTrip, fullTrip } from "#app/modules/documents/trip.fixture";
import { NO_WISHES } from "#app/modules/matching/group";
import { NO_NEEDS } from "#app/modules/profile/needs";
import { replaceAggregate, selectAggregate, selectChangedSince } from "#app/modules/trips/store/aggregate.repo.server";
import { changeTrip, isOvertakenError, toAppError } from "#app/modules/trips/store/change-trip.server";
import { findInvitation, listInvitedTrips } from "#app/modules/trips/party/companions.server";
import type { Trip } from "#app/modules/trips/trip/trip";
import type { Person } from "#app/modules/trips/trip/trip-aggregate";
import type { TripCommand } from "#app/modules/trips/commands/trip-commands";
import { claimVisitorTrips, findOpenTrip, openInPlanner } from "#app/modules/trips/store/planner-trips.server";
import {
  changeDetails,
  createTrip,
  getSharedTrip,
  getTrip,
  getTripOfCompanion,
  listTrips,
  listTripsWithoutDays,
  markTripBooked,
  removeTrip,
  shareTrip,
} from "#app/modules/trips/store/trips.server";
import type { NewTrip } from "#app/modules/trips/store/trips.server";
import { forgetVisitorDrafts } from "#app/modules/trips/use/visitor-drafts.server";
import { AppError } from "#app/shared/app-error";
import { insertTrip, insertUser, makeCtx } from "#tests/integration/booking/booking.fixture";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";

const ctx = makeCtx();
const DAY_MS = 86_400_000;
const NOT_FOUND = { code: "NOT_FOUND", message: expect.stringMatching(/^We couldn't find the trip/) as unknown };
let count = 0;
let ada: CurrentUser;
let eve: CurrentUser;

beforeAll(openTestDatabase);
afterAll(closeTestDatabase);
beforeEach(async () => {
  ada = await insertUser(`Ada${++count}`);
  eve = await insertUser(`Eve${count}`);
});

const at = (minutes: number) => makeCtx({ now: new Date(ctx.now.getTime() + minutes * 60_000) });
const wished = (changes: Partial<NewTrip> = {}): NewTrip => ({
  formKey: newId(),
  name: "Maples",
  destination: { slug: "kyoto", name: "Kyoto" },
  origin: { code: "JFK", label: "New York (JFK)" },
  startDate: "2027-04-14",
  endDate: "2027-04-21",
  adults: 2,
  children: 1,
  budgetMinor: 320_000,
  preferences: { interests: ["culture"], budgetTier: "luxury", pace: "packed" },
  ...changes,
});
const holder = () => ({ userId: ada.id });

describe("a draft", () => {
  it("is kept as it was wished for, at the first step, with today's currency", async () => {
    const { formKey, ...values } = wished();
    const made = await createTrip(ctx, holder(), { formKey, ...values });
    expect(made).toEqual({
      ...values,
      id: made.id,
      revision: 0,
      ownerId: ada.id,
      currency: "USD",
      status: "draft",
      plannerStep: "start",
      priceConfidence: 1,
      createdAt: ctx.now.toISOString(),
      updatedAt: ctx.now.toISOString(),
    });
    expect(await getTrip(ctx, made.id, holder())).toEqual(made);
  });

  it("to a place that is not in the catalogue has a name and no page", async () => {
    const made = await createTrip(ctx, holder(), wished({ destination: { name: "Atlantis" } }));
    expect((await getTrip(ctx, made.id, holder())).destination).toEqual({ slug: undefined, name: "Atlantis" });
  });

  it("is made once by the same form, and not by a form of another, nor for other wishes", async () => {
    const form = wished();
    const first = await createTrip(ctx, holder(), form);
    expect((await createTrip(ctx, holder(), form)).id).toBe(first.id);
    await expect(createTrip(ctx, { userId: eve.id }, form)).rejects.toMatchObject({
      code: "CONFLICT",
      message: "This form was sent already. Reload the page and try again.",
    });
    await expect(createTrip(ctx, { visitorId: "v" }, form)).rejects.toMatchObject({ code: "CONFLICT" });
    for (const other of [
      { name: "Plums" },
      { adults: 3 },
      { preferences: { ...form.preferences, pace: "relaxed" as const } },
    ])
      await expect(createTrip(ctx, holder(), { ...form, ...other })).rejects.toMatchObject({
        code: "CONFLICT",
        message: "This key was used for another trip",
      });
    await changeDetails(ctx, first.id, holder(), { name: "Plums" });
    expect(await createTrip(ctx, holder(), form)).toMatchObject({ id: first.id, name: "Plums" });
  });

  it("of a visitor is the visitor's own and nobody else's", async () => {
    const visitorId = newId();
    const made = await createTrip(ctx, { visitorId }, wished());
    expect(made.ownerId).toBeUndefined();
    expect(await getTrip(ctx, made.id, { visitorId })).toEqual(made);
    for (const other of [{ visitorId: newId() }, holder(), {}, { userId: visitorId }])
      await expect(getTrip(ctx, made.id, other)).rejects.toMatchObject(NOT_FOUND);
    const owned = await createTrip(ctx, { userId: ada.id, visitorId }, wished());
    await expect(getTrip(ctx, owned.id, { visitorId })).rejects.toMatchObject(NOT_FOUND);
    expect(await getTripOfCompanion(ctx, made.id)).toBeUndefined();
    expect(await getTripOfCompanion(ctx, owned.id)).toEqual(owned);
  });

  it("of a visitor comes into the account with the planner that was open, and only that visitor's", async () => {
    const [visitorId, otherId] = [newId(), newId()];
    const [first, second] = [
      await createTrip(ctx, { visitorId }, wished()),
      await createTrip(ctx, { visitorId }, wished()),
    ];
    const other = await createTrip(ctx, { visitorId: otherId }, wished());
    await openInPlanner(ctx, { visitorId }, second.id);
    await openInPlanner(ctx, { visitorId: otherId }, other.id);
    await claimVisitorTrips(ctx, visitorId, ada.id);
    expect((await listTrips(ctx, ada.id)).map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted());
    expect((await findOpenTrip(ctx, holder()))?.id).toBe(second.id);
    expect(await findOpenTrip(ctx, { visitorId })).toBeUndefined();
    expect((await findOpenTrip(ctx, { visitorId: otherId }))?.id).toBe(other.id);
    await claimVisitorTrips(ctx, newId(), ada.id);
    expect((await findOpenTrip(ctx, holder()))?.id).toBe(second.id);
  });

  it("is open in the planner of one at a time, the last that was opened", async () => {
    const [first, second] = [await createTrip(ctx, holder(), wished()), await createTrip(ctx, holder(), wished())];
    expect(await findOpenTrip(ctx, holder())).toBeUndefined();
    await openInPlanner(ctx, holder(), first.id);
    await openInPlanner(ctx, holder(), second.id);
    expect((await findOpenTrip(ctx, holder()))?.id).toBe(second.id);
    expect(await findOpenTrip(ctx, { userId: eve.id })).toBeUndefined();
    expect(await findOpenTrip(ctx, {})).toBeUndefined();
    await openInPlanner(ctx, {}, first.id);
    expect((await findOpenTrip(ctx, holder()))?.id).toBe(second.id);
  });
});

describe("drafts that visitors left alone", () => {
  const DAY = (days: number) => makeCtx({ now: new Date(ctx.now.getTime() - days * DAY_MS) });
  beforeEach(async () => {
    await db().deleteFrom("trips").execute();
  });

  it("are forgotten after as many days as their cookie lasts, to the millisecond, in batches", async () => {
    const begin = (days: number, who: object = { visitorId: newId() }) => createTrip(DAY(days), who, wished());
    const kept = [await begin(VISITOR_DAYS), await begin(VISITOR_DAYS + 1, holder())];
    for (let n = 0; n < 3; n++) await begin(VISITOR_DAYS + 1 / DAY_MS);
    expect(await forgetVisitorDrafts(ctx.now, 2)).toBe(3);
    const left = await db().selectFrom("trips").select("id").execute();
    expect(left.map(({ id }) => id).toSorted()).toEqual(kept.map(({ id }) => id).toSorted());
    expect(await forgetVisitorDrafts(ctx.now)).toBe(0);
  });
});

describe("the trips of an account", () => {
  it("are its own, the last that was changed first, as many as are asked for", async () => {
    const oldest = await createTrip(at(0), holder(), wished());
    const middle = await createTrip(at(1), holder(), wished());
    await createTrip(at(2), { userId: eve.id }, wished());
    await changeDetails(at(3), oldest.id, holder(), { name: "Plums" });
    const ids = (trips: readonly { id: string }[]) => trips.map(({ id }) => id);
    expect(ids(await listTrips(ctx, ada.id))).toEqual([oldest.id, middle.id]);
    expect(ids(await listTrips(ctx, ada.id, 1))).toEqual([oldest.id]);
    expect(ids(await listTripsWithoutDays(ctx, ada.id))).toEqual([oldest.id, middle.id]);
    expect(ids(await listTripsWithoutDays(ctx, ada.id, 1))).toEqual([oldest.id]);
    for (const list of [listTrips, listTripsWithoutDays])
      expect(await list(makeCtx({ faults: { trips: { kind: "empty" } } }), ada.id)).toEqual([]);
  });

  it("are all there in a list but for their days", async () => {
    const full = await storedFull();
    const [listed] = await listTripsWithoutDays(ctx, ada.id);
    const { itinerary, ...rest } = full;
    expect(itinerary).toBeDefined();
    expect(listed).toEqual(rest);
    expect(await listTrips(ctx, ada.id)).toEqual([full]);
  });

  it.each([
    ["draft", true],
    ["planning", true],
    ["cancelled", true],
    ["booked", false],
    ["completed", false],
  ] as const)("that are %s can be deleted: %s", async (status, may) => {
    const id = await insertTrip(ada, { status });
    await expect(removeTrip(ctx, id, eve.id)).rejects.toMatchObject(NOT_FOUND);
    if (may) await removeTrip(ctx, id, ada.id);
    else
      await expect(removeTrip(ctx, id, ada.id)).rejects.toMatchObject({
        code: "CONFLICT",
        message: "This trip has already been booked or completed",
      });
    expect(await listTrips(ctx, ada.id)).toHaveLength(may ? 0 : 1);
  });

  it("that were paid for are kept although they are cancelled: what comes back hangs on them", async () => {
    const id = await insertTrip(ada, { status: "cancelled", booked_at: "2026-01-01T00:00:00.000Z" });
    await expect(removeTrip(ctx, id, ada.id)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await listTrips(ctx, ada.id)).toHaveLength(1);
  });

  it("are shown to everybody once they are shared, and to nobody before", async () => {
    const { id } = await createTrip(ctx, holder(), wished());
    await expect(getSharedTrip(ctx, id)).rejects.toMatchObject(NOT_FOUND);
    await shareTrip(ctx, id, holder());
    expect(await getSharedTrip(ctx, id)).toMatchObject({ id, sharedAt: ctx.now.toISOString() });
    await expect(getSharedTrip(ctx, newId())).rejects.toMatchObject(NOT_FOUND);
  });
});

/** A trip with everything, put in by its commands. */
async function storedFull(): Promise<Trip> {
  const { flight, hotel, itinerary } = fullTrip("kyoto", 4);
  const { id } = await createTrip(ctx, holder(), wished());
  await change(id, { kind: "chooseFlight", flight: flight! });
  await change(id, { kind: "chooseHotel", hotel: hotel! });
  await change(id, { kind: "planDays", days: itinerary!, plannedOn: 2 });
  return getTrip(ctx, id, holder());
}
const change = (id: string, command: TripCommand) => changeTrip(ctx, id, holder(), command);
const read = async (id: string) => (await selectAggregate(db(), id, holder()))!;

describe("the changes of a command", () => {
  it("is stored whole: every part of a trip comes back as it was written, and goes again", async () => {
    const full = await storedFull();
    const { flight, hotel, itinerary } = fullTrip("kyoto", 4);
    expect(full).toMatchObject({ flight, hotel, status: "planning", priceConfidence: 0.9, revision: 3 });
    expect(full.itinerary).toEqual(JSON.parse(JSON.stringify(itinerary)));
    const values: Omit<NewTrip, "formKey"> = {
      name: "Plums",
      destination: { name: "Atlantis" },
      origin: { code: "HEL", label: "Helsinki" },
      startDate: "2027-05-01",
      endDate: "2027-05-03",
      adults: 1,
      children: 2,
      budgetMinor: 7,
      preferences: { interests: [], budgetTier: "moderate", pace: "relaxed" },
    };
    await change(full.id, { kind: "changeBasics", ...values });
    await change(full.id, { kind: "reachStep", step: "flights" });
    await change(full.id, { kind: "shareTrip" });
    const now = new Date("2027-01-01T00:00:00.000Z");
    expect(await markTripBooked(db(), full.id, eve.id, now)).toBe(false);
    expect(await markTripBooked(db(), full.id, ada.id, now)).toBe(true);
    expect(await markTripBooked(db(), full.id, ada.id, now)).toBe(false);
    expect(await getTrip(ctx, full.id, holder())).toEqual({
      ...full,
      ...values,
      flight: undefined,
      hotel: undefined,
      itinerary: undefined,
      plannerStep: "itinerary",
      status: "booked",
      sharedAt: ctx.now.toISOString(),
      bookedAt: now.toISOString(),
      updatedAt: now.toISOString(),
      revision: 7,
    });
    await change(full.id, { kind: "unshareTrip" });
    expect((await getTrip(ctx, full.id, holder())).sharedAt).toBeUndefined();
  });

  it("is written only over the revision that was read, and through the right door", async () => {
    const { id } = await createTrip(ctx, holder(), wished());
    const before = await read(id);
    const next = { ...before, trip: { ...before.trip, revision: 1, name: "Plums" } };
    expect(await replaceAggregate(db(), { userId: eve.id }, before, next)).toBe(false);
    expect(await replaceAggregate(db(), holder(), before, next)).toBe(true);
    expect(await replaceAggregate(db(), holder(), before, { ...next, trip: { ...next.trip, name: "Late" } })).toBe(
      false,
    );
    expect((await read(id)).trip).toMatchObject({ name: "Plums", revision: 1 });
  });

  it("is told between any two revisions, or not at all where the log does not know", async () => {
    const { id } = await createTrip(ctx, holder(), wished());
    await change(id, { kind: "changeDetails", name: "Plums" });
    await change(id, { kind: "shareTrip" });
    await change(id, { kind: "changeDetails", name: "Pears" });
    const since = async (older: number, newer: number) =>
      (await selectChangedSince(db(), id, older, newer))?.toSorted();
    expect(await since(0, 1)).toEqual(["details"]);
    expect(await since(1, 2)).toEqual(["sharing"]);
    expect(await since(0, 3)).toEqual(["details", "sharing"]);
    expect(await since(3, 3)).toEqual([]);
    expect(await since(3, 1)).toBeUndefined();
    expect(await since(2, 4)).toBeUndefined();
    await db().deleteFrom("trip_commands").where("trip_id", "=", id).where("revision", "=", 1).execute();
    expect(await since(0, 2)).toBeUndefined();
    expect(await since(1, 3)).toEqual(["details", "sharing"]);
  });

  it("and who is of the party: the owner first, then as they were asked, each as they were written", async () => {
    const { id } = await createTrip(ctx, holder(), wished());
    const person = (name: string, changes: Partial<Person> = {}): Person => ({
      id: newId(),
      role: "companion",
      name,
      status: "invited",
      tokenHash: newId(),
      wishes: NO_WISHES,
      needs: NO_NEEDS,
      createdAt: ctx.now.toISOString(),
      ...changes,
    });
    const head = person("Zoe", { role: "owner", userId: ada.id, status: "joined", tokenHash: undefined });
    const full = person("Ben", {
      userId: eve.id,
      email: "ben@example.com",
      status: "joined",
      answers: { view: ["peaks"] },
      wishes: { likes: ["beach"], never: ["boats"] },
      needs: { diets: ["vegan"], accessNeeds: ["step-free"] },
      answeredAt: ctx.now.toISOString(),
    });
    const late = person("Ann", { createdAt: at(5).now.toISOString() });
    const write = async (people: readonly Person[]) => {
      const before = await read(id);
      const trip = { ...before.trip, revision: before.trip.revision + 1 };
      expect(await replaceAggregate(db(), holder(), before, { trip, people })).toBe(true);
      return (await read(id)).people;
    };
    expect(await write([late, full, head])).toEqual([head, full, late]);
    const changed = { ...late, name: "Anna", status: "declined" as const };
    expect(await write([head, changed])).toEqual([head, changed]);
    expect(await write([head])).toEqual([head]);
  });
});

describe("a refusal", () => {
  const trip = bareTrip({ revision: 4 });
  const aggregate = { trip, people: [] };

  it("of what is not there is a missing trip", () => {
    const error = toAppError({ status: "refused", refusal: { reason: "absent", why: "Nobody" } });
    expect(error).toMatchObject({ code: "NOT_FOUND", message: "Nobody" });
    expect(isOvertakenError(error)).toBe(false);
  });

  it.each(["overtaken", "replan"] as const)("of one that was %s brings the trip as it stands", (reason) => {
    const error = toAppError({ status: "refused", refusal: { reason, why: "Inner words" }, aggregate });
    expect(error).toMatchObject({ code: "CONFLICT", details: { extra: { revision: 4, data: { id: "trip-1" } } } });
    expect(error.message).toMatch(/^This trip was changed elsewhere a moment ago/);
    expect(isOvertakenError(error)).toBe(true);
    expect(toAppError({ status: "refused", refusal: { reason, why: "Inner words" } }).details).toEqual({});
  });

  it("of anything else says why, and nothing of the trip", () => {
    const error = toAppError({ status: "refused", refusal: { reason: "closed", why: "It is over" }, aggregate });
    expect(error).toMatchObject({ code: "CONFLICT", message: "It is over", details: {} });
    expect(isOvertakenError(error)).toBe(false);
    expect(isOvertakenError(new Error(error.message))).toBe(false);
    expect(isOvertakenError(new AppError("CONFLICT", "Other words"))).toBe(false);
  });
});

describe("an invitation", () => {
  const invite = async (tokenHash: string, changes: { user_id?: string; email?: string } = {}, owner = ada) => {
    const id = await insertTrip(owner, { name: "" });
    await db()
      .insertInto("trip_companions")
      .values({
        id: newId(),
        trip_id: id,
        role: "companion",
        user_id: null,
        name: "Ben",
        email: null,
        token_hash: tokenHash,
        status: "invited",
        answers: null,
        wishes: "{}",
        needs: "{}",
        created_at: ctx.now.toISOString(),
        answered_at: null,
        ...changes,
      })
      .execute();
    return id;
  };

  it("that is nobody's is not there", async () => {
    for (const token of ["nothing", "", "x".repeat(65)])
      await expect(findInvitation(ctx, token)).rejects.toMatchObject({
        code: "NOT_FOUND",
        message: "This invitation no longer exists. Ask the person who sent it for a new one.",
      });
  });

  it("to a trip that fell to a visitor again is not there", async () => {
    const { hashToken } = await import("#app/db/ids.server");
    const token = newId();
    const id = await invite(hashToken(token));
    expect(await findInvitation(ctx, token)).toMatchObject({ accountId: null, hasDna: false, trip: { id } });
    await db().updateTable("trips").set({ owner_id: null }).where("id", "=", id).execute();
    await expect(findInvitation(ctx, token)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("is listed for whom it was sent to, by the name of where it goes, but not for the owner", async () => {
    const id = await invite(newId(), { email: eve.email });
    await invite(newId(), { user_id: eve.id }, eve);
    const listed = await listInvitedTrips(ctx, eve, true);
    expect(listed).toMatchObject([
      {
        status: "invited",
        tripName: "Kyoto",
        ownerName: ada.firstName,
        startDate: "2027-04-14",
        endDate: "2027-04-21",
      },
    ]);
    expect(listed[0]!.path).toMatch(/^\/join\/[\w-]{43}$/);
    await db().updateTable("trips").set({ owner_id: null }).where("id", "=", id).execute();
    expect(await listInvitedTrips(ctx, eve, true)).toEqual([]);
  });
});
