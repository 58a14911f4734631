import { describe, expect, it } from "vitest";
import { findDestination } from "#app/modules/catalogue/catalogue.server";
import { bareTrip, fullTrip } from "#app/modules/documents/trip.fixture";
import { DEFAULT_PREFERENCES } from "#app/modules/profile/preferences";
import type { DayChanges } from "./trip-days";
import { dayRequestFor, spendForDays } from "./trip-days";
import { priceOf } from "./trip";
import type { Trip } from "./trip";

const kyoto = findDestination("kyoto")!;
const seedOf = (trip: Trip, changes?: DayChanges, preferences = DEFAULT_PREFERENCES): number =>
  dayRequestFor(trip, kyoto, changes, preferences).seed;

describe("the draw of a plan", () => {
  const planned = fullTrip("kyoto", 7);
  const fresh = { ...planned, itinerary: undefined };

  it("is the same for the same wishes, whichever trip they stand in", () => {
    const other = { ...fresh, id: "trip-2", ownerId: "bo", name: "Kyoto again", createdAt: "2027-01-01T00:00:00.000Z" };
    expect(seedOf(other)).toBe(seedOf(fresh));
    const shuffled = { ...fresh.preferences, interests: fresh.preferences.interests.toReversed() };
    expect(seedOf({ ...fresh, preferences: shuffled })).toBe(seedOf(fresh));
  });

  it("hangs on the price of nothing", () => {
    const offer = { ...planned.flight!.offer, priceMinor: 1 };
    expect(seedOf({ ...fresh, flight: { ...planned.flight!, offer }, budgetMinor: 5 })).toBe(seedOf(fresh));
  });

  it.each<[string, Partial<Trip>]>([
    ["dates", { flight: undefined, endDate: "2027-04-20" }],
    ["party", { adults: 1 }],
    ["children", { children: 1 }],
    ["pace", { preferences: { ...fresh.preferences, pace: "packed" } }],
    ["interests", { preferences: { ...fresh.preferences, interests: ["beach"] } }],
    ["tables", { preferences: { ...fresh.preferences, budgetTier: "luxury" } }],
    ["flights", { flight: undefined }],
    ["hotel", { hotel: undefined }],
    ["destination", { destination: { slug: "tokyo", name: "Tokyo" } }],
  ])("is another one for other %s", (_, changes) => {
    expect(seedOf({ ...fresh, ...changes })).not.toBe(seedOf(fresh));
  });

  it("is another one for what people eat and for what a body needs", () => {
    expect(seedOf(fresh, {}, { ...DEFAULT_PREFERENCES, diets: ["vegan"] })).not.toBe(seedOf(fresh));
    expect(seedOf(fresh, {}, { ...DEFAULT_PREFERENCES, accessNeeds: ["step-free"] })).not.toBe(seedOf(fresh));
  });

  it("is the next one when another plan is asked for, and stays when a plan is only edited", () => {
    expect(seedOf(planned, { another: true })).toBe(planned.itinerary!.seed + 1);
    expect(seedOf(planned, { stayClose: true })).toBe(planned.itinerary!.seed);
    expect(seedOf(planned)).toBe(seedOf(fresh));
    expect(seedOf(bareTrip(), { another: true })).toBe(seedOf(bareTrip()));
  });
});

describe("what is left for entrances and local transport", () => {
  const DAYS = 5;
  const rich = { ...fullTrip("kyoto", 7), budgetMinor: 20_000_00 };
  const foodADay = { budget: kyoto.costs.budget[1], moderate: kyoto.costs.moderate[1], luxury: kyoto.costs.luxury[1] };
  const withTier = (budgetTier: Trip["preferences"]["budgetTier"]): Trip => ({
    ...rich,
    preferences: { ...rich.preferences, budgetTier },
  });

  it("is the budget less flights, hotel and the food of each day", () => {
    const chosen = priceOf(rich).perTravellerMinor;
    expect(chosen).toBeGreaterThan(0);
    for (const [tier, food] of [
      ["budget-friendly", foodADay.budget],
      ["moderate", foodADay.moderate],
      ["luxury", foodADay.luxury],
    ] as const)
      expect(spendForDays(withTier(tier), kyoto, DAYS), tier).toBe(
        Math.floor((rich.budgetMinor - chosen) / 100 - food * DAYS),
      );
    expect(spendForDays(rich, kyoto, DAYS + 1)).toBeLessThan(spendForDays(rich, kyoto, DAYS));
  });

  it("takes the food from three tenths of the budget while nothing is chosen", () => {
    const open = { ...withTier("moderate"), flight: undefined, hotel: undefined };
    expect(spendForDays(open, kyoto, DAYS)).toBe(Math.floor(6_000 - foodADay.moderate * DAYS));
  });

  it("is a tram ticket and one small entrance a day where food has taken all", () => {
    expect(spendForDays({ ...rich, budgetMinor: 0 }, kyoto, DAYS)).toBe(10 * DAYS);
  });
});
