import { joinLines } from "./join-lines";
import type { Refs } from "./join-lines";
import type { GatheredRegion } from "./cut-region";
import { positionOf, seaShapes } from "./place-shapes";
import type { RegionShape } from "./place-shapes";
import type { Extract } from "./read-extract.server";
import { areaNameOf, areaOf, isCoast, linesOf, pointOf } from "./street-tags";
import type { Sorted } from "./street-tags";

interface WantedArea extends Sorted {
  members: number[];
  name: Sorted | undefined;
}

/** First pass: areas that are made of several lines, such as a lake with islands. */
async function areasOfRelations(extract: Extract): Promise<WantedArea[]> {
  const areas: WantedArea[] = [];
  for await (const { tags, members } of extract.elements("relation")) {
    if (tags?.type !== "multipolygon") continue;
    const sorted = areaOf(tags);
    const ways = members.filter(({ type }) => type === "way").map(({ ref }) => ref);
    if (sorted && ways.length > 0) areas.push({ ...sorted, members: ways, name: areaNameOf(tags) });
  }
  return areas;
}

/** A ring has three corners and closes. */
const isRing = (refs: Refs): boolean => refs.length > 3 && refs[0] === refs[refs.length - 1];

/** Second pass: lines and closed lines, and what the areas of the first one are made of. */
async function shapesOfWays(extract: Extract, areas: readonly WantedArea[]) {
  const members = new Map<number, Refs>();
  const wanted = new Set(areas.flatMap((area) => area.members));
  const shapes: RegionShape[] = [];
  const coast: Refs[] = [];
  const named = new Map<string, { sorted: Sorted; lines: Refs[] }>();
  for await (const { id, refs: line, tags = {} } of extract.elements("way")) {
    if (wanted.has(id)) members.set(id, line);
    if (isCoast(tags)) coast.push(line);
    const area = isRing(line) ? areaOf(tags) : undefined;
    if (area) shapes.push({ ...area, kind: "area", lines: [line] });
    const name = area && areaNameOf(tags);
    if (name) shapes.push({ ...name, kind: "middle", lines: [line] });
    if (area || line.length < 2) continue;
    for (const sorted of linesOf(tags)) {
      if (sorted.layer !== "transportation_name") shapes.push({ ...sorted, kind: "line", lines: [line] });
      else {
        const key = JSON.stringify(sorted.facts);
        const street = named.get(key) ?? { sorted, lines: [] };
        street.lines.push(line);
        named.set(key, street);
      }
    }
  }
  // A street is cut into many ways; its name is written along all of it.
  for (const { sorted, lines } of named.values())
    for (const line of joinLines(lines)) shapes.push({ ...sorted, kind: "line", lines: [line] });
  return { shapes: [...shapes, ...areas.flatMap((area) => ringsOf(area, members))], coast: joinLines(coast) };
}

/** Rings of an area of several lines; those that lie partly outside of the extract do not close and are left out. */
function ringsOf({ members, name, ...sorted }: WantedArea, known: ReadonlyMap<number, Refs>): RegionShape[] {
  const lines = members.map((id) => known.get(id)).filter((line) => line !== undefined);
  const rings = joinLines(lines).filter(isRing);
  if (rings.length === 0) return [];
  return [
    { ...sorted, kind: "area", lines: rings },
    ...(name ? [{ ...name, kind: "middle" as const, lines: rings.slice(0, 1) }] : []),
  ];
}

/** The ids of all nodes of lines, each once. */
function nodesOf(lines: readonly Refs[]): Float64Array {
  const all = new Float64Array(lines.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const line of lines) {
    all.set(line, end);
    end += line.length;
  }
  all.sort();
  let count = 0;
  for (let k = 0; k < all.length; k += 1) if (k === 0 || all[k] !== all[k - 1]) all[count++] = all[k]!;
  return all.slice(0, count);
}

/** Third pass: where the nodes are, and towns and stations. */
async function placeNodes(extract: Extract, lines: readonly Refs[]) {
  const ids = nodesOf(lines);
  const [lons, lats] = [new Float64Array(ids.length).fill(NaN), new Float64Array(ids.length).fill(NaN)];
  const points: RegionShape[] = [];
  for await (const { id, lon, lat, tags } of extract.elements("node")) {
    if (!(Math.abs(lon) <= 180 && Math.abs(lat) <= 85)) continue;
    const at = positionOf(ids, id);
    if (at >= 0) {
      lons[at] = lon;
      lats[at] = lat;
    }
    const sorted = tags && pointOf(tags);
    if (sorted) points.push({ ...sorted, kind: "placed", geometry: { type: "Point", coordinates: [lon, lat] } });
  }
  return { nodes: { ids, lons, lats }, points };
}

/**
 * Reads the streets, rails, waters, woods, houses and names of an extract: in three passes, since lines name their nodes
 * by id only, and the file has nodes before lines.
 * @throws BadExtract
 */
export async function gatherStreets(extract: Extract): Promise<GatheredRegion> {
  const areas = await areasOfRelations(extract);
  const { shapes, coast } = await shapesOfWays(extract, areas);
  const lines = shapes.flatMap((shape) => (shape.kind === "placed" ? [] : [...shape.lines]));
  const { nodes, points } = await placeNodes(extract, [...lines, ...coast]);
  return { shapes: [...seaShapes(coast, nodes), ...shapes, ...points], nodes };
}
