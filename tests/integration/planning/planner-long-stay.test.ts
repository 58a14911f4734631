import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { flightOptions, hotelOptions } from "#app/modules/planner/offers.server";
import { findPlannedTrip, pickFlight, pickHotel, saveStart } from "#app/modules/planner/planner.server";
import { startSchema } from "#app/modules/planner/start.schema";
import type { LongStay } from "#app/modules/planner/trip-summary";
import type { Trip } from "#app/modules/trips/trip/trip";
import { changeDetails } from "#app/modules/trips/store/trips.server";
import * as checkout from "#app/routes/planner/booking";
import * as flight from "#app/routes/planner/flight";
import * as hotel from "#app/routes/planner/hotel";
import { addDays, daysBetween } from "#app/shared/calendar";
import { todayOf } from "#app/shared/context";
import { makeCtx } from "../booking/booking.fixture";
import { args, closeTravellerWorld, insertTraveller, openTravellerWorld, outcome } from "./traveller.fixture";
import type { Traveller } from "./traveller.fixture";

const now = makeCtx({ now: new Date() });
const leaveOn = addDays(todayOf(now), 150);

let ann: Traveller;
beforeAll(openTravellerWorld);
afterAll(closeTravellerWorld);
beforeEach(async () => {
  ann = await insertTraveller();
});

const holder = () => ({ userId: ann.id });
const planned = async () => (await findPlannedTrip(now, holder()))!;

async function plan(nights: number): Promise<Trip> {
  const form = startSchema(todayOf(now)).parse({
    tripName: "Red rocks",
    destination: "Petra",
    departureCity: "London",
    startDate: leaveOn,
    endDate: addDays(leaveOn, nights),
    adults: "2",
    budgetTotal: "3000",
    interests: ["culture"],
  });
  const saved = await saveStart(now, holder(), form, `long-${ann.id}`, undefined);
  if ("problem" in saved) throw new Error(JSON.stringify(saved.problem));
  return saved.trip;
}

type Page = { summary: { longStay?: LongStay }; basis: { revision: number; formKey: string } };
const open = async (load: Promise<unknown>) => (await outcome(load)).body as Page;
const flights = () => open(flight.loader(args("/planner/flight", { headers: ann.headers })));
const press = ({ basis }: Page) =>
  outcome(
    flight.action(
      args("/planner/flight", {
        headers: ann.headers,
        fields: { revision: String(basis.revision), formKey: basis.formKey, intent: "shorten-stay" },
      }),
    ),
  );

describe("a stay longer than what there is to see", () => {
  it("is told on every step before booking, with what is near", async () => {
    const trip = await plan(14);
    const { summary } = await flights();
    expect(summary.longStay?.line).toMatch(/^About \d+ days are enough for Petra at this pace\. In 14 nights /);
    expect(summary.longStay?.choosesAnew).toBe(false);
    expect(summary.longStay?.sideTrips.length).toBeGreaterThan(0);
    const flown = await pickFlight(now, trip, holder(), (await flightOptions(now, trip)).shown[0]!.offer.id);
    const stays = await open(hotel.loader(args("/planner/hotel", { headers: ann.headers })));
    expect(stays.summary.longStay?.choosesAnew).toBe(true);
    await pickHotel(now, flown, holder(), (await hotelOptions(now, flown)).shown[0]!.offer.id);
    const review = await open(checkout.loader(args("/planner/booking", { headers: ann.headers })));
    expect(review.summary.longStay?.line).toMatch(/are enough for Petra/);
  });

  it("is not told where there is enough", async () => {
    await plan(2);
    expect((await flights()).summary.longStay).toBeUndefined();
  });

  it("becomes shorter with one button, and nothing else of the trip changes", async () => {
    const before = await plan(14);
    const page = await flights();
    expect(await press(page)).toMatchObject({ status: 303, location: "/planner/flight" });
    const after = await planned();
    expect(after).toMatchObject({
      id: before.id,
      name: "Red rocks",
      startDate: before.startDate,
      endDate: page.summary.longStay!.endDate,
      adults: 2,
      budgetMinor: before.budgetMinor,
      preferences: before.preferences,
    });
    expect(daysBetween(after.startDate, after.endDate)).toBeLessThan(12);
    expect((await flights()).summary.longStay).toBeUndefined();
    expect(await press(page)).toMatchObject({ status: 303 });
    expect((await planned()).revision).toBeGreaterThanOrEqual(after.revision);
    expect((await planned()).endDate).toBe(after.endDate);
  });

  it("keeps what somebody else changed meanwhile", async () => {
    const trip = await plan(14);
    const page = await flights();
    await changeDetails(now, trip.id, holder(), { name: "Two weeks of sand" });
    expect((await press(page)).status).toBe(409);
    expect(await planned()).toMatchObject({ name: "Two weeks of sand", endDate: trip.endDate });
  });
});
