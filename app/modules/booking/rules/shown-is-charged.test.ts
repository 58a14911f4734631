import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { destinationFixture } from "#app/modules/catalogue/schema/destination.fixture";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { searchFlights, searchHotels } from "#app/modules/inventory/search/inventory.server";
import { toFlightCard } from "#app/modules/inventory/curation/flight-card";
import { toHotelCard } from "#app/modules/inventory/curation/hotel-card";
import { priceOf, travellersOf } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { formatMoney } from "#app/shared/money";
import { amountDue } from "./booking";

const NOW = new Date("2026-11-21T10:00:00Z");
const TODAY = "2026-11-21";
const destination = destinationFixture("lisbon");
const party = fc.record({ adults: fc.integer({ min: 1, max: 9 }), children: fc.integer({ min: 0, max: 3 }) });

function tripOf(people: { adults: number; children: number }, changes: Partial<Trip>): Trip {
  return { ...fullTrip("lisbon", 5), ...people, status: "planning", flight: undefined, hotel: undefined, ...changes };
}

/** A price a traveller, as read off a page. */
const asRead = (minor: number): number => Math.round(Number(formatMoney(minor).replace(/[^\d.]/g, "")) * 100);

describe("what is shown is what is charged, to the cent", () => {
  it("for every stay and every flight, whatever the party", async () => {
    await fc.assert(
      fc.asyncProperty(party, fc.nat(), async (people, pick) => {
        const dates = { checkIn: "2027-05-12", checkOut: "2027-05-17" };
        const [{ offers: hotels }, { offers: flights }] = await Promise.all([
          searchHotels({ destination, ...dates, ...people, today: TODAY }),
          searchFlights({
            origins: ["LHR"],
            destinations: ["LIS"],
            departOn: dates.checkIn,
            returnOn: dates.checkOut,
            ...people,
            today: TODAY,
          }),
        ]);
        const hotel = hotels[pick % hotels.length]!;
        const flight = flights[pick % flights.length]!;
        const trip = tripOf(people, {
          flight: { offer: flight, reason: "" },
          hotel: { offer: hotel, reason: "" },
        });
        const price = priceOf(trip);
        const shown = toFlightCard(flight, undefined).priceMinor + toHotelCard(hotel, undefined).totalMinor;
        expect(amountDue(trip, undefined, NOW)).toBe(shown);
        expect(price.totalMinor).toBe(shown);
        expect(price.lines.reduce((sum, line) => sum + line.totalMinor, 0)).toBe(shown);
        expect(asRead(price.perTravellerMinor) * travellersOf(trip)).toBe(shown);
        expect(asRead(flight.pricePerTravellerMinor) * travellersOf(trip)).toBe(flight.priceMinor);
      }),
      { numRuns: 25, seed: 1 },
    );
  });

  it("for any price a provider may name: the price a person, as read, times the party is the charge", () => {
    fc.assert(
      fc.property(party, fc.integer({ min: 1, max: 5_000_000 }), (people, minor) => {
        const base = fullTrip("lisbon", 5).hotel!;
        const trip = tripOf(people, { hotel: { ...base, offer: { ...base.offer, totalMinor: minor } } });
        const due = amountDue(trip, undefined, NOW);
        expect(asRead(priceOf(trip).perTravellerMinor) * travellersOf(trip)).toBe(due);
        expect(due - minor).toBeGreaterThanOrEqual(0);
        expect(due - minor).toBeLessThan(travellersOf(trip));
      }),
      { numRuns: 300, seed: 1 },
    );
  });
});
