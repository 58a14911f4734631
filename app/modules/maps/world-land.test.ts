import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findDestination, listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import { MAP, frameOf } from "./map-frame";
import type { MapFrame, Spot } from "./map-frame";
import { LAND_UNITS, landOn, readWorldLand, writeLandLine } from "./world-land";

const world = readWorldLand(readFileSync("app/data/generated/world-land.tsv", "utf8"));
const frameBetween = (...slugs: string[]): MapFrame => frameOf(slugs.map((slug) => findDestination(slug)!));

/** The rings of a path that {@link landOn} drew, in units of the map. */
function ringsOf(path: string): Spot[][] {
  return path
    .split("M")
    .slice(1)
    .map((ring) => {
      const numbers = [...ring.matchAll(/-?\d+/g)].map(([text]) => Number(text) / LAND_UNITS);
      let [x, y] = [0, 0];
      return Array.from({ length: numbers.length / 2 }, (_, k): Spot => {
        [x, y] = [x + numbers[2 * k]!, y + numbers[2 * k + 1]!];
        return [x, y];
      });
    });
}

/** Whether a spot is on land: it lies within an odd number of rings. */
function isLand(rings: readonly Spot[][], [x, y]: Spot): boolean {
  const crossings = rings.flatMap((ring) =>
    ring.filter(([ax, ay], k) => {
      const [bx, by] = ring[(k + 1) % ring.length]!;
      return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
    }),
  );
  return crossings.length % 2 === 1;
}

describe("landOn", () => {
  it("draws sea where there is sea and land where there is land", () => {
    const frame = frameBetween("rome", "athens", "istanbul");
    const rings = ringsOf(landOn(frame, world).land);
    const at = (lat: number, lon: number): boolean => isLand(rings, frame.onMap({ lat, lon }));
    // Umbria, Thessaly, Bulgaria; the Ionian, the Aegean, the Black Sea.
    expect([at(42.9, 12.6), at(39.6, 22.2), at(42.7, 24.5)]).toEqual([true, true, true]);
    expect([at(38.5, 18.5), at(38.9, 24.9), at(42.9, 28.9)]).toEqual([false, false, false]);
  });

  it("is all land where no coast is near", () => {
    const frame = frameBetween("prague", "vienna", "budapest");
    const rings = ringsOf(landOn(frame, world).land);
    for (const spot of [
      [10, 10],
      [390, 10],
      [200, 150],
      [10, 290],
    ] as const)
      expect(isLand(rings, spot)).toBe(true);
  });

  it("joins both sides of the date line", () => {
    const frame = frameOf([
      { lat: -17.7, lon: 178 },
      { lat: -13.8, lon: -171.8 },
    ]);
    const rings = ringsOf(landOn(frame, world).land);
    expect(isLand(rings, frame.onMap({ lat: -17.8, lon: 178 }))).toBe(true);
    expect(isLand(rings, frame.onMap({ lat: -13.6, lon: -172.5 }))).toBe(true);
    expect(isLand(rings, frame.onMap({ lat: -16, lon: -177 }))).toBe(false);
  });

  it("keeps within its bound wherever two of our places lie, and on the map", () => {
    const slugs = listDestinations().map(({ slug }) => slug);
    for (const [k, slug] of slugs.slice(0, 40).entries()) {
      const { land, borders } = landOn(frameBetween(slug, slugs[(k * 7 + 3) % slugs.length]!), world);
      expect(land.length + borders.length, slug).toBeLessThan(14_000);
      for (const [x, y] of ringsOf(land).flat())
        expect(x > -40 && x < MAP.width + 40 && y > -40 && y < MAP.height + 40, slug).toBe(true);
    }
  });

  it("reads what was written, stretch by stretch", () => {
    const line = Array.from({ length: 100 }, (_, k) => [k * 3 - 50, k % 7] as const);
    const [read] = readWorldLand(`${writeLandLine({ kind: "border", line })}\n`);
    expect(read?.kind).toBe("border");
    expect(read?.stretches.map(({ west, east, south, north }) => [west, east, south, north])).toEqual([
      [-50, 94, 0, 6],
      [94, 238, 0, 6],
      [-50, 247, 0, 6],
    ]);
  });
});
