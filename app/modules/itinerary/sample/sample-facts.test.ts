import { describe, expect, it } from "vitest";
import { SAMPLE_FACTS, usualSky } from "./sample-facts";
import type { SampleFlight } from "./sample-facts";

const IDS = ["bali", "tokyo", "reykjavik"] as const;

/** Time zones of the airports that the samples fly between, in April. */
const OFFSETS: Record<string, number> = { PER: 8, DPS: 8, LAX: -7, HND: 9, BOS: -4, KEF: 0 };

const instantOf = ({ airport, date, time }: SampleFlight["departure"]): number =>
  Date.parse(`${date}T${time}:00Z`) - OFFSETS[airport]! * 3_600_000;

describe.each(IDS)("the facts of %s (CHECKLIST SAMP-24)", (id) => {
  const { flightInfo, hotelInfo, ...rest } = SAMPLE_FACTS[id];

  it("have flights that take as long as their clocks say, out and back between the same airports", () => {
    for (const flight of [flightInfo.outbound, flightInfo.return])
      expect((instantOf(flight.arrival) - instantOf(flight.departure)) / 60_000).toBe(flight.duration);
    expect(flightInfo.return.departure.airport).toBe(flightInfo.outbound.arrival.airport);
    expect(flightInfo.return.arrival.airport).toBe(flightInfo.outbound.departure.airport);
    expect(flightInfo.return.arrival.city).toBe(flightInfo.outbound.departure.city);
    expect([flightInfo.outbound.stops, flightInfo.return.stops]).toEqual([0, 0]);
  });

  it("have a bed from the day one lands to the day one leaves", () => {
    expect(hotelInfo.checkIn).toBe(flightInfo.outbound.arrival.date);
    expect(hotelInfo.checkOut).toBe(flightInfo.return.departure.date);
    expect(hotelInfo.nights).toBe((Date.parse(hotelInfo.checkOut) - Date.parse(hotelInfo.checkIn)) / 86_400_000);
  });

  it("have reviews from before the samples were written, of one to five, and a mean among them", () => {
    expect(hotelInfo.recentReviews).toHaveLength(2);
    for (const { date, rating, author, comment } of hotelInfo.recentReviews) {
      expect(date > "2026-01-01" && date < "2026-11-01").toBe(true);
      expect(Number.isInteger(rating) && rating >= 1 && rating <= 5).toBe(true);
      expect(author).toMatch(/^[A-Z]\p{L}+$/u);
      expect(comment.length).toBeGreaterThan(20);
    }
    expect(hotelInfo.rating).toBeGreaterThan(4);
    expect(hotelInfo.rating).toBeLessThanOrEqual(5);
    expect(hotelInfo.reviewCount).toBeGreaterThan(hotelInfo.recentReviews.length);
    expect(hotelInfo.distanceFromAirport.km).toBeGreaterThan(0);
  });

  it("leave no line of their cards empty", () => {
    const texts: string[] = [];
    JSON.stringify({ flightInfo, hotelInfo, ...rest }, (_key, value: unknown) => {
      if (Array.isArray(value)) expect(value.length).toBeGreaterThan(1);
      if (typeof value === "string") texts.push(value);
      return value;
    });
    for (const text of texts) expect(text.trim()).not.toBe("");
    expect(hotelInfo.amenities.length).toBeGreaterThanOrEqual(5);
    expect(new Set(hotelInfo.amenities).size).toBe(hotelInfo.amenities.length);
    // The names must not be taken for houses and airlines that exist.
    expect(hotelInfo.name).toMatch(/^Sandbox /);
    for (const { airline } of [flightInfo.outbound, flightInfo.return]) expect(airline).toMatch(/^Sandbox /);
    expect(rest.currency).toMatch(/\([A-Z]{3}\)$/);
  });
});

describe("the usual sky of a month", () => {
  it("is named by how many of its days have rain", () => {
    expect([0, 8, 9, 15, 16, 31].map((days) => usualSky(days).condition)).toEqual([
      "Mostly dry",
      "Mostly dry",
      "Changeable",
      "Changeable",
      "Showers likely",
      "Showers likely",
    ]);
    expect(usualSky(20).description).toMatch(/more days than not/);
  });
});
