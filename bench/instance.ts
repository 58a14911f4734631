/** Reads the public benchmark formats as problems of the itinerary engine, times in tenths or hundredths, exactly. */
import type { Day, Node, Problem, Window } from "#app/modules/itinerary/engine/problem";

/** A vertex line of either format. */
interface Vertex {
  /** Coordinates in thousandths. */
  x: number;
  y: number;
  stay: number;
  score: number;
  /** The numbers after the score. */
  rest: number[];
}

export interface Instance {
  problem: Problem;
  /** Number of tours. */
  m: number;
}

/**
 * TOPTW files (`k v N t`, vertices with one window) need the number of tours, 1 when absent; MC-TOP-MTW
 * files (`M N B E1..E10`, four windows, fee and ten kinds a vertex) bring their own. Cordeau's instances
 * are recognised by their name (`pr...`) and count in hundredths, Solomon's in tenths.
 *
 * @throws {Error} for a file of another format.
 */
export function readInstance(name: string, text: string, tours?: number): Instance {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const head = numbers(lines[0] ?? "");
  const scale = /(^|[-_])(pr|t)\d/i.test(name) ? 100 : 10;
  if (head.length >= 13) return readMultiConstraint(head, lines.slice(1), scale, tours);
  if (head.length < 3) throw new Error(`${name} is not a TOPTW or MC-TOP-MTW file`);
  const firstVertex = lines.findIndex((line, index) => index > 0 && numbers(line).length >= 8);
  return readToptw(lines.slice(firstVertex), scale, tours ?? 1);
}

function readToptw(lines: string[], scale: number, m: number): Instance {
  const vertices = lines.map(readVertex);
  const nodes = vertices.map((vertex): Node => {
    const [open, latestStart] = vertex.rest.slice(-2) as [number, number];
    return {
      score: vertex.score,
      duration: scaled(vertex.stay, scale),
      windows: [{ open: scaled(open, scale), latestStart: scaled(latestStart, scale) }],
    };
  });
  return { m, problem: assemble(nodes, vertices, depotWindow(vertices, scale, -2), m, scale) };
}

function readMultiConstraint(head: number[], lines: string[], scale: number, tours?: number): Instance {
  const m = tours ?? head[0]!;
  const vertices = lines.map(readVertex);
  const nodes = vertices.map((vertex, index): Node => {
    const stay = scaled(vertex.stay, scale);
    if (index === 0) return { score: 0, duration: stay, windows: [] };
    const bounds = vertex.rest.slice(0, 5).map((time) => scaled(time, scale));
    const [parity, fee] = vertex.rest.slice(5, 7) as [number, number];
    const kinds = vertex.rest.slice(7, 17);
    return {
      score: vertex.score,
      duration: stay,
      windows: (day) => windowsOfTour(bounds, parity, day),
      price: fee,
      categories: kinds.flatMap((belongs, z) => (belongs ? [z] : [])),
    };
  });
  const problem = assemble(nodes, vertices, depotWindow(vertices, scale, 0), m, scale);
  const category = head.slice(3, 13).map((max, id) => ({ id, max }));
  return { m, problem: { ...problem, rules: { maxPrice: head[2]!, category } } };
}

/** Of the four windows that follow each other, a tour has the first and third or the second and fourth. */
function windowsOfTour(bounds: number[], parity: number, day: number): Window[] {
  const first = (day + (parity === 0 ? 1 : 0)) % 2;
  return [first, first + 2].map((w) => ({ open: bounds[w]!, latestStart: bounds[w + 1]! }));
}

function depotWindow(vertices: Vertex[], scale: number, at: number): { start: number; end: number } {
  const [start, end] = vertices[0]!.rest.slice(at, at === 0 ? 2 : undefined) as [number, number];
  return { start: scaled(start, scale), end: scaled(end, scale) };
}

function assemble(
  nodes: Node[],
  vertices: Vertex[],
  hours: { start: number; end: number },
  m: number,
  scale: number,
): Problem {
  const n = vertices.length;
  const time = new Int32Array(n * n);
  vertices.forEach((a, i) =>
    vertices.forEach((b, j) => {
      time[i * n + j] = distance(a, b, scale);
    }),
  );
  const days = Array.from({ length: m }, (): Day => ({ ...hours, from: 0, to: 0 }));
  return { nodes, days, travel: { n, time } };
}

/** Euclidean distance rounded down to the unit, from exact whole numbers. */
function distance(a: Vertex, b: Vertex, scale: number): number {
  const square = (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
  let root = Math.floor(Math.sqrt(square));
  while (root * root > square) root--;
  while ((root + 1) ** 2 <= square) root++;
  return Math.floor(root / (1000 / scale));
}

function readVertex(line: string): Vertex {
  const [, x, y, stay, score, ...rest] = numbers(line) as [number, number, number, number, number, ...number[]];
  return { x: scaled(x, 1000), y: scaled(y, 1000), stay, score, rest };
}

function numbers(line: string): number[] {
  return line.trim().split(/\s+/).map(Number);
}

/** A decimal as a whole number of smaller units; files carry no more decimals than the units have. */
function scaled(value: number, scale: number): number {
  return Math.round(value * scale);
}
