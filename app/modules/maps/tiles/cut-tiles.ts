import { GeoJSONVT } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";

/** A shape of the earth with its facts; coordinates are longitude and latitude in degrees. */
export interface TileShape {
  geometry:
    | { type: "Point"; coordinates: [number, number] }
    | { type: "LineString"; coordinates: [number, number][] }
    | { type: "MultiLineString"; coordinates: [number, number][][] }
    | { type: "Polygon"; coordinates: [number, number][][] };
  facts: Readonly<Record<string, string | number>>;
  /** The first zoom at which the shape is in the tiles. */
  from?: number;
}

/** Shapes that are drawn alike, by the name under which the painter finds them. */
export interface TileLayer {
  name: string;
  shapes: readonly TileShape[];
  /** The first zoom with any of them. */
  from: number;
  /** Steps to a side of a tile: 4,096 unless finer ones are needed. */
  extent?: number;
  /** How many of those steps a corner has to deviate to be kept below the last zoom. */
  tolerance?: number;
}

/** The place of a tile in the pyramid of web mercator. */
export interface TilePlace {
  z: number;
  x: number;
  y: number;
}

/** Steps beyond the edge of a tile that it also holds, as a share of its side, so that cut edges stay out of sight. */
const BUFFER = 1 / 64;

interface CutLayer extends TileLayer {
  extent: number;
  index: GeoJSONVT;
}

function indexOf(layer: TileLayer, maxZoom: number): CutLayer {
  const { extent = 4096, tolerance = 3 } = layer;
  const features = layer.shapes.map(({ geometry, facts, from = 0 }) => ({
    type: "Feature" as const,
    geometry,
    properties: { ...facts, from },
  }));
  const options = { maxZoom, extent, tolerance, buffer: extent * BUFFER, indexMaxZoom: 3 };
  return { ...layer, extent, index: new GeoJSONVT({ type: "FeatureCollection", features }, options) };
}

/** The layer of one tile, encoded; undefined without a shape in it. Tiles of several layers are these, one behind the other. */
function cutOne({ name, extent, index, from }: CutLayer, { z, x, y }: TilePlace): Uint8Array | undefined {
  const tile = index.getTile(z, x, y);
  if (!tile || z < from) return undefined;
  const features = tile.features.flatMap((feature) => {
    const { from: first, ...tags } = (feature.tags ?? {}) as Record<string, string | number>;
    return Number(first) > z ? [] : [{ ...feature, tags }];
  });
  return features.length === 0
    ? undefined
    : fromGeojsonVt({ [name]: { ...tile, features } as typeof tile }, { version: 2, extent });
}

function mayHold({ index, shapes }: CutLayer, { z, x, y }: TilePlace): boolean {
  return shapes.length > 0 && index.getTile(z, x, y) !== null;
}

/** The tiles that are wanted, both ends included. */
interface Zooms {
  first: number;
  last: number;
  /** The zoom that keeps every corner: the last one unless a closer one is cut apart. */
  finest?: number;
  /** Only this tile and those in it. */
  within?: TilePlace;
}

/** Cuts layers into vector tiles (MVT 2), from the first zoom to the last; tiles without a shape are left out. */
export function* cutTiles(
  layers: readonly TileLayer[],
  { within = { z: 0, x: 0, y: 0 }, ...zooms }: Zooms,
): Generator<TilePlace & { bytes: Uint8Array }> {
  const cut = layers.map((layer) => indexOf(layer, zooms.finest ?? zooms.last));
  const waiting: TilePlace[] = [within];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const here = place;
    if (!cut.some((layer) => mayHold(layer, here))) continue;
    const { z, x, y } = here;
    const parts = z < zooms.first ? [] : cut.flatMap((layer) => cutOne(layer, here) ?? []);
    if (parts.length > 0) yield { z, x, y, bytes: joined(parts) };
    if (z === zooms.last) continue;
    for (const [right, down] of QUARTERS) waiting.push({ z: z + 1, x: 2 * x + right, y: 2 * y + down });
  }
}

const QUARTERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/** Encoded layers as one tile: the format is a list of layers without a frame around it. */
function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
