import { describe, expect, it } from "vitest";
import { scoreColour } from "./best-matches";

describe("the colour of a match", () => {
  it.each([
    [0.8, "green"],
    [0.79, "yellow"],
    [0.6, "yellow"],
    [0.4, "orange"],
    [0.39, "red"],
  ])("%f is %s (CHECKLIST EXPL-36)", (score, colour) => {
    expect(scoreColour(score)).toBe(colour);
  });
});
