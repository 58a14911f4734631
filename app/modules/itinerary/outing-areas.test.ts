import { expect, it } from "vitest";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { isVisit } from "./itinerary";
import { heldAsStops } from "./outing-areas";

const { days, leftOut } = fullTrip("kyoto", 4).itinerary!;
const day = days.find(({ items, dayTrip }) => !dayTrip && items.some(isVisit))!;
const { placeId, start } = day.items.find(isVisit)!;
const lock = { placeId, date: day.date, start };
const edit = { before: { days, leftOut }, touched: [] };

it("what is locked on an ordinary day stays a stop of it, planned anew or edited, wherever it lies", () => {
  expect([...heldAsStops({ locked: [lock] })]).toEqual([placeId]);
  expect([...heldAsStops({ locked: [lock], keep: [], edit })]).toEqual([placeId]);
});

it("what an edit moves, what has no hour and what is part of a day out may become one", () => {
  expect([...heldAsStops({ locked: [{ ...lock, start: start + 15 }], keep: [], edit })]).toEqual([]);
  expect([...heldAsStops({ locked: [{ placeId, date: day.date }] })]).toEqual([]);
  expect([...heldAsStops({ locked: [{ ...lock, outing: { id: "a-day", places: [placeId] } }] })]).toEqual([]);
  const out = days.map((one) => ({
    ...one,
    dayTrip: { id: "a-day", name: "A day out", way: "By train.", operator: "public" as const },
  }));
  expect([...heldAsStops({ locked: [lock], keep: [], edit: { ...edit, before: { days: out, leftOut } } })]).toEqual([]);
});
