import type { LandmarkArt } from "../posters/landmarks/registry";
import type { Inks } from "../posters/palettes";
import type { Backdrop } from "./backdrops";

/** A drawing of one subject, by the posters' rule: origin at the middle of its base, light from the left. */
export type MotifArt = LandmarkArt;

/**
 * A motif as data: its subject, about 400 across at scale 1 on a square of 600, and what it stands before. On a table
 * the origin is the middle of the square.
 */
export interface MotifScene {
  on: Backdrop;
  art: MotifArt;
  /** The scale of a subject that was drawn for a poster. */
  s?: number;
  /** Where the subject's base lies, on the posters' sheet. */
  y?: number;
  /** Colours that the subject has everywhere: a tiger is no bluer by the sea. */
  ink?: Partial<Inks>;
}
