import { describe, expect, it } from "vitest";
import { answerTo } from "./answer-to.fixture";
import { DECEMBER_DRAW } from "./drawn-december.fixture";
import { NOVEMBER_DRAW } from "./drawn-november.fixture";

describe("drawn sentences and their full right answers", () => {
  it.each([...NOVEMBER_DRAW, ...DECEMBER_DRAW])("%s", (sentence, right) => {
    expect(answerTo(sentence)).toEqual(right);
  });
});
