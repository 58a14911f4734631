/** People who are invited to several places of a longer trip at once: one link, one mail, and no other places. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import { createSession } from "#app/modules/accounts/account/accounts.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { cancelWhole } from "#app/modules/booking/whole/cancel-whole.server";
import { getWholeCalendar } from "#app/modules/documents/whole/whole-papers.server";
import { takeAlongView } from "#app/modules/documents/take-along.server";
import { beginJourney, getJourney } from "#app/modules/journeys/journeys.server";
import { wholeMoney } from "#app/modules/journeys/together/whole-money.server";
import { wholePage } from "#app/modules/journeys/whole-page.server";
import type { StartForm } from "#app/modules/planner/start.schema";
import { companyOf } from "#app/modules/trips/party/company.server";
import { getTripOfParty } from "#app/modules/trips/party/party.server";
import type { Trip } from "#app/modules/trips/trip/trip";
import { dashboardPage } from "#app/modules/trips/use/dashboard-page.server";
import { getPurse, noteSpending } from "#app/modules/trips/use/spending.server";
import * as joinPlaces from "#app/routes/trips/join-places";
import * as companionsRoute from "#app/routes/trips/journey-companions";
import { insertUser, makeCtx } from "#tests/integration/booking/booking.fixture";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";

const ORIGIN = "http://localhost:3000";
const ctx = makeCtx();
let ada: CurrentUser;
let eve: CurrentUser;
let mallory: CurrentUser;
let journeyId: string;
let rome: Trip;
let florence: Trip;
let venice: Trip;
let turn = 0;

const FORM: StartForm = {
  destination: "Rome",
  departureCity: "London",
  startDate: "2027-05-01",
  endDate: "2027-05-05",
  adults: 2,
  budgetTotal: 3000_00,
  pace: "moderate",
  budgetTier: "moderate",
  interests: ["culture"],
  name: "",
  children: 0,
};
const PLACES = [
  { slug: "rome", nights: 4 },
  { slug: "florence", nights: 3 },
  { slug: "venice", nights: 2 },
];

beforeAll(async () => {
  await openTestDatabase();
  [ada, eve, mallory] = [await insertUser("Ada"), await insertUser("Eve"), await insertUser("Mallory")];
});
afterAll(async () => {
  await closeTestDatabase();
});
beforeEach(async () => {
  journeyId = await beginJourney(ctx, { userId: ada.id }, PLACES, FORM, `together-${turn++}`);
  [rome, florence, venice] = (await getJourney(ctx, journeyId, { userId: ada.id })) as [Trip, Trip, Trip];
});

async function argsOf(path: string, params: Record<string, string>, user: CurrentUser | undefined, body?: string[][]) {
  const headers = new Headers({ Origin: ORIGIN });
  if (user) headers.set("Cookie", `auth_token=${await createSession(makeCtx({ now: new Date() }), user.id, "tests")}`);
  const init = body ? { method: "POST", body: new URLSearchParams(body) } : {};
  return { request: new Request(ORIGIN + path, { ...init, headers }), params, context: {} } as never;
}

async function press(user: CurrentUser, body: string[][]): Promise<unknown> {
  const args = await argsOf(`/journeys/${journeyId}/companions`, { journeyId }, user, [...body, ["formKey", "page"]]);
  return companionsRoute.action(args);
}
const load = async (user: CurrentUser) =>
  companionsRoute.loader(await argsOf(`/journeys/${journeyId}/companions`, { journeyId }, user));

const boxes = (...trips: Trip[]): string[][] => trips.map(({ id }) => ["places", id]);
const invite = (name: string, email: string, ...trips: Trip[]) =>
  press(ada, [["intent", "invite"], ["personName", name], ["email", email], ...boxes(...trips)]);

async function answer(path: string, user: CurrentUser | undefined, body: string[][]): Promise<unknown> {
  const token = path.split("/")[2]!;
  return joinPlaces.action(await argsOf(path, { token }, user, [...body, ["formKey", `a${turn++}`]]));
}
const yes = (path: string, user: CurrentUser | undefined, ...trips: Trip[]) =>
  answer(path, user, [["intent", "join"], ["personName", "Eve"], ...boxes(...trips)]);

async function linkOf(name: string): Promise<string> {
  const { people } = await load(ada);
  return new URL(people.find((one) => one.name === name)!.link!).pathname;
}

const mailsTo = async (address: string): Promise<string[]> => {
  const jobs = await db().selectFrom("jobs").select("payload").where("key", "like", "mail:invite:%").execute();
  return jobs.map(({ payload }) => payload).filter((payload) => payload.includes(address));
};
const comers = async (trip: Trip): Promise<string[]> => {
  const { unreachable, reachable } = await companyOf(trip);
  return [...unreachable, ...reachable.map(({ firstName }) => firstName)];
};

describe("an invitation to several places", () => {
  it("is one mail and one link, which makes the same person a companion of the chosen places", async () => {
    const email = `eve-${turn}@example.com`;
    await invite("Eve", email, rome, florence);
    // The same form again is the same invitation.
    await invite("Eve", email, rome, florence);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain("Rome and Florence");
    const link = await linkOf("Eve");
    expect(mails[0]).toContain(link);
    await yes(link, eve, rome);
    expect([await comers(rome), await comers(florence), await comers(venice)]).toEqual([["Eve"], [], []]);
    const { people } = await load(ada);
    expect(people.map(({ name, lines }) => [name, lines])).toEqual([
      ["Ada", ["You"]],
      ["Eve", ["Coming to Rome", "Can't come to Florence"]],
    ]);
    expect((await wholePage(ctx, { userId: ada.id }, journeyId)).together?.lines).toEqual(["Eve joins for Rome."]);
  });

  it("is answered again, for more places and for none", async () => {
    await invite("Eve", "", rome, florence);
    const link = await linkOf("Eve");
    await yes(link, eve, rome, florence);
    expect([await comers(rome), await comers(florence)]).toEqual([["Eve"], ["Eve"]]);
    await answer(link, eve, [["intent", "decline"]]);
    expect([await comers(rome), await comers(florence)]).toEqual([[], []]);
  });

  it("shows each place's days by a link of their own, and the list of trips names it once", async () => {
    await invite("Eve", "", rome, florence);
    const link = await linkOf("Eve");
    await yes(link, eve, rome, florence);
    const page = await joinPlaces.loader(await argsOf(link, { token: link.split("/")[2]! }, eve));
    expect(page).toMatchObject({ names: "Rome and Florence", joinedNames: "Rome and Florence", ownerName: "Ada" });
    expect(page.places.map(({ href }) => href)).toEqual([
      expect.stringMatching(/^\/join\/[\w-]+$/),
      expect.stringMatching(/^\/join\/[\w-]+$/),
    ]);
    const { invited } = await dashboardPage(ctx, eve, "all");
    expect(invited.filter(({ path }) => path === link)).toHaveLength(1);
    expect(invited.find(({ path }) => path === link)).toMatchObject({
      tripName: "Rome and Florence",
      path: link,
      status: "joined",
    });
  });

  it("asks for at least one place, of this trip, and keeps what was typed", async () => {
    const refused = await invite("Eve", "");
    expect(refused).toMatchObject({
      data: { fields: { places: ["Choose at least one place"] } },
      init: { status: 422 },
    });
    const others = await beginJourney(ctx, { userId: eve.id }, PLACES, FORM, `others-${turn++}`);
    const [foreign] = await getJourney(ctx, others, { userId: eve.id });
    expect(await invite("Eve", "", rome, foreign!)).toMatchObject({ init: { status: 409 } });
    expect((await load(ada)).people).toEqual([]);
  });

  it("is another account's once it is answered, and nobody's with a wrong key", async () => {
    await invite("Eve", "", rome, florence);
    const link = await linkOf("Eve");
    await yes(link, eve, rome);
    expect(await yes(link, mallory, florence)).toMatchObject({ init: { status: 409 } });
    expect(await comers(florence)).toEqual([]);
    const forged = link.replace(/\.[\w-]+/, `.${"a".repeat(43)}`);
    await expect(yes(forged, eve, rome)).rejects.toMatchObject({ init: { status: 404 } });
    await expect(press(eve, [["intent", "invite"], ["personName", "Me"], ...boxes(rome)])).rejects.toMatchObject({
      init: { status: 404 },
    });
  });
});

describe("the people of a longer trip", () => {
  it("are asked to further places by the same link, taken off some, and off all", async () => {
    await invite("Eve", "", rome, florence);
    const link = await linkOf("Eve");
    await yes(link, eve, rome, florence);
    const [, { personId }] = (await load(ada)).people as never as [unknown, { personId: string }];
    await press(ada, [["intent", "choose"], ["person", personId], ...boxes(florence, venice)]);
    expect(await comers(rome)).toEqual([]);
    const { people } = await load(ada);
    expect(people.at(-1)).toMatchObject({ lines: ["Coming to Florence", "Hasn't answered yet for Venice"] });
    expect(await linkOf("Eve")).toBe(link);
    await press(ada, [
      ["intent", "remove"],
      ["person", people.at(-1)!.personId],
    ]);
    expect((await load(ada)).people.map(({ name }) => name)).toEqual(["Ada"]);
    await expect(yes(link, eve, florence)).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe("a companion of some places", () => {
  beforeEach(async () => {
    await invite("Eve", "", rome, florence);
    await yes(await linkOf("Eve"), eve, rome, florence);
  });

  it("finds the way from one to the other, and to no others", async () => {
    const view = await takeAlongView(ctx, eve, rome.id);
    expect(view.neighbours?.places).toEqual([
      { href: `/trips/${rome.id}/take-along`, name: "Rome", isHere: true },
      { href: `/trips/${florence.id}/take-along`, name: "Florence", isHere: false },
    ]);
    await expect(takeAlongView(ctx, eve, venice.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("owes over all of them what they owe, and sees no budget and no other place", async () => {
    const note = async (
      user: CurrentUser,
      { id }: Trip,
      paidBy: (people: { id: string; name: string }[]) => string,
    ) => {
      const purse = await getPurse(ctx, user, id);
      const sharedBy = purse.people.map((one) => one.id);
      const form = { what: "Dinner", amountMinor: 100_00, currency: "USD", on: "2027-05-02" };
      await noteSpending(ctx, purse, { ...form, paidBy: paidBy(purse.people), sharedBy });
    };
    await note(ada, rome, () => "owner");
    await note(ada, venice, () => "owner");
    await note(ada, florence, () => "owner");
    await note(eve, florence, (people) => people.find(({ name }) => name === "Eve")!.id);
    const owners = await wholeMoney(ctx, ada, journeyId);
    const eves = await wholeMoney(ctx, eve, journeyId);
    for (const { payments } of [owners, eves])
      expect(payments).toMatchObject([{ from: { name: "Eve" }, to: { name: "Ada" }, usdMinor: 50_00 }]);
    expect(owners.places.map(({ name, spentMinor }) => [name, spentMinor])).toEqual([
      ["Rome", 100_00],
      ["Florence", 200_00],
      ["Venice", 100_00],
    ]);
    expect(owners.kinds).toMatchObject([{ kind: "trip", spentMinor: 400_00 }]);
    expect(eves).toMatchObject({ budgetMinor: null, kinds: [{ spentMinor: 300_00 }] });
    expect(JSON.stringify(eves)).not.toContain("Venice");
    await expect(wholeMoney(ctx, mallory, journeyId)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("is told once that the trip is cancelled, by the places that were theirs", async () => {
    await cancelWhole(ctx, ada, journeyId);
    const jobs = await db()
      .selectFrom("jobs")
      .select("payload")
      .where("key", "like", `mail:called-off:${rome.id}%`)
      .execute();
    expect(jobs).toHaveLength(1);
    expect(jobs[0]!.payload).toContain("Rome and Florence");
    expect(jobs[0]!.payload).not.toContain("Venice");
    const others = await db()
      .selectFrom("jobs")
      .select("key")
      .where("key", "like", `mail:called-off:${florence.id}%`)
      .execute();
    expect(others).toEqual([]);
  });

  it("hears nowhere of a place that is not theirs", async () => {
    const { trip } = await getTripOfParty(ctx, florence.id, eve.id);
    expect(trip.between).toMatchObject({
      out: { place: { name: "Rome" } },
      back: { place: { name: "the next place" } },
    });
    const said = [
      JSON.stringify(await getTripOfParty(ctx, florence.id, eve.id)),
      JSON.stringify(await takeAlongView(ctx, eve, florence.id)),
      JSON.stringify(await wholePage(ctx, { userId: eve.id }, journeyId)),
      (await getWholeCalendar(ctx, eve.id, journeyId)).text,
    ];
    for (const text of said) expect(text).not.toMatch(/venice/i);
    expect(JSON.stringify(await getTripOfParty(ctx, florence.id, ada.id))).toContain("Venice");
  });
});
