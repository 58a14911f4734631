import type { Rng } from "#app/shared/rng";
import { fadingPaint, LEFT, RIGHT, wander, type Canvas } from "../canvas";
import type { InkName } from "../palettes";
import { closedDown, softRidge } from "../shapes";
import { fill, gradient, mix, ROUND, stroke, type Point } from "../svg";

const round = Math.round;

/** A line of hills, crags, table rocks or peaks. `mist` is the length of its fade, `snow` the depth of its caps. */
export interface Ridge {
  y: number;
  amp?: number;
  step?: number;
  ink?: InkName;
  shape?: "hills" | "crag" | "peaks" | "mesa";
  mist?: number;
  snow?: number;
}

export function ridge(canvas: Canvas, params: Ridge): string {
  const { y, amp = 30, step = 110, ink = "far", shape = "hills", mist = 1 } = params;
  const colour = canvas.ink[ink];
  const paint = mist ? fadingPaint(canvas, colour, mist * 0.3, 0.62) : colour;
  if (shape === "hills") return fill(softRidge(wander(canvas.rng, y, amp, step)), paint);
  if (shape === "crag") return fill(closedDown(wander(canvas.rng, y, amp, step)), paint);
  if (shape === "mesa") return mesas(canvas, y, amp, step, paint);
  return peaks(canvas, { y, amp, step, paint, snow: params.snow ?? 0 });
}

function peaks(
  canvas: Canvas,
  { y, amp, step, paint, snow }: { y: number; amp: number; step: number; paint: string; snow: number },
): string {
  const { rng, ink } = canvas;
  let x = LEFT - 40;
  const line: Point[] = [[x, y]];
  let caps = "";
  let shade = "";
  while (x < RIGHT) {
    const w = round(step * (0.7 + rng() * 0.7));
    const h = round(amp * (0.45 + rng() * 0.75));
    const valley = round(y - amp * 0.25 * rng());
    const top: Point = [x + round(w * (0.38 + rng() * 0.2)), y - h];
    const before = line[line.length - 1] as Point;
    x += w;
    line.push(top, [x, valley]);
    if (snow) caps += snowCap(top, before, [x, valley], Math.min(0.85, snow * (0.7 + (h / amp) * 0.5)));
    shade += `M${top.join(" ")}L${x} ${valley}L${top[0] + round(w * 0.3)} ${y + 40}L${top[0] + round(w * 0.04)} ${y - round(h * 0.3)}z`;
  }
  return fill(closedDown(line), paint) + fill(caps, ink.paper) + fill(shade, ink.top, 0.28);
}

function snowCap(top: Point, left: Point, right: Point, depth: number): string {
  const toward = (end: Point): Point => [
    round(top[0] + (end[0] - top[0]) * depth),
    round(top[1] + (end[1] - top[1]) * depth),
  ];
  const [l, r] = [toward(left), toward(right)];
  const w = r[0] - l[0];
  const back = (share: number): number => round(-w * share);
  return `M${top.join(" ")}L${r.join(" ")}l${back(0.2)} -8 ${back(0.14)} 14 ${back(0.2)} -18 ${back(0.14)} 16L${l.join(" ")}z`;
}

function mesas({ rng, ink }: Canvas, y: number, amp: number, step: number, paint: string): string {
  let x = LEFT - 60;
  let d = `M${x} 800V${y}`;
  let shade = "";
  let strata = "";
  while (x < RIGHT) {
    const w = round(step * (0.4 + rng() * 0.9));
    const gap = round(step * (0.3 + rng() * 0.6));
    const h = round(amp * (0.5 + rng() * 0.8));
    const slope = round(h * 0.3);
    d += `l${slope} ${-round(h * 0.35)}l4 ${-round(h * 0.65)}h${w}l5 ${round(h * 0.65)}l${slope} ${round(h * 0.35)}h${gap}`;
    const left = x + slope + 4;
    const edge = left + w;
    shade += `M${edge} ${y - h}l5 ${round(h * 0.65)}l${slope} ${round(h * 0.35)}h${-slope - 16}l-12 ${-round(h * 0.35)}l-6 ${-round(h * 0.65)}z`;
    for (const share of [0.86, 0.62]) strata += `M${left} ${round(y - h * share)}h${w}`;
    x = edge + 5 + slope + gap;
  }
  return fill(`${d}V800z`, paint) + stroke(strata, ink.paper, 4, 'opacity=".3"') + fill(shade, ink.top, 0.3);
}

/** A single cone; `cap` is the depth of its snow, 0 for none. */
export interface Volcano {
  x?: number;
  y?: number;
  w?: number;
  h?: number;
  ink?: InkName;
  cap?: number;
  smoke?: boolean;
}

export function volcano(
  canvas: Canvas,
  { x = 300, y = 560, w = 420, h = 260, ink = "far", cap = 0.34, smoke = false }: Volcano,
): string {
  const rim = round(w * 0.05);
  const low = y - round(h * 0.32);
  const cone = `M${x - w} ${y}Q${x - round(w * 0.3)} ${low} ${x - rim} ${y - h}q${round(rim * 0.5)} 7 ${rim} 1t${rim} -1Q${x + round(w * 0.3)} ${low} ${x + w} ${y}z`;
  const shade = `M${x + round(rim * 0.4)} ${y - h + 3}L${x + rim} ${y - h}Q${x + round(w * 0.3)} ${low} ${x + w} ${y}H${x + round(w * 0.35)}Q${x + round(w * 0.2)} ${y - round(h * 0.4)} ${x + round(rim * 0.4)} ${y - h + 3}z`;
  return (
    (smoke ? plume(canvas, x, y - h) : "") +
    fill(cone, fadingPaint(canvas, canvas.ink[ink], 0.9, 0.5)) +
    (cap ? coneSnow(canvas, cone, { x, w, top: y - h, edge: y - h + round(h * cap) }) : "") +
    fill(shade, canvas.ink.top, 0.2)
  );
}

function coneSnow(
  canvas: Canvas,
  cone: string,
  { x, w, top, edge }: { x: number; w: number; top: number; edge: number },
): string {
  const clip = canvas.define((id) => `<clipPath id="${id}"><path d="${cone}"/></clipPath>`);
  const z = round(w * 0.09);
  const half = round(w * 0.5);
  const fringe = `l${round(-z * 1.6)} -16 ${-z} 20 ${-z} -34 ${-z} 40 ${-z} -44 ${-z} 36 ${-z} -34 ${-z} 26`;
  return `<g clip-path="url(#${clip})">${fill(`M${x - half} ${top - 9}H${x + half}V${edge + 14}${fringe}L${x - half} ${edge}z`, mix(canvas.ink.paper, "#ffffff", 0.4))}</g>`;
}

function plume({ ink }: Canvas, x: number, y: number): string {
  return fill(
    `M${x - 8} ${y + 6}q-6 -26 10 -38q-22 -20 4 -38q-4 -26 34 -30q10 -24 46 -18q40 -14 62 6q-34 6 -44 22q-26 2 -34 16q-26 0 -34 14q-20 2 -22 18q-16 10 -10 48z`,
    ink.paper,
    0.75,
  );
}

/** Open water from `y` to `to` with a column of glints below the light at `x`. */
export interface Water {
  y?: number;
  to?: number;
  x?: number;
  n?: number;
}

export function water(canvas: Canvas, { y = 500, to = 800, x = 300, n = 26 }: Water): string {
  const { ink } = canvas;
  const id = canvas.define(
    (own) =>
      gradient(own, [
        [0, mix(ink.water, ink.paper, 0.5)],
        [0.6, ink.water],
      ]),
    "water",
  );
  return (
    fill(`M${LEFT} ${y}H${RIGHT}V${to}H${LEFT}z`, `url(#${id})`) +
    stroke(glints(canvas.detail(3), x, y + 8, to - 10, n), ink.paper, 2.2, `${ROUND} opacity=".75"`)
  );
}

function glints(rng: Rng, x: number, from: number, to: number, count: number): string {
  let d = "";
  for (let k = 0; k < count; k++) {
    const depth = Math.pow(k / count, 1.25);
    const reach = 90 + 330 * depth;
    const length = round(reach * (0.25 + rng() * 0.75));
    d += `M${round(x + (rng() - 0.5) * reach * 1.1 - length / 2)} ${round(from + (to - from) * depth)}h${length}`;
  }
  return d;
}

/** Soft ground down to the bottom edge; `blade` counts blades of grass on it. */
export interface Ground {
  y?: number;
  amp?: number;
  step?: number;
  ink?: InkName;
  blade?: number;
}

export function ground(canvas: Canvas, { y = 700, amp = 20, step = 190, ink = "ground", blade = 0 }: Ground): string {
  const colour = canvas.ink[ink];
  const rng = canvas.detail(9);
  let grass = "";
  for (let k = 0; k < blade; k++) {
    const depth = rng();
    const tall = 13 * (0.5 + depth);
    grass += `M${round(LEFT + (RIGHT - LEFT) * rng())} ${round(y + 26 + (770 - y) * depth)}l${round((rng() - 0.3) * tall * 0.7)} ${round(-tall)}`;
  }
  return (
    fill(softRidge(wander(canvas.rng, y, amp, step)), colour) +
    stroke(grass, mix(colour, canvas.ink.ink, 0.25), 2.5, ROUND)
  );
}

/** Curved field terraces, from `y` down. */
export interface Terraces {
  y?: number;
  n?: number;
  dx?: number;
}

export function terraces({ ink }: Canvas, { y = 600, n = 7, dx = 0 }: Terraces): string {
  return Array.from({ length: n }, (_, k) => {
    const top = round(y + k * k * 2.6 + k * 15);
    const bend = 34 - k * 2;
    const d = `M${LEFT} ${top}C${-140 + dx} ${top - bend} ${60 + dx} ${top + bend} 300 ${top + 6}S${760 + dx} ${top - bend} ${RIGHT} ${top + 4}`;
    const field = mix(ink.leaf, ink.ground, k % 2 ? 0.75 : Math.min(1, 0.35 + k * 0.07));
    return fill(`${d}V800H${LEFT}Z`, field) + stroke(d, ink.paper, k % 2 ? 1.5 : 3, 'opacity=".6"');
  }).join("");
}
