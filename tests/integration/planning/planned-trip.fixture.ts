import { afterAll, beforeAll, beforeEach } from "vitest";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { generateDays } from "#app/modules/trips/days/days.server";
import { editDays, stepDays } from "#app/modules/trips/use/edit-days.server";
import type { DayEdit } from "#app/modules/trips/commands/edit-kinds";
import { ITINERARY } from "#app/modules/trips/trip/stored-trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";
import { insertTrip, insertUser, makeCtx } from "../booking/booking.fixture";

export const DATES = { start_date: "2027-04-14", end_date: "2027-04-18" };
const ctx = makeCtx();

/** A trip with days, new for each test, whose days were planned once, and two accounts, the first of which owns it. */
export class PlannedTrip {
  ada!: CurrentUser;
  ben!: CurrentUser;
  /** The days as they are stored. */
  days!: string;
  trip!: Trip;

  open = (id = this.trip.id): Promise<Trip> => getTrip(ctx, id, { userId: this.ada.id });

  edit = async (one: DayEdit): Promise<Trip> => {
    const done = await editDays(ctx, this.trip, this.ada, one);
    if ("refused" in done) throw new Error(done.refused);
    return done.trip;
  };

  step = async (side: "undo" | "redo"): Promise<Trip> => {
    const done = await stepDays(ctx, this.trip, this.ada, side);
    if ("refused" in done) throw new Error(done.refused);
    return done.trip;
  };
}

/** Opens a database with such a trip for the tests of a file. @param ready called with it before each of them */
export function usePlannedTrip(ready: (world: PlannedTrip) => void): PlannedTrip {
  const world = new PlannedTrip();
  beforeAll(async () => {
    await openTestDatabase();
    [world.ada, world.ben] = [await insertUser("Ada"), await insertUser("Ben")];
    const id = await insertTrip(world.ada, { ...DATES, status: "booked" });
    world.days = ITINERARY.write((await generateDays(ctx, { id }, world.ada)).itinerary!);
  });
  afterAll(async () => {
    await closeTestDatabase();
  });
  beforeEach(async () => {
    const id = await insertTrip(world.ada, { ...DATES, status: "planning", itinerary: world.days });
    world.trip = await world.open(id);
    ready(world);
  });
  return world;
}
