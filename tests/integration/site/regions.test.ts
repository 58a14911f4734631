/** Street maps of regions: the command on an extract of OpenStreetMap, and what a running server makes of its work. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { env } from "#app/config/env.server";
import { frameOf } from "#app/modules/maps/map-frame";
import { drawStreets } from "#app/modules/maps/map-streets";
import { BadExtract } from "#app/modules/maps/regions/read-extract.server";
import { addRegion, removeRegion } from "#app/modules/maps/regions/regions.server";
import { streetsIn } from "#app/modules/maps/regions/streets-in.server";
import { findTile, tileSources } from "#app/modules/maps/tiles/tiles.server";
import { bundleOnce } from "#tests/setup/bundle-once";

/** © OpenStreetMap contributors, ODbL 1.0: Monaco on 21 April 2021. */
const MONACO = "tests/integration/site/monaco.osm.pbf";
const LONGEST_MS = 60_000;

const before = env().DATA_DIR;
let folder: string;
let program: string;

beforeAll(async () => {
  mkdirSync(before, { recursive: true });
  folder = mkdtempSync(path.join(before, "regions-"));
  program = await bundleOnce("scripts/region/main.ts", { packages: "external" });
});

afterAll(() => {
  env().DATA_DIR = before;
});

function start(dataDir: string, words: readonly string[]) {
  return spawn(process.execPath, [program, ...words], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, DATA_DIR: dataDir },
  });
}

/** Runs the command on a folder of data. */
async function region(dataDir: string, ...words: string[]) {
  const child = start(dataDir, words);
  const texts = { said: "", errors: "" };
  child.stdout.on("data", (bytes) => (texts.said += String(bytes)));
  child.stderr.on("data", (bytes) => (texts.errors += String(bytes)));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, ...texts };
}

const regionsOf = (dataDir: string): string[] =>
  existsSync(path.join(dataDir, "regions")) ? readdirSync(path.join(dataDir, "regions")) : [];

/** What a tile shows, by layer. */
async function shownIn(set: string, z: number, x: number, y: number) {
  const found = await findTile(set, z, x, y);
  const { layers } = new VectorTile(new PbfReader(gunzipSync(found!.packed!)));
  return Object.fromEntries(
    Object.entries(layers).map(([name, layer]) => [
      name,
      Array.from({ length: layer.length }, (_, k) => layer.feature(k).properties),
    ]),
  );
}

describe("a region", { timeout: LONGEST_MS }, () => {
  it("is added, listed, taken up by the running process, made anew in its place and removed", async () => {
    const data = path.join(folder, "whole");
    env().DATA_DIR = data;
    expect((await tileSources()).streets).toEqual([]);
    const added = await region(data, "add", MONACO, "--name", "Monaco, all of it");
    expect([added.code, added.errors]).toEqual([0, ""]);
    expect(added.said).toContain("Monaco, all of it is added");

    await expect
      .poll(async () => (await tileSources()).streets.map(({ set }) => set), { timeout: 10_000 })
      .toEqual(["monaco-all-of-it"]);
    const [source] = (await tileSources()).streets;
    expect(source).toMatchObject({ first: 9, last: 14 });
    expect(source!.box.west).toBeCloseTo(7.409, 3);
    // The harbour.
    const shown = await shownIn("monaco-all-of-it", 14, 8529, 5974);
    const names = shown.transportation_name!.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["Boulevard Albert 1er", "Avenue d'Ostende"]));
    expect(new Set(shown.transportation!.map((facts) => facts.class))).toContain("primary");
    expect(shown.near!.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["box", "water", "shore"]));
    expect(shown.building!.length).toBeGreaterThan(100);
    expect((await shownIn("monaco-all-of-it", 12, 2132, 1493)).place!.map(({ name }) => name)).toContain("Monte-Carlo");
    expect((await findTile("monaco-all-of-it", 14, 0, 0))!.packed).toBeUndefined();
    expect(await findTile("monaco", 14, 8529, 5974)).toBeUndefined();

    const frame = frameOf([
      { lat: 43.731, lon: 7.4155 },
      { lat: 43.7395, lon: 7.4272 },
    ]);
    const drawn = drawStreets(await streetsIn(frame), frame);
    expect(Object.keys(drawn).toSorted()).toEqual(["green", "main", "street"]);
    expect(Object.values(drawn).join("").length).toBeLessThan(6500);

    const again = await region(data, "add", MONACO, "--name=monaco all of it");
    expect(again.said).toContain("It takes the place of the region Monaco, all of it");
    expect(regionsOf(data)).toEqual(["monaco-all-of-it"]);
    expect(readdirSync(path.join(data, "regions/monaco-all-of-it"))).toHaveLength(2);
    expect((await region(data, "list")).said).toMatch(
      /^monaco all of it \(monaco-all-of-it\): from monaco\.osm\.pbf, data of 2021-04-21, made .*\n$/,
    );

    const removed = await region(data, "remove", "Monaco all of it");
    expect([removed.code, removed.said]).toEqual([0, expect.stringContaining("is removed")]);
    expect(regionsOf(data)).toEqual([]);
    await expect.poll(async () => (await tileSources()).streets, { timeout: 10_000 }).toEqual([]);
    expect(await streetsIn(frame)).toEqual([]);
  });

  it("is never there by half: a run that is killed leaves nothing that is seen, and the next one clears it", async () => {
    const data = path.join(folder, "killed");
    const child = start(data, ["add", MONACO]);
    await expect.poll(() => regionsOf(data).length + Number(child.exitCode !== null), { interval: 5 }).toBe(1);
    child.kill("SIGKILL");
    await once(child, "close");
    mkdirSync(path.join(data, "regions/.making-4194303"), { recursive: true });
    const list = await region(data, "list");
    expect(list.said).toMatch(/^Cleared away .*\nThere are no regions/);
    expect(regionsOf(data).filter((name) => name.startsWith("."))).toEqual([]);
  });

  it("whose file is damaged is named by the list, left out by the map, and can be made anew", async () => {
    const data = path.join(folder, "damaged");
    mkdirSync(path.join(data, "regions/monaco"), { recursive: true });
    writeFileSync(path.join(data, "regions/monaco/region.json"), "{ half");
    env().DATA_DIR = data;
    expect((await tileSources()).streets).toEqual([]);
    expect((await region(data, "list")).said).toMatch(/^monaco: its file region\.json can't be read/);
    expect((await region(data, "add", MONACO)).said).toContain("monaco is added");
  });
});

describe("a file that is no whole extract", { timeout: LONGEST_MS }, () => {
  const whole = readFileSync(MONACO);
  const flipped = Buffer.from(whole);
  for (let at = 1000; at < flipped.length; at += 997) flipped[at]! ^= 0xff;
  it.each<[string, Buffer, RegExp]>([
    ["empty.osm.pbf", Buffer.alloc(0), /is empty$/],
    ["half.osm.pbf", whole.subarray(0, whole.length / 2), /is cut off or damaged/],
    ["begin.osm.pbf", whole.subarray(0, 3), /is not an extract/],
    ["header.osm.pbf", whole.subarray(0, 150), /is cut off or damaged|is not an extract|has no streets/],
    ["flipped.osm.pbf", flipped, /is cut off or damaged/],
    ["packed.zip", Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.alloc(500, 7)]), /is not an extract/],
    ["map.osm", Buffer.from(`<?xml version="1.0"?><osm version="0.6"></osm>`), /is not an extract/],
    ["zeros.osm.pbf", Buffer.alloc(5000), /is not an extract/],
  ])("%s is refused, and leaves nothing", async (name, bytes, words) => {
    const file = path.join(folder, name);
    writeFileSync(file, bytes);
    const data = path.join(folder, `refused-${name}`);
    await expect(addRegion(data, file, "Here", new Date())).rejects.toThrow(words);
    await expect(addRegion(data, file, "Here", new Date())).rejects.toBeInstanceOf(BadExtract);
    expect(regionsOf(data)).toEqual([]);
  });

  it.each([
    ["add", "../..", /can't be the name of a region/],
    ["add", "world", /can't be the name of a region/],
    ["remove", "../..", /^There is no region named/],
    ["remove", "nowhere", /^There is no region named/],
  ] as const)("%s of a region named %s is refused", async (command, name, words) => {
    const data = path.join(folder, "names");
    const asked = command === "add" ? addRegion(data, MONACO, name, new Date()) : removeRegion(data, name);
    await expect(asked).rejects.toThrow(words);
  });
});

describe("what the command cannot do", { timeout: LONGEST_MS }, () => {
  it.each<[string[], RegExp]>([
    [[], /^The commands are: npm run region -- add FILE\.osm\.pbf/],
    [["add"], /^One file is needed/],
    [["add", "tests", "--name", "Tests"], /not there/],
    [["add", "package.json"], /^package\.json is not an extract of OpenStreetMap/],
    [["add", MONACO, "--fast"], /^There is no option --fast/],
  ])("%j says in one line what is wrong", async (words, said) => {
    const { code, errors } = await region(path.join(folder, "words"), ...words);
    expect([code, errors.trim().split("\n").length]).toEqual([1, 1]);
    expect(errors).toMatch(said);
    expect(errors).not.toMatch(/\bat .*:\d+:\d+/);
  });
});
