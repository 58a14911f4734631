/** A place joins a trip: of several places or of one, all of it or nothing, and only that of its holder. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { addPage } from "#app/modules/journeys/add-place.server";
import { beginJourney, changeJourney, getJourney, getWholeToChange } from "#app/modules/journeys/journeys.server";
import { routePage } from "#app/modules/journeys/route-page.server";
import type { StartForm } from "#app/modules/planner/start.schema";
import { saveStart } from "#app/modules/planner/planner.server";
import { changePlaces } from "#app/modules/trips/store/longer-trip.server";
import { getTrip, listTrips } from "#app/modules/trips/store/trips.server";
import type { Trip, TripHolder } from "#app/modules/trips/trip/trip";
import { insertUser, makeCtx } from "#tests/integration/booking/booking.fixture";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";

const ctx = makeCtx();
let ada: CurrentUser;
let holder: TripHolder;

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

async function draft(key: string, of = holder): Promise<Trip> {
  const saved = await saveStart(ctx, of, FORM, key, undefined);
  if ("problem" in saved) throw new Error("not saved");
  return saved.trip;
}

async function pageOf(of: TripHolder, slug: string) {
  const found = await addPage(ctx, of, slug);
  return found && "page" in found ? found.page : found;
}

beforeAll(async () => {
  await openTestDatabase();
  ada = await insertUser("Ada");
  holder = { userId: ada.id };
});
afterAll(closeTestDatabase);

describe("adding a place to a trip", () => {
  it("begins a new trip at once where there is none, and knows no other place", async () => {
    const nobody = await insertUser("Nobody");
    expect(await pageOf({ userId: nobody.id }, "florence")).toEqual({ goTo: "/planner/route?place=florence" });
    expect(await pageOf({}, "florence")).toEqual({ goTo: "/planner/route?place=florence" });
    expect(await pageOf(holder, "atlantis")).toBeUndefined();
  });

  it("offers each trip once, for travellers with an account and without", async () => {
    const visitor: TripHolder = { visitorId: "visitor-of-places-0001" };
    const single = await draft("one", visitor);
    const whole = await beginJourney(
      ctx,
      visitor,
      [
        { slug: "rome", nights: 3 },
        { slug: "venice", nights: 2 },
      ],
      FORM,
      "two",
    );
    const page = await pageOf(visitor, "venice");
    expect(page).toMatchObject({
      trips: expect.arrayContaining([
        {
          name: "Rome in May",
          line: "1 – 5 May 2027",
          href: `/planner/route?of=${single.id}&do=join-venice`,
          why: null,
        },
        { name: "Rome and Venice", line: "1 – 6 May 2027 · 2 places", href: null, why: "Already on this trip" },
      ]) as unknown,
    });
    expect(page && "trips" in page && page.trips).toHaveLength(2);
    expect(await getJourney(ctx, whole, visitor)).toHaveLength(2);
  });

  it("makes a longer trip of a trip of one place, whose dates stay with what was chosen", async () => {
    const trip = await draft("grows");
    const found = await routePage(ctx, ada, holder, new URLSearchParams({ of: trip.id, do: "join-florence" }));
    const [, query = ""] = ("goTo" in found ? found.goTo : "").split("?");
    const shown = await routePage(ctx, ada, holder, new URLSearchParams(query));
    const stays = "page" in shown ? shown.page.stays : [];
    expect(stays.map(({ slug, nights }) => [slug, nights])).toEqual([
      ["rome", 4],
      ["florence", expect.any(Number)],
    ]);
    const stamp = new URLSearchParams(query).get("stamp") ?? "";
    const id = await changeJourney(ctx, holder, { of: trip.id, stamp }, stays, FORM);
    const [rome, florence] = await getJourney(ctx, id, holder);
    expect([rome!.id, rome!.name, rome!.startDate, rome!.endDate]).toEqual([
      trip.id,
      "Rome in May",
      "2027-05-01",
      "2027-05-05",
    ]);
    expect(rome!.between).toMatchObject({ back: { by: "train", place: { slug: "florence" } } });
    expect(florence).toMatchObject({ destination: { slug: "florence" }, startDate: "2027-05-05" });
    // It is changed as a whole from now on, and by nobody else.
    await expect(getWholeToChange(ctx, trip.id, holder)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const eve = await insertUser("Eve");
    await expect(getWholeToChange(ctx, id, { userId: eve.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("changes all places or none", async () => {
    const trip = await draft("all");
    const before = (await listTrips(ctx, ada.id)).length;
    const { startDate, endDate, origin, destination, adults, children, budgetMinor, preferences } = trip;
    const made = { name: "Lost", origin, destination, startDate, endDate, adults, children, budgetMinor, preferences };
    const changes = changePlaces(ctx, holder, [
      { kind: "create", trip: { ...made, formKey: "lost" } },
      { kind: "leave", trip: { id: "no-such-trip", startDate, endDate } },
    ]);
    await expect(changes).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await listTrips(ctx, ada.id)).toHaveLength(before);
    expect((await getTrip(ctx, trip.id, holder)).revision).toBe(trip.revision);
  });

  it("keeps the name of the trip at each of its places, and what was seen on an earlier visit", async () => {
    const named = { ...FORM, name: "Honeymoon", beenBefore: "yes" as const };
    const places = ["rome", "florence"].map((slug) => ({ slug, nights: 3 }));
    const [rome, florence] = await getJourney(ctx, await beginJourney(ctx, holder, places, named, "named"), holder);
    expect([rome!.name, florence!.name]).toEqual(["Honeymoon: Rome", "Honeymoon: Florence"]);
    expect(rome!.preferences.seen).toContain("colosseum");
    expect(florence!.preferences.seen?.length).toBeGreaterThan(0);
  });
});
