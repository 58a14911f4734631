import { LEFT, RIGHT, type Canvas } from "../canvas";
import type { InkName } from "../palettes";
import { fill, mix, stroke } from "../svg";

const round = Math.round;

/** Wooden or plastered houses with gables to the street. */
export interface Gables {
  y?: number;
  from?: number;
  to?: number;
  w?: number;
  h?: number;
  inks?: readonly InkName[];
}

export function gables({ ink, rng }: Canvas, params: Gables): string {
  const {
    y = 690,
    from = LEFT,
    to = RIGHT,
    w = 52,
    h = 60,
    inks = ["a1", "wall", "a2", "near", "wall", "leaf"],
  } = params;
  const walls = new Map<InkName, string>();
  let roofs = "";
  let windows = "";
  let x = from;
  while (x < to) {
    const width = round(w * (0.8 + rng() * 0.5));
    const tall = round(h * (0.75 + rng() * 0.6));
    const wall = inks[round(rng() * 97) % inks.length] ?? "wall";
    const rise = round(width * 0.42);
    const half = Math.floor(width / 2);
    walls.set(wall, `${walls.get(wall) ?? ""}M${x} 800V${y - tall}l${half} ${-rise}l${half} ${rise}V800z`);
    roofs += `M${x - 3} ${y - tall + 3}l${half + 3} ${-rise - 4}l${half + 3} ${rise + 4}l0 -9l${-half - 3} ${-rise - 3}l${-half - 3} ${rise + 3}z`;
    for (const [across, down] of [
      [0.2, 0.1],
      [0.58, 0.1],
      [0.2, 0.5],
      [0.58, 0.5],
    ] as const) {
      const pane = round(width * 0.2);
      windows += `M${x + round(width * across)} ${round(y - tall + 6 + tall * down)}h${pane}v${round(tall * 0.24)}h${-pane}z`;
    }
    x += width;
  }
  const fronts = [...walls].map(([name, d]) => fill(d, ink[name])).join("");
  return fronts + fill(roofs, ink.ink) + fill(windows, ink.a2, 0.9);
}

/** Towers of a modern city between `lo` and `hi` tall; `gap` keeps the view to a landmark open: x and half width. */
export interface Skyline {
  y?: number;
  ink?: InkName;
  lo?: number;
  hi?: number;
  w?: number;
  lit?: boolean;
  gap?: readonly [x: number, half: number];
}

export function skyline(
  { ink, rng }: Canvas,
  { y = 690, ink: name = "near", lo = 60, hi = 220, w = 44, lit = true, gap }: Skyline,
): string {
  let towers = "";
  let windows = "";
  let x = LEFT;
  while (x < RIGHT) {
    const width = round(w * (0.6 + rng() * 0.8));
    let tall = round(lo + (hi - lo) * Math.pow(rng(), 1.6));
    if (gap && Math.abs(x + width / 2 - gap[0]) < gap[1]) tall = round(tall * 0.35);
    towers += `M${x} 800V${y - tall}h${width}V800z`;
    if (rng() > 0.7) towers += `M${x + Math.floor(width / 2)} ${y - tall}v-22h3v22z`;
    for (let row = y - tall + 12; lit && row < y; row += 16) {
      const share = rng();
      if (share > 0.35) windows += `M${x + 6} ${row}h${round((width - 12) * share)}`;
    }
    x += width;
  }
  return fill(towers, ink[name]) + stroke(windows, ink.a2, 4, 'stroke-dasharray="5 5" opacity=".8"');
}

/** Flat-roofed walls with battlements. */
export interface Medina {
  y?: number;
  h?: number;
  w?: number;
  ink?: InkName;
}

export function medina({ ink, rng }: Canvas, { y = 690, h = 60, w = 84, ink: name = "wall" }: Medina): string {
  let lit = "";
  let shade = "";
  let openings = "";
  let x = LEFT;
  while (x < RIGHT) {
    const width = round(w * (0.6 + rng() * 0.9));
    const tall = round(h * (0.5 + rng()));
    lit += `M${x} 800V${y - tall}${"v-7h7v7h7".repeat(Math.floor(width / 14))}H${x + width}V800z`;
    shade += `M${x + round(width * 0.62)} 800V${y - tall}H${x + width}V800z`;
    for (let k = 0; k < 3; k++) {
      if (rng() <= 0.3) continue;
      openings += `M${x + 10 + round(k * width * 0.28)} ${y - tall + 36 + round(rng() * 12)}v-13a5 5 0 0 1 10 0v13z`;
    }
    x += width;
  }
  return fill(lit, ink[name]) + fill(shade, mix(ink[name], ink.near, 0.55)) + fill(openings, ink.ink);
}
