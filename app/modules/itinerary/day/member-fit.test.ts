import { expect, it } from "vitest";
import { weightedFitFor } from "./member-fit";

const ann = { fits: { tower: 0.5, corner: 0.5, other: 1 } };

it("counts a place that people come for more than several extras that suit as well", () => {
  const tower = weightedFitFor(ann, { id: "tower", weight: 4 });
  const corner = weightedFitFor(ann, { id: "corner", weight: 1 });
  expect(tower).toBeGreaterThan(4 * corner);
  expect(tower).toBeLessThan(8 * corner);
});

it("counts a place for as much as it suits, and for nothing where nobody said", () => {
  expect(weightedFitFor(ann, { id: "other", weight: 3 })).toBeCloseTo(
    2 * weightedFitFor(ann, { id: "tower", weight: 3 }),
  );
  expect(weightedFitFor(ann, { id: "unknown", weight: 5 })).toBe(0);
});
