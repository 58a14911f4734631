import { describe, expect, it } from "vitest";
import { findDestination, listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import { distanceKm } from "#app/shared/geo";
import { beyondTheEdge, sightsMap, sightsOnMap } from "./destination-map";
import { layOutMap } from "./lay-out-map";
import { MAP, isOnMap } from "./map-frame";

const CENTRE = { lat: 50, lon: 10 };
const kind = findDestination("lisbon")!;
const model = kind.places.find(({ dayTrip, weight }) => !dayTrip && weight >= 4)!;
/** A town whose sights lie at these kilometres east and north of its centre. */
const town = (...spots: [east: number, north: number][]) => ({
  ...kind,
  name: "Town",
  ...CENTRE,
  neighbourhoods: [],
  places: spots.map(([east, north], k) => ({
    ...model,
    id: `sight-${k}`,
    name: `Sight ${k}`,
    lat: CENTRE.lat + north / 111.2,
    lon: CENTRE.lon + east / 111.2 / Math.cos((CENTRE.lat * Math.PI) / 180),
  })),
});
const near: [number, number][] = [
  [0, 0],
  [0.6, 0.2],
  [-0.5, 0.4],
  [0.3, -0.6],
  [-0.4, -0.3],
];

describe("the map of a destination's sights", () => {
  it("frames most of them, and has at its edge what lies far out, with the way there", () => {
    const subject = sightsMap(town(...near, [0, 4.6]), []);
    const { pins, beyond, frame } = layOutMap(subject);
    expect(pins.every((pin) => isOnMap(pin, 10))).toBe(true);
    expect(beyond).toHaveLength(1);
    expect(beyond[0]!.at[1], "at the upper edge").toBeLessThan(MAP.height / 6);
    expect(beyond[0]!.angle).toBeGreaterThan(-110);
    expect(beyond[0]!.angle).toBeLessThan(-70);
    expect(frame.metresPerUnit * MAP.width).toBeLessThan(3_000);
    expect(subject.description).toMatch(/Beyond the edge of the map: \d Sight 5, 5 km north of the centre\.$/);
  });

  it("shows all of them where leaving one out gains little, or where they are many", () => {
    expect(beyondTheEdge(sightsOnMap(town(...near, [0, 1.2])))).toBeUndefined();
    expect(beyondTheEdge(sightsOnMap(town(...near, [0, 4.6], [4.6, 0], [-4.6, 0])))).toBeUndefined();
  });

  it("names its ways by eight winds", () => {
    const way = (east: number, north: number) => sightsOnMap(town(...near, [east, north])).find(({ beyond }) => beyond);
    expect(way(3.5, 3.5)?.beyond).toBe("5 km north-east");
    expect(way(-3.5, -3.5)?.beyond).toBe("5 km south-west");
    expect(way(-4.6, 0)?.beyond).toBe("5 km west");
  });

  it("of every destination keeps its pins on the map, and most of its sights within it", () => {
    for (const { slug } of listDestinations()) {
      const destination = findDestination(slug)!;
      const sights = sightsOnMap(destination);
      const { pins, beyond } = layOutMap(sightsMap(destination, []));
      expect(
        pins.every((pin) => isOnMap(pin)),
        slug,
      ).toBe(true);
      expect(beyond.length, slug).toBeLessThanOrEqual(sights.length * 0.2);
      for (const sight of sights.filter((one) => one.beyond))
        expect(sight.beyond, slug).toMatch(new RegExp(`^${Math.round(distanceKm(sight, destination))} km [a-z-]+$`));
    }
  });
});
