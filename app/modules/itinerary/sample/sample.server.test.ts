import { beforeAll, describe, expect, it } from "vitest";
import { makeCtx } from "#tests/integration/booking/booking.fixture";
import { isVisit } from "../day/itinerary";
import { isThereOn } from "../hours/feast-places";
import { isInSeason } from "../party/party-rules";
import { getSample, ideasOf, usualWeatherOf } from "./sample.server";
import type { Sample } from "./sample.server";

const ctx = makeCtx();
let iceland: Sample;
beforeAll(async () => {
  iceland = await getSample(ctx, "reykjavik");
});

describe("a sample", () => {
  it("has five days from one date on, whoever asks and whenever (CHECKLIST SAMP-20)", async () => {
    expect(iceland.itinerary.days.map(({ date }) => date)).toEqual([
      "2027-04-12",
      "2027-04-13",
      "2027-04-14",
      "2027-04-15",
      "2027-04-16",
    ]);
    for (const { items } of iceland.itinerary.days) expect(items.filter(isVisit).length).toBeGreaterThan(0);
    expect(iceland.itinerary).toMatchObject({ pace: "moderate", interests: ["nature", "adventure"] });
    expect(await getSample(makeCtx({ now: new Date("2031-01-01T00:00:00Z") }), "reykjavik")).toBe(iceland);
  });

  it("cannot be had while it is out of order, and can again after that (CHECKLIST SAMP-18)", async () => {
    await expect(getSample(makeCtx({ faults: { sample: { kind: "error" } } }), "reykjavik")).rejects.toThrow();
    expect(await getSample(ctx, "reykjavik")).toBe(iceland);
  });
});

describe("what may be tried in a sample", () => {
  it("is in or near the town, in season, and not in its days", () => {
    const ideas = ideasOf(iceland);
    const places = new Map(iceland.destination.places.map((place) => [place.id, place]));
    const planned = new Set(iceland.itinerary.days.flatMap(({ items }) => items.map(({ placeId }) => placeId)));
    expect(ideas.length).toBeGreaterThan(5);
    for (const { placeId } of ideas) {
      const place = places.get(placeId)!;
      expect(planned).not.toContain(placeId);
      expect(place.dayTrip).not.toBe(true);
      expect(iceland.itinerary.days.some(({ date }) => isInSeason(place, date))).toBe(true);
    }
    const isOn = (place: (typeof iceland.destination.places)[number], date: string): boolean =>
      isInSeason(place, date) && isThereOn(place, date, iceland.destination.country);
    const left = iceland.destination.places.filter(({ id }) => ideas.every((idea) => idea.id !== id));
    for (const place of left)
      expect(
        planned.has(place.id) || place.dayTrip || iceland.itinerary.days.every(({ date }) => !isOn(place, date)),
      ).toBe(true);
  });

  it("is the place as the guide has it: where, how long, and what it costs in cents", () => {
    for (const idea of ideasOf(iceland)) {
      const place = iceland.destination.places.find(({ id }) => id === idea.placeId)!;
      expect(idea).toMatchObject({
        id: place.id,
        role: "visit",
        name: place.name,
        kind: place.kind,
        location: { name: place.district, lat: place.lat, lon: place.lon },
        description: place.note,
        minutes: place.minutes,
        priceMinor: place.price * 100,
      });
    }
    expect(ideasOf(iceland).some(({ priceMinor }) => priceMinor > 0)).toBe(true);
  });
});

it("the usual weather of a sample is that of April", () => {
  const climate = {
    high: "1 2 3 14 5 6 7 8 9 10 11 12",
    low: "-1 -2 -3 4 0 0 0 0 0 0 0 0",
    rainDays: "0 0 0 20 0 0 0 0 0 0 0 0",
  };
  const there = {
    ...iceland,
    destination: { ...iceland.destination, climate: { ...iceland.destination.climate, ...climate } },
  };
  expect(usualWeatherOf(there)).toMatchObject({ high: 14, low: 4, condition: "Showers likely" });
});
