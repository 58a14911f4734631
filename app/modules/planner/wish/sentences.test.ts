import { describe, expect, it } from "vitest";
import { answerTo } from "./answer-to.fixture";
import { FIRST_DRAW, SECOND_DRAW, THIRD_DRAW } from "./sentences.fixture";

describe("sentences and their full right answers", () => {
  it.each([...FIRST_DRAW, ...SECOND_DRAW, ...THIRD_DRAW])("%s", (sentence, right) => {
    expect(answerTo(sentence)).toEqual(right);
  });
});
