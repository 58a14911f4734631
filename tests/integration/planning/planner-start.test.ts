import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newToken } from "#app/db/ids.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import {
  createTripFromCall,
  enterStep,
  findPlannedTrip,
  needsUpgrade,
  nextStepHere,
  saveStart,
  stepOf,
  unclearPlaces,
} from "#app/modules/planner/planner.server";
import { startSchema } from "#app/modules/planner/start.schema";
import type { StartForm } from "#app/modules/planner/start.schema";
import type { Trip, TripHolder } from "#app/modules/trips/trip/trip";
import { createTripSchema } from "#app/modules/trips/trip/trips.schema";
import { getTrip, listTrips, markTripBooked } from "#app/modules/trips/store/trips.server";
import { db } from "#app/db/client.server";
import { insertTrip, insertUser, makeCtx } from "#tests/integration/booking/booking.fixture";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";

const ctx = makeCtx();
const TODAY = "2026-11-21";
const form = startSchema(TODAY).parse({
  destination: "Lisbon",
  departureCity: "London",
  startDate: "2027-05-12",
  endDate: "2027-05-17",
  adults: "2",
  childCount: "1",
  budgetTotal: "2,000",
  pace: "packed",
  budgetTier: "luxury",
  interests: ["beach", "culture"],
});

let ann: CurrentUser;
let holder: TripHolder & { visitorId: string };
let count = 0;

beforeAll(async () => {
  await openTestDatabase();
  ann = await insertUser("Ann");
});
afterAll(closeTestDatabase);
beforeEach(() => {
  holder = { visitorId: newToken() };
});

const save = (changes: Partial<StartForm> = {}, by: TripHolder = holder, at = ctx) =>
  saveStart(at, by, { ...form, ...changes }, `start-${++count}`, undefined);

async function start(changes: Partial<StartForm> = {}, by: TripHolder = holder): Promise<Trip> {
  const saved = await save(changes, by);
  if ("problem" in saved) throw new Error(JSON.stringify(saved.problem));
  return saved.trip;
}

describe("a trip that is begun with something at a fixed time", () => {
  it("has it on its day, a visitor's trip too, and comes to the same when its form is sent twice", async () => {
    const appointments = "Dinner at Belcanto in Chiado, Friday, 20:00\nAna's wedding, 15 May, 15:00 to 23:00";
    const trip = await start({ appointments });
    expect(trip.preferences.ownPlaces).toMatchObject([
      { name: "Dinner at Belcanto in Chiado", at: { date: "2027-05-14", start: 1200 }, minutes: 120, isTable: true },
      { name: "Ana's wedding", at: { date: "2027-05-15", start: 900 }, minutes: 480, district: "Lisbon" },
    ]);
    const again = await saveStart(ctx, holder, { ...form, appointments }, `start-${count}`, undefined);
    expect("trip" in again && again.trip.id).toBe(trip.id);
  });

  it.each([
    ["a wedding on Saturday", "When does “Wedding” begin? Write the hour behind it, such as 15:00."],
    ["wedding at 15:00", "On which day is “Wedding”?"],
    ["dinner, 1 June, 20:00", "“Dinner”: 1 Jun isn't on the dates of this trip."],
    ["dinner, Friday, 22:00 to 02:00", "“Dinner”: It can last until midnight at most."],
  ])("asks beside the field what %s leaves open", async (appointments, problem) => {
    expect(await save({ appointments })).toMatchObject({ problem: { fields: { appointments: [problem] } } });
  });
});

describe("a trip that is begun", () => {
  it("is what the form says, and the one that is open in the planner", async () => {
    const trip = await start({ name: "Our spring" });
    expect(await getTrip(ctx, trip.id, holder)).toMatchObject({
      name: "Our spring",
      destination: { slug: "lisbon", name: "Lisbon" },
      origin: { code: "LON", label: "London (all airports)" },
      startDate: "2027-05-12",
      endDate: "2027-05-17",
      adults: 2,
      children: 1,
      budgetMinor: 200_000,
      currency: "USD",
      preferences: { pace: "packed", budgetTier: "luxury", interests: ["beach", "culture"] },
    });
    expect((await findPlannedTrip(ctx, holder))?.id).toBe(trip.id);
  });

  it.each([
    ["2027-01-31", "2027-02-03", "Lisbon in January"],
    ["2026-12-30", "2027-01-02", "Lisbon in December"],
  ])("from %s takes its name from the month it starts in", async (startDate, endDate, name) => {
    expect((await start({ name: "", startDate, endDate })).name).toBe(name);
  });

  it("is the newest of several in the planner; the one before is kept", async () => {
    const by = { userId: (await insertUser("Nell")).id };
    const first = await start({}, by);
    const second = await start({}, by);
    expect((await findPlannedTrip(ctx, by))?.id).toBe(second.id);
    expect((await listTrips(ctx, by.userId)).map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
  });

  it("is planned no longer once it is booked", async () => {
    const by = { userId: (await insertUser("Bea")).id };
    const trip = await start({}, by);
    await markTripBooked(db(), trip.id, by.userId, ctx.now);
    expect(await findPlannedTrip(ctx, by)).toBeUndefined();
    expect(await enterStep(ctx, by, "flights")).toMatchObject({ status: "refused", goTo: "start" });
  });
});

describe("places that are not understood", () => {
  it("a start that means several airports is asked about, with each of them to choose from", async () => {
    const saved = await save({ departureCity: "Portland" });
    if (!("problem" in saved)) throw new Error("It was taken");
    expect(saved.problem.departures.map(({ label }) => label)).toEqual([
      "Portland, PDX · Portland International Airport, Oregon, United States",
      "Portland, PWM · Portland International Jetport, Maine, United States",
    ]);
    expect(saved.problem.fields).toEqual({ departureCity: ["Which of these do you mean?"] });
    expect(saved.problem.destinations).toEqual([]);
    expect(await findPlannedTrip(ctx, holder)).toBeUndefined();
  });

  it("a name with several meanings is asked about, with a text that names each alone", async () => {
    const saved = await save({ destination: "Georgetown" });
    if (!("problem" in saved)) throw new Error("It was taken");
    expect(saved.problem.destinations).toContainEqual({
      value: expect.stringMatching(/^Georgetown, .*Guyana$/) as string,
      label: "Georgetown, Guyana",
    });
    expect(saved.problem.fields).toEqual({
      destination: ["There is more than one Georgetown. Which one do you mean?"],
    });
    expect(saved.problem.departures).toEqual([]);
  });

  it("a place that we don't cover is said so, with the nearest ones to choose instead", async () => {
    const saved = await save({ destination: "Detroit" });
    if (!("problem" in saved)) throw new Error("It was taken");
    expect(saved.problem.fields).toEqual({
      destination: ["We don't cover Detroit yet. Nearest are Toronto (350 km) and Chicago (400 km)."],
    });
    expect(saved.problem.destinations.map(({ value }) => value)).toEqual(["toronto", "chicago"]);
    expect(saved.problem.destinationLegend).toBe("Go here instead?");
  });

  it("unknown places are refused by name, both at once", async () => {
    expect(await save({ destination: "zzqx", departureCity: "zzqx" })).toEqual({
      problem: {
        departures: [],
        destinations: [],
        destinationLegend: "Did you mean one of these?",
        fields: {
          destination: ["We don't know that place. Check the spelling, or choose one from the list"],
          departureCity: ["We don't know that airport. Try the nearest large city"],
        },
      },
    });
  });
});

describe("many drafts from one address", () => {
  /** Begins trips until one is refused, or so many are made. */
  async function begunBefore(refusalOf: () => Promise<unknown>, most: number): Promise<number> {
    for (let begun = 0; begun < most; begun++) {
      const refused = await refusalOf().then(
        () => undefined,
        (error: unknown) => error,
      );
      if (!refused) continue;
      expect(refused).toMatchObject({ code: "RATE_LIMITED" });
      return begun;
    }
    return most;
  }
  const MANY = 200;

  it("of visitors end somewhere; somebody signed in goes on, and so does who changes a draft", async () => {
    const there = makeCtx({ address: "203.0.113.7" });
    const own = await saveStart(there, holder, form, "own-draft", undefined);
    if ("problem" in own) throw new Error("It was not taken");
    const begun = await begunBefore(() => save({}, holder, there), MANY);
    expect(begun).toBeGreaterThan(10);
    expect(begun).toBeLessThan(MANY);
    expect(await save({}, { userId: ann.id }, there)).toHaveProperty("trip");
    const editing = { tripId: own.trip.id };
    expect(await saveStart(there, holder, { ...form, name: "Later" }, "unused", editing)).toMatchObject({
      trip: { id: own.trip.id, name: "Later" },
    });
  });
});

describe("changing the start of a trip", () => {
  it("opens it in the planner again, and makes no second one", async () => {
    const by = { userId: (await insertUser("Cleo")).id };
    const first = await start({}, by);
    await start({ destination: "Paris" }, by);
    const changed = await saveStart(ctx, by, { ...form, name: "Back to this" }, "unused", { tripId: first.id });
    expect(changed).toMatchObject({ trip: { id: first.id, name: "Back to this" } });
    expect((await findPlannedTrip(ctx, by))?.id).toBe(first.id);
    expect(await listTrips(ctx, by.userId)).toHaveLength(2);
  });

  it("is refused when the trip was changed since the form was opened", async () => {
    const trip = await start();
    const seen = trip.revision;
    await saveStart(ctx, holder, { ...form, endDate: "2027-05-18" }, "a", { tripId: trip.id, revision: seen });
    await expect(
      saveStart(ctx, holder, { ...form, endDate: "2027-05-20" }, "b", { tripId: trip.id, revision: seen }),
    ).rejects.toMatchObject({ code: "CONFLICT" });
    expect((await getTrip(ctx, trip.id, holder)).endDate).toBe("2027-05-18");
  });
});

describe("the steps with an inventory", () => {
  it("follow each other, and a look back changes nothing", async () => {
    const trip = await start();
    expect((["start", "hotels", "itinerary"] as const).map((step) => nextStepHere(step, trip))).toEqual([
      "flights",
      "checkout",
      "itinerary",
    ]);
    const there = await enterStep(ctx, holder, "flights");
    expect(there).toMatchObject({ status: "open", trip: { id: trip.id, plannerStep: "flights" } });
    expect(stepOf(await getTrip(ctx, trip.id, holder))).toBe("flights");
    const { revision } = await getTrip(ctx, trip.id, holder);
    for (const step of ["start", "flights"] as const)
      expect(await enterStep(ctx, holder, step)).toMatchObject({
        status: "open",
        trip: { plannerStep: "flights", revision },
      });
  });

  it("begin at the start, which is open to somebody who has no trip", async () => {
    expect(await enterStep(ctx, holder, "start")).toEqual({ status: "open", trip: undefined });
  });
});

describe("a trip made by a call", () => {
  const call = (changes: object = {}) =>
    createTripSchema(TODAY).parse({
      destination: "Lisbon",
      departureCity: "London",
      startDate: "2027-05-12",
      endDate: "2027-05-17",
      budget: { total: 1_234.56 },
      ...changes,
    });
  const make = (changes: object = {}) => createTripFromCall(ctx, ann, call(changes), `call-${++count}`);

  it("is the account's own, named, priced to the cent, and open in the planner", async () => {
    const trip = await make();
    expect(await getTrip(ctx, trip.id, { userId: ann.id })).toMatchObject({
      ownerId: ann.id,
      name: "Lisbon in May",
      destination: { slug: "lisbon", name: "Lisbon" },
      origin: { code: "LON" },
      startDate: "2027-05-12",
      endDate: "2027-05-17",
      adults: 1,
      children: 0,
      budgetMinor: 123_456,
      preferences: { interests: [], budgetTier: "moderate", pace: "moderate" },
    });
    expect((await findPlannedTrip(ctx, { userId: ann.id }))?.id).toBe(trip.id);
  });

  it("is for so many adults, or for adults and children, and has the name it is given", async () => {
    expect(await make({ travelers: 3, name: "Reunion" })).toMatchObject({ name: "Reunion", adults: 3, children: 0 });
    expect(await make({ travelers: { adults: 2, children: 3 } })).toMatchObject({ adults: 2, children: 3 });
  });

  it("may go where we plan nothing: the place is kept as it was written", async () => {
    const trip = await make({ destination: "Atlantis" });
    expect(trip).toMatchObject({ name: "Atlantis in May", destination: { name: "Atlantis" } });
    expect(trip.destination.slug).toBeUndefined();
  });

  it("is told of an unclear place along with what else is wrong, and not of one that is not named", () => {
    const { fields } = unclearPlaces({ destination: "Narnia", departureCity: " " });
    expect(fields).toEqual({
      destination: ["We don't know that place. Check the spelling, or choose one from the list"],
    });
    const choices = unclearPlaces({ destination: "Lisbon", departureCity: "Portland" });
    expect(choices.departures.length).toBeGreaterThan(1);
    expect(Object.keys(choices.fields)).toEqual(["departureCity"]);
    expect(unclearPlaces({ destination: "Lisbon", departureCity: "London" }).fields).toEqual({});
  });

  it("names the departures that may be meant, or says that there is none", async () => {
    await expect(make({ departureCity: "Portland" })).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      details: { fields: { departureCity: ["Which one: Portland, PDX; Portland, PWM?"] } },
    });
    await expect(make({ departureCity: "zzqx" })).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      details: { fields: { departureCity: ["We don't know that airport"] } },
    });
  });

  it("sent again with its key is the same trip", async () => {
    const first = await createTripFromCall(ctx, ann, call(), "call-again");
    expect((await createTripFromCall(ctx, ann, call(), "call-again")).id).toBe(first.id);
  });
});

describe("the upgrade", () => {
  const spent = { capabilities: { canGenerateTrip: false } } as CurrentUser;
  const able = { capabilities: { canGenerateTrip: true } } as CurrentUser;

  it("is asked of an account that has used up its plans, and of nobody who has not signed in", async () => {
    const trip = await getTrip(ctx, await insertTrip(ann), { userId: ann.id });
    expect(await needsUpgrade(spent, trip)).toBe(true);
    expect(await needsUpgrade(spent, undefined)).toBe(true);
    expect(await needsUpgrade(able, trip)).toBe(false);
    expect(await needsUpgrade(undefined, trip)).toBe(false);
  });

  it("is not asked for a trip whose days were planned before (CHECKLIST PLAN-12)", async () => {
    const trip = await getTrip(ctx, await insertTrip(ann), { userId: ann.id });
    const itinerary: NonNullable<Trip["itinerary"]> = {
      seed: 1,
      pace: "moderate",
      interests: [],
      days: [],
      leftOut: [],
      generatedAt: ctx.now.toISOString(),
    };
    expect(await needsUpgrade(spent, { ...trip, itinerary })).toBe(false);
  });
});
