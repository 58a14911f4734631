import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RETENTION } from "#app/config/retention";
import { db } from "#app/db/client.server";
import { enqueueJob } from "#app/db/jobs.server";
import {
  forgetReader,
  mostRead,
  noteReading,
  readingsByDay,
  readingsOf,
} from "#app/modules/measuring/measuring.server";
import { action, loader } from "#app/routes/site/legal/cookies";
import { addDays } from "#app/shared/calendar";
import { forgetWhatIsOver } from "#app/boot/retention.server";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";
import { claimJob, finishJob } from "#tests/setup/jobs";
import { makeCtx } from "../booking/booking.fixture";

beforeEach(openTestDatabase);
afterEach(closeTestDatabase);

const NUMBER = "aB3-_".repeat(8) + "xyz";
const OTHER = NUMBER.replace("xyz", "abc");
const NOW = new Date("2026-11-23T12:34:56.789Z");
const DAY_MS = 86_400_000;
const daysBefore = (days: number): Date => new Date(NOW.getTime() - days * DAY_MS);

function argsFor(fields?: Record<string, string>, headers: Record<string, string> = {}) {
  const request = new Request("http://localhost:3000/legal/cookies", {
    method: fields ? "POST" : "GET",
    headers,
    ...(fields && { body: new URLSearchParams(fields) }),
  });
  return { request, params: {}, context: {} };
}
const answer = async (measuring: string, headers?: Record<string, string>): Promise<Response> => {
  const outcome = await action(argsFor({ measuring }, headers));
  if (!(outcome instanceof Response)) throw new Error("The answer was refused");
  return outcome;
};
/** A cookie that an answer sets, as written. */
const setBy = (response: Response, name: string): string | undefined =>
  response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
const valueOf = (cookie = ""): string => cookie.slice(cookie.indexOf("=") + 1, cookie.indexOf(";"));
const YEAR = 365 * 86_400;

describe("the answer to whether pages may be noted (CHECKLIST LEGAL-07, LEGAL-08)", () => {
  it("yes gives a random number for two years, and is itself remembered for one", async () => {
    const said = await answer("yes");
    expect([said.status, said.headers.get("Location")]).toEqual([303, "/legal/cookies#measuring"]);
    expect(setBy(said, "preferences")).toBe(
      `preferences=measuring:yes; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR}`,
    );
    expect(setBy(said, "analytics_id")).toMatch(
      new RegExp(`^analytics_id=[\\w-]{43}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${2 * YEAR}$`),
    );
    expect(valueOf(setBy(await answer("yes"), "analytics_id"))).not.toBe(valueOf(setBy(said, "analytics_id")));
  });

  it("yes a second time keeps the number", async () => {
    const again = await answer("yes", { Cookie: `preferences=measuring:yes; analytics_id=${NUMBER}` });
    expect(valueOf(setBy(again, "analytics_id"))).toBe(NUMBER);
  });

  it("no takes the number and all that was noted under it, and nothing of others", async () => {
    for (const reader of [NUMBER, OTHER]) noteReading(reader, "/guides", NOW);
    expect(await readingsOf(NUMBER)).toEqual({ pages: 1, pressed: 0, since: "2026-11-23T12:34:00.000Z" });
    noteReading(NUMBER, "/about", NOW);
    const said = await answer("no", { Cookie: `preferences=measuring:yes; analytics_id=${NUMBER}` });
    expect(setBy(said, "preferences")).toMatch(/^preferences=measuring:no; .*Max-Age=31536000$/);
    expect(setBy(said, "analytics_id")).toMatch(/^analytics_id=; .*Max-Age=0$/);
    expect([(await readingsOf(NUMBER)).pages, (await readingsOf(OTHER)).pages]).toEqual([0, 1]);
  });

  it.each<Record<string, string>>([{ "Sec-GPC": "1" }, { DNT: "1" }])(
    "yes is a no for a browser that sends %j",
    async (header) => {
      const said = await answer("yes", { ...header, Cookie: `analytics_id=${NUMBER}` });
      expect(setBy(said, "preferences")).toMatch(/^preferences=measuring:no;/);
      expect(setBy(said, "analytics_id")).toMatch(/Max-Age=0$/);
    },
  );

  it.each(["", "maybe", "YES"])("%j is no answer", async (sent) => {
    const outcome = await action(argsFor({ measuring: sent }));
    expect(outcome).toMatchObject({ init: { status: 422 }, data: { message: "Press one of the two buttons." } });
  });

  it("is told on the page, with how much is noted", async () => {
    expect((await loader(argsFor())).choice).toEqual({ answer: null, isAskedNotTo: false, noted: null });
    noteReading(NUMBER, "/guides", NOW);
    const { choice } = await loader(
      argsFor(undefined, { Cookie: `preferences=measuring:yes; analytics_id=${NUMBER}` }),
    );
    expect(choice).toEqual({
      answer: "yes",
      isAskedNotTo: false,
      noted: { pages: 1, pressed: 0, since: "2026-11-23T12:34:00.000Z" },
    });
  });
});

describe("noted pages and presses", () => {
  it("is a page, a minute and a number, counted for whoever runs this", async () => {
    for (const path of ["/guides", "/guides", "/about"]) noteReading(NUMBER, path, NOW);
    await readingsOf(NUMBER);
    const [row] = await db().selectFrom("page_readings").selectAll().execute();
    expect(Object.keys(row!).sort()).toEqual(["at", "id", "path", "reader"]);
    expect(await mostRead(NOW)).toEqual([
      { path: "/guides", times: 2 },
      { path: "/about", times: 1 },
    ]);
    expect(await mostRead(new Date(NOW.getTime() + 31 * DAY_MS))).toEqual([]);
    const on = NOW.toISOString().slice(0, 10);
    expect(await readingsByDay(on)).toEqual([{ on, value: 3 }]);
    expect(await readingsByDay(addDays(on, 1))).toEqual([]);
  });

  it("stays within bounds when somebody asks without end", async () => {
    for (let count = 0; count < 2_000; count++) noteReading(NUMBER, "/", NOW);
    expect((await readingsOf(NUMBER)).pages).toBe(500);
    await forgetReader(NUMBER);
  });
});

describe("old notes", () => {
  const log = { ...makeCtx().log, error: vi.fn() };

  it("goes by the hour: readings, letters and the records of payments", async () => {
    noteReading(NUMBER, "/old", daysBefore(RETENTION.readingDays + 1));
    noteReading(NUMBER, "/new", daysBefore(RETENTION.readingDays - 1));
    await readingsOf(NUMBER);
    for (const key of ["old", "new", "waiting"]) await enqueueJob(db(), "mail", key, "{}");
    for (const [key, days] of [
      ["old", RETENTION.jobDays + 1],
      ["new", RETENTION.jobDays - 1],
    ] as const) {
      const job = await db()
        .selectFrom("jobs")
        .select(["id", "attempts"])
        .where("key", "=", key)
        .executeTakeFirstOrThrow();
      await finishJob(job, daysBefore(days));
    }
    const payment = (id: string, status: "paid" | "open" | "unrefundable", at: string) => ({
      id,
      user_id: "gone",
      trip_id: null,
      feature: "trip_pass" as const,
      scope: id,
      item_key: "trip_pass",
      provider_session_id: null,
      url: null,
      amount_minor: 2900,
      currency: "USD",
      status,
      return_to: null,
      origin: "http://localhost:3000",
      price_locked_until: null,
      payment_intent: null,
      refund_id: null,
      refund_reason: null,
      attempt: 1,
      created_at: at,
      updated_at: at,
    });
    await db()
      .insertInto("checkouts")
      .values([
        payment("old", "paid", "2019-11-22T00:00:00.000Z"),
        payment("young", "paid", "2019-11-24T00:00:00.000Z"),
        payment("open", "open", "2019-01-01T00:00:00.000Z"),
        payment("owed", "unrefundable", "2019-01-01T00:00:00.000Z"),
      ])
      .execute();
    await forgetWhatIsOver(NOW, log);
    expect(log.error).not.toHaveBeenCalled();
    expect(await db().selectFrom("page_readings").select("path").execute()).toEqual([{ path: "/new" }]);
    expect((await db().selectFrom("jobs").select("key").orderBy("key").execute()).map(({ key }) => key)).toEqual([
      "new",
      "waiting",
    ]);
    expect((await db().selectFrom("checkouts").select("id").orderBy("id").execute()).map(({ id }) => id)).toEqual([
      "open",
      "owed",
      "young",
    ]);
    expect(await claimJob(new Date())).toMatchObject({ kind: "mail" });
  });
});
