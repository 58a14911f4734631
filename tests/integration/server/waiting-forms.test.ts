import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import { redirectWithToast } from "#app/http/answer/responses.server";
import { answerDevice } from "#app/http/route/waiting.server";
import { createSession } from "#app/modules/accounts/account/accounts.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { isVisit } from "#app/modules/itinerary/day/itinerary";
import { ownerName } from "#app/modules/offline/owner-name.server";
import { AHEAD_HEADER, WAITING_HEADER } from "#app/modules/offline/waiting-forms";
import { listMarks } from "#app/modules/profile/marks.server";
import { QUESTIONS, QUESTION_IDS } from "#app/modules/profile/quiz";
import { findOpenQuiz, openQuiz } from "#app/modules/profile/quiz.server";
import { FLIGHT, HOTEL, ITINERARY } from "#app/modules/trips/trip/stored-trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { getTrip } from "#app/modules/trips/store/trips.server";
import * as editPage from "#app/routes/itinerary/edit";
import * as marks from "#app/routes/profile/marks";
import * as quiz from "#app/routes/profile/quiz";
import * as manage from "#app/routes/trips/manage";
import * as money from "#app/routes/trips/money";
import * as waitingForms from "#app/routes/resources/waiting-forms";
import { insertTrip, insertUser, makeCtx } from "#tests/integration/booking/booking.fixture";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";

const ctx = makeCtx();
const template = fullTrip("kyoto", 4);
type Shown = { question: { id: string }; following: string | null };
const PHONE = "phone-0000-0000-0000-0000";
const SHARED = { paidBy: "owner", sharedBy: "owner" };
let ada: CurrentUser;
let eve: CurrentUser;
let tripId: string;

beforeAll(async () => {
  await openTestDatabase();
  ada = await insertUser("Ada");
  eve = await insertUser("Eve");
});
afterAll(async () => {
  await closeTestDatabase();
});
beforeEach(async () => {
  tripId = await insertTrip(ada, {
    flight: FLIGHT.write(template.flight!),
    hotel: HOTEL.write(template.hotel!),
    itinerary: ITINERARY.write(template.itinerary!),
  });
});

const read = (): Promise<Trip> => getTrip(ctx, tripId, { userId: ada.id });
const stopsOf = (trip: Trip): string[] =>
  trip.itinerary!.days.flatMap((day) => day.items.filter(isVisit).map(({ placeId }) => placeId));

/** The arguments of a route that an account's device calls. */
async function args(url: string, fields: Record<string, string>, user = ada, owner?: string) {
  const cookie = `auth_token=${await createSession(ctx, user.id, "tests")}`;
  const request = new Request(`http://localhost:3000${url}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: {
      "x-voyance-now": ctx.now.toISOString(),
      Cookie: cookie,
      ...(owner !== undefined && { [WAITING_HEADER]: owner }),
    },
  });
  const context = { origin: "http://localhost:3000", address: "10.8.8.9" };
  return { request, params: { id: tripId, tripId }, context };
}

const statusOf = (answer: unknown): number =>
  answer instanceof Response ? answer.status : ((answer as { init: { status: number } }).init.status ?? 200);

/** The n-th form that a device typed offline on a page at revision 0. */
const typed = (n: number, device = PHONE): Record<string, string> => ({
  revision: "0",
  formKey: "the-copy",
  waitKey: `${device}-${String(n).padStart(4, "0")}`,
  waitDevice: device,
  ...(n > 0 && { waitAfter: "yes" }),
});
const edit = async (fields: Record<string, string>, user = ada) =>
  editPage.action(await args(`/itinerary/${tripId}/edit`, fields, user));

describe("changes that a device typed one after the other on the same copy", () => {
  it("are all made, each once, though each is sent twice and all speak of one stop", async () => {
    const [placeId] = stopsOf(await read());
    for (const [n, note] of ["one", "two", "three"].entries())
      for (let sending = 0; sending < 2; sending++)
        expect(statusOf(await edit({ intent: "note-stop", placeId: placeId!, note, ...typed(n) }))).toBe(303);
    const after = await read();
    expect([after.revision, after.preferences.notes?.[placeId!]]).toEqual([3, "three"]);
  });

  it("that are the same are two, and the same one sent again is one", async () => {
    const coffee = {
      intent: "note-spending",
      what: "Coffee",
      amount: "3",
      currency: "USD",
      on: "2027-04-14",
      ...SHARED,
    };
    for (const n of [0, 1, 1, 0])
      expect(statusOf(await money.action(await args(`/trips/${tripId}/money`, { ...coffee, ...typed(n) })))).toBe(303);
    expect((await read()).spending?.map(({ what }) => what)).toEqual(["Coffee", "Coffee"]);
  });

  it("go on after others changed another stop, and stop at the one that others changed", async () => {
    const [mine, theirs] = stopsOf(await read());
    await edit({ intent: "lock-stop", placeId: theirs!, ...typed(0, "laptop-0000-0000-0000-00") });
    expect(statusOf(await edit({ intent: "note-stop", placeId: mine!, note: "a", ...typed(0) }))).toBe(303);
    expect(statusOf(await edit({ intent: "note-stop", placeId: mine!, note: "b", ...typed(1) }))).toBe(303);
    const late = await edit({ intent: "note-stop", placeId: theirs!, note: "c", ...typed(2) });
    expect(late).toMatchObject({
      init: { status: 409 },
      data: {
        message: expect.stringMatching(/changed elsewhere/) as unknown,
        stands: expect.stringMatching(/ is planned for .*, locked\.$/) as unknown,
      },
    });
    const after = await read();
    expect(after.preferences.notes).toEqual({ [mine!]: "b" });
    // A sender who has seen that, and wants it all the same, sends it without the revision.
    const { revision, ...anyway } = typed(2);
    expect(revision).toBe("0");
    expect(statusOf(await edit({ intent: "note-stop", placeId: theirs!, note: "c", ...anyway }))).toBe(303);
    expect((await read()).preferences.notes).toEqual({ [mine!]: "b", [theirs!]: "c" });
  });

  it("do not take what a page of the same device says that knew nothing of them", async () => {
    const keep = async (notes: string, fields: Record<string, string>) =>
      manage.action(await args(`/trips/${tripId}/manage`, { intent: "keep-notes", notes, ...fields }));
    expect(statusOf(await keep("a", typed(0)))).toBe(303);
    expect(statusOf(await keep("a b", typed(1)))).toBe(303);
    const late = await keep("c", { ...typed(2), waitAfter: "no" });
    expect(late).toMatchObject({ init: { status: 409 }, data: { stands: "Your notes say: a b" } });
    expect((await read()).notes).toBe("a b");
  });

  it("sent at once, are each made once", async () => {
    const stops = stopsOf(await read()).slice(0, 4);
    const all = stops.flatMap((placeId, n) => {
      const send = () => edit({ intent: "lock-stop", placeId, ...typed(n) });
      return [send(), send()];
    });
    expect((await Promise.all(all)).map(statusOf)).toEqual(all.map(() => 303));
    expect((await read()).revision).toBe(4);
  });
});

describe("a form that is about no trip", () => {
  const mark = async (intent: string, key: string, user = ada) =>
    marks.action(
      await args("/profile/marks", { intent, kind: "saved", destination: "kyoto", waitKey: key.repeat(20) }, user),
    );
  const saved = async () => (await listMarks(ada.id)).map(({ slug }) => slug);

  it("counts once, also when it arrives late, after the next one", async () => {
    for (const [intent, key] of [
      ["mark", "a"],
      ["unmark", "b"],
      ["mark", "a"],
    ] as const)
      expect(statusOf(await mark(intent, key))).toBe(303);
    expect(await saved()).toEqual([]);
    await mark("mark", "c");
    await mark("unmark", "b");
    expect(await saved()).toEqual(["kyoto"]);
  });

  it("has a key for its sender only", async () => {
    await mark("mark", "d", eve);
    await mark("unmark", "d");
    expect(await saved()).toEqual([]);
    expect((await listMarks(eve.id)).map(({ slug }) => slug)).toEqual(["kyoto"]);
  });

  it("is forgotten after sixty days", async () => {
    await db().updateTable("sent_forms").set({ at: "2020-01-01T00:00:00.000Z" }).execute();
    await mark("mark", "e");
    const keys = await db().selectFrom("sent_forms").select("key").where("user_id", "=", ada.id).execute();
    expect(keys).toEqual([{ key: `wait:${"e".repeat(20)}` }]);
  });

  it("answers a question of the quiz once", async () => {
    await openQuiz(ctx, ada.id);
    const { id, options } = QUESTIONS[0]!;
    const answer = async (choice: string, key: string) =>
      quiz.action(await args("/quiz", { intent: "answer", question: id, choice, waitKey: key.repeat(20) }));
    for (const [choice, key] of [
      [options[0]!.id, "f"],
      [options[1]!.id, "g"],
      [options[0]!.id, "f"],
    ] as const)
      expect(statusOf(await answer(choice, key))).toBe(303);
    expect((await findOpenQuiz(ada.id))?.answers).toEqual({ [id]: [options[1]!.id] });
  });
});

describe("a device that keeps the quiz ahead", () => {
  it("reads every question with the one after it, and nobody else does", async () => {
    await openQuiz(ctx, eve.id);
    const shown = async (asked: string, headers: Record<string, string> = {}) => {
      const cookie = `auth_token=${await createSession(ctx, eve.id, "tests")}`;
      const at = { "x-voyance-now": ctx.now.toISOString(), Cookie: cookie, ...headers };
      const request = new Request(`http://localhost:3000/quiz?q=${asked}`, { headers: at });
      const { question, following } = (await quiz.loader({ request, params: {}, context: {} })) as Shown;
      return [question.id, following];
    };
    expect(await shown(QUESTION_IDS[4]!)).toEqual([QUESTION_IDS[0], QUESTION_IDS[1]]);
    for (const [index, id] of QUESTION_IDS.entries())
      expect(await shown(id, { [AHEAD_HEADER]: "yes" })).toEqual([id, QUESTION_IDS[index + 1] ?? null]);
    expect((await shown("nowhere", { [AHEAD_HEADER]: "yes" }))[0]).toBe(QUESTION_IDS[0]);
  });
});

describe("forms that waited on a device", () => {
  it("is taken from whoever typed it and from nobody else", async () => {
    const fields = { intent: "mark", kind: "visited", destination: "lisbon" };
    const send = async (user: CurrentUser, owner: string) =>
      marks
        .action(await args("/profile/marks", fields, user, owner))
        .catch((thrown: unknown) => thrown as { init: { status: number } });
    expect(statusOf(await send(eve, ownerName(ada.id)))).toBe(401);
    expect(statusOf(await send(eve, "nobody"))).toBe(401);
    expect((await listMarks(eve.id)).filter(({ slug }) => slug === "lisbon")).toEqual([]);
    expect(statusOf(await send(ada, ownerName(ada.id)))).toBe(303);
  });

  it("hears in the answer what the next page would have said, which then says nothing", async () => {
    const asked = await args(`/trips/${tripId}/money`, {});
    const said = { kind: "success", text: "Coffee is added." } as const;
    const told = await answerDevice(() => redirectWithToast("/", said, ["other=1; Path=/"]), asked.request);
    expect(await told.json()).toEqual({ said: "Coffee is added." });
    expect([told.status, told.headers.getSetCookie()]).toEqual([200, ["other=1; Path=/"]]);
    const refused = await answerDevice(
      () => redirectWithToast("/", { kind: "error", text: "It is gone." }),
      asked.request,
    );
    expect([refused.status, await refused.json()]).toEqual([409, { fields: {}, message: "It is gone.", values: {} }]);
  });

  it("comes to its page's action by one address, and is told what is wrong in one shape", async () => {
    const send = async (address: string, fields: Record<string, string>) => {
      const sent = await args(`/waiting-forms?address=${encodeURIComponent(address)}`, fields, ada, ownerName(ada.id));
      const answer = await waitingForms.action({ ...sent, params: {} } as never);
      return [answer.status, await answer.json()] as const;
    };
    const coffee = { intent: "note-spending", what: "Coffee", amount: "3", currency: "USD", on: "2027-04-14" };
    expect(await send(`/trips/${tripId}/money`, { ...coffee, ...SHARED })).toEqual([200, { said: "Coffee is added." }]);
    const [status, wrong] = await send(`/trips/${tripId}/money`, { ...coffee, ...SHARED, amount: "lots" });
    expect([status, Object.keys((wrong as { fields: object }).fields)]).toEqual([422, ["amount"]]);
    const [stop] = stopsOf(await read());
    expect(await send(`/itinerary/${tripId}/edit`, { intent: "stay-stop", placeId: stop!, minutes: "5000" })).toEqual([
      422,
      { fields: { minutes: [expect.stringContaining("Give the minutes")] }, message: null, values: {} },
    ]);
    expect((await send("/quiz", { intent: "answer", question: "pace", choice: "none" }))[0]).toBe(422);
    expect((await send("/contact", { intent: "send-message", name: "" }))[0]).toBe(422);
    expect((await send("/profile/marks", { intent: "mark", kind: "visited", destination: "nowhere" }))[0]).toBe(400);
    expect((await send("/trips/none/manage", { intent: "rename-trip", tripName: "New" }))[0]).toBe(404);
  });

  it.each([
    ["/billing/upgrade", "pay"],
    ["/trips/one/money", "pay"],
    ["//elsewhere.example/quiz", "answer"],
    ["", "answer"],
  ])("is refused where its page has none that waits: %j, %j", async (address, intent) => {
    const sent = await args(`/waiting-forms?address=${encodeURIComponent(address)}`, { intent });
    const thrown = await waitingForms.action({ ...sent, params: {} } as never).catch((error: unknown) => error);
    expect(statusOf(thrown)).toBe(400);
  });
});
