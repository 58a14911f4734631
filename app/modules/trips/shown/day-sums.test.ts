import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SANDBOX, bareTrip } from "#app/modules/documents/trip.fixture";
import { toTripPdfView } from "#app/modules/documents/trip-pdf";
import { costOfDay } from "#app/modules/itinerary/day/itinerary";
import type { Itinerary, ItineraryDay, Leg } from "#app/modules/itinerary/day/itinerary";
import { toTripView } from "./trip-view";
import { toTripDetailDto } from "./trip.dto";

const location = { name: "Alfama", lat: 38.71, lon: -9.13 };
const dollars = fc.integer({ min: 0, max: 90 }).map((whole) => whole * 100);
const leg = dollars.map((priceMinor): Leg => ({ mode: "bus", minutes: 12, km: 3, priceMinor }));

const dayOf = fc
  .record({
    stops: fc.array(fc.record({ priceMinor: dollars, way: fc.option(leg, { nil: undefined }) }), { maxLength: 6 }),
    home: fc.option(leg, { nil: undefined }),
  })
  .map(({ stops, home }): Omit<ItineraryDay, "date" | "dayNumber"> => {
    const day = {
      theme: "Alfama",
      walkKm: 0,
      items: stops.map(({ priceMinor, way }, index) => ({
        id: `stop-${index}`,
        role: "visit" as const,
        type: "attraction" as const,
        name: "A stop",
        location,
        description: "",
        start: 600 + index * 60,
        end: 640 + index * 60,
        priceMinor,
        tags: [],
        legBefore: way,
      })),
      ...(home && { wayHome: { ...home, leave: 1200, arrive: 1212, to: location } }),
    };
    return { ...day, costMinor: costOfDay(day) };
  });

const itineraries = fc.array(dayOf, { minLength: 1, maxLength: 4 }).map((days): Itinerary => ({
  seed: 1,
  pace: "moderate",
  interests: [],
  leftOut: [],
  generatedAt: "2027-01-01T00:00:00Z",
  days: days.map((day, index) => ({ ...day, date: `2027-05-0${index + 1}`, dayNumber: index + 1 })),
}));

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);
const printed = (text: string | undefined): number => Number(/\$([\d,]+)/.exec(text ?? "")?.[1]?.replace(",", "") ?? 0);
describe("what days cost", () => {
  it("is one sum wherever it is printed: line by line, day by day and for the trip", () => {
    fc.assert(
      fc.property(itineraries, (itinerary) => {
        const trip = bareTrip({ itinerary, adults: 2, children: 0 });
        const perPerson = sum(itinerary.days.map(({ costMinor }) => costMinor));
        expect(toTripView(trip).onTheSpotMinor).toBe(perPerson * 2);

        const { activities, days } = toTripDetailDto(trip).itinerary;
        days.forEach((day, index) => {
          const lines = activities.filter(({ date }) => date === day.date);
          const parts = [...lines.map(({ price }) => price), ...lines.map(({ way }) => way?.price ?? 0)];
          expect(sum(parts) + (day.wayHome?.price ?? 0)).toBe(day.price);
          expect(day.price * 100).toBe(itinerary.days[index]!.costMinor);
        });

        const pdf = toTripPdfView(trip, { kind: "itinerary", generatedAt: new Date(0), real: SANDBOX }, () => true);
        for (const day of pdf.days)
          expect(sum(day.stops.flatMap(({ price, way }) => [printed(price), printed(way?.price)]))).toBe(
            printed(day.summary),
          );
      }),
      { numRuns: 60 },
    );
  });
});
