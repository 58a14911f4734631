/** The papers of a trip of several places: one calendar, one file of places, one document; and who may have them. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { getWholeCalendar, getWholeGpx, getWholePdf } from "#app/modules/documents/whole/whole-papers.server";
import { beginJourney, getJourney } from "#app/modules/journeys/journeys.server";
import { nameJourney, wholeSettings } from "#app/modules/journeys/whole-settings.server";
import { cancelWhole } from "#app/modules/booking/whole/cancel-whole.server";
import { cancelPlaces, renameWhole } from "#app/modules/trips/use/manage.server";
import { markTripBooked } from "#app/modules/trips/store/trips.server";
import { dashboardPage } from "#app/modules/trips/use/dashboard-page.server";
import { transact } from "#app/db/client.server";
import { wholePage } from "#app/modules/journeys/whole-page.server";
import type { StartForm } from "#app/modules/planner/start.schema";
import { NO_NEEDS } from "#app/modules/profile/needs";
import { invitationPath, inviteCompanion, joinTrip, listCompanions } from "#app/modules/trips/party/companions.server";
import { insertUser, makeCtx } from "#tests/integration/booking/booking.fixture";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";

const ctx = makeCtx();
let ada: CurrentUser;
let eve: CurrentUser;
let journeyId: string;

const FORM: StartForm = {
  destination: "Rome",
  departureCity: "London",
  startDate: "2027-05-01",
  endDate: "2027-05-05",
  adults: 2,
  budgetTotal: 3000_00,
  pace: "moderate",
  budgetTier: "moderate",
  interests: ["culture"],
  name: "",
  children: 0,
};
const PLACES = [
  { slug: "rome", nights: 4 },
  { slug: "florence", nights: 3 },
  { slug: "venice", nights: 2 },
];

beforeAll(async () => {
  await openTestDatabase();
  [ada, eve] = [await insertUser("Ada"), await insertUser("Eve")];
  journeyId = await beginJourney(ctx, { userId: ada.id }, PLACES, FORM, "papers");
});
afterAll(async () => {
  await closeTestDatabase();
});

const titlesOf = (text: string): string[] => [...text.matchAll(/^SUMMARY:(.+)$/gm)].map(([, title]) => title!.trim());

describe("the papers of a longer trip", () => {
  it("are one calendar, in which each way between stands once", async () => {
    const { fileName, text } = await getWholeCalendar(ctx, ada.id, journeyId);
    expect(fileName).toBe("Rome,_Florence_and_Venice.ics");
    expect(titlesOf(text)).toEqual(["Rome to Florence by train", "Florence to Venice by train", "Venice"]);
    expect(text).toMatch(/DTSTART;TZID=Europe\/Rome:20270505T\d{6}\r\nDTEND;TZID=Europe\/Rome:20270505T/);
  });

  it("are one file of places and one document with all places", async () => {
    expect((await getWholeGpx(ctx, ada.id, journeyId)).text).toContain("<name>Rome, Florence and Venice</name>");
    const { fileName, bytes } = await getWholePdf(ctx, ada, journeyId);
    expect(fileName).toBe("Rome,_Florence_and_Venice_Itinerary.pdf");
    expect(Buffer.from(bytes).toString("latin1", 0, 5)).toBe("%PDF-");
  });

  it("are nobody else's, and a companion's only as far as they come along", async () => {
    for (const get of [getWholeCalendar, getWholeGpx])
      await expect(get(ctx, eve.id, journeyId)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(getWholePdf(ctx, eve, journeyId)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(wholePage(ctx, { userId: eve.id }, journeyId)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const trips = await getJourney(ctx, journeyId, { userId: ada.id });
    for (const trip of trips.slice(0, 2)) {
      await inviteCompanion(ctx, ada, trip, { name: "Eve", email: "" });
      const eves = (await listCompanions(trip)).find(({ name }) => name === "Eve")!;
      const token = invitationPath(eves).slice("/join/".length);
      await joinTrip(ctx, token, { ...NO_NEEDS, name: "Eve", likes: [], never: [] }, {}, eve);
    }
    const page = await wholePage(ctx, { userId: eve.id }, journeyId);
    expect(page).toMatchObject({ heading: "Rome and Florence", change: null, next: null });
    expect(page.money).toBeUndefined();
    expect(page.places.map(({ href, need }) => [href, need])).toEqual(
      trips.slice(0, 2).map(({ id }) => [`/trips/${id}/take-along`, undefined]),
    );
    expect(titlesOf((await getWholeCalendar(ctx, eve.id, journeyId)).text)).toEqual([
      "Rome to Florence by train",
      "Leave Florence by train",
    ]);
  });
});

describe("the settings of a longer trip", () => {
  it("name the whole, for all of its places and pages but those of companions", async () => {
    await expect(nameJourney(ctx, eve.id, journeyId, "Mine")).rejects.toMatchObject({ code: "NOT_FOUND" });
    await nameJourney(ctx, ada.id, journeyId, "Our Italy");
    expect(await wholePage(ctx, { userId: ada.id }, journeyId)).toMatchObject({ heading: "Our Italy" });
    expect(await wholePage(ctx, { userId: eve.id }, journeyId)).toMatchObject({ heading: "Rome and Florence" });
    const { next, trips: others } = await dashboardPage(ctx, ada, "all");
    expect(others).toEqual([]);
    expect(next).toMatchObject({ name: "Our Italy", path: `/journeys/${journeyId}` });
    const { trips } = await dashboardPage(ctx, ada, "upcoming");
    expect(trips.map(({ name, path, destination }) => [name, path, destination])).toEqual([
      ["Our Italy", `/journeys/${journeyId}`, "Rome, Florence and Venice"],
    ]);
    expect((await getWholeCalendar(ctx, ada.id, journeyId)).fileName).toBe("Our_Italy.ics");
  });

  it("change all places or none", async () => {
    const id = await beginJourney(ctx, { userId: ada.id }, PLACES, FORM, "all or none");
    const of = async () => getJourney(ctx, id, { userId: ada.id });
    const owned = (await of()).map((trip) => ({ ...trip, ownerId: ada.id }));
    const foreign = { ...owned[2]!, ownerId: eve.id };
    await expect(renameWhole(ctx, [owned[0]!, owned[1]!, foreign], "Half")).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await expect(cancelPlaces(ctx, [owned[0]!, owned[1]!, foreign])).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await of()).map(({ status, journeyName }) => [status, journeyName])).toEqual(
      Array.from({ length: 3 }, () => ["draft", undefined]),
    );
  });

  it("lead to the same places once more, and cancel what nothing is paid for", async () => {
    const other = await beginJourney(ctx, { userId: ada.id }, PLACES, FORM, "cancelled");
    const [rome] = await getJourney(ctx, other, { userId: ada.id });
    await transact((trx) => markTripBooked(trx, rome!.id, ada.id, ctx.now));
    const settings = await wholeSettings(ctx, ada.id, other);
    expect(settings).toMatchObject({ open: ["Florence", "Venice"], others: [{ name: "Rome" }] });
    expect(settings.again).toContain("place=rome&nights=4&place=florence&nights=3");
    await expect(cancelWhole(ctx, eve, other)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await cancelWhole(ctx, ada, other)).toEqual(["Florence", "Venice"]);
    expect((await getJourney(ctx, other, { userId: ada.id })).map(({ name }) => name)).toEqual(["Rome"]);
    await expect(cancelWhole(ctx, ada, other)).rejects.toMatchObject({ code: "CONFLICT" });
  });
});
