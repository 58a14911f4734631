import type { Selectable } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import { newId } from "#app/db/ids.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { createApiTokens, grantEntitlement } from "#app/modules/accounts/account/accounts.server";
import { deleteAccountAndPayments } from "#app/modules/booking/checkout/account-deletion.server";
import { finalizeQuiz } from "#app/modules/profile/quiz.server";
import { readingsOf } from "#app/modules/measuring/measuring.server";
import { chooseSurprise } from "#app/modules/surprise/choose.server";
import { sharedPath } from "#app/modules/surprise/share-run.server";
import { capMinor } from "#app/modules/surprise/surprise";
import type { SurpriseRequest } from "#app/modules/surprise/surprise";
import type { SurpriseRun } from "#app/modules/surprise/surprise.repo.server";
import type { SurpriseRunsTable } from "#app/modules/surprise/surprise.table";
import { getRun, listRuns, previewSurprise, regenerateSurprise } from "#app/modules/surprise/surprise.server";
import { matchingFor } from "#app/modules/matching/matching.server";
import { getTrip, removeTrip } from "#app/modules/trips/store/trips.server";
import * as exported from "#app/routes/account/export";
import * as view from "#app/routes/itinerary/view";
import * as history from "#app/routes/surprise/history";
import * as select from "#app/routes/surprise/select";
import * as shared from "#app/routes/surprise/shared";
import * as start from "#app/routes/surprise/surprise";
import * as previewCall from "#app/routes/api/trips/surprise-preview";
import { addDays, utcDateOf } from "#app/shared/calendar";
import { makeCtx } from "../booking/booking.fixture";
import {
  FIRST_OPTIONS,
  answerQuiz,
  args,
  closeTravellerWorld,
  insertTraveller,
  openTravellerWorld,
  outcome,
} from "../planning/traveller.fixture";
import type { Fields, Traveller } from "../planning/traveller.fixture";

/** Pages, and which places are drawn, are the same on each database. */
const onPostgres = Boolean(process.env.TEST_POSTGRES_URL);
const ctx = () => makeCtx({ now: new Date() });
const inDays = (days: number): string => addDays(utcDateOf(new Date()), days);
const requestOf = (more: Partial<SurpriseRequest> = {}): SurpriseRequest => ({
  startDate: inDays(170),
  endDate: inDays(174),
  adults: 2,
  children: 0,
  origin: { code: "LON", label: "London (all airports)" },
  tier: "stretch",
  seed: 7,
  ...more,
});
const FORM: Fields = {
  startDate: inDays(170),
  endDate: inDays(174),
  adults: "2",
  childCount: "0",
  departureCity: "London",
  tier: "stretch",
  seed: "7",
};

let premium: Traveller;
let free: Traveller;
beforeAll(openTravellerWorld);
afterAll(closeTravellerWorld);

async function withQuiz(who: Traveller): Promise<Traveller> {
  await answerQuiz(who.id, FIRST_OPTIONS);
  await finalizeQuiz(ctx(), who.id);
  return who;
}
const give = (who: Traveller, kind: "trip_pass" | "surprise_me") =>
  grantEntitlement(db(), { userId: who.id, kind, source: `${kind}:${who.id}`, startsAt: "2020-01-01T00:00:00.000Z" });
const rights = (who: Traveller) =>
  db().selectFrom("entitlements").select(["kind", "trip_id"]).where("user_id", "=", who.id).orderBy("kind").execute();

/** Drawn once: who has the same taste draws the same. */
let usual: Selectable<SurpriseRunsTable>;
beforeAll(async () => {
  const user = await (await withQuiz(await insertTraveller("premium"))).user();
  const { id } = await previewSurprise(ctx(), user, requestOf());
  usual = await db().selectFrom("surprise_runs").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
});

/** A draw of the usual request, as its traveller has it. */
async function drawFor(user: CurrentUser): Promise<SurpriseRun> {
  const id = newId();
  const copy = { ...usual, id, root_id: id, user_id: user.id };
  await db().insertInto("surprise_runs").values(copy).execute();
  return getRun(user, id);
}

beforeEach(async () => {
  premium = await withQuiz(await insertTraveller("premium"));
  free = await withQuiz(await insertTraveller());
});

const of = (who: Traveller | null, more: Record<string, string> = {}) => ({ headers: { ...who?.headers, ...more } });
const send = (who: Traveller | null, fields: Fields = FORM, more: Record<string, string> = {}) =>
  outcome(start.action(args("/surprise", { fields, ...of(who, more) })));
const press = (who: Traveller, fields: Fields, more: Record<string, string> = {}) =>
  outcome(select.action(args("/surprise/select", { fields, ...of(who, more) })));
const fault = (what: string) => ({ "x-voyance-fault": `surprise=${what}` });

describe("a draw (CHECKLIST SURP-14, API-31)", () => {
  it.skipIf(onPostgres)(
    "is of three different places within the tier, with reasons, a drawback, windows and a price",
    async () => {
      const user = await premium.user();
      const { traveller } = await matchingFor(user.id);
      for (const tier of ["safe", "stretch", "splurge"] as const) {
        const request = requestOf({ tier });
        const run = await previewSurprise(ctx(), user, request);
        expect(new Set(run.candidates.map(({ id }) => id)).size).toBe(3);
        const finals = run.candidates.map(({ final }) => final);
        expect(finals).toEqual([...finals].sort((a, b) => b - a));
        for (const { rationale, risks, bestWindows, price, final } of run.candidates) {
          expect(rationale.length).toBeGreaterThanOrEqual(3);
          expect(rationale.every((line) => line.length > 0)).toBe(true);
          expect(risks).toHaveLength(1);
          expect(bestWindows.length).toBeGreaterThan(0);
          expect(price!.totalMinor).toBeLessThanOrEqual(capMinor(traveller, request));
          expect(price!.leastMinor).toBeLessThanOrEqual(price!.totalMinor);
          expect(final).toBeGreaterThan(0);
          expect(final).toBeLessThanOrEqual(1);
        }
      }
    },
  );

  it("is made once for one form, however often and however much at once it is sent", async () => {
    const user = await premium.user();
    const first = await previewSurprise(ctx(), user, requestOf());
    expect((await previewSurprise(ctx(), user, requestOf())).id).toBe(first.id);
    const again = await Promise.all([1, 2, 3].map(() => regenerateSurprise(ctx(), user, first.id, 99)));
    expect(new Set(again.map(({ id }) => id)).size).toBe(1);
    expect((await listRuns(ctx(), user.id, { limit: 10, offset: 0 })).total).toBe(2);
  });

  it.skipIf(onPostgres)("shows nothing twice until all was shown, and then says so (CHECKLIST SURP-21)", async () => {
    const user = await premium.user();
    let run = await previewSurprise(ctx(), user, requestOf());
    const shown = new Set(run.candidates.map(({ id }) => id));
    let count = 0;
    while (!run.isAgain && count < 20) {
      run = await regenerateSurprise(ctx(), user, run.id, ++count);
      expect(run.generation).toBe(count);
      expect(new Set(run.candidates.map(({ id }) => id)).size).toBe(3);
      if (!run.isAgain) for (const { id } of run.candidates) expect(shown.has(id)).toBe(false);
      for (const { id } of run.candidates) shown.add(id);
    }
    expect(run.isAgain).toBe(true);
    expect(count).toBeGreaterThan(2);
  });

  it("goes on from the last draw of a request, whichever page it is asked from", async () => {
    const user = await premium.user();
    const first = await previewSurprise(ctx(), user, requestOf());
    const second = await regenerateSurprise(ctx(), user, first.id, 1);
    const third = await regenerateSurprise(ctx(), user, first.id, 2);
    expect(third.generation).toBe(2);
    const seen = [...first.candidates, ...second.candidates].map(({ id }) => id);
    expect(third.candidates.some(({ id }) => seen.includes(id))).toBe(false);
  });

  it("says which wish to loosen when nothing fits", async () => {
    const user = await premium.user();
    const far = requestOf({ origin: { code: "HNL", label: "Honolulu, HNL" }, endDate: inDays(172) });
    await expect(previewSurprise(ctx(), user, far)).rejects.toMatchObject({
      code: "CONFLICT",
      message: /A few days more/,
      details: { extra: { error_code: "NOTHING_FITS" } },
    });
  });

  it("belongs to whoever drew it", async () => {
    const run = await drawFor(await premium.user());
    const eve = await withQuiz(await insertTraveller("premium"));
    const other = await eve.user();
    await expect(getRun(other, run.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(regenerateSurprise(ctx(), other, run.id, 1)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(chooseSurprise(ctx(), other, run.id, run.candidates[0]!.id)).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    expect((await listRuns(ctx(), eve.id, { limit: 10, offset: 0 })).runs).toEqual([]);
  });
});

describe("travellers who may be surprised (CHECKLIST PAY-13, SURP-05, SURP-08)", () => {
  const code = async (who: Traveller) =>
    previewSurprise(ctx(), await who.user(), requestOf()).then(
      () => "drawn",
      (error: { code: string; details: { extra?: { error_code?: string } } }) =>
        error.details.extra?.error_code ?? error.code,
    );

  it("is who has done the quiz and has a pass, premium or what a pass left here", async () => {
    expect(await code(await insertTraveller("premium"))).toBe("PROFILE_INCOMPLETE");
    expect(await code(free)).toBe("PAYMENT_REQUIRED");
    await give(free, "trip_pass");
    expect(await code(free)).toBe("drawn");
    expect(await code(premium)).toBe("drawn");
    const left = await withQuiz(await insertTraveller());
    await give(left, "surprise_me");
    expect(await code(left)).toBe("drawn");
  });

  it("uses one pass for one place, and none for looking or for the same place again", async () => {
    await give(free, "trip_pass");
    const run = await previewSurprise(ctx(), await free.user(), requestOf());
    expect(await rights(free)).toEqual([{ kind: "trip_pass", trip_id: null }]);
    const trip = await chooseSurprise(ctx(), await free.user(), run.id, run.candidates[1]!.id);
    expect(await rights(free)).toEqual([{ kind: "trip_pass", trip_id: trip.id }]);
    const same = await chooseSurprise(ctx(), await free.user(), run.id, run.candidates[1]!.id);
    expect(same.id).toBe(trip.id);
    // The free itinerary is still there, but it opens no surprise.
    await expect(chooseSurprise(ctx(), await free.user(), run.id, run.candidates[0]!.id)).rejects.toMatchObject({
      code: "PAYMENT_REQUIRED",
      details: { extra: { purchase_options: [{ price_id: "trip_pass" }, { price_id: "premium_monthly" }] } },
    });
  });
});

describe("choosing (CHECKLIST SURP-20, API-33)", () => {
  it("makes one trip with its flight, its stay and its days, at the price that was said", async () => {
    const user = await premium.user();
    const run = await drawFor(user);
    const { id, city, price } = run.candidates[0]!;
    const trip = await chooseSurprise(ctx(), user, run.id, id);
    expect((await chooseSurprise(ctx(), user, run.id, id)).id).toBe(trip.id);
    const kept = await getTrip(ctx(), trip.id, { userId: user.id });
    expect(kept).toMatchObject({
      destination: { slug: id, name: city },
      startDate: run.request.startDate,
      endDate: run.request.endDate,
      adults: 2,
      status: "planning",
      plannerStep: "checkout",
    });
    expect(kept.itinerary!.days.length).toBeGreaterThanOrEqual(4);
    expect(kept.flight!.offer.priceMinor + kept.hotel!.offer.totalMinor).toBe(price!.totalMinor);
    expect(await getRun(user, run.id)).toMatchObject({ chosenId: id, tripId: trip.id });
    expect((await db().selectFrom("trips").select("id").where("owner_id", "=", user.id).execute()).length).toBe(1);
  });

  it("can be done again once the trip is deleted, and only of the three", async () => {
    const user = await premium.user();
    const run = await drawFor(user);
    await expect(chooseSurprise(ctx(), user, run.id, "atlantis")).rejects.toMatchObject({ code: "NOT_FOUND" });
    const trip = await chooseSurprise(ctx(), user, run.id, run.candidates[2]!.id);
    await db().updateTable("trips").set({ status: "cancelled" }).where("id", "=", trip.id).execute();
    await removeTrip(ctx(), trip.id, user.id);
    expect((await getRun(user, run.id)).tripId).toBeNull();
  });

  it("is too late when the dates have come", async () => {
    const user = await premium.user();
    const run = await drawFor(user);
    const later = makeCtx({ now: new Date(Date.now() + 171 * 86_400_000) });
    await expect(chooseSurprise(later, user, run.id, run.candidates[0]!.id)).rejects.toMatchObject({
      code: "CONFLICT",
    });
  });
});

describe.skipIf(onPostgres)("the page", () => {
  it("sends whoever is signed out to sign in, and back (CHECKLIST ROUTE-17, ROUTE-18, SURP-02)", async () => {
    const to = async (work: Promise<unknown>) => (await outcome(work)).location;
    expect(await to(start.loader(args("/surprise")))).toBe("/signin?redirect=%2Fsurprise");
    expect(await to(select.loader(args("/surprise/select?run_id=1")))).toBe(
      "/signin?redirect=%2Fsurprise%2Fselect%3Frun_id%3D1",
    );
    expect(await to(history.loader(args("/surprise/history")))).toContain("/signin");
    expect((await send(null)).location).toContain("/signin");
  });

  it("is filled in as usual, from home (CHECKLIST SURP-10 to SURP-13)", async () => {
    const { values } = (await outcome(start.loader(args("/surprise", of(premium))))).body as { values: Fields };
    expect(values).toMatchObject({ startDate: inDays(14), endDate: inDays(18), tier: "safe", departureCity: "" });
    expect(Math.abs(Number(values.seed) - Date.now())).toBeLessThan(60_000);
  });

  it("leads to three places, and back to itself without a draw (CHECKLIST SURP-04, SURP-15, SURP-16)", async () => {
    const drawn = await send(premium);
    expect([drawn.status, drawn.location]).toEqual([303, expect.stringMatching(/^\/surprise\/select\?run_id=/)]);
    const page = (await outcome(select.loader(args(drawn.location!, of(premium))))).body as { candidates: unknown[] };
    expect(page.candidates).toHaveLength(3);
    for (const nowhere of ["/surprise/select", "/surprise/select?run_id=no-such-run"])
      expect((await outcome(select.loader(args(nowhere, of(premium))))).location).toBe("/surprise");
    expect((await outcome(select.loader(args(drawn.location!, of(free))))).location).toBe("/surprise");
  });

  it("says what is wrong beside the field, and keeps what was typed", async () => {
    const wrong = await send(premium, {
      ...FORM,
      startDate: "2020-01-01",
      endDate: "never",
      adults: "0",
      tier: "free",
    });
    expect(wrong.status).toBe(422);
    const problem = wrong.body as { fields: Record<string, string[]>; values: Fields };
    expect(Object.keys(problem.fields).sort()).toEqual(["adults", "endDate", "startDate", "tier"]);
    expect(problem.values).toMatchObject({ endDate: "never", departureCity: "London" });
    const unclear = await send(premium, { ...FORM, departureCity: "Portland" });
    expect([unclear.status, JSON.stringify(unclear.body)]).toEqual([
      422,
      expect.stringContaining("Which one do you mean"),
    ]);
    const long = await send(premium, { ...FORM, endDate: inDays(190) });
    expect(JSON.stringify(long.body)).toContain("up to 14 nights");
  });

  it("opens the paywall, the quiz, or stays silent (CHECKLIST SURP-05, SURP-07 to SURP-09)", async () => {
    const paywall = await send(free);
    expect([paywall.status, paywall.body]).toEqual([
      402,
      expect.objectContaining({ paywall: [expect.objectContaining({ price: 2900 }), expect.anything()] }),
    ]);
    expect((await send(premium, FORM, fault("status:402"))).status).toBe(402);
    const unasked = await insertTraveller("premium");
    expect((await send(unasked)).location).toBe("/quiz");
    for (const status of [429, 500, 503]) {
      const silent = await send(premium, FORM, fault(`status:${status}`));
      expect([silent.status, silent.location]).toEqual([status, null]);
      expect(silent.body).toMatchObject({
        paywall: null,
        message: null,
        fields: {},
        values: { adults: "2" },
      });
    }
  });

  it("tries again after a purchase and takes the word out of the address (CHECKLIST SURP-06)", async () => {
    const back = `/surprise?${new URLSearchParams({ ...(FORM as Record<string, string>), purchase_success: "true" })}`;
    const unpaid = await outcome(start.loader(args(back, of(free))));
    expect(unpaid.location).toMatch(/^\/surprise\?startDate=/);
    expect(unpaid.location).not.toContain("purchase_success");
    await give(free, "trip_pass");
    expect((await outcome(start.loader(args(back, of(free))))).location).toMatch(/^\/surprise\/select\?run_id=/);
  });
});

describe("the results", () => {
  const runOf = async (who: Traveller) => (await drawFor(await who.user())).id;

  it("draw again with a toast, and choose (CHECKLIST SURP-20 to SURP-22)", async () => {
    const runId = await runOf(premium);
    const again = await press(premium, { intent: "surprise-regenerate", runId, seed: "3" });
    expect(again.toast).toBe("Here are some fresh destinations for you!");
    expect(again.location).not.toContain(runId);
    const candidateId = (await getRun(await premium.user(), runId)).candidates[0]!.id;
    const chosen = await press(premium, { intent: "candidate-choose", runId, candidateId });
    expect(chosen.location).toMatch(/^\/itinerary\/view\?trip=.*&isNew=true&fromSurpriseMe=true$/);
    const page = (await outcome(view.loader(args(chosen.location!, of(premium))))).body;
    expect(page).toMatchObject({ isNew: true, fromSurpriseMe: true, mayPay: true });
    expect((await outcome(view.loader(args(chosen.location!, of(free))))).status).toBe(404);
  });

  it("lead to the plans, the quiz, or stay as they are (CHECKLIST SURP-23, SURP-24)", async () => {
    const runId = await runOf(premium);
    const fields = { intent: "surprise-regenerate", runId, seed: "3" };
    const paywall = await press(premium, fields, fault("status:402"));
    expect(paywall.location).toBe(
      `/billing/upgrade?feature=surprise_me&returnTo=${encodeURIComponent(`/surprise/select?run_id=${runId}`)}`,
    );
    for (const status of [429, 500])
      expect(await press(premium, fields, fault(`status:${status}`))).toMatchObject({
        status,
        body: { message: null },
      });
    expect((await press(premium, { ...fields, intent: "sell" })).status).toBe(422);
    expect((await press(premium, { ...fields, runId: "nobody" })).location).toBe("/surprise");
  });

  it("are listed page by page", async () => {
    const user = await premium.user();
    let run = await drawFor(user);
    for (const seed of [1, 2]) run = await regenerateSurprise(ctx(), user, run.id, seed);
    const open = async (search: string) =>
      (await outcome(history.loader(args(`/surprise/history${search}`, of(premium))))).body as {
        runs: { id: string }[];
        total: number;
        limit: number;
        offset: number;
      };
    expect(await open("")).toMatchObject({ total: 3, limit: 10, offset: 0 });
    const [first, second] = [await open("?limit=2"), await open("?limit=2&offset=2")];
    expect([first.runs.length, second.runs.length]).toEqual([2, 1]);
    expect(new Set([...first.runs, ...second.runs].map(({ id }) => id)).size).toBe(3);
    expect(await open("?limit=x&offset=-4")).toMatchObject({ limit: 10, offset: 0 });
  });
});

describe("stored draws", () => {
  it("is in the export, and goes with the account", async () => {
    const user = await premium.user();
    const run = await drawFor(user);
    await chooseSurprise(ctx(), user, run.id, run.candidates[0]!.id);
    const file = (await outcome(exported.loader(args("/profile/account/export", of(premium))))).body;
    expect(file).toMatchObject({ surprises: [{ chosen: run.candidates[0]!.city, places: [{}, {}, {}] }] });
    const { count } = db().fn;
    const left = async () =>
      Number(
        (
          await db()
            .selectFrom("surprise_runs")
            .select(count("id").as("n"))
            .where("user_id", "=", user.id)
            .executeTakeFirstOrThrow()
        ).n,
      );
    expect(await left()).toBe(1);
    await deleteAccountAndPayments(ctx(), user);
    expect(await left()).toBe(0);
  });

  it("is noted for measuring only after a yes, and without the run's own number (CHECKLIST SURP-25)", async () => {
    const reader = "aB3-_".repeat(8) + "xyz";
    const cookie = `${premium.headers.Cookie}; preferences=measuring:yes; analytics_id=${reader}`;
    await send(premium, FORM);
    await send(premium, { ...FORM, seed: "8" }, { Cookie: cookie, DNT: "1" });
    expect(await readingsOf(reader)).toEqual({ pages: 0, pressed: 0 });
    const { location } = await send(premium, { ...FORM, seed: "9" }, { Cookie: cookie });
    expect(await readingsOf(reader)).toMatchObject({ pages: 0, pressed: 2 });
    const runId = new URL(`http://x${location}`).searchParams.get("run_id")!;
    const events = await db().selectFrom("measured_events").selectAll().execute();
    expect(events.map(({ name }) => name)).toEqual(["surprise_me_clicked", "surprise_preview_viewed"]);
    expect(JSON.stringify(events)).not.toContain(runId);
    expect(JSON.stringify(events)).not.toContain(premium.id);
  });
});

it.skipIf(onPostgres)("answers a call without a body as the documents have it (CHECKLIST API-31, API-32)", async () => {
  const call = async (who: Traveller, body: unknown = {}) => {
    const { token } = await createApiTokens(ctx(), who.id);
    const request = args("/api/v1/surprise/preview", { json: body, headers: { Authorization: `Bearer ${token}` } });
    const response = await previewCall.answer(request);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const drawn = await call(premium);
  expect([drawn.status, drawn.body.data]).toEqual([
    200,
    expect.objectContaining({
      start_date: inDays(14),
      end_date: inDays(18),
      budget_tier: "safe",
      candidates: [expect.anything(), expect.anything(), expect.anything()],
    }),
  ]);
  const unpaid = await call(free);
  expect([unpaid.status, unpaid.body.purchase_options]).toEqual([402, expect.arrayContaining([])]);
  const unasked = await call(await insertTraveller("premium"));
  expect([unasked.status, unasked.body.error_code]).toEqual([409, "PROFILE_INCOMPLETE"]);
  expect((await call(premium, { end_date: "2020-01-01" })).status).toBe(422);
  expect((await call(premium, { budget_tier: "free" })).status).toBe(422);
});

it("stops somebody who draws without end", async () => {
  const user = await premium.user();
  await previewSurprise(ctx(), user, requestOf());
  await db().updateTable("rate_limits").set({ points: 40 }).where("key", "=", `surprise:account:${user.id}`).execute();
  await expect(previewSurprise(ctx(), user, requestOf({ seed: 2 }))).rejects.toMatchObject({ code: "RATE_LIMITED" });
  expect((await previewSurprise(ctx(), user, requestOf())).candidates).toHaveLength(3);
});

describe("a draw that is shared", () => {
  const pathOf = async (who: Traveller, runId: string) => sharedPath(await getRun(await who.user(), runId));
  const visit = (path: string) => {
    const token = path.split("/").at(-1)!;
    return outcome(shared.loader(args(path, { params: { token } })));
  };

  it("shows the three places to a visitor, without who asked, when, for how much and with which wishes", async () => {
    const run = await drawFor(await premium.user());
    expect(await pathOf(premium, run.id)).toBeUndefined();
    const made = await press(premium, { intent: "surprise-share", runId: run.id });
    expect(made).toMatchObject({ status: 303, location: `/surprise/select?run_id=${run.id}#share` });
    const path = (await pathOf(premium, run.id))!;
    const { status, body } = await visit(path);
    expect(status).toBe(200);
    const { places, when } = body as { when: string; places: { city: string; reasons: string[] }[] };
    expect(places.map(({ city }) => city)).toEqual(run.candidates.map(({ city }) => city));
    expect(places.every(({ reasons }) => reasons.length > 2)).toBe(true);
    expect(when).toMatch(/^4 nights in [A-Z]/);
    const told = JSON.stringify(body);
    const secret = [
      premium.id,
      "Ann",
      "London",
      run.request.startDate,
      "stretch",
      "you like",
      "you asked",
      "match",
      "$",
    ];
    for (const word of [...secret, ...run.candidates.map(({ price }) => price!.band)]) expect(told).not.toContain(word);
    // The loader of the results tells its owner the same address again.
    const own = await outcome(select.loader(args(`/surprise/select?run_id=${run.id}`, of(premium))));
    expect((own.body as { shared: string }).shared).toContain(path);
    await press(premium, { intent: "surprise-share", runId: run.id });
    expect(await pathOf(premium, run.id)).toBe(path);
  });

  it("is its owner's to share, can be taken back, and gets another address the next time", async () => {
    const run = await drawFor(await premium.user());
    await press(free, { intent: "surprise-share", runId: run.id });
    expect(await pathOf(premium, run.id)).toBeUndefined();
    await press(premium, { intent: "surprise-share", runId: run.id });
    const first = (await pathOf(premium, run.id))!;
    await press(free, { intent: "surprise-unshare", runId: run.id });
    expect((await visit(first)).status).toBe(200);
    await press(premium, { intent: "surprise-unshare", runId: run.id });
    expect((await visit(first)).status).toBe(404);
    await press(premium, { intent: "surprise-share", runId: run.id });
    const second = (await pathOf(premium, run.id))!;
    expect(second).not.toBe(first);
    expect((await visit(first)).status).toBe(404);
    expect((await visit(second)).status).toBe(200);
    for (const wrong of ["/surprise/shared/x", `/surprise/shared/${"a".repeat(43)}`, `/surprise/shared/${run.id}`])
      expect((await visit(wrong)).status).toBe(404);
  });
});
