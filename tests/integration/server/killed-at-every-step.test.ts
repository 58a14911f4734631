/**
 * A process that is killed before and after each of its statements, one after the other, while it makes documents or
 * keeps bookings that were brought. `killed-anywhere` kills real processes at any moment.
 */
import type { Kysely } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { jobHandlers } from "#app/boot/job-handlers.server";
import { createJobRunner } from "#app/boot/job-runner.server";
import { db, useDatabase } from "#app/db/client.server";
import { newId } from "#app/db/ids.server";
import type { Database } from "#app/db/schema";
import { startCheckout } from "#app/modules/booking/checkout/booking.server";
import { fulfilCheckout } from "#app/modules/booking/checkout/fulfilment.server";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { clearOutbox, listOutbox } from "#app/modules/email/email.server";
import { beginJourney, getJourney } from "#app/modules/journeys/journeys.server";
import { bringParts, readFile } from "#app/modules/planner/own-booking.server";
import type { StartForm } from "#app/modules/planner/start.schema";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { FLIGHT, HOTEL, ITINERARY } from "#app/modules/trips/trip/stored-trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { partsOf, waysOf } from "#app/modules/trips/trip/trip-parts";
import { findBroken } from "#tests/invariants/whole-database";
import { closeBookingWorld, insertTrip, makeCtx, openBookingWorld } from "../booking/booking.fixture";
import type { BookingWorld } from "../booking/booking.fixture";
import { DyingProcess } from "./dying-process.fixture";

const ctx = makeCtx();
/** Longer than the claim of a dead process lasts. */
const LATER_MS = 120_000;

let world: BookingWorld;
let database: Kysely<Database>;
beforeEach(async () => {
  world = await openBookingWorld();
  database = db();
});
afterEach(closeBookingWorld);

/** Does the work in a process that is killed at a moment. @returns whether the process was still there at the end */
async function isDoneBy(moment: number, work: () => Promise<unknown>): Promise<boolean> {
  const process = new DyingProcess(moment);
  useDatabase(process.over(database));
  try {
    await work();
  } catch (error) {
    if (!process.isDead) throw error;
  } finally {
    useDatabase(database);
  }
  return !process.isDead;
}

/** Takes up the jobs that are due, as a process does that has begun a while ago. */
async function takeUpJobs(now: Date): Promise<void> {
  let at = now.getTime() - LATER_MS;
  const runner = createJobRunner({
    db,
    // No push service answers here.
    handlers: { ...jobHandlers(), push: () => Promise.resolve() },
    clock: () => new Date(at),
    elapsed: () => at,
    log: ctx.log,
    onLooked: () => undefined,
  });
  at = now.getTime();
  await runner.look();
  await runner.stop(new AbortController().signal);
}

it("that makes the documents of a booking leaves no job behind and no half letter, and sends them once", async () => {
  const { ada, sandbox } = world;
  const { startDate: start_date, endDate: end_date, flight, hotel, itinerary } = fullTrip("kyoto", 2);
  const planned = { flight: FLIGHT.write(flight!), hotel: HOTEL.write(hotel!), itinerary: ITINERARY.write(itinerary!) };
  const tripId = await insertTrip(ada, { ...planned, start_date, end_date });
  const keys = { endpoint: "https://push.test/1", endpoint_hash: "h", p256dh: "p", auth: "a" };
  const device = { id: newId(), user_id: ada.id, ...keys, name: "Browser", created_at: ctx.now.toISOString() };
  await database.insertInto("push_devices").values(device).execute();
  const { sessionId } = await startCheckout(ctx, ada, tripId);
  await sandbox.pay(sessionId);
  await fulfilCheckout(ctx, sessionId);
  await clearOutbox();
  const undone = () => database.selectFrom("jobs").select("key").where("done_at", "is", null).execute();
  let now = new Date();
  let kills = 0;
  for (let moment = 1; (await undone()).length > 0; moment++) {
    expect(moment).toBeLessThan(100);
    now = new Date(now.getTime() + LATER_MS);
    // Each kill is looked at as if it was the first: after some in a row the job would wait for longer.
    await database.updateTable("jobs").set({ attempts: 0 }).where("done_at", "is", null).execute();
    if (!(await isDoneBy(moment, () => takeUpJobs(now)))) kills += 1;
    expect(await findBroken(database, { now, isSettled: false }), `moment ${moment}`).toEqual([]);
    // What is kept is whole.
    await listOutbox();
  }
  expect(kills).toBeGreaterThan(20);
  expect(await findBroken(database, { now, isSettled: true })).toEqual([]);
  const letters = (await listOutbox()).filter(({ attachments }) => attachments.length > 0);
  expect(letters).toMatchObject([{ attachments: [{ contentType: "application/pdf" }] }]);
  const pushed = await database.selectFrom("jobs").select("id").where("kind", "=", "push").execute();
  expect(pushed).toHaveLength(1);
});

it("that keeps flights and a stay which were brought keeps both or neither, and once however often they are sent", async () => {
  const { ada } = world;
  const holder = { userId: ada.id };
  const lisbon = { destination_slug: "lisbon", destination_name: "Lisbon", origin: "LON", origin_label: "London" };
  const tripId = await insertTrip(ada, { ...lisbon, status: "draft", planner_step: "flights" });
  const trip = (): Promise<Trip> => getTrip(ctx, tripId, holder);
  const { startDate, endDate, revision } = await trip();
  const flights = {
    ...{ out1Number: "TP1351", out1From: "LHR", out1To: "LIS", out1Date: startDate, out1Departs: "08:00" },
    ...{ back1Number: "TP1356", back1From: "LIS", back1To: "LHR", back1Date: endDate, back1Departs: "18:10" },
    ...{ out1Arrives: "10:45", back1Arrives: "20:55" },
  };
  const stay = { stayName: "Casa da Ana", stayPoint: "38.7129, -9.1269", stayIn: startDate, stayOut: endDate };
  const send = async () => {
    const brought = await bringParts(ctx, await trip(), holder, { flights, stay }, { revision, key: "form" });
    expect(brought).toHaveProperty("trip");
  };
  const seen = new Set<string>();
  for (let moment = 1, isDone = false; !isDone; moment++) {
    isDone = await isDoneBy(moment, send);
    const parts = partsOf(await trip());
    expect(parts.stay, `moment ${moment}`).toBe(parts.flights);
    seen.add(parts.stay);
  }
  expect([...seen]).toEqual(["open", "elsewhere"]);
  const commands = await database.selectFrom("trip_commands").select("kind").where("trip_id", "=", tripId).execute();
  expect(commands.map(({ kind }) => kind).toSorted()).toEqual(["keepOwnFlights", "keepOwnStay"]);
  expect(await findBroken(database, { now: new Date(), isSettled: false })).toEqual([]);
});

it("that keeps a ticket between two places tells both of them, or neither", async () => {
  const holder = { userId: world.ada.id };
  const form: StartForm = {
    ...{ destination: "Rome", departureCity: "London", startDate: "2027-05-01", endDate: "2027-05-05" },
    ...{ adults: 2, children: 0, budgetTotal: 3000_00, pace: "moderate", budgetTier: "moderate" },
    ...{ interests: ["culture"], name: "" },
  };
  const stops = [
    { slug: "rome", nights: 4 },
    { slug: "florence", nights: 3 },
  ];
  const id = await beginJourney(ctx, holder, stops, form, "ticket");
  const places = async () => (await getJourney(ctx, id, holder)) as [Trip, Trip];
  const ticket = new TextEncoder().encode(
    `Codice prenotazione (PNR): ABC123\nData di viaggio: 05/05/2027\nTreno: Frecciarossa 9512
Stazione di Partenza: Roma Termini Ore 07:50\nStazione di Arrivo: Firenze S. M. Novella Ore 09:24`,
  );
  const [, florence] = await places();
  const read = await readFile(ctx, florence, ticket);
  if ("problem" in read) throw new Error(read.problem);
  const seen = new Set<string | undefined>();
  for (let moment = 1, isDone = false; !isDone; moment++) {
    isDone = await isDoneBy(moment, async () => {
      const [, place] = await places();
      const basis = { revision: florence.revision, key: "form" };
      expect(await bringParts(ctx, place, holder, { flights: read.flights }, basis)).toHaveProperty("trip");
    });
    const [from, to] = await places();
    expect(waysOf(from).back?.name, `moment ${moment}`).toBe(waysOf(to).out?.name);
    seen.add(waysOf(to).out?.name);
  }
  expect([...seen]).toEqual([undefined, "Frecciarossa 9512"]);
});
