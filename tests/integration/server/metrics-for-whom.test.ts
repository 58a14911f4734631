/** The metrics are for programs on the machine itself, also where a proxy on it names nobody in TRUST_PROXY. */
import { request } from "node:http";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { env } from "#app/config/env.server";
import type { Front } from "#app/http/front/front.fixture";
import * as metrics from "#app/routes/resources/metrics";
import { serveRoutes } from "#tests/integration/server/served-routes.fixture";

let front: Front;
const isTrusted = env().TRUST_PROXY;

beforeAll(async () => void (front = await serveRoutes({ metrics })));
afterEach(() => void Object.assign(env(), { TRUST_PROXY: isTrusted }));
afterAll(() => front.close());

const ask = (headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(`${front.origin}/metrics`, { headers }, (res) => {
      res.resume();
      resolve(res.statusCode);
    })
      .on("error", reject)
      .end();
  });

test.each<Record<string, string>>([{}, { host: "localhost:3000" }, { host: "[::1]:3000" }])(
  "answer a program on this machine: %o",
  async (headers) => {
    for (const TRUST_PROXY of [false, true]) {
      Object.assign(env(), { TRUST_PROXY });
      expect(await ask(headers)).toBe(200);
    }
  },
);

test.each<Record<string, string>>([
  { "x-forwarded-for": "203.0.113.9" },
  { "x-forwarded-for": "127.0.0.1" },
  { "x-forwarded-proto": "https" },
  { forwarded: "for=203.0.113.9" },
  { "x-real-ip": "203.0.113.9" },
  { via: "1.1 proxy" },
  { host: "voyance.example" },
  { host: "203.0.113.9" },
])("are not found by way of a proxy on this machine: %o", async (headers) => {
  for (const TRUST_PROXY of [false, true]) {
    Object.assign(env(), { TRUST_PROXY });
    expect(await ask(headers)).toBe(404);
  }
});
