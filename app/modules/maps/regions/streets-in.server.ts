import { gunzipSync } from "node:zlib";
import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { env } from "#app/config/env.server";
import type { Point } from "#app/shared/geo";
import type { MapFrame } from "../map-frame";
import type { MapStreet, StreetKind } from "../map-streets";
import { columnAt, rowAt } from "../tiles/tile-address";
import type { TileArchive } from "../tiles/read-archive.server";
import type { Box } from "../water-code";
import { servedRegions } from "./served-regions.server";
import { STREET_ZOOMS } from "./street-tags";

/** Tiles that a drawn map is made of, in a row and in a column: with more of them it would have lanes that it cannot show. */
const MOST_ACROSS = 3;

/** Kind and rank of a street by its class. */
const DRAWN: ReadonlyMap<unknown, readonly [kind: StreetKind, rank: number]> = new Map([
  ["motorway", ["main", 0]],
  ["trunk", ["main", 0]],
  ["primary", ["main", 1]],
  ["rail", ["rail", 2]],
  ["secondary", ["main", 3]],
  ["tertiary", ["street", 4]],
  ["minor", ["street", 5]],
]);

type Feature = ReturnType<VectorTile["layers"][string]["feature"]>;

function kindOf(layer: string, { properties: facts, type }: Feature): readonly [StreetKind, number] | undefined {
  if (layer === "landcover") return facts.class === "wood" || facts.class === "grass" ? ["green", 0] : undefined;
  return type === 2 && facts.brunnel !== "tunnel" ? DRAWN.get(facts.class) : undefined;
}

/** The streets and parks of a tile on the earth. */
function streetsOf(packed: Buffer, z: number, x: number, y: number): MapStreet[] {
  const { layers } = new VectorTile(new PbfReader(gunzipSync(packed)));
  const count = 2 ** z;
  return ["landcover", "transportation"].flatMap((name) => {
    const layer = layers[name];
    if (!layer) return [];
    const pointAt = (spot: Point2): Point => ({
      lon: ((x + spot.x / layer.extent) / count) * 360 - 180,
      lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * (y + spot.y / layer.extent)) / count))) * 180) / Math.PI,
    });
    return Array.from({ length: layer.length }, (_, k) => layer.feature(k)).flatMap((feature) => {
      const [kind, rank] = kindOf(name, feature) ?? [];
      if (kind === undefined || rank === undefined) return [];
      return feature.loadGeometry().map((spots) => ({ kind, rank, points: spots.map(pointAt) }));
    });
  });
}

interface Point2 {
  x: number;
  y: number;
}

/** The closest zoom at which a box has few tiles; undefined for a box that is too wide for streets. */
function tilesOver(box: Box): { z: number; left: number; right: number; top: number; bottom: number } | undefined {
  for (let z: number = STREET_ZOOMS.last; z >= STREET_ZOOMS.first; z -= 1) {
    const [left, right] = [Math.floor(columnAt(box.west, z)), Math.floor(columnAt(box.east, z))];
    const [top, bottom] = [Math.floor(rowAt(box.north, z)), Math.floor(rowAt(box.south, z))];
    if (right - left < MOST_ACROSS && bottom - top < MOST_ACROSS) return { z, left, right, top, bottom };
  }
  return undefined;
}

async function readTile(archive: TileArchive, z: number, x: number, y: number): Promise<MapStreet[]> {
  const packed = await archive.tile(z, x, y);
  return packed ? streetsOf(packed, z, x, y) : [];
}

const areTouching = (one: Box, other: Box): boolean =>
  one.west < other.east && one.east > other.west && one.south < other.north && one.north > other.south;

/** The streets of a drawn map, of the first region that shows a part of it; none where there is no such region. */
export async function streetsIn({ box }: MapFrame): Promise<MapStreet[]> {
  const region = (await servedRegions(env().DATA_DIR)).find((one) => areTouching(one.region.box, box));
  const over = region && tilesOver(box);
  if (!over) return [];
  const tiles: Promise<MapStreet[]>[] = [];
  for (let x = over.left; x <= over.right; x += 1)
    for (let y = over.top; y <= over.bottom; y += 1) tiles.push(readTile(region.archive, over.z, x, y));
  return (await Promise.all(tiles)).flat();
}
