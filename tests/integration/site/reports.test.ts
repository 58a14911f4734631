import { beforeAll, beforeEach, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import { newId } from "#app/db/ids.server";
import { exportSent } from "#app/modules/desk/inbox.server";
import { isReportable } from "#app/modules/reports/report-path";
import { findReportedPlace } from "#app/modules/reports/reports.server";
import * as bookings from "#app/routes/admin/bookings";
import * as deskReport from "#app/routes/admin/report";
import * as deskReports from "#app/routes/admin/reports";
import * as report from "#app/routes/site/report";
import { insertUser } from "#tests/integration/booking/booking.fixture";
import { argsFor, outcomeOf, useParty } from "#tests/integration/planning/party.fixture";

const party = useParty();
let admin: typeof party.ada;
beforeAll(async () => {
  admin = await insertUser("Desk");
  await db().updateTable("users").set({ is_admin: 1 }).where("id", "=", admin.id).execute();
});
beforeEach(async () => {
  for (const table of ["rate_limits", "place_reports", "audit_entries", "checkouts"] as const)
    await db().deleteFrom(table).execute();
});

type Refused = { fields: Record<string, string[]>; values: Record<string, string> };
const GOOD = { place: "fushimi-inari", problem: "hours", words: " It opens at six.\r\nReally. " };
const send = async (changes: Record<string, string> = {}, user?: typeof party.ada, headers?: Record<string, string>) =>
  outcomeOf<Refused>(
    report.action(await argsFor("/report", { user, headers, fields: Object.entries({ ...GOOD, ...changes }) })),
  );
const kept = () => db().selectFrom("place_reports").selectAll().execute();

it("is kept with what was said, once a day for the same words", async () => {
  expect(await send()).toMatchObject({ status: 303, to: "/report?place=fushimi-inari&sent=1" });
  await send();
  expect(await kept()).toMatchObject([
    { place_id: "fushimi-inari", problem: "hours", words: "It opens at six.\nReally.", status: "new", user_id: null },
  ]);
});

it.each([
  [{ problem: "" }, "problem"],
  [{ problem: "boring" }, "problem"],
  [{ problem: "other", words: "  " }, "words"],
  [{ words: "x".repeat(2_001) }, "words"],
])("is refused beside the field: %j", async (changes, field) => {
  const refused = await send(changes);
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.data!.fields)).toEqual([field]);
  expect(await kept()).toEqual([]);
});

it("is of a place that there is, by a person, and not too often", async () => {
  expect(await send({ place: "nowhere" })).toMatchObject({ status: 404 });
  expect(await send({ extraLine: "x" })).toMatchObject({ status: 422 });
  const open = async (query: string) =>
    outcomeOf(Promise.resolve().then(async () => report.loader({ ...(await argsFor(`/report${query}`)), params: {} })));
  expect(await open("?place=fushimi-inari")).toMatchObject({ status: 200 });
  expect(await open("?place=nowhere")).toMatchObject({ status: 404 });
  expect(await open("")).toMatchObject({ status: 404 });
  const headers = { "x-voyance-address": "203.0.113.20" };
  for (let i = 0; i < 20; i++) await send({ words: `No ${i}` }, undefined, headers);
  expect(await send({ words: "One more" }, undefined, headers)).toMatchObject({ status: 429 });
  expect(await kept()).toHaveLength(20);
});

it("knows a place that two destinations share, and asks for none of one's own", () => {
  expect(findReportedPlace("fushimi-inari")?.destinations).toContainEqual({ slug: "kyoto", name: "Kyoto" });
  expect(findReportedPlace("arthurs-seat")!.destinations.length).toBeGreaterThan(1);
  expect([isReportable("own-1"), isReportable(undefined), isReportable("fushimi-inari")]).toEqual([false, false, true]);
});

it("is decided at the desk with the change it led to, and stands in its sender's file", async () => {
  await send({}, party.ada);
  const { id } = (await kept())[0]!;
  const at = async (fields?: Record<string, string>) => ({
    ...(await argsFor("/admin/reports", { user: admin, ...(fields && { fields: Object.entries(fields) }) })),
    params: { id },
  });
  expect((await deskReports.loader(await at())).page.rows).toMatchObject([
    { id, place_name: findReportedPlace("fushimi-inari")!.name },
  ]);
  const decide = async (fields: Record<string, string>) => outcomeOf<Refused>(deskReport.action(await at(fields)));
  expect((await decide({ status: "accepted", change: " " })).data!.fields).toHaveProperty("change");
  expect(await decide({ status: "accepted", change: "Hours from 06:00" })).toMatchObject({
    status: 303,
    to: "/admin/reports",
  });
  expect((await deskReports.loader(await at())).page.rows).toEqual([]);
  expect(await kept()).toMatchObject([{ status: "accepted", change: "Hours from 06:00" }]);
  expect(await db().selectFrom("audit_entries").selectAll().execute()).toMatchObject([
    { action: "report decided", actor_id: admin.id },
  ]);
  expect((await exportSent({ userId: party.ada.id })).reports).toMatchObject([
    { change: "Hours from 06:00", problem: "hours" },
  ]);
});

it("payments stand at the desk by what is to be done, and only a refund that was decided is tried", async () => {
  const at = new Date().toISOString();
  const row = (status: "paid" | "refunding" | "unrefundable") => ({
    id: newId(),
    user_id: party.ada.id,
    trip_id: null,
    feature: "premium" as const,
    scope: `product:${newId()}`,
    item_key: "x",
    provider_session_id: null,
    url: null,
    amount_minor: 1_900,
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
  const [paid, refunding, lost] = [row("paid"), row("refunding"), row("unrefundable")];
  await db().insertInto("checkouts").values([paid, refunding, lost]).execute();
  const list = async (status: string) =>
    (await bookings.loader({ ...(await argsFor(`/admin/bookings?status=${status}`, { user: admin })), params: {} }))
      .page.rows;
  expect((await list("")).map(({ id }) => id).sort()).toEqual([refunding.id, lost.id].sort());
  expect(await list("paid")).toMatchObject([{ id: paid.id, email: party.ada.email, amountMinor: 1_900 }]);
  const press = async (id: string) =>
    outcomeOf(
      bookings.action({
        ...(await argsFor("/admin/bookings", {
          user: admin,
          fields: [
            ["intent", "refund-try"],
            ["id", id],
          ],
        })),
        params: {},
      }),
    );
  await press(paid.id);
  expect(
    (await db().selectFrom("checkouts").select("status").where("id", "=", paid.id).executeTakeFirst())?.status,
  ).toBe("paid");
  expect(await db().selectFrom("audit_entries").selectAll().execute()).toEqual([]);
  await press(refunding.id);
  expect(
    (await db().selectFrom("checkouts").select("status").where("id", "=", refunding.id).executeTakeFirst())?.status,
  ).toBe("unrefundable");
  expect(await db().selectFrom("audit_entries").selectAll().execute()).toMatchObject([
    { action: "refund tried", before: '{"status":"refunding"}', after: '{"status":"unrefundable"}' },
  ]);
});
