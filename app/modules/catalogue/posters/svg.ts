/** A point on the 600 x 800 canvas; x grows to the right, y downwards. */
export type Point = readonly [x: number, y: number];

/** A colour as `#rrggbb`. */
export type Colour = string;

const channels = (colour: Colour): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** The colour at `share` (0-1) of the way from one ink to another. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const target = channels(to);
  const mixed = channels(from).map((value, k) => Math.round(value + ((target[k] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Long decimals in path data cost bytes and show nothing: one digit is a tenth of a pixel. */
function tidy(d: string): string {
  return d.replace(/-?\d*\.\d\d+/g, (number) => {
    const rounded = String(Math.round(Number(number) * 10) / 10);
    return number.startsWith("-") && !rounded.startsWith("-") ? ` ${rounded}` : rounded;
  });
}

/** A flat shape. Empty path data draws nothing, so that optional details need no branches. */
export function fill(d: string, paint: string, opacity = 1): string {
  return d ? `<path d="${tidy(d)}" fill="${paint}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>` : "";
}

/** A line without a fill, with further attributes such as a dash pattern in `more`. */
export function stroke(d: string, paint: string, width: number, more = ""): string {
  return d
    ? `<path d="${tidy(d)}" fill="none" stroke="${paint}" stroke-width="${width}"${more ? ` ${more}` : ""}/>`
    : "";
}

/** The attribute of lines with round ends: clouds, glints, branches. */
export const ROUND = 'stroke-linecap="round"';

/** Round dots from zero-length strokes (`M10 20h0`), about nine bytes each: foliage, stars, blossom. */
export function dots(d: string, paint: string, diameter: number): string {
  return d ? `<path d="${tidy(d)}" stroke="${paint}" stroke-width="${diameter}" ${ROUND}/>` : "";
}

/** The position of a shape that was drawn around an origin. `flip` mirrors it. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly flip?: boolean;
}

/** The attribute that moves a shape to its place. */
export function place({ x, y, scale = 1, flip = false }: Placement): string {
  const size = flip ? `scale(${-scale} ${scale})` : scale === 1 ? "" : `scale(${scale})`;
  return `transform="translate(${x} ${y})${size}"`;
}

/** Shapes drawn around an origin, moved to their place. */
export const placed = (inner: string, at: Placement): string => `<g ${place(at)}>${inner}</g>`;

/** A gradient stop: offset 0-1, colour, optional opacity. */
export type Stop = readonly [offset: number, colour: Colour, opacity?: number];

/** A vertical gradient, from top to bottom of the shape it fills. */
export function gradient(id: string, stops: readonly Stop[]): string {
  const marks = stops.map(
    ([offset, colour, opacity]) =>
      `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
  );
  return `<linearGradient id="${id}" x2="0" y2="1">${marks.join("")}</linearGradient>`;
}

/** Text made safe inside an attribute. */
export function escapeAttribute(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
}
