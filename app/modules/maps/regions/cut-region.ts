import { cutTiles } from "../tiles/cut-tiles";
import type { TileLayer, TilePlace } from "../tiles/cut-tiles";
import type { Box } from "../water-code";
import { boxOfShape, geometryOf } from "./place-shapes";
import type { NodePlaces, RegionShape } from "./place-shapes";
import { STREET_LAYERS, STREET_ZOOMS } from "./street-tags";

/** The shapes of a region, and where their nodes are. */
export interface GatheredRegion {
  shapes: RegionShape[];
  nodes: NodePlaces;
}

/** Tiles of a region, and the box around all that it shows. */
interface CutRegion {
  box: Box;
  tiles: Generator<TilePlace & { bytes: Uint8Array }>;
}

/** Closer zooms are cut block by block, so that only one of them is in memory with its houses and lanes. */
const BLOCK_ZOOM = 12;
/** A tile holds a little of its neighbours; a share of its side. */
const BESIDE = 1 / 32;
/** A shape that touches more blocks than this is in the far zooms only; no lake is as large. */
const MOST_BLOCKS = 10_000;
/** Corners nearer than this are one in the far zooms, in degrees: two steps of their tiles. */
const FAR_APART = 0.0001;
/** An area that is smaller than this is not seen in the far zooms, in degrees. */
const FAR_SMALLEST = 0.0015;

const columnOf = (lon: number): number => ((lon + 180) / 360) * 2 ** BLOCK_ZOOM;
function rowOf(lat: number): number {
  const sine = Math.sin((lat * Math.PI) / 180);
  return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** BLOCK_ZOOM;
}

function layersOf(shapes: readonly RegionShape[], nodes: NodePlaces, apart = 0): TileLayer[] {
  return STREET_LAYERS.map((name) => ({
    ...{ name, from: STREET_ZOOMS.first },
    shapes: shapes.flatMap((shape) => {
      const geometry = shape.layer === name ? geometryOf(shape, nodes, apart) : undefined;
      return geometry ? [{ geometry, facts: shape.facts, from: shape.from }] : [];
    }),
  }));
}

/** Shapes by the blocks that they touch, and those of the far zooms. */
function sortShapes({ shapes, nodes }: GatheredRegion) {
  const blocks = new Map<number, RegionShape[]>();
  const far: RegionShape[] = [];
  const count = 2 ** BLOCK_ZOOM;
  const all: Box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  const bound = (value: number): number => Math.min(count - 1, Math.max(0, Math.floor(value)));
  for (const shape of shapes) {
    const box = boxOfShape(shape, nodes);
    if (!box) continue;
    const { west, south, east, north } = box;
    Object.assign(all, {
      ...{ west: Math.min(all.west, west), south: Math.min(all.south, south) },
      ...{ east: Math.max(all.east, east), north: Math.max(all.north, north) },
    });
    const isSmall = shape.kind === "area" && Math.max(east - west, north - south) < FAR_SMALLEST;
    if (shape.from < BLOCK_ZOOM && !isSmall) far.push(shape);
    const [left, right] = [bound(columnOf(west) - BESIDE), bound(columnOf(east) + BESIDE)];
    const [top, bottom] = [bound(rowOf(north) - BESIDE), bound(rowOf(south) + BESIDE)];
    if ((right - left + 1) * (bottom - top + 1) > MOST_BLOCKS) continue;
    for (let x = left; x <= right; x += 1)
      for (let y = top; y <= bottom; y += 1) {
        const key = x * count + y;
        const known = blocks.get(key);
        if (known) known.push(shape);
        else blocks.set(key, [shape]);
      }
  }
  return { blocks, far, box: all };
}

/** Cuts the shapes of a region into tiles; undefined for a region without any. */
export function cutRegion(region: GatheredRegion): CutRegion | undefined {
  const { blocks, far, box } = sortShapes(region);
  if (!(box.west < box.east && box.south < box.north)) return undefined;
  return { box, tiles: tilesOf(region.nodes, blocks, far) };
}

function* tilesOf(
  nodes: NodePlaces,
  blocks: Map<number, RegionShape[]>,
  far: readonly RegionShape[],
): CutRegion["tiles"] {
  const { first, last } = STREET_ZOOMS;
  yield* cutTiles(layersOf(far, nodes, FAR_APART), { first, last: BLOCK_ZOOM - 1, finest: last });
  for (const [key, shapes] of blocks) {
    const [x, y] = [Math.floor(key / 2 ** BLOCK_ZOOM), key % 2 ** BLOCK_ZOOM];
    yield* cutTiles(layersOf(shapes, nodes), { first: BLOCK_ZOOM, last, within: { z: BLOCK_ZOOM, x, y } });
    // A feature that is cut is not needed any more.
    blocks.delete(key);
  }
}
