import { describe, expect, it } from "vitest";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { bareTrip, flownOneWay, fullTrip } from "#app/modules/documents/trip.fixture";
import { DEFAULT_PREFERENCES } from "#app/modules/profile/preferences";
import type { DayChanges } from "../commands/day-changes";
import { lockedStops } from "../commands/day-changes";
import { dayRequestFor, spendForDays } from "./trip-days";
import { priceOf } from "../trip/trip";
import type { Trip } from "../trip/trip";

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

  it("is the budget less flights and hotel, and at first less the usual food of each day", () => {
    const chosen = priceOf(rich).perTravellerMinor;
    expect(chosen).toBeGreaterThan(0);
    for (const [tier, food] of [
      ["budget-friendly", foodADay.budget],
      ["moderate", foodADay.moderate],
      ["luxury", foodADay.luxury],
    ] as const)
      expect(spendForDays(withTier(tier), kyoto, DAYS), tier).toEqual({
        spend: Math.floor((rich.budgetMinor - chosen) / 100) - food * DAYS,
        budget: { all: Math.floor((rich.budgetMinor - chosen) / 100), least: 10 * DAYS },
      });
    expect(spendForDays(rich, kyoto, DAYS + 1).spend).toBeLessThan(spendForDays(rich, kyoto, DAYS).spend);
  });

  it("takes the food from three tenths of the budget while nothing is chosen", () => {
    const open = { ...withTier("moderate"), flight: undefined, hotel: undefined };
    expect(spendForDays(open, kyoto, DAYS).spend).toBe(Math.floor(6_000 - foodADay.moderate * DAYS));
  });

  it("is a tram ticket and one small entrance a day where food has taken all", () => {
    expect(spendForDays({ ...rich, budgetMinor: 0 }, kyoto, DAYS).spend).toBe(10 * DAYS);
  });

  it("is more for an adult where children come, who have a budget of their own and cost less on the spot", () => {
    const open = { ...withTier("moderate"), flight: undefined, hotel: undefined };
    const family = { ...open, adults: 2, children: 2 };
    expect(spendForDays(family, kyoto, DAYS).budget.all).toBe(Math.floor((6_000 * 4) / (2 + 2 * 0.6)));
  });
});

describe("what the days are asked for", () => {
  const trip = fullTrip("kyoto", 4, { status: "planning" });
  const ask = (changes?: DayChanges, of: Trip = trip) => dayRequestFor(of, kyoto, changes);

  it("lies between landing and take-off, by the clocks of the flights", () => {
    expect(ask()).toMatchObject({
      firstDate: "2027-04-15",
      lastDate: "2027-04-18",
      arrival: { at: "2027-04-15T23:40", airport: "KIX", flight: "AY 67" },
      departure: { at: "2027-04-18T11:05", airport: "KIX", flight: "JL 6" },
    });
    const out = ask({}, { ...trip, flight: { ...trip.flight!, offer: { ...trip.flight!.offer } } });
    expect(out.arrival).toEqual(ask().arrival);
  });

  it("leaves by the first of several flights home", () => {
    const { offer } = trip.flight!;
    const inbound = { ...offer.inbound!, segments: [...offer.inbound!.segments, ...offer.outbound!.segments] };
    const { departure } = ask({}, { ...trip, flight: { ...trip.flight!, offer: { ...offer, inbound } } });
    expect(departure).toEqual({ at: "2027-04-18T11:05", airport: "KIX", flight: "JL 6" });
  });

  it("lies between a flight and a way over land where one direction is flown", () => {
    const out = ask({}, flownOneWay(trip, "out"));
    expect(out).toMatchObject({ firstDate: "2027-04-15", lastDate: "2027-04-18", arrival: ask().arrival });
    expect(out.departure).toMatchObject({ at: "2027-04-18T10:30", by: "train" });
    const back = ask({}, flownOneWay(trip, "back"));
    expect(back).toMatchObject({ firstDate: "2027-04-14", lastDate: "2027-04-18", departure: ask().departure });
    expect(back.arrival).toMatchObject({ at: "2027-04-14T11:30", by: "train" });
  });

  it("goes by the hours of the flights that a longer trip plans, until they are chosen", () => {
    const way = { by: "flight", minutes: 200, dollars: 90, airport: "HND" } as const;
    const between = {
      out: { ...way, place: { slug: "tokyo", name: "Tokyo" }, date: "2027-04-14", time: "13:20" },
      back: { ...way, place: { slug: "seoul", name: "Seoul" }, airport: "ICN", date: "2027-04-18", time: "10:30" },
    };
    const open = { ...trip, flight: undefined, journeyId: "journey-1", between };
    const airportOf = (code: string) => ({ lat: 0, lon: 0, country: code === "ICN" ? "KR" : "JP" });
    const { arrival, departure } = dayRequestFor(open, kyoto, {}, undefined, airportOf);
    const [airport] = kyoto.airports;
    expect(arrival).toEqual({ at: "2027-04-14T13:20", airport, flight: "Your flight", isBorderless: true });
    expect(departure).toEqual({ at: "2027-04-18T10:30", airport, flight: "Your flight", isBorderless: false });
    // The flight on is the next place's: it stays a planned one when the flight here is chosen.
    const chosen = { ...open, flight: flownOneWay(trip, "out").flight };
    expect(ask({}, chosen)).toMatchObject({ arrival: ask().arrival, departure: { flight: "Your flight" } });
  });

  it("begins in the town in the middle of an island", () => {
    const trip = fullTrip("sardinia", 3, { hotel: undefined });
    expect(dayRequestFor(trip, findDestination("sardinia")!).base.name).toBe("the centre of Cagliari");
  });

  it("lies between the dates of the trip while no flight is chosen, from the centre of town while no hotel is", () => {
    const open = ask({}, { ...trip, flight: undefined, hotel: undefined });
    expect(open).toMatchObject({ firstDate: "2027-04-14", lastDate: "2027-04-18" });
    expect(open.arrival).toBeUndefined();
    expect(open.departure).toBeUndefined();
    expect(open.base).toEqual({
      name: "the centre of Kyoto",
      address: "Kyoto",
      lat: kyoto.lat,
      lon: kyoto.lon,
    });
  });

  it("starts and ends at the hotel, with its hours", () => {
    const { name, address, lat, lon } = trip.hotel!.offer;
    expect(ask().base).toEqual({
      name,
      address,
      lat,
      lon,
      bed: "hotel",
      checkInTime: "15:00",
      checkOutTime: "11:00",
      breakfast: "included",
    });
  });

  it("is about this town, its places and this party", () => {
    const needs = { diets: ["vegan" as const], accessNeeds: ["step-free" as const] };
    expect(dayRequestFor({ ...trip, children: 2 }, kyoto, {}, needs)).toMatchObject({
      destination: {
        name: "Kyoto",
        lat: kyoto.lat,
        lon: kyoto.lon,
        timeZone: kyoto.timeZone,
        airports: kyoto.airports,
        transfers: kyoto.transfers,
        neighbourhoods: kyoto.neighbourhoods,
      },
      places: kyoto.places,
      children: 2,
      pace: "moderate",
      interests: ["culture", "nature"],
      ...spendForDays({ ...trip, children: 2 }, kyoto, 4),
      ...needs,
    });
    expect(ask()).toMatchObject({ diets: [], accessNeeds: [] });
  });

  it.each([
    ["budget-friendly", 25],
    ["moderate", 60],
    ["luxury", 400],
  ] as const)("has a %s meal cost an adult %i dollars at most", (budgetTier, cap) => {
    expect(ask({}, { ...trip, preferences: { ...trip.preferences, budgetTier } }).mealCap).toBe(cap);
  });

  it("keeps what is locked where it is, unless other locks are given", () => {
    const [first] = trip.itinerary!.days;
    const [stop, other] = first!.items;
    const items = [{ ...stop!, locked: true }, other!, { ...stop!, locked: true, placeId: undefined }];
    const held = {
      ...trip,
      itinerary: { ...trip.itinerary!, days: [{ ...first!, items }, ...trip.itinerary!.days.slice(1)] },
    };
    const lock = { placeId: stop!.placeId, date: first!.date, start: stop!.start };
    expect(lockedStops(held)).toEqual([lock]);
    expect(ask({}, held).locked).toEqual([lock]);
    expect(ask({ locked: [] }, held).locked).toEqual([]);
    expect(lockedStops(bareTrip())).toEqual([]);
  });

  it("leaves out what was taken out, now and before, unless it is wanted now", () => {
    const before = { ...trip, preferences: { ...trip.preferences, unwanted: ["a", "b"] } };
    expect(ask({ unwanted: ["c"] }, before)).toMatchObject({ unwanted: ["a", "b", "c"], wanted: [] });
    expect(ask({ wanted: ["a"] }, before)).toMatchObject({ unwanted: ["b"], wanted: ["a"] });
    expect(ask()).toMatchObject({ unwanted: [], wanted: [] });
  });

  it("leaves out what was seen before, unless it is asked for or locked", () => {
    const [stop] = trip.itinerary!.days[0]!.items;
    const again = { ...trip, preferences: { ...trip.preferences, unwanted: ["a"], seen: ["b", "c", stop!.placeId!] } };
    expect(ask({ wanted: ["c"], locked: [{ placeId: stop!.placeId!, date: "2027-04-13" }] }, again)).toMatchObject({
      unwanted: ["a", "b"],
      seen: ["b"],
    });
    expect(ask({}, trip)).not.toHaveProperty("seen");
  });

  it("stays close to the visits that are there when only one thing is changed", () => {
    const visits = trip.itinerary!.days.map(({ items }) =>
      items.filter(({ role }) => role === "visit").map(({ placeId }) => placeId),
    );
    expect(ask({ stayClose: true }).keep).toEqual(visits);
    expect(ask().keep).toBeUndefined();
    expect(ask({ stayClose: true }, bareTrip()).keep).toBeUndefined();
    expect(ask({ another: true }, { ...trip, itinerary: undefined }).seed).toBe(
      ask({}, { ...trip, itinerary: undefined }).seed,
    );
  });
});
