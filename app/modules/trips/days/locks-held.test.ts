import { describe, expect, it } from "vitest";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { isVisit } from "#app/modules/itinerary/day/itinerary";
import type { ItineraryDay } from "#app/modules/itinerary/day/itinerary";
import type { OwnPlace } from "#app/modules/itinerary/day/own-place";
import { planFor } from "#app/modules/itinerary/plan/plan-for";
import type { Trip } from "../trip/trip";
import { lockedStops } from "../commands/day-changes";
import type { DayChanges } from "../commands/day-changes";
import { dayRequestFor } from "./trip-days";
import { sampleOfDay } from "#tests/setup/day-sample";

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

const STAYS = [
  ["split", 8],
  ["petra", 5],
  ["istanbul", 6],
] as const;

describe.each(sampleOfDay(STAYS, ([slug]) => slug, 1))(
  "%s for %i nights, planned again around what is locked",
  (slug, nights) => {
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
  },
);

describe("Madrid on the morning of leaving, around places of one's own", () => {
  const own = (id: string, lat: number, lon: number, minutes: number): OwnPlace => ({
    ...{ id, name: id, lat, lon, minutes },
    district: "Salamanca",
  });
  const { flight, ...begun } = fullTrip("madrid", 5, {
    startDate: "2027-02-20",
    endDate: "2027-02-25",
    budgetMinor: 506_024,
    status: "planning",
    itinerary: undefined,
    hotel: undefined,
    preferences: {
      ...{ interests: ["beach", "wellness"], budgetTier: "luxury", pace: "relaxed" },
      ownPlaces: [
        own("own-1", 40.432458, -3.687806, 45),
        own("own-2", 40.414029, -3.69801, 135),
        own("own-3", 40.432545, -3.70206, 120),
      ],
    },
  });
  const { outbound, inbound } = flight!.offer;
  const offer = {
    ...flight!.offer,
    priceMinor: 52_522,
    outbound: { ...outbound!, arriveLocal: "2027-02-21T06:30", dayOffset: 1 },
    inbound: { ...inbound!, departLocal: "2027-02-25T17:55" },
  };
  const trip: Trip = { ...begun, flight: { ...flight!, offer } };
  const locked = [
    { placeId: "prado", date: "2027-02-22", start: 10 * 60 + 10 },
    { placeId: "almudena-cathedral", date: "2027-02-25", start: 11 * 60 + 35 },
    { placeId: "royal-collections", date: "2027-02-25", start: 12 * 60 + 5 },
  ];

  it.each(sampleOfDay([2, 5, 10, 11], (seed) => `draw ${seed}`, 1))(
    "gives none of what is held away for what may be on any day (draw %i)",
    (seed) => {
      const request = { ...dayRequestFor(trip, findDestination("madrid")!, { locked }), seed };
      const { itinerary, conflicts } = planFor(request, undefined, trip.createdAt);
      const stops = itinerary.days.flatMap(({ date, items }) =>
        items.filter(isVisit).map(({ placeId, start }) => ({ placeId, date, start })),
      );
      expect(stops).toEqual(expect.arrayContaining(locked));
      expect(stops.filter(({ placeId }) => placeId.startsWith("own-"))).toHaveLength(3);
      expect(conflicts).toEqual([]);
    },
  );
});

it("a day out without the place that it is made for keeps what is locked of it, at its hour", () => {
  const trip = planned(
    { ...fullTrip("mallorca", 6), status: "planning", itinerary: undefined },
    { wanted: ["es-colomer"] },
  );
  const isOut = ({ dayTrip }: ItineraryDay): boolean => dayTrip?.id === "formentor-day";
  expect(trip.itinerary!.days.filter(isOut)).toHaveLength(1);
  const locked = locking(trip, (day, placeId) => isOut(day) && placeId === "pollenca");
  const { date } = locked.itinerary!.days.find(isOut)!;
  const changes = { stayClose: true, locked: lockedStops(locked), unwanted: ["es-colomer"], touched: [date] };
  const without = planned(locked, changes);
  expect(slots(without)).toEqual(slots(locked));
  expect(without.itinerary!.days.find(isOut)?.items.map(({ placeId }) => placeId)).not.toContain("es-colomer");
});

it("a day out waits for what is locked of it longer than for anything else, and has lunch meanwhile", () => {
  const mauritius = { ...fullTrip("mauritius", 6), status: "planning" as const, itinerary: undefined };
  const trip = planned(mauritius, { wanted: ["seven-coloured-earth"] });
  const isOut = ({ dayTrip }: ItineraryDay): boolean => dayTrip?.id === "southwest-day";
  const locked = locking(trip, (day, placeId) => isOut(day) && placeId === "grand-bassin");
  const { date } = locked.itinerary!.days.find(isOut)!;
  const without = planned(locked, {
    stayClose: true,
    locked: lockedStops(locked),
    unwanted: ["seven-coloured-earth"],
    touched: [date],
  });
  expect(slots(without)).toEqual(slots(locked));
  const { items } = without.itinerary!.days.find(isOut)!;
  const rankOf = (isIt: (item: ItineraryDay["items"][number]) => boolean) => items.findIndex(isIt);
  const lunch = rankOf(({ meal }) => meal === "lunch");
  expect(lunch).toBeGreaterThan(rankOf(({ placeId }) => placeId === "gorges-viewpoint"));
  expect(lunch).toBeLessThan(rankOf(({ placeId }) => placeId === "grand-bassin"));
});
