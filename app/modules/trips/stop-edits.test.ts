import { expect, it } from "vitest";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { isVisit } from "#app/modules/itinerary/itinerary";
import { withLock } from "./shift-stop";
import { changesFor } from "./stop-edits";

const trip = fullTrip("kyoto", 4);
const day = trip.itinerary!.days.find(({ items }) => items.filter(isVisit).length > 2)!;
const [one, two] = day.items.filter(isVisit);
const shifted = { kind: "shiftStop", placeId: two!.placeId, to: "earlier" } as const;

it("a locked neighbour keeps its hour in every way that a stop is moved past it", () => {
  const held = { ...trip, itinerary: withLock(trip.itinerary!, one!.placeId, true) };
  const ways = changesFor(held, shifted);
  expect(ways.length).toBeGreaterThan(0);
  for (const { locked } of ways) {
    expect(locked).toContainEqual({ placeId: one!.placeId, date: day.date, start: one!.start });
    expect(locked!.filter(({ placeId }) => placeId === one!.placeId)).toHaveLength(1);
  }
});

it("a neighbour that is free gives way, and so does the hour of a locked stop that is moved itself", () => {
  const own = { ...trip, itinerary: withLock(trip.itinerary!, two!.placeId, true) };
  for (const of of [trip, own]) {
    const [first] = changesFor(of, shifted);
    expect(first!.locked).toContainEqual({ placeId: two!.placeId, date: day.date, start: one!.start });
    expect(first!.locked).toContainEqual({ placeId: one!.placeId, date: day.date });
  }
});

it("the last way of an edit holds every other stop on its day; nothing is held for one that is taken out", () => {
  const ways = changesFor(trip, { kind: "moveStop", placeId: one!.placeId, date: day.date });
  const places = trip.itinerary!.days.flatMap(({ items }) => items.filter(isVisit).map(({ placeId }) => placeId));
  expect(new Set(ways.at(-1)!.locked!.map(({ placeId }) => placeId))).toEqual(new Set(places));
  expect(changesFor(trip, { kind: "removeStop", placeId: one!.placeId })).toHaveLength(1);
});
