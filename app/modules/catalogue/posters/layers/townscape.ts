import { LEFT, RIGHT, type Canvas } from "../canvas";
import type { InkName } from "../palettes";
import { box, gable } from "../shapes";
import { fill, mix, stroke, type Point } from "../svg";

const round = Math.round;

/** Collects path data by ink, so that every ink of a layer is one path. */
class ByInk {
  private readonly paths = new Map<string, string>();

  add(colour: string, d: string): void {
    this.paths.set(colour, (this.paths.get(colour) ?? "") + d);
  }

  draw(): string {
    return [...this.paths].map(([colour, d]) => fill(d, colour)).join("");
  }
}

/** The roof of a town house: slate mansard, low tiles, stepped Dutch gable, or flat. */
export type RoofStyle = "mansard" | "tiles" | "dutch" | "flat";

/** A row of town houses of several floors. */
export interface Houses {
  y?: number;
  from?: number;
  to?: number;
  w?: number;
  h?: number;
  style?: RoofStyle;
  inks?: readonly InkName[];
  roof?: InkName;
  windows?: InkName;
}

function roofShape(style: RoofStyle, x: number, y: number, w: number): string {
  if (style === "mansard") return `M${x - 2} ${y}l7 -24h${w - 10}l7 24z${box(x + round(w * 0.72), y - 36, 8, 14)}`;
  if (style === "tiles") return `M${x - 4} ${y}l12 -16h${w - 16}l12 16z`;
  return style === "flat" ? box(x - 2, y - 5, w + 4, 6) : "";
}

/** The stepped gable of a canal house, drawn in the ink of its wall. */
function dutchGable(x: number, y: number, w: number, kind: number): string {
  const s = w / 8;
  if (kind < 0.4)
    return `M${x} ${y}v${-s}h${s}v${-s}h${s}v${-s}h${s}v${-s}h${s * 2}v${s}h${s}v${s}h${s}v${s}h${s}v${s}z`;
  if (kind < 0.7)
    return `M${x} ${y}q${s * 0.4} ${-s * 2.4} ${s * 2.2} ${-s * 2.4}v${-s * 1.6}l${s * 1.8} ${-s}l${s * 1.8} ${s}v${s * 1.6}q${s * 1.8} 0 ${s * 2.2} ${s * 2.4}z`;
  return gable(x, y, w, w * 0.5);
}

export function houses({ ink, rng }: Canvas, params: Houses): string {
  const {
    y = 690,
    from = LEFT,
    to = RIGHT,
    w = 70,
    h = 110,
    style = "tiles",
    inks = ["wall", "paper", "ground"],
    roof = "near",
    windows = "ink",
  } = params;
  const walls = new ByInk();
  let roofs = "";
  let shade = "";
  let panes = "";
  let x = from;
  while (x < to) {
    const width = round(w * (0.75 + rng() * 0.5));
    const tall = round(h * (0.82 + rng() * 0.36));
    const wall = ink[inks[Math.floor(rng() * inks.length)] ?? "wall"];
    const top = y - tall;
    walls.add(wall, `M${x} 800V${top}h${width}V800z${style === "dutch" ? dutchGable(x, top, width, rng()) : ""}`);
    shade += `M${x + round(width * 0.74)} 800V${top}h${width - round(width * 0.74)}V800z`;
    roofs += roofShape(style, x, top, width);
    for (let floor = top + 20; floor < Math.min(y + 20, 790); floor += 26) panes += `M${x + 8} ${floor}h${width - 14}`;
    x += width;
  }
  return (
    walls.draw() +
    fill(shade, ink.ink, 0.14) +
    fill(roofs, ink[roof]) +
    stroke(panes, ink[windows], 13, `stroke-dasharray="7 ${style === "dutch" ? 6 : 9}" opacity=".85"`)
  );
}

/** A town of cubes climbing a slope: the line of the hill, foot `y`, size of the houses, roofs flat or tiled. */
export interface HillTown {
  line: readonly Point[];
  y?: number;
  w?: number;
  h?: number;
  inks?: readonly InkName[];
  roof?: InkName;
  slope?: InkName;
  gap?: number;
}

function heightAt(line: readonly Point[], x: number): number {
  for (let k = 1; k < line.length; k++) {
    const [left, right] = [line[k - 1] as Point, line[k] as Point];
    if (x >= left[0] && x <= right[0])
      return left[1] + ((right[1] - left[1]) * (x - left[0])) / (right[0] - left[0] || 1);
  }
  return Infinity;
}

export function hillTown({ ink, rng }: Canvas, params: HillTown): string {
  const { line, y = 680, w = 46, h = 40, inks = ["wall", "paper", "a2"], roof, slope = "near", gap = 0.12 } = params;
  const first = line[0] as Point;
  const last = line[line.length - 1] as Point;
  let art = fill(`M${first[0]} 800L${line.map((p) => p.join(" ")).join("L")}V800z`, ink[slope]);
  const highest = Math.min(...line.map(([, top]) => top));
  for (let foot = highest + h; foot <= y; foot += round(h * 0.78)) art += hillRow(foot, first[0], last[0]);
  return art;

  function hillRow(foot: number, from: number, to: number): string {
    const walls = new ByInk();
    let shade = "";
    let tiles = "";
    let panes = "";
    for (let x = from - round(rng() * w); x < to;) {
      const width = round(w * (0.7 + rng() * 0.6));
      const tall = round(h * (0.8 + rng() * 0.7));
      const skip = rng() < gap;
      const wall = ink[inks[Math.floor(rng() * inks.length)] ?? "wall"];
      if (!skip && heightAt(line, x + width / 2) < foot - h * 0.3) {
        walls.add(wall, box(x, foot - tall, width, tall + round(h * 0.5)));
        shade += box(x + round(width * 0.66), foot - tall, width - round(width * 0.66), tall + round(h * 0.5));
        if (roof)
          tiles += `M${x - 3} ${foot - tall + 2}l${round(width * 0.3)} -11h${width + 6 - round(width * 0.6)}l${round(width * 0.3)} 11z`;
        panes +=
          box(x + round(width * 0.2), foot - tall + 11, 7, 10) +
          (width > w * 0.8 ? box(x + round(width * 0.45), foot - tall + 11, 7, 10) : "");
      }
      x += width + (skip ? 0 : 1);
    }
    return walls.draw() + fill(shade, ink.ink, 0.2) + (roof ? fill(tiles, ink[roof]) : "") + fill(panes, ink.ink, 0.8);
  }
}

/**
 * Both sides of a street in one-point perspective: the vanishing point, the inks of its fronts, its height and width.
 */
export interface Street {
  x?: number;
  y?: number;
  inks?: readonly InkName[];
  tall?: number;
  slope?: number;
  windows?: InkName;
  rails?: boolean;
  paving?: InkName;
}

const STEPS = [34, 54, 84, 130, 200, 310, 470, 760];

export function street({ ink, rng }: Canvas, params: Street): string {
  const {
    x = 300,
    y = 560,
    inks = ["a1", "wall", "a2", "ground"],
    tall = 1.1,
    slope = 0.62,
    windows = "ink",
    rails = false,
    paving = "ground",
  } = params;
  const road = `M${x - 30} ${y + 30 * slope}H${x + 30}L${round(x + (800 - y) / slope)} 800H${round(x - (800 - y) / slope)}Z`;
  return (
    fill(road, ink[paving]) +
    (rails
      ? stroke(
          `M${x - 6} ${y + 20}L${x - 130} 800M${x + 6} ${y + 20}L${x + 40} 800`,
          mix(ink[paving], ink.ink, 0.55),
          4,
        )
      : "") +
    streetSide(-1) +
    streetSide(1)
  );

  function streetSide(side: 1 | -1): string {
    const fronts = new ByInk();
    let panes = "";
    let eaves = "";
    const at = (d: number, rise: number): string => `${round(x + side * d)} ${round(y + d * rise)}`;
    const quad = (near: number, far: number, top: number, foot: number): string =>
      `M${at(far, top)}L${at(near, top)}L${at(near, foot)}L${at(far, foot)}z`;
    for (let k = 1; k < STEPS.length; k++) {
      const [near, far] = [STEPS[k - 1] as number, STEPS[k] as number];
      const top = -tall * (0.8 + rng() * 0.45);
      const wall = ink[inks[(k + (side > 0 ? 2 : 0)) % inks.length] ?? "wall"];
      fronts.add(side > 0 ? mix(wall, ink.ink, 0.26) : wall, quad(near, far, top, slope));
      eaves += `M${at(far, top)}L${at(near, top)}`;
      for (const across of [0.2, 0.6]) {
        for (const down of [0.14, 0.42, 0.7]) {
          const [a, b] = [near + (far - near) * across, near + (far - near) * (across + 0.2)];
          const high = top + (slope - top) * down;
          panes += quad(a, b, high, high + (slope - top) * 0.15);
        }
      }
    }
    return fronts.draw() + fill(panes, ink[windows], 0.85) + stroke(eaves, mix(ink.ink, ink.paper, 0.15), 5);
  }
}
