import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dominates, paretoFront } from "./pareto";

const point = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 3, maxLength: 3 });

describe("paretoFront", () => {
  it("keeps whatever nothing dominates, one of equals, in the given order", () => {
    fc.assert(
      fc.property(fc.array(point, { maxLength: 40 }), (points) => {
        const expected = points.filter(
          (p, index) =>
            !points.some((other) => dominates(other, p)) &&
            points.findIndex((other) => other.join() === p.join()) === index,
        );
        expect(paretoFront(points, (p) => p)).toEqual(expected);
      }),
    );
  });

  it("needs one better count and none worse", () => {
    expect(dominates([1, 2], [1, 3])).toBe(true);
    expect(dominates([1, 3], [1, 3])).toBe(false);
    expect(dominates([0, 4], [1, 3])).toBe(false);
  });
});
