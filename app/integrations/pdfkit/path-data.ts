/**
 * SVG path data in absolute commands of four kinds. pdfkit draws quadratic curves as another curve, so they become
 * cubic ones here.
 */

export type Segment =
  | { kind: "M" | "L"; x: number; y: number }
  | { kind: "C"; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
  | { kind: "A"; rx: number; ry: number; turn: number; large: number; sweep: number; x: number; y: number }
  | { kind: "Z" };

const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, T: 2, Q: 4, S: 4, C: 6, A: 7 };

/** Numbers of a list in which blanks, commas and signs separate. */
export function readNumbers(text: string): number[] {
  return Array.from(text.matchAll(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g), (match) => Number(match[0]));
}

interface Pen {
  x: number;
  y: number;
  startX: number;
  startY: number;
  /** The point that a smooth curve is reflected from, with the kind of curve that it belongs to. */
  control?: { kind: "C" | "Q"; x: number; y: number };
}

function quadratic(pen: Pen, cx: number, cy: number, x: number, y: number): Segment {
  const near = (end: number, control: number): number => end + ((control - end) * 2) / 3;
  pen.control = { kind: "Q", x: cx, y: cy };
  return { kind: "C", x1: near(pen.x, cx), y1: near(pen.y, cy), x2: near(x, cx), y2: near(y, cy), x, y };
}

function mirrored(pen: Pen, kind: "C" | "Q"): [x: number, y: number] {
  return pen.control?.kind === kind ? [pen.x * 2 - pen.control.x, pen.y * 2 - pen.control.y] : [pen.x, pen.y];
}

/** One command with absolute arguments. */
function segmentOf(kind: string, values: number[], pen: Pen): Segment {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = values;
  switch (kind) {
    case "H":
      return { kind: "L", x: a, y: pen.y };
    case "V":
      return { kind: "L", x: pen.x, y: a };
    case "Q":
      return quadratic(pen, a, b, c, d);
    case "T":
      return quadratic(pen, ...mirrored(pen, "Q"), a, b);
    case "S": {
      const [x1, y1] = mirrored(pen, "C");
      return { kind: "C", x1, y1, x2: a, y2: b, x: c, y: d };
    }
    case "C":
      return { kind: "C", x1: a, y1: b, x2: c, y2: d, x: e, y: f };
    case "A":
      return { kind: "A", rx: a, ry: b, turn: c, large: d, sweep: e, x: f, y: g };
    default:
      return { kind: kind === "M" ? "M" : "L", x: a, y: b };
  }
}

/** Arguments as absolute coordinates; only the end point of an arc is a place. */
function toAbsolute(kind: string, values: number[], pen: Pen): number[] {
  if (kind === "V") return values.map((value) => value + pen.y);
  if (kind === "H") return values.map((value) => value + pen.x);
  return values.map((value, index) =>
    kind === "A" && index < 5 ? value : value + ((kind === "A" ? index - 5 : index) % 2 === 0 ? pen.x : pen.y),
  );
}

function move(pen: Pen, segment: Segment, command: string): void {
  if (segment.kind === "Z") [pen.x, pen.y] = [pen.startX, pen.startY];
  else [pen.x, pen.y] = [segment.x, segment.y];
  if (segment.kind === "M") [pen.startX, pen.startY] = [segment.x, segment.y];
  if (command === "C" || command === "S")
    pen.control = segment.kind === "C" ? { kind: "C", x: segment.x2, y: segment.y2 } : undefined;
  else if (command !== "Q" && command !== "T") pen.control = undefined;
}

/** Reads path data. Arguments that are too few for their command draw nothing. */
export function readPath(d: string): Segment[] {
  const segments: Segment[] = [];
  const pen: Pen = { x: 0, y: 0, startX: 0, startY: 0 };
  for (const [, command = "M", list = ""] of d.matchAll(/([a-df-zA-DF-Z])([^a-df-zA-DF-Z]*)/g)) {
    const kind = command.toUpperCase();
    const size = ARGUMENTS[kind] ?? 0;
    const values = readNumbers(list);
    for (let at = 0; kind === "Z" ? at === 0 : at + size <= values.length; at += size || 1) {
      // Further pairs after a move are lines.
      const meant = kind === "M" && at > 0 ? "L" : kind;
      const own = values.slice(at, at + size);
      const segment: Segment =
        kind === "Z" ? { kind: "Z" } : segmentOf(meant, command === kind ? own : toAbsolute(meant, own, pen), pen);
      segments.push(segment);
      move(pen, segment, meant);
    }
  }
  return segments;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Writes path data of absolute commands. */
export function writePath(segments: readonly Segment[]): string {
  return segments
    .map((segment) =>
      segment.kind === "Z"
        ? "Z"
        : `${segment.kind}${Object.values(segment)
            .slice(1)
            .map((value) => round(value as number))
            .join(" ")}`,
    )
    .join("");
}

/** Lowest and highest y; control points count, which for gentle curves is near enough. */
export function verticalExtent(segments: readonly Segment[]): { top: number; bottom: number } {
  const heights = segments.flatMap((segment) =>
    segment.kind === "Z" ? [] : segment.kind === "C" ? [segment.y1, segment.y2, segment.y] : [segment.y],
  );
  return { top: Math.min(...heights), bottom: Math.max(...heights) };
}
