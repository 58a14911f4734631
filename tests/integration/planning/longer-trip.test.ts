/** A trip of several places: begun, changed, planned as one, and nobody else's. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PLACES_AN_ITINERARY } from "#app/config/product";
import { transact } from "#app/db/client.server";
import { grantEntitlement } from "#app/modules/accounts/account/accounts.server";
import { grantItinerary } from "#app/modules/accounts/account/itineraries.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { beginJourney, changeJourney, getJourney, stampOf } from "#app/modules/journeys/journeys.server";
import type { SentPlace } from "#app/modules/journeys/journeys.server";
import { goOnWith, wholePage } from "#app/modules/journeys/whole-page.server";
import type { StartForm } from "#app/modules/planner/start.schema";
import { flightOptions } from "#app/modules/planner/offers.server";
import { claimPlannedTrips, findPlannedTrip, pickFlight, stepsHere } from "#app/modules/planner/planner.server";
import { coveredPlace, mayPlanDays } from "#app/modules/trips/days/may-plan.server";
import { generateDays } from "#app/modules/trips/days/days.server";
import { dayRequestFor } from "#app/modules/trips/days/trip-days";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { findNeighbours } from "#app/modules/trips/store/longer-trip.server";
import { cancelTrip } from "#app/modules/trips/use/manage.server";
import { getTrip, listTrips, markTripBooked } from "#app/modules/trips/store/trips.server";
import type { Trip, TripHolder } from "#app/modules/trips/trip/trip";
import { insertTrip, insertUser, makeCtx } from "#tests/integration/booking/booking.fixture";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";

const ctx = makeCtx();
let ada: CurrentUser;
let eve: CurrentUser;
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
const ITALY: SentPlace[] = [
  { slug: "rome", nights: 4 },
  { slug: "florence", nights: 3 },
  { slug: "venice", nights: 2 },
];
const begin = (key: string, places = ITALY, of = holder) => beginJourney(ctx, of, places, FORM, key);

beforeAll(async () => {
  await openTestDatabase();
  [ada, eve] = [await insertUser("Ada"), await insertUser("Eve")];
  holder = { userId: ada.id };
});
afterAll(async () => {
  await closeTestDatabase();
});

describe("a trip of several places", () => {
  it("has the hours that its traveller works at every place", async () => {
    const hours = [{ kind: "work" as const, name: "Work", start: 540, end: 780, weekdays: [1, 2, 3, 4, 5] }];
    const id = await beginJourney(ctx, holder, ITALY, { ...FORM, hours }, "working");
    for (const { preferences } of await getJourney(ctx, id, holder)) expect(preferences.busy).toEqual(hours);
  });

  it("has each appointment at the place whose dates hold it, or the one that it names", async () => {
    const appointments = [
      "wedding in Florence, 6 May, 15:00",
      "dinner, 5 May, 20:00",
      "notary in Rome, 5 May, 15:00",
      "coffee with Gian, 5 May, 10:00",
    ].join("\n");
    const trips = await getJourney(
      ctx,
      await beginJourney(ctx, holder, ITALY, { ...FORM, appointments }, "times"),
      holder,
    );
    expect(trips.map(({ preferences }) => (preferences.ownPlaces ?? []).map(({ name }) => name))).toEqual([
      ["Notary in Rome", "Coffee with Gian"],
      ["Wedding in Florence", "Dinner"],
      [],
    ]);
    const outside = beginJourney(ctx, holder, ITALY, { ...FORM, appointments: "wedding, 20 May, 15:00" }, "outside");
    await expect(outside).rejects.toMatchObject({
      details: { fields: { appointments: ["“Wedding”: 20 May isn't on the dates of this trip."] } },
    });
  });

  it("begins as a draft for each, one after the other, with the budget shared", async () => {
    const trips = await getJourney(ctx, await begin("italy"), holder);
    expect(trips.map(({ name, startDate, endDate }) => [name, startDate, endDate])).toEqual([
      ["Rome", "2027-05-01", "2027-05-05"],
      ["Florence", "2027-05-05", "2027-05-08"],
      ["Venice", "2027-05-08", "2027-05-10"],
    ]);
    expect(trips.reduce((sum, { budgetMinor }) => sum + budgetMinor, 0)).toBe(FORM.budgetTotal);
    expect(trips[1]!.between).toMatchObject({
      out: { by: "train", place: { slug: "rome" }, date: "2027-05-05", at: { name: "Firenze Santa Maria Novella" } },
      back: { by: "train", place: { slug: "venice" }, date: "2027-05-08" },
    });
    expect((await findPlannedTrip(ctx, holder))?.id).toBe(trips[0]!.id);
  });

  it("makes one trip of a form that comes twice, and another of another form", async () => {
    const before = (await listTrips(ctx, ada.id)).length;
    const [first, again] = [await begin("twice"), await begin("twice")];
    expect(again).toBe(first);
    expect(await begin("thrice")).not.toBe(first);
    expect((await listTrips(ctx, ada.id)).length - before).toBe(6);
  });

  it("is not there for anybody else, even by the same form", async () => {
    const id = await begin("mine");
    const eves: TripHolder = { userId: eve.id };
    await expect(getJourney(ctx, id, eves)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(wholePage(ctx, eves, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(changeJourney(ctx, eves, { of: id }, ITALY, FORM)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const [rome] = await getJourney(ctx, id, holder);
    expect(await findNeighbours(ctx, rome, eves)).toBeUndefined();
    await expect(goOnWith(ctx, eves, rome!.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(begin("mine", ITALY, eves)).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("leads through what each place needs, and has no flights between them", async () => {
    const id = await begin("steps");
    const page = await wholePage(ctx, holder, id);
    expect(page).toMatchObject({ heading: "Rome, Florence and Venice", change: `/planner/route?of=${id}` });
    expect(page.places.map(({ need }) => need)).toEqual([
      "Choose flights for Rome",
      "Choose a place to stay in Florence",
      "Choose flights for Venice",
    ]);
    const [, florence] = await getJourney(ctx, id, holder);
    expect(await goOnWith(ctx, holder, florence!.id)).toBe("/planner/hotel");
    expect(stepsHere(florence)).toEqual(["start", "hotels", "checkout", "itinerary"]);
    expect(await findNeighbours(ctx, florence, holder)).toMatchObject({
      whole: `/journeys/${id}`,
      places: [{ name: "Rome" }, { name: "Florence", isHere: true }, { name: "Venice" }],
    });
  });

  it("plans the days of a place from its station to its station", async () => {
    const [, florence] = await getJourney(ctx, await begin("days"), holder);
    const { firstDate, lastDate, arrival, departure } = dayRequestFor(florence!, findDestination("florence")!);
    expect([firstDate, lastDate]).toEqual(["2027-05-05", "2027-05-08"]);
    expect(arrival).toMatchObject({
      by: "train",
      at: "2027-05-05T12:15",
      stop: { name: "Firenze Santa Maria Novella" },
    });
    expect(departure).toMatchObject({ by: "train", at: "2027-05-08T09:30" });
  });
});

describe("a plane between two places", () => {
  it("tells the place before at what hour it leaves, once it is chosen", async () => {
    const places = [
      { slug: "lisbon", nights: 3 },
      { slug: "rome", nights: 3 },
    ];
    const id = await begin("plane", places);
    const [lisbon, rome] = await getJourney(ctx, id, holder);
    expect(rome!.between?.out).toMatchObject({ by: "flight", airport: "LIS" });
    const { all } = await flightOptions(ctx, rome!);
    const late = all.find(({ outbound }) => outbound!.departLocal.startsWith("2027-05-04T1"))!;
    const { flight } = await pickFlight(ctx, rome!, holder, late.id);
    expect(flight?.offer.inbound?.to).toMatch(/^(LHR|LGW|STN|LTN|LCY|SEN)$/);
    const [before] = await getJourney(ctx, id, holder);
    expect(before!.id).toBe(lisbon!.id);
    expect(before!.between?.back).toMatchObject({
      time: late.outbound!.departLocal.slice(11),
      here: late.outbound!.from,
      flight: late.outbound!.segments[0]!.flightNumber,
    });
  });
});

describe("changing the places of a longer trip", () => {
  it("keeps the trips of the places that stay, and drops and adds the others", async () => {
    const id = await begin("change");
    const before = await getJourney(ctx, id, holder);
    await changeJourney(
      ctx,
      holder,
      { of: id },
      [
        { slug: "florence", nights: 3 },
        { slug: "rome", nights: 5 },
        { slug: "naples-amalfi", nights: 2 },
      ],
      { ...FORM, adults: 3 },
    );
    const after = await getJourney(ctx, id, holder);
    expect(after.map(({ destination, startDate, adults }) => [destination.slug, startDate, adults])).toEqual([
      ["florence", "2027-05-01", 3],
      ["rome", "2027-05-04", 3],
      ["naples-amalfi", "2027-05-09", 3],
    ]);
    expect([after[0]!.id, after[1]!.id]).toEqual([before[1]!.id, before[0]!.id]);
    expect(after[0]!.between?.out).toBeUndefined();
    await expect(getTrip(ctx, before[2]!.id, holder)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("closes the gap of a place that was called off, and refuses once a place is paid for", async () => {
    const id = await begin("gap");
    const [, florence] = await getJourney(ctx, id, holder);
    await cancelTrip(ctx, { id: florence!.id, ownerId: ada.id });
    const page = await wholePage(ctx, holder, id);
    expect(page.heading).toBe("Rome and Venice");
    expect(page.places[0]!.onward).toMatch(/^Florence is no longer on this trip/);
    const left = ITALY.filter(({ slug }) => slug !== "florence");
    await changeJourney(ctx, holder, { of: id }, left, FORM);
    const [rome, venice] = await getJourney(ctx, id, holder);
    expect([rome!.endDate, venice!.startDate]).toEqual(["2027-05-05", "2027-05-05"]);
    await transact((trx) => markTripBooked(trx, rome!.id, ada.id, ctx.now));
    await expect(changeJourney(ctx, holder, { of: id }, left, FORM)).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("leaves a trip alone whose form comes with the same places", async () => {
    const id = await begin("same");
    const before = await getJourney(ctx, id, holder);
    await changeJourney(ctx, holder, { of: id }, ITALY, FORM);
    const after = await getJourney(ctx, id, holder);
    const facts = (trips: typeof before) => trips.map(({ revision: _, updatedAt: __, ...trip }) => trip);
    expect(facts(after)).toEqual(facts(before));
  });
});

describe("a form that is too late", () => {
  it("is refused once the places were changed elsewhere", async () => {
    const id = await begin("late");
    const stamp = stampOf(await getJourney(ctx, id, holder));
    const shorter = ITALY.slice(0, 2);
    await changeJourney(ctx, holder, { of: id, stamp }, shorter, FORM);
    await expect(changeJourney(ctx, holder, { of: id, stamp }, ITALY, FORM)).rejects.toMatchObject({
      code: "CONFLICT",
    });
    expect(await getJourney(ctx, id, holder)).toHaveLength(2);
  });
});

describe("a flight through the night from home", () => {
  it("leaves the first place all its nights", async () => {
    const id = await beginJourney(
      ctx,
      holder,
      [
        { slug: "tokyo", nights: 1 },
        { slug: "kyoto", nights: 3 },
      ],
      { ...FORM, departureCity: "Los Angeles" },
      "night",
    );
    const [tokyo, kyoto] = await getJourney(ctx, id, holder);
    expect([tokyo!.startDate, tokyo!.endDate, kyoto!.startDate]).toEqual(["2027-05-01", "2027-05-03", "2027-05-03"]);
  });
});

describe("the itinerary of a longer trip", () => {
  const ofWhole = (trip: Trip) => ({ id: trip.id, covers: coveredPlace(trip) });

  it("covers as many places as a trip may have, however often they change, and those that were planned", async () => {
    const joe = await insertUser("joe");
    const id = await begin("places", ITALY, { userId: joe.id });
    const [rome] = await getJourney(ctx, id, { userId: joe.id });
    const spent = { ...joe, capabilities: { ...joe.capabilities, canGenerateTrip: false } };
    const at = (slug: string): Trip => ({ ...rome!, destination: { slug, name: slug } });
    const plan = (slug: string) => transact((trx) => grantItinerary(trx, joe.id, ofWhole(at(slug)), ctx.now));
    for (let count = 0; count < PLACES_AN_ITINERARY; count++) await plan(`place-${count}`);
    await plan("place-0");
    expect(await mayPlanDays(spent, at("place-3"))).toBe(true);
    expect(await mayPlanDays(spent, at("place-9"))).toBe(false);
    await expect(plan("place-9")).rejects.toMatchObject({
      code: "PAYMENT_REQUIRED",
      message: expect.stringMatching(/^One itinerary covers 8 places/) as string,
    });
    await transact((trx) =>
      grantEntitlement(trx, { userId: joe.id, kind: "trip_pass", source: "pass", startsAt: ctx.now.toISOString() }),
    );
    await plan("place-9");
    expect(await mayPlanDays(spent, at("place-10"))).toBe(true);
  });

  it("uses up one allowance for all of its places", async () => {
    const id = await begin("allowance", ITALY, { userId: eve.id });
    const [rome, florence] = await getJourney(ctx, id, { userId: eve.id });
    const spent = { ...eve, capabilities: { ...eve.capabilities, canGenerateTrip: false } };
    expect(await mayPlanDays(spent, florence!)).toBe(false);
    await transact((trx) => grantItinerary(trx, eve.id, ofWhole(rome!), ctx.now));
    expect(await mayPlanDays(spent, florence!)).toBe(true);
    await transact((trx) => grantItinerary(trx, eve.id, ofWhole(florence!), ctx.now));
    const other = { ...florence!, journeyId: undefined, id: "another" };
    expect(await mayPlanDays(spent, other)).toBe(false);
    await expect(transact((trx) => grantItinerary(trx, eve.id, other, ctx.now))).rejects.toMatchObject({
      code: "PAYMENT_REQUIRED",
    });
  });

  it("of a trip of one place stays with it when its dates change, and covers no other place", async () => {
    const ivy = await insertUser("ivy");
    const id = await insertTrip(ivy, { start_date: "2027-05-03", end_date: "2027-05-06" });
    const planned = await generateDays(ctx, { id }, ivy);
    const spent = { ...ivy, capabilities: { ...ivy.capabilities, canGenerateTrip: false } };
    const moved: Trip = { ...planned, startDate: "2027-06-03", endDate: "2027-06-06", itinerary: undefined };
    expect(await mayPlanDays(spent, moved)).toBe(true);
    expect(await mayPlanDays(spent, { ...moved, destination: { slug: "rome", name: "Rome" } })).toBe(false);
    expect(await mayPlanDays(spent, { ...moved, id: "another" })).toBe(false);
    await transact((trx) => grantItinerary(trx, ivy.id, ofWhole(moved), ctx.now));
    const elsewhere = { ...moved, destination: { slug: "rome", name: "Rome" } };
    await expect(transact((trx) => grantItinerary(trx, ivy.id, ofWhole(elsewhere), ctx.now))).rejects.toMatchObject({
      code: "PAYMENT_REQUIRED",
    });
  });

  it("comes along when its visitor signs in", async () => {
    const visitorId = "visitor-of-places";
    const id = await begin("visitor", ITALY, { visitorId });
    await claimPlannedTrips(ctx, visitorId, ada.id);
    expect((await getJourney(ctx, id, holder)).map(({ ownerId }) => ownerId)).toEqual([ada.id, ada.id, ada.id]);
    await expect(getJourney(ctx, id, { visitorId })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
