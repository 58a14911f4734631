import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import { newId } from "#app/db/ids.server";
import { createSession } from "#app/modules/accounts/account/accounts.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { isVisit } from "#app/modules/itinerary/day/itinerary";
import { roomMadeText } from "#app/modules/itinerary/words/make-room";
import { selectAggregate } from "#app/modules/trips/store/aggregate.repo.server";
import { hasVisit } from "#app/modules/trips/commands/shift-stop";
import { changeTrip, planAndChange } from "#app/modules/trips/store/change-trip.server";
import { generateDays, listRoomFor } from "#app/modules/trips/days/days.server";
import { editDays } from "#app/modules/trips/use/edit-days.server";
import { FLIGHT, HOTEL, ITINERARY } from "#app/modules/trips/trip/stored-trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { claimVisitorTrips } from "#app/modules/trips/store/planner-trips.server";
import { changeDetails, chooseFlight, getTrip } from "#app/modules/trips/store/trips.server";
import * as tripApi from "#app/routes/api/trips/trip";
import * as editPage from "#app/routes/itinerary/edit";
import { insertTrip, insertUser, makeCtx } from "#tests/integration/booking/booking.fixture";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";

const ctx = makeCtx();
const template = fullTrip("kyoto", 4);
const flight = (id: string) => ({ ...template.flight!, offer: { ...template.flight!.offer, id } });
/** Days in towns of few places are planned in little time. */
const TWO_DAYS = {
  destination_slug: "hiroshima",
  destination_name: "Hiroshima",
  start_date: "2027-04-14",
  end_date: "2027-04-15",
  status: "booked",
} as const;
/** Of which not all are full. */
const FIVE_DAYS = {
  destination_slug: "yogyakarta",
  destination_name: "Yogyakarta",
  start_date: "2027-04-17",
  end_date: "2027-04-21",
  status: "booked",
} as const;
const CHANGED_ELSEWHERE = /changed elsewhere a moment ago/;
let ada: CurrentUser;
let tripId: string;

beforeAll(async () => {
  await openTestDatabase();
  ada = await insertUser("Ada");
});
afterAll(async () => {
  await closeTestDatabase();
});

beforeEach(async () => {
  tripId = await insertTrip(ada, {
    flight: FLIGHT.write(flight("early")),
    hotel: HOTEL.write(template.hotel!),
    itinerary: ITINERARY.write(template.itinerary!),
  });
});

const mine = () => ({ userId: ada.id });
const read = (): Promise<Trip> => getTrip(ctx, tripId, mine());
const stopsOf = (trip: Trip): string[] =>
  trip.itinerary!.days.flatMap((day) => day.items.filter(isVisit).map(({ placeId }) => placeId));
const logOf = (id: string) =>
  db().selectFrom("trip_commands").select(["revision", "kind"]).where("trip_id", "=", id).orderBy("revision").execute();

describe("a flight chosen while days are being planned", () => {
  it("stays, and the days are made anew for it", async () => {
    const seen: (string | undefined)[] = [];
    const changed = await planAndChange(ctx, tripId, mine(), { kind: "planDays" }, async ({ trip }) => {
      seen.push(trip.flight?.offer.id);
      if (seen.length === 1) await chooseFlight(ctx, tripId, mine(), flight("late"));
      return { kind: "planDays", days: template.itinerary!, plannedOn: trip.revision };
    });
    expect(changed).toMatchObject({ status: "applied", revision: 2 });
    expect(seen).toEqual(["early", "late"]);
    expect((await read()).flight!.offer.id).toBe("late");
  });

  it("is not given the old days back by an edit that was under way", async () => {
    const [placeId] = stopsOf(await read());
    const edit = { kind: "removeStop" as const, placeId: placeId! };
    const changed = await planAndChange(ctx, tripId, mine(), edit, async ({ trip }) => {
      await chooseFlight(ctx, tripId, mine(), flight("late"));
      return { ...edit, days: trip.itinerary ?? template.itinerary!, plannedOn: trip.revision };
    });
    expect(changed).toMatchObject({ status: "refused" });
    expect((await read()).itinerary).toBeUndefined();
  });

  it("is refused when days were changed since the page that offered it was shown", async () => {
    const { revision } = await read();
    await changeTrip(ctx, tripId, mine(), { kind: "lockStop", placeId: stopsOf(await read())[0]! });
    await expect(chooseFlight(ctx, tripId, mine(), flight("late"), { revision })).rejects.toMatchObject({
      code: "CONFLICT",
      message: CHANGED_ELSEWHERE,
      details: { extra: { revision: 1, data: { id: tripId, revision: 1 } } },
    });
    expect((await read()).flight!.offer.id).toBe("early");
  });

  it("ends in a refusal when others are always faster, with nothing stored", async () => {
    let plans = 0;
    const changed = await planAndChange(ctx, tripId, mine(), { kind: "planDays" }, async ({ trip }) => {
      await changeDetails(ctx, tripId, mine(), { name: `Name ${++plans}` });
      return { kind: "planDays", days: { ...template.itinerary!, seed: 99 }, plannedOn: trip.revision };
    });
    expect(changed).toMatchObject({ status: "refused", refusal: { reason: "replan" } });
    expect(plans).toBe(4);
    expect((await read()).itinerary!.seed).not.toBe(99);
  });
});

describe("removals at once, by the planner itself", () => {
  it("are all kept when they are acknowledged", async () => {
    const pro = { ...ada, capabilities: { ...ada.capabilities, canGenerateTrip: true } };
    const fresh = await insertTrip(ada, TWO_DAYS);
    const planned = await generateDays(ctx, { id: fresh }, pro);
    const chosen = stopsOf(planned).slice(0, 6);
    const answers = await Promise.all(
      chosen.map((placeId) => editDays(ctx, { id: fresh }, pro, { kind: "removeStop", placeId })),
    );
    const after = await getTrip(ctx, fresh, mine());
    const removed = chosen.filter((_placeId, index) => "trip" in answers[index]!);
    expect(removed.length).toBeGreaterThan(1);
    expect(removed.filter((placeId) => hasVisit(after.itinerary!, placeId))).toEqual([]);
    expect((await logOf(fresh)).map(({ revision }) => revision)).toEqual(
      Array.from({ length: 1 + removed.length }, (_, index) => index + 1),
    );
  });
});

describe("the same key a second time", () => {
  it("is answered as the first time, also after others changed the trip, and applied once", async () => {
    const say = () => changeTrip(ctx, tripId, mine(), { kind: "changeDetails", name: "Maples" }, { key: "k" });
    expect(await say()).toMatchObject({ revision: 1, isRepeat: false });
    await changeDetails(ctx, tripId, mine(), { name: "Plums" });
    expect(await say()).toMatchObject({ revision: 1, isRepeat: true });
    expect((await read()).name).toBe("Plums");
    expect(await logOf(tripId)).toHaveLength(2);
  });

  it("asks the solver nothing", async () => {
    let plans = 0;
    const say = () =>
      planAndChange(
        ctx,
        tripId,
        mine(),
        { kind: "planDays" },
        ({ trip }) => {
          plans += 1;
          return Promise.resolve({ kind: "planDays", days: template.itinerary!, plannedOn: trip.revision });
        },
        { key: "plan", revision: 0 },
      );
    const [first, second] = await Promise.all([say(), say()]);
    expect([first, second]).toMatchObject([
      { status: "applied", revision: 1, isRepeat: false },
      { status: "applied", revision: 1, isRepeat: true },
    ]);
    expect(plans).toBe(1);
  });

  it("does the work that belongs to a change once", async () => {
    let effects = 0;
    const say = () =>
      changeTrip(ctx, tripId, mine(), { kind: "shareTrip" }, { key: "share" }, () => {
        effects += 1;
        return Promise.resolve();
      });
    await Promise.all([say(), say(), say()]);
    expect(effects).toBe(1);
  });

  it("is refused for something else", async () => {
    await changeTrip(ctx, tripId, mine(), { kind: "shareTrip" }, { key: "one" });
    await expect(changeTrip(ctx, tripId, mine(), { kind: "unshareTrip" }, { key: "one" })).rejects.toMatchObject({
      code: "CONFLICT",
      message: "This key was used for another change of this trip",
    });
  });

  it("tells a stranger nothing", async () => {
    await changeTrip(ctx, tripId, mine(), { kind: "shareTrip" }, { key: "one" });
    await expect(
      changeTrip(ctx, tripId, { userId: newId() }, { kind: "shareTrip" }, { key: "one" }),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("takes nothing back when the work that belongs to a change fails: then there was no change", async () => {
    const failing = changeTrip(ctx, tripId, mine(), { kind: "shareTrip" }, { key: "one" }, () =>
      Promise.reject(new Error("no room")),
    );
    await expect(failing).rejects.toThrow("no room");
    expect(await read()).toMatchObject({ revision: 0, sharedAt: undefined });
    expect(await logOf(tripId)).toEqual([]);
  });
});

describe("a visitor's draft", () => {
  it("comes into the account as a change like any other, and goes no further", async () => {
    const visitorId = newId();
    const draft = await insertTrip(ada, { owner_id: null, visitor_id: visitorId, status: "draft" });
    await claimVisitorTrips(ctx, visitorId, ada.id);
    expect(await getTrip(ctx, draft, mine())).toMatchObject({ ownerId: ada.id, revision: 1 });
    await expect(getTrip(ctx, draft, { visitorId })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

/** The arguments of a route that Ada calls, at the tests' own time. */
async function args(url: string, init: RequestInit, headers: Record<string, string> = {}) {
  const cookie = `auth_token=${await createSession(ctx, ada.id, "tests")}`;
  const request = new Request(`http://localhost:3000${url}`, {
    ...init,
    headers: { "x-voyance-now": ctx.now.toISOString(), Cookie: cookie, ...headers },
  });
  return { request, params: { id: tripId }, context: { origin: "http://localhost:3000", address: "10.8.8.8" } };
}

describe("the API", () => {
  const patch = async (headers: Record<string, string>, name: string) =>
    tripApi.answer(
      await args(
        `/api/v1/trips/${tripId}`,
        { method: "PATCH", body: JSON.stringify({ name }) },
        { "Content-Type": "application/json", ...headers },
      ),
    );

  it("changes what was seen and nothing newer", async () => {
    const first = await patch({ "If-Match": '"r0"' }, "Maples");
    expect([first.status, first.headers.get("ETag")]).toEqual([200, '"r1"']);
    const late = await patch({ "If-Match": '"r0"' }, "Plums");
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({
      error: { code: "CONFLICT", message: CHANGED_ELSEWHERE as unknown },
      revision: 1,
      data: { name: "Maples", revision: 1 },
    });
    expect((await patch({ "If-Match": "yesterday" }, "Plums")).status).toBe(400);
  });

  it("answers the same Idempotency-Key once", async () => {
    const answers = [
      await patch({ "Idempotency-Key": "a" }, "Maples"),
      await patch({ "Idempotency-Key": "a" }, "Maples"),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read()).revision).toBe(1);
    expect((await patch({ "Idempotency-Key": "a" }, "Plums")).status).toBe(409);
  });
});

describe("a form", () => {
  const send = async (fields: Record<string, string>) =>
    editPage.action(await args(`/itinerary/${tripId}/edit`, { method: "POST", body: new URLSearchParams(fields) }));

  it("sent twice counts once, and two buttons of one page count each", async () => {
    const [one, two] = stopsOf(await read());
    const lock = (placeId: string) => send({ intent: "lock-stop", placeId, revision: "0", formKey: "page" });
    for (const placeId of [one!, one!, two!]) expect(((await lock(placeId)) as Response).status).toBe(303);
    expect(await logOf(tripId)).toHaveLength(2);
  });

  it("that adds a place which is not there is refused", async () => {
    const answer = await send({ intent: "add-stop", placeId: "nowhere", revision: "0", formKey: "page" });
    expect(answer).toMatchObject({ init: { status: 409 }, data: { message: "We don't know that place" } });
    expect((await read()).revision).toBe(0);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ["time-stop", { start: "half past nine in the morning, please" }, /^Give the time as hours and minutes/],
    ["time-stop", { start: "25:00" }, /^Give the time as hours and minutes/],
    ["stay-stop", { minutes: "as long as the others want to stay" }, /minutes/],
    ["stay-stop", { minutes: "-5" }, /minutes/],
    ["note-stop", { note: "x".repeat(2_000) }, /^Use at most \d+ characters/],
    ["note-stop", { note: "x".repeat(20_000) }, /letters|characters/],
    ["add-place", { place: "Somewhere ".repeat(20) }, /^We don't know that place in /],
  ])("of %s with bad input says so beside its field and keeps what was typed", async (intent, typed, words) => {
    const [placeId] = stopsOf(await read());
    const ofLine: Record<string, string> = intent === "add-place" ? {} : { placeId: placeId! };
    const [[name, text]] = Object.entries(typed) as [[string, string]];
    const answer = await send({ intent, ...ofLine, ...typed, revision: "0", formKey: "typed" });
    expect(answer).toMatchObject({
      data: {
        intent,
        message: null,
        fields: { [name]: [expect.stringMatching(words)] },
        values: { [name]: text },
        ...(intent !== "add-place" && { about: [placeId] }),
      },
    });
    expect((answer as { init: ResponseInit }).init.status).toBeGreaterThanOrEqual(409);
    expect((await read()).revision).toBe(0);
  });

  it("that makes room for a place has it in, and says what went for it", async () => {
    const pro = { ...ada, capabilities: { ...ada.capabilities, canGenerateTrip: true } };
    const fresh = await insertTrip(ada, FIVE_DAYS);
    const planned = await generateDays(ctx, { id: fresh }, pro);
    const room = await listRoomFor(planned);
    expect(room.length).toBeGreaterThan(0);
    const leftOut = planned.itinerary!.leftOut;
    for (const placeId of room) expect(leftOut.find((one) => one.placeId === placeId)).not.toHaveProperty("isFixed");
    const [placeId] = room;
    const body = new URLSearchParams({
      intent: "make-room",
      page: "trip",
      placeId: placeId!,
      revision: "1",
      formKey: "r",
    });
    const made = async () =>
      (await editPage.action({
        ...(await args(`/itinerary/${fresh}/edit`, { method: "POST", body })),
        params: { id: fresh },
      })) as Response;
    const answer = await made();
    expect(answer.status).toBe(303);
    const after = await getTrip(ctx, fresh, mine());
    expect(hasVisit(after.itinerary!, placeId!)).toBe(true);
    const day = after.itinerary!.days.find(({ items }) => items.some((item) => item.placeId === placeId))!;
    expect(answer.headers.get("Location")).toBe(`/trips/${fresh}?day=${day.dayNumber}#day-${day.dayNumber}`);
    expect(roomMadeText(planned.itinerary, after.itinerary, placeId!)).toMatch(/ is in[;,] /);
    // The same form again changes nothing more.
    expect((await made()).status).toBe(303);
    expect(await logOf(fresh)).toHaveLength(2);
    expect(await listRoomFor({ ...after, status: "completed" })).toEqual([]);
  });

  it("of days that another choice has taken away is answered with the reason", async () => {
    // One that is still being planned goes on in its own steps.
    for (const [status, path] of [
      ["booked", `/itinerary/${tripId}`],
      ["planning", "/planner/booking"],
    ] as const) {
      await db().updateTable("trips").set({ itinerary: null, status }).where("id", "=", tripId).execute();
      const shown: unknown = await editPage
        .loader(await args(`/itinerary/${tripId}/edit`, {}))
        .catch((error: unknown) => error);
      expect(shown).toBeInstanceOf(Response);
      const answer = shown as Response;
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, path]);
      expect(answer.headers.get("Set-Cookie")).toMatch(/^toast=/);
    }
  });

  it("says kindly that others were faster, and changes nothing", async () => {
    const [placeId] = stopsOf(await read());
    await send({ intent: "lock-stop", placeId: placeId!, revision: "0", formKey: "mine" });
    const answer = await send({ intent: "change-wishes", pace: "packed", revision: "0", formKey: "theirs" });
    expect(answer).toMatchObject({ data: { message: CHANGED_ELSEWHERE as unknown }, init: { status: 409 } });
    expect((await read()).preferences.pace).toBe("moderate");
  });
});

describe("a stored trip that cannot be read", () => {
  it("is an error that names it, never half a trip", async () => {
    await db().updateTable("trips").set({ itinerary: '{"version":2,"value":{}}' }).where("id", "=", tripId).execute();
    await expect(selectAggregate(db(), tripId, mine())).rejects.toThrow(
      new RegExp(`^trips\\.itinerary of ${tripId} cannot be read as version 2: `),
    );
  });
});
