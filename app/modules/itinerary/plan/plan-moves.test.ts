import { expect, it } from "vitest";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { dayRequestFor } from "#app/modules/trips/days/trip-days";
import { isVisit } from "../day/itinerary";
import type { DayRequest } from "../day/day-request";
import { planWithMoves } from "./plan-moves";

const trip = fullTrip("kyoto", 4);
const before = trip.itinerary!;
const [, second, third] = before.days.map(({ date }) => date);
const plain = dayRequestFor(trip, findDestination("kyoto")!, { stayClose: true, touched: [second!] });
const [early, late] = ["House of the first nights", "House of the last nights"].map((name) => ({
  ...plain.base,
  name,
}));
/** The traveller sleeps elsewhere from the third day on. */
const request: DayRequest = {
  ...plain,
  moves: [
    { date: before.days[0]!.date, base: early! },
    { date: third!, base: late! },
  ],
};

it("no day changes when one beside it is laid around its own base and holds what it held", () => {
  const asked: string[] = [];
  const { itinerary } = planWithMoves(request, ({ base, edit }) => {
    asked.push(`${base.name}: ${edit!.touched.join()}`);
    // Whichever base is asked for, the days of both come out in another order, as they would for ways of that length.
    const days = edit!.before.days.map((day) =>
      day.date === second || day.date === third
        ? { ...day, theme: `PlacedVisits around the ${base.name}`, items: [...day.items].reverse() }
        : day,
    );
    return { itinerary: { ...before, days }, conflicts: [] };
  });
  expect(asked).toEqual([`${early!.name}: ${second}`, `${late!.name}: ${third}`]);
  const themes = itinerary.days.filter(({ date }) => date === second || date === third).map(({ theme }) => theme);
  expect(themes).toEqual([`PlacedVisits around the ${early!.name}`, `PlacedVisits around the ${late!.name}`]);
});

it("another day takes in what a day around its own base has no room for", () => {
  const [lost] = before.days.find(({ date }) => date === third)!.items.filter(isVisit);
  const { itinerary } = planWithMoves(request, ({ base, edit }) => {
    const days = edit!.before.days.map((day) => {
      if (base === early) return day.date === third ? { ...day, theme: "PlacedVisits around the wrong base" } : day;
      const items = day.items.filter(({ placeId }) => placeId !== lost!.placeId);
      return day.date === second ? { ...day, items: [...items, lost!] } : { ...day, items };
    });
    return { itinerary: { ...before, days }, conflicts: [] };
  });
  const dayOf = itinerary.days.find(({ items }) => items.some(({ placeId }) => placeId === lost!.placeId));
  expect(dayOf!.date).toBe(second);
});
