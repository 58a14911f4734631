import { seededRng, type Rng } from "#app/shared/rng";
import type { Inks } from "./palettes";
import { gradient, mix, place, type Colour, type Placement, type Point } from "./svg";

/** Layers run this far beyond the 600 wide sheet, so that a wide crop needs no second drawing. */
export const LEFT = -430;
/** Right end of every layer. */
export const RIGHT = 1030;
/** Width of every layer. */
export const SPAN = RIGHT - LEFT;

/** The tools of a layer: inks, the scene's random sequence, and a place for gradients and symbols. */
export interface Canvas {
  readonly ink: Inks;
  /** One sequence for the whole scene: a layer's shapes depend on the layers before it. */
  readonly rng: Rng;
  /** A sequence of its own for a detail that must not disturb the others. */
  readonly detail: (salt: number) => Rng;
  /** Puts a definition in the sheet and returns its id. The same `key` is defined once. */
  readonly define: (markup: (id: string) => string, key?: string) => string;
}

/** A fresh canvas and the definitions drawn on it so far. */
export function newCanvas(
  ink: Inks,
  seed: number,
  idPrefix: string,
): { canvas: Canvas; definitions: readonly string[] } {
  const definitions: string[] = [];
  const shared = new Map<string, string>();
  let issued = 0;
  const define: Canvas["define"] = (markup, key) => {
    const known = key === undefined ? undefined : shared.get(key);
    if (known) return known;
    // Counted before the markup is drawn: it may define things of its own.
    const id = `${idPrefix}${issued++}`;
    definitions.push(markup(id));
    if (key !== undefined) shared.set(key, id);
    return id;
  };
  return { canvas: { ink, rng: seededRng(seed), detail: (salt) => seededRng(seed + salt), define }, definitions };
}

/** A paint that fades from an ink into mist: `length` 0-1 of the shape's height, `share` of paper at its foot. */
export function fadingPaint(canvas: Canvas, colour: Colour, length: number, share: number): string {
  const stops = [
    [0, colour],
    [Math.round(length * 100) / 100, mix(colour, canvas.ink.paper, share)],
  ] as const;
  return `url(#${canvas.define((id) => gradient(id, stops))})`;
}

/** Points from end to end, about `step` apart, up to `amp` above and below `y`. */
export function wander(rng: Rng, y: number, amp: number, step: number): Point[] {
  const points: Point[] = [];
  for (let x = LEFT; x <= RIGHT + step; x += step) points.push([x, Math.round(y + (rng() - 0.5) * 2 * amp)]);
  return points;
}

/** Shapes drawn once around an origin and shown at a place; a second copy in the same inks costs one short element. */
export function copied(
  canvas: Canvas,
  kind: string,
  overrides: Partial<Inks> | undefined,
  at: Placement,
  art: (ink: Inks) => string,
): string {
  const key = `${kind} ${overrides ? JSON.stringify(overrides) : ""}`;
  const id = canvas.define((own) => `<g id="${own}">${art({ ...canvas.ink, ...overrides })}</g>`, key);
  return `<use href="#${id}" ${place(at)}/>`;
}
