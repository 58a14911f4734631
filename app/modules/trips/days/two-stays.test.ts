import { describe, expect, it } from "vitest";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { sunCalculatorFor } from "#app/modules/catalogue/hours/sun";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { isVisit } from "#app/modules/itinerary/day/itinerary";
import { planFor } from "#app/modules/itinerary/plan/plan-for";
import { distanceKm } from "#app/shared/geo";
import type { Trip } from "../trip/trip";
import { checkTrip } from "../shown/trip-checks";
import { lockedStops } from "../commands/day-changes";
import type { DayChanges } from "../commands/day-changes";
import { dayRequestFor } from "./trip-days";
import { sampleOfDay } from "#tests/setup/day-sample";
import { daysThere, ownStayOf, stayOfNight, staysOf } from "../trip/trip-parts";

const NOW = "2027-01-01T00:00:00Z";

/** A trip on which one moves from the first of two parts of a place to the second after so many nights. */
function moving(slug: string, nights: number, after: number, parts: [number, number]): Trip {
  const trip = fullTrip(slug, nights + 1);
  const { arrives, leaves } = daysThere(trip);
  const moves = new Date(Date.parse(arrives) + after * 86_400_000).toISOString().slice(0, 10);
  const place = findDestination(slug)!;
  const [first, second] = parts.map((part) => place.neighbourhoods[part]!);
  const at = ({ lat, lon, name }: { lat: number; lon: number; name: string }) => ({
    ...{ name: `House in ${name}`, lat, lon, spot: "point" as const, hasBreakfast: false },
  });
  const stay = {
    ...at(first!),
    ...{ checkIn: arrives, checkOut: moves, checkOutTime: "11:00" },
    then: [{ ...at(second!), checkIn: moves, checkOut: leaves, checkInTime: "14:00" }],
  };
  return { ...trip, status: "planning", hotel: undefined, itinerary: undefined, elsewhere: { stay } };
}

function planned(trip: Trip, changes?: DayChanges): Trip {
  const request = dayRequestFor(trip, findDestination(trip.destination.slug!)!, changes);
  return { ...trip, itinerary: planFor(request, undefined, NOW).itinerary };
}

/** The faults in where the days of a trip begin and end, beside those that its own page would name. */
function faultsOf(trip: Trip): string[] {
  const destination = findDestination(trip.destination.slug!)!;
  const stays = staysOf(trip);
  const { days } = trip.itinerary!;
  const wrong = days.flatMap(({ date, items, wayHome }, index) => {
    const night = stayOfNight(stays, date)!;
    const morning = index === 0 ? night : stayOfNight(stays, days[index - 1]!.date)!;
    const isMove = morning !== night && index < days.length - 1;
    const names = items.map(({ name }) => name);
    const at = [`Check out of ${morning.name}`, `${night.name}`].map((text) =>
      names.findIndex((name) => name.includes(text)),
    );
    const visits = items.findIndex(isVisit);
    return [
      wayHome && distanceKm(wayHome.to, night) > 0.01 ? `${date} ends at ${wayHome.to.name}` : [],
      isMove && (at[0]! < 0 || at[1]! < at[0]!) ? `${date} has no move: ${names.join(", ")}` : [],
      isMove && visits >= 0 && visits < at[1]! ? `${date} has a visit with the bags` : [],
      !isMove && index < days.length - 1 && at[0]! >= 0 ? `${date} has a move too many` : [],
    ].flat();
  });
  const said = checkTrip(trip, destination, sunCalculatorFor(destination)).filter(({ kind }) => kind !== "budget");
  return [...wrong, ...said.map(({ text, date }) => `${date}: ${text}`)];
}

const NEAR = [
  ["lisbon", 5, 2],
  ["bali", 6, 3],
  ["new-york", 4, 1],
  ["tokyo", 7, 4],
] as const;

describe.each(sampleOfDay(NEAR, ([slug]) => slug, 1))(
  "a trip to %s of %i nights, with another hotel after %i",
  (slug, nights, after) => {
    const trip = planned(moving(slug, nights, after, [0, 2]));

    it("begins and ends each day where one sleeps, with bags on the day between", () => {
      expect(faultsOf(trip)).toEqual([]);
    });

    it("holds that after an edit of a day on each side, and changes no other day", () => {
      const before = trip.itinerary!.days;
      const ordinary = before.filter(({ dayTrip, items }) => !dayTrip && items.some(isVisit));
      for (const day of [ordinary[0]!, ordinary.at(-1)!]) {
        const removed = day.items.find(isVisit)!;
        const edited = planned(trip, { stayClose: true, unwanted: [removed.placeId], touched: [day.date] });
        expect(faultsOf(edited)).toEqual([]);
        expect(edited.itinerary!.days.flatMap(({ items }) => items.map(({ placeId }) => placeId))).not.toContain(
          removed.placeId,
        );
        const changed = edited.itinerary!.days.filter((one, k) => JSON.stringify(one) !== JSON.stringify(before[k]));
        expect(changed.map(({ date }) => date)).toEqual([day.date]);
      }
    });

    it("keeps what is locked where it is when the second hotel is told later", () => {
      const stay = { ...ownStayOf(trip)!, checkOut: daysThere(trip).leaves, then: undefined };
      const alone = planned({ ...trip, itinerary: undefined, elsewhere: { stay } });
      const whole = alone.itinerary!.days.slice(1, -1);
      const day = whole.findLast(({ dayTrip, items }) => !dayTrip && items.some(isVisit))!;
      const lock = day.items.findIndex(isVisit);
      const days = alone.itinerary!.days.map((one) =>
        one === day
          ? { ...one, items: one.items.map((item, k) => (k === lock ? { ...item, locked: true } : item)) }
          : one,
      );
      const locked = { ...trip, itinerary: { ...alone.itinerary!, days } };
      // From another hotel no way may lead there at its hour; its day it keeps.
      const onItsDay = lockedStops(locked).map(({ placeId, date }) => ({ placeId, date }));
      const again = planned(locked, { stayClose: true, isLaidAgain: true, locked: onItsDay });
      expect(faultsOf(again)).toEqual([]);
      for (const { placeId, date } of lockedStops(locked))
        expect(
          again.itinerary!.days.find((one) => one.date === date)!.items.some((item) => item.placeId === placeId),
        ).toBe(true);
    });
  },
);

const APART = [
  // With a night less, a tour before dawn would fall on the morning after a late arrival, and is made from the second
  // hotel.
  ["bali", 9, 6, [0, 2]],
  ["tokyo", 6, 3, [0, 4]],
] as const;

describe.each(sampleOfDay(APART, ([slug]) => slug, 1))(
  "a trip to %s with two places to stay that lie apart",
  (slug, nights, after, [one, other]) => {
    const trip = planned(moving(slug, nights, after, [one, other]));
    const stays = staysOf(trip);

    it("sees from each place what is near it", () => {
      const farther = trip.itinerary!.days.flatMap(({ date, items }) => {
        const bed = stayOfNight(stays, date)!;
        return items
          .filter(isVisit)
          .filter(({ location }) =>
            stays.some((stay) => distanceKm(stay, location) < distanceKm(bed, location) - 10 && stay !== bed),
          );
      });
      expect(farther.map(({ name }) => name)).toEqual([]);
      expect(faultsOf(trip)).toEqual([]);
    });

    it("visits no place twice, and says of none that is visited that it was left out", () => {
      const visits = trip.itinerary!.days.flatMap(({ items }) => items.filter(isVisit).map(({ placeId }) => placeId));
      expect(new Set(visits).size).toBe(visits.length);
      expect(trip.itinerary!.leftOut.filter(({ placeId }) => visits.includes(placeId))).toEqual([]);
    });
  },
);

it("keeps a day out on another day when its own becomes the day of a move", () => {
  const trip = moving("bali", 7, 4, [0, 2]);
  const stay = { ...ownStayOf(trip)!, checkOut: daysThere(trip).leaves, then: undefined };
  const alone = planned({ ...trip, itinerary: undefined, elsewhere: { stay } });
  const out = alone.itinerary!.days.find(({ dayTrip }) => dayTrip)!;
  const { arrives, leaves } = daysThere(trip);
  const moved = ownStayOf(trip)!;
  const there = {
    ...moved,
    checkIn: arrives,
    checkOut: out.date,
    then: [{ ...moved.then![0]!, checkIn: out.date, checkOut: leaves }],
  };
  const again = planned(
    { ...trip, itinerary: alone.itinerary, elsewhere: { stay: there } },
    { stayClose: true, isLaidAgain: true },
  );
  expect(faultsOf(again)).toEqual([]);
  const main = out.items.filter(isVisit).map(({ placeId }) => placeId);
  const visits = again.itinerary!.days.flatMap(({ items }) => items.filter(isVisit).map(({ placeId }) => placeId));
  expect(main.filter((id) => !visits.includes(id))).toEqual([]);
});
