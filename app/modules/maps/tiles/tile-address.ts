import type { Box } from "../water-code";
import type { TilePlace } from "./cut-tiles";

/** The set of tiles that is the base map of the world; the others have streets. */
export const WORLD_SET = "world";

/** The set of tiles of the server that the operator names; all others are regions. */
export const FAR_SET = "streets";

/** The zooms of the base map. */
export const WORLD_TILES = { first: 0, last: 8 } as const;

export const WHOLE_WORLD: Box = { west: -180, south: -85, east: 180, north: 85 };

/** A set of tiles, as its addresses and its readers need it. */
export interface TileSource {
  /** The name of the set in addresses. */
  set: string;
  /** Of its content: another text for another content. */
  version: string;
  /** The first and the last zoom that it has; closer ones show the last larger. */
  first: number;
  last: number;
  /** The part of the earth that it shows. */
  box: Box;
  /** Whether it has all seas of its own, so that it needs no base map below. */
  isWhole?: true;
}

/** What a page tells its map of the tiles that are here. */
export interface TileSources {
  /** The version of the base map; null in development without a build, where the map has only its stops. */
  world: string | null;
  /** Maps with streets, painted over the base map in this order. */
  streets: TileSource[];
}

/** All sets of an installation as they are painted, the base map first; none without a base map. */
export function sourcesOf({ world, streets }: TileSources): TileSource[] {
  return world === null ? [] : [{ set: WORLD_SET, version: world, box: WHOLE_WORLD, ...WORLD_TILES }, ...streets];
}

const DEEPEST = 20;
const PATH = /^\/tiles\/([a-z0-9]+(?:-[a-z0-9]+)*)\/(\d{1,2})\/(\d{1,7})\/(\d{1,7})\.mvt$/;

/** The address of a tile; the version makes an address whose content never changes. */
export function tileAddress(set: string, { z, x, y }: TilePlace, version: string): string {
  return `/tiles/${set}/${z}/${x}/${y}.mvt?v=${version}`;
}

/** The tile that an address names; undefined for one that is none. */
export function tileAt(pathname: string): (TilePlace & { set: string }) | undefined {
  const [, set, ...numbers] = PATH.exec(pathname) ?? [];
  const [z = 0, x = 0, y = 0] = numbers.map(Number);
  return set && z <= DEEPEST && x < 2 ** z && y < 2 ** z ? { set, z, x, y } : undefined;
}

/** The column of a zoom at a longitude, and the row at a latitude; parts of it are parts of a tile. */
export const columnAt = (lon: number, z: number): number => ((lon + 180) / 360) * 2 ** z;
export function rowAt(lat: number, z: number): number {
  const sine = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180);
  return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z;
}

/** Whether a tile lies in a box of the earth with all it shows. */
export function isTileWithin({ west, south, east, north }: Box, { z, x, y }: TilePlace): boolean {
  return columnAt(west, z) <= x && columnAt(east, z) >= x + 1 && rowAt(north, z) <= y && rowAt(south, z) >= y + 1;
}

/** Whether a tile shows a part of a box of the earth. */
export function isTileOf({ west, south, east, north }: Box, { z, x, y }: TilePlace): boolean {
  return columnAt(west, z) < x + 1 && columnAt(east, z) > x && rowAt(north, z) < y + 1 && rowAt(south, z) > y;
}
