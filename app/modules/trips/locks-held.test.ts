import { describe, expect, it } from "vitest";
import { findDestination } from "#app/modules/catalogue/catalogue.server";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { isVisit } from "#app/modules/itinerary/itinerary";
import type { ItineraryDay } from "#app/modules/itinerary/itinerary";
import { planFor } from "#app/modules/itinerary/plan-for";
import type { Trip } from "./trip";
import { dayRequestFor, lockedStops } from "./trip-days";
import type { DayChanges } from "./trip-days";

function planned(trip: Trip, changes?: DayChanges): Trip {
  const request = dayRequestFor(trip, findDestination(trip.destination.slug!)!, changes);
  return { ...trip, itinerary: planFor(request, undefined, trip.createdAt).itinerary };
}

/** The trip with the stops of its days locked for which the rule is met. */
function locking(trip: Trip, isLocked: (day: ItineraryDay, placeId: string) => boolean): Trip {
  const days = trip.itinerary!.days.map((day) => ({
    ...day,
    items: day.items.map((item) =>
      isVisit(item) && isLocked(day, item.placeId) ? { ...item, locked: true as const } : item,
    ),
  }));
  return { ...trip, itinerary: { ...trip.itinerary!, days } };
}

const slots = (trip: Trip): unknown => lockedStops(trip).map(({ placeId, date, start }) => [placeId, date, start]);

describe.each([
  ["split", 8],
  ["petra", 5],
  ["istanbul", 6],
] as const)("%s for %i nights, planned again around what is locked", (slug, nights) => {
  const trip = planned({ ...fullTrip(slug, nights), status: "planning", itinerary: undefined });

  it("keeps a stop of each day out where it is, with all of its day out", () => {
    const locked = locking(trip, (day, placeId) => {
      const first = day.items.find(isVisit);
      return day.dayTrip !== undefined && first?.placeId === placeId;
    });
    const again = planned(locked, { another: true });
    expect(lockedStops(locked).length).toBeGreaterThan(0);
    expect(slots(again)).toEqual(slots(locked));
    const outings = ({ itinerary }: Trip): unknown =>
      itinerary!.days.flatMap(({ date, dayTrip }) => (dayTrip ? [[date, dayTrip.id]] : []));
    expect(outings(again)).toEqual(expect.arrayContaining(outings(locked) as unknown[]));
  });

  it("keeps the first and the last stop of each ordinary day at its hour, however early or late", () => {
    const locked = locking(trip, (day, placeId) => {
      const visits = day.items.filter(isVisit);
      return !day.dayTrip && [visits[0]?.placeId, visits.at(-1)?.placeId].includes(placeId);
    });
    expect(slots(planned(locked, { another: true }))).toEqual(slots(locked));
  });
});
