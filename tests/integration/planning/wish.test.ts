import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { understandWish } from "#app/modules/planner/wish/wish.server";
import { makeCtx } from "#tests/integration/booking/booking.fixture";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";

/** A language model that gives the test's answers, and keeps its questions. */
const asked: {
  headers: Record<string, unknown>;
  body: { model: string; messages: { role: string; content: string }[] };
}[] = [];
let reply: { status: number; content: string };
const model = createServer((request, response) => {
  let body = "";
  request.on("data", (part: Buffer) => (body += part.toString()));
  request.on("end", () => {
    asked.push({ headers: request.headers, body: JSON.parse(body) as (typeof asked)[number]["body"] });
    response.writeHead(reply.status, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ choices: [{ message: { content: reply.content } }] }));
  });
});

const ctx = makeCtx({ now: new Date("2026-11-23T10:00:00Z") });

beforeAll(async () => {
  await new Promise<void>((listening) => model.listen(0, "127.0.0.1", listening));
  Object.assign(process.env, {
    AI_PROVIDER: "openai",
    AI_API_KEY: "key-1",
    AI_MODEL: "reader",
    AI_API_BASE: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`,
  });
  await openTestDatabase();
});
afterAll(async () => {
  await closeTestDatabase();
  model.close();
});
beforeEach(() => {
  asked.length = 0;
  reply = { status: 200, content: "{}" };
});

describe("a sentence that our own rules do not understand", () => {
  const STRANGE = "the city of geishas when the maples blaze, with my sweetheart";

  it("is read by the language model that is set up, whose places must be ours", async () => {
    reply.content = JSON.stringify({ destinations: ["Atlantis", "Kyoto"], months: [11], adults: 2 });
    const { values, places, isNamed } = await understandWish(ctx, "where geishas live, with my sweetheart");
    expect(places.map(({ slug }) => slug)).toEqual(["kyoto"]);
    expect(isNamed).toBe(true);
    expect(values).toMatchObject({ destination: "kyoto", adults: "2" });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.headers.authorization).toBe("Bearer key-1");
    expect(asked[0]?.body.model).toBe("reader");
    expect(asked[0]?.body.messages.at(-1)).toEqual({ role: "user", content: "where geishas live, with my sweetheart" });
  });

  it.each([
    ["refuses", { status: 500, content: "{}" }],
    ["answers no JSON", { status: 200, content: "I would go to Kyoto." }],
    ["answers something else", { status: 200, content: '["Kyoto"]' }],
  ])("is read by our own rules where the model %s", async (_, answer) => {
    reply = answer;
    const { values } = await understandWish(ctx, `${STRANGE}, two adults`);
    expect(values.adults).toBe("2");
    expect(asked).toHaveLength(1);
  });

  it("is not sent where our own rules understand all of it", async () => {
    const { values } = await understandWish(ctx, "Lisbon, 3-10 May, two adults");
    expect(values).toMatchObject({ destination: "lisbon", startDate: "2027-05-03", endDate: "2027-05-10" });
    expect(asked).toHaveLength(0);
  });

  it("is sent only so often from one address; then our own reading stands", async () => {
    const elsewhere = makeCtx({ now: ctx.now, address: "203.0.113.9" });
    for (let time = 0; time < 22; time += 1) await understandWish(elsewhere, "zzyzx, two adults");
    expect(asked).toHaveLength(20);
  });
});

it("ticks the needs of a sentence, and points to the preferences for what is not there already", async () => {
  const said = "a week in Lisbon in May for two, vegetarian and no nut allergy food";
  const wish = await understandWish(ctx, said);
  expect(wish.values).toMatchObject({ diets: ["vegetarian", "nut-allergy"], accessNeeds: [] });
  expect(wish.chips.find(({ id }) => id === "needs")?.value).toBe("Vegetarian and nut allergy");
  expect((await understandWish(ctx, "a week in Lisbon in May for two")).chips.map(({ id }) => id)).not.toContain(
    "needs",
  );
  const isNew = async (known: string[]) => (await understandWish(ctx, said, undefined, known)).isNewNeed;
  expect([await isNew([]), await isNew(["vegetarian"]), await isNew(["vegetarian", "nut-allergy"])]).toEqual([
    ...[true, true, false],
  ]);
});
