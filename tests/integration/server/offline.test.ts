import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSession } from "#app/modules/accounts/account/accounts.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { OWNER_HEADER } from "#app/modules/offline/kept-pages";
import { readOfflineTrips } from "#app/modules/offline/offline-list";
import { ownerName } from "#app/modules/offline/owner-name.server";
import { loader } from "#app/routes/resources/offline-trips";
import { addDays, utcDateOf } from "#app/shared/calendar";
import { insertTrip, insertUser, makeCtx } from "#tests/integration/booking/booking.fixture";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";
const ORIGIN = "http://localhost:3000";
let ada: CurrentUser;
let bo: CurrentUser;

beforeAll(async () => {
  await openTestDatabase();
  ada = await insertUser("Ada");
  bo = await insertUser("Bo");
});
afterAll(async () => {
  await closeTestDatabase();
});

async function ask(user?: CurrentUser): Promise<Response> {
  const token = user && (await createSession(makeCtx({ now: new Date() }), user.id, "tests"));
  const request = new Request(`${ORIGIN}/offline/trips.json`, {
    headers: token ? { Cookie: `auth_token=${token}` } : {},
  });
  return loader({ request, params: {}, context: { origin: ORIGIN } });
}

describe("GET /offline/trips.json", () => {
  it("names the trips of who asks, and nobody else's, and says whose they are", async () => {
    const today = utcDateOf(new Date());
    const days = { start_date: addDays(today, 20), end_date: addDays(today, 25) };
    const [mine] = await Promise.all([insertTrip(ada, days), insertTrip(bo, days)]);
    const answer = await ask(ada);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    expect(answer.headers.get(OWNER_HEADER)).toBe(ownerName(ada.id));
    expect(readOfflineTrips(await answer.json()).map(({ id }) => id)).toEqual([mine]);
  });

  it("tells a visitor nothing", async () => {
    const answer = await ask();
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain("trips");
  });
});

describe("ownerName", () => {
  it("is the same for one account and another for the next, and does not name it", () => {
    expect(ownerName(ada.id)).toBe(ownerName(ada.id));
    expect(ownerName(ada.id)).not.toBe(ownerName(bo.id));
    expect(ada.id).not.toContain(ownerName(ada.id));
    expect(ownerName(undefined)).toBe("nobody");
  });
});
