import { copied, type Canvas } from "../canvas";
import type { Inks } from "../palettes";
import type { Figure } from "../scene";
import * as animals from "./animals";
import * as boats from "./boats";
import * as streetLife from "./street-life";
import * as vehicles from "./vehicles";
import * as wildlife from "./wildlife";

/** Draws a living or moving thing: origin at its foot or waterline. */
export type FigureArt = (ink: Inks) => string;

const FIGURES = { ...animals, ...boats, ...streetLife, ...vehicles, ...wildlife } as const satisfies Record<
  string,
  FigureArt
>;

/** The kinds of figures. */
export type FigureKind = keyof typeof FIGURES;

/** Draws a figure at its place on the sheet. */
export function drawFigure(canvas: Canvas, { kind, x, y, s = 1, flip = false, ink }: Figure): string {
  const art: FigureArt = FIGURES[kind];
  return copied(canvas, kind, ink, { x, y, scale: s, flip }, art);
}
