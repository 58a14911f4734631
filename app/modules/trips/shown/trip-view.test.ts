import { describe, expect, test } from "vitest";
import { DIETS } from "#app/modules/catalogue/schema/diets";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { dietLine, whatToLookFor } from "#app/modules/itinerary/party/diet-rules";
import type { Itinerary, ItineraryItem } from "#app/modules/itinerary/day/itinerary";
import { costForParty } from "#app/modules/itinerary/words/party-costs";
import { bareTrip, flownOneWay, fullTrip } from "#app/modules/documents/trip.fixture";
import { formatShortDate } from "#app/shared/format";
import { priceOf } from "../trip/trip";
import type { Trip } from "../trip/trip";
import { isOnlyBudget, toTripView, withoutPeople } from "./trip-view";

const item = (values: Partial<ItineraryItem>): ItineraryItem => ({
  id: "one",
  role: "visit",
  type: "attraction",
  placeId: "place",
  name: "A place",
  location: { name: "Alfama", lat: 38.7, lon: -9.1 },
  description: "Look for the tiles. Ask the guard",
  start: 600,
  end: 660,
  priceMinor: 0,
  tags: [],
  ...values,
});

const plan = (items: ItineraryItem[]): Itinerary => ({
  seed: 1,
  pace: "moderate",
  interests: [],
  days: [
    {
      date: "2027-05-12",
      dayNumber: 1,
      theme: "Alfama",
      items,
      walkKm: 1,
      costMinor: 0,
      split: { memberIds: ["ben"], names: ["Ben"], start: 600, end: 700, items, meetAt: "The hotel" },
    },
  ],
  leftOut: [{ placeId: "cervejaria", name: "Cervejaria", why: "It serves nothing vegan." }],
  group: [{ memberId: "ben", name: "Ben", share: 1, gets: [], givesUp: [] }],
  keepsTo: { diets: [...DIETS], accessNeeds: [] },
  generatedAt: "2027-01-01T00:00:00.000Z",
});

test("whoever reads a shared plan learns nobody's name, diet or needs", () => {
  const tables = findDestination("lisbon")!.places.filter(({ serves }) => serves);
  const lines = tables.flatMap((place) => dietLine(place, DIETS) ?? []);
  expect(lines.length).toBeGreaterThan(5);
  const shared = withoutPeople(
    plan([
      ...lines.flatMap((line) => [item({ fact: line }), item({ fact: `Last entry 16:30. ${line}` })]),
      item({ role: "meal", placeId: undefined, description: `Time to eat near Alfama. ${whatToLookFor(DIETS)}` }),
      item({ fact: "Closed on Mondays" }),
    ]),
  )!;
  const [day] = shared.days;
  for (const items of [day!.items, day!.split!.items]) {
    expect(new Set(items.map(({ fact }) => fact))).toEqual(
      new Set([undefined, "Last entry 16:30", "Closed on Mondays"]),
    );
    expect(new Set(items.map(({ description }) => description))).toEqual(
      new Set(["Look for the tiles. Ask the guard", "Time to eat near Alfama."]),
    );
  }
  expect(shared).toMatchObject({ leftOut: [], group: undefined, keepsTo: undefined });
  expect(day!.split).toMatchObject({ memberIds: [], names: ["some of the party"] });
});

test("a plan without people keeps what is said at a table that has a place, and a missing plan stays missing", () => {
  const description = `A good table. ${whatToLookFor(DIETS)}`;
  const items = [
    item({ role: "meal", placeId: "cervejaria", description }),
    item({ role: "visit", placeId: undefined, description }),
    item({ role: "meal", placeId: undefined, description }),
  ];
  const [day] = withoutPeople(plan(items))!.days;
  expect(day!.items.map((one) => one.description)).toEqual([description, description, "A good table."]);
  expect(day!.split).toMatchObject({ start: 600, end: 700, meetAt: "The hotel" });
  const alone = { ...plan(items).days[0]!, split: undefined };
  expect(withoutPeople({ ...plan(items), days: [alone] })!.days[0]!.split).toBeUndefined();
  expect(withoutPeople(undefined)).toBeUndefined();
});

describe("a trip on its page", () => {
  const trip = fullTrip("kyoto", 4, { adults: 2, children: 1, budgetMinor: 100_000 });
  const flight = trip.flight!.offer;
  const hotel = trip.hotel!.offer;
  const withFlight = (changes: Partial<typeof flight>): Trip => ({
    ...trip,
    flight: { ...trip.flight!, offer: { ...flight, ...changes } },
  });
  const withHotel = (changes: Partial<typeof hotel>): Trip => ({
    ...trip,
    hotel: { ...trip.hotel!, offer: { ...hotel, ...changes } },
  });

  test("says what it is, for how many, and what it costs: booked here, spent there, wished for in all", () => {
    const perAdult = trip.itinerary!.days.reduce((sum, day) => sum + day.costMinor, 0);
    const forAll = costForParty(trip.itinerary!.days, { adults: 2, children: 1 });
    expect(forAll).toBeGreaterThan(2 * perAdult);
    expect(forAll).toBeLessThan(3 * perAdult);
    expect(toTripView(trip)).toMatchObject({
      id: trip.id,
      name: "4 days in Kyoto",
      destination: "Kyoto",
      slug: "kyoto",
      startDate: "2027-04-14",
      endDate: "2027-04-18",
      totalDays: 4,
      travellers: 3,
      children: 1,
      status: "booked",
      itinerary: trip.itinerary,
      price: priceOf(trip),
      onTheSpotMinor: forAll,
      budgetMinor: 300_000,
      currency: "USD",
      isSimulated: { flights: true, hotel: true },
    });
  });

  test("without offers, days or a name shows none of them, and is called by where it goes", () => {
    expect(toTripView(bareTrip({ name: "" }))).toMatchObject({
      name: "Kyoto",
      flights: [],
      hotel: undefined,
      itinerary: undefined,
      onTheSpotMinor: 0,
      isSimulated: { flights: false, hotel: false },
    });
  });

  test("says of each offer by itself whether it is simulated", () => {
    expect(toTripView(withFlight({ isSandbox: false })).isSimulated).toEqual({ flights: false, hotel: true });
    expect(toTripView(withHotel({ isSandbox: false })).isSimulated).toEqual({ flights: true, hotel: false });
  });

  test("shows both flights by their local clocks, half of the price each, no cent lost", () => {
    const [out, back] = toTripView(withFlight({ priceMinor: 214_601 })).flights;
    expect(out).toEqual({
      title: "Outbound",
      airline: "Finnair",
      operatedBy: [],
      flightNumber: "AY 16, AY 67",
      from: "JFK",
      to: "KIX",
      date: formatShortDate("2027-04-14"),
      departs: "17:45",
      arrives: "23:40",
      dayShift: "+1",
      durationMinutes: 1375,
      stops: 1,
      cabin: "Economy",
      priceMinor: 107_301,
    });
    expect(back).toMatchObject({ title: "Return", airline: "Japan Airlines", from: "KIX", dayShift: "", stops: 0 });
    expect(back!.priceMinor).toBe(107_300);
  });

  test("is one flight at its whole price where one direction is flown, beside the way of the other", () => {
    for (const [only, title] of [
      ["out", "Outbound"],
      ["back", "Return"],
    ] as const) {
      const { flights, wayLines } = toTripView(flownOneWay(fullTrip("kyoto", 4), only));
      expect(flights).toMatchObject([{ title, priceMinor: 214_600 }]);
      expect(wayLines).toEqual([expect.stringContaining("Osaka by train")]);
    }
  });

  test("says when the date line gives a day back, and what cabin it is", () => {
    const inbound = { ...flight.inbound!, dayOffset: -1 };
    expect(toTripView(withFlight({ inbound, cabin: "premium" })).flights[1]).toMatchObject({
      dayShift: "−1",
      cabin: "Premium economy",
    });
    expect(toTripView(withFlight({ cabin: "business" })).flights[0]!.cabin).toBe("Business");
  });

  test("shows the stay with its hours and its first six amenities, and how many more there are", () => {
    expect(toTripView(trip).hotel).toEqual({
      name: hotel.name,
      address: hotel.address,
      stars: 4,
      checkIn: `${formatShortDate("2027-04-15")}, from 15:00`,
      checkOut: `${formatShortDate("2027-04-18")}, until 11:00`,
      roomType: "Double room, 22 m², breakfast included",
      guests: 2,
      nights: 3,
      amenities: hotel.amenities.slice(0, 6),
      moreAmenities: 1,
      price: { totalMinor: hotel.totalMinor, perNightMinor: hotel.perNightMinor },
      terms: [],
    });
    const few = toTripView(withHotel({ amenities: ["Bar"], rooms: 2 })).hotel!;
    expect(few).toMatchObject({ amenities: ["Bar"], moreAmenities: 0 });
    expect(few.roomType).toBe("2 × Double room, 22 m², breakfast included");
  });

  test("knows only the budget while nothing is chosen, sold or paid", () => {
    const open = toTripView(bareTrip({ status: "planning" }));
    expect(isOnlyBudget(open, false)).toBe(true);
    expect(isOnlyBudget(open, true)).toBe(false);
    for (const status of ["booked", "completed"] as const) expect(isOnlyBudget({ ...open, status }, false)).toBe(false);
    expect(isOnlyBudget({ ...open, status: "cancelled" }, false)).toBe(true);
    const chosen = toTripView({ ...trip, status: "planning" });
    expect(isOnlyBudget(chosen, false)).toBe(false);
    const lines = [...open.cost.lines, ...chosen.cost.lines];
    expect(isOnlyBudget({ ...open, cost: { ...open.cost, lines } }, false)).toBe(false);
  });
});
