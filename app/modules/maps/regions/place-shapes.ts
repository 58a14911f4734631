import type { Box } from "../water-code";
import { boxOf, cornersOf, seaBeside } from "./close-coast";
import type { Corner } from "./close-coast";
import type { RegionShape } from "./cut-region";
import type { Refs } from "./join-lines";
import { STREET_LAYERS, STREET_ZOOMS } from "./street-tags";
import type { Sorted, StreetLayer } from "./street-tags";

/** What a region has on its map, still without its places on the earth: lines and rings of nodes. */
export interface GatheredShape extends Sorted {
  /** Of a "middle" only that is shown. */
  kind: "line" | "area" | "middle";
  /** Lines of node ids; of an area its rings, outer and inner ones by turns. */
  lines: readonly Refs[];
}

/** Points of the earth by node id, in arrays beside each other: a country has some ten millions. */
export interface NodePlaces {
  /** Ascending. */
  ids: Float64Array;
  /** In degrees; not a number where the extract lacks the node. */
  lons: Float64Array;
  lats: Float64Array;
}

/** The streets of an extract. */
export interface GatheredRegion {
  shapes: GatheredShape[];
  /** Coasts of the sea, with the land on their left. */
  coast: Refs[];
  points: (Sorted & { lon: number; lat: number })[];
  nodes: NodePlaces;
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

function placeShape({ kind, lines, ...sorted }: GatheredShape, nodes: NodePlaces): RegionShape[] {
  const pieces = (refs: Refs): Corner[][] => piecesOf(refs, nodes);
  switch (kind) {
    case "line":
      return lines.flatMap((refs) =>
        pieces(refs).map((piece, k) => ({
          ...sorted,
          box: boxOf([piece]),
          geometry: () => ({ type: "LineString", coordinates: pieces(refs)[k]! }),
        })),
      );
    case "area": {
      // A ring with a gap would be closed straight across it.
      const whole = lines.filter((refs) => pieces(refs)[0]?.length === refs.length);
      if (whole.length === 0) return [];
      const rings = (): Corner[][] => whole.map((refs) => pieces(refs)[0]!);
      return [{ ...sorted, box: boxOf(rings()), geometry: () => ({ type: "Polygon", coordinates: rings() }) }];
    }
    case "middle": {
      const { west, south, east, north } = boxOf(lines.flatMap(pieces));
      if (west > east) return [];
      const [lon, lat] = [(west + east) / 2, (south + north) / 2];
      return [pointShape({ ...sorted, lon, lat })];
    }
    default:
      throw new Error(`There is no shape of kind ${kind satisfies never}`);
  }
}

function pointShape({ lon, lat, ...sorted }: GatheredRegion["points"][number]): RegionShape {
  return {
    ...sorted,
    box: { west: lon, south: lat, east: lon, north: lat },
    geometry: () => ({ type: "Point", coordinates: [lon, lat] }),
  };
}

/** The sea beside the coasts of a region: the box of the coasts as land, the sea in it, and the shore between. */
function seaShapes(coast: readonly Refs[], nodes: NodePlaces): RegionShape[] {
  const lines = coast.flatMap((refs) => piecesOf(refs, nodes));
  const sea = seaBeside(lines);
  if (!sea) return [];
  const { box, waters } = sea;
  const shape = (kind: string, around: Box, geometry: ReturnType<RegionShape["geometry"]>): RegionShape => ({
    ...{ layer: "near", facts: { kind }, from: STREET_ZOOMS.first, box: around },
    geometry: () => geometry,
  });
  return [
    shape("box", box, { type: "Polygon", coordinates: [[...cornersOf(box), cornersOf(box)[0]!]] }),
    ...waters.map((rings) => shape("water", boxOf(rings), { type: "Polygon", coordinates: rings })),
    ...lines.map((line) => shape("shore", boxOf([line]), { type: "LineString", coordinates: line })),
  ];
}

/** The shapes of a region on the earth. */
export function placeShapes({ shapes, coast, points, nodes }: GatheredRegion): RegionShape[] {
  return [
    ...seaShapes(coast, nodes),
    ...shapes.flatMap((shape) => placeShape(shape, nodes)),
    ...points.map(pointShape),
  ];
}

/** How many shapes each layer has. */
export function countShapes(shapes: readonly Sorted[]): Record<StreetLayer, number> {
  const counts = Object.fromEntries(STREET_LAYERS.map((layer) => [layer, 0])) as Record<StreetLayer, number>;
  for (const { layer } of shapes) counts[layer] += 1;
  return counts;
}

/** The box around all shapes; undefined without any. */
export function boxAround(shapes: readonly RegionShape[]): Box | undefined {
  if (shapes.length === 0) return undefined;
  return shapes.reduce<Box>(
    (all, { box }) => ({
      west: Math.min(all.west, box.west),
      south: Math.min(all.south, box.south),
      east: Math.max(all.east, box.east),
      north: Math.max(all.north, box.north),
    }),
    { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity },
  );
}
