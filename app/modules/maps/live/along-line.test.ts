import { describe, expect, it } from "vitest";
import { spotsAlong } from "./along-line";

describe("a name along a street", () => {
  it("stands in the middle, turned with the street and never upside down", () => {
    const [east] = spotsAlong(
      [
        { x: 0, y: 0 },
        { x: 100, y: 100 },
      ],
      60,
    );
    expect(east).toMatchObject({ x: 50, y: 50 });
    expect(east!.angle).toBeCloseTo(Math.PI / 4);
    const [west] = spotsAlong(
      [
        { x: 100, y: 100 },
        { x: 0, y: 0 },
      ],
      60,
    );
    expect(west!.angle).toBeCloseTo(Math.PI / 4);
  });

  it("is left out where the street is too short for it, or bends under it", () => {
    expect(
      spotsAlong(
        [
          { x: 0, y: 0 },
          { x: 50, y: 0 },
        ],
        60,
      ),
    ).toEqual([]);
    expect(
      spotsAlong(
        [
          { x: 0, y: 0 },
          { x: 40, y: 0 },
          { x: 40, y: 40 },
        ],
        60,
      ),
    ).toEqual([]);
    expect(spotsAlong([{ x: 3, y: 3 }], 60)).toEqual([]);
  });

  it("comes again on a long street", () => {
    const spots = spotsAlong(
      [
        { x: 0, y: 0 },
        { x: 1000, y: 0 },
      ],
      100,
    );
    expect(spots.map(({ x }) => x)).toEqual([500, 800, 200]);
  });
});
