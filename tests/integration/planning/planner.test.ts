import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import { newToken } from "#app/db/ids.server";
import { findUserBySession, createSession, signUp } from "#app/modules/accounts/account/accounts.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { flightOptions, hotelOptions } from "#app/modules/planner/offers.server";
import {
  claimPlannedTrips,
  enterStep,
  findPlannedTrip,
  needsUpgrade,
  pickFlight,
  pickHotel,
  refreshPrices,
  saveStart,
} from "#app/modules/planner/planner.server";
import { startSchema } from "#app/modules/planner/start.schema";
import { generateDays } from "#app/modules/trips/days/days.server";
import { priceOf } from "#app/modules/trips/trip/trip";
import type { Trip, TripHolder } from "#app/modules/trips/trip/trip";
import { getTrip, listTrips } from "#app/modules/trips/store/trips.server";
import { makeCtx } from "#tests/integration/booking/booking.fixture";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";

const ctx = makeCtx();
const form = startSchema("2026-11-21").parse({
  destination: "Lisbon",
  departureCity: "London",
  startDate: "2027-05-12",
  endDate: "2027-05-17",
  adults: "2",
  budgetTotal: "2,000",
});

let holder: TripHolder & { visitorId: string };
let count = 0;

beforeAll(async () => void (await openTestDatabase()));
afterAll(closeTestDatabase);
beforeEach(() => {
  holder = { visitorId: newToken() };
});

async function start(key = `form-${++count}`): Promise<Trip> {
  const saved = await saveStart(ctx, holder, form, key, undefined);
  if ("problem" in saved) throw new Error(JSON.stringify(saved.problem));
  return saved.trip;
}

async function account(): Promise<CurrentUser> {
  const user = await signUp(ctx, {
    firstName: "Ann",
    lastName: "Lee",
    email: `ann${++count}@example.com`,
    password: "Harbour-light-7",
  });
  return (await findUserBySession(ctx, await createSession(ctx, user.id, "tests")))!;
}

describe("starting a trip", () => {
  it("makes a draft of two at the step start, named after place and month", async () => {
    const trip = await start();
    expect(trip).toMatchObject({
      status: "draft",
      plannerStep: "start",
      name: "Lisbon in May",
      adults: 2,
      children: 0,
      budgetMinor: 200_000,
      destination: { slug: "lisbon" },
      origin: { code: "LON" },
    });
  });

  it("gives each start an id of its own, but the same form sent twice makes one trip", async () => {
    const first = await start("same-form");
    expect((await start("same-form")).id).toBe(first.id);
    expect((await start()).id).not.toBe(first.id);
  });

  it("never passes a form over that is filled in otherwise under a key that was used", async () => {
    await start("used-key");
    const otherwise = { ...form, destination: "Paris" };
    await expect(saveStart(ctx, holder, otherwise, "used-key", undefined)).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("never hands a trip to somebody who sends its form key", async () => {
    await start("stolen-key");
    await expect(saveStart(ctx, { visitorId: newToken() }, form, "stolen-key", undefined)).rejects.toMatchObject({
      code: "CONFLICT",
    });
  });

  it("offers near matches for places it is not sure of", async () => {
    const saved = await saveStart(
      ctx,
      holder,
      { ...form, departureCity: "Portland", destination: "Lisbonn" },
      "x",
      undefined,
    );
    expect(saved).toMatchObject({ problem: { fields: { departureCity: [expect.stringMatching(/Which/)] } } });
    const lost = await saveStart(ctx, holder, { ...form, departureCity: "zzqx", destination: "zzqx" }, "y", undefined);
    expect(lost).toMatchObject({
      problem: { fields: { departureCity: [expect.any(String)], destination: [expect.any(String)] } },
    });
  });

  it("takes flight, hotel and days away when dates change, and keeps them when only the name does", async () => {
    let trip = await start();
    trip = await pickFlight(ctx, trip, holder, (await flightOptions(ctx, trip)).shown[0]!.offer.id);
    const renamed = await saveStart(ctx, holder, { ...form, name: "Another name" }, "k", { tripId: trip.id });
    expect(renamed).toMatchObject({ trip: { name: "Another name", flight: { offer: expect.anything() as unknown } } });
    const moved = await saveStart(ctx, holder, { ...form, endDate: "2027-05-18" }, "k", { tripId: trip.id });
    expect("trip" in moved && moved.trip.flight).toBeUndefined();
  });
});

describe("the order of the steps", () => {
  it("lets nobody past the start without a trip", async () => {
    expect(await enterStep(ctx, holder, "flights")).toEqual({
      status: "refused",
      goTo: "start",
      why: expect.any(String) as string,
    });
  });

  it("goes on one step at a time, and remembers how far it came", async () => {
    const trip = await start();
    expect(await enterStep(ctx, holder, "hotels")).toMatchObject({ status: "refused", goTo: "start" });
    expect(await enterStep(ctx, holder, "flights")).toMatchObject({ status: "open" });
    expect((await getTrip(ctx, trip.id, holder)).plannerStep).toBe("flights");
    expect(await enterStep(ctx, holder, "start")).toMatchObject({ status: "open" });
    expect(await enterStep(ctx, holder, "hotels")).toMatchObject({ status: "open" });
  });
});

describe("choosing", () => {
  it("shows three to five offers in all three tiers, and stores the one asked for", async () => {
    let trip = await start();
    const flights = await flightOptions(ctx, trip);
    expect(flights.shown.length).toBeGreaterThanOrEqual(3);
    expect(flights.shown.length).toBeLessThanOrEqual(5);
    expect(new Set(flights.shown.map((one) => one.tier))).toEqual(new Set(["safe", "stretch", "splurge"]));
    trip = await pickFlight(ctx, trip, holder, flights.shown[1]!.offer.id);
    const hotels = await hotelOptions(ctx, trip);
    expect(hotels.shown.length).toBeGreaterThanOrEqual(3);
    trip = await pickHotel(ctx, trip, holder, hotels.shown[0]!.offer.id);
    expect(trip.status).toBe("planning");
    const price = priceOf(trip);
    expect(price.totalMinor).toBe(price.perTravellerMinor * 2);
    expect(price.totalMinor).toBeGreaterThanOrEqual(
      flights.shown[1]!.offer.priceMinor + hotels.shown[0]!.offer.totalMinor,
    );
  });

  it("refuses an offer that was never made", async () => {
    const trip = await start();
    await expect(pickFlight(ctx, trip, holder, "made-up")).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(pickHotel(ctx, trip, holder, "' or 1=1 --")).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("asks for the price of the day again, and says what changed", async () => {
    let trip = await start();
    trip = await pickFlight(ctx, trip, holder, (await flightOptions(ctx, trip)).shown[0]!.offer.id);
    expect((await refreshPrices(ctx, trip, holder)).changes).toEqual([]);
    const later = makeCtx({ now: new Date("2027-05-01T10:00:00Z") });
    const refreshed = await refreshPrices(later, trip, holder);
    expect(refreshed.changes).toEqual([
      {
        what: "flight",
        beforeMinor: trip.flight!.offer.priceMinor,
        afterMinor: refreshed.trip.flight!.offer.priceMinor,
      },
    ]);
    expect(refreshed.trip.flight!.offer.priceMinor).toBeGreaterThan(trip.flight!.offer.priceMinor);
  });
});

describe("ownership", () => {
  it("shows a draft to its visitor only", async () => {
    const trip = await start();
    await expect(getTrip(ctx, trip.id, { visitorId: newToken() })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(getTrip(ctx, trip.id, {})).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(saveStart(ctx, { visitorId: newToken() }, form, "z", { tripId: trip.id })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  it("moves the draft into the account at sign-up, still open in the planner, and out of the visitor's reach", async () => {
    const trip = await start();
    const user = await account();
    await claimPlannedTrips(ctx, holder.visitorId, user.id);
    expect((await findPlannedTrip(ctx, { userId: user.id }))?.id).toBe(trip.id);
    expect((await listTrips(ctx, user.id)).map((one) => one.id)).toEqual([trip.id]);
    await expect(getTrip(ctx, trip.id, holder)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("generating the days", () => {
  it("uses up the free itinerary of a new account once, and asks for a plan the second time", async () => {
    const first = await start();
    const user = await account();
    await claimPlannedTrips(ctx, holder.visitorId, user.id);
    expect(await needsUpgrade(user, first)).toBe(false);
    const planned = await generateDays(ctx, await getTrip(ctx, first.id, { userId: user.id }), user);
    expect(planned.itinerary?.days).toHaveLength(6);
    await generateDays(ctx, planned, user, { another: true });
    expect(await db().selectFrom("itinerary_grants").select("kind").where("user_id", "=", user.id).execute()).toEqual([
      { kind: "free" },
    ]);

    const spent = (await findUserBySession(ctx, await createSession(ctx, user.id, "tests")))!;
    expect(spent.capabilities.canGenerateTrip).toBe(false);
    const saved = await saveStart(ctx, { userId: user.id }, form, `second-${user.id}`, undefined);
    if (!("trip" in saved)) throw new Error("no trip");
    expect(await needsUpgrade(spent, saved.trip)).toBe(true);
    await expect(generateDays(ctx, saved.trip, spent)).rejects.toMatchObject({ code: "PAYMENT_REQUIRED" });
  });
});
