/** Days that come by themselves when their traveller arrives, or has paid. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "#app/db/client.server";
import * as jobs from "#app/db/jobs.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { firstDayMap, firstDayPage } from "#app/modules/planner/pages/days-page.server";
import { beginDays, beginPreview, planDaysInBackground, watchDays } from "#app/modules/trips/days/days-ahead.server";
import { PLAN_DAYS_JOB } from "#app/modules/trips/days/planning-steps.server";
import { generateDays } from "#app/modules/trips/days/days.server";
import { claimVisitorTrips } from "#app/modules/trips/store/planner-trips.server";
import { getTrip } from "#app/modules/trips/store/trips.server";
import type { Trip } from "#app/modules/trips/trip/trip";
import { insertTrip, insertUser, makeCtx } from "#tests/integration/booking/booking.fixture";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";
import { claimJob, finishJob } from "#tests/setup/jobs";

const ctx = makeCtx();
/** Within the window of a limit: one that ends later was begun by a wrong clock, and counts as over. */
const IN_A_WHILE = new Date(ctx.now.getTime() + 600_000).toISOString();
/** Two days in a town of few places, which are planned in little time. */
const DATES = {
  destination_slug: "hiroshima",
  destination_name: "Hiroshima",
  start_date: "2027-04-14",
  end_date: "2027-04-15",
};
let users = 0;
let ada: CurrentUser;

beforeAll(openTestDatabase);
afterAll(closeTestDatabase);
beforeEach(async () => {
  ada = await insertUser(`Ada${users++}`);
});

const read = (id: string): Promise<Trip> => getTrip(ctx, id, { userId: ada.id });
const open = async (changes = {}): Promise<Trip> => read(await insertTrip(ada, { ...DATES, ...changes }));

/** Does the one job that waits. */
async function work(trip: Trip): Promise<void> {
  const soon = new Date(Date.now() + 1000);
  const job = (await claimJob(soon))!;
  expect(job).toMatchObject({ kind: PLAN_DAYS_JOB, payload: expect.stringContaining(trip.id) as string });
  await planDaysInBackground(ctx, job);
  await finishJob(job, soon);
}
const grants = () => db().selectFrom("itinerary_grants").select("trip_id").where("user_id", "=", ada.id).execute();

it("begin once for each state of the trip, and are there when the page looks again", async () => {
  const trip = await open();
  expect(await beginDays(trip, ada)).toBe("frame");
  expect(await beginDays(trip, ada)).toBe("frame");
  await work(trip);
  const planned = await read(trip.id);
  expect(planned.itinerary?.days).toHaveLength(2);
  expect(await beginDays(planned, ada)).toBeUndefined();
  expect(await grants()).toEqual([{ trip_id: trip.id }]);
});

describe("the steps that a waiting page shows", () => {
  /** The steps in the order in which the planner's work notes them. */
  async function notedWhile(plan: () => Promise<unknown>): Promise<unknown[]> {
    const noted: unknown[] = [];
    const note = vi.spyOn(jobs, "noteWorkStep").mockImplementation((_, key, step) => {
      noted.push([key, step]);
      return Promise.resolve();
    });
    await plan().finally(() => note.mockRestore());
    return noted;
  }

  it("are those that the planner comes to, each once", async () => {
    const trip = await open();
    await beginDays(trip, ada);
    const key = `${PLAN_DAYS_JOB}:${trip.id}:${trip.revision}`;
    const steps = ["hours", "sights", "walks", "tables"].map((step) => [key, step]);
    expect(await notedWhile(() => work(trip))).toEqual(steps);
  });

  it("are told of the work that is under way, whoever planned, and begin anew with a new try", async () => {
    const trip = await open({ status: "booked" });
    expect(await watchDays(trip)).toBeUndefined();
    await beginDays(trip, ada);
    const key = `${PLAN_DAYS_JOB}:${trip.id}:${trip.revision}`;
    await jobs.noteWorkStep(db(), key, "walks");
    expect([await beginDays(trip, ada), await watchDays(trip)]).toEqual(["walks", "walks"]);
    const soon = new Date(Date.now() + 1000);
    const job = (await claimJob(soon))!;
    expect(await watchDays(trip)).toBe("frame");
    await jobs.noteWorkStep(db(), key, "a step of another version");
    expect(await watchDays(trip)).toBe("frame");
    await finishJob(job, soon);
    await jobs.noteWorkStep(db(), key, "tables");
    expect(await watchDays(trip)).toBeUndefined();
  });

  it("keep nothing up where they cannot be noted", async () => {
    const trip = await open();
    await beginDays(trip, ada);
    const note = vi.spyOn(jobs, "noteWorkStep").mockRejectedValue(new Error("locked"));
    await work(trip).finally(() => note.mockRestore());
    expect((await read(trip.id)).itinerary?.days).toHaveLength(2);
  });
});

it("are planned once when a button or the payment was faster", async () => {
  for (const status of ["planning", "booked"]) {
    const trip = await open({ status });
    expect(await beginDays(trip, ada)).toBe("frame");
    const { revision } = await generateDays(ctx, trip, ada);
    await work(trip);
    expect((await read(trip.id)).revision).toBe(revision);
  }
});

it("of a booked trip use up nothing", async () => {
  const trip = await open({ status: "booked" });
  expect(await beginDays(trip, ada)).toBe("frame");
  await work(trip);
  expect((await read(trip.id)).itinerary).toBeDefined();
  expect(await grants()).toEqual([]);
});

it.each<[string, (user: CurrentUser) => CurrentUser, object]>([
  ["a pass would be spent", (user) => ({ ...user, membership: "trip_pass", tripPassesLeft: 1 }), {}],
  [
    "the account may plan no more",
    (user) => ({ ...user, capabilities: { ...user.capabilities, canGenerateTrip: false } }),
    {},
  ],
  ["the place has no days of ours", (user) => user, { destination_slug: null, destination_name: "Nowhere" }],
  ["the trip is called off", (user) => user, { status: "cancelled" }],
])("wait for a press where %s", async (_, standing, ofTrip) => {
  expect(await beginDays(await open(ofTrip), standing(ada))).toBeUndefined();
});

it("belong to their owner alone", async () => {
  const ben = await insertUser("Ben");
  expect(await beginDays(await open(), ben)).toBeUndefined();
});

it("end as work that failed for good, so that the page offers the button", async () => {
  const trip = await open();
  expect(await beginDays(trip, ada)).toBe("frame");
  await db()
    .insertInto("rate_limits")
    .values({ key: `plan:account:${ada.id}`, points: 1_000, window_ends_at: IN_A_WHILE })
    .execute();
  await work(trip);
  expect((await read(trip.id)).itinerary).toBeUndefined();
  expect(await beginDays(trip, ada)).toBeUndefined();
});

describe("a visitor's look", () => {
  const visitorId = "a-visitor";
  const draft = async (): Promise<Trip> => {
    const id = await insertTrip(ada, { ...DATES, owner_id: null, visitor_id: visitorId, status: "draft" });
    return getTrip(ctx, id, { visitorId });
  };

  it("is at the first day, and the account plans its own days", async () => {
    const trip = await draft();
    expect(await beginPreview(ctx, trip, visitorId)).toBe("frame");
    await work(trip);
    const seen = await firstDayPage(ctx, await getTrip(ctx, trip.id, { visitorId }), visitorId);
    expect(seen.first).toMatchObject({ dayNumber: 1, date: "2027-04-14" });
    expect(seen.others.map((day) => Object.keys(day))).toEqual(Array(1).fill(["date", "dayNumber", "theme"]));
    expect(seen.planning).toBeUndefined();
    const mapped = await firstDayMap(ctx, trip.id, visitorId);
    expect(mapped.itinerary?.days.map(({ dayNumber }) => dayNumber)).toEqual([1]);

    await claimVisitorTrips(ctx, visitorId, ada.id);
    const claimed = await read(trip.id);
    expect(claimed.itinerary).toBeUndefined();
    expect(await beginDays(claimed, ada)).toBe("frame");
    await work(claimed);
    expect(await grants()).toEqual([{ trip_id: trip.id }]);
    expect((await read(trip.id)).itinerary?.days[0]?.theme).toBe(seen.first?.theme);
  });

  it("is at an own draft only, and ends after many looks from one address", async () => {
    const trip = await draft();
    await expect(firstDayMap(ctx, trip.id, "another")).rejects.toMatchObject({ code: "NOT_FOUND" });
    const window_ends_at = IN_A_WHILE;
    await db()
      .insertInto("rate_limits")
      .values({ key: `plan:address:${ctx.address}`, points: 1_000, window_ends_at })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ points: 1_000, window_ends_at }))
      .execute();
    expect(await beginPreview(ctx, trip, visitorId)).toBeUndefined();
  });
});
