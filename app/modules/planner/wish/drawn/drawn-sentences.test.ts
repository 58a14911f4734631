import { describe, expect, it } from "vitest";
import { answerTo } from "./answer-to.fixture";
import { APRIL_DRAW } from "./april.fixture";
import { AS_TAKEN_DRAW } from "./as-taken.fixture";
import { AUGUST_DRAW } from "./august.fixture";
import { DECEMBER_DRAW } from "./december.fixture";
import { END_OF_NOVEMBER_DRAW } from "./end-of-november.fixture";
import { FEBRUARY_DRAW } from "./february.fixture";
import { FIRST_DRAW, SECOND_DRAW, THIRD_DRAW } from "./first.fixture";
import { JANUARY_DRAW } from "./january.fixture";
import { JULY_DRAW } from "./july.fixture";
import { JUNE_DRAW } from "./june.fixture";
import { LATE_NOVEMBER_DRAW } from "./late-november.fixture";
import { MARCH_DRAW } from "./march.fixture";
import { MAY_DRAW } from "./may.fixture";
import { NOVEMBER_DRAW } from "./november.fixture";
import { OCTOBER_DRAW } from "./october.fixture";
import { SEPTEMBER_DRAW } from "./september.fixture";

describe("drawn sentences and their full right answers", () => {
  const earlier = [...FIRST_DRAW, ...SECOND_DRAW, ...THIRD_DRAW, ...NOVEMBER_DRAW, ...DECEMBER_DRAW];
  it.each([
    ...earlier,
    ...JANUARY_DRAW,
    ...FEBRUARY_DRAW,
    ...MARCH_DRAW,
    ...APRIL_DRAW,
    ...MAY_DRAW,
    ...JUNE_DRAW,
    ...JULY_DRAW,
    ...AUGUST_DRAW,
    ...SEPTEMBER_DRAW,
    ...OCTOBER_DRAW,
    ...AS_TAKEN_DRAW,
    ...LATE_NOVEMBER_DRAW,
    ...END_OF_NOVEMBER_DRAW,
  ])("%s", (sentence, right) => {
    expect(answerTo(sentence)).toEqual(right);
  });
});
