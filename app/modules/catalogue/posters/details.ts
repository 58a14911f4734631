import type { DetailSubject, PosterDetail } from "../art/poster-detail";
import { LEFT, RIGHT } from "./canvas";
import type { Layer, LayerKind, LayerOf, Scene } from "./scene";

/** Half the side of a detail around something of one size. */
const REACH = 84;
/** The positions at which a run of land or houses is viewed: beside the landmark, which stands between 150 and 450. */
const BESIDE = [60, 720, -240, 900] as const;
/** How far up and down the sheet is drawn. */
const TOP = 60;
const BOTTOM = 800;

/** The subject of a run from one end of the sheet to the other; a layer that is not listed is no subject of its own. */
const RUNS: Partial<Record<LayerKind, DetailSubject>> = {
  ridge: "land",
  karst: "land",
  terraces: "land",
  rows: "plants",
  falls: "water",
  water: "water",
  crowns: "plants",
  gables: "town",
  skyline: "town",
  medina: "town",
  houses: "town",
  bridge: "town",
  arcade: "town",
};

/** The subject of a layer that stands at places of its own, and its height at its own scale. */
const STANDS: Partial<Record<LayerKind, readonly [shows: DetailSubject, tall: number]>> = {
  palms: ["plants", 130],
  cypresses: ["plants", 116],
  pines: ["plants", 118],
  acacias: ["plants", 98],
  baobabs: ["plants", 136],
  cacti: ["plants", 88],
  firs: ["plants", 118],
  bananas: ["plants", 110],
  stilts: ["town", 132],
  balloons: ["life", 80],
};

const around = (shows: DetailSubject, x: number, y: number, reach: number): PosterDetail => {
  const size = Math.round(2 * reach);
  const top = Math.max(TOP, Math.min(BOTTOM - size, y - reach));
  const left = Math.max(LEFT, Math.min(RIGHT - size, x - reach));
  return { shows, x: Math.round(left), y: Math.round(top), size };
};

/** Whether the houses of a street hide a detail: beside the vanishing point they reach up to the sky. */
function isBehind({ x, y, size }: PosterDetail): boolean {
  const [across, down] = [x + size / 2, y + size / 2];
  return down > 440 || (down > 220 && (across < 190 || across > 430));
}

/** A detail that stands alone shows where its layer draws it. */
const ALONE: { [K in LayerKind]?: (params: LayerOf<K>[1]) => PosterDetail[] } = {
  landmark: ({ x = 300, y = 690, s = 1 }) => [around("landmark", x, y - 150 * s, 165 * s)],
  figure: ({ kind, x, y, s = 1 }) => {
    const [middle, reach] = kind === "giraffe" ? [105, 115] : [36, 76];
    return [around("life", x, y - middle * s, reach * s)];
  },
  disc: ({ x = 300, y = 330, r = 100 }) => [around("sky", x, y, r * 1.4)],
  birds: ({ at }) => at.slice(0, 1).map(([x, y]) => around("sky", x + 20, y, 60)),
  blossom: ({ x = 60, y = 60 }) => [around("plants", x + 60, y + 50, REACH)],
  bush: ({ x, y }) => [around("plants", x, y, REACH)],
  lane: ({ lamps = [] }) => lamps.map(([x, y]) => around("town", x, y, 60)),
  street: ({ x = 300, y = 560 }) =>
    [x - 150, x + 150, x - 330, x + 330].map((across) => around("town", across, y - 90, 95)),
  volcano: ({ x = 300, y = 560, h = 260 }) => [around("land", x, y - h * 0.7, h * 0.45)],
};

function detailsIn([kind, params]: Layer): PosterDetail[] {
  const run = RUNS[kind];
  if (run && "y" in params && typeof params.y === "number") {
    const middle = run === "water" ? params.y + REACH / 2 : params.y - REACH / 4;
    return BESIDE.map((x) => around(run, x, middle, REACH));
  }
  const stand = STANDS[kind];
  if (stand && "at" in params) {
    const [shows, tall] = stand;
    return params.at.map(([x, y, scale]) => around(shows, x, y - (tall * scale) / 2, Math.max(50, tall * scale * 0.7)));
  }
  const alone = ALONE[kind] as ((of: Layer[1]) => PosterDetail[]) | undefined;
  return alone?.(params) ?? [];
}

/**
 * The details of a scene; those at a place of their own come before those of a run. Two that show nearly the same
 * square are one.
 */
export function detailsOf({ layers }: Scene): PosterDetail[] {
  // A street between houses covers everything drawn before it, except the sky.
  const street = layers.findLastIndex(([kind]) => kind === "lane" || kind === "street");
  const all = layers.flatMap((layer, index) =>
    detailsIn(layer).flatMap((detail, turn) => (index < street && isBehind(detail) ? [] : [{ detail, turn }])),
  );
  const kept: PosterDetail[] = [];
  for (const { detail } of all.sort((a, b) => a.turn - b.turn)) {
    const [x, y] = [detail.x + detail.size / 2, detail.y + detail.size / 2];
    const isNear = kept.some(
      (one) => Math.hypot(one.x + one.size / 2 - x, one.y + one.size / 2 - y) < Math.min(one.size, detail.size) / 2,
    );
    if (!isNear) kept.push(detail);
  }
  return kept;
}
