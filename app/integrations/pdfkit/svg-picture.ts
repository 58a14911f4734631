/** Turns flat SVG drawings (paths, circles, groups, symbols, upright gradients) into shapes that a PDF can paint. */

import { readNumbers, readPath, verticalExtent, writePath } from "./path-data";

/** a b c d e f of an SVG transform. */
export type Matrix = readonly [number, number, number, number, number, number];

interface GradientStop {
  offset: number;
  colour: string;
  opacity: number;
}

/** A flat colour, or a gradient from `top` to `bottom` of the shape, in the shape's own units. */
export type Paint = { colour: string } | { stops: GradientStop[]; top: number; bottom: number };

interface Outline {
  d: string;
  matrix: Matrix;
}

export interface PictureShape extends Outline {
  fill?: Paint;
  stroke?: Paint;
  strokeWidth: number;
  isRound: boolean;
  dash: number[];
  dashPhase: number;
  opacity: number;
  /** Outlines that the shape may not leave. */
  clips: Outline[];
}

export interface Picture {
  viewBox: { x: number; y: number; width: number; height: number };
  shapes: PictureShape[];
}

interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;

function parseElements(svg: string): Element {
  const root: Element = { name: "root", attributes: {}, children: [] };
  const open = [root];
  for (const [, closing, name = "", attributes = "", selfClosing] of svg.matchAll(TAG)) {
    if (closing) {
      open.pop();
      continue;
    }
    const element: Element = {
      name,
      attributes: Object.fromEntries(
        Array.from(attributes.matchAll(/([\w:-]+)="([^"]*)"/g), (one) => [one[1], one[2]]),
      ),
      children: [],
    };
    open.at(-1)!.children.push(element);
    if (!selfClosing) open.push(element);
  }
  return root;
}

function collectIds(element: Element, ids: Map<string, Element>): Map<string, Element> {
  if (element.attributes.id) ids.set(element.attributes.id, element);
  for (const child of element.children) collectIds(child, ids);
  return ids;
}

function multiply(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[2] * b[1],
    a[1] * b[0] + a[3] * b[1],
    a[0] * b[2] + a[2] * b[3],
    a[1] * b[2] + a[3] * b[3],
    a[0] * b[4] + a[2] * b[5] + a[4],
    a[1] * b[4] + a[3] * b[5] + a[5],
  ];
}

function parseTransform(text = ""): Matrix {
  let matrix = IDENTITY;
  for (const [, kind, list = ""] of text.matchAll(/(translate|scale|rotate|matrix)\(([^)]*)\)/g)) {
    const [a = 0, b, c = 0, d = 0, e = 0, f = 0] = readNumbers(list);
    if (kind === "translate") matrix = multiply(matrix, [1, 0, 0, 1, a, b ?? 0]);
    else if (kind === "scale") matrix = multiply(matrix, [a, 0, 0, b ?? a, 0, 0]);
    else if (kind === "matrix") matrix = multiply(matrix, [a, b ?? 0, c, d, e, f]);
    else {
      const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
      matrix = multiply(
        matrix,
        multiply([1, 0, 0, 1, b ?? 0, c], multiply([cos, sin, -sin, cos, 0, 0], [1, 0, 0, 1, -(b ?? 0), -c])),
      );
    }
  }
  return matrix;
}

function pathOf({ name, attributes }: Element): string | undefined {
  if (name === "path") return attributes.d;
  if (name !== "circle" && name !== "ellipse") return undefined;
  const [x, y] = [Number(attributes.cx ?? 0), Number(attributes.cy ?? 0)];
  const rx = Number(attributes.rx ?? attributes.r ?? 0);
  const ry = Number(attributes.ry ?? attributes.r ?? 0);
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0z`;
}

/** The attributes that an element hands down to its children. */
interface Inherited {
  attributes: Record<string, string>;
  matrix: Matrix;
  opacity: number;
  clips: Outline[];
}

const HANDED_DOWN = ["fill", "stroke", "stroke-width", "stroke-linecap", "stroke-dasharray", "stroke-dashoffset"];

class PictureReader {
  readonly shapes: PictureShape[] = [];
  constructor(private readonly ids: Map<string, Element>) {}

  private reference(text = ""): Element | undefined {
    return this.ids.get(/#([\w-]+)/.exec(text)?.[1] ?? "");
  }

  private paint(value: string | undefined, d: string): Paint | undefined {
    if (value === undefined || value === "none") return undefined;
    if (!value.startsWith("url(")) return { colour: value };
    const stops = (this.reference(value)?.children ?? []).map(({ attributes }) => ({
      offset: Number(attributes.offset),
      colour: attributes["stop-color"] ?? "#000000",
      opacity: Number(attributes["stop-opacity"] ?? 1),
    }));
    return { stops, ...verticalExtent(readPath(d)) };
  }

  private inherit({ attributes }: Element, from: Inherited): Inherited {
    const matrix = multiply(
      from.matrix,
      multiply(parseTransform(attributes.transform), [
        1,
        0,
        0,
        1,
        Number(attributes.x ?? 0),
        Number(attributes.y ?? 0),
      ]),
    );
    const own = Object.fromEntries(
      HANDED_DOWN.flatMap((name) => (attributes[name] === undefined ? [] : [[name, attributes[name]]])),
    );
    const clip = attributes["clip-path"] && this.reference(attributes["clip-path"]);
    const clips = clip
      ? clip.children.flatMap((child) => ({ d: writePath(readPath(pathOf(child) ?? "")), matrix }))
      : [];
    return {
      attributes: { ...from.attributes, ...own },
      matrix,
      opacity: from.opacity * Number(attributes.opacity ?? 1),
      clips: [...from.clips, ...clips],
    };
  }

  read(element: Element, from: Inherited): void {
    if (element.name === "defs") return;
    const state = this.inherit(element, from);
    const d = pathOf(element);
    if (d !== undefined) this.shapes.push(this.shape(d, state));
    if (element.name === "use") {
      const target = this.reference(element.attributes.href);
      if (target) this.read(target, state);
    }
    for (const child of element.children) this.read(child, state);
  }

  private shape(d: string, { attributes, matrix, opacity, clips }: Inherited): PictureShape {
    return {
      d: writePath(readPath(d)),
      matrix,
      fill: this.paint(attributes.fill ?? "#000000", d),
      stroke: this.paint(attributes.stroke, d),
      strokeWidth: Number(attributes["stroke-width"] ?? 1),
      isRound: attributes["stroke-linecap"] === "round",
      dash: readNumbers(attributes["stroke-dasharray"] ?? ""),
      dashPhase: Number(attributes["stroke-dashoffset"] ?? 0),
      opacity,
      clips,
    };
  }
}

/** Reads an SVG document. @throws RangeError when it has no viewBox */
export function readPicture(svg: string): Picture {
  const root = parseElements(svg);
  const sheet = root.children[0];
  const [x, y, width, height] = readNumbers(sheet?.attributes.viewBox ?? "");
  if (!sheet || x === undefined || y === undefined || !width || !height)
    throw new RangeError("The drawing has no viewBox");
  const reader = new PictureReader(collectIds(root, new Map()));
  for (const child of sheet.children) reader.read(child, { attributes: {}, matrix: IDENTITY, opacity: 1, clips: [] });
  return { viewBox: { x, y, width, height }, shapes: reader.shapes };
}
