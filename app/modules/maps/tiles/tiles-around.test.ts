import { describe, expect, it } from "vitest";
import { WHOLE_WORLD, WORLD_TILES, tileAt } from "./tile-address";
import type { TileSource } from "./tile-address";
import { MOST_TILES_OF_TRIP, tilesAround } from "./tiles-around";

const MONACO = { lat: 43.7384, lon: 7.4246 };
const world: TileSource = { set: "world", version: "w1", box: WHOLE_WORLD, ...WORLD_TILES };
const streets: TileSource = {
  set: "monaco",
  version: "m1",
  box: { west: 7.409, south: 43.723, east: 7.448, north: 43.752 },
  first: 9,
  last: 14,
};
const placesOf = (addresses: readonly string[]) => addresses.map((one) => tileAt(one.split("?")[0]!)!);

describe("the tiles around the stops of a trip", () => {
  it("are the four nearest to a stop at each zoom, the widest first, of each set that shows it", () => {
    const addresses = tilesAround([MONACO], [world, streets]);
    const places = placesOf(addresses);
    expect(addresses[0]).toBe("/tiles/world/0/0/0.mvt?v=w1");
    expect(places.map(({ z }) => z)).toEqual(places.map(({ z }) => z).toSorted((a, b) => a - b));
    expect(places.filter(({ set, z }) => set === "world" && z === 8)).toHaveLength(4);
    expect(new Set(places.filter(({ set }) => set === "monaco").map(({ z }) => z))).toEqual(
      new Set([9, 10, 11, 12, 13, 14]),
    );
    expect(places.some(({ set, z, x, y }) => set === "monaco" && z === 14 && x === 8529 && y === 5974)).toBe(true);
  });

  it("leaves out a set that shows no stop, and counts a tile of two stops once", () => {
    const far = tilesAround([{ lat: 35.01, lon: 135.77 }], [world, streets]);
    expect(far.every((address) => address.startsWith("/tiles/world/"))).toBe(true);
    expect(tilesAround([MONACO, MONACO], [world])).toEqual(tilesAround([MONACO], [world]));
  });

  it("ends at the edges of the earth, and at what a device keeps", () => {
    for (const { z, x, y } of placesOf(tilesAround([{ lat: -78, lon: 179.99 }], [world])))
      expect(Math.max(x, y), `zoom ${z}`).toBeLessThan(2 ** z);
    const many = Array.from({ length: 300 }, (_, k) => ({ lat: 43, lon: k - 150 }));
    expect(tilesAround(many, [world])).toHaveLength(MOST_TILES_OF_TRIP);
  });
});
