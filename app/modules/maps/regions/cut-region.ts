import { cutTiles } from "../tiles/cut-tiles";
import type { TileLayer, TilePlace, TileShape } from "../tiles/cut-tiles";
import type { Box } from "../water-code";
import { STREET_LAYERS, STREET_ZOOMS } from "./street-tags";
import type { Sorted } from "./street-tags";

/** A shape of a region on the earth; its corners are made when they are needed, since all at once would fill the memory. */
export interface RegionShape extends Sorted {
  box: Box;
  geometry(): TileShape["geometry"];
}

type Tile = TilePlace & { bytes: Uint8Array };

/** Closer zooms are cut block by block, so that only one of them is in memory with its houses and lanes. */
const BLOCK_ZOOM = 12;
/** A tile holds a little of its neighbours; a share of its side. */
const BESIDE = 1 / 32;

/** A shape that touches more blocks than this is in the far zooms only; no lake is as large. */
const MOST_BLOCKS = 10_000;

const layersOf = (shapes: readonly RegionShape[]): TileLayer[] =>
  STREET_LAYERS.map((name) => ({
    ...{ name, from: STREET_ZOOMS.first },
    shapes: shapes
      .filter(({ layer }) => layer === name)
      .map((shape) => ({ geometry: shape.geometry(), facts: shape.facts, from: shape.from })),
  }));

const columnOf = (lon: number): number => ((lon + 180) / 360) * 2 ** BLOCK_ZOOM;
function rowOf(lat: number): number {
  const sine = Math.sin((lat * Math.PI) / 180);
  return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** BLOCK_ZOOM;
}

/** Shapes by the blocks that they touch. */
function inBlocks(shapes: readonly RegionShape[]): Map<string, { block: TilePlace; shapes: RegionShape[] }> {
  const blocks = new Map<string, { block: TilePlace; shapes: RegionShape[] }>();
  const last = 2 ** BLOCK_ZOOM - 1;
  const bound = (value: number): number => Math.min(last, Math.max(0, Math.floor(value)));
  for (const shape of shapes) {
    const { west, south, east, north } = shape.box;
    const [left, right] = [bound(columnOf(west) - BESIDE), bound(columnOf(east) + BESIDE)];
    const [top, bottom] = [bound(rowOf(north) - BESIDE), bound(rowOf(south) + BESIDE)];
    if ((right - left + 1) * (bottom - top + 1) > MOST_BLOCKS) continue;
    for (let x = left; x <= right; x += 1)
      for (let y = top; y <= bottom; y += 1) {
        const key = `${x}/${y}`;
        const known = blocks.get(key) ?? { block: { z: BLOCK_ZOOM, x, y }, shapes: [] };
        known.shapes.push(shape);
        blocks.set(key, known);
      }
  }
  return blocks;
}

/** Cuts the shapes of a region into tiles. */
export function* cutRegion(shapes: readonly RegionShape[]): Generator<Tile> {
  const far = shapes.filter(({ from }) => from < BLOCK_ZOOM);
  const { first, last } = STREET_ZOOMS;
  yield* cutTiles(layersOf(far), { first, last: BLOCK_ZOOM - 1, finest: last });
  for (const { block, shapes: near } of inBlocks(shapes).values())
    yield* cutTiles(layersOf(near), { first: BLOCK_ZOOM, last, within: block });
}
