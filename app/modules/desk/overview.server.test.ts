import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import { sendMessage } from "#app/modules/contact/contact.server";
import { findReportedPlace, listReports, reportPlace } from "#app/modules/reports/reports.server";
import { insertUser, makeCtx } from "#tests/integration/booking/booking.fixture";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";
import { listAudit } from "./audit.server";
import type { Actor } from "./audit.server";
import type { InboxLine } from "./inbox";
import { PAGE_LINES, pageMarkOf } from "#app/shared/lists/pages";
import type { Page } from "#app/shared/lists/pages";
import { doAtInbox, inboxPage, listEntries, listInbox } from "./inbox.server";
import { sendAgain } from "./outbox.server";
import { getOverview } from "./overview.server";
import { settleReport } from "./reports-desk.server";

// A Monday.
const START = Date.parse("2027-03-01T10:00:00.000Z");
const HOUR = 3_600_000;
const at = (ms = 0) => makeCtx({ now: new Date(START + ms) });
const write = (message: string, ms = 0) => sendMessage(at(ms), { name: "Ann", email: "ann@example.com", message });

let actor: Actor;
beforeAll(async () => {
  await openTestDatabase();
  actor = await insertUser("Desk");
});
afterAll(closeTestDatabase);
beforeEach(async () => {
  for (const table of ["rate_limits", "contact_messages", "place_reports", "desk_entries", "audit_entries"] as const)
    await db().deleteFrom(table).execute();
  await db().deleteFrom("jobs").execute();
});

it("counts what waits, what is late, and how long the oldest has waited", async () => {
  await write("first");
  await write("second", 40 * HOUR);
  const { inbox, mails } = await getOverview(at(50 * HOUR));
  expect(inbox).toMatchObject([
    { kind: "message", count: 2, late: 1, oldest: { state: "late", hours: 50 } },
    { kind: "application", count: 0, late: 0, oldest: null },
  ]);
  expect(mails).toEqual({ waiting: 4, givenUp: 0 });
  const [first] = await db().selectFrom("jobs").select("id").execute();
  await db().updateTable("jobs").set({ given_up_at: at().now.toISOString() }).where("id", "=", first!.id).execute();
  expect((await getOverview(at())).mails).toEqual({ waiting: 3, givenUp: 1 });
  await sendAgain(at(), actor, first!.id);
  expect((await getOverview(at())).mails).toEqual({ waiting: 4, givenUp: 0 });
  await expect(sendAgain(at(), actor, "none")).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it("shows the beginning of a message in one line, up to a whole word", async () => {
  await write("Two\n\n lines");
  await write(`${"word ".repeat(23)}longer than that`, 1);
  await write("x".repeat(130), 2);
  const { rows } = await listInbox("message", "all");
  expect(rows.map(({ about }) => about)).toEqual([`${"x".repeat(120)}…`, `${"word ".repeat(23).trim()}…`, "Two lines"]);
});

it("says of entries that wait how long they do, and of no others", async () => {
  await write("first");
  const { rows } = await listInbox("message", "new");
  const id = rows[0]!.id;
  expect((await inboxPage(at(HOUR), "message", "all")).page.rows).toMatchObject([{ waiting: { hours: 1 } }]);
  const subject = { kind: "message", id } as const;
  expect(await doAtInbox(at(HOUR), actor, subject, { intent: "note-add", note: "Rang her" })).toContain("note");
  await doAtInbox(at(2 * HOUR), actor, subject, { intent: "reply-send", reply: "Here it is." });
  expect((await inboxPage(at(3 * HOUR), "message", "all")).page.rows).toMatchObject([
    { status: "answered", waiting: null },
  ]);
  expect(await listEntries(subject)).toMatchObject([
    { kind: "note", text: "Rang her", author_name: actor.name },
    { kind: "reply", text: "Here it is." },
  ]);
  await doAtInbox(at(4 * HOUR), actor, subject, { intent: "status-set", status: "closed" });
  await doAtInbox(at(5 * HOUR), actor, subject, { intent: "subject-delete", understood: "on" });
  expect([await listInbox("message", "all"), await listEntries(subject)]).toEqual([{ rows: [] }, []]);
  await expect(doAtInbox(at(), actor, subject, { intent: "note-add", note: "Late" })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  const log = await listAudit();
  expect(log.next).toBeUndefined();
  expect(log.rows.map(({ action, before, after }) => [action, before, after])).toEqual([
    ["message deleted", "{}", "{}"],
    ["status of message set", '{"status":"answered"}', '{"status":"closed"}'],
    ["message answered", '{"status":"new"}', '{"status":"answered","letters":11}'],
    ["note added to message", "{}", '{"letters":8}'],
  ]);
});

it("settles a report, and records what it was and became", async () => {
  await reportPlace(at(), findReportedPlace("fushimi-inari")!, { problem: "hours", words: "Six" }, undefined);
  const { rows } = await listReports("new");
  const id = rows[0]!.id;
  await settleReport(at(HOUR), actor, id, { status: "accepted", change: "Opens at six." });
  expect((await listAudit()).rows).toMatchObject([
    {
      action: "report decided",
      subject: `report ${id} on fushimi-inari`,
      before: '{"status":"new","change":""}',
      after: '{"status":"accepted","change":"Opens at six."}',
    },
  ]);
  await expect(settleReport(at(), actor, "none", { status: "new", change: "" })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

it("reads a list a page at a time, in either direction, and misses no line of the same instant", async () => {
  // More than two pages, of which every three came at once.
  for (let n = 0; n < 2 * PAGE_LINES + 3; n++)
    await db()
      .insertInto("contact_messages")
      .values({
        ...{ id: `m${String(n).padStart(3, "0")}`, key: `k${n}`, name: "Ann", email: "ann@example.com" },
        ...{ email_key: "ann", user_id: null, message: `${n}`, status: "new", answered_at: null, closed_at: null },
        created_at: at(Math.floor(n / 3) * HOUR).now.toISOString(),
      })
      .execute();
  for (const status of ["new", "all"] as const) {
    const seen: string[] = [];
    for (let after: string | undefined = ""; after !== undefined;) {
      const page: Page<InboxLine> = await listInbox("message", status, pageMarkOf(after));
      seen.push(...page.rows.map(({ id }) => id));
      after = page.next;
    }
    const all = Array.from({ length: 2 * PAGE_LINES + 3 }, (_, n) => `m${String(n).padStart(3, "0")}`);
    expect(seen).toEqual(status === "new" ? all : all.toReversed());
  }
  expect((await getOverview(at(0))).inbox[0]).toMatchObject({ count: 2 * PAGE_LINES + 3 });
});
