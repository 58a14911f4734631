import { describe, expect, it } from "vitest";
import { NOW, bareTrip, fullTrip } from "#app/modules/documents/trip.fixture";
import { toFlightDtos, toHotelDto } from "#app/modules/inventory/offers/inventory.dto";
import { toTripDetailDto, toTripDto } from "./trip.dto";

const trip = fullTrip("kyoto", 4, { revision: 7, adults: 2, children: 1, status: "planning" });

describe("a trip as the API tells it", () => {
  it("in a list has its money in dollars a person", () => {
    expect(toTripDto(bareTrip({ revision: 7, adults: 2, children: 1, budgetMinor: 123_450 }))).toEqual({
      id: "trip-1",
      revision: 7,
      name: "Seven days in Kyoto",
      destination: "Kyoto",
      departureCity: "New York (JFK)",
      status: "booked",
      bookingState: null,
      sealedUntil: null,
      startDate: "2027-04-14",
      endDate: "2027-04-21",
      totalDays: 7,
      travelers: 3,
      budget: { total: 1234.5 },
      currency: "USD",
      updatedAt: NOW.toISOString(),
      preferences: { interests: ["culture", "nature"], budgetTier: "moderate", pace: "moderate" },
      metadata: { updatedAt: NOW.toISOString() },
    });
  });

  it("as a whole has its party, what its money is made of, its offers and whether it is shared", () => {
    const dto = toTripDetailDto(trip);
    const { flights, hotel } = dto.budget.breakdown as Record<string, number>;
    expect(dto.budget.total).toBeCloseTo(flights! + hotel!);
    expect(flights).toBeCloseTo(Math.ceil(214_600 / 3) / 100);
    expect(dto).toMatchObject({ adults: 2, children: 1, shared: false, revision: 7 });
    expect(dto.itinerary.flights).toEqual(toFlightDtos(trip.flight!.offer));
    expect(dto.itinerary.hotel).toEqual(toHotelDto(trip.hotel!.offer));
    expect(dto.metadata).toEqual({ updatedAt: NOW.toISOString() });
    expect(toTripDetailDto(trip, { bookingSessionId: "cs_1" }).metadata.bookingSessionId).toBe("cs_1");
    expect(toTripDetailDto({ ...trip, sharedAt: NOW.toISOString() }).shared).toBe(true);
    const open = toTripDetailDto(bareTrip({ budgetMinor: 5_000 }));
    expect(open.itinerary).toEqual({ flights: null, hotel: null, elsewhere: null, activities: [], days: [] });
    expect(open.budget).toEqual({ total: 50, breakdown: { budget: 50 } });
  });

  it("says until when its price is locked, and how steady it is", () => {
    const until = "2027-01-01T00:15:00.000Z";
    expect(toTripDetailDto(trip, { lockedUntil: until }).pricing).toEqual({
      locked: true,
      lockedUntil: until,
      confidence: 0.9,
    });
    expect(toTripDetailDto(trip).pricing).toEqual({ locked: false, lockedUntil: null, confidence: 0.9 });
  });

  it("has every stop of its days as an activity, with its day, its clock time and its price in dollars", () => {
    const [day] = trip.itinerary!.days;
    const [visit] = day!.items;
    const types = ["attraction", "experience", "restaurant", "transport", "hotel"] as const;
    const items = types.map((type, n) => ({
      ...visit!,
      id: type,
      type,
      start: 545,
      priceMinor: 1250,
      tags: ["garden"],
      bookingUrl: n === 0 ? "https://tickets.example" : undefined,
    }));
    const days = [{ ...day!, items }, ...trip.itinerary!.days.slice(1)];
    const { activities } = toTripDetailDto({ ...trip, itinerary: { ...trip.itinerary!, days } }).itinerary;
    expect(activities).toHaveLength(days.flatMap((one) => one.items).length);
    expect(activities.slice(0, 5).map(({ type }) => type)).toEqual([
      "attraction",
      "experience",
      "restaurant",
      "transport",
      "transport",
    ]);
    expect(activities[0]).toEqual({
      id: "attraction",
      name: visit!.name,
      type: "attraction",
      date: day!.date,
      location: { name: visit!.location.name },
      description: visit!.description,
      startTime: "09:05",
      price: 12.5,
      tags: ["garden"],
      provider: { bookingUrl: "https://tickets.example" },
      why: visit!.why,
    });
    expect(activities[1]!.provider).toBeUndefined();
  });
});
