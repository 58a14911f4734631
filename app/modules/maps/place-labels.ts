import type { Spot } from "./map-frame";
import { MAP } from "./map-frame";
import { linesOf, widthOf } from "./text-width";

/** A box on the map, in units. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A name that needs a place beside its pin. */
export interface Wish {
  text: string;
  at: Spot;
  /** Distance of the name from the spot, where its pin ends. */
  radius: number;
  size: number;
  style: TextStyle;
}

/** The role of a text: the name of a stop, of the stay, or of a part of town. */
type TextStyle = "name" | "stay" | "area";

/** A line of text as it is drawn. */
export interface MapText {
  text: string;
  x: number;
  /** Of the baseline. */
  y: number;
  size: number;
  anchor: "start" | "middle" | "end";
  style: TextStyle;
}

const LINE_HEIGHT = 1.15;
/** Space between two texts. */
const AIR = 1.5;
const EDGE = 4;

/** Directions from the pin, the most readable first. */
const SIDES: readonly (readonly [x: -1 | 0 | 1, y: -1 | 0 | 1])[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];
const CROSSED_LINE = 3;
const SECOND_LINE = 1.5;

interface Candidate {
  area: Area;
  texts: MapText[];
  cost: number;
}

export function areOverlapping(a: Area, b: Area): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function candidatesOf({ text, at: [x, y], radius, size, style }: Wish): Candidate[] {
  return linesOf(text).flatMap((lines) =>
    SIDES.map(([sideX, sideY], rank) => {
      const width = Math.max(...lines.map((line) => widthOf(line, size)));
      const height = lines.length * size * LINE_HEIGHT;
      const out = (sideX !== 0 && sideY !== 0 ? radius * 0.8 : radius) + 3;
      const left = sideX === 0 ? x - width / 2 : sideX > 0 ? x + out : x - out - width;
      const top = sideY === 0 ? y - height / 2 : sideY > 0 ? y + out : y - out - height;
      const anchor = sideX === 0 ? "middle" : sideX > 0 ? "start" : "end";
      const textX = sideX === 0 ? x : sideX > 0 ? left : left + width;
      return {
        area: { left: left - AIR, top: top - AIR, right: left + width + AIR, bottom: top + height + AIR },
        texts: lines.map((line, k) => ({
          text: line,
          x: textX,
          y: top + size * (LINE_HEIGHT * k + 0.9),
          size,
          anchor,
          style,
        })),
        cost: rank * 0.4 + (lines.length - 1) * SECOND_LINE,
      } satisfies Candidate;
    }),
  );
}

/** Whether a straight way runs through an area. */
function isCrossed({ left, top, right, bottom }: Area, [[ax, ay], [bx, by]]: readonly [Spot, Spot]): boolean {
  let [from, to] = [0, 1];
  for (const [start, step, low, high] of [
    [ax, bx - ax, left, right],
    [ay, by - ay, top, bottom],
  ] as const) {
    if (step === 0) {
      if (start < low || start > high) return false;
      continue;
    }
    const [a, b] = [(low - start) / step, (high - start) / step];
    [from, to] = [Math.max(from, Math.min(a, b)), Math.min(to, Math.max(a, b))];
  }
  return from <= to;
}

/**
 * Finds a place for each name, the first wish first, so that no name lies on another, on a pin or over the edge; a name
 * without a place is left to the list beside the map. A name crosses a way only where no better place is free.
 */
export function placeLabels(
  wishes: readonly Wish[],
  taken: readonly Area[],
  ways: readonly (readonly [Spot, Spot])[],
): { texts: MapText[]; areas: Area[] } {
  const areas: Area[] = [];
  const texts: MapText[] = [];
  for (const wish of wishes) {
    const free = candidatesOf(wish)
      .filter(
        ({ area }) =>
          area.left >= EDGE &&
          area.top >= EDGE &&
          area.right <= MAP.width - EDGE &&
          area.bottom <= MAP.height - EDGE &&
          ![...taken, ...areas].some((other) => areOverlapping(area, other)),
      )
      .map((one) => ({
        ...one,
        cost: one.cost + ways.filter((way) => isCrossed(one.area, way)).length * CROSSED_LINE,
      }))
      .sort((a, b) => a.cost - b.cost);
    const [best] = free;
    if (!best) continue;
    areas.push(best.area);
    texts.push(...best.texts);
  }
  return { texts, areas };
}
