import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { cutTiles } from "./cut-tiles";
import { farTiles } from "./far-tiles.server";

const [TILE] = [
  ...cutTiles(
    [{ name: "place", from: 0, shapes: [{ geometry: { type: "Point", coordinates: [7, 43] }, facts: {} }] }],
    {
      first: 0,
      last: 0,
    },
  ),
].map(({ bytes }) => Buffer.from(bytes));

let answer: (req: IncomingMessage, res: ServerResponse) => void;
let asked: string[] = [];
const server = createServer((req, res) => {
  asked.push(req.url!);
  answer(req, res);
});
const root = mkdtempSync(path.join(tmpdir(), "far-"));
let url: string;
let folder: string;
let now = Date.now();

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v3/{z}/{x}/{y}.pbf?key=secret`;
});

beforeEach(() => {
  folder = mkdtempSync(path.join(root, "data-"));
  asked = [];
  now = Date.now();
  answer = (_req, res) => void res.end(TILE);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(root, { recursive: true });
});

const open = () => farTiles(url, folder, { now: () => now });
const layersOf = (packed: Buffer | undefined): string[] =>
  Object.keys(new VectorTile(new PbfReader(gunzipSync(packed!))).layers);

describe("the tiles of a server", () => {
  it("are shown without copies while their folder cannot be used, and kept once it can", async () => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, "in the way");
    const tiles = open();
    expect(layersOf(await tiles.tile(0, 0, 0))).toEqual(["place"]);
    rmSync(folder);
    expect(layersOf(await tiles.tile(0, 0, 0))).toEqual(["place"]);
    await tiles.tile(0, 0, 0);
    expect(asked).toHaveLength(2);
  });

  it("are asked for once by all who want them at once, and kept for the next start", async () => {
    const tiles = open();
    const all = await Promise.all([1, 2, 3].map(() => tiles.tile(14, 8529, 5974)));
    expect(all.map(layersOf)).toEqual([["place"], ["place"], ["place"]]);
    expect(layersOf(await open().tile(14, 8529, 5974))).toEqual(["place"]);
    expect(asked).toEqual(["/v3/14/8529/5974.pbf?key=secret"]);
  });

  it("may come packed, and may be empty: 204 and 404 are kept too", async () => {
    answer = (_req, res) => void res.end(gzipSync(TILE!));
    expect(layersOf(await open().tile(9, 1, 1))).toEqual(["place"]);
    answer = (_req, res) => void res.writeHead(404).end("no tile");
    const tiles = open();
    expect([await tiles.tile(9, 2, 2), await tiles.tile(9, 2, 2)]).toEqual([undefined, undefined]);
    expect(asked).toHaveLength(2);
  });

  it.each<[string, typeof answer]>([
    ["an error", (_req, res) => void res.writeHead(500).end()],
    ["a page", (_req, res) => void res.end("<!doctype html><p>Sign in to the hotel's network</p>")],
    ["a way to another host", (_req, res) => void res.writeHead(302, { Location: "http://169.254.169.254/" }).end()],
    ["more than a tile has", (_req, res) => void res.end(Buffer.alloc(3 * 1024 * 1024))],
    ["a packed bomb", (_req, res) => void res.end(gzipSync(Buffer.alloc(64 * 1024 * 1024)))],
    ["nothing", (_req, res) => void res.destroy()],
  ])("are away after %s: the server is then left alone for a while", async (_what, fails) => {
    answer = fails;
    const tiles = open();
    await expect(tiles.tile(9, 1, 1)).rejects.toMatchObject({ code: "UNAVAILABLE" });
    answer = (_req, res) => void res.end(TILE);
    await expect(tiles.tile(9, 2, 2)).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect(asked).toHaveLength(1);
    now += 21_000;
    expect(layersOf(await tiles.tile(9, 1, 1))).toEqual(["place"]);
  });

  it("are given up after four seconds", { timeout: 10_000 }, async () => {
    answer = () => undefined;
    const began = performance.now();
    await expect(open().tile(9, 1, 1)).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect(performance.now() - began).toBeLessThan(6_000);
  });

  it("are asked for anew after a month; the old copy stands while the server is away", async () => {
    const tiles = open();
    await tiles.tile(9, 1, 1);
    now += 31 * 24 * 3_600_000;
    answer = (_req, res) => void res.writeHead(500).end();
    expect(layersOf(await tiles.tile(9, 1, 1))).toEqual(["place"]);
    now += 21_000;
    answer = (_req, res) => void res.end(TILE);
    await tiles.tile(9, 1, 1);
    expect(asked).toHaveLength(3);
  });

  it("are kept within a bound, the last used ones, and nothing else in the folder is touched", async () => {
    const tiles = farTiles(url, folder, { mostBytes: 1024 });
    const own = path.join(folder, tiles.version);
    await tiles.tile(9, 1, 1);
    writeFileSync(path.join(own, "note.txt"), "mine");
    await tiles.tile(9, 1, 2);
    await tiles.tile(9, 1, 1);
    await tiles.tile(9, 1, 3);
    await expect.poll(() => readdirSync(own).toSorted()).toEqual(["9-1-1", "9-1-3", "note.txt"]);
  });
});
