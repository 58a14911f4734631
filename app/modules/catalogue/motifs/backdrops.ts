import { LEFT, RIGHT, type Canvas } from "../posters/canvas";
import { drawLayer } from "../posters/layers/draw-layer";
import type { InkName } from "../posters/palettes";
import type { Layer } from "../posters/scene";
import { box, circle } from "../posters/shapes";
import { fill, mix, stroke } from "../posters/svg";

/** What stands behind the subject of a motif. */
export type Backdrop =
  | "town"
  | "meadow"
  | "wood"
  | "hills"
  | "sand"
  | "desert"
  | "water"
  | "deep"
  | "sky"
  | "snow"
  | "room"
  | "table"
  | "dark";

/** Layers of the open air by backdrop. */
const OUTDOORS: Record<Exclude<Backdrop, "room" | "table" | "dark" | "deep">, readonly Layer[]> = {
  town: [
    ["clouds", { y: 250 }],
    ["ridge", { y: 560, amp: 26, ink: "far" }],
    ["skyline", { y: 700, ink: "mid", lo: 60, hi: 150, w: 60, lit: false }],
    ["ground", { y: 650, amp: 4, ink: "ground" }],
  ],
  meadow: [
    ["clouds", { y: 240 }],
    ["ridge", { y: 560, amp: 40, ink: "far" }],
    ["ridge", { y: 610, amp: 24, ink: "mid", mist: 0 }],
    ["ground", { y: 650, amp: 8, ink: "leaf" }],
  ],
  wood: [
    ["ridge", { y: 480, amp: 40, ink: "far" }],
    ["crowns", { y: 590, amp: 26, w: 44, ink: "mid" }],
    ["ground", { y: 650, amp: 8, ink: "leaf" }],
  ],
  hills: [
    ["ridge", { y: 500, amp: 90, step: 170, ink: "far", shape: "peaks" }],
    ["ridge", { y: 600, amp: 40, ink: "mid" }],
    ["ground", { y: 670, amp: 14, ink: "near" }],
  ],
  sand: [
    ["clouds", { y: 230 }],
    ["water", { y: 500, to: 640, n: 16 }],
    ["ground", { y: 620, amp: 12, ink: "ground" }],
  ],
  desert: [
    ["ridge", { y: 570, amp: 60, ink: "far", shape: "mesa", step: 150 }],
    ["ground", { y: 640, amp: 12, ink: "ground" }],
  ],
  water: [
    ["clouds", { y: 240 }],
    ["ridge", { y: 540, amp: 40, ink: "far" }],
    ["water", { y: 560, n: 20 }],
  ],
  sky: [
    ["clouds", { y: 330 }],
    ["ridge", { y: 680, amp: 40, ink: "far" }],
  ],
  snow: [
    ["ridge", { y: 520, amp: 120, step: 180, ink: "far", shape: "peaks", snow: 0.5 }],
    ["ground", { y: 640, amp: 16, ink: "paper" }],
  ],
};

/** The inks of walls and cloths by variant: neighbours on a page differ. */
const WALLS: readonly InkName[] = ["far", "mid", "top"];
const CLOTHS: readonly InkName[] = ["mid", "a1", "water"];

function room({ ink }: Canvas, variant: number): string {
  const wall = mix(ink[WALLS[variant % WALLS.length]!], ink.paper, 0.42);
  return (
    fill(box(0, 0, 600, 800), wall) +
    fill(box(0, 655, 600, 145), mix(ink.ground, ink.ink, 0.3)) +
    fill(box(0, 645, 600, 12), mix(wall, ink.ink, 0.3))
  );
}

function table({ ink }: Canvas, variant: number): string {
  const cloth = mix(ink[CLOTHS[variant % CLOTHS.length]!], ink.ink, 0.1);
  const weave = Array.from({ length: 9 }, (_, k) => `M${k * 75} 140V740M0 ${140 + k * 75}H600`).join("");
  return fill(box(0, 0, 600, 800), cloth) + stroke(weave, ink.paper, 2, 'opacity=".16"');
}

function dark({ ink }: Canvas, variant: number): string {
  const wall = mix(ink[WALLS[variant % WALLS.length]!], ink.ink, 0.72);
  return (
    fill(box(0, 0, 600, 800), wall) +
    fill(circle(300, 400, 290), mix(wall, ink.a2, 0.16)) +
    fill(circle(300, 420, 200), mix(wall, ink.a2, 0.3)) +
    fill(box(0, 655, 600, 145), mix(ink.ink, "#000000", 0.2))
  );
}

function deep({ ink }: Canvas, variant: number): string {
  const water = mix(ink.water, variant === 2 ? ink.leaf : ink.paper, variant * 0.14);
  return (
    fill(box(0, 0, 600, 800), water) +
    fill("M60 140H210L90 740H-120zM330 140H420L470 740H250z", mix(water, ink.paper, 0.35), 0.5) +
    fill("M0 690Q90 640 190 690T400 680T600 690V800H0z", mix(ink.ground, ink.water, 0.35))
  );
}

/** Backdrops that show no sky, so that their picture is the same at every hour. */
const INDOORS = { room, table, dark, deep } as const;

/** Whether a backdrop shows no sky. */
export const isIndoors = (on: Backdrop): on is keyof typeof INDOORS => on in INDOORS;

/** Draws a backdrop; one in the open air lies under the sky that was drawn before it. */
export function drawBackdrop(canvas: Canvas, on: Backdrop, variant: number): string {
  return isIndoors(on) ? INDOORS[on](canvas, variant) : OUTDOORS[on].map((layer) => drawLayer(canvas, layer)).join("");
}

/** The whole sheet behind everything. */
export const SHEET = `M${LEFT} 0H${RIGHT}V800H${LEFT}z`;
