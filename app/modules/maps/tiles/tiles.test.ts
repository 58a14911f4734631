import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cutTiles } from "./cut-tiles";
import type { TileLayer } from "./cut-tiles";
import { openArchive } from "./read-archive.server";
import type { TileArchive } from "./read-archive.server";
import { polygonsOf } from "./rings";
import { isTileOf, tileAddress, tileAt } from "./tile-address";
import { writeArchive } from "./write-archive.server";

const LAYERS: TileLayer[] = [
  {
    ...{ name: "earth", from: 0 },
    shapes: [
      {
        facts: {},
        geometry: {
          type: "Polygon",
          coordinates: [
            [
              [0, 0],
              [90, 0],
              [90, 60],
              [0, 60],
              [0, 0],
            ],
          ],
        },
      },
    ],
  },
  {
    ...{ name: "near", from: 3, extent: 16_384 },
    shapes: [{ facts: { kind: "town", name: "Here" }, geometry: { type: "Point", coordinates: [10, 10] }, from: 4 }],
  },
];
const FACTS = {
  box: { west: 0, south: 0, east: 90, north: 60 },
  ...{ minZoom: 0, maxZoom: 5, name: "Test", attribution: "None" },
};

let folder: string;
let archive: TileArchive;

const layersOf = (packed: Buffer | undefined) =>
  packed ? new VectorTile(new PbfReader(new Uint8Array(gunzipSync(packed)))).layers : {};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "tiles-"));
  const file = path.join(folder, "test.pmtiles");
  await writeFile(file, writeArchive(cutTiles(LAYERS, { first: 0, last: 5 }), FACTS));
  archive = await openArchive(file);
});

afterAll(async () => {
  await archive.close();
  await rm(folder, { recursive: true });
});

describe("an archive of tiles", () => {
  it("says what it holds", () => {
    expect(archive).toMatchObject({ minZoom: 0, maxZoom: 5, box: FACTS.box });
    expect(archive.version).toMatch(/^[\w-]{10}$/);
  });

  it("gives each tile with its layers in their own steps, from the zoom on at which a shape begins", async () => {
    const top = layersOf(await archive.tile(0, 0, 0));
    expect(Object.keys(top)).toEqual(["earth"]);
    expect(top.earth!.extent).toBe(4096);
    const [three, four] = [layersOf(await archive.tile(3, 4, 3)), layersOf(await archive.tile(4, 8, 7))];
    expect(Object.keys(three)).toEqual(["earth"]);
    expect(Object.keys(four)).toEqual(["earth", "near"]);
    expect(four.near!.extent).toBe(16_384);
    expect(four.near!.feature(0).properties).toEqual({ kind: "town", name: "Here" });
  });

  it("has nothing for the open sea, and stores equal tiles once", async () => {
    expect(await archive.tile(5, 0, 0)).toBeUndefined();
    const [one, other] = [await archive.tile(5, 20, 12), await archive.tile(5, 21, 12)];
    expect(one).toEqual(other);
    expect(archive.bytes).toBeLessThan(12_000);
  });

  it("keeps a directory of many tiles in leaves", async () => {
    const file = path.join(folder, "many.pmtiles");
    const textOf = (k: number): string => `tile ${(k * 7919) % 211} ${"x".repeat((k * 7919) % 211)}`;
    const tiles = Array.from({ length: 16_000 }, (_, k) => ({
      z: 8,
      x: k % 256,
      y: Math.floor(k / 256),
      bytes: new TextEncoder().encode(textOf(k)),
    }));
    await writeFile(file, writeArchive(tiles, { ...FACTS, maxZoom: 8 }));
    const many = await openArchive(file);
    const read = await many.tile(8, 77, 40);
    expect(gunzipSync(read!).toString()).toBe(textOf(40 * 256 + 77));
    await many.close();
  });

  it("refuses a file that is none", async () => {
    const file = path.join(folder, "none.pmtiles");
    await writeFile(file, "no archive at all".repeat(20));
    await expect(openArchive(file)).rejects.toThrow();
  });
});

describe("the address of a tile", () => {
  it("is read as it is written", () => {
    const address = tileAddress("world", { z: 3, x: 4, y: 2 }, "abc");
    expect(address).toBe("/tiles/world/3/4/2.mvt?v=abc");
    expect(tileAt(new URL(address, "http://localhost").pathname)).toEqual({ set: "world", z: 3, x: 4, y: 2 });
  });

  it.each([
    "/tiles/world/3/8/2.mvt",
    "/tiles/world/3/4/8.mvt",
    "/tiles/world/21/0/0.mvt",
    "/tiles/world/-1/0/0.mvt",
    "/tiles/world/3/4/2.png",
    "/tiles/Moon/3/4/2.mvt",
    "/tiles/-moon/3/4/2.mvt",
    "/tiles/moon--x/3/4/2.mvt",
    "/tiles/../3/4/2.mvt",
    "/tiles/world/3/4/../../2.mvt",
    "/tiles/world/3/4/2.mvt/",
    "/tiles/world/003/4/2.mvt",
  ])("is none in %s", (pathname) => expect(tileAt(pathname)).toBeUndefined());
});

describe("a tile of a box", () => {
  const monaco = { west: 7.409, south: 43.723, east: 7.448, north: 43.752 };
  it("is each that shows a part of it, at every zoom", () => {
    expect(isTileOf(monaco, { z: 0, x: 0, y: 0 })).toBe(true);
    expect(isTileOf(monaco, { z: 14, x: 8529, y: 5974 })).toBe(true);
    expect(isTileOf(monaco, { z: 14, x: 8527, y: 5974 })).toBe(false);
    expect(isTileOf(monaco, { z: 14, x: 8529, y: 5978 })).toBe(false);
  });
});

describe("polygons of rings", () => {
  const square = (at: number, size: number): [number, number][] => [
    [at, at],
    [at + size, at],
    [at + size, at + size],
    [at, at + size],
  ];

  it("puts a hole into the shape around it, and leaves one without a shape out", () => {
    const polygons = polygonsOf([square(0, 10), square(20, 5), square(2, 3).toReversed(), square(50, 1).toReversed()]);
    expect(polygons.map(({ length }) => length)).toEqual([2, 1]);
    expect(polygons[0]![1]![0]).toEqual(polygons[0]![1]!.at(-1));
  });

  it("keeps a hole that reaches the edge of its shape, in the smallest shape around it", () => {
    const polygons = polygonsOf([square(0, 10), square(2, 5), square(2, 2).toReversed(), square(0, 1).toReversed()]);
    expect(polygons.map(([, ...holes]) => holes.map(([corner]) => corner))).toEqual([[[0, 1]], [[2, 4]]]);
  });

  it("leaves out a shape that is all hole: a town without water fills its box with land", () => {
    expect(polygonsOf([square(0, 10), square(0, 10).toReversed()])).toEqual([]);
  });
});
