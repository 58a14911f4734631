import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { refundRules } from "#app/modules/booking/rules/refund-rules";
import { orderSourceOf } from "#app/modules/inventory/search/inventory.server";
import { flightOptions, hotelOptions } from "#app/modules/planner/offers.server";
import { pickFlight, pickHotel, refreshPrices } from "#app/modules/planner/planner.server";
import { knownConfidence } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { toTripDetailDto } from "#app/modules/trips/shown/trip.dto";
import { toTripView } from "#app/modules/trips/shown/trip-view";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { addDays, utcDateOf } from "#app/shared/calendar";
import { insertTrip, insertUser, makeCtx } from "#tests/integration/booking/booking.fixture";
import { FakeDuffel } from "#tests/mocks/duffel/fake-duffel";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";

const fake = new FakeDuffel();
const ctx = makeCtx({ now: new Date() });
const day = (days: number): string => addDays(utcDateOf(new Date()), days);
let ann: CurrentUser;

beforeAll(async () => {
  Object.assign(process.env, { INVENTORY: "duffel", DUFFEL_API_BASE: await fake.start() });
  await openTestDatabase();
  ann = await insertUser("Ann");
});
afterAll(async () => {
  await closeTestDatabase();
  await fake.stop();
});

const mine = () => ({ userId: ann.id });
const searches = () => fake.calls.filter(({ path }) => path === "/air/offer_requests/").length;

async function chosenTrip(): Promise<Trip> {
  const id = await insertTrip(ann, { start_date: day(60), end_date: day(67) });
  const trip = await getTrip(ctx, id, mine());
  const flights = await flightOptions(ctx, trip);
  const withFlight = await pickFlight(ctx, trip, mine(), flights.shown[0]!.offer.id);
  const hotels = await hotelOptions(ctx, withFlight);
  return pickHotel(ctx, withFlight, mine(), hotels.shown[0]!.offer.id);
}

describe("a trip with real offers", () => {
  it("is planned, shown and priced without a word that nobody said", async () => {
    const trip = await chosenTrip();
    expect(trip.flight!.offer).toMatchObject({ provider: "duffel", isSandbox: false });
    expect(trip.hotel!.offer).toMatchObject({ provider: "duffel", isSandbox: false });
    const stored = await getTrip(ctx, trip.id, mine());
    expect(stored.flight!.offer).toEqual(trip.flight!.offer);
    const said = JSON.stringify([toTripView(stored), toTripDetailDto(stored, undefined), refundRules(stored)]);
    expect(said).not.toMatch(/undefined|NaN|Simulated fare|Simulated stay|Sandbox/);
    expect(knownConfidence(stored)).toBeUndefined();
    expect(toTripView(stored).isSimulated).toEqual({ flights: false, hotel: false });
    expect(orderSourceOf("duffel")).toBeDefined();
  });

  it("asks Duffel for offers of its own before it is paid, and keeps their names", async () => {
    const looked = await chosenTrip();
    expect(looked.flight!.offer.source!.isOwn).toBe(false);
    const { trip, changes } = await refreshPrices(ctx, looked, mine());
    expect(changes).toEqual([]);
    expect(trip.flight!.offer.source!.isOwn).toBe(true);
    expect(trip.hotel!.offer.source!.isOwn).toBe(true);
    expect((await getTrip(ctx, trip.id, mine())).flight!.offer.source).toEqual(trip.flight!.offer.source);
    // Looked at again, nothing is searched and the trip stays as it is.
    const before = searches();
    const again = await refreshPrices(ctx, trip, mine());
    expect(again.trip.revision).toBe(trip.revision);
    expect(searches()).toBe(before);
  });
});
