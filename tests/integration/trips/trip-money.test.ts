import { beforeEach, describe, expect, it } from "vitest";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { RATES_DATE } from "#app/modules/catalogue/country/rates";
import * as page from "#app/routes/trips/money";
import { insertTrip } from "#tests/integration/booking/booking.fixture";
import { argsFor as argsOf, bringBo, outcomeOf, useParty } from "#tests/integration/planning/party.fixture";

const party = useParty();
let ada: CurrentUser;
let bo: CurrentUser;
let eve: CurrentUser;
let tripId: string;
let boId: string;

beforeEach(async () => {
  ({ ada, bo, eve } = party);
  tripId = await insertTrip(ada);
  boId = await bringBo(party, tripId);
});

const argsFor = (user: CurrentUser, fields?: [string, string][]) => argsOf(`/trips/${tripId}/money`, { user, fields });

const press = async (user: CurrentUser, fields: [string, string][]) =>
  outcomeOf<{ fields?: Record<string, string[]>; values?: Record<string, unknown>; message?: string }>(
    page.action(await argsFor(user, fields)),
  );

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
    expect(seen.kinds.find(({ kind }) => kind === "trip")).toMatchObject({ spentMinor: first!.usdMinor + 1000 });
    expect(seen.days.find(({ on }) => on === "2027-04-16")).toMatchObject({ spentMinor: first!.usdMinor + 1000 });
    expect(seen.payments).toMatchObject([{ from: { name: "Bo" }, to: { name: "Ada" } }]);
    expect(seen.payments[0]!.usdMinor).toBe(Math.floor(first!.usdMinor / 2) - 500);
    expect(seen).toMatchObject({ currency: "JPY", rateDate: RATES_DATE });
  });

  it("holds the budget for the owner alone, and leads everybody back to a page they may open", async () => {
    expect(await view(ada)).toMatchObject({ budgetMinor: 200_000, back: `/trips/${tripId}` });
    expect(await view(bo)).toMatchObject({ budgetMinor: null, back: `/trips/${tripId}/take-along` });
  });

  it("offers each member of the party as the payer of what they note themselves", async () => {
    expect((await view(ada)).reader).toBe("owner");
    expect((await view(bo)).reader).toBe(boId);
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
    expect(await press(ada, remove)).toMatchObject({
      status: 409,
      data: { message: expect.stringMatching(/no longer on the list/) },
    });
  });

  it("is nobody else's to see or to change, and knows its buttons", async () => {
    expect((await press(eve, dinner())).status).toBe(404);
    await expect(view(eve)).rejects.toMatchObject({ init: { status: 404 } });
    expect((await press(ada, [["intent", "burn-it"]])).status).toBe(400);
  });
});
