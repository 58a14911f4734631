import { describe, expect, it } from "vitest";
import { isInRing } from "../tiles/rings";
import { seaBeside } from "./close-coast";

type Corner = [number, number];

/** Whether a point is sea. */
const isSea = (coasts: Corner[][], at: Corner): boolean =>
  seaBeside(coasts)!.waters.some(
    ([ring, ...islands]) => isInRing(at, ring!) && !islands.some((island) => isInRing(at, island)),
  );

/** From west to east with a bay, land to the north. */
const SOUTH_COAST: Corner[] = [
  [0, 5],
  [4, 5],
  [5, 9],
  [6, 5],
  [10, 1],
];
const ISLAND: Corner[] = [
  [2, 2],
  [3, 2],
  [3, 3],
  [2, 3],
  [2, 2],
];

describe("the sea beside a coast", () => {
  it("lies to the right of the line, in the box of the coast, around its islands", () => {
    expect(seaBeside([SOUTH_COAST])!.box).toEqual({ west: 0, south: 1, east: 10, north: 9 });
    const coasts = [SOUTH_COAST, ISLAND];
    expect([isSea(coasts, [5, 3]), isSea(coasts, [5, 8]), isSea(coasts, [1, 7])]).toEqual([true, true, false]);
    expect([isSea(coasts, [2.5, 2.5]), isSea(coasts, [9, 6])]).toEqual([false, false]);
  });

  it("changes its side with the direction of the line", () => {
    const turned = [SOUTH_COAST.toReversed()];
    expect([isSea(turned, [5, 3]), isSea(turned, [1, 7])]).toEqual([false, true]);
  });

  it("lies between two coasts", () => {
    const north: Corner[] = [
      [10, 10],
      [5, 12],
      [0, 10],
    ];
    const strait = [SOUTH_COAST.toReversed(), north.toReversed()];
    expect([isSea(strait, [1, 7]), isSea(strait, [5, 2]), isSea(strait, [1, 11.5])]).toEqual([true, false, false]);
    const isthmus = [SOUTH_COAST, north];
    expect([isSea(isthmus, [1, 7]), isSea(isthmus, [5, 2]), isSea(isthmus, [1, 11.5])]).toEqual([false, true, true]);
  });

  it("surrounds islands without a coast, and cuts one at the edge of a coast's box", () => {
    expect([isSea([ISLAND], [2.5, 2.5]), isSea([ISLAND], [1.998, 2.5])]).toEqual([false, true]);
    const far: Corner[] = [
      [8, 0],
      [12, 0],
      [12, 2],
      [8, 2],
      [8, 0],
    ];
    expect([isSea([SOUTH_COAST, far], [9, 1.5]), isSea([SOUTH_COAST, far], [7, 1.5])]).toEqual([false, true]);
  });

  it("is unknown where a coast ends in the middle", () => {
    expect(seaBeside([[...SOUTH_COAST, [5, 4] as Corner]])).toBeUndefined();
    expect(seaBeside([])).toBeUndefined();
    expect(
      seaBeside([
        [
          [1, 1],
          [2, 1],
        ] as Corner[],
      ]),
    ).toBeUndefined();
  });
});
