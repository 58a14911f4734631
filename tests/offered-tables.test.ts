import { describe, expect, it } from "vitest";
import { findAirport } from "#app/modules/catalogue/places/airports.server";
import { planFor } from "#app/modules/itinerary/plan/plan-for";
import type { Trip } from "#app/modules/trips/trip/trip";
import { dayRequestFor } from "#app/modules/trips/days/trip-days";
import { seededRng } from "#app/shared/rng";
import { changeableMeals, tablesOffered } from "../bench/plans/draw-edit";
import { drawTrip } from "../bench/plans/draw-trip";
import { makeEdit } from "../bench/plans/make-edit";

const SEED = 2;
/** Among these are late arrivals, evenings after a day out, and short lunches. */
const TRIPS = [5, 6, 8];
const MOST_DAYS = 5;

const rng = seededRng(SEED);
const drawn = Array.from({ length: Math.max(...TRIPS) + 1 }, () => drawTrip(rng));

describe.each(TRIPS.map((n) => [n, drawn[n]!] as const))("the tables offered for the meals of trip %i", (_, one) => {
  const { destination, needs } = one;
  const request = dayRequestFor(one.trip, destination, {}, needs, findAirport);
  const trip: Trip = { ...one.trip, itinerary: planFor(request, undefined, one.trip.createdAt).itinerary };

  it("are all taken when they are chosen", () => {
    const days = trip.itinerary!.days.slice(0, MOST_DAYS);
    const offers = days.flatMap((day) =>
      changeableMeals(day).flatMap((item) =>
        tablesOffered(trip, destination, needs, day, item).map(({ id }) => ({ date: day.date, meal: item.meal!, id })),
      ),
    );
    expect(offers.length).toBeGreaterThan(0);
    for (const { date, meal, id } of offers) {
      const next = makeEdit(trip, destination, needs, { kind: "changeMeal", wish: { date, meal, at: { table: id } } });
      if ("why" in next) expect.fail(`${destination.slug}, ${meal} on ${date} at ${id}: ${next.why}`);
      const day = next.itinerary!.days.find((other) => other.date === date)!;
      expect(day.items.some((item) => item.meal === meal && item.placeId === id)).toBe(true);
    }
  });
});
