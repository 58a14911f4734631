import type { Landmark } from "./landmarks/registry";
import type { Figure } from "./figures/registry";
import type * as land from "./layers/land";
import type * as nature from "./layers/nature";
import type * as plants from "./layers/plants";
import type * as sky from "./layers/sky";
import type * as spans from "./layers/spans";
import type * as street from "./layers/street";
import type * as town from "./layers/town";
import type * as townscape from "./layers/townscape";
import type { Hour, InkName, Inks, RegionInks } from "./palettes";

/** Hand-drawn shapes: path data, an ink name or a colour, and an optional opacity. */
export interface Raw {
  d: readonly (readonly [d: string, ink: InkName | `#${string}`, opacity?: number])[];
}

/** The parameters of each kind of layer. */
export interface LayerParams {
  disc: sky.Disc;
  stars: sky.Stars;
  aurora: sky.Aurora;
  clouds: sky.Clouds;
  mist: sky.Mist;
  birds: sky.Birds;
  balloons: sky.Balloons;
  ridge: land.Ridge;
  volcano: land.Volcano;
  water: land.Water;
  ground: land.Ground;
  terraces: land.Terraces;
  karst: nature.Karst;
  dunes: nature.Dunes;
  rows: nature.Rows;
  falls: nature.Falls;
  bergs: nature.Bergs;
  stilts: nature.Stilts;
  rays: nature.Rays;
  crowns: plants.Crowns;
  blossom: plants.Blossom;
  bush: plants.Bush;
  palms: plants.Plants;
  cypresses: plants.Plants;
  pines: plants.Plants;
  acacias: plants.Plants;
  baobabs: plants.Plants;
  cacti: plants.Plants;
  firs: plants.Plants;
  bananas: plants.Plants;
  gables: town.Gables;
  skyline: town.Skyline;
  medina: town.Medina;
  houses: townscape.Houses;
  hillTown: townscape.HillTown;
  street: townscape.Street;
  lane: street.Lane;
  bridge: spans.Bridge;
  arcade: spans.Arcade;
  archBridge: spans.ArchBridge;
  landmark: Landmark;
  figure: Figure;
  raw: Raw;
}

/** The kinds of layers. */
export type LayerKind = keyof LayerParams;

/** One layer of a given kind. */
export type LayerOf<K extends LayerKind> = readonly [kind: K, params: LayerParams[K]];

/** Any layer. */
export type Layer = { [K in LayerKind]: LayerOf<K> }[LayerKind];

/**
 * A poster as data: inks, hour, a seed, and 8 to 16 layers from back to front.
 *
 * The sheet is 600 x 800. The landmark stands between x 150 and 450, y 205 and 700, off dead
 * centre, and the top quarter stays quiet for a title. Everything behind and beside it runs from
 * x -430 to 1030, because the same drawing is cropped to 4:3, square and 21:9. Light comes from
 * the left, the hot accent covers a tenth at most, and something small lives in the lower third.
 * Put houses before the cliff or water that hides their feet: walls run down to the bottom edge.
 */
export interface Scene {
  readonly region: RegionInks;
  readonly hour: Hour;
  readonly seed: number;
  /** The content of the poster and its positions, for people who do not see it. */
  readonly alt: string;
  readonly ink?: Partial<Inks>;
  readonly layers: readonly Layer[];
}
