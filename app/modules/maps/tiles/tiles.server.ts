import { existsSync } from "node:fs";
import path from "node:path";
import { env } from "#app/config/env.server";
import { servedRegions } from "../regions/served-regions.server";
import { STREET_ZOOMS } from "../regions/street-tags";
import { openArchive } from "./read-archive.server";
import type { TileArchive } from "./read-archive.server";
import { WORLD_SET } from "./tile-address";
import type { TileSources } from "./tile-address";

/** The base map of the world, from the root of the product; made by the build (scripts/draw-world-tiles.ts). */
const BUILT_WORLD = "build/prepared/world.pmtiles";

/** A tile, packed by gzip; `packed` is undefined where the set has nothing to show. */
export interface FoundTile {
  packed: Buffer | undefined;
  version: string;
}

let world: Promise<TileArchive | undefined> | undefined;

function openWorld(): Promise<TileArchive | undefined> {
  if (world) return world;
  if (!existsSync(BUILT_WORLD)) return Promise.resolve(undefined);
  world = openArchive(BUILT_WORLD);
  // A file that could not be opened is tried again with the next tile.
  world.catch(() => (world = undefined));
  return world;
}

/** The tiles that this installation has. */
export async function tileSources(): Promise<TileSources> {
  const [base, regions] = await Promise.all([openWorld(), servedRegions(env().DATA_DIR)]);
  return {
    world: base?.version ?? null,
    streets: regions.map(({ folder, region: { box }, archive: { version } }) => ({
      ...{ set: folder, version, box },
      ...STREET_ZOOMS,
    })),
  };
}

/** The file of the base map, for programs that read all of it; undefined before the first build. */
export function worldFile(): string | undefined {
  return existsSync(BUILT_WORLD) ? path.resolve(BUILT_WORLD) : undefined;
}

async function archiveOf(set: string): Promise<TileArchive | undefined> {
  if (set === WORLD_SET) return openWorld();
  return (await servedRegions(env().DATA_DIR)).find(({ folder }) => folder === set)?.archive;
}

/** A tile of a set; undefined where the set itself is not here. */
export async function findTile(set: string, z: number, x: number, y: number): Promise<FoundTile | undefined> {
  const archive = await archiveOf(set);
  return archive && { packed: await archive.tile(z, x, y), version: archive.version };
}
