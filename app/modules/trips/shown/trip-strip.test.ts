import { describe, expect, it } from "vitest";
import { bareTrip, fullTrip } from "#app/modules/documents/trip.fixture";
import { toTripStrip } from "./trip-strip";

const trip = fullTrip("kyoto", 4);
const DAY = 1440;

describe("a trip at a glance", () => {
  const { dates, spans, said } = toTripStrip(trip)!;

  it("has a column for each date, and all that it shows within them", () => {
    expect([dates[0], dates.at(-1), dates.length]).toEqual([trip.startDate, trip.endDate, 5]);
    expect(spans.nights).toEqual([{ from: 1.5 * DAY, to: 4.5 * DAY }]);
    for (const { from, to } of [...spans.flights, ...spans.days, ...spans.outings]) {
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeGreaterThan(from);
      expect(to).toBeLessThanOrEqual(dates.length * DAY);
    }
  });

  it("draws a flight by the clocks of its two ends, and one that lands before it leaves so that it is seen", () => {
    const [there, home] = spans.flights;
    expect(there).toEqual({ from: 17 * 60 + 45, to: DAY + 23 * 60 + 40 });
    expect(home).toEqual({ from: 4 * DAY + 11 * 60 + 5, to: 4 * DAY + 13 * 60 + 5 });
  });

  it("says its flights and nights in words", () => {
    expect(said.filter(({ look }) => look === "flights").map(({ words }) => words)).toEqual([
      expect.stringMatching(/^JFK to \w{3}, \w{3} \d+ \w{3}, 17:45$/),
      expect.stringMatching(/^\w{3} to JFK, \w{3} \d+ \w{3}, 11:05$/),
    ]);
    expect(said.find(({ look }) => look === "nights")?.words).toBe(`3 nights at ${trip.hotel!.offer.name}`);
  });

  it("tells days out apart from days in town", () => {
    const { itinerary } = trip;
    const [first, ...others] = itinerary!.days;
    const dayTrip = { id: "nara", name: "Nara", way: "By train", operator: "public" as const };
    const strip = toTripStrip({ ...trip, itinerary: { ...itinerary!, days: [{ ...first!, dayTrip }, ...others] } })!;
    expect([strip.spans.outings.length, strip.spans.days.length]).toEqual([1, spans.days.length - 1]);
    expect(strip.said.at(-1)).toEqual({ look: "outings", words: expect.stringMatching(/^Day out on .+: Nara$/) });
  });

  it("shows a way by land where no flight is", () => {
    const place = { slug: "osaka", name: "Osaka" };
    const way = { by: "train" as const, place, time: "10:00", minutes: 60, dollars: 5 };
    const between = { out: { ...way, date: trip.startDate }, back: { ...way, date: trip.endDate } };
    const strip = toTripStrip({ ...bareTrip(), endDate: trip.endDate, between })!;
    expect(strip.spans.ways).toEqual([
      { from: 540, to: 600 },
      { from: 4 * DAY + 600, to: 4 * DAY + 660 },
    ]);
  });

  it("shows nothing of a trip of which only the dates are known, or that is a single day", () => {
    expect(toTripStrip(bareTrip())).toBeNull();
    expect(toTripStrip({ ...trip, endDate: trip.startDate })).toBeNull();
  });
});
