import { beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "#app/db/client.server";
import { taggedFile } from "#app/http/route/saved-file.server";
import { getFeedCalendar } from "#app/modules/documents/calendar-feed.server";
import { mailedCalendarPath } from "#app/modules/documents/mailed-calendar.server";
import { changeTrip } from "#app/modules/trips/store/change-trip.server";
import { deleteAccount } from "#app/modules/accounts/settings/settings.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { getTripOfParty } from "#app/modules/trips/party/party.server";
import { ITINERARY } from "#app/modules/trips/trip/stored-trip";
import * as calendarFeed from "#app/routes/trips/calendar-feed";
import * as mailedCalendar from "#app/routes/trips/mailed-calendar";
import { loader as exportFile } from "#app/routes/account/export";
import { loader as calendar } from "#app/routes/trips/calendar";
import { loader as places } from "#app/routes/trips/places-gpx";
import { answer as pdf } from "#app/routes/api/trips/trip-pdf";
import * as page from "#app/routes/trips/take-along";
import { insertTrip, insertUser, makeCtx } from "#tests/integration/booking/booking.fixture";
import {
  ORIGIN,
  PLANNED,
  argsFor,
  bringBo,
  inviteBo,
  outcomeOf,
  template,
  useParty,
} from "#tests/integration/planning/party.fixture";

const party = useParty();
const ctx = makeCtx();
let ada: CurrentUser;
let bo: CurrentUser;
let eve: CurrentUser;
let tripId: string;

beforeEach(async () => {
  ({ ada, bo, eve } = party);
  tripId = await insertTrip(ada, { ...PLANNED, name: "Spring, at last" });
});

const comeAlong = () => bringBo(party, tripId);
const ask = async (path: string, user?: CurrentUser, headers?: Record<string, string>) => ({
  ...(await argsFor(path, { user, headers })),
  params: { tripId },
});

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
    expect(text.replace(/\r\n /g, "")).toContain(`URL;VALUE=URI:${ORIGIN}/trips/${tripId}\r\n`);
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
    await inviteBo(party, tripId);
    expect((await get(bo)).status).toBe(404);
    await comeAlong();
    const answer = await get(bo);
    expect(answer.status).toBe(200);
    const text = (await answer.text()).replace(/\r\n /g, "");
    expect(text).not.toContain("Cyrus");
    expect(text).toContain(`URL;VALUE=URI:${ORIGIN}/trips/${tripId}/take-along\r\n`);
    expect(await (await get(ada)).text()).toContain("Cyrus");
  });

  it("is not there for others, and asks who is signed out to sign in", async () => {
    const answer = await get(eve);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    await expect(get()).rejects.toMatchObject({ status: 302 });
  });
});

describe("GET /api/v1/trips/:id/pdf", () => {
  const get = async (user: CurrentUser, query = "") => {
    const args = await argsFor(`/api/v1/trips/${tripId}/pdf${query}`, { user });
    return pdf({ ...args, params: { id: tripId } });
  };

  it("is for the owner and those who said yes, and not there for others", async () => {
    await inviteBo(party, tripId);
    expect((await get(bo)).status).toBe(404);
    await comeAlong();
    const answer = await get(bo);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
    expect(answer.headers.get("Content-Disposition")).toContain("Spring,_at_last_Itinerary.pdf");
    expect((await get(eve)).status).toBe(404);
  });

  it("keeps the confirmation for who has paid", async () => {
    await comeAlong();
    const answer = await get(bo, "?kind=confirmation");
    expect([answer.status, await answer.json()]).toMatchObject([404, { error: { code: "NOT_FOUND" } }]);
  });
});

describe("GET /trips/:tripId/places.gpx", () => {
  const get = async (query = "", user?: CurrentUser) => places(await ask(`/trips/${tripId}/places.gpx${query}`, user));

  it("gives all places, or those of a day", async () => {
    const answer = await get("", ada);
    expect(answer.headers.get("Content-Type")).toBe("application/gpx+xml; charset=utf-8");
    const all = await answer.text();
    expect(all.match(/<wpt /g)).toHaveLength(21);
    expect(all.match(/<rte>/g)).toHaveLength(4);
    const day = await get("?day=2", ada);
    expect(day.headers.get("Content-Disposition")).toContain('filename="Spring,_at_last_day_2.gpx"');
    const text = await day.text();
    expect(text.match(/<wpt /g)).toHaveLength(6);
    expect(text.match(/<rte>/g)).toHaveLength(1);
  });

  it("points at a page that its reader may open", async () => {
    await comeAlong();
    expect(await (await get("", ada)).text()).toContain(`<link href="${ORIGIN}/trips/${tripId}"/>`);
    expect(await (await get("", bo)).text()).toContain(`<link href="${ORIGIN}/trips/${tripId}/take-along"/>`);
  });

  it("refuses a day that is none, and is not there for others", async () => {
    for (const [query, status] of [
      ["?day=9", 404],
      ["?day=0", 404],
      ["?day=two", 422],
      ["?day=", 422],
      ["?day=-1", 422],
    ] as const)
      expect((await get(query, ada)).status, query).toBe(status);
    expect((await get("", eve)).status).toBe(404);
    await expect(get()).rejects.toMatchObject({ status: 302 });
  });
});

async function press(intent: string, user: CurrentUser, fields: Record<string, string> = {}) {
  const address = `/trips/${tripId}/take-along`;
  return outcomeOf(page.action(await argsFor(address, { user, fields: Object.entries({ intent, ...fields }) })));
}

describe("the private calendar address", () => {
  const fetchFeed = (address: string, headers: Record<string, string> = {}, from = "10.1.1.1") =>
    calendarFeed.loader({
      request: new Request(`${ORIGIN}${address}`, { headers: { "x-voyance-address": from, ...headers } }),
      params: { file: address.split("/").at(-1)! },
      context: { origin: ORIGIN },
    });
  const make = async (user: CurrentUser): Promise<string> => {
    const { data, status } = await press("make-feed", user);
    expect(status).toBe(201);
    return (data as { address: string }).address.slice(ORIGIN.length);
  };
  const now = { "x-voyance-now": "2026-11-21T10:00:00Z" };

  it("is shown once, kept as a hash, and opens the trips ahead without a cookie", async () => {
    const address = await make(ada);
    expect(address).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
    const rows = await db().selectFrom("calendar_feeds").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(address.slice(10, 53));
    const shown = await page.loader(await ask(`/trips/${tripId}/take-along`, ada));
    expect(JSON.stringify(shown)).not.toContain(address.slice(10, 53));
    expect(shown.feedSince).not.toBeNull();
    const answer = await fetchFeed(address, now);
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toContain("REFRESH-INTERVAL;VALUE=DURATION:PT1H");
    expect(text.replace(/\r\n /g, "")).toContain(`/trips/${tripId}`);
    const again = await fetchFeed(address, { ...now, "If-None-Match": answer.headers.get("ETag")! });
    expect(again.status).toBe(304);
  });

  it("is written only for programs that do not hold it: its tag follows the versions of its trips", async () => {
    const secret = (await make(ada)).slice("/calendar/".length, -".ics".length);
    const tag = async () => (await getFeedCalendar(ctx, secret)).tag;
    const first = await tag();
    expect(await tag()).toBe(first);
    const write = vi.fn(() => Promise.resolve("a calendar"));
    const request = (held: string) => new Request(ORIGIN, { headers: { "If-None-Match": held } });
    expect((await taggedFile(request(first), first, write, {})).status).toBe(304);
    expect(write).not.toHaveBeenCalled();
    expect(await (await taggedFile(request('"other"'), first, write, {})).text()).toBe("a calendar");
    await changeTrip(ctx, tripId, { userId: ada.id }, { kind: "renameTrip", name: "Spring, once more" });
    const renamed = await tag();
    expect(renamed).not.toBe(first);
    await insertTrip(ada, { start_date: "2027-06-01", end_date: "2027-06-05" });
    expect(await tag()).not.toBe(renamed);
  });

  it("leaves out what is over, cancelled or somebody else's, and holds trips one comes along on", async () => {
    const past = await insertTrip(ada, { start_date: "2026-11-15", end_date: "2026-11-19" });
    // In Honolulu its last day is not over yet.
    const yesterday = await insertTrip(ada, { start_date: "2026-11-15", end_date: "2026-11-20" });
    const called = await insertTrip(ada, { status: "cancelled" });
    const others = await insertTrip(eve, {});
    await comeAlong();
    const [own, along] = await Promise.all(
      [ada, bo].map(async (user) => (await (await fetchFeed(await make(user), now)).text()).replace(/\r\n /g, "")),
    );
    for (const id of [past, called, others]) expect(own).not.toContain(id);
    expect(own).toContain(tripId);
    expect(own).toContain(yesterday);
    expect(along).toContain(tripId);
    expect(along).not.toContain(others);
  });

  it("opens nothing once it is turned off or replaced, and goes with the account", async () => {
    const first = await make(ada);
    const second = await make(ada);
    expect((await fetchFeed(first)).status).toBe(404);
    expect((await fetchFeed(second)).status).toBe(200);
    expect((await press("revoke-feed", ada)).status).toBe(303);
    expect((await fetchFeed(second)).status).toBe(404);
    const passing = await insertUser("Passing");
    await db()
      .insertInto("calendar_feeds")
      .values({ user_id: passing.id, token_hash: "x", created_at: "2026-11-21T10:00:00Z" })
      .execute();
    const file = await (await exportFile(await ask("/profile/account/export", passing))).json();
    expect(file).toMatchObject({ calendarAddress: { since: "2026-11-21T10:00:00Z" } });
    await deleteAccount(ctx, passing.id);
    expect(
      await db().selectFrom("calendar_feeds").where("user_id", "=", passing.id).select("user_id").execute(),
    ).toEqual([]);
  });

  it("is not guessed: wrong addresses are counted, and so are readings", async () => {
    for (const wrong of ["/calendar/x.ics", `/calendar/${"a".repeat(43)}.ics`, `/calendar/${"a".repeat(43)}`])
      expect((await fetchFeed(wrong)).status).toBe(404);
    const statuses: number[] = [];
    for (let n = 0; n < 61; n++) statuses.push((await fetchFeed("/calendar/x.ics", {}, "10.1.1.2")).status);
    expect(statuses.indexOf(429)).toBe(60);
    await comeAlong();
    const address = await make(bo);
    expect((await fetchFeed(address)).status).toBe(200);
    // One account may be read 120 times in a quarter of an hour.
    await db().updateTable("rate_limits").set({ points: 119 }).where("key", "=", `feed:${bo.id}`).execute();
    const [last, refused] = [await fetchFeed(address), await fetchFeed(address)];
    expect([last.status, refused.status]).toEqual([200, 429]);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});

describe("the address of a trip's calendar in a mail", () => {
  const open = (address: string, from = "10.1.1.3") =>
    mailedCalendar.loader({
      request: new Request(`${ORIGIN}${address}`, { headers: { "x-voyance-address": from } }),
      params: { file: address.split("/").at(-1)! },
      context: { origin: ORIGIN },
    });

  it("opens that one trip without a cookie, again and again, and is kept as a hash", async () => {
    const other = await insertTrip(ada, PLANNED);
    const address = await mailedCalendarPath(ctx, { tripId, userId: ada.id });
    expect(address).toMatch(/^\/calendar\/trip\/[\w-]{43}\.ics$/);
    const rows = await db().selectFrom("mailed_calendars").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(address.slice(15, 58));
    for (const answer of [await open(address), await open(address)]) {
      expect(answer.status).toBe(200);
      const text = (await answer.text()).replace(/\r\n /g, "");
      expect(text).toContain(`/trips/${tripId}`);
      expect(text).not.toContain(other);
    }
  });

  it("opens no trip of another account, nor one that its traveller has left", async () => {
    expect((await open(await mailedCalendarPath(ctx, { tripId, userId: eve.id }))).status).toBe(404);
    await comeAlong();
    const along = await mailedCalendarPath(ctx, { tripId, userId: bo.id });
    expect((await open(along)).status).toBe(200);
    await db().deleteFrom("trip_companions").where("trip_id", "=", tripId).where("user_id", "=", bo.id).execute();
    expect((await open(along)).status).toBe(404);
  });

  it("ends with a renewed or turned-off link, with the trip, and is not guessed", async () => {
    const mailed = () => mailedCalendarPath(ctx, { tripId, userId: ada.id });
    const first = await mailed();
    await press("make-feed", ada);
    expect((await open(first)).status).toBe(200);
    await press("make-feed", ada);
    expect((await open(first)).status).toBe(404);
    const second = await mailed();
    await press("revoke-feed", ada);
    expect((await open(second)).status).toBe(404);
    const third = await mailed();
    await db().deleteFrom("trips").where("id", "=", tripId).execute();
    expect((await open(third)).status).toBe(404);
    expect(await db().selectFrom("mailed_calendars").where("trip_id", "=", tripId).selectAll().execute()).toEqual([]);
    const statuses: number[] = [];
    for (let n = 0; n < 61; n++) statuses.push((await open("/calendar/trip/x.ics", "10.1.1.4")).status);
    expect(statuses.indexOf(429)).toBe(60);
  });
});

describe("the page Take it along", () => {
  it("is for the owner and those who come along", async () => {
    const open = async (user: CurrentUser) => outcomeOf(page.loader(await ask(`/trips/${tripId}/take-along`, user)));
    expect((await open(ada)).status).toBe(200);
    expect((await open(bo)).status).toBe(404);
    await comeAlong();
    const along = await page.loader(await ask(`/trips/${tripId}/take-along`, bo));
    expect(along.isOwner).toBe(false);
  });

  it("keeps the owner's notes at stops from those who come along, and gives them to the owner's export", async () => {
    await comeAlong();
    const [notes, unwanted] = [{ "kyoto-inari": "Ask for Mika" }, ["kyoto-tower"]];
    const preferences = JSON.stringify({ interests: [], budgetTier: "moderate", pace: "moderate", notes, unwanted });
    await db().updateTable("trips").set({ preferences }).where("id", "=", tripId).execute();
    expect((await getTripOfParty(ctx, tripId, ada.id)).trip.preferences.notes).toEqual(notes);
    expect((await getTripOfParty(ctx, tripId, bo.id)).trip.preferences.notes).toBeUndefined();
    const file = await (await exportFile(await ask("/profile/account/export", ada))).json();
    expect(file.trips.find(({ id }: { id: string }) => id === tripId)).toMatchObject({ notesAtStops: notes, unwanted });
  });

  it("takes no button that it does not have, and none of somebody else", async () => {
    expect((await press("make-feed", eve)).status).toBe(404);
    expect((await press("burn-it", ada)).status).toBe(400);
  });
});

describe("the lists of a trip", () => {
  const view = async (user: CurrentUser) => page.loader(await ask(`/trips/${tripId}/take-along`, user));
  const send = async (user: CurrentUser, fields: [string, string][]) => {
    const address = `/trips/${tripId}/take-along`;
    const sent: [string, string][] = [["intent", "tick-things"], ...fields];
    return outcomeOf(page.action(await argsFor(address, { user, fields: sent })));
  };

  it("are ticked by the owner and by who comes along, without losing each other's ticks", async () => {
    await comeAlong();
    expect((await send(ada, [["thing", "adapter"]])).status).toBe(303);
    // Bo's page is from before: it shows nothing as ticked, and takes nothing away.
    expect((await send(bo, [["thing", "before-entry"]])).status).toBe(303);
    expect((await view(ada)).ticked).toEqual(["adapter", "before-entry"]);
    await send(ada, [
      ["had", "adapter"],
      ["thing", "passport"],
    ]);
    expect((await view(bo)).ticked).toEqual(["before-entry", "passport"]);
  });

  it("keep nothing that is in neither list, and nobody else's word", async () => {
    await send(ada, [
      ["thing", "<script>"],
      ["thing", "no-such-line"],
      ["thing", "x".repeat(5000)],
      ["thing", "cash"],
    ]);
    expect((await view(ada)).ticked).toEqual(["cash"]);
    expect((await send(eve, [["thing", "passport"]])).status).toBe(404);
    expect((await send(bo, [["thing", "passport"]])).status).toBe(404);
    expect((await view(ada)).ticked).toEqual(["cash"]);
  });

  it("stay as they were when the trip is over, and the page says why", async () => {
    await db().updateTable("trips").set({ status: "completed" }).where("id", "=", tripId).execute();
    const refused = await send(ada, [["thing", "cash"]]);
    expect(refused).toMatchObject({
      status: 409,
      data: { message: "This trip is over, so its lists can't change", intent: "tick-things" },
    });
    expect((await view(ada)).ticked).toEqual([]);
  });

  it("are not guessed for a place that we do not know", async () => {
    tripId = await insertTrip(ada, { destination_slug: null, destination_name: "Elsewhere" });
    expect(await view(ada)).toMatchObject({ packing: [], before: [] });
  });
});
