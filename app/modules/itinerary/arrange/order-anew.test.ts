import { describe, expect, it } from "vitest";
import { arranging } from "../day/arranging.fixture";
import type { Spot } from "../day/arranging.fixture";
import { DayArrangement } from "./day-arrangement";
import type { Id } from "../engine/problem";
import { orderAnew } from "./order-anew";

function ordered(spots: readonly Spot[], ids: Id[]): Id[] {
  const book = new DayArrangement(arranging(spots, [ids]));
  orderAnew(book);
  return book.order[0]!;
}

describe("the order of a day", () => {
  const row = [1, 2, 3, 4, 5].map((x): Spot => ({ x, y: x % 2 }));

  it("is the shortest there is, whatever it was", () => {
    const shortest = ordered(row, [3, 1, 5, 2, 4]);
    expect([shortest, [...shortest].reverse()]).toContainEqual(ordered(row, [4, 2, 5, 1, 3]));
  });

  it("stays where it is no shorter, or the hours do not allow it", () => {
    expect(
      ordered(
        [1, 2, 3].map((x) => ({ x, y: 0 })),
        [1, 3, 2],
      ),
    ).toEqual([1, 3, 2]);
    const hours: Spot[] = [
      { x: 1, y: 0, open: [900, 1140] },
      { x: 5, y: 0, open: [540, 700] },
      { x: 1.2, y: 0, open: [980, 1140] },
    ];
    expect(ordered(hours, [2, 1, 3])).toEqual([2, 1, 3]);
  });
});
