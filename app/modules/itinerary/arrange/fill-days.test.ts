import { describe, expect, it } from "vitest";
import { fillQuietDays, withLongWhiles } from "./arrange";
import type { Arranging } from "../day/arranging";
import { arranging } from "../day/arranging.fixture";
import type { Spot } from "../day/arranging.fixture";
import { DayArrangement } from "./day-arrangement";
import type { Id, Problem } from "../engine/problem";
import { fillLongLastDay } from "./fill-days";

const sorted = (days: readonly (readonly Id[])[]): Id[][] => days.map((ids) => [...ids].sort((a, b) => a - b));

describe("a day that lacks the fare alone", () => {
  const spots = Array.from({ length: 8 }, (_, index): Spot => ({ x: index * 0.2, y: 1 }));
  const order: Id[][] = [[1, 2, 3], [], [6, 7]];
  /**
   * Every way costs half a dollar, place 3 eight, place 2 twenty; eleven and a half are spent, and no more is there.
   */
  const short = (change: Partial<Arranging>): Arranging => {
    const { problem, ...input } = arranging(spots, order, { spare: [4, 5], ...change });
    const { n, time } = problem.travel as Exclude<Problem["travel"], (...args: never) => unknown>;
    const price = (x: Id): number => (x === 3 ? 8 : x === 2 ? 20 : 0);
    return {
      ...input,
      problem: {
        ...problem,
        nodes: problem.nodes.map((node, x) => ({ ...node, price: price(x), score: x === 2 ? 80 : 50 })),
        travel: { n, time, cost: new Float64Array(n * n).fill(0.5) },
        rules: { maxPrice: 31.5 },
      },
    };
  };

  it("gets it from what is dear and nobody asked for, the least first", () => {
    const days = fillQuietDays(short({}));
    expect(sorted(days)).toEqual([
      [1, 2],
      [4, 5],
      [6, 7],
    ]);
  });

  it("gets it from a lesser reason to come, and from none of the first", () => {
    expect(fillQuietDays(short({ required: new Set([2, 3]) })).flat()).toContain(3);
    const days = fillQuietDays(short({ required: new Set([2, 3]), lesser: new Set([3]) }));
    expect(days.flat()).not.toContain(3);
    expect(days[1]).toHaveLength(2);
  });
});

describe("a day that would hold an evening alone", () => {
  it("has a long free while before it", () => {
    const spots: Spot[] = [
      { x: 0.2, y: 0, open: [1020, 1140] },
      { x: 0, y: 0.2, open: [780, 900] },
    ];
    const input = arranging(spots, [[], [1], [], [], [], [2]], {
      returns: [{ node: 3, first: 2, mayComeEarlier: true }],
      isWhole: [false, true, false, false, false, false],
      capacity: [0, 450, 0, 0, 0, 450],
    });
    const again = { score: 100, duration: 60, windows: [{ open: 780, latestStart: 840, latestEnd: 900 }] };
    const problem: Problem = {
      ...input.problem,
      nodes: [...input.problem.nodes, again],
      days: input.problem.days.map((day) => ({ ...day, maxWait: 120 })),
      travel: { n: 4, time: new Int32Array(16).fill(5) },
    };
    const short = {
      ...input,
      problem,
      km: new Float64Array(16),
      firstStay: [0, 60, 60, 60],
      districts: [0, 1, 2, 3].map(() => []),
    };
    expect(fillQuietDays(short)[1]).toEqual([1]);
    expect(withLongWhiles(short).order[1]).toEqual([3, 1]);
  });
});

describe("a day of leaving with nothing new left for it", () => {
  const days = (isWhole: boolean): Id[][] => {
    const spots: Spot[] = [1, 2, 3, 4, 5, 6, 7].map((x) => ({ x: x * 0.1, y: 0 }));
    const order: Id[][] = [[1, 2], [3, 4], [5, 6], [], []].map((ids) => [...ids]);
    const input = arranging(spots, order, {
      returns: [{ node: 7, first: 1, mayComeEarlier: false }],
      isWhole: [true, true, true, false, isWhole],
      capacity: [450, 450, 450, 0, 450],
    });
    return fillQuietDays(input);
  };

  it("holds no second visit, where a whole day does", () => {
    expect(days(true)[4]).toEqual([7]);
    expect(days(false)[4]).toEqual([]);
  });
});

describe("a last day on which one flies late", () => {
  const spots = Array.from({ length: 9 }, (_, index): Spot => ({
    x: 0.1 * index,
    y: 0.3,
    ...(index < 5 && { district: "Centre" }),
  }));
  const input = (end: number): Arranging => {
    const { problem, ...rest } = arranging(spots, [[], [1, 2, 3, 4, 5], [6, 7, 8, 9], []], {
      isWhole: [false, true, true, false],
      required: new Set(spots.map((_, index) => index + 1)),
    });
    return { ...rest, problem: { ...problem, days: problem.days.map((day, d) => (d === 3 ? { ...day, end } : day)) } };
  };
  const lastDay = (end: number): Id[] => {
    const book = new DayArrangement(input(end));
    fillLongLastDay(book);
    expect(book.order.flat().length).toBe(9);
    return book.order[3]!;
  };

  it("takes visits from days that hold many", () => {
    expect(lastDay(1050).length).toBeGreaterThan(1);
  });

  it("is left to packing where one flies at noon", () => {
    expect(lastDay(720)).toEqual([]);
  });
});
