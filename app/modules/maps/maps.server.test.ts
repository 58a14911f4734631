import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { planFor } from "#app/modules/itinerary/plan/plan-for";
import { numberedStops } from "#app/modules/itinerary/day/stop-numbers";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { dayRequestFor } from "#app/modules/trips/days/trip-days";
import type { Trip } from "#app/modules/trips/trip/trip";
import { mappedTrip } from "#app/modules/trips/trip/trip-parts";
import { drawMap } from "./draw-map";
import { PIN_RADIUS, layOutMap } from "./lay-out-map";
import { isOnMap } from "./map-frame";
import { mapOfTrip } from "./maps.server";
import { areOverlapping } from "./place-labels";

/** A trip with the days that the planner makes for it. */
function plannedTrip(slug: string, nights: number): Trip {
  const trip = { ...fullTrip(slug, nights + 1), itinerary: undefined };
  const { itinerary } = planFor(dayRequestFor(trip, findDestination(slug)!), undefined, "2027-01-01T00:00:00Z");
  return { ...trip, itinerary };
}

describe.each(["venice", "tokyo", "bali", "reykjavik", "cusco", "santorini", "maldives", "new-york", "fiji"])(
  "the maps of a planned trip to %s",
  (slug) => {
    const trip = plannedTrip(slug, 4);
    const days = trip.itinerary!.days;

    it.each([undefined, ...days.map(({ dayNumber }) => dayNumber)])("are whole on day %s", async (day) => {
      const subject = await mapOfTrip(mappedTrip(trip), day, "metric");
      const { pins, labels } = layOutMap(subject);
      for (const pin of pins) expect(isOnMap(pin, PIN_RADIUS)).toBe(true);
      labels.forEach((a, k) => labels.slice(k + 1).forEach((b) => expect(areOverlapping(a, b)).toBe(false)));
      for (const scheme of ["light", "dark"] as const) {
        const svg = drawMap(subject, scheme);
        expect(svg).not.toMatch(/NaN|undefined/);
        expect(gzipSync(svg).length).toBeLessThanOrEqual(8 * 1024);
      }
      const shown = days.find(({ dayNumber }) => dayNumber === day);
      if (shown)
        expect(subject.pins.map(({ href, name }) => [href, name])).toEqual(
          numberedStops(shown).map(({ id, name }) => [`#${id}`, name]),
        );
      expect(subject.stays.map(({ name }) => name)).toEqual([trip.hotel!.offer.name]);
    });
  },
);

describe("the map of a day", () => {
  const trip = plannedTrip("lisbon", 3);
  const [first, second] = trip.itinerary!.days;

  it("draws a ride from end to end, and goes on from there", async () => {
    const days = structuredClone(trip.itinerary!.days);
    const { items } = days[1]!;
    const at = items.findIndex((item, index) => item.role === "visit" && items[index + 1]?.legBefore);
    const to = { name: "The far pier", lat: 38.69, lon: -9.15 };
    items[at]!.location = { ...items[at]!.location, to };
    const ridden = { ...trip, itinerary: { ...trip.itinerary!, days } };
    const { ways, dots } = await mapOfTrip(mappedTrip(ridden), days[1]!.dayNumber, "metric");
    const along = ways.findIndex((way) => way.to.lat === to.lat && way.to.lon === to.lon);
    expect(ways[along]!.from).toMatchObject({ lat: items[at]!.location.lat });
    expect(ways[along + 1]!.from).toMatchObject({ lat: to.lat, lon: to.lon });
    expect(dots).toContainEqual({ lat: to.lat, lon: to.lon });
  });

  it("begins at the airport on the day of arrival, and at the stay on the next", async () => {
    const { airport, ways, stays } = await mapOfTrip(mappedTrip(trip), first!.dayNumber, "metric");
    expect(airport?.name).toBe("LIS airport");
    expect(ways[0]).toMatchObject({ from: { name: "LIS airport" }, isWalk: false });
    expect(ways[0]!.to).toMatchObject({ lat: stays[0]!.at.lat, lon: stays[0]!.at.lon });
    const next = await mapOfTrip(mappedTrip(trip), second!.dayNumber, "metric");
    expect(next.airport).toBeUndefined();
    expect(next.ways[0]!.from).toMatchObject({ lat: stays[0]!.at.lat, lon: stays[0]!.at.lon });
  });

  it("shows the parts of town in which its stops lie", async () => {
    const { areas } = await mapOfTrip(mappedTrip(trip), second!.dayNumber, "metric");
    const places = new Map(findDestination("lisbon")!.places.map((place) => [place.id, place.district]));
    const districts = new Set(numberedStops(second!).map(({ placeId }) => places.get(placeId)));
    expect(areas.map(({ name }) => name)).toEqual([...districts]);
  });

  it("is not there for a day that the trip does not have, nor for a trip without days", async () => {
    await expect(mapOfTrip(mappedTrip(trip), 9, "metric")).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(mapOfTrip(mappedTrip({ ...trip, itinerary: undefined }), undefined, "metric")).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  it("of a place that the catalogue does not have is drawn without water and parts of town", async () => {
    const elsewhere = { ...trip, destination: { name: "Elsewhere" } };
    const subject = await mapOfTrip(mappedTrip(elsewhere), second!.dayNumber, "metric");
    expect(subject.water).toEqual([]);
    expect(subject.areas).toEqual([]);
    expect(drawMap(subject)).toContain("<svg");
  });
});
