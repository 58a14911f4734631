import { beforeAll, describe, expect, it } from "vitest";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { shareTrip } from "#app/modules/trips/store/trips.server";
import { loader as page } from "#app/routes/maps/trip";
import { loader as sharedPage } from "#app/routes/maps/shared-trip";
import { insertTrip, makeCtx } from "#tests/integration/booking/booking.fixture";
import { PLANNED, argsFor, useParty } from "#tests/integration/planning/party.fixture";

const party = useParty();
let ada: CurrentUser;
let bo: CurrentUser;
let tripId: string;

beforeAll(async () => {
  ({ ada, bo } = party);
  tripId = await insertTrip(ada, PLANNED);
});

const ask = (query: string, user?: CurrentUser) => argsFor(`/trips/${tripId}/map${query}`, { user });
const statusOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 200,
    (thrown: { status?: number; init?: { status?: number } }) => thrown.status ?? thrown.init?.status,
  );

describe("GET /trips/:tripId/map", () => {
  it("has the stops of the day that is asked for, its drawing and the other days", async () => {
    const shown = await page(await ask("?day=2", ada));
    expect(shown).toMatchObject({ title: "Map of day 2 in Kyoto", drawing: `/trips/${tripId}/map.svg?day=2` });
    expect(shown.groups.map(({ id }) => id)).toEqual(["day-2"]);
    expect(shown.views.find(({ isShown }) => isShown)?.words).toBe("Day 2");
  });

  it("has all days without one, and with one that is no number", async () => {
    for (const query of ["", "?day=two"]) {
      const shown = await page(await ask(query, ada));
      expect(shown.title).toBe("Map of the trip to Kyoto");
      expect(shown.groups.length).toBeGreaterThan(1);
    }
  });

  it("is for the party alone, unless the trip is shared", async () => {
    expect(await statusOf(page(await ask("", bo)))).toBe(404);
    expect(await statusOf(page(await ask("")))).toBe(302);
    expect(await statusOf(page(await ask("?day=77", ada)))).toBe(404);
    expect(await statusOf(sharedPage(await ask("")))).toBe(404);
    await shareTrip(makeCtx(), tripId, { userId: ada.id });
    expect(await statusOf(sharedPage(await ask("")))).toBe(200);
  });
});
