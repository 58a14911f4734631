/** From the page of a trip back into the planner, and the parts of a trip that do not work out. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { continuePlanning, findPlannedTrip } from "#app/modules/planner/planner.server";
import { FLIGHT } from "#app/modules/trips/trip/stored-trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { checksOf, getTrip } from "#app/modules/trips/store/trips.server";
import { insertTrip, insertUser, makeCtx } from "#tests/integration/booking/booking.fixture";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";

const ctx = makeCtx();
let ada: CurrentUser;

const made = async (changes: Parameters<typeof insertTrip>[1]): Promise<Trip> =>
  getTrip(ctx, await insertTrip(ada, { status: "planning", ...changes }), { userId: ada.id });

beforeAll(async () => {
  await openTestDatabase();
  ada = await insertUser("Ada");
});
afterAll(async () => {
  await closeTestDatabase();
});

it("opens the trip in the planner at what it lacks, or at what is asked for", async () => {
  const bare = await made({});
  const holder = { userId: ada.id };
  expect(await continuePlanning(ctx, holder, bare)).toBe("/planner/flight");
  expect((await findPlannedTrip(ctx, holder))?.id).toBe(bare.id);
  const flown = await made({ flight: FLIGHT.write(fullTrip("kyoto", 4).flight!) });
  expect(await continuePlanning(ctx, holder, flown)).toBe("/planner/hotel");
  expect((await findPlannedTrip(ctx, holder))?.id).toBe(flown.id);
  expect(await continuePlanning(ctx, holder, flown, "flights")).toBe("/planner/flight");
});

it("does not open one that is paid for", async () => {
  const booked = await made({ status: "booked" });
  await expect(continuePlanning(ctx, { userId: ada.id }, booked)).rejects.toMatchObject({ code: "CONFLICT" });
});

it("finds nothing amiss in a trip that was just begun", async () => {
  expect(checksOf(await made({}))).toEqual([]);
});
