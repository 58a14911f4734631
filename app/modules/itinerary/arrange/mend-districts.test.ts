import { describe, expect, it } from "vitest";
import { arranging } from "../day/arranging.fixture";
import type { Spot } from "../day/arranging.fixture";
import { DayArrangement } from "./day-arrangement";
import type { Id } from "../engine/problem";
import { takeInMore } from "./fill-days";
import { mendDistricts } from "./mend-districts";

const inOf = (district: string, x: number, minutes = 120): Spot => ({ x, y: 0, district, minutes });
const all = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** Three full days, each with a stop in the old town. */
const spots = [
  ...[inOf("old", 1), inOf("east", 1.1), inOf("east", 1.2)],
  ...[inOf("old", 1), inOf("west", 1.1), inOf("west", 1.2)],
  ...[inOf("old", 1, 60), inOf("north", 1.1), inOf("north", 1.2)],
];
const order: Id[][] = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
];

function mended(required: readonly Id[], days = order): Id[][] {
  const book = new DayArrangement(arranging(spots, days, { required: new Set(required) }));
  mendDistricts(book, 1500);
  return book.order;
}

const daysOf = (days: readonly Id[][], ids: readonly Id[]): number =>
  days.filter((day) => day.some((x) => ids.includes(x))).length;

describe("a district on three days", () => {
  it("is made whole without the stop that nobody asked for", () => {
    const days = mended(all.filter((x) => x !== 7));
    expect(daysOf(days, [1, 4, 7])).toBe(2);
    expect(days.flat()).toEqual(expect.arrayContaining(all.filter((x) => x !== 7)));
  });

  it("is made whole by other stops that take its place, where all of them have to be seen", () => {
    const days = mended(all);
    expect(daysOf(days, [1, 4, 7])).toBeLessThan(3);
    expect(days.flat().sort((a, b) => a - b)).toEqual(all);
  });

  it("stays as it is where a day would be left with next to nothing", () => {
    expect(mended([], [[1], [4], [7]])).toEqual([[1], [4], [7]]);
  });
});

describe("what is left when the days are arranged", () => {
  const rest = [...spots.slice(0, 2), ...spots.slice(3, 5), inOf("south", 1), inOf("old", 1, 60)];
  const taken = (days: Id[][]): Id[][] => {
    const book = new DayArrangement(arranging(rest, days, { spare: [6] }));
    takeInMore(book);
    return book.order;
  };

  it("is taken into a day that goes to its part of town", () => {
    expect(taken([[1, 2], [3, 4], [5]]).findIndex((ids) => ids.includes(6))).toBeLessThan(2);
  });

  it("opens no district on a third day", () => {
    const full = [{ ...inOf("old", 1, 420) }, { ...inOf("old", 1, 420) }, inOf("south", 1), inOf("old", 1, 60)];
    const book = new DayArrangement(arranging(full, [[1], [2], [3]], { spare: [4] }));
    takeInMore(book);
    expect(book.order).toEqual([[1], [2], [3]]);
  });
});
