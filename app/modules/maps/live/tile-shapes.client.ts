import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { NAME_KINDS, PAINT_RULES } from "./map-rules";
import type { NameKind } from "./map-rules";

/** Pixels to a side of a tile that is shown as it is. */
export const TILE_SIZE = 512;

/** A name of a tile, in pixels from its corner. */
export interface TileName {
  text: string;
  kind: NameKind;
  people: number;
  x: number;
  y: number;
}

/** A tile, ready to be painted at any size. */
export interface TileShapes {
  /** By the place of their rule in {@link PAINT_RULES}, in pixels of the tile. */
  paths: (Path2D | undefined)[];
  names: TileName[];
}

const NOTHING: TileShapes = { paths: [], names: [] };

type Layer = VectorTile["layers"][string];

function pathOf(layer: Layer, kind: string | undefined): Path2D | undefined {
  const scale = TILE_SIZE / layer.extent;
  let path: Path2D | undefined;
  for (let k = 0; k < layer.length; k += 1) {
    const feature = layer.feature(k);
    if (kind !== undefined && feature.properties.kind !== kind) continue;
    path ??= new Path2D();
    for (const line of feature.loadGeometry()) {
      line.forEach(({ x, y }, at) =>
        at === 0 ? path!.moveTo(x * scale, y * scale) : path!.lineTo(x * scale, y * scale),
      );
      if (feature.type === 3) path.closePath();
    }
  }
  return path;
}

function namesIn(layer: Layer | undefined, given?: NameKind): TileName[] {
  if (!layer) return [];
  const scale = TILE_SIZE / layer.extent;
  return Array.from({ length: layer.length }, (_, k) => layer.feature(k)).flatMap((feature) => {
    const { kind, name, people } = feature.properties;
    const known = given ?? NAME_KINDS.find((one) => one === kind);
    const spot = feature.loadGeometry()[0]?.[0];
    if (!known || typeof name !== "string" || !spot) return [];
    return [{ text: name, kind: known, people: Number(people ?? 0), x: spot.x * scale, y: spot.y * scale }];
  });
}

function shapesOf(bytes: Uint8Array): TileShapes {
  const { layers } = new VectorTile(new PbfReader(bytes));
  return {
    paths: PAINT_RULES.map(({ layer, kind }) => layers[layer] && pathOf(layers[layer], kind)),
    names: [...namesIn(layers.names), ...namesIn(layers.airports, "airport")],
  };
}

const MOST_KEPT = 80;
const kept = new Map<string, Promise<TileShapes>>();

async function read(address: string): Promise<TileShapes> {
  const answer = await fetch(address);
  if (answer.status === 204) return NOTHING;
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return shapesOf(new Uint8Array(await answer.arrayBuffer()));
}

/** A tile's shapes, read once while they are in use. @throws Error where the tile cannot be had; the next call asks again */
export function readTile(address: string): Promise<TileShapes> {
  const known = kept.get(address);
  kept.delete(address);
  const tile = known ?? read(address);
  tile.catch(() => kept.delete(address));
  kept.set(address, tile);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
  return tile;
}
