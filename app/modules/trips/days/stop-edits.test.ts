import { expect, it } from "vitest";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { isVisit } from "#app/modules/itinerary/day/itinerary";
import { withLock } from "../commands/shift-stop";
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

it("what is left of a day keeps its hours where a stop beside a locked one can only be taken out like that", () => {
  const out = { kind: "removeStop", placeId: two!.placeId } as const;
  expect(changesFor(trip, out)).toHaveLength(1);
  const ways = changesFor({ ...trip, itinerary: withLock(trip.itinerary!, one!.placeId, true) }, out);
  expect(ways).toHaveLength(2);
  const left = day.items.filter(isVisit).filter(({ placeId }) => placeId !== two!.placeId);
  expect(ways[1]!.locked).toHaveLength(left.length);
  for (const { placeId, start } of left) expect(ways[1]!.locked).toContainEqual({ placeId, date: day.date, start });
});

it("speaks of the days of the stop and of where it goes, and of none where the plan finds the day", () => {
  const other = trip.itinerary!.days.find(({ date }) => date !== day.date)!;
  const touched = (edit: Parameters<typeof changesFor>[1]) => changesFor(trip, edit).map((way) => way.touched);
  const { placeId } = one!;
  expect(touched({ kind: "removeStop", placeId })).toEqual([[day.date]]);
  expect(touched({ kind: "moveStop", placeId, date: other.date })).toEqual([[day.date, other.date]]);
  expect(touched({ kind: "moveStop", placeId, date: day.date })).toEqual([[day.date]]);
  expect(touched({ kind: "addStop", placeId: "toji" })).toEqual([[]]);
  const wish = { date: other.date, meal: "dinner", at: "skipped" } as const;
  expect(touched({ kind: "changeMeal", wish })).toEqual([[other.date]]);
});
