import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createSession } from "#app/modules/accounts/accounts.server";
import type { CurrentUser } from "#app/modules/accounts/current-user";
import { RATES_DATE } from "#app/modules/catalogue/rates";
import { inviteCompanion, invitationPath, joinTrip, listCompanions } from "#app/modules/trips/companions.server";
import { getTrip } from "#app/modules/trips/trips.server";
import * as page from "#app/routes/trips/money";
import { insertTrip, insertUser, makeCtx } from "#tests/integration/booking.fixture";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";

const ORIGIN = "http://localhost:3000";
const dataDir = mkdtempSync(path.join(tmpdir(), "money-"));
const ctx = makeCtx();
let ada: CurrentUser;
let bo: CurrentUser;
let eve: CurrentUser;
let tripId: string;
let boId: string;

beforeAll(async () => {
  process.env.DATA_DIR = dataDir;
  await openTestDatabase();
  ada = await insertUser("Ada");
  bo = await insertUser("Bo");
  eve = await insertUser("Eve");
});
afterAll(async () => {
  await closeTestDatabase();
  rmSync(dataDir, { recursive: true });
});
beforeEach(async () => {
  tripId = await insertTrip(ada);
  const trip = await getTrip(ctx, tripId, { userId: ada.id });
  await inviteCompanion(ctx, ada, trip, { name: "Bo", email: "" });
  boId = (await listCompanions(trip)).find(({ name }) => name === "Bo")!.id;
  const joining = { name: "Bo", likes: [], never: [], accessNeeds: [], diets: [] };
  await joinTrip(ctx, invitationPath(boId).slice("/join/".length), joining, {}, bo);
});

async function argsFor(user: CurrentUser, fields?: [string, string][]) {
  const cookie = `auth_token=${await createSession(makeCtx({ now: new Date() }), user.id, "tests")}`;
  const init = fields ? { method: "POST", body: new URLSearchParams(fields) } : {};
  return {
    request: new Request(`${ORIGIN}/trips/${tripId}/money`, { ...init, headers: { Cookie: cookie } }),
    params: { tripId },
    context: { origin: ORIGIN },
  };
}

async function press(user: CurrentUser, fields: [string, string][]) {
  const got: unknown = await page.action(await argsFor(user, fields)).catch((error: unknown) => error);
  if (got instanceof Error) throw got;
  if (got instanceof Response) return { status: got.status };
  const { init, data } = got as {
    init?: { status?: number };
    data?: { fields?: Record<string, string[]>; values?: Record<string, unknown>; message?: string };
  };
  return { status: init?.status ?? 200, data };
}

const view = async (user: CurrentUser) => page.loader(await argsFor(user));
const dinner = (changes: Record<string, string> = {}, shared = ["owner", boId]): [string, string][] => [
  ...Object.entries({
    intent: "note-spending",
    what: "Dinner",
    amount: "4,200",
    currency: "JPY",
    on: "2027-04-16",
    paidBy: "owner",
    ...changes,
  }),
  ...shared.map((id): [string, string] => ["sharedBy", id]),
];

describe("the money of a trip", () => {
  it("is noted by anyone of the party, in any money at a dated rate, and says who owes whom", async () => {
    expect((await press(ada, dinner())).status).toBe(303);
    expect((await press(bo, dinner({ what: "Taxi", amount: "10", currency: "USD", paidBy: boId }))).status).toBe(303);
    const seen = await view(bo);
    const [first] = seen.expenses.filter(({ what }) => what === "Dinner");
    expect(first).toMatchObject({ amountMinor: 4200, currency: "JPY", rateDate: RATES_DATE, paidBy: { name: "Ada" } });
    expect(seen.spentMinor).toBe(first!.usdMinor + 1000);
    expect(seen.payments).toMatchObject([{ from: { name: "Bo" }, to: { name: "Ada" } }]);
    expect(seen.payments[0]!.usdMinor).toBe(Math.floor(first!.usdMinor / 2) - 500);
    expect(seen).toMatchObject({ currency: "JPY", rateDate: RATES_DATE });
  });

  it("holds the budget for the owner alone, and leads everybody back to a page they may open", async () => {
    expect(await view(ada)).toMatchObject({ budgetMinor: 200_000, back: `/trips/${tripId}` });
    expect(await view(bo)).toMatchObject({ budgetMinor: null, back: `/trips/${tripId}/take-along` });
  });

  it("counts a form that was sent twice once", async () => {
    const form: [string, string][] = [...dinner(), ["formKey", "key-1"]];
    expect([(await press(ada, form)).status, (await press(ada, form)).status]).toEqual([303, 303]);
    expect((await view(ada)).expenses).toHaveLength(1);
    await press(ada, [...dinner(), ["formKey", "key-2"]]);
    expect((await view(ada)).expenses).toHaveLength(2);
  });

  it("says what is wrong beside the field, and keeps what was typed", async () => {
    for (const [field, value] of [
      ["what", ""],
      ["amount", "a lot"],
      ["amount", "-5"],
      ["amount", "12.5"],
      ["amount", "4.200"],
      ["currency", "DOUBLOONS"],
      ["on", "tomorrow"],
      ["paidBy", "eve"],
    ] as const) {
      const { status, data } = await press(ada, dinner({ [field]: value }));
      expect([status, Object.keys(data?.fields ?? {})], `${field} ${value}`).toEqual([422, [field]]);
      expect(data?.values?.what ?? "").toBe(field === "what" ? value : "Dinner");
      expect(data?.values?.amount).toBe(field === "amount" ? value : "4,200");
    }
    const { status, data } = await press(ada, dinner({}, []));
    expect([status, data?.fields?.sharedBy]).toEqual([422, ["Tick at least one person"]]);
    expect((await view(ada)).expenses).toEqual([]);
  });

  it("loses an expense that is removed, once", async () => {
    await press(ada, dinner());
    const id = (await view(ada)).expenses[0]!.id;
    const remove: [string, string][] = [
      ["intent", "remove-spending"],
      ["expense", id],
    ];
    expect((await press(bo, remove)).status).toBe(303);
    expect((await view(ada)).expenses).toEqual([]);
    expect(await press(ada, remove)).toMatchObject({ status: 409, data: { message: expect.stringMatching(/not in/) } });
  });

  it("is nobody else's to see or to change, and knows its buttons", async () => {
    expect((await press(eve, dinner())).status).toBe(404);
    await expect(view(eve)).rejects.toMatchObject({ init: { status: 404 } });
    expect((await press(ada, [["intent", "burn-it"]])).status).toBe(400);
  });
});
