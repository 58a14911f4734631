import type { Point } from "#app/shared/geo";

/** A box of the earth in degrees. East may pass 180 where the box does. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** The water of a box: closed lines counter-clockwise, and clockwise around the land in them. */
export interface Water {
  box: Box;
  rings: readonly (readonly Point[])[];
}

/** Stored water: whole steps from point to point, as printable letters. */
export interface StoredWater {
  box: readonly [west: number, south: number, east: number, north: number];
  /** Steps to a degree. */
  steps: number;
  rings: readonly string[];
}

// The letters of Google's encoded polylines, without those that JSON has to escape: five bits each; the sixth says that
// more follow.
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const MORE = 32;
const VALUES = new Map([...LETTERS].map((letter, value) => [letter.charCodeAt(0), value]));

function encodeNumber(value: number): string {
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  let text = "";
  while (rest >= MORE) {
    text += LETTERS[MORE + (rest % MORE)];
    rest = Math.floor(rest / MORE);
  }
  return text + LETTERS[rest];
}

/** A ring of whole steps from the south-west corner of its box, as letters. */
export function encodeRing(steps: readonly (readonly [number, number])[]): string {
  let [x, y] = [0, 0];
  return steps
    .map(([nextX, nextY]) => {
      const text = encodeNumber(nextX - x) + encodeNumber(nextY - y);
      [x, y] = [nextX, nextY];
      return text;
    })
    .join("");
}

/** The numbers of a text that {@link encodeRing} has written, at most so many of them. */
export function decodeNumbers(text: string, most = Infinity): number[] {
  const numbers: number[] = [];
  let [value, scale] = [0, 1];
  for (let at = 0; at < text.length && numbers.length < most; at += 1) {
    const bits = VALUES.get(text.charCodeAt(at)) ?? 0;
    value += (bits % MORE) * scale;
    scale *= MORE;
    if (bits >= MORE) continue;
    numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    [value, scale] = [0, 1];
  }
  return numbers;
}

/** Stored water as points of the earth. */
export function decodeWater({ box: [west, south, east, north], steps, rings }: StoredWater): Water {
  return {
    box: { west, south, east, north },
    rings: rings.map((text) => {
      const numbers = decodeNumbers(text);
      let [x, y] = [0, 0];
      const points: Point[] = [];
      for (let k = 0; k + 1 < numbers.length; k += 2) {
        x += numbers[k]!;
        y += numbers[k + 1]!;
        points.push({ lat: south + y / steps, lon: west + x / steps });
      }
      return points;
    }),
  };
}
