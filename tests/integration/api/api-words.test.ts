import { describe, expect, it } from "vitest";
import { readJson, readQuery } from "#app/http/api/api.server";
import { bodyOf } from "#app/http/api/operation";
import type { Declaration } from "#app/http/api/operation";
import { declaredPaths } from "#app/routes/api/declared.server";
import { isAppError } from "#app/shared/app-error";
import { wrongBodies, wrongQueries } from "./api-wrong.fixture";

const TODAY = "2026-11-26";
/** Words of the validator, which callers do not know. */
const LIBRARY = /invalid|expected|received|too (big|small)|unrecognized|undefined|NaN|\[object|regex|pattern/i;

const calls = declaredPaths().flatMap(({ operations }) =>
  Object.values(operations).map(({ declaration }) => declaration as Declaration),
);

/** The messages of a call's answer, by field. */
async function toldBy(read: () => Promise<unknown>): Promise<Record<string, string[]>> {
  try {
    await read();
  } catch (error) {
    if (isAppError(error)) return error.details.fields ?? {};
    throw error;
  }
  return expect.fail("It was taken");
}

const bodiesOf = (declaration: Declaration) => {
  const schema = bodyOf(declaration, TODAY);
  return schema ? wrongBodies(schema, declaration.example.body).map((one) => ({ ...one, schema })) : [];
};

async function* problemsOf(declaration: Declaration) {
  for (const { what, text, schema } of bodiesOf(declaration)) {
    const request = new Request("http://localhost/", {
      method: "POST",
      body: text,
      headers: { "Content-Type": "application/json" },
    });
    yield { what, fields: await toldBy(() => readJson(request, schema)) };
  }
  for (const { what, query } of wrongQueries(declaration)) {
    const request = new Request(`http://localhost/?${new URLSearchParams(query)}`);
    const read = () => Promise.resolve().then(() => readQuery(request, declaration.query!));
    yield { what, fields: await toldBy(read) };
  }
}

it.each<[unknown, Record<string, string[]>]>([
  [{ travelers: { adults: 0 } }, { "travelers.adults": ["travelers.adults must be at least 1"] }],
  [{ travelers: {} }, { "travelers.adults": ["travelers.adults is required"] }],
  [{ travelers: "two" }, { travelers: ["travelers must be a number or an object"] }],
  [{ travelers: 1e300 }, { travelers: ["travelers must be at most 9"] }],
  [{ budget: { total: "a lot" } }, { "budget.total": ["budget.total must be a number"] }],
  [{ destination: undefined }, { destination: ["destination is required"] }],
  [{ startDate: "soon" }, { startDate: ["Use a date such as 2027-05-14"] }],
])("says of a new trip with %j what is wrong", async (change, fields) => {
  const create = calls.find(({ id }) => id === "createTrip")!;
  const schema = bodyOf(create, TODAY)!;
  const dates = { startDate: "2027-05-01", endDate: "2027-05-08" };
  const body = JSON.stringify({ ...(create.example.body as object), ...dates, ...(change as object) });
  const headers = { "Content-Type": "application/json" };
  const request = new Request("http://localhost/", { method: "POST", body, headers });
  expect(await toldBy(() => readJson(request, schema))).toEqual(fields);
});

it.each<[object, Record<string, string[]>]>([
  [{ price: 1 }, { body: ['The body must not have "price"'] }],
  [{ name: "Kyoto", ownerId: "x", isPaid: true }, { body: ['The body must not have "ownerId", "isPaid"'] }],
  [{ budget: { total: 500, currency: "EUR" } }, { budget: ['budget must not have "currency"'] }],
])("refuses to change of a trip what nobody can change, such as %j (CHECKLIST API-22)", async (body, fields) => {
  const schema = bodyOf(
    calls.find(({ id }) => id === "changeTrip")!,
    TODAY,
  )!;
  const headers = { "Content-Type": "application/json" };
  const request = new Request("http://localhost/", { method: "PATCH", body: JSON.stringify(body), headers });
  expect(await toldBy(() => readJson(request, schema))).toEqual(fields);
});

describe.each(
  calls
    .filter((declaration) => declaration.query || bodyOf(declaration, TODAY))
    .map((declaration) => [declaration.id, declaration] as const),
)("%s", (_, declaration) => {
  it("says in plain words what is wrong with each field, and names it", async () => {
    for await (const { what, fields } of problemsOf(declaration)) {
      expect(Object.keys(fields), what).not.toEqual([]);
      for (const message of Object.values(fields).flat()) {
        expect.soft(message, what).not.toMatch(LIBRARY);
        expect.soft(message, what).not.toMatch(/is not valid$|not written as it has/);
      }
    }
  });
});
