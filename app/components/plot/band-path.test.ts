import { expect, it } from "vitest";
import { bandPath } from "./band-path";

it("draws each span as a box, and nothing for what has no length", () => {
  expect(bandPath([], 0, 40)).toBe("");
  expect(
    bandPath(
      [
        { from: 60, to: 90 },
        { from: 90, to: 90 },
        { from: 120, to: 180 },
      ],
      4,
      10,
    ),
  ).toBe("M60 4h30v10h-30zM120 4h60v10h-60z");
});
