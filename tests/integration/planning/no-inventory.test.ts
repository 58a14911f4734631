import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import { newToken } from "#app/db/ids.server";
import {
  createSession,
  findUserBySession,
  grantEntitlement,
  signUp,
} from "#app/modules/accounts/account/accounts.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { startCheckout } from "#app/modules/booking/checkout/booking.server";
import { startProductCheckout } from "#app/modules/booking/checkout/memberships.server";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { searchFlights, searchHotels } from "#app/modules/inventory/search/inventory.server";
import { claimPlannedTrips, enterStep, nextStepHere, saveStart, stepOf } from "#app/modules/planner/planner.server";
import { startSchema } from "#app/modules/planner/start.schema";
import { generateDays } from "#app/modules/trips/days/days.server";
import { toTripDetailDto } from "#app/modules/trips/shown/trip.dto";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { faresTo } from "#app/modules/discover/destination-fares.server";
import { makeCtx } from "#tests/integration/booking/booking.fixture";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";
const ctx = makeCtx();
const holder = { visitorId: newToken() };
const form = startSchema("2026-11-21").parse({
  destination: "Lisbon",
  departureCity: "London",
  startDate: "2027-05-12",
  endDate: "2027-05-17",
  adults: "2",
  budgetTotal: "2,000",
});

beforeAll(async () => {
  Object.assign(process.env, { INVENTORY: "none" });
  await openTestDatabase();
});
afterAll(async () => {
  await closeTestDatabase();
});

async function account(firstName = "Ann"): Promise<CurrentUser> {
  const user = await signUp(ctx, {
    firstName,
    lastName: "Lee",
    email: `${firstName.toLowerCase()}@example.com`,
    password: "Harbour-light-7",
  });
  const found = await findUserBySession(ctx, await createSession(ctx, user.id, "tests"));
  if (!found) throw new Error("No session");
  return found;
}

describe("without an inventory", () => {
  it("goes from the dates to the days, and to nothing that would be simulated", async () => {
    const saved = await saveStart(ctx, holder, form, newToken(), undefined);
    if ("problem" in saved) throw new Error(JSON.stringify(saved.problem));
    expect(nextStepHere("start", saved.trip)).toBe("flights");
    expect(await enterStep(ctx, holder, "checkout")).toMatchObject({
      status: "refused",
      goTo: "start",
      why: expect.stringContaining("There's nothing to pay here"),
    });
    for (const step of ["flights", "hotels"] as const)
      expect(await enterStep(ctx, holder, step)).toMatchObject({ status: "open" });

    const user = await account();
    await claimPlannedTrips(ctx, holder.visitorId, user.id);
    const own = { userId: user.id };
    expect(await enterStep(ctx, own, "itinerary")).toMatchObject({ status: "open" });
    await generateDays(ctx, await getTrip(ctx, saved.trip.id, own), user, { another: false });
    const trip = await getTrip(ctx, saved.trip.id, own);
    expect(stepOf(trip)).toBe("itinerary");
    expect(trip.itinerary?.days).toHaveLength(6);

    const dto = toTripDetailDto(trip, undefined);
    expect(dto.itinerary).toMatchObject({ flights: null, hotel: null });
    expect(dto.itinerary.activities.length).toBeGreaterThan(6);
    expect(dto.budget).toEqual({ total: 2_000, breakdown: { budget: 2_000 } });
    await expect(startCheckout(ctx, user, trip.id)).rejects.toThrow("There's nothing to pay here.");
  });

  it("sells no protection of prices, and opens none of what is about prices", async () => {
    const user = await account("Bea");
    await expect(startProductCheckout(ctx, user, { feature: "price_lock" })).rejects.toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining("Price protection isn't available"),
    });
    await grantEntitlement(db(), { userId: user.id, kind: "premium", source: "test", startsAt: "2020-01-01" });
    const premium = await findUserBySession(ctx, await createSession(ctx, user.id, "tests"));
    expect(premium?.capabilities).toMatchObject({
      canUseSurprise: true,
      canLockPrice: false,
      canHoldPriceForDays: false,
      hasPriceProtection: false,
    });
  });

  it("searches nothing", async () => {
    const lisbon = findDestination("lisbon");
    if (!lisbon) throw new Error("No Lisbon");
    const people = { adults: 1, children: 0, today: "2026-11-21" };
    const days = { departOn: "2027-05-12", returnOn: "2027-05-17" };
    await expect(searchFlights({ origins: ["LHR"], destinations: ["LIS"], ...days, ...people })).rejects.toThrow(
      "We cannot search flights right now",
    );
    const stay = { destination: lisbon, checkIn: "2027-05-12", checkOut: "2027-05-17" };
    await expect(searchHotels({ ...stay, ...people })).rejects.toThrow("We cannot search stays right now");
  });

  it("tells how far a place is, and no fare", () => {
    const lisbon = findDestination("lisbon");
    if (!lisbon) throw new Error("No Lisbon");
    const [way] = faresTo(lisbon, ["London"], 5);
    expect(way).toMatchObject({ from: "London", isDirect: true });
    expect(way?.price).toBeUndefined();
    expect(way?.months).toEqual([]);
  });
});
