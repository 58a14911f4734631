import { describe, expect, it } from "vitest";
import { arranging } from "../day/arranging.fixture";
import { DayArrangement } from "./day-arrangement";
import { leaveOutDear, makeRoomForFar } from "./leave-out";

/**
 * The visits left of half a day with one sight near the hotel and one, a lesser reason to come, so many kilometres
 * away.
 */
function leftOf(far: number, minutes: number, isLesser = true): number[] {
  const spots = [
    { x: 1, y: 0, score: 100 },
    { x: -far, y: 0, minutes, score: 100 },
  ];
  const book = new DayArrangement(
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

describe("a visit that is far on its day", () => {
  /**
   * The first day holds one visit near the hotel and one far in the west; two visits in the west fill the second day.
   */
  function dealt(change: { score?: number; required?: number[]; lesser?: number[]; fixed?: number[]; far?: number }) {
    const { score = 20, required = [1, 2, 3], lesser = [], fixed = [], far = 8 } = change;
    const spots = [
      { x: 1, y: 0, score: 100 },
      { x: -far, y: 0, score: 100 },
      { x: -far, y: 0.2, minutes: 130, score: 100 },
      { x: -far, y: 0.4, minutes: 130, score },
    ];
    const order = [
      [1, 2],
      [3, 4],
    ];
    const book = new DayArrangement(
      arranging(spots, order, { required: new Set(required), lesser: new Set(lesser), fixed: new Set(fixed) }),
    );
    makeRoomForFar(book);
    return book.order.map((ids) => [...ids].sort());
  }
  const moved = [[1], [2, 3]];
  const stays = [
    [1, 2],
    [3, 4],
  ];

  it("takes the place of a lesser one that lies beside it on another", () => {
    expect(dealt({})).toEqual(moved);
    expect(dealt({ required: [1, 2, 3, 4], lesser: [4] })).toEqual(moved);
  });

  it("stays where nothing may give way to it, where that would be the greater loss, and where it is not far", () => {
    expect(dealt({ required: [1, 2, 3, 4] })).toEqual(stays);
    expect(dealt({ score: 100 })).toEqual(stays);
    expect(dealt({ fixed: [2] })).toEqual(stays);
    expect(dealt({ far: 3 })).toEqual(stays);
  });
});
