import { drawFigure } from "../figures/registry";
import { drawLandmark } from "../landmarks/registry";
import type { Canvas } from "../canvas";
import type { LayerKind, LayerOf, LayerParams, Raw } from "../scene";
import { fill } from "../svg";
import { ground, ridge, terraces, volcano, water } from "./land";
import { bergs, dunes, falls, karst, rays, rows, stilts } from "./nature";
import { blossom, bush, crowns, plants } from "./plants";
import { aurora, balloons, birds, clouds, disc, mist, stars } from "./sky";
import { arcade, archBridge, bridge } from "./spans";
import { lane } from "./street";
import { gables, medina, skyline } from "./town";
import { hillTown, houses, street } from "./townscape";

function raw({ ink }: Canvas, { d }: Raw): string {
  return d
    .map(([path, paint, opacity]) =>
      fill(path, paint.startsWith("#") ? paint : ink[paint as keyof typeof ink], opacity),
    )
    .join("");
}

const LAYERS: { readonly [K in LayerKind]: (canvas: Canvas, params: LayerParams[K]) => string } = {
  disc,
  stars,
  aurora,
  clouds,
  mist,
  birds,
  balloons,
  ridge,
  volcano,
  water,
  ground,
  terraces,
  karst,
  dunes,
  rows,
  falls,
  bergs,
  stilts,
  rays,
  crowns,
  blossom,
  bush,
  palms: (canvas, params) => plants(canvas, "palm", params),
  cypresses: (canvas, params) => plants(canvas, "cypress", params),
  pines: (canvas, params) => plants(canvas, "pine", params),
  acacias: (canvas, params) => plants(canvas, "acacia", params),
  baobabs: (canvas, params) => plants(canvas, "baobab", params),
  cacti: (canvas, params) => plants(canvas, "cactus", params),
  firs: (canvas, params) => plants(canvas, "fir", params),
  bananas: (canvas, params) => plants(canvas, "banana", params),
  gables,
  skyline,
  medina,
  houses,
  hillTown,
  street,
  lane,
  bridge,
  arcade,
  archBridge,
  landmark: drawLandmark,
  figure: drawFigure,
  raw,
};

/** Draws one layer onto the canvas. */
export function drawLayer<K extends LayerKind>(canvas: Canvas, [kind, params]: LayerOf<K>): string {
  return LAYERS[kind](canvas, params);
}
