import { LEFT, RIGHT, type Canvas } from "../canvas";
import type { InkName } from "../palettes";
import { box, lancet } from "../shapes";
import { fill, mix, stroke } from "../svg";

const round = Math.round;

/** A suspension bridge across the whole sheet: x of its towers, height of deck and towers above it. */
export interface Bridge {
  y?: number;
  towers?: readonly number[];
  h?: number;
  drop?: number;
  style?: "steel" | "stone";
  ink?: InkName;
}

/** Height of a sagging cable at `x`, hung between two points on the towers' heads. */
function sag(x: number, from: number, to: number, head: number, low: number): number {
  const t = (x - from) / (to - from);
  return head + (low - head) * 4 * t * (1 - t);
}

export function bridge({ ink }: Canvas, params: Bridge): string {
  const { y = 560, towers = [60, 560], h = 170, drop = 120, style = "steel", ink: name = "a1" } = params;
  const colour = ink[name];
  const head = y - h;
  const [first, last] = [towers[0] ?? 0, towers[towers.length - 1] ?? 0];
  const reach = round(((towers[1] ?? first + 400) - first) * 0.55);
  let cables = `M${first} ${head}Q${first - round(reach * 0.45)} ${y - 20} ${first - reach} ${y}M${last} ${head}Q${last + round(reach * 0.45)} ${y - 20} ${last + reach} ${y}`;
  let hangers = "";
  for (let along = 18; along < reach; along += 18) {
    const rise = round(h * Math.pow(1 - along / reach, 1.8));
    hangers += `M${first - along} ${y}v${-rise}M${last + along} ${y}v${-rise}`;
  }
  for (let k = 1; k < towers.length; k++) {
    const [from, to] = [towers[k - 1] as number, towers[k] as number];
    cables += `M${from} ${head}Q${round((from + to) / 2)} ${y + h - 20} ${to} ${head}`;
    for (let x = from + 18; x < to; x += 18) hangers += `M${x} ${round(sag(x, from, to, head, y - 10))}V${y}`;
  }
  return (
    stroke(hangers, colour, 1.3, 'opacity=".75"') +
    stroke(cables, colour, 4) +
    fill(box(LEFT, y, RIGHT - LEFT, 9), mix(colour, ink.ink, 0.25)) +
    fill(box(LEFT, y - 3, RIGHT - LEFT, 4), colour) +
    towers
      .map((x) =>
        style === "stone" ? stoneTower(ink, colour, x, head, y, drop) : steelTower(ink, colour, x, head, y, drop),
      )
      .join("")
  );
}

function stoneTower(ink: Canvas["ink"], colour: string, x: number, head: number, y: number, drop: number): string {
  const tall = y - head;
  const lit = box(x - 46, head, 92, tall + drop) + box(x - 52, head - 10, 104, 14) + box(x - 52, y - 6, 104, 12);
  return (
    fill(lit, colour) +
    fill(box(x + 26, head, 20, tall + drop) + box(x + 30, head - 10, 22, 14), mix(colour, ink.ink, 0.35)) +
    fill(lancet(x - 34, y - 10, 28, tall * 0.72) + lancet(x + 4, y - 10, 28, tall * 0.72), mix(colour, ink.paper, 0.62))
  );
}

function steelTower(ink: Canvas["ink"], colour: string, x: number, head: number, y: number, drop: number): string {
  const foot = y + drop;
  const ribs = [0.06, 0.34, 0.62].map((share) => box(x - 18, round(head + (y - head) * share), 36, 10)).join("");
  return (
    fill(box(x - 20, head - 8, 11, foot - head + 8) + box(x + 9, head - 8, 11, foot - head + 8) + ribs, colour) +
    fill(
      box(x + 15, head - 8, 5, foot - head + 8) + box(x - 13, head - 8, 4, foot - head + 8),
      mix(colour, ink.ink, 0.4),
    ) +
    fill(box(x - 34, foot - 14, 68, 20), mix(colour, ink.ink, 0.55))
  );
}

/**
 * A bridge or aqueduct of round arches: left end, deck, number and width of spans, height of the piers; `hump` raises
 * the middle.
 */
export interface Arcade {
  x?: number;
  y?: number;
  n?: number;
  span?: number;
  h?: number;
  hump?: number;
  ink?: InkName;
}

export function arcade(
  { ink }: Canvas,
  { x = LEFT, y = 560, n = 14, span = 105, h = 90, hump = 0, ink: name = "wall" }: Arcade,
): string {
  const colour = ink[name];
  const width = n * span;
  const pier = round(span * 0.16);
  const r = (span - pier) / 2;
  const deck = (at: number): number => round(y - hump * 4 * (at / width) * (1 - at / width));
  let lower = "";
  let shade = "";
  for (let k = n - 1; k >= 0; k--) {
    const left = x + k * span + pier / 2;
    const spring = Math.max(deck(k * span + span / 2) + 12 + r * 0.9, y + h * 0.3);
    const right = left + 2 * r;
    lower += `L${right} ${y + h}V${spring}A${r} ${round(r * 0.9)} 0 0 0 ${left} ${spring}V${y + h}`;
    shade += `M${left} ${y + h}V${spring}A${r} ${round(r * 0.9)} 0 0 1 ${left + r} ${spring - round(r * 0.9)}q${-r * 0.6} 4 ${-r * 0.72} ${r * 0.9}V${y + h}z`;
  }
  const top = hump ? `Q${x + width / 2} ${y - 2 * hump} ${x + width} ${y}` : `H${x + width}`;
  return (
    fill(`M${x} ${y + h}V${y}${top}V${y + h}${lower}z`, colour) +
    fill(shade, mix(colour, ink.near, 0.75)) +
    stroke(
      `M${x} ${y + 2}${hump ? `Q${x + width / 2} ${y - 2 * hump + 2} ${x + width} ${y + 2}` : `H${x + width}`}`,
      mix(colour, ink.paper, 0.5),
      5,
    )
  );
}

/**
 * A steel arch from `from` to `to`: deck at `y`, springing at `foot`, highest at `crown`. The deck may hang from it or
 * stand on it.
 */
export interface ArchBridge {
  from: number;
  to: number;
  y: number;
  foot: number;
  crown: number;
  ink?: InkName;
}

export function archBridge({ ink }: Canvas, { from, to, y, foot, crown, ink: name = "near" }: ArchBridge): string {
  const colour = ink[name];
  const arc = (x: number, rise: number): number => {
    const t = (x - from) / (to - from);
    return foot - (foot - crown) * rise * 4 * t * (1 - t);
  };
  const step = round((to - from) / 18);
  let bars = "";
  for (let k = 1; k < 18; k++) {
    const x = from + k * step;
    bars += `M${x} ${round(arc(x, 1))}V${y}M${x} ${round(arc(x, 1))}V${round(arc(x, 0.84))}L${x + step} ${round(arc(x + step, 1))}`;
  }
  const rib = (rise: number): string =>
    `M${from} ${foot}Q${round((from + to) / 2)} ${round(foot - (foot - crown) * 2 * rise)} ${to} ${foot}`;
  return (
    stroke(bars, colour, 2, 'opacity=".8"') +
    stroke(rib(1), colour, 7) +
    stroke(rib(0.84), colour, 4) +
    fill(box(LEFT, y - 5, RIGHT - LEFT, 11), mix(colour, ink.ink, 0.25)) +
    fill(box(LEFT, y - 5, RIGHT - LEFT, 3), mix(colour, ink.paper, 0.4))
  );
}
