import type { Rng } from "#app/shared/rng";
import { fill, type Colour, type Point } from "./svg";

/** 0, 1, 2 and so on: `count` numbers to draw repeated parts from. */
export const times = (count: number): number[] => Array.from({ length: count }, (_, k) => k);

/** A rectangle by its top left corner. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** Equal rectangles in a row, the first at `x`, each `step` further. */
export function boxes(x: number, y: number, width: number, height: number, count: number, step: number): string {
  return times(count)
    .map((k) => box(x + k * step, y, width, height))
    .join("");
}

/** A round-headed opening standing on `y`, its left edge at `x`. */
export function arch(x: number, y: number, width: number, height: number): string {
  const r = width / 2;
  return `M${x} ${y}v${-(height - r)}a${r} ${r} 0 0 1 ${width} 0v${height - r}z`;
}

/** Equal round-headed openings in a row. */
export function arches(x: number, y: number, width: number, height: number, count: number, step: number): string {
  return times(count)
    .map((k) => arch(x + k * step, y, width, height))
    .join("");
}

/** A pointed opening standing on `y`, its left edge at `x`. */
export function lancet(x: number, y: number, width: number, height: number): string {
  const low = height * 0.55;
  return `M${x} ${y}v${-low}q0 ${-(height - low) * 0.7} ${width / 2} ${-(height - low)}q${width / 2} ${(height - low) * 0.3} ${width / 2} ${height - low}v${low}z`;
}

/** Equal pointed openings in a row. */
export function lancets(x: number, y: number, width: number, height: number, count: number, step: number): string {
  return times(count)
    .map((k) => lancet(x + k * step, y, width, height))
    .join("");
}

/** A triangle standing on `y`. */
export const gable = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}l${width / 2} ${-height}l${width / 2} ${height}z`;

/** A battlement: teeth from left to right along the top edge `y`. */
export const merlons = (x: number, y: number, count: number, tooth: number): string =>
  `M${x} ${y}${`v${-tooth}h${tooth}v${tooth}h${tooth}`.repeat(count)}z`;

/**
 * One level of a symmetric outline, from the foot upwards: half width and y, and for a curved edge
 * from the level below also the control point.
 */
export type Level =
  | readonly [half: number, y: number]
  | readonly [half: number, y: number, controlHalf: number, controlY: number];

/** A symmetric outline and the x of its axis. */
export type Turned = readonly [x: number, levels: readonly Level[]];

function rightEdge(x: number, levels: readonly Level[]): string {
  let d = "";
  for (let k = levels.length - 1; k >= 0; k--) {
    const [half, y] = levels[k] as Level;
    const above = levels[k + 1];
    d += above?.length === 4 ? `Q${x + above[2]} ${above[3]} ${x + half} ${y}` : `L${x + half} ${y}`;
  }
  return d;
}

function edgeUp(x: number, levels: readonly Level[], side: number): string {
  return levels
    .map((level, k) => {
      const end = `${x + level[0] * side} ${level[1]}`;
      if (k === 0) return `M${end}`;
      return level.length === 4 ? `Q${x + level[2] * side} ${level[3]} ${end}` : `L${end}`;
    })
    .join("");
}

/** Path data of a symmetric solid. */
export const outline = (x: number, levels: readonly Level[]): string =>
  `${edgeUp(x, levels, -1)}${rightEdge(x, levels)}z`;

/**
 * Path data of its shaded right part; the light comes from the left. `from` is the share of the half width that stays
 * lit.
 */
export const shadow = (x: number, levels: readonly Level[], from = 0.22): string =>
  `${edgeUp(x, levels, from)}${rightEdge(x, levels)}z`;

/** Symmetric solids (towers, domes, spires) in a lit ink and its shade: two paths for any number of them. */
export function turned(parts: readonly Turned[], lit: Colour, shade: Colour, from = 0.22): string {
  return (
    fill(parts.map(([x, levels]) => outline(x, levels)).join(""), lit) +
    fill(parts.map(([x, levels]) => shadow(x, levels, from)).join(""), shade)
  );
}

/** A plain block as a turned solid: centre, half width, foot, top. */
export const block = (x: number, half: number, foot: number, top: number): Turned => [
  x,
  [
    [half, foot],
    [half, top],
  ],
];

/** A spire or pyramid roof. */
export const spire = (x: number, half: number, foot: number, top: number): Turned => [
  x,
  [
    [half, foot],
    [0.5, top],
  ],
];

/** A half-round dome. */
export const dome = (x: number, half: number, foot: number, height = half): Turned => [
  x,
  [
    [half, foot],
    [half * 0.72, foot - height * 0.72, half, foot - height * 0.42],
    [0.5, foot - height, half * 0.42, foot - height],
  ],
];

/** A bulbous dome with a point. */
export const onion = (x: number, half: number, foot: number, height: number): Turned => [
  x,
  [
    [half * 0.7, foot],
    [half * 0.9, foot - height * 0.46, half * 1.25, foot - height * 0.2],
    [0.5, foot - height, half * 0.35, foot - height * 0.62],
  ],
];

/** Dots along a line of points, about `step` apart, shaken up and down by `shake`. */
export function dotsAlong(rng: Rng, line: readonly Point[], step: number, shake = 6): string {
  let d = "";
  for (let k = 1; k < line.length; k++) {
    const [x, y] = line[k - 1] as Point;
    const [endX, endY] = line[k] as Point;
    const count = Math.max(1, Math.round(Math.hypot(endX - x, endY - y) / step));
    for (let n = 0; n < count; n++) {
      const dotX = Math.round(x + ((endX - x) * (n + rng() * 0.6)) / count);
      d += `M${dotX} ${Math.round(y + ((endY - y) * n) / count + (rng() - 0.5) * 2 * shake)}h0`;
    }
  }
  return d;
}

/** Dots strewn evenly over an ellipse. */
export function dotsWithin(rng: Rng, ellipse: { x: number; y: number; rx: number; ry: number }, count: number): string {
  return Array.from({ length: count }, () => {
    const angle = rng() * 6.283;
    const reach = Math.sqrt(rng());
    return `M${Math.round(ellipse.x + Math.cos(angle) * ellipse.rx * reach)} ${Math.round(ellipse.y + Math.sin(angle) * ellipse.ry * reach)}h0`;
  }).join("");
}

/** A straight-edged shape closed at the bottom of the canvas. */
export const closedDown = (points: readonly Point[]): string =>
  `M${(points[0] as Point)[0]} 800L${points.map((p) => p.join(" ")).join(" ")}V800Z`;

/** A soft ridge through the points, closed at the bottom of the canvas. */
export function softRidge(points: readonly Point[]): string {
  const [startX, startY] = points[0] as Point;
  let d = `M${startX} 800V${startY}`;
  for (let k = 0; k < points.length - 1; k++) {
    const [x, y] = points[k] as Point;
    const [nextX, nextY] = points[k + 1] as Point;
    d += `Q${x} ${y} ${Math.round((x + nextX) / 2)} ${Math.round((y + nextY) / 2)}`;
  }
  const [endX, endY] = points[points.length - 1] as Point;
  return `${d}L${endX} ${endY}V800Z`;
}

/** An ellipse around a point. */
export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0z`;

/** A circle around a point. */
export const circle = (x: number, y: number, r: number): string => oval(x, y, r, r);
