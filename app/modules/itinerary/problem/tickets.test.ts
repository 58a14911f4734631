import { describe, expect, it } from "vitest";
import type { ItineraryDay } from "../day/itinerary";
import { chargeTickets, priceTogether } from "./tickets";

const ticket = { name: "Two towers ticket", places: ["north", "south", "east"], price: 20 };

const day = (date: string, visits: [string, number][]): ItineraryDay => ({
  date,
  dayNumber: 1,
  theme: "Towers",
  walkKm: 0,
  costMinor: 500 + visits.reduce((sum, [, price]) => sum + price * 100, 0),
  items: visits.map(([placeId, price]) => ({
    id: `${date}-${placeId}`,
    role: "visit",
    type: "attraction",
    placeId,
    name: placeId,
    location: { name: "Centre", lat: 45, lon: 10 },
    description: "",
    start: 600,
    end: 660,
    priceMinor: price * 100,
    tags: [],
    fact: "Open at all hours",
  })),
});

describe("a ticket for several places", () => {
  it("is paid where it is no dearer than each place alone", () => {
    const places = [
      { id: "north", price: 15 },
      { id: "south", price: 12 },
      { id: "west", price: 4 },
    ];
    expect(priceTogether(places, [ticket])).toBe(24);
    expect(priceTogether(places.slice(1), [ticket])).toBe(16);
    expect(priceTogether(places, [{ ...ticket, price: 40 }])).toBe(31);
  });

  it("is carried by the first visit, over days, and the sums of the days follow", () => {
    const [first, second] = chargeTickets(
      [
        day("1", [["north", 15]]),
        day("2", [
          ["south", 12],
          ["west", 4],
        ]),
      ],
      [ticket],
    );
    expect(first!.items[0]).toMatchObject({
      priceMinor: 20_00,
      fact: "The ticket also covers south. Open at all hours",
    });
    expect(first!.costMinor).toBe(25_00);
    expect(second!.items[0]).toMatchObject({
      priceMinor: 0,
      paidWith: "Two towers ticket",
      fact: "Already paid for: Two towers ticket. Open at all hours",
    });
    expect(second!.costMinor).toBe(9_00);
  });

  it("changes nothing where it would cost more, or where one of its places is visited", () => {
    const days = [
      day("1", [
        ["north", 8],
        ["south", 9],
      ]),
    ];
    expect(chargeTickets(days, [ticket])).toEqual(days);
    const one = [day("1", [["north", 25]])];
    expect(chargeTickets(one, [ticket])).toEqual(one);
  });
});
