import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import * as page from "#app/routes/trips/dashboard";
import { insertTrip } from "#tests/integration/booking/booking.fixture";
import { PLANNED, argsFor, bringBo, template, useParty } from "#tests/integration/planning/party.fixture";

const party = useParty();
const NOON = "2027-04-16T12:00:00+09:00";
let tripId: string;

beforeEach(async () => {
  await db().deleteFrom("trips").execute();
  await insertTrip(party.ada, { name: "Later", start_date: "2027-08-01", end_date: "2027-08-05" });
  await insertTrip(party.ada, { name: "Past", start_date: "2026-08-01", end_date: "2026-08-05", status: "booked" });
  await insertTrip(party.ada, { name: "Soon", start_date: "2027-05-01", end_date: "2027-05-05" });
  tripId = await insertTrip(party.ada, {
    ...PLANNED,
    name: "Spring",
    start_date: template.startDate,
    end_date: template.endDate,
    status: "booked",
  });
});

async function dashboard(user: "ada" | "bo" | "eve", now: string, query = "") {
  const instant = new Date(now).toISOString();
  const args = await argsFor(`/trip/dashboard${query}`, { user: party[user], headers: { "x-voyance-now": instant } });
  return page.loader(args);
}

describe("the dashboard", () => {
  it("begins with the trip that is under way and its next stop, then goes by date", async () => {
    const { underWay, trips } = await dashboard("ada", NOON);
    expect(underWay).toMatchObject([
      { id: tripId, name: "Spring", path: `/trip/${tripId}?day=2#day-2`, now: { kind: "today", dayNumber: 2 } },
    ]);
    expect(underWay[0]!.now).toMatchObject({ stop: { start: 670, end: 760, isNow: true } });
    expect(trips.map(({ name }) => name)).toEqual(["Spring", "Soon", "Later", "Past"]);
  });

  it("has the flight first on the day of the flight", async () => {
    const { underWay } = await dashboard("ada", "2027-04-14T09:00:00-04:00");
    expect(underWay).toMatchObject([
      { path: `/trip/${tripId}`, now: { kind: "fly", flight: { flightNumber: "AY 16", departs: "17:45" } } },
    ]);
  });

  it("has nothing under way before and after, nor under a tab that the trip is not in", async () => {
    expect((await dashboard("ada", "2027-04-13T12:00:00Z")).underWay).toEqual([]);
    expect((await dashboard("ada", "2027-04-20T12:00:00Z")).underWay).toEqual([]);
    expect((await dashboard("ada", NOON, "?filter=draft")).underWay).toEqual([]);
  });

  it("shows it to who comes along, by the invitation, and to nobody else", async () => {
    expect((await dashboard("bo", NOON)).underWay).toEqual([]);
    expect((await dashboard("eve", NOON)).underWay).toEqual([]);
    await bringBo(party, tripId);
    const [seen] = (await dashboard("bo", NOON)).underWay;
    expect(seen?.path).toMatch(/^\/join\/[\w-]+\?day=2#day-2$/);
    expect((await dashboard("eve", NOON)).underWay).toEqual([]);
  });
});
