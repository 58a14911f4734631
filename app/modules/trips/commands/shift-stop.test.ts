import { expect, it } from "vitest";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { isVisit } from "#app/modules/itinerary/day/itinerary";
import { isBeside, spotBeside, swapFor, visitOn } from "./shift-stop";

const itinerary = fullTrip("kyoto", 4).itinerary!;
const day = itinerary.days.find(({ items }) => items.filter(isVisit).length > 2)!;
const [one, two, three] = day.items.filter(isVisit);

it("a visit changes places with the one before it or after it, and the others keep theirs", () => {
  const earlier = swapFor(itinerary, two!.placeId, "earlier")!;
  expect(earlier).toMatchObject({ date: day.date, first: two!.placeId, second: one!.placeId, start: one!.start });
  expect(earlier.order[itinerary.days.indexOf(day)]!.slice(0, 3)).toEqual([two, one, three].map((x) => x!.placeId));
  const later = swapFor(itinerary, two!.placeId, "later")!;
  expect(later).toMatchObject({ first: three!.placeId, second: two!.placeId, start: two!.start });
  for (const [index, order] of later.order.entries())
    if (itinerary.days[index] !== day)
      expect(order).toEqual(itinerary.days[index]!.items.filter(isVisit).map(({ placeId }) => placeId));
});

it("the first visit of a day goes no earlier, the last no later, and what is not there nowhere", () => {
  expect(swapFor(itinerary, one!.placeId, "earlier")).toBeUndefined();
  expect(swapFor(itinerary, day.items.filter(isVisit).at(-1)!.placeId, "later")).toBeUndefined();
  expect(swapFor(itinerary, "nowhere", "later")).toBeUndefined();
  expect(visitOn(itinerary, "nowhere")).toBeUndefined();
  expect(visitOn(itinerary, two!.placeId)).toEqual({ date: day.date, start: two!.start, rank: 1 });
});

it("a visit is put beside another one, of its own day or of another, and no other changes its order", () => {
  const at = itinerary.days.indexOf(day);
  const before = spotBeside(itinerary, three!.placeId, { placeId: one!.placeId, side: "before" })!;
  expect(before.start).toBe(one!.start);
  expect(before.order[at]!.slice(0, 3)).toEqual([three, one, two].map((x) => x!.placeId));
  const after = spotBeside(itinerary, one!.placeId, { placeId: two!.placeId, side: "after" })!;
  expect(after.start).toBeGreaterThan(two!.end);
  expect(after.order[at]!.slice(0, 3)).toEqual([two, one, three].map((x) => x!.placeId));
  const other = itinerary.days.find(({ items }, index) => index !== at && items.some(isVisit))!;
  const there = other.items.find(isVisit)!;
  const moved = spotBeside(itinerary, one!.placeId, { placeId: there.placeId, side: "after" })!;
  expect(moved.order[at]).not.toContain(one!.placeId);
  expect(moved.order[itinerary.days.indexOf(other)]!.slice(0, 2)).toEqual([there.placeId, one!.placeId]);
});

it("a visit is not put beside itself, nor beside what is not there", () => {
  expect(spotBeside(itinerary, one!.placeId, { placeId: one!.placeId, side: "after" })).toBeUndefined();
  expect(spotBeside(itinerary, one!.placeId, { placeId: "nowhere", side: "after" })).toBeUndefined();
});

it("beside is right before or right after, and nowhere else", () => {
  const isIt = (a: typeof one, b: typeof one, side: "before" | "after"): boolean =>
    isBeside(itinerary, a!.placeId, { placeId: b!.placeId, side });
  expect([isIt(one, two, "before"), isIt(two, one, "after")]).toEqual([true, true]);
  expect([isIt(one, two, "after"), isIt(one, three, "before"), isIt(three, one, "after")]).toEqual([
    false,
    false,
    false,
  ]);
  expect(isBeside(itinerary, "nowhere", { placeId: one!.placeId, side: "after" })).toBe(false);
});
