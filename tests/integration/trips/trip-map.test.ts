import { beforeAll, describe, expect, it } from "vitest";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { shareTrip, unshareTrip } from "#app/modules/trips/store/trips.server";
import { OWNER_HEADER } from "#app/modules/offline/kept-pages";
import { readOfflineTiles } from "#app/modules/offline/offline-list";
import { ownerName } from "#app/modules/offline/owner-name.server";
import { loader as tiles } from "#app/routes/resources/trip-tiles";
import { loader as map } from "#app/routes/trips/map";
import { loader as sharedMap } from "#app/routes/trips/shared-map";
import { insertTrip, makeCtx } from "#tests/integration/booking/booking.fixture";
import { PLANNED, argsFor, bringBo, useParty } from "#tests/integration/planning/party.fixture";

const party = useParty();
const ctx = makeCtx();
let ada: CurrentUser;
let bo: CurrentUser;
let tripId: string;

beforeAll(async () => {
  ({ ada, bo } = party);
  tripId = await insertTrip(ada, PLANNED);
});

const ask = (query: string, user?: CurrentUser, headers?: Record<string, string>, id = tripId) =>
  argsFor(`/trips/${id}/map.svg${query}`, { user, headers });

const errorOf = async (answer: Response) =>
  ((await answer.json()) as { error: { code: string; fields?: Record<string, string[]> } }).error;

describe("GET /trips/:tripId/map.svg", () => {
  it("draws a day for the owner, and sends nothing again that is there already", async () => {
    const answer = await map(await ask("?day=2", ada));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("image/svg+xml");
    expect(answer.headers.get("Cache-Control")).toBe("private, max-age=60");
    const svg = await answer.text();
    expect(svg).toContain('aria-label="Map of day 2 in Kyoto"');
    expect(svg).toContain('href="#stop-2-1"');
    const again = await map(await ask("?day=2", ada, { "If-None-Match": answer.headers.get("ETag")! }));
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  it("draws the whole trip without a day, and either scheme", async () => {
    const [light, dark] = await Promise.all(
      ["", "?scheme=dark"].map(async (query) => (await map(await ask(query, ada))).text()),
    );
    expect(light).toContain('href="#day-2"');
    expect(dark).toContain("#6fc3c0");
    expect(light).not.toContain("#6fc3c0");
  });

  it("is for those who come along, and for nobody else", async () => {
    expect((await map(await ask("?day=2"))).status).toBe(401);
    expect(await errorOf(await map(await ask("?day=2", bo)))).toMatchObject({ code: "NOT_FOUND" });
    await bringBo(party, tripId);
    expect((await map(await ask("?day=2", bo))).status).toBe(200);
  });

  it("has a list of its ground for the devices of the same travellers", async () => {
    const ground = async (user?: CurrentUser) => tiles(await argsFor(`/trips/${tripId}/tiles.json`, { user }));
    expect((await ground()).status).toBe(401);
    expect((await ground(party.eve)).status).toBe(404);
    for (const user of [ada, bo]) {
      const answer = await ground(user);
      expect([answer.status, answer.headers.get(OWNER_HEADER)]).toEqual([200, ownerName(user.id)]);
      const { data } = (await answer.json()) as { data: { tiles: string[] } };
      expect(readOfflineTiles({ data })).toEqual(data.tiles);
    }
  });

  it("says what is wrong with what was asked", async () => {
    const missing = await map(await ask("?day=77", ada));
    expect([missing.status, (await errorOf(missing)).code]).toEqual([404, "NOT_FOUND"]);
    const malformed = await map(await ask("?day=two&scheme=pink", ada));
    expect(malformed.status).toBe(422);
    expect(Object.keys((await errorOf(malformed)).fields!)).toEqual(["day", "scheme"]);
    const unplanned = await insertTrip(ada, {});
    expect((await map(await ask("", ada, {}, unplanned))).status).toBe(404);
    expect((await map(await ask("", ada, {}, "no-such-trip"))).status).toBe(404);
  });
});

describe("GET /trips/:tripId/shared/map.svg", () => {
  it("is open to everybody while the trip is shared, and to nobody before and after", async () => {
    expect((await sharedMap(await ask("?day=1"))).status).toBe(404);
    await shareTrip(ctx, tripId, { userId: ada.id });
    const answer = await sharedMap(await ask("?day=1"));
    expect([answer.status, answer.headers.get("X-Robots-Tag")]).toEqual([200, "noindex"]);
    await unshareTrip(ctx, tripId, { userId: ada.id });
    expect((await sharedMap(await ask("?day=1"))).status).toBe(404);
  });
});
