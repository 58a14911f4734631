import { wander, type Canvas } from "../canvas";
import type { InkName } from "../palettes";
import { closedDown, dotsAlong, dotsWithin } from "../shapes";
import { dots, fill, mix, ROUND, stroke, type Point } from "../svg";

const round = Math.round;

/**
 * A line of round tree crowns, filled to the bottom; `hi` is the ink of the sunlit leaves, `line` a wood's edge other
 * than level.
 */
export interface Crowns {
  line?: readonly Point[];
  y?: number;
  amp?: number;
  w?: number;
  ink?: InkName;
  hi?: InkName;
}

export function crowns(canvas: Canvas, params: Crowns): string {
  const { y = 640, amp = 12, w = 30, ink = "leaf", hi, line = wander(canvas.rng, y, amp, 60) } = params;
  const raised = line.map(([x, top]): Point => [x, top - 2]);
  return (
    fill(closedDown(line), canvas.ink[ink]) +
    dots(dotsAlong(canvas.detail(y), line, w * 0.6, w * 0.18), canvas.ink[ink], w) +
    (hi ? dots(dotsAlong(canvas.detail(y + 1), raised, w * 1.3, w * 0.2), canvas.ink[hi], round(w * 0.36)) : "")
  );
}

/** The position of a single plant: x, y of the foot, scale, and -1 to lean the other way. */
export type Stand = readonly [x: number, y: number, scale: number, flip?: 1 | -1];

/** Single plants of one sort. */
export interface Plants {
  at: readonly Stand[];
  ink?: InkName;
}

const FROND =
  "M2 -100Q-18 -124 -44 -104Q-20 -112 2 -97Q-26 -96 -38 -74Q-18 -92 4 -96Q-2 -84 -6 -64Q6 -80 5 -97Q16 -86 22 -66Q20 -88 5 -98Q30 -96 42 -78Q34 -104 4 -101Q30 -118 48 -104Q22 -126 3 -102Q10 -122 0 -134Q-4 -118 2 -100Z";
const SHAPES = {
  palm: `M-3 0Q6 -50 0 -100L4 -100Q13 -50 5 0Z${FROND}`,
  cypress: "M-2 0V-8Q-15 -40 -8 -80Q-4 -104 0 -116Q4 -104 8 -80Q15 -40 2 -8V0z",
  pine: "M-3 0Q2 -50 -1 -84H3Q5 -50 4 0zM-44 -86Q-46 -100 -26 -104Q-20 -118 2 -116Q26 -118 30 -104Q46 -100 44 -86Q20 -78 0 -82Q-22 -78 -44 -86z",
  acacia:
    "M-4 0Q0 -30 -16 -56L-34 -74L-31 -77L-11 -60Q-4 -74 -6 -82H-2Q0 -72 -2 -60L26 -80L29 -77L4 -52Q2 -30 5 0zM-62 -78Q-44 -96 -8 -94Q34 -100 60 -82Q30 -76 0 -78Q-34 -74 -62 -78z",
  baobab:
    "M-16 0Q-10 -36 -15 -72L-34 -92L-54 -96V-99L-34 -97L-26 -112L-22 -110L-28 -95L-12 -82L-8 -112L-24 -128L-21 -130L-6 -118L4 -136L8 -133L-1 -112L2 -82L16 -94L20 -116L24 -115L23 -98L44 -106L46 -103L26 -91L12 -72Q8 -36 15 0zM-60 -98a11 8 0 1 1 22 0zM-34 -112a13 9 0 1 1 24 0zM-32 -130a11 8 0 1 1 24 0zM-6 -134a12 9 0 1 1 24 0zM12 -115a12 9 0 1 1 24 0zM32 -104a12 8 0 1 1 26 0z",
  cactus: "M-7 0V-88a7 7 0 0 1 14 0V-50h10V-68a6 6 0 0 1 12 0V-38H7V0zM-7 -30H-28V-58a6 6 0 0 1 12 0V-42h9z",
  fir: "M0 -118L17 -80H10L25 -48H15L33 -10H4V0H-4V-10H-33L-15 -48H-25L-10 -80H-17z",
  banana:
    "M-4 0Q0 -40 -2 -66Q-34 -74 -52 -50Q-40 -92 -4 -74Q-20 -104 -50 -100Q-22 -124 0 -82Q4 -118 30 -128Q24 -98 6 -78Q36 -102 58 -74Q34 -78 6 -68Q4 -40 5 0z",
} as const;

/** The sorts of single plants. */
export type PlantSort = keyof typeof SHAPES;

/** Draws single plants as copies of one symbol. */
export function plants(canvas: Canvas, sort: PlantSort, { at, ink = "ink" }: Plants): string {
  const id = canvas.define((own) => `<path id="${own}" d="${SHAPES[sort]}"/>`, sort);
  return at
    .map(
      ([x, y, scale, flip = 1]) =>
        `<use href="#${id}" fill="${canvas.ink[ink]}" transform="translate(${x} ${y})scale(${scale * flip} ${scale})"/>`,
    )
    .join("");
}

/** A blossoming branch that hangs into the top left corner around `x`, `y`. */
export interface Blossom {
  ink?: InkName;
  x?: number;
  y?: number;
  n?: number;
}

export function blossom(canvas: Canvas, { ink = "a1", x = 60, y = 60, n = 46 }: Blossom): string {
  const colour = canvas.ink[ink];
  const branch = `M${x - 90} ${y - 40}C${x} ${y - 30} ${x + 60} ${y + 10} ${x + 170} ${y}M${x - 10} ${y - 20}Q${x + 30} ${y + 40} ${x + 60} ${y + 70}`;
  return (
    stroke(branch, canvas.ink.ink, 4, ROUND) +
    dots(dotsWithin(canvas.detail(1), { x: x + 50, y: y + 8, rx: 130, ry: 54 }, n), colour, 15) +
    dots(
      dotsWithin(canvas.detail(2), { x: x + 50, y: y + 4, rx: 130, ry: 50 }, n),
      mix(colour, canvas.ink.paper, 0.55),
      9,
    )
  );
}

/** A clump of flowers or leaves: an ellipse of dots, darker below and lighter above. */
export interface Bush {
  x: number;
  y: number;
  rx?: number;
  ry?: number;
  w?: number;
  ink?: InkName;
}

export function bush(canvas: Canvas, { x, y, rx = 54, ry = 50, w = 22, ink = "a1" }: Bush): string {
  const colour = canvas.ink[ink];
  const count = Math.max(6, round(((rx * ry) / (w * w)) * 4));
  return (
    dots(dotsWithin(canvas.detail(x), { x, y, rx, ry }, count), mix(colour, canvas.ink.ink, 0.25), w) +
    dots(dotsWithin(canvas.detail(x + 1), { x: x - 4, y: y - 6, rx, ry: ry * 0.9 }, count), colour, round(w * 0.8)) +
    dots(
      dotsWithin(canvas.detail(x + 2), { x: x - 8, y: y - 14, rx: rx * 0.9, ry: ry * 0.8 }, round(count * 0.7)),
      mix(colour, canvas.ink.paper, 0.4),
      round(w * 0.4),
    )
  );
}
