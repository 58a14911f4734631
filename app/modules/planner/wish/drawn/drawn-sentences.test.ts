import { describe, expect, it } from "vitest";
import { answerTo } from "./answer-to.fixture";
import { DECEMBER_DRAW } from "./december.fixture";
import { FIRST_DRAW, SECOND_DRAW, THIRD_DRAW } from "./first.fixture";
import { JANUARY_DRAW } from "./january.fixture";
import { NOVEMBER_DRAW } from "./november.fixture";

describe("drawn sentences and their full right answers", () => {
  it.each([...FIRST_DRAW, ...SECOND_DRAW, ...THIRD_DRAW, ...NOVEMBER_DRAW, ...DECEMBER_DRAW, ...JANUARY_DRAW])(
    "%s",
    (sentence, right) => {
      expect(answerTo(sentence)).toEqual(right);
    },
  );
});
