/** Days made and edited by the solver, as the trip stores them: the requests, the refusals, and the days that stay. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { limitPlanning } from "#app/modules/accounts/account/rate-limits.server";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { parseOpeningHours, windowsOn } from "#app/modules/catalogue/hours/opening-hours";
import { isVisit } from "#app/modules/itinerary/day/itinerary";
import type { Itinerary } from "#app/modules/itinerary/day/itinerary";
import {
  ensureDays,
  generateDays,
  listAddablePlaces,
  listRoomFor,
  regenerateDays,
} from "#app/modules/trips/days/days.server";
import { editDays } from "#app/modules/trips/use/edit-days.server";
import { ITINERARY } from "#app/modules/trips/trip/stored-trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { insertTrip, insertUser, makeCtx } from "#tests/integration/booking/booking.fixture";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";

const ctx = makeCtx();
/** From a Saturday on, in a town whose days are planned in little time. */
const DATES = {
  destination_slug: "yogyakarta",
  destination_name: "Yogyakarta",
  start_date: "2027-04-17",
  end_date: "2027-04-21",
};
const town = findDestination("yogyakarta")!;
let users = 0;
let ada: CurrentUser;
let planned: Trip;
/** Made once: the same wishes give the same days. */
let days: string;

const openTrip = (id: string): Promise<Trip> => getTrip(ctx, id, { userId: ada.id });
const booked = (changes = {}) => insertTrip(ada, { ...DATES, status: "booked", ...changes });

beforeAll(async () => {
  await openTestDatabase();
  ada = await insertUser("Ada");
  days = ITINERARY.write((await generateDays(ctx, { id: await booked() }, ada)).itinerary!);
});
afterAll(async () => {
  await closeTestDatabase();
});
beforeEach(async () => {
  planned = await openTrip(await booked({ itinerary: days }));
});

interface Found {
  placeId: string;
  date: string;
  isLocked: boolean;
}
const visitsOf = ({ days: all }: Itinerary): Found[] =>
  all.flatMap(({ date, items }) =>
    items.filter(isVisit).map(({ placeId, locked }) => ({ placeId, date, isLocked: locked === true })),
  );
const find = (trip: Trip, placeId: string): Found | undefined =>
  visitsOf(trip.itinerary!).find((visit) => visit.placeId === placeId);

/** The planning allowance that was used so far. */
async function plansCounted(user: CurrentUser): Promise<number> {
  const row = await db()
    .selectFrom("rate_limits")
    .select("points")
    .where("key", "=", `plan:account:${user.id}`)
    .executeTakeFirst();
  return row?.points ?? 0;
}

describe("an edit", () => {
  it("of a trip without days is a conflict, and stores nothing", async () => {
    const id = await booked();
    await expect(editDays(ctx, { id }, ada, { kind: "removeStop", placeId: "x" })).rejects.toMatchObject({
      code: "CONFLICT",
      message: "This trip has no day plan yet",
    });
    expect(await openTrip(id)).toMatchObject({ revision: 0 });
  });

  it.each(["removeStop", "moveStop"] as const)("%s of what is not in the plan is refused", async (kind) => {
    const edit = { kind, placeId: "nowhere", date: "2027-04-18" } as const;
    expect(await editDays(ctx, planned, ada, edit)).toEqual({ refused: "That stop is no longer in the plan" });
  });

  it("that adds what is no place of the town is refused", async () => {
    expect(await editDays(ctx, planned, ada, { kind: "addStop", placeId: "cal-pep" })).toEqual({
      refused: "We don't know that place",
    });
  });

  it("that takes a stop out leaves it out, says nothing of it and keeps all others on their days", async () => {
    const before = visitsOf(planned.itinerary!);
    const gone = before[2]!;
    const done = await editDays(ctx, planned, ada, { kind: "removeStop", placeId: gone.placeId });
    if (!("trip" in done)) throw new Error(done.refused);
    expect(find(done.trip, gone.placeId)).toBeUndefined();
    for (const visit of before.filter(({ placeId }) => placeId !== gone.placeId))
      expect(find(done.trip, visit.placeId), visit.placeId).toEqual(visit);
  });

  it("that moves a stop puts it on that day, unlocked, and leaves what was locked where it was", async () => {
    const visits = visitsOf(planned.itinerary!);
    const held = visits[0]!;
    const locked = await editDays(ctx, planned, ada, { kind: "lockStop", placeId: held.placeId });
    if (!("trip" in locked)) throw new Error(locked.refused);
    expect(find(locked.trip, held.placeId)).toEqual({ ...held, isLocked: true });
    const results = [];
    for (const { placeId, date } of visits.filter((visit) => visit.date !== held.date)) {
      const other = visits.find((visit) => visit.date !== date && visit.date !== held.date)!.date;
      const done = await editDays(ctx, locked.trip, ada, { kind: "moveStop", placeId, date: other });
      if ("refused" in done) continue;
      expect(find(done.trip, placeId)).toEqual({ placeId, date: other, isLocked: false });
      expect(find(done.trip, held.placeId)).toEqual({ ...held, isLocked: true });
      results.push(placeId);
      break;
    }
    expect(results).toHaveLength(1);
    const open = await editDays(ctx, planned, ada, { kind: "unlockStop", placeId: held.placeId });
    if (!("trip" in open)) throw new Error(open.refused);
    expect(find(open.trip, held.placeId)).toEqual(held);
  });

  it("that moves a stop to a day on which it is shut is refused, and the days stay as they were", async () => {
    const dates = planned.itinerary!.days.map(({ date }) => date);
    const shutOn = (hours: string | undefined) =>
      hours && dates.find((date) => windowsOn(parseOpeningHours(hours), date).length === 0);
    let tried = 0;
    for (const { id: placeId, hours } of town.places) {
      const date = shutOn(hours);
      if (!date) continue;
      const id = await booked({ itinerary: days });
      const added = await editDays(ctx, { id }, ada, { kind: "addStop", placeId });
      const trip = await openTrip(id);
      if ("refused" in added && !find(trip, placeId)) continue;
      expect(await editDays(ctx, { id }, ada, { kind: "moveStop", placeId, date })).toEqual({
        refused: expect.stringMatching(/doesn't fit|can't be planned/) as string,
      });
      expect((await openTrip(id)).itinerary).toEqual(trip.itinerary);
      if (++tried === 2) break;
    }
    expect(tried).toBeGreaterThan(0);
  });

  it("that moves a stop to a day outside the trip is refused", async () => {
    const { placeId } = visitsOf(planned.itinerary!)[0]!;
    for (const date of ["2027-04-16", "2027-04-22", "2027-06-01"])
      expect(await editDays(ctx, planned, ada, { kind: "moveStop", placeId, date })).toEqual({
        refused: "That day isn't part of the trip",
      });
  });

  it("that adds a place has it in", async () => {
    const outcomes: string[] = [];
    for (const { id } of (await listAddablePlaces(planned)).slice(0, 8)) {
      const done = await editDays(ctx, planned, ada, { kind: "addStop", placeId: id });
      if ("trip" in done) expect(find(done.trip, id)).toMatchObject({ placeId: id });
      else expect(done.refused).toMatch(/ (can't be planned\. |doesn't fit)/);
      outcomes.push("trip" in done ? "in" : "refused");
      if ("trip" in done) break;
    }
    expect(outcomes.at(-1)).toBe("in");
  });

  it("counts as planning where the solver is asked, and not for a lock", async () => {
    const before = await plansCounted(ada);
    const { placeId } = visitsOf(planned.itinerary!)[0]!;
    await editDays(ctx, planned, ada, { kind: "lockStop", placeId });
    await editDays(ctx, planned, ada, { kind: "unlockStop", placeId });
    expect(await plansCounted(ada)).toBe(before);
    await editDays(ctx, planned, ada, { kind: "removeStop", placeId });
    expect(await plansCounted(ada)).toBe(before + 1);
  });

  it("is of the owner alone", async () => {
    const eve = await insertUser(`Eve${++users}`);
    await expect(
      editDays(ctx, planned, eve, { kind: "removeStop", placeId: visitsOf(planned.itinerary!)[0]!.placeId }),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("places that may be added", () => {
  it("is what the plan has not, of the town and its season, and nothing without days", async () => {
    const present = visitsOf(planned.itinerary!).map(({ placeId }) => placeId);
    const offered = (await listAddablePlaces(planned)).map(({ id }) => id);
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.filter((id) => present.includes(id))).toEqual([]);
    expect(await listAddablePlaces({ ...planned, itinerary: undefined })).toEqual([]);
    expect(await listAddablePlaces({ ...planned, destination: { name: "Atlantis" } })).toEqual([]);
  });

  it("leaves out what somebody on the trip cannot eat or walk", async () => {
    const all = (await listAddablePlaces(planned)).map(({ id }) => id);
    const preferences = { ...planned.preferences, accessibility: ["step-free" as const] };
    const fewer = (await listAddablePlaces({ ...planned, preferences })).map(({ id }) => id);
    expect(fewer.length).toBeLessThanOrEqual(all.length);
    expect(all).toEqual(expect.arrayContaining(fewer));
  });

  it("is no longer offered as room once the trip is over, or when nothing was left out", async () => {
    expect((await listRoomFor(planned)).length).toBeGreaterThan(0);
    expect(await listRoomFor({ ...planned, status: "cancelled" })).toEqual([]);
    expect(await listRoomFor({ ...planned, itinerary: { ...planned.itinerary!, leftOut: [] } })).toEqual([]);
  });
});

describe("planning all days", () => {
  it("is refused in a town we do not know", async () => {
    const id = await booked({ destination_slug: null, destination_name: "Atlantis" });
    await expect(generateDays(ctx, { id }, ada)).rejects.toMatchObject({
      code: "CONFLICT",
      message: "We can't plan days in Atlantis yet",
    });
  });

  it.each(["completed", "cancelled"] as const)("anew is refused for a trip that is %s", async (status) => {
    await expect(regenerateDays(ctx, { ...planned, status }, ada, {})).rejects.toMatchObject({
      code: "CONFLICT",
      message: "This trip is over, so its days can't change",
    });
  });

  it("anew keeps the wishes that came with it, the locked stops, and gives other days", async () => {
    const held = visitsOf(planned.itinerary!)[1]!;
    await editDays(ctx, planned, ada, { kind: "lockStop", placeId: held.placeId });
    const again = await regenerateDays(ctx, planned, ada, { pace: "relaxed" });
    expect(again.preferences).toMatchObject({ pace: "relaxed", budgetTier: "moderate" });
    expect(find(again, held.placeId)).toEqual({ ...held, isLocked: true });
    expect(again.itinerary).not.toEqual(planned.itinerary);
    expect(await openTrip(planned.id)).toMatchObject({ preferences: { pace: "relaxed" }, revision: 2 });
  });

  it("takes the free plan once, for the first days of an unpaid trip only", async () => {
    const free = await insertUser(`Free${++users}`);
    const grants = () =>
      db().selectFrom("itinerary_grants").select(["trip_id", "kind"]).where("user_id", "=", free.id).execute();
    const spent = { ...free, capabilities: { ...free.capabilities, canGenerateTrip: false } };
    const paid = await insertTrip(free, { ...DATES, status: "booked" });
    await generateDays(ctx, { id: paid }, spent);
    expect(await grants()).toEqual([]);
    const draft = await insertTrip(free, DATES);
    await expect(generateDays(ctx, { id: draft }, spent)).rejects.toMatchObject({ code: "PAYMENT_REQUIRED" });
    await generateDays(ctx, { id: draft }, free);
    expect(await grants()).toEqual([{ trip_id: draft, kind: "free" }]);
    await generateDays(ctx, { id: draft }, spent, { another: true });
    expect(await grants()).toEqual([{ trip_id: draft, kind: "free" }]);
  });

  it("leaves the days that were planned meanwhile, unless others are asked for", async () => {
    const first = await openTrip(planned.id);
    await expect(generateDays(ctx, planned, ada)).rejects.toMatchObject({ message: "The days are already planned" });
    expect(await openTrip(planned.id)).toEqual(first);
  });

  it("counts against the limit of the account", async () => {
    const before = await plansCounted(ada);
    await regenerateDays(ctx, planned, ada, {});
    expect(await plansCounted(ada)).toBe(before + 1);
    await limitPlanning(ctx, ada.id);
    expect(await plansCounted(ada)).toBe(before + 2);
  });
});

describe("days after the payment", () => {
  it("are made where they are missing, with nobody asked for an allowance, and once", async () => {
    const trip = await openTrip(await booked());
    const made = await ensureDays(ctx, trip);
    expect(made.itinerary!.days).toHaveLength(5);
    expect(made.revision).toBe(1);
    expect(await ensureDays(ctx, made)).toBe(made);
    // From a copy that was read before another request planned them.
    expect(await ensureDays(ctx, trip)).toEqual(await openTrip(trip.id));
    expect(await openTrip(trip.id)).toMatchObject({ revision: 1 });
  });

  it("are left for a trip that has nobody or no town to plan in", async () => {
    const trip = await openTrip(await booked());
    const nobody = { ...trip, ownerId: undefined };
    expect(await ensureDays(ctx, nobody)).toBe(nobody);
    const nowhere = { ...trip, destination: { name: "Atlantis" } };
    expect(await ensureDays(ctx, nowhere)).toBe(nowhere);
    expect(await openTrip(trip.id)).toMatchObject({ revision: 0 });
  });
});
