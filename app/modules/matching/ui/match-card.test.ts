import { expect, it } from "vitest";
import { scoreColour } from "./match-card";

it.each([
  [0.8, "green"],
  [0.6, "yellow"],
  [0.4, "orange"],
  [0.39, "red"],
] as const)("gives a score of %d the colour %s", (score, colour) => {
  expect(scoreColour(score)).toBe(colour);
});
