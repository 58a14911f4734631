import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { drawMap, mapSheet } from "./draw-map";
import { PIN_RADIUS, layOutMap } from "./lay-out-map";
import { MAP, isOnMap } from "./map-frame";
import type { Spot } from "./map-frame";
import type { MapSubject } from "./map-subject";
import { areOverlapping } from "./place-labels";
import { PIN_GAP } from "./spread-pins";

const subject = (changes: Partial<MapSubject> = {}): MapSubject => ({
  title: "Map of day 1 in Lisbon",
  description: "Stops: 1 Castelo.",
  pins: [{ mark: "1", name: "Castelo de São Jorge", at: { lat: 38.7139, lon: -9.1335 }, href: "#stop-1-1" }],
  stays: [],
  dots: [],
  ways: [],
  areas: [],
  centre: { lat: 38.71, lon: -9.14 },
  water: [],
  units: "metric",
  ...changes,
});

/** A day of any town: up to a dozen stops within 40 km, many of them close to each other. */
const anyDay = fc
  .record({
    lat: fc.double({ min: -70, max: 70, noNaN: true }),
    lon: fc.double({ min: -180, max: 180, noNaN: true }),
    reach: fc.constantFrom(0, 0.0005, 0.01, 0.3),
    stops: fc.array(
      fc.record({
        x: fc.double({ min: -1, max: 1, noNaN: true }),
        y: fc.double({ min: -1, max: 1, noNaN: true }),
        name: fc.string({ minLength: 1, maxLength: 50, unit: fc.constantFrom("a", "W", " ", "寺", "(", "&") }),
        isWalk: fc.boolean(),
      }),
      { maxLength: 12 },
    ),
    sleeps: fc.integer({ min: 0, max: 3 }),
    hasAirport: fc.boolean(),
  })
  .map(({ lat, lon, reach, stops, sleeps, hasAirport }) => {
    const points = stops.map(({ x, y }) => ({ lat: lat + y * reach, lon: lon + x * reach }));
    return subject({
      pins: stops.map(({ name }, k) => ({ mark: String(k + 1), name, at: points[k]!, href: `#stop-1-${k + 1}` })),
      stays: Array.from({ length: sleeps }, (_, k) => ({
        name: `The Alfama House ${k}`,
        at: { lat: lat + k * 0.01, lon },
      })),
      airport: hasAirport ? { name: "LIS airport", at: { lat: lat + 0.2, lon: lon - 0.1 } } : undefined,
      ways: points.slice(1).map((to, k) => ({ from: points[k]!, to, isWalk: stops[k]!.isWalk })),
      areas: [{ name: "Alfama", points }],
      centre: { lat, lon },
    });
  });

describe("a map", () => {
  it("keeps every pin inside and apart, every name inside and off the others, on any day", () => {
    fc.assert(
      fc.property(anyDay, (one) => {
        const { pins, stays, labels, frame } = layOutMap(one);
        const signs = [...pins, ...stays];
        expect(signs.filter((spot) => !isOnMap(spot, PIN_RADIUS))).toEqual([]);
        const isNear = (a: Spot, b: Spot): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) <= PIN_GAP - 3;
        expect(signs.filter((a, k) => signs.slice(k + 1).some((b) => isNear(a, b)))).toEqual([]);
        const isInside = ({ left, top, right, bottom }: (typeof labels)[number]): boolean =>
          left >= 0 && top >= 0 && right <= MAP.width && bottom <= MAP.height;
        const boxes = signs.map(([x, y]) => ({ left: x - 8, right: x + 8, top: y - 8, bottom: y + 8 }));
        expect(
          labels.filter(
            (a, k) => !isInside(a) || [...labels.slice(k + 1), ...boxes].some((other) => areOverlapping(a, other)),
          ),
        ).toEqual([]);
        expect(frame.metresPerUnit * MAP.width).toBeGreaterThanOrEqual(899);
        const svg = drawMap(one);
        expect(svg).not.toMatch(/NaN|Infinity|undefined|style=/);
        expect(XMLValidator.validate(svg)).toBe(true);
        expect(gzipSync(svg).length).toBeLessThanOrEqual(8 * 1024);
      }),
      { numRuns: 60 },
    );
  });

  it("keeps pins apart that lie on one line with no room for all of them", () => {
    const pins = Array.from({ length: 9 }, (_, k) => ({
      ...{ mark: String(k + 1), name: "a", href: `#stop-1-${k + 1}` },
      at: { lat: k === 1 ? -0.000176 : 0, lon: 0 },
    }));
    const stays = [0, 1, 2].map((k) => ({ name: `House ${k}`, at: { lat: k * 0.01, lon: 0 } }));
    const { pins: shown, stays: sleeps } = layOutMap(subject({ pins, stays, centre: { lat: 0, lon: 0 } }));
    const signs = [...shown, ...sleeps];
    const gaps = signs.flatMap((a, k) => signs.slice(k + 1).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1])));
    expect(Math.min(...gaps)).toBeGreaterThan(PIN_GAP - 3);
  });

  it("leads from each pin to its line, and says what it shows", () => {
    const svg = drawMap(subject());
    const { svg: root } = new XMLParser({ ignoreAttributes: false }).parse(svg) as {
      svg: { a: Record<string, string>; desc: string; "@_aria-label": string };
    };
    expect(root.a["@_href"]).toBe("#stop-1-1");
    expect(root.a["@_aria-label"]).toBe("1 Castelo de São Jorge");
    expect(root["@_aria-label"]).toBe("Map of day 1 in Lisbon");
    expect(root.desc).toBe("Stops: 1 Castelo.");
    expect(svg).toContain("© OpenStreetMap contributors");
  });

  it("draws walks dotted and rides dashed, the latter with a bend", () => {
    const [from, to] = [
      { lat: 38.7, lon: -9.14 },
      { lat: 38.72, lon: -9.14 },
    ];
    const walk = drawMap(subject({ ways: [{ from, to, isWalk: true }] }));
    const ride = drawMap(subject({ ways: [{ from, to, isWalk: false }] }));
    expect(walk).toContain('stroke-dasharray="0.1 5.5"');
    expect(walk).not.toContain('stroke-dasharray="7 4"');
    expect(ride).toContain('stroke-dasharray="7 4"');
    expect(ride).toMatch(/d="M[\d. -]+Q/);
  });

  it("points to an airport that lies beyond its edge, and shows it on a day that is only the ride", () => {
    const airport = { name: "LIS airport", at: { lat: 38.77, lon: -9.0 } };
    const beyond = layOutMap(subject({ airport })).airport!;
    expect(beyond.at[0]).toBeGreaterThan(MAP.width - 20);
    expect(beyond.angle).toBeLessThan(0);
    const stay = { name: "House", at: { lat: 38.71, lon: -9.14 } };
    const ride = layOutMap(subject({ pins: [], stays: [stay], airport }));
    expect(ride.frame.onMap(airport.at).map(Math.round)).toEqual(ride.airport!.at.map(Math.round));
  });

  it("has a line from a pin that had to move to where it belongs", () => {
    const at = { lat: 38.71, lon: -9.14 };
    const pins = [1, 2].map((k) => ({ mark: String(k), name: `Stop ${k}`, at, href: `#stop-1-${k}` }));
    expect(layOutMap(subject({ pins })).leaders).toHaveLength(2);
    expect(layOutMap(subject()).leaders).toEqual([]);
  });

  it("comes for print with shapes and texts apart", () => {
    const at = { lat: 38.7139, lon: -9.1335 };
    const { shapes, texts } = mapSheet(subject({ stays: [{ name: "The Alfama House", at }] }));
    for (const { d, fill, stroke } of shapes) {
      expect(d).toMatch(/^M[\d.\sa-zA-Z-]+$/);
      expect(`${d} ${fill} ${stroke}`).toMatch(/#[\da-f]{6}/);
      expect(d).not.toMatch(/NaN|Infinity|undefined/);
    }
    expect(shapes.filter(({ place }) => place)).toHaveLength(2);
    expect(texts.map(({ text }) => text)).toEqual(
      expect.arrayContaining(["Castelo de São Jorge", "1", "N", "© OpenStreetMap contributors"]),
    );
  });
});
