import { expect, it } from "vitest";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { isVisit } from "#app/modules/itinerary/itinerary";
import { swapFor, visitOn } from "./shift-stop";

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
