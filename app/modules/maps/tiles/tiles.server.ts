import { existsSync } from "node:fs";
import path from "node:path";
import { openArchive } from "./read-archive.server";
import type { TileArchive } from "./read-archive.server";
import type { TileSet, TileSources } from "./tile-address";

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
  return { world: (await openWorld())?.version ?? null };
}

/** The file of the base map, for programs that read all of it; undefined before the first build. */
export function worldFile(): string | undefined {
  return existsSync(BUILT_WORLD) ? path.resolve(BUILT_WORLD) : undefined;
}

/** A tile of a set; undefined where the set itself is not here. */
export async function findTile(set: TileSet, z: number, x: number, y: number): Promise<FoundTile | undefined> {
  switch (set) {
    case "world": {
      const archive = await openWorld();
      return archive && { packed: await archive.tile(z, x, y), version: archive.version };
    }
    default:
      throw new Error(`There are no tiles of ${set satisfies never}`);
  }
}
