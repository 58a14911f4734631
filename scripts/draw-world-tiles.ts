/**
 * Part of the build: cuts the base map of the world into vector tiles. `draw-world-tiles FILE` writes them as one
 * archive, or copies those of a build before that was made of the same data.
 */
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cutTiles } from "#app/modules/maps/tiles/cut-tiles";
import { WORLD_TILES } from "#app/modules/maps/tiles/tile-address";
import { worldLayers } from "#app/modules/maps/tiles/world-layers";
import type { WorldSources } from "#app/modules/maps/tiles/world-layers";
import { writeArchive } from "#app/modules/maps/tiles/write-archive.server";

const GENERATED = "app/data/generated";
const WATER = "app/modules/maps/data/water";
const CODE = ["app/modules/maps/tiles", "app/modules/maps/world-land.ts", "scripts/draw-world-tiles.ts"];
const CACHE = ".cache/world-tiles";

const [target = ""] = process.argv.slice(2);
const generated = (name: string): string => readFileSync(path.join(GENERATED, name), "utf8");
const water = readdirSync(WATER)
  .toSorted()
  .map((name) => readFileSync(path.join(WATER, name), "utf8"));
const [land, waters, gazetteer] = [
  generated("world-land.tsv"),
  generated("world-waters.tsv"),
  generated("gazetteer.tsv"),
];
const [airports, countries] = [generated("airports.json"), generated("countries.json")];

/** The name of what the archive is made of: data, and the code that cuts it. */
function stamp(): string {
  const hash = createHash("sha256");
  const code = CODE.flatMap((entry) =>
    entry.endsWith(".ts") ? [entry] : readdirSync(entry).map((name) => path.join(entry, name)),
  );
  for (const text of [land, waters, gazetteer, airports, countries, ...water]) hash.update(text);
  for (const file of code) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 20);
}

function draw(): Buffer {
  const layers = worldLayers({
    ...{ land, waters, gazetteer },
    airports: JSON.parse(airports) as WorldSources["airports"],
    countries: JSON.parse(countries) as WorldSources["countries"],
    around: water.map((text) => JSON.parse(text) as WorldSources["around"][number]),
  });
  return writeArchive(cutTiles(layers, WORLD_TILES), {
    box: { west: -180, south: -85, east: 180, north: 85 },
    minZoom: WORLD_TILES.first,
    maxZoom: WORLD_TILES.last,
    name: "Voyance base map",
    attribution: "Natural Earth, GeoNames, © OpenStreetMap contributors",
  });
}

const kept = path.join(CACHE, `${stamp()}.pmtiles`);
if (!existsSync(kept)) {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(kept, draw());
}
mkdirSync(path.dirname(target), { recursive: true });
copyFileSync(kept, target);
