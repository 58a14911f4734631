import { expect, it } from "vitest";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { isVisit } from "../day/itinerary";
import { farAreas, heldAsStops } from "./outing-areas";
import { townPlace, townRequest } from "../day/town.fixture";
import { travelWays } from "../travel/travel-model";

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

it("a day far out of which a stop is locked is made of the same places, wherever that stop lies among them", () => {
  const near = townPlace("near", { north: 80 });
  const middle = townPlace("middle", { north: 86, weight: 5 });
  const far = townPlace("far", { north: 92 });
  const places = [near, middle, far];
  const idsIn = (locked: Parameters<typeof townRequest>[1] = {}) => {
    const request = townRequest(places, locked);
    return farAreas(places, request, travelWays(request)).map(({ outing }) => outing.places.map(({ id }) => id));
  };
  const day = ["near", "middle", "far"];
  expect(idsIn()).toEqual([day]);
  const lock = { placeId: "far", date: "2027-05-12", start: 800 };
  expect(idsIn({ locked: [{ ...lock, outing: { id: "area-middle", places: day } }] })).toEqual([day]);
});
