import { copied, type Canvas } from "../canvas";
import type { Inks } from "../palettes";
import * as americanWest from "./american-west";
import * as ancient from "./ancient";
import * as asia from "./asia";
import * as castles from "./castles";
import * as churches from "./churches";
import * as cityIcons from "./city-icons";
import * as craters from "./craters";
import { cycladicVillage } from "./cycladic";
import { fitzRoy } from "./fitz-roy";
import * as hills from "./hills";
import * as iron from "./iron";
import * as modern from "./modern";
import * as mosques from "./mosques";
import * as mountains from "./mountains";
import * as natural from "./natural";
import * as naves from "./naves";
import * as palaces from "./palaces";
import * as sacredHills from "./sacred-hills";
import * as silkRoad from "./silk-road";
import * as skylines from "./skylines";
import * as southernShores from "./southern-shores";
import * as towers from "./towers";
import * as westernEurope from "./western-europe";

/** A building or natural outline with its origin at the middle of its base. `ink` overrides inks for it alone. */
export interface Landmark {
  kind: LandmarkKind;
  x?: number;
  y?: number;
  s?: number;
  ink?: Partial<Inks>;
}

/** Draws a landmark in the given inks: origin at the middle of its base, about 300 tall, light from the left. */
export type LandmarkArt = (ink: Inks, canvas: Canvas) => string;

const LANDMARKS = {
  ...americanWest,
  ...ancient,
  ...asia,
  ...castles,
  ...churches,
  ...cityIcons,
  ...craters,
  ...hills,
  ...iron,
  ...modern,
  ...mosques,
  ...mountains,
  ...natural,
  ...naves,
  ...palaces,
  ...sacredHills,
  ...silkRoad,
  ...skylines,
  ...southernShores,
  ...towers,
  ...westernEurope,
  cycladicVillage,
  fitzRoy,
} as const satisfies Record<string, LandmarkArt>;

/** The kinds of landmarks. */
export type LandmarkKind = keyof typeof LANDMARKS;

/** Draws a landmark at its place on the sheet. */
export function drawLandmark(canvas: Canvas, { kind, x = 300, y = 690, s = 1, ink }: Landmark): string {
  const art: LandmarkArt = LANDMARKS[kind];
  return copied(canvas, kind, ink, { x, y, scale: s }, (inks) => art(inks, canvas));
}
