import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createSession } from "#app/modules/accounts/accounts.server";
import type { CurrentUser } from "#app/modules/accounts/current-user";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { inviteCompanion, invitationPath, joinTrip, listCompanions } from "#app/modules/trips/companions.server";
import { FLIGHT, HOTEL, ITINERARY } from "#app/modules/trips/stored-trip";
import { getTrip } from "#app/modules/trips/trips.server";
import { loader as calendar } from "#app/routes/trips/calendar";
import { insertTrip, insertUser, makeCtx } from "#tests/integration/booking.fixture";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";

const ORIGIN = "http://localhost:3000";
const dataDir = mkdtempSync(path.join(tmpdir(), "take-along-"));
const ctx = makeCtx();
const template = fullTrip("kyoto", 4);

let ada: CurrentUser;
let bo: CurrentUser;
let eve: CurrentUser;
let tripId: string;

beforeAll(async () => {
  Object.assign(process.env, { DATA_DIR: dataDir, TEST_SWITCHES: "on" });
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
  tripId = await insertTrip(ada, {
    name: "Spring, at last",
    flight: FLIGHT.write(template.flight!),
    hotel: HOTEL.write(template.hotel!),
    itinerary: ITINERARY.write(template.itinerary!),
  });
});

async function invite(): Promise<string> {
  const trip = await getTrip(ctx, tripId, { userId: ada.id });
  await inviteCompanion(ctx, ada, trip, { name: "Bo", email: "" });
  const { id } = (await listCompanions(trip)).find(({ name }) => name === "Bo")!;
  return invitationPath(id).slice("/join/".length);
}

async function comeAlong(): Promise<void> {
  const joining = { name: "Bo", likes: [], never: [], accessNeeds: [], diets: [] };
  await joinTrip(ctx, await invite(), joining, {}, bo);
}

const cookieOf = async (user: CurrentUser): Promise<string> =>
  `auth_token=${await createSession(makeCtx({ now: new Date() }), user.id, "tests")}`;

async function ask(path: string, user?: CurrentUser, headers: Record<string, string> = {}) {
  return {
    request: new Request(`${ORIGIN}${path}`, {
      headers: { ...(user && { Cookie: await cookieOf(user) }), ...headers },
    }),
    params: { tripId },
    context: { origin: ORIGIN },
  };
}

describe("GET /trips/:tripId/calendar.ics", () => {
  const get = async (user?: CurrentUser, headers?: Record<string, string>) =>
    calendar(await ask(`/trips/${tripId}/calendar.ics`, user, headers));

  it("gives the owner the trip, and nothing again that is there already", async () => {
    const answer = await get(ada);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("Content-Disposition")).toContain('filename="Spring,_at_last.ics"');
    expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
    const text = await answer.text();
    expect(text.startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n")).toBe(true);
    expect(text.replace(/\r\n /g, "")).toContain(`URL;VALUE=URI:${ORIGIN}/trips/${tripId}`);
    const again = await get(ada, { "If-None-Match": answer.headers.get("ETag")! });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  it("is open to those who come along, once they have said yes, and says nobody's needs to them", async () => {
    const itinerary = structuredClone(template.itinerary!);
    itinerary.days[0]!.items[0]!.fact = "Open until 17:00";
    itinerary.days[0]!.split = {
      memberIds: ["x"],
      names: ["Cyrus"],
      start: 800,
      end: 900,
      items: [itinerary.days[0]!.items[1]!],
      meetAt: "Gion",
    };
    tripId = await insertTrip(ada, { itinerary: ITINERARY.write(itinerary) });
    await invite();
    expect((await get(bo)).status).toBe(404);
    await comeAlong();
    const answer = await get(bo);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain("Cyrus");
    expect(await (await get(ada)).text()).toContain("Cyrus");
  });

  it("is not there for others, and asks who is signed out to sign in", async () => {
    const answer = await get(eve);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    await expect(get()).rejects.toMatchObject({ status: 302 });
  });
});
