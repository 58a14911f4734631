import { LEFT, RIGHT, SPAN, type Canvas } from "../canvas";
import type { InkName } from "../palettes";
import { boxes } from "../shapes";
import { fill, mix, ROUND, stroke } from "../svg";

const round = Math.round;

/** Steep limestone towers between `lo` and `hi` tall that stand in water or mist at `y`. */
export interface Karst {
  y: number;
  lo?: number;
  hi?: number;
  w?: number;
  gap?: number;
  ink?: InkName;
}

export function karst(
  { ink, rng }: Canvas,
  { y, lo = 60, hi = 200, w = 90, gap = 30, ink: name = "mid" }: Karst,
): string {
  let lit = "";
  let shade = "";
  for (let x = LEFT - 20; x < RIGHT;) {
    const width = round(w * (0.6 + rng() * 0.8));
    const h = round(lo + (hi - lo) * rng());
    const lean = 0.2 + rng() * 0.16;
    const crown = `M${x} ${y}q${round(width * 0.04)} ${round(-h * 0.7)} ${round(width * lean)} ${round(-h * 0.9)}q${round(width * 0.16)} ${round(-h * 0.16)} ${round(width * 0.36)} ${round(-h * 0.04)}`;
    lit += `${crown}Q${x + round(width * 0.94)} ${round(y - h * 0.7)} ${x + width} ${y}z`;
    shade += `M${x + round(width * (lean + 0.3))} ${round(y - h * 0.95)}q${round(width * 0.06)} ${round(h * 0.4)} ${round(-width * 0.06)} ${round(h * 0.95)}H${x + width}Q${x + round(width * 0.94)} ${round(y - h * 0.7)} ${x + round(width * (lean + 0.36))} ${round(y - h * 0.94)}z`;
    x += width + round(gap * rng() * 2);
  }
  return fill(lit, ink[name]) + fill(shade, ink.ink, 0.18);
}

/** Sand dunes with a lit and a shaded flank: x and y of the crest, half width, height. */
export interface Dunes {
  at: readonly (readonly [x: number, foot: number, half: number, h: number])[];
  ink?: InkName;
}

export function dunes({ ink }: Canvas, { at, ink: name = "ground" }: Dunes): string {
  return at
    .map(([x, y, w, h]) => {
      const flank = `Q${x + w * 0.36} ${y - h * 0.3} ${x} ${y - h}z`;
      const crest = `q${w * 0.1} ${h * 0.3} ${-w * 0.04} ${h * 0.52}q${-w * 0.12} ${h * 0.28} ${w * 0.06} ${h * 0.48}`;
      return (
        fill(
          `M${x - w} 800V${y}Q${x - w * 0.34} ${y - h * 0.34} ${x} ${y - h}Q${x + w * 0.36} ${y - h * 0.3} ${x + w} ${y}V800z`,
          ink[name],
        ) + fill(`M${x} ${y - h}${crest}H${x + w}${flank}`, mix(ink[name], ink.near, 0.72))
      );
    })
    .join("");
}

/** Field rows that run toward a vanishing point: vines, lavender, tea or tulips. */
export interface Rows {
  x?: number;
  y?: number;
  n?: number;
  inks?: readonly InkName[];
  soil?: InkName;
}

export function rows({ ink }: Canvas, { x = 300, y = 640, n = 21, inks = ["leaf"], soil = "ground" }: Rows): string {
  const groups = inks.map(() => "");
  const half = (n - 1) / 2;
  for (let k = 0; k < n; k++) {
    const [top, foot] = [x + (k - half) * 64, x + (k - half) * 190];
    const bumps = [0.12, 0.34, 0.62]
      .map((t) => `${round(top - 9 - 30 * t + (foot - top) * t)} ${round(y + (800 - y) * t - 10 - 12 * t)}`)
      .join("L");
    const at = k % inks.length;
    groups[at] = `${groups[at] ?? ""}M${top - 9} ${y}L${bumps}L${foot - 46} 800H${foot + 40}L${top + 9} ${y}z`;
  }
  const lit = inks.map((name, k) => fill(groups[k] ?? "", ink[name]));
  return (
    fill(`M${LEFT} ${y}H${RIGHT}V800H${LEFT}z`, ink[soil]) +
    lit.join("") +
    stroke(
      Array.from({ length: n }, (_, k) => `M${x + (k - half) * 64 - 4} ${y + 2}L${x + (k - half) * 190 - 22} 800`).join(
        "",
      ),
      ink.paper,
      4,
      `${ROUND} opacity=".3"`,
    )
  );
}

/** A curtain of falling water from `y` down over `h`, on a cliff. */
export interface Falls {
  y: number;
  h?: number;
  from?: number;
  to?: number;
  cliff?: InkName;
}

export function falls({ ink, rng }: Canvas, { y, h = 200, from = LEFT, to = RIGHT, cliff = "near" }: Falls): string {
  let water = "";
  let streaks = "";
  for (let x = from; x < to;) {
    const width = round(26 + rng() * 70);
    water += `M${x} ${y}h${width}l${round(4 - rng() * 8)} ${h}h${-width}z`;
    for (let s = x + 8; s < x + width - 4; s += 12)
      streaks += `M${s} ${round(y + rng() * h * 0.4)}v${round(h * (0.2 + rng() * 0.4))}`;
    x += width + round(3 + rng() * 14);
  }
  const foam = Array.from(
    { length: 22 },
    () => `M${round(from + (to - from) * rng())} ${round(y + h - 14 + rng() * 30)}h${round(40 + rng() * 70)}`,
  ).join("");
  return (
    fill(`M${from} ${y}H${to}V${y + h}H${from}z`, ink[cliff]) +
    fill(water, ink.paper) +
    stroke(streaks, mix(ink.water, ink.paper, 0.3), 3, 'opacity=".55"') +
    stroke(foam, ink.paper, 20, `${ROUND} opacity=".75"`)
  );
}

/** Floating ice: x, waterline, width, height. */
export interface Bergs {
  at: readonly (readonly [x: number, y: number, w: number, h: number])[];
}

export function bergs({ ink }: Canvas, { at }: Bergs): string {
  const white = mix(ink.paper, "#ffffff", 0.55);
  const lit = at
    .map(
      ([x, y, w, h]) =>
        `M${x} ${y}l${w * 0.12} ${-h * 0.5}l${w * 0.18} ${-h * 0.14}l${w * 0.16} ${-h * 0.36}l${w * 0.16} ${h * 0.22}l${w * 0.14} ${-h * 0.06}l${w * 0.24} ${h * 0.84}z`,
    )
    .join("");
  const dark = at
    .map(
      ([x, y, w, h]) =>
        `M${x + w * 0.46} ${y - h}l${w * 0.16} ${h * 0.22}l${w * 0.14} ${-h * 0.06}l${w * 0.24} ${h * 0.84}h${-w * 0.5}l${w * 0.06} ${-h * 0.5}z`,
    )
    .join("");
  const below = at.map(([x, y, w, h]) => `M${x} ${y + 2}h${w}l${-w * 0.2} ${h * 0.22}h${-w * 0.5}z`).join("");
  return fill(below, mix(ink.water, white, 0.45), 0.6) + fill(lit, white) + fill(dark, mix(ink.far, white, 0.25));
}

/** Thatched huts on stilts: x, waterline, scale. */
export interface Stilts {
  at: readonly (readonly [x: number, y: number, scale: number])[];
  roof?: InkName;
}

export function stilts(canvas: Canvas, { at, roof = "a2" }: Stilts): string {
  const { ink } = canvas;
  const id = canvas.define(
    (own) =>
      `<g id="${own}">${fill(boxes(-46, -30, 5, 40, 5, 22), ink.ink)}${fill("M-60 -38H60V-30H-60z", mix(ink.wall, ink.ink, 0.3))}${fill("M-44 -76H44V-38H-44z", ink.wall)}${fill("M14 -76H44V-38H14z", ink.ink, 0.25)}${fill(boxes(-32, -68, 16, 20, 2, 26), ink.ink)}${fill("M-62 -70Q-30 -104 -14 -132H14Q30 -104 62 -70z", ink[roof])}${fill("M4 -132H14Q30 -104 62 -70H16z", ink.near, 0.5)}</g>`,
    "hut",
  );
  return at.map(([x, y, s]) => `<use href="#${id}" transform="translate(${x} ${y})scale(${s})"/>`).join("");
}

/** Rays of light behind a landmark, from a point. */
export interface Rays {
  x: number;
  y: number;
  n?: number;
}

export function rays({ ink }: Canvas, { x, y, n = 18 }: Rays): string {
  const reach = SPAN;
  const d = Array.from({ length: n }, (_, k) => {
    const [a, b] = [(k * 2 * Math.PI) / n, ((k + 0.5) * 2 * Math.PI) / n];
    return `M${x} ${y}L${round(x + Math.cos(a) * reach)} ${round(y + Math.sin(a) * reach)}L${round(x + Math.cos(b) * reach)} ${round(y + Math.sin(b) * reach)}z`;
  });
  return fill(d.join(""), ink.paper, 0.16);
}
