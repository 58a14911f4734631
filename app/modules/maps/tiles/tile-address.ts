import type { TilePlace } from "./cut-tiles";

/** The sets of tiles: the base map of the world. */
const TILE_SETS = ["world"] as const;
export type TileSet = (typeof TILE_SETS)[number];

/** The zooms of the base map. */
export const WORLD_TILES = { first: 0, last: 8 } as const;

/** What a page tells its map of the tiles that are here. */
export interface TileSources {
  /** The version of the base map; null in development without a build, where the map has only its stops. */
  world: string | null;
}

const DEEPEST = 20;
const PATH = /^\/tiles\/([a-z]+)\/(\d{1,2})\/(\d{1,7})\/(\d{1,7})\.mvt$/;

/** The address of a tile; the version makes an address whose content never changes. */
export function tileAddress(set: TileSet, { z, x, y }: TilePlace, version: string): string {
  return `/tiles/${set}/${z}/${x}/${y}.mvt?v=${version}`;
}

/** The tile that an address names; undefined for one that is none. */
export function tileAt(pathname: string): (TilePlace & { set: TileSet }) | undefined {
  const [, name, ...numbers] = PATH.exec(pathname) ?? [];
  const set = TILE_SETS.find((one) => one === name);
  const [z = 0, x = 0, y = 0] = numbers.map(Number);
  return set && z <= DEEPEST && x < 2 ** z && y < 2 ** z ? { set, z, x, y } : undefined;
}
