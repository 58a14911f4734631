import { readFileSync, writeFileSync } from "node:fs";
import Ajv from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fillExample } from "#app/http/api/example";
import { describeApi } from "#app/http/api/openapi.server";
import { bodyOf, bodySchemaOf, errorSchemaOf, refusalsOf } from "#app/http/api/operation";
import type { Declaration, Reply } from "#app/http/api/operation";
import routes from "#app/routes";
import { loader as call } from "#app/routes/api/call";
import { declaredPaths } from "#app/routes/api/declared.server";
import { loader as openapi } from "#app/routes/resources/openapi";
import { ERROR_STATUS } from "#app/shared/app-error";
import type { ErrorCode } from "#app/shared/app-error";
import { utcDateOf } from "#app/shared/calendar";
import { hasChanged, sampleOfDay } from "#tests/setup/day-sample";
import { ApiWorld, ORIGIN, cookieOf } from "./api.fixture";
import { shortened, wrongBodies, wrongQueries } from "./api-wrong.fixture";

const EXAMPLES = "app/routes/api/examples.json";
const today = utcDateOf(new Date());
const paths = declaredPaths();
const calls = paths.flatMap((route) =>
  Object.entries(route.operations).map(([method, { declaration }]) => ({
    id: declaration.id,
    method,
    route,
    declaration: declaration as Declaration,
  })),
);
type Called = (typeof calls)[number];

const recorded = JSON.parse(readFileSync(EXAMPLES, "utf8")) as Record<string, unknown>;
const description = describeApi(paths, today, recorded) as {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content?: Record<string, { schema: object }> }> }>
  >;
};
const ajv = addFormats(new Ajv({ strict: false }));
ajv.addSchema(description, "api");

/** Checks an answer against the description of its status. */
function checkDescribed({ route, method }: Called, status: number, body: unknown): void {
  const keys = ["paths", route.path, method.toLowerCase(), "responses", String(status), "content", "application/json"];
  const pointer = [...keys, "schema"].map((key) => encodeURIComponent(key.replaceAll("/", "~1"))).join("/");
  const validate = ajv.getSchema(`api#/${pointer}`) ?? ajv.compile({ $ref: `api#/${pointer}` });
  validate(body);
  expect(validate.errors ?? []).toEqual([]);
}

/** So many wrong parameters or bodies of a call a day, and all of them where the API has changed. */
const WRONG_A_DAY = ["app/routes/api/", "app/http/api/"].some(hasChanged) ? Infinity : 12;
const wrongOfDay = <T extends { what: string }>({ id }: Called, all: readonly T[]): T[] =>
  sampleOfDay(all, ({ what }) => `${id} ${what}`, WRONG_A_DAY);

const world = new ApiWorld();
beforeAll(() => world.open(), 240_000);
afterAll(() => world.close());
beforeEach(() => world.freshen());

/** A refusal: 4xx, in the one shape, with a code that the description names. */
async function checkRefusal(called: Called, answer: Response, status: number | undefined, what: string) {
  const body: unknown = await answer.json();
  const codes = Object.keys(refusalsOf(called.method, called.declaration)) as ErrorCode[];
  expect(errorSchemaOf(called.declaration).safeParse(body).error, what).toBeUndefined();
  expect(
    codes.map((code) => ERROR_STATUS[code]),
    `${what}: ${JSON.stringify(body)}`,
  ).toContain(answer.status);
  expect(answer.status < 500, `${what}: ${JSON.stringify(body)}`).toBe(true);
  if (status !== undefined) expect(answer.status, `${what}: ${JSON.stringify(body)}`).toBe(status);
  expect(answer.headers.get("Cache-Control"), what).toBe("no-store");
  checkDescribed(called, answer.status, body);
}

async function madeReady(called: Called) {
  const example = await world.exampleOf(called.declaration);
  const begun = await world.begin(called.declaration, example);
  const headers = { ...begun, ...(called.declaration.access === "account" && (await world.signedIn())) };
  return { example, headers };
}

describe("the description", () => {
  it("is valid OpenAPI 3.1, by somebody else's judgement", async () => {
    const copy = JSON.parse(JSON.stringify(description)) as Record<string, unknown>;
    expect(await new Validator().validate(copy)).toMatchObject({ valid: true });
    expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length);
  });

  it("has one route for all calls, beside their description", () => {
    const known = (routes as readonly { path?: string }[]).map(({ path = "" }) => path);
    expect(known.filter((path) => path.startsWith("api/"))).toEqual(["api/docs", "api/openapi.json", "api/*"]);
  });

  it.each(["/api/v1/trips/x", "/api/destinations/count"])(
    "finds %s by its address, and nothing beside it",
    async (at) => {
      const ask = async (path: string) =>
        (await call({ request: new Request(ORIGIN + path), params: {}, context: {} })).json();
      const nothing = "This API path doesn't exist";
      expect(JSON.stringify(await ask(at))).not.toContain(nothing);
      expect(await ask(`${at}/beside`)).toMatchObject({ error: { code: "NOT_FOUND", message: nothing } });
    },
  );

  it("is served with a validator, and not sent twice", async () => {
    const ask = (headers: Record<string, string> = {}) =>
      openapi({ request: new Request(`${ORIGIN}/api/openapi.json`, { headers }), params: {}, context: {} });
    const first = await ask();
    expect([first.status, first.headers.get("Content-Type")]).toEqual([200, "application/json; charset=utf-8"]);
    expect(await first.json()).toEqual(JSON.parse(JSON.stringify(description)));
    expect((await ask({ "If-None-Match": first.headers.get("ETag")! })).status).toBe(304);
  });
});

describe.each(calls.map((called) => [`${called.method} ${called.route.path}`, called] as const))("%s", (_, called) => {
  const { route, method, declaration } = called;

  it("answers its example as it says it does", async () => {
    const { example, headers } = await madeReady(called);
    const answer = await world.call(route, method, example, headers);
    const reply = declaration.replies[answer.status as 200] as Reply | undefined;
    if (!reply) expect.fail(`${answer.status}: ${await answer.text()}`);
    expect(answer.headers.has("RateLimit")).toBe(declaration.access === "account" || method !== "GET");
    if (reply.file === "text/event-stream") {
      // The stream goes on until its reader has left.
      const reader = answer.body!.getReader();
      const { value } = await reader.read();
      await reader.cancel();
      expect([answer.headers.get("Content-Type"), new TextDecoder().decode(value)]).toEqual([
        reply.file,
        "retry: 5000\n: connected\n\n",
      ]);
      return;
    }
    if (reply.file) {
      expect([answer.headers.get("Content-Type"), (await answer.arrayBuffer()).byteLength > 1000]).toEqual([
        reply.file,
        true,
      ]);
      return;
    }
    const body: unknown = await answer.json();
    // Every part of the answer was declared: the schema lets nothing else through.
    expect(bodySchemaOf(reply).parse(body)).toEqual(body);
    checkDescribed(called, answer.status, body);
    if (process.env.RECORD_EXAMPLES) recorded[declaration.id] = shortened(body, today);
    const shown = fillExample(recorded[declaration.id], today, (name) => name);
    expect(bodySchemaOf(reply).safeParse(shown).error).toBeUndefined();
    if (method !== "GET") return;
    const again = { ...headers, "If-None-Match": answer.headers.get("ETag")! };
    if (declaration.id !== "testSignIn") expect((await world.call(route, method, example, again)).status).toBe(304);
    const policy = declaration.keptFor === undefined ? "no-store" : `public, max-age=${declaration.keptFor}`;
    expect(answer.headers.get("Cache-Control")).toBe(policy);
  });

  it("has no other method", async () => {
    for (const other of ["PUT", "PATCH", "DELETE", "POST", "GET"].filter((one) => !(one in route.operations))) {
      const answer = await world.call(route, other, {}, {});
      const body: unknown = await answer.json();
      expect([answer.status, errorSchemaOf(declaration).safeParse(body).error]).toEqual([405, undefined]);
      expect(answer.headers.get("Allow")).toContain(method);
    }
  });

  if (declaration.access === "account")
    it("knows its callers, by token or cookie, and nobody else", async () => {
      const { example } = await madeReady(called);
      for (const [what, headers] of Object.entries({
        nobody: {},
        "a token that never was": { Authorization: `Bearer ${"x".repeat(43)}` },
        "no token": { Authorization: "Basic YTpi" },
        "a cookie that never was": { Cookie: `auth_token=${"x".repeat(43)}` },
      }))
        await checkRefusal(
          called,
          await world.call(route, method, example, headers as Record<string, string>),
          401,
          what,
        );
      const byCookie = await world.call(route, method, example, await cookieOf(world.caller.id));
      expect(byCookie.status in declaration.replies).toBe(true);
    });

  if (declaration.requires)
    it("is not for every account", async () => {
      const { example } = await madeReady(called);
      await checkRefusal(called, await world.call(route, method, example, world.stranger), 403, "without premium");
    });

  if (declaration.params)
    it("finds nothing where there is nothing, or another's", async () => {
      const { example, headers } = await madeReady(called);
      const [name = ""] = Object.keys(example.params ?? {});
      if (declaration.access === "account")
        await checkRefusal(called, await world.call(route, method, example, world.stranger), 404, "another's");
      for (const odd of ["nowhere", "x".repeat(3_000), "../x", " ", "🌴", "%00", "' or 1=1 --"])
        await checkRefusal(
          called,
          await world.call(route, method, { ...example, params: { [name]: odd } }, headers),
          odd === " " && declaration.id === "startTripCheckout" ? 400 : 404,
          odd.slice(0, 20),
        );
    });

  const wrongOnes = wrongOfDay(called, wrongQueries(declaration));
  if (wrongOnes.length > 0)
    it("refuses parameters that are none", async () => {
      const { example, headers } = await madeReady(called);
      for (const { what, query } of wrongOnes)
        await checkRefusal(called, await world.call(route, method, { ...example, query }, headers), 422, what);
    });

  const body = bodyOf(declaration, today);
  if (body)
    it("refuses bodies that are none", async () => {
      const { example, headers } = await madeReady(called);
      const send = (text: unknown, more: Record<string, string> = {}) =>
        world.call(route, method, { ...example, body: text }, { ...headers, ...more });
      for (const text of ["{", "{'a':1}", "undefined", '{"a":1,}', '"', "\u0000"])
        await checkRefusal(called, await send(text), 400, text);
      for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
        await checkRefusal(called, await send("{}", { "Content-Type": type }), 415, type);
      await checkRefusal(called, await send(`{"a":"${"x".repeat(70_000)}"}`), 413, "too large");
      for (const { what, text } of wrongOfDay(called, wrongBodies(body!, example.body)))
        await checkRefusal(called, await send(text), declaration.saysErrorsAsText ? 400 : 422, what);
    });

  if (declaration.form)
    it("refuses forms that are none", async () => {
      const { example, headers } = await madeReady(called);
      const send = (fields: unknown, more: Record<string, string> = {}) =>
        world.call(route, method, { body: fields }, { ...headers, ...more });
      await checkRefusal(called, await send("{}"), 415, "JSON");
      await checkRefusal(
        called,
        await send("--x", { "Content-Type": "multipart/form-data; boundary=x" }),
        400,
        "cut off",
      );
      const fields = example.body as Record<string, string>;
      for (const resume of ["", "no document", "%PDF-"])
        await checkRefusal(called, await send({ ...fields, resume }), 422, `resume ${resume}`);
      for (const name of Object.keys(fields))
        for (const value of [undefined, "", "x".repeat(10_000), "\u0000"])
          await checkRefusal(called, await send({ ...fields, [name]: value }), 422, `${name}=${value?.slice(0, 20)}`);
    });

  if (declaration.headers)
    it("refuses headers that are none", async () => {
      const { example, headers } = await madeReady(called);
      const wrong = { "If-Match": '"x"', "Idempotency-Key": "k".repeat(201) };
      for (const name of declaration.headers ?? []) {
        const answer = await world.call(route, method, example, { ...headers, [name]: wrong[name] });
        await checkRefusal(called, answer, 400, name);
      }
    });
});

if (process.env.RECORD_EXAMPLES)
  it("keeps what was answered for the description", () => {
    const kept = Object.fromEntries(Object.entries(recorded).sort(([a], [b]) => a.localeCompare(b, "en")));
    writeFileSync(EXAMPLES, `${JSON.stringify(kept, null, 2)}\n`);
  });
