import { afterAll, beforeAll, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import { createSession, signUp } from "#app/modules/accounts/account/accounts.server";
import * as profile from "#app/routes/api/account/user-profile";
import * as signIn from "#app/routes/api/account/auth-signin";
import * as regenerate from "#app/routes/api/trips/trip-regenerate";
import { insertTrip, makeCtx } from "#tests/integration/booking/booking.fixture";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";
let userId: string;

beforeAll(async () => {
  await openTestDatabase();
  ({ id: userId } = await signUp(makeCtx(), {
    firstName: "Ann",
    lastName: "Lee",
    email: "limits@example.com",
    password: "Harbour-light-7",
  }));
});
afterAll(async () => {
  await closeTestDatabase();
});

function args(target: string, init: RequestInit, address: string) {
  return {
    request: new Request(new URL(target, "http://localhost:3000"), init),
    params: {},
    context: { origin: "http://localhost:3000", address },
  };
}

/** Sets a count to its value after so many calls. */
async function spend(key: string, points: number): Promise<void> {
  await db()
    .insertInto("rate_limits")
    .values({ key, points, window_ends_at: new Date(Date.now() + 60_000).toISOString() })
    .execute();
}

it("says that days could not be planned again", async () => {
  const Cookie = `auth_token=${await createSession(makeCtx({ now: new Date() }), userId, "tests")}`;
  const id = await insertTrip({ id: userId });
  const failing = args(
    `/api/v1/trips/${id}/itinerary/regenerate`,
    { method: "POST", headers: { Cookie, "x-voyance-fault": "itinerary=error" } },
    "10.8.0.9",
  );
  const answer = await regenerate.answer({ ...failing, params: { id } });
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { success: false, error: { code: "UNAVAILABLE", message: "Failed to regenerate itinerary" } },
  ]);
});

it("answers 429 with a time to wait to an account in a hurry, and to it alone", async () => {
  const Cookie = `auth_token=${await createSession(makeCtx({ now: new Date() }), userId, "tests")}`;
  const call = () => profile.answer(args("/api/v1/user/profile", { headers: { Cookie } }, "10.8.0.1"));
  expect((await call()).status).toBe(200);
  await db().deleteFrom("rate_limits").where("key", "=", `api:account:${userId}`).execute();
  await spend(`api:account:${userId}`, 1_200);
  const refused = await call();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ error: { code: "RATE_LIMITED" } });
});

it("counts calls that may change something by their address", async () => {
  await spend("api:address:10.8.0.2", 600);
  const body = JSON.stringify({ email: "nobody@example.com", password: "x" });
  const call = (address: string) =>
    signIn.answer(
      args("/api/v1/auth/signin", { method: "POST", body, headers: { "Content-Type": "application/json" } }, address),
    );
  expect((await call("10.8.0.2")).status).toBe(429);
  expect((await call("10.8.0.3")).status).toBe(401);
});
