import type { TileShape } from "../tiles/cut-tiles";
import type { Box } from "../water-code";
import { boxOf, cornersOf, seaBeside } from "./close-coast";
import type { Corner } from "./close-coast";
import type { Refs } from "./join-lines";
import { STREET_ZOOMS } from "./street-tags";
import type { Sorted } from "./street-tags";

type Geometry = TileShape["geometry"];

/**
 * What a region has on its map. Lines and rings are ids of nodes, since a country has some ten millions of corners: they
 * are placed on the earth only while their tile is cut. Of a "middle" only that is shown.
 */
export type RegionShape = Sorted &
  ({ kind: "line" | "area" | "middle"; lines: readonly Refs[] } | { kind: "placed"; geometry: Geometry });

/** Points of the earth by node id, in arrays beside each other. */
export interface NodePlaces {
  /** Ascending. */
  ids: Float64Array;
  /** In degrees; not a number where the extract lacks the node. */
  lons: Float64Array;
  lats: Float64Array;
}

/** The position of a node among the sorted ids; below zero for one that is not there. */
export function positionOf(ids: Float64Array, id: number): number {
  let [low, high] = [0, ids.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (ids[middle]! < id) low = middle + 1;
    else if (ids[middle]! > id) high = middle - 1;
    else return middle;
  }
  return -1;
}

/** The pieces of a line whose nodes the extract has: it may end at a border. */
function piecesOf(refs: Refs, { ids, lons, lats }: NodePlaces): Corner[][] {
  const pieces: Corner[][] = [[]];
  for (let k = 0; k < refs.length; k += 1) {
    const at = positionOf(ids, refs[k]!);
    const [lon, lat] = at < 0 ? [NaN, NaN] : [lons[at]!, lats[at]!];
    if (!Number.isNaN(lon)) pieces.at(-1)!.push([lon, lat]);
    else if (pieces.at(-1)!.length > 0) pieces.push([]);
  }
  return pieces.filter(({ length }) => length > 1);
}

/** A line without corners that are nearer to the one before than a number of degrees; its ends stay. */
function thinned(line: readonly Corner[], apart: number): Corner[] {
  let [lastLon, lastLat] = line[0]!;
  return line.filter(([lon, lat], k) => {
    const isKept = k === 0 || k === line.length - 1 || Math.abs(lon - lastLon) + Math.abs(lat - lastLat) >= apart;
    if (isKept) [lastLon, lastLat] = [lon, lat];
    return isKept;
  });
}

/**
 * A shape on the earth; undefined where the extract has too little of it.
 * @param apart corners nearer to each other than so many degrees are left out
 */
export function geometryOf(shape: RegionShape, nodes: NodePlaces, apart = 0): Geometry | undefined {
  const pieces = (refs: Refs): Corner[][] => piecesOf(refs, nodes);
  const thin = (line: Corner[]): Corner[] => (apart === 0 ? line : thinned(line, apart));
  switch (shape.kind) {
    case "placed":
      return shape.geometry;
    case "line": {
      const lines = shape.lines.flatMap(pieces).map(thin);
      return lines.length === 0 ? undefined : { type: "MultiLineString", coordinates: lines };
    }
    case "area": {
      // A ring with a gap would be closed straight across it.
      const rings = shape.lines.flatMap((refs) => pieces(refs).filter(({ length }) => length === refs.length));
      return rings.length === 0 ? undefined : { type: "Polygon", coordinates: rings.map(thin) };
    }
    case "middle": {
      const { west, south, east, north } = boxOf(shape.lines.flatMap(pieces));
      return west > east ? undefined : { type: "Point", coordinates: [(west + east) / 2, (south + north) / 2] };
    }
    default:
      throw new Error(`There is no such shape: ${JSON.stringify(shape satisfies never)}`);
  }
}

/** The box around a shape; undefined where the extract has nothing of it. */
export function boxOfShape(shape: RegionShape, nodes: NodePlaces): Box | undefined {
  const geometry = geometryOf(shape, nodes);
  switch (geometry?.type) {
    case undefined:
      return undefined;
    case "Point":
      return boxOf([[geometry.coordinates]]);
    case "LineString":
      return boxOf([geometry.coordinates]);
    case "MultiLineString":
    case "Polygon":
      return boxOf(geometry.coordinates);
  }
}

/** The sea beside the coasts of a region: the box of the coasts as land, the sea in it, and the shore between. */
export function seaShapes(coast: readonly Refs[], nodes: NodePlaces): RegionShape[] {
  const lines = coast.flatMap((refs) => piecesOf(refs, nodes));
  const sea = seaBeside(lines);
  if (!sea) return [];
  const shape = (kind: string, geometry: Geometry): RegionShape => ({
    ...{ layer: "near", facts: { kind }, from: STREET_ZOOMS.first, kind: "placed", geometry },
  });
  const corners = cornersOf(sea.box);
  return [
    shape("box", { type: "Polygon", coordinates: [[...corners, corners[0]!]] }),
    ...sea.waters.map((rings) => shape("water", { type: "Polygon", coordinates: rings })),
    ...lines.map((line) => shape("shore", { type: "LineString", coordinates: line })),
  ];
}
