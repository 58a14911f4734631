import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import type { Spot } from "./along-line";
import { NAME_KINDS, PAINT_RULES, PLACE_NAMES, POINT_NAMES, STREETS_BY_RANK } from "./map-rules";
import type { NameKind, ShapeChoice } from "./map-rules";

/** Pixels to a side of a tile that is shown as it is. */
export const TILE_SIZE = 512;

/** A name of a tile, in pixels from its corner. */
export interface TileName {
  text: string;
  kind: NameKind;
  /** Of names of a kind the ones with more weight are written first: thousands of people, or the rank of a street. */
  weight: number;
  x: number;
  y: number;
  /** The line along which it runs. */
  line?: Spot[];
}

/** A tile, ready to be painted at any size. */
export interface TileShapes {
  /** By the place of their rule in {@link PAINT_RULES}, in pixels of the tile. */
  paths: (Path2D | undefined)[];
  names: TileName[];
}

/** A tile without anything on it. */
export const NOTHING: TileShapes = { paths: [], names: [] };

type Layer = VectorTile["layers"][string];
type Feature = ReturnType<Layer["feature"]>;

const AREA = 3;

const isOneOf = (values: readonly string[] | undefined, value: unknown): boolean =>
  values === undefined || values.some((one) => one === value);

function isChosen(choice: ShapeChoice, { type, properties }: Feature): boolean {
  return (
    isOneOf(choice.kind, properties.kind) &&
    isOneOf(choice.class, properties.class) &&
    isOneOf(choice.subclass, properties.subclass) &&
    (choice.isTunnel === undefined || choice.isTunnel === (properties.brunnel === "tunnel")) &&
    (choice.form === undefined || choice.form === (type === AREA ? "area" : "line"))
  );
}

const CHOICES: ReadonlyMap<string, readonly ShapeChoice[]> = choicesByLayer();

function choicesByLayer(): Map<string, ShapeChoice[]> {
  const choices = new Map<string, ShapeChoice[]>();
  for (const shapes of new Set(PAINT_RULES.map((rule) => rule.shapes)))
    choices.set(shapes.layer, [...(choices.get(shapes.layer) ?? []), shapes]);
  return choices;
}

/** Adds the shapes of a layer to the paths of the choices that are about them. */
function addPaths(layer: Layer, choices: readonly ShapeChoice[], paths: Map<ShapeChoice, Path2D>): void {
  const scale = TILE_SIZE / layer.extent;
  for (let k = 0; k < layer.length; k += 1) {
    const feature = layer.feature(k);
    const chosen = choices.filter((choice) => isChosen(choice, feature));
    if (chosen.length === 0) continue;
    const lines = feature.loadGeometry();
    for (const choice of chosen) {
      const path = paths.get(choice) ?? new Path2D();
      paths.set(choice, path);
      for (const line of lines) {
        line.forEach(({ x, y }, at) =>
          at === 0 ? path.moveTo(x * scale, y * scale) : path.lineTo(x * scale, y * scale),
        );
        if (feature.type === AREA) path.closePath();
      }
    }
  }
}

/** The kind of a name by its layer and its facts; undefined for one that is not written. */
const NAMED: Readonly<Record<string, (facts: Feature["properties"]) => NameKind | undefined>> = {
  names: ({ kind }) => NAME_KINDS.find((one) => one === kind),
  airports: () => "airport",
  place: ({ class: of }) => PLACE_NAMES.get(of),
  poi: ({ class: of }) => POINT_NAMES.get(of),
  transportation_name: ({ class: of }) => (STREETS_BY_RANK.includes(String(of)) ? "street" : undefined),
};

function namesIn(layer: Layer, kindOf: (facts: Feature["properties"]) => NameKind | undefined): TileName[] {
  const scale = TILE_SIZE / layer.extent;
  return Array.from({ length: layer.length }, (_, k) => layer.feature(k)).flatMap((feature) => {
    const { name, people, class: of, "name:latin": latin } = feature.properties;
    const text = latin || name;
    const kind = kindOf(feature.properties);
    if (!kind || typeof text !== "string" || text === "") return [];
    const weight = kind === "street" ? STREETS_BY_RANK.indexOf(String(of)) : Number(people ?? 0);
    return feature.loadGeometry().flatMap((spots) => {
      const line = spots.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
      const [first] = line;
      if (!first) return [];
      return [{ text, kind, weight, ...first, ...(kind === "street" && { line }) }];
    });
  });
}

function shapesOf(bytes: Uint8Array): TileShapes {
  const { layers } = new VectorTile(new PbfReader(bytes));
  const paths = new Map<ShapeChoice, Path2D>();
  for (const [name, choices] of CHOICES) if (layers[name]) addPaths(layers[name], choices, paths);
  return {
    paths: PAINT_RULES.map(({ shapes }) => paths.get(shapes)),
    names: Object.entries(NAMED).flatMap(([name, kindOf]) => (layers[name] ? namesIn(layers[name], kindOf) : [])),
  };
}

const MOST_KEPT = 120;
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
