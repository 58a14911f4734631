import { expect, test } from "vitest";
import { DIETS } from "#app/modules/catalogue/diets";
import { findDestination } from "#app/modules/catalogue/catalogue.server";
import { dietLine, whatToLookFor } from "#app/modules/itinerary/diet-rules";
import type { Itinerary, ItineraryItem } from "#app/modules/itinerary/itinerary";
import { withoutPeople } from "./trip-view";

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
