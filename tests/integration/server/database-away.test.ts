/** While PostgreSQL is gone, or answers nothing, callers are asked to come back; all goes on by itself afterwards. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { closeDatabase, db, transact, useDatabase } from "#app/db/client.server";
import { openDatabase } from "#app/db/dialect.server";
import { enqueueJob } from "#app/db/jobs.server";
import { createJobRunner } from "#app/boot/job-runner.server";
import { jobHandlers } from "#app/boot/job-handlers.server";
import { NOBODY } from "#app/modules/offline/kept-pages";
import { ownerName } from "#app/modules/offline/owner-name.server";
import { createSession } from "#app/modules/accounts/account/accounts.server";
import type { Front } from "#app/http/front/front.fixture";
import * as root from "#app/root";
import * as call from "#app/routes/api/call";
import * as healthz from "#app/routes/resources/healthz";
import * as readyz from "#app/routes/resources/readyz";
import { insertUser, makeCtx } from "#tests/integration/booking/booking.fixture";
import { openCutLine } from "#tests/integration/server/cut-line.fixture";
import type { CutLine } from "#tests/integration/server/cut-line.fixture";
import { serveRoutes } from "#tests/integration/server/served-routes.fixture";
import { copyAddress } from "#tests/setup/database";

describe.runIf(process.env.TEST_POSTGRES_URL)("a database that is away", () => {
  let line: CutLine;
  let front: Front;

  beforeAll(async () => {
    line = await openCutLine(await copyAddress());
    useDatabase(openDatabase(line.url));
    front = await serveRoutes({
      healthz,
      readyz,
      "api/*": call,
      read: { loader: () => null, default: () => null },
      written: { loader: () => forget(), action: () => forget(), default: () => null },
    });
  });
  afterAll(async () => {
    await front.close();
    await closeDatabase();
    await line.close();
  });
  const isReached = () => forget().then(Boolean, () => false);
  afterEach(async () => {
    await line.mend();
    // Connections that were reset are noticed one by one.
    await Promise.all(Array.from({ length: 10 }, isReached));
    await expect.poll(isReached).toBe(true);
  });

  const forget = () => transact((trx) => trx.deleteFrom("rate_limits").execute()).then(() => "forgotten");
  const ask = (address: string, method = "GET"): Promise<Response> =>
    fetch(front.origin + address, {
      method,
      ...(method === "POST" && { body: new URLSearchParams({ name: "Ada" }) }),
    });

  /** What travellers and programs see meanwhile. */
  async function isTold(): Promise<void> {
    const [page, form, data, program, alive, ready, read] = await Promise.all([
      ask("/written"),
      ask("/written", "POST"),
      ask("/written.data"),
      ask("/api/v1/trips"),
      ask("/healthz"),
      ask("/readyz"),
      ask("/read"),
    ]);
    expect([page.status, form.status, data.status, ready.status]).toEqual([503, 503, 503, 503]);
    for (const answer of [page, form, data]) expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await page.text()).toContain('<a href="">Try again</a>');
    // A link would leave what was typed behind, a reload sends it.
    const answered = await form.text();
    expect(answered).toContain("What you typed is not lost");
    expect(answered).not.toContain("Try again");
    expect([alive.status, read.status]).toEqual([200, 200]);
    // A call that says who calls has to ask the database.
    expect(program.status).toBe(401);
    const called = await fetch(`${front.origin}/api/v1/trips`, {
      headers: { Authorization: `Bearer ${"a".repeat(43)}` },
    });
    expect([called.status, called.headers.get("Retry-After")]).toEqual([503, "2"]);
    expect(await called.json()).toEqual({
      success: false,
      error: { code: "UNAVAILABLE", message: "We are very busy just now. Please try again in a moment." },
    });
  }

  async function isBack(): Promise<void> {
    await expect.poll(async () => (await ask("/written")).status).toBe(200);
    expect([(await ask("/readyz")).status, (await ask("/written", "POST")).status]).toEqual([200, 200]);
  }

  it("is a 503 with Retry-After while it refuses connections, and none any more when it is back", async () => {
    expect((await ask("/written")).status).toBe(200);
    line.cut();
    await isTold();
    await line.mend();
    await isBack();
  });

  it("is a 503 as well while it takes all and answers nothing, on connections that were open and on new ones", async () => {
    await Promise.all(Array.from({ length: 12 }, () => ask("/written")));
    line.swallow();
    await isTold();
    await line.mend();
    await isBack();
  });

  it("leaves nothing of a transaction whose connection is lost in the middle", async () => {
    const add = (key: string) => ({ key, points: 1, window_ends_at: "2030-01-01T00:00:00.000Z" });
    const lost = transact(async (trx) => {
      await trx.insertInto("rate_limits").values(add("lost")).execute();
      line.cut();
      await trx.insertInto("rate_limits").values(add("never")).execute();
    });
    await expect(lost).rejects.toMatchObject({ code: "UNAVAILABLE" });
    await line.mend();
    await expect.poll(() => db().selectFrom("rate_limits").select("key").execute().catch(String)).toEqual([]);
  });

  it("has no device told that its owner has left, which would delete all that it keeps", async () => {
    const ada = await insertUser("Ada");
    const cookie = `auth_token=${await createSession(makeCtx({ now: new Date() }), ada.id, "tests")}`;
    const ownerFor = async (headers: Record<string, string>): Promise<unknown> => {
      const request = new Request("http://localhost:3000/about", { headers });
      const { data } = await root.loader({ request, params: {}, context: {} });
      return data.owner;
    };
    expect(await ownerFor({ cookie })).toBe(ownerName(ada.id));
    line.cut();
    expect([await ownerFor({ cookie }), await ownerFor({})]).toEqual([null, NOBODY]);
  });

  it("is looked at again by the runner of jobs within seconds, and its work is done then", async () => {
    const done: string[] = [];
    const looks: (Date | undefined)[] = [];
    const runner = createJobRunner({
      db,
      handlers: { ...jobHandlers(), push: ({ id }) => Promise.resolve(void done.push(id)) },
      clock: () => new Date(),
      elapsed: () => performance.now(),
      log: makeCtx().log,
      onLooked: (nextAt) => void looks.push(nextAt),
    });
    await transact((trx) => enqueueJob(trx, "push", "push:away", "{}"));
    line.cut();
    const before = Date.now();
    await runner.look();
    expect(looks.at(-1)!.getTime() - before).toBeGreaterThan(0);
    expect(done).toEqual([]);
    await line.mend();
    await expect
      .poll(async () => {
        await runner.look();
        return done.length;
      })
      .toBe(1);
    await runner.stop(AbortSignal.timeout(10_000));
  });
});
