import { existsSync } from "node:fs";
import path from "node:path";
import { env } from "#app/config/env.server";
import { servedRegions } from "../regions/served-regions.server";
import { STREET_ZOOMS } from "../regions/street-tags";
import { openArchive } from "./read-archive.server";
import type { TileArchive } from "./read-archive.server";
import { farTiles } from "./far-tiles.server";
import type { FarTiles } from "./far-tiles.server";
import { FAR_SET, WHOLE_WORLD, WORLD_SET } from "./tile-address";
import type { TileSource, TileSources } from "./tile-address";

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

let far: { url: string; tiles: FarTiles } | undefined;

/** The tiles of the server that the operator names. */
function namedServer(): FarTiles | undefined {
  const { TILES_URL: url, DATA_DIR } = env();
  if (url === undefined) return undefined;
  if (far?.url !== url) far = { url, tiles: farTiles(url, path.join(DATA_DIR, "tiles")) };
  return far.tiles;
}

/** The tiles that this installation has. */
export async function tileSources(): Promise<TileSources> {
  const [base, regions] = await Promise.all([openWorld(), servedRegions(env().DATA_DIR)]);
  const server = namedServer();
  const everywhere: TileSource[] = server
    ? [{ set: FAR_SET, version: server.version, box: WHOLE_WORLD, isWhole: true, ...STREET_ZOOMS }]
    : [];
  return {
    world: base?.version ?? null,
    streets: [
      ...everywhere,
      ...regions.map(({ folder, region: { box }, archive: { version } }) => ({
        ...{ set: folder, version, box },
        ...STREET_ZOOMS,
      })),
    ],
  };
}

/** The file of the base map, for programs that read all of it; undefined before the first build. */
export function worldFile(): string | undefined {
  return existsSync(BUILT_WORLD) ? path.resolve(BUILT_WORLD) : undefined;
}

/** A set of tiles that can be read. */
async function openSet(set: string): Promise<Pick<TileArchive, "version" | "tile"> | undefined> {
  switch (set) {
    case WORLD_SET:
      return openWorld();
    case FAR_SET:
      return namedServer();
    default:
      return (await servedRegions(env().DATA_DIR)).find(({ folder }) => folder === set)?.archive;
  }
}

/**
 * A tile of a set; undefined where the set itself is not here.
 * @throws AppError UNAVAILABLE while the server of the operator is away
 */
export async function findTile(set: string, z: number, x: number, y: number): Promise<FoundTile | undefined> {
  // What nobody's map asks for is not asked of others.
  if (set === FAR_SET && (z < STREET_ZOOMS.first || z > STREET_ZOOMS.last)) return undefined;
  const tiles = await openSet(set);
  return tiles && { packed: await tiles.tile(z, x, y), version: tiles.version };
}
