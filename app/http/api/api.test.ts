import { beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { findUserByBearer } from "#app/modules/accounts/account/accounts.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { limitApiAccount, limitApiWrites } from "#app/modules/accounts/account/rate-limits.server";
import { AppError } from "#app/shared/app-error";
import { PortFailure } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { apiData, apiError, apiRoute, publicData, readJson, readQuery, requireApiUser } from "./api.server";
import { findCookieUser } from "../route/guards.server";

vi.mock("#app/modules/accounts/account/rate-limits.server", () => ({
  limitApiAccount: vi.fn(),
  limitApiWrites: vi.fn(),
}));
vi.mock("#app/modules/accounts/account/accounts.server", () => ({ findUserByBearer: vi.fn() }));
vi.mock("../route/guards.server", () => ({ findCookieUser: vi.fn() }));
beforeEach(() => {
  for (const mock of [limitApiAccount, limitApiWrites, findUserByBearer, findCookieUser]) vi.mocked(mock).mockReset();
});

const logged = vi.fn();
const ctxWith = (signal = new AbortController().signal) =>
  ({ traceId: "t-1", signal, log: { info: vi.fn(), warn: vi.fn(), error: logged } }) as unknown as Ctx;
const askWith = (init: RequestInit = {}, url = "http://localhost/api/v1/x") => ({
  request: new Request(url, init),
  params: {},
  context: {},
});
const codeOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => "none",
    (error: AppError) => error.code,
  );

describe("a failure of a call", () => {
  it("that was foreseen says its code, its fields, what else it has and when to come back", async () => {
    const details = { fields: { email: ["Too long"] }, retryAfter: 7, extra: { purchase_options: [1] } };
    const answer = apiError(new AppError("RATE_LIMITED", "Too fast", details), ctxWith());
    expect([answer.status, answer.headers.get("Retry-After"), answer.headers.get("Cache-Control")]).toEqual([
      429,
      "7",
      "no-store",
    ]);
    expect(await answer.json()).toEqual({
      success: false,
      purchase_options: [1],
      error: { code: "RATE_LIMITED", message: "Too fast", fields: { email: ["Too long"] } },
    });
    const plain = apiError(new AppError("NOT_FOUND", "Gone"), ctxWith());
    expect([plain.status, plain.headers.has("Retry-After")]).toEqual([404, false]);
    expect(await plain.json()).toEqual({ success: false, error: { code: "NOT_FOUND", message: "Gone" } });
  });

  it.each([
    [new PortFailure("mail", 503), 503, "INTERNAL", false],
    [new PortFailure("mail", 500), 500, "INTERNAL", false],
    [new PortFailure("mail", 429), 429, "RATE_LIMITED", false],
    [new PortFailure("mail", 499), 499, "BAD_REQUEST", false],
    [new Error("secret"), 500, "INTERNAL", true],
  ])("that was not, %s, says no more than its trace id", async (error, status, code, isLogged) => {
    logged.mockClear();
    const answer = apiError(error, ctxWith());
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([status, "no-store"]);
    expect(await answer.json()).toEqual({
      success: false,
      error: { code, message: "An unexpected error occurred", traceId: "t-1" },
    });
    expect(logged).toHaveBeenCalledTimes(isLogged ? 1 : 0);
  });

  it("is no fault of ours when the caller has left", () => {
    logged.mockClear();
    expect(apiError(new Error("aborted"), ctxWith(AbortSignal.abort())).status).toBe(500);
    expect(logged).not.toHaveBeenCalled();
  });
});

describe("a JSON body", () => {
  const schema = z.object({ a: z.string().optional() });
  const read = (body: string | undefined, headers: Record<string, string> = { "Content-Type": "application/json" }) =>
    readJson(new Request("http://localhost/", { method: "POST", body, headers }), schema);
  const ofLength = (letters: number) => '{"a":"x"}'.padEnd(letters);

  it("is read against its schema, and an empty one as an empty object", async () => {
    expect(await read('{"a":"b"}')).toEqual({ a: "b" });
    expect(await read('{"a":"b"}', { "Content-Type": "Application/JSON; charset=utf-8" })).toEqual({ a: "b" });
    expect(await read(undefined, {})).toEqual({});
    expect(await read("")).toEqual({});
  });

  it("has at most 64 KB, by what it says and by what it is", async () => {
    expect(await read(ofLength(65_536))).toEqual({ a: "x" });
    expect(await codeOf(read(ofLength(65_537)))).toBe("TOO_LARGE");
    const json = { "Content-Type": "application/json" };
    expect(await read("{}", { ...json, "Content-Length": "65536" })).toEqual({});
    expect(await codeOf(read("{}", { ...json, "Content-Length": "65537" }))).toBe("TOO_LARGE");
  });

  it("is refused for what is wrong with it", async () => {
    for (const type of ["text/plain", "application/jsonp", "x application/json"])
      expect(await codeOf(read("{}", { "Content-Type": type })), type).toBe("UNSUPPORTED_MEDIA_TYPE");
    expect(await codeOf(read("{", undefined))).toBe("BAD_REQUEST");
    await expect(read('{"a":1}')).rejects.toMatchObject({
      status: 422,
      details: { fields: { a: [expect.any(String)] } },
    });
    await expect(read("[]")).rejects.toMatchObject({
      status: 422,
      details: { fields: { body: [expect.any(String)] } },
    });
  });
});

it("reads the first of a parameter that is there twice, and says which are wrong", () => {
  const schema = z.object({ page: z.coerce.number().int().default(1), q: z.string().optional() });
  const read = (query: string) => readQuery(new Request(`http://localhost/api?${query}`), schema);
  expect(read("page=2&page=3&q=a%20b")).toEqual({ page: 2, q: "a b" });
  expect(read("")).toEqual({ page: 1 });
  expect(() => read("page=x")).toThrow(
    expect.objectContaining({ status: 422, details: { fields: { page: [expect.any(String)] } } }),
  );
});

describe("the caller", () => {
  const user = { id: "u-1" } as CurrentUser;
  const token = "aB3-_".repeat(8) + "xyz";
  const bearing = (Authorization: string) => requireApiUser(askWith({ headers: { Authorization } }));

  it("is known by a token, or else by the browser's cookie, and counted", async () => {
    vi.mocked(findUserByBearer).mockResolvedValue(user);
    for (const scheme of ["Bearer", "bearer"]) expect(await bearing(`${scheme} ${token}`)).toBe(user);
    expect(findUserByBearer).toHaveBeenLastCalledWith(expect.anything(), token);
    expect(findCookieUser).not.toHaveBeenCalled();
    vi.mocked(findCookieUser).mockResolvedValue({ ...user, id: "u-2" });
    expect(await requireApiUser(askWith())).toEqual({ id: "u-2" });
    expect(vi.mocked(limitApiAccount).mock.calls.map(([, id]) => id)).toEqual(["u-1", "u-1", "u-2"]);
  });

  it("is nobody with a token that stands for none, whatever cookie comes with it", async () => {
    vi.mocked(findCookieUser).mockResolvedValue(user);
    expect(await codeOf(bearing(`Bearer ${token}`))).toBe("UNAUTHENTICATED");
    vi.mocked(findUserByBearer).mockResolvedValue(user);
    for (const odd of [`Basic ${token}`, `Bearer ${token}x`, `x Bearer ${token}`, "Bearer x"])
      expect(await codeOf(bearing(odd)), odd).toBe("UNAUTHENTICATED");
    vi.mocked(findCookieUser).mockResolvedValue(undefined);
    expect(await codeOf(requireApiUser(askWith()))).toBe("UNAUTHENTICATED");
    expect(limitApiAccount).not.toHaveBeenCalled();
  });
});

describe("an answer", () => {
  it("of one person is kept by nobody on the way", async () => {
    const answer = apiData({ a: 1 }, 201, { ETag: '"r1"' });
    expect([answer.status, answer.headers.get("Cache-Control"), answer.headers.get("ETag")]).toEqual([
      201,
      "no-store",
      '"r1"',
    ]);
    expect(await answer.json()).toEqual({ success: true, data: { a: 1 } });
    expect(apiData(null).status).toBe(200);
  });

  it("for everybody is kept for a while, and not sent again to whoever has it", async () => {
    const ask = (known?: string) =>
      publicData(new Request("http://localhost/", { headers: known ? { "If-None-Match": known } : {} }), { a: 1 });
    const first = ask();
    const etag = first.headers.get("ETag")!;
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect([first.status, first.headers.get("Cache-Control")]).toEqual([200, "public, max-age=300"]);
    expect(first.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    expect(await first.json()).toEqual({ a: 1 });
    const again = ask(etag);
    expect([again.status, again.headers.get("ETag"), await again.text()]).toEqual([304, etag, ""]);
    expect(ask('W/"other"').status).toBe(200);
    expect(publicData(new Request("http://localhost/"), { a: 2 }, 60).headers.get("ETag")).not.toBe(etag);
    expect(publicData(new Request("http://localhost/"), 1, 60).headers.get("Cache-Control")).toBe("public, max-age=60");
  });
});

describe("a route of the API", () => {
  const get = vi.fn(async (): Promise<Response> => apiData("read"));
  const post = vi.fn(async (): Promise<Response> => apiData("written"));
  const route = apiRoute({ GET: get, POST: post });
  const ask = (method: string) => route(askWith({ method }));

  it("names its methods, and those alone are taken", async () => {
    const options = await ask("OPTIONS");
    expect([options.status, options.headers.get("Allow"), options.headers.get("Cache-Control")]).toEqual([
      204,
      "GET, HEAD, POST, OPTIONS",
      "no-store",
    ]);
    const refused = await ask("DELETE");
    expect([refused.status, refused.headers.get("Allow"), refused.headers.get("Cache-Control")]).toEqual([
      405,
      "GET, HEAD, POST, OPTIONS",
      "no-store",
    ]);
    expect(await refused.json()).toEqual({
      success: false,
      error: { code: "METHOD_NOT_ALLOWED", message: "Use GET, POST" },
    });
    expect((await apiRoute({ DELETE: post })(askWith({ method: "OPTIONS" }))).headers.get("Allow")).toBe(
      "DELETE, OPTIONS",
    );
  });

  it("reads for GET and HEAD without counting, and counts what may change something", async () => {
    for (const method of ["GET", "HEAD"]) expect((await ask(method)).status).toBe(200);
    expect([get.mock.calls.length, vi.mocked(limitApiWrites).mock.calls.length]).toEqual([2, 0]);
    expect(await (await ask("POST")).json()).toEqual({ success: true, data: "written" });
    expect(limitApiWrites).toHaveBeenCalledTimes(1);
    vi.mocked(limitApiWrites).mockRejectedValueOnce(new AppError("RATE_LIMITED", "Too fast"));
    post.mockClear();
    expect((await ask("POST")).status).toBe(429);
    expect(post).not.toHaveBeenCalled();
  });

  it("answers what its handler throws", async () => {
    get.mockRejectedValueOnce(new Response("moved", { status: 303 }));
    expect((await ask("GET")).status).toBe(303);
    get.mockRejectedValueOnce(new AppError("CONFLICT", "Changed meanwhile"));
    expect((await ask("GET")).status).toBe(409);
  });
});
