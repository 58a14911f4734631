import { copied, type Canvas } from "../canvas";
import type { Inks } from "../palettes";
import * as animals from "./animals";
import * as boats from "./boats";
import * as streetLife from "./street-life";
import * as vehicles from "./vehicles";
import * as wildlife from "./wildlife";

/** A living or moving thing: boat, animal, vehicle, person. `flip` turns it to the other side. */
export interface Figure {
  kind: FigureKind;
  x: number;
  y: number;
  s?: number;
  flip?: boolean;
  ink?: Partial<Inks>;
}

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
