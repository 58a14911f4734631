import { describe, expect, it } from "vitest";
import type { DayProblem } from "../problem/day-problem";
import type { Plan } from "../engine/problem";
import { isOverBudget, overBudget } from "./over-budget";

/** A hotel and a place to which a ride costs so much each way, with so much of ten dollars spent. */
function world(price: number, fare: number, spent: number): [Pick<DayProblem, "problem">, Pick<Plan, "days">] {
  const nodes = [
    { duration: 0, score: 0 },
    { duration: 60, score: 1, price },
  ];
  const travel = { n: 2, time: new Int32Array(4), cost: Float64Array.from([0, fare, fare, 0]) };
  return [
    { problem: { nodes, travel, days: [], rules: { maxPrice: 10 } } },
    { days: [{ stops: [], breaks: [], travel: 0, price: spent, walk: 0 }] as unknown as Plan["days"] },
  ];
}

describe("what is left of the money", () => {
  it.each([
    ["pays for a place beside the hotel that costs nothing", world(0, 0, 10), false],
    ["pays for the rides to it and back", world(0, 2, 6), false],
    ["does not pay for the second ride", world(0, 2, 7), true],
    ["does not pay for the entrance", world(8, 0, 3), true],
  ])("%s", (_what, [problem, plan], isOver) => {
    expect(isOverBudget(1, problem, plan)).toBe(isOver);
  });

  it("is said by what is missing of the entrance, else by the way", () => {
    expect(overBudget(1, ...world(8, 2, 3))).toBe("At $8 it would take the days $1 over your budget.");
    expect(overBudget(1, ...world(0, 2, 7))).toBe("The way there would take the days over your budget.");
  });
});
