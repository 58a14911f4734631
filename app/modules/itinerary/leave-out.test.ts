import { expect, it } from "vitest";
import { arranging } from "./arranging.fixture";
import { DayBook } from "./day-book";
import { leaveOutDear } from "./leave-out";

/** The visits of half a day with one sight near the hotel and one so many kilometres away, a lesser reason to come. */
function leftOf(far: number, minutes: number, isLesser = true): number[] {
  const spots = [
    { x: 1, y: 0, score: 100 },
    { x: -far, y: 0, minutes, score: 100 },
  ];
  const book = new DayBook(
    arranging(spots, [[1, 2]], { isWhole: [false], required: new Set([1, 2]), lesser: new Set(isLesser ? [2] : []) }),
  );
  leaveOutDear(book);
  return book.order[0]!;
}

it("leaves out a lesser reason to come for which one would ride longer than one stays, and nothing that is a first one", () => {
  expect(leftOf(6, 60)).toEqual([1]);
  // Three quarters of an hour are a long ride already.
  expect(leftOf(4, 45)).toEqual([1]);
  expect(leftOf(4, 50)).toEqual([1, 2]);
  expect(leftOf(6, 60, false)).toEqual([1, 2]);
  expect(leftOf(6, 90)).toEqual([1, 2]);
  expect(leftOf(3, 30)).toEqual([1, 2]);
});
