import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import { insertUser, makeCtx } from "#tests/integration/booking/booking.fixture";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";
import {
  decideReport,
  exportReports,
  findReport,
  findReportedPlace,
  forgetReportsBefore,
  listReports,
  reportPlace,
} from "./reports.server";

const START = Date.parse("2027-03-01T10:00:00.000Z");
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const time = (ms = 0): string => new Date(START + ms).toISOString();
const at = (ms = 0, address = "127.0.0.1") => makeCtx({ now: new Date(START + ms), address });

beforeAll(async () => void (await openTestDatabase()));
afterAll(closeTestDatabase);
beforeEach(async () => {
  for (const table of ["rate_limits", "place_reports"] as const) await db().deleteFrom(table).execute();
});

const place = () => findReportedPlace("fushimi-inari")!;
const say = (words: string, ms = 0, address?: string, userId?: string) =>
  reportPlace(at(ms, address), place(), { problem: "hours", words }, userId);
const wordsOf = async (status: Parameters<typeof listReports>[0]) =>
  (await listReports(status)).rows.map(({ words }) => words);

it("counts once for the same words of a day from one address", async () => {
  await say("Six");
  await say("Six", MINUTE);
  expect((await listReports("all")).rows).toMatchObject([
    { place_id: "fushimi-inari", place_name: place().name, problem: "hours", status: "new", decided_at: null },
  ]);
  await say("Seven");
  await say("Six", DAY);
  await say("Six", 0, "203.0.113.9");
  expect((await listReports("all")).rows).toHaveLength(4);
});

it("comes at most twenty times an hour from one address", async () => {
  for (let n = 1; n <= 20; n++) await say(`${n}`);
  await expect(say("21")).rejects.toMatchObject({ code: "RATE_LIMITED" });
  await say("22", 61 * MINUTE);
  expect((await listReports("all")).rows).toHaveLength(21);
});

it("waits the oldest first, and lies the newest first; it is its sender's", async () => {
  const ann = await insertUser("Ann");
  await say("one", 0, undefined, ann.id);
  await say("two", MINUTE);
  expect([await wordsOf("new"), await wordsOf("all"), await wordsOf("declined")]).toEqual([
    ["one", "two"],
    ["two", "one"],
    [],
  ]);
  expect(await exportReports(ann.id)).toEqual([
    { place: place().name, problem: "hours", words: "one", status: "new", change: "", sentAt: time() },
  ]);
});

it("is forgotten so long after its decision, and kept while it waits", async () => {
  await say("one");
  await say("two");
  const { rows } = await listReports("new");
  const id = rows[0]!.id;
  const decision = { status: "accepted", change: "Opens at six." } as const;
  expect(await decideReport(db(), id, decision, time(DAY))).toMatchObject({ status: "new" });
  expect(await findReport(id)).toMatchObject({ ...decision, decided_at: time(DAY) });
  await forgetReportsBefore(time(DAY));
  expect((await listReports("all")).rows).toHaveLength(2);
  // A decision that is taken back waits again.
  await decideReport(db(), id, { status: "new", change: "" }, time(2 * DAY));
  expect(await findReport(id)).toMatchObject({ status: "new", decided_at: null });
  await decideReport(db(), id, decision, time(2 * DAY));
  await forgetReportsBefore(time(3 * DAY));
  expect((await listReports("all")).rows).toHaveLength(1);
  expect(await decideReport(db(), "none", decision, time())).toBeUndefined();
});
