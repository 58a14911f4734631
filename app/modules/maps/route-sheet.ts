import { circlePath, numberText } from "./draw-map";
import type { MapSheet } from "./draw-map";
import { MAP } from "./map-frame";
import { MAP_INKS } from "./palette";
import type { MapInks } from "./palette";
import { PIN_RADIUS } from "./route-map";
import type { MapMeans, RouteMap } from "./route-map";

type Shapes = MapSheet["shapes"];

/** How a way is drawn in print, by its means; a railway is a line with a lighter one on it. */
const WAY_SHAPES: Record<MapMeans, (d: string, inks: MapInks) => Shapes> = {
  train: (d, { ink, strip }) => [
    { d, stroke: ink, width: 3.6 },
    { d, stroke: strip, width: 1.8, dash: [6, 6] },
  ],
  coach: (d, { ink }) => [{ d, stroke: ink, width: 2.2 }],
  car: (d, { ink }) => [{ d, stroke: ink, width: 2.2, dash: [9, 4] }],
  ferry: (d, { pin }) => [{ d, stroke: pin, width: 3.4, dash: [0.1, 6], isRound: true }],
  flight: (d, { soft }) => [{ d, stroke: soft, width: 1.8, dash: [5, 4] }],
};

/** The map of a trip of several places for print: shapes and texts apart, its pins among the shapes. */
export function routeSheet({ land, borders, landUnits, ways, leaders, pins, names }: RouteMap): MapSheet {
  const inks = MAP_INKS.light;
  const place = { at: [0, 0], angle: 0, scale: 1 / landUnits } as const;
  const shapes: Shapes = [
    { d: `M0 0h${MAP.width}v${MAP.height}H0z`, fill: inks.water },
    { d: land, fill: inks.land, stroke: inks.shore, width: 1.6, isRound: true, place },
    { d: borders, stroke: inks.rule, width: 1.6, dash: [3, 5], place },
    ...ways.flatMap(({ by, d }) => WAY_SHAPES[by](d, inks)),
    { d: leaders, stroke: inks.pin, width: 1.2 },
    ...pins.map(({ x, y }) => ({ d: circlePath([x, y], PIN_RADIUS), fill: inks.pin })),
  ];
  return {
    width: MAP.width,
    height: MAP.height,
    shapes: shapes.filter(({ d }) => d !== ""),
    texts: [
      ...names.map((name) => ({ ...name, colour: inks.ink, isStrong: true, spacing: 0 })),
      ...pins.map(({ x, y }, k) => numberText(String(k + 1), [x, y], inks)),
    ],
  };
}
