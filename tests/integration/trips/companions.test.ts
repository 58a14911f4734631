import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import { createSession } from "#app/modules/accounts/account/accounts.server";
import { deleteAccount } from "#app/modules/accounts/settings/settings.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { breaksADeal } from "#app/modules/matching/group";
import { finalizeQuiz, keepAnswer, openQuiz } from "#app/modules/profile/quiz.server";
import { QUESTION_IDS } from "#app/modules/profile/quiz";
import type { Answers } from "#app/modules/profile/quiz";
import { NO_NEEDS } from "#app/modules/profile/needs";
import type { Needs } from "#app/modules/profile/needs";
import { savePreferences } from "#app/modules/profile/preferences.server";
import { servesNow, whyBehind } from "#app/modules/trips/trip/companion";
import {
  declineTrip,
  exportCompany,
  findInvitation,
  groupIn,
  inviteCompanion,
  invitationPath,
  joinTrip,
  listCompanions,
  needsIn,
  partyOf,
  listInvitedTrips,
  removeCompanion,
  saveOwnerWishes,
} from "#app/modules/trips/party/companions.server";
import { isVisit } from "#app/modules/itinerary/day/itinerary";
import { generateDays, listAddablePlaces, regenerateDays } from "#app/modules/trips/days/days.server";
import { homeOf } from "#app/modules/trips/use/dashboard-page.server";
import { editDays } from "#app/modules/trips/use/edit-days.server";
import type { Trip } from "#app/modules/trips/trip/trip";
import { withoutPeople } from "#app/modules/trips/shown/trip-view";
import { getTrip } from "#app/modules/trips/store/trips.server";
import * as companionsPage from "#app/routes/trips/companions";
import * as joinPage from "#app/routes/trips/join";
import * as tripRoute from "#app/routes/trips/trip";
import { insertTrip, makeCtx } from "#tests/integration/booking/booking.fixture";
import { insertTraveller } from "#tests/integration/planning/traveller.fixture";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";

const ORIGIN = "http://localhost:3000";
const ctx = makeCtx();
/** Days in a town of few places are planned in little time. */
const TWO_DAYS = {
  destination_slug: "hiroshima",
  destination_name: "Hiroshima",
  start_date: "2027-05-12",
  end_date: "2027-05-13",
};
const city = findDestination("hiroshima")!;
const places = new Map(city.places.map((place) => [place.id, place]));
let owner: CurrentUser;
let trip: Trip;

beforeAll(async () => {
  await openTestDatabase();
});
afterAll(async () => {
  await closeTestDatabase();
});

const account = async (): Promise<CurrentUser> => (await insertTraveller()).user();

async function takeQuiz(user: CurrentUser, answers: Answers): Promise<void> {
  await openQuiz(ctx, user.id);
  for (const id of QUESTION_IDS) await keepAnswer(ctx, user.id, id, answers[id] ?? []);
  await finalizeQuiz(ctx, user.id);
}

beforeEach(async () => {
  owner = await account();
  const id = await insertTrip(owner, TWO_DAYS);
  trip = await getTrip(ctx, id, { userId: owner.id });
});

const tokenOf = (companionId: string): string => invitationPath({ id: companionId }).slice("/join/".length);

async function invite(name: string, email = ""): Promise<{ id: string; token: string }> {
  await inviteCompanion(ctx, owner, trip, { name, email });
  const { id } = (await listCompanions(trip)).find((one) => one.name === name)!;
  return { id, token: tokenOf(id) };
}

const HIKER: Answers = {
  view: ["peaks"],
  pace: ["full"],
  afternoon: ["hike", "thrill", "swim"],
  money: ["even"],
  spoil: [],
};
const TOWN: Answers = { view: ["old-town"], pace: ["even"], afternoon: ["museum", "market"], dinner: ["reason"] };

describe("invitations", () => {
  it("make the owner one of the group, once, and keep only a hash of each link", async () => {
    const bo = await invite("Bo");
    await invite("Cy");
    const people = await listCompanions(trip);
    expect(people.map(({ name, role, status }) => [name, role, status])).toEqual([
      ["Ann", "owner", "joined"],
      ["Bo", "companion", "invited"],
      ["Cy", "companion", "invited"],
    ]);
    const rows = await db().selectFrom("trip_companions").selectAll().where("trip_id", "=", trip.id).execute();
    expect(JSON.stringify(rows)).not.toContain(bo.token);
  });

  it("are mailed when an address is given, with the name escaped", async () => {
    await invite("<b>Bo</b>", "bo@example.com");
    const job = await db()
      .selectFrom("jobs")
      .select("payload")
      .where("key", "like", "mail:invite:%")
      .orderBy("created_at", "desc")
      .execute();
    const mine = job.map(({ payload }) => payload).find((payload) => payload.includes("bo@example.com"))!;
    expect(mine).toContain("/join/");
    expect(mine).not.toContain("<p>Hello <b>");
  });

  it("end at eight people, and for a trip that is over", async () => {
    for (let n = 0; n < 7; n++) await inviteCompanion(ctx, owner, trip, { name: `P${n}`, email: "" });
    await expect(inviteCompanion(ctx, owner, trip, { name: "Q", email: "" })).rejects.toMatchObject({
      code: "CONFLICT",
    });
    await expect(
      inviteCompanion(ctx, owner, { ...trip, status: "completed" }, { name: "Q", email: "" }),
    ).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("open for whoever has the link, and for nobody after they were taken back", async () => {
    const bo = await invite("Bo");
    expect(await findInvitation(ctx, bo.token)).toMatchObject({
      ownerName: "Ann",
      companion: { name: "Bo" },
      hasDna: false,
    });
    await expect(findInvitation(ctx, `${bo.token}x`)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await removeCompanion(ctx, trip, bo.id);
    await expect(findInvitation(ctx, bo.token)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(removeCompanion(ctx, trip, bo.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("reach one address five times a day at most, however it is written", async () => {
    for (let n = 0; n < 5; n++)
      await inviteCompanion(ctx, owner, trip, {
        name: `P${n}`,
        email: n % 2 ? "Much.Asked@Example.com" : "much.asked@example.com",
      });
    await expect(
      inviteCompanion(ctx, owner, trip, { name: "Q", email: "much.asked@example.com" }),
    ).rejects.toMatchObject({ code: "RATE_LIMITED" });
    expect((await listCompanions(trip)).filter(({ email }) => email === "much.asked@example.com")).toHaveLength(5);
  });

  it("cannot be taken back through another trip", async () => {
    const bo = await invite("Bo");
    const other = await getTrip(ctx, await insertTrip(owner), { userId: owner.id });
    await expect(removeCompanion(ctx, other, bo.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("are listed for the account that answered, and for a proven address only", async () => {
    const friend = await account();
    const { token } = await invite("Bo", friend.email);
    expect(await listInvitedTrips(ctx, friend, false)).toEqual([]);
    expect(await listInvitedTrips(ctx, friend, true)).toMatchObject([{ status: "invited", ownerName: "Ann" }]);
    await joinTrip(ctx, token, { ...NO_NEEDS, name: "Bo", likes: [], never: [] }, {}, friend);
    expect(await listInvitedTrips(ctx, friend, false)).toMatchObject([{ status: "joined" }]);
    expect(await homeOf(ctx, friend)).toMatchObject({ next: null, invited: [{ status: "joined" }] });
  });
});

it("a companion who deletes the account leaves the trips of others, and their answers are in their file before", async () => {
  const friend = await account();
  const { token } = await invite("Bo");
  await joinTrip(ctx, token, { ...NO_NEEDS, name: "Bo", likes: ["beach"], never: [] }, HIKER, friend);
  expect(await exportCompany(friend.id)).toMatchObject([
    { role: "companion", name: "Bo", wishes: { likes: ["beach"] } },
  ]);
  await deleteAccount(ctx, friend.id);
  expect((await listCompanions(trip)).map(({ name }) => name)).toEqual(["Ann"]);
});

describe("answers", () => {
  it("count for the group: the account's Travel DNA before the short form", async () => {
    await takeQuiz(owner, TOWN);
    const friend = await account();
    await takeQuiz(friend, HIKER);
    const bo = await invite("Bo");
    const cy = await invite("Cy");
    await joinTrip(ctx, bo.token, { ...NO_NEEDS, name: "Bo", likes: [], never: [] }, {}, friend);
    await joinTrip(ctx, cy.token, { ...NO_NEEDS, name: "Cyrus", likes: ["beach"], never: ["boats"] }, HIKER, undefined);
    const group = groupIn(await partyOf(trip));
    expect(group.map(({ name }) => name)).toEqual(["Ann", "Bo", "Cyrus"]);
    expect(group[0]!.dna.vibes.culture).toBeGreaterThan(group[1]!.dna.vibes.culture);
    expect(group[1]!.dna.vibes.adventure).toBeCloseTo(group[2]!.dna.vibes.adventure);
    expect(group[2]!.wishes).toEqual({ likes: ["beach"], never: ["boats"] });
  });

  it("may be given again, and taken back by saying no", async () => {
    const bo = await invite("Bo");
    await joinTrip(ctx, bo.token, { ...NO_NEEDS, name: "Bo", likes: [], never: [] }, {}, undefined);
    await declineTrip(ctx, bo.token, undefined);
    expect(groupIn(await partyOf(trip)).map(({ name }) => name)).toEqual(["Ann"]);
    await joinTrip(ctx, bo.token, { ...NO_NEEDS, name: "Bo", likes: ["urban"], never: [] }, {}, undefined);
    expect(groupIn(await partyOf(trip))).toHaveLength(2);
  });

  it("given with an account are that account's: nobody else with the link changes or reads them", async () => {
    const friend = await account();
    const eve = await account();
    const bo = await invite("Bo");
    await joinTrip(ctx, bo.token, { ...NO_NEEDS, name: "Bo", likes: ["beach"], never: [] }, HIKER, friend);
    for (const other of [eve, owner, undefined]) {
      await expect(
        joinTrip(ctx, bo.token, { ...NO_NEEDS, name: "Eve", likes: [], never: [] }, {}, other),
      ).rejects.toMatchObject({
        code: "CONFLICT",
      });
      await expect(declineTrip(ctx, bo.token, other)).rejects.toMatchObject({ code: "CONFLICT" });
    }
    expect(await findInvitation(ctx, bo.token)).toMatchObject({
      accountId: friend.id,
      companion: { name: "Bo", status: "joined", wishes: { likes: ["beach"] } },
    });
    const page = await joinPage.loader({
      request: new Request(`${ORIGIN}/join/${bo.token}`),
      params: { token: bo.token },
      context: { origin: ORIGIN, address: "10.9.9.9" },
    });
    expect(page).toMatchObject({
      signIn: `/signin?redirect=%2Fjoin%2F${bo.token}`,
      values: { ...NO_NEEDS, name: "", likes: [], answers: {} },
    });
    await declineTrip(ctx, bo.token, friend);
    expect((await listCompanions(trip)).find(({ name }) => name === "Bo")!.status).toBe("declined");
  });

  it("of two accounts at once are kept for one of them", async () => {
    const [first, second] = [await account(), await account()];
    const { token } = await invite("Bo");
    const outcomes = await Promise.allSettled(
      [first, second].map((user) =>
        joinTrip(ctx, token, { ...NO_NEEDS, name: user.id, likes: [], never: [] }, {}, user),
      ),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const winner = outcomes[0]!.status === "fulfilled" ? first : second;
    expect(await findInvitation(ctx, token)).toMatchObject({
      accountId: winner.id,
      companion: { name: winner.id },
    });
  });

  it("never turn the owner into a companion of the own trip", async () => {
    const bo = await invite("Bo");
    await joinTrip(ctx, bo.token, { ...NO_NEEDS, name: "Bo", likes: [], never: [] }, {}, owner);
    expect((await listCompanions(trip)).find(({ name }) => name === "Bo")!.hasAccount).toBe(false);
  });
});

describe("days for the group", () => {
  it("serve everybody, break no deal, and stay so when a stop is changed", async () => {
    await takeQuiz(owner, TOWN);
    const bo = await invite("Bo");
    await joinTrip(ctx, bo.token, { ...NO_NEEDS, name: "Bo", likes: [], never: ["steep-walks"] }, HIKER, undefined);
    await saveOwnerWishes(ctx, owner, trip, { likes: [], never: ["nightlife"] });
    const members = groupIn(await partyOf(trip));
    const planned = await generateDays(ctx, trip, owner);
    const check = (one: Trip): void => {
      const ids = one
        .itinerary!.days.flatMap((day) => [...day.items, ...(day.split?.items ?? [])])
        .flatMap(({ placeId }) => placeId ?? []);
      for (const id of ids) expect(breaksADeal(places.get(id)!, members), id).toBe(false);
      expect(one.itinerary!.group).toHaveLength(2);
      for (const { share } of one.itinerary!.group!) expect(share).toBeGreaterThanOrEqual(0.7);
    };
    check(planned);
    const stop = planned.itinerary!.days.flatMap((day) => day.items).find((item) => isVisit(item))!;
    const edited = await editDays(ctx, planned, owner, { kind: "removeStop", placeId: stop.placeId! });
    expect("trip" in edited).toBe(true);
    if ("trip" in edited) check(edited.trip);
  });

  it("are said to be behind when somebody wants something else, and a stop that breaks a deal goes even if it was locked", async () => {
    const bo = await invite("Bo");
    await joinTrip(ctx, bo.token, { ...NO_NEEDS, name: "Bo", likes: [], never: [] }, HIKER, undefined);
    const planned = await generateDays(ctx, trip, owner);
    expect(
      whyBehind(
        { generatedAt: "2026-01-01T00:00:00.000Z" },
        (await listCompanions(planned)).filter(({ role }) => role === "owner"),
        NO_NEEDS,
      ),
    ).toBeNull();
    expect(whyBehind(planned.itinerary!, await listCompanions(planned), NO_NEEDS)).toBeNull();
    const steepOf = ({ itinerary }: Trip) =>
      itinerary!.days
        .flatMap((day) => day.items)
        .find((item) => isVisit(item) && places.get(item.placeId!)!.effort >= 2);
    // A plan need not lead uphill by itself: then the test adds a climb.
    let uphill = planned;
    for (const { id, effort } of places.values()) {
      if (steepOf(uphill)) break;
      const added = effort >= 2 ? await editDays(ctx, uphill, owner, { kind: "addStop", placeId: id }) : undefined;
      if (added && "trip" in added) uphill = added.trip;
    }
    const steep = steepOf(uphill)!;
    const locked = await editDays(ctx, uphill, owner, { kind: "lockStop", placeId: steep.placeId! });
    if (!("trip" in locked)) throw new Error(locked.refused);
    const later = makeCtx({ now: new Date(ctx.now.getTime() + 60_000) });
    await joinTrip(later, bo.token, { ...NO_NEEDS, name: "Bo", likes: [], never: ["steep-walks"] }, HIKER, undefined);
    const people = await listCompanions(trip);
    expect(whyBehind(locked.trip.itinerary!, people, NO_NEEDS)).toBe("wishes");
    expect(
      servesNow(
        locked.trip.itinerary!,
        people.find(({ name }) => name === "Bo")!,
      ),
    ).toBe(false);
    expect(
      await editDays(later, locked.trip, owner, { kind: "moveStop", placeId: steep.placeId!, date: trip.endDate }),
    ).toEqual({ refused: `${steep.name} is a deal-breaker for someone on this trip` });
    const tripPage = async () =>
      (
        await tripRoute.loader({
          request: new Request(`${ORIGIN}/trips/${trip.id}`, {
            headers: {
              Cookie: `auth_token=${await createSession(later, owner.id, "tests")}`,
              "x-voyance-now": later.now.toISOString(),
            },
          }),
          params: { tripId: trip.id },
          context: { origin: ORIGIN, address: "10.9.9.9" },
        })
      ).reminds;
    expect(await tripPage()).toBe("group");
    const again = await regenerateDays(later, locked.trip, owner, {});
    expect(whyBehind(again.itinerary!, people, NO_NEEDS)).toBeNull();
    expect(await tripPage()).toBeNull();
    expect(again.itinerary!.days.flatMap((day) => day.items).map(({ placeId }) => placeId)).not.toContain(
      steep.placeId,
    );
    await saveOwnerWishes(makeCtx({ now: new Date(ctx.now.getTime() + 120_000) }), owner, trip, {
      likes: [],
      never: ["boats"],
    });
    expect(whyBehind(again.itinerary!, await listCompanions(trip), NO_NEEDS)).toBe("wishes");
  });

  it("keep to what everybody eats and needs, with an account or without, and say so when that changes", async () => {
    const friend = await account();
    const [bo, cy] = [await invite("Bo"), await invite("Cy")];
    const boSays = { name: "Bo", likes: [], never: [], diets: ["nut-allergy" as const] };
    await joinTrip(ctx, bo.token, { ...boSays, accessNeeds: ["short-walks"] }, TOWN, undefined);
    await joinTrip(ctx, cy.token, { ...NO_NEEDS, name: "Cy", likes: [], never: [] }, TOWN, friend);
    const prefer = (user: CurrentUser, diets: Needs["diets"]) =>
      savePreferences(ctx, user.id, {
        ...{ home: "", currency: "USD", units: "metric", accessNeeds: [], diets, food: "off", tripReminders: "on" },
      });
    await prefer(owner, ["shellfish-allergy"]);
    await prefer(friend, ["vegetarian"]);
    expect(needsIn(await partyOf(trip))).toEqual({
      diets: ["vegetarian", "nut-allergy", "shellfish-allergy"],
      accessNeeds: ["short-walks"],
    });

    const planned = await generateDays(ctx, trip, owner);
    const stops = planned.itinerary!.days.flatMap((day) => [...day.items, ...(day.split?.items ?? [])]);
    const tables = stops.flatMap((stop) => {
      const serves = stop.placeId && places.get(stop.placeId)?.serves;
      return serves ? [{ stop, serves }] : [];
    });
    expect(tables.length).toBeGreaterThan(0);
    for (const { stop, serves } of tables) {
      for (const diet of ["vegetarian", "nut-allergy", "shellfish-allergy"] as const)
        expect(serves[diet]).not.toBe("no");
      expect(stop.fact).toMatch(/Ask here about .*nuts/);
      expect(stop.fact).not.toMatch(/Bo|Cy|Ann/);
    }
    for (const day of planned.itinerary!.days) expect(day.walkKm).toBeLessThanOrEqual(4.5);
    const people = await listCompanions(trip);
    expect(whyBehind(planned.itinerary!, people, needsIn(await partyOf(trip)))).toBeNull();

    await prefer(friend, ["vegetarian", "halal"]);
    expect(whyBehind(planned.itinerary!, people, needsIn(await partyOf(trip)))).toBe("needs");
    const again = await regenerateDays(ctx, planned, owner, {});
    expect(whyBehind(again.itinerary!, people, needsIn(await partyOf(trip)))).toBeNull();
    await declineTrip(ctx, bo.token, undefined);
    expect(needsIn(await partyOf(trip))).toEqual({
      diets: ["vegetarian", "halal", "shellfish-allergy"],
      accessNeeds: [],
    });
  });

  it("refuse a stop that cannot serve somebody, with the reason", async () => {
    await savePreferences(ctx, owner.id, {
      home: "",
      currency: "USD",
      units: "metric",
      accessNeeds: [],
      diets: ["shellfish-allergy"],
      food: "off",
      tripReminders: "on",
    });
    const planned = await generateDays(ctx, trip, owner);
    expect(await editDays(ctx, planned, owner, { kind: "addStop", placeId: "ekohiiki" })).toEqual({
      refused: "Ekohiiki can't be planned. Shellfish is part of what it serves.",
    });
    // A place that would be refused is not offered, nor is a deal breaker.
    const offered = (await listAddablePlaces(planned)).map(({ id }) => id);
    expect(offered.length).toBeGreaterThan(10);
    expect(offered).not.toContain("ekohiiki");
    const bars = city.places.filter((place) => breaksADeal(place, [{ wishes: { likes: [], never: ["nightlife"] } }]));
    expect(bars.map(({ id }) => id).filter((id) => offered.includes(id))).not.toEqual([]);
    await saveOwnerWishes(ctx, owner, trip, { likes: [], never: ["nightlife"] });
    const then = (await listAddablePlaces(planned)).map(({ id }) => id);
    expect(bars.filter(({ id }) => then.includes(id))).toEqual([]);
  });

  it("are not planned again without end", async () => {
    const later = new Date(ctx.now.getTime() + 600_000).toISOString();
    await db()
      .insertInto("rate_limits")
      .values({ key: `plan:account:${owner.id}`, points: 120, window_ends_at: later })
      .execute();
    await expect(regenerateDays(ctx, trip, owner, {})).rejects.toMatchObject({ code: "RATE_LIMITED" });
    const eve = await account();
    const other = await getTrip(ctx, await insertTrip(eve, TWO_DAYS), { userId: eve.id });
    expect((await regenerateDays(ctx, other, eve, {})).itinerary).toBeDefined();
  });

  it("forget whoever is taken off or says no, and count an account once", async () => {
    const friend = await account();
    const bo = await invite("Boudicca");
    const cy = await invite("Cyrus");
    await joinTrip(ctx, bo.token, { ...NO_NEEDS, name: "Boudicca", likes: [], never: [] }, HIKER, friend);
    await joinTrip(ctx, cy.token, { ...NO_NEEDS, name: "Cyrus", likes: [], never: [] }, TOWN, undefined);
    await expect(
      joinTrip(ctx, cy.token, { ...NO_NEEDS, name: "Cyrus", likes: [], never: [] }, TOWN, friend),
    ).rejects.toMatchObject({
      code: "CONFLICT",
    });
    const planned = await generateDays(ctx, trip, owner);
    expect(JSON.stringify(planned.itinerary)).toMatch(/Boudicca.*Cyrus|Cyrus.*Boudicca/);
    await declineTrip(ctx, cy.token, undefined);
    await removeCompanion(ctx, await getTrip(ctx, trip.id, { userId: owner.id }), bo.id);
    const after = (await getTrip(ctx, trip.id, { userId: owner.id })).itinerary!;
    expect(JSON.stringify(after)).not.toMatch(/Boudicca|Cyrus/);
    expect(after.group).toBeUndefined();
    expect(after.days.flatMap(({ items }) => items)).toHaveLength(
      planned.itinerary!.days.flatMap(({ items }) => items).length,
    );
  });

  it("tell readers of the shared link nobody's name", async () => {
    const bo = await invite("Boudicca");
    await joinTrip(ctx, bo.token, { ...NO_NEEDS, name: "Boudicca", likes: [], never: [] }, HIKER, undefined);
    await takeQuiz(owner, TOWN);
    const { itinerary } = await generateDays(ctx, trip, owner);
    expect(JSON.stringify(itinerary)).toContain("Boudicca");
    expect(JSON.stringify(withoutPeople(itinerary))).not.toContain("Boudicca");
    expect(itinerary!.keepsTo).toBeDefined();
    expect(withoutPeople(itinerary)?.keepsTo).toBeUndefined();
  });
});

describe("the pages", () => {
  const args = (
    target: string,
    params: Record<string, string>,
    fields?: [string, string][],
    headers: Record<string, string> = {},
  ) => ({
    request: new Request(new URL(target, ORIGIN), {
      method: fields ? "POST" : "GET",
      ...(fields && { body: new URLSearchParams(fields) }),
      headers: { "x-voyance-now": ctx.now.toISOString(), ...headers },
    }),
    params,
    context: { origin: ORIGIN, address: "10.9.9.9" },
  });
  const cookie = async (user: CurrentUser) => ({ Cookie: `auth_token=${await createSession(ctx, user.id, "tests")}` });

  it("are the owner's own: a stranger gets what a missing trip gets", async () => {
    const eve = await account();
    const stranger = await companionsPage
      .loader(args(`/trips/${trip.id}/companions`, { tripId: trip.id }, undefined, await cookie(eve)))
      .catch((error: unknown) => error);
    expect(stranger).toMatchObject({ init: { status: 404 } });
    const posted = await companionsPage
      .action(
        args(
          `/trips/${trip.id}/companions`,
          { tripId: trip.id },
          [
            ["intent", "invite"],
            ["personName", "X"],
          ],
          await cookie(eve),
        ),
      )
      .catch((error: unknown) => error);
    expect(posted).toMatchObject({ init: { status: 404 } });
  });

  it("say what is wrong beside the field and keep what was typed", async () => {
    const refused = await companionsPage.action(
      args(
        `/trips/${trip.id}/companions`,
        { tripId: trip.id },
        [
          ["intent", "invite"],
          ["personName", "Bo"],
          ["email", "nonsense"],
        ],
        await cookie(owner),
      ),
    );
    expect(refused).toMatchObject({
      data: {
        values: { personName: "Bo", email: "nonsense" },
        fields: { email: [expect.stringContaining("name@example.com")] },
      },
      init: { status: 422 },
    });
  });

  it("let a companion answer without an account and refuse too many choices", async () => {
    const bo = await invite("Bo");
    const post = (fields: [string, string][]) =>
      joinPage.action(
        args(`/join/${bo.token}`, { token: bo.token }, [["intent", "join"], ["personName", "Bo"], ...fields]),
      );
    const refused = await post([
      ["view", "lagoon"],
      ["view", "peaks"],
      ["view", "desert"],
      ["likes", "beach"],
    ]);
    expect(refused).toMatchObject({
      data: { fields: { view: ["Choose at most 2"] }, values: { likes: "beach" } },
      init: { status: 422 },
    });
    const done = await post([
      ["view", "lagoon"],
      ["never", "boats"],
      ["diets", "nut-allergy"],
      ["diets", "vegan"],
      ["accessNeeds", "step-free"],
    ]);
    expect((done as Response).status).toBe(303);
    expect((await findInvitation(ctx, bo.token)).companion).toMatchObject({
      status: "joined",
      needs: { diets: ["nut-allergy", "vegan"], accessNeeds: ["step-free"] },
      answers: { view: ["lagoon"], pace: [] },
      wishes: { never: ["boats"] },
    });
  });

  it("ask for diets and needs where no account says them, and refuse what is none", async () => {
    const bo = await invite("Bo");
    const open = async (headers?: { Cookie: string }) =>
      (await joinPage.loader(args(`/join/${bo.token}`, { token: bo.token }, undefined, headers))).hasPreferences;
    expect(await open()).toBe(false);
    expect(await open(await cookie(await account()))).toBe(true);
    expect(await open(await cookie(owner))).toBe(false);
    const refused = await joinPage.action(
      args(`/join/${bo.token}`, { token: bo.token }, [
        ["intent", "join"],
        ["name", "Bo"],
        ["diets", "sunlight"],
      ]),
    );
    expect(refused).toMatchObject({ data: { values: { diets: "sunlight" } }, init: { status: 422 } });
    expect((await findInvitation(ctx, bo.token)).companion.status).toBe("invited");
  });

  it("lead somebody who joined with an account to the pages of the party, and nobody else", async () => {
    const friend = await account();
    const bo = await invite("Bo");
    const open = async (user?: CurrentUser) =>
      (await joinPage.loader(args(`/join/${bo.token}`, { token: bo.token }, undefined, user && (await cookie(user)))))
        .tripId;
    expect(await open(friend)).toBeNull();
    await joinTrip(ctx, bo.token, { ...NO_NEEDS, name: "Bo", likes: [], never: [] }, {}, undefined);
    expect([await open(), await open(friend)]).toEqual([null, null]);
    await joinTrip(ctx, bo.token, { ...NO_NEEDS, name: "Bo", likes: [], never: [] }, {}, friend);
    expect([await open(friend), await open(), await open(owner)]).toEqual([trip.id, null, null]);
    await declineTrip(ctx, bo.token, friend);
    expect(await open(friend)).toBeNull();
  });

  it("answer 404 to a link that is not one", async () => {
    const missing = await joinPage.loader(args("/join/nothing", { token: "nothing" })).catch((error: unknown) => error);
    expect(missing).toMatchObject({ init: { status: 404 } });
  });
});
